## What would change a ruling: the smallest change, and what would come of it.

change-line = It would change if { $change }: { $verdict }.
change-none = No small change would alter this.

change-card = { $seat ->
    [none] { $old-the } were { $new-the }
   *[other] { $seat-poss } { $old } were { $new-the }
  }
change-vira = the vira were { $new-the }
change-hidden = { $seat-the } laid { $card-the } face down
change-shown = { $seat-the } showed { $card-the }
change-lead = the trick were led by { $seat-the }
change-eldest = the mão were { $seat-the }
change-eldest-side = the mão were on { $team-the }
change-trick-won = { $number ->
    [1] the first trick went to { $team-the }
    [2] the second trick went to { $team-the }
   *[3] the third trick went to { $team-the }
  }
change-trick-tied = { $number ->
    [1] the first trick were tied
    [2] the second trick were tied
   *[3] the third trick were tied
  }
change-on-eleven = { $team-the } were on 11
change-nobody-on-eleven = nobody were on 11
change-answer = the answer were “{ $answer }”
change-call-left-out = nobody had called { $call }
change-call-more = { $call } were called on top
change-call-instead = the call were { $call } and not { $calls-row }
change-score = { $team-the } had { $points-units }
change-target = the match went to { $target }
change-winner = the winner were { $team-the }
change-reached-first = { $team-the } had got there first
change-first-trick = the refusal came in the first trick
change-not-first-trick = the refusal came after the first trick
change-flores = { $number ->
    [1] there were only one flor on that side
   *[other] there were { $number } flores on that side
  }
change-by-falta = the points came from a falta
change-not-by-falta = the points did not come from a falta
change-sung = { $seat-the } sang the flor
change-unsung = { $seat-the } did not sing the flor
