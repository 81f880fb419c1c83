## A ruling in a few words, for a cell of a table or the end of a sentence.

verdict-higher = { $high-the } wins
verdict-tie = a tie
verdict-trick = { $alone ->
    [yes] the trick goes to { $team-the }
   *[no] the trick goes to { $team-the }, by { $seat-poss } { $card }
  }
verdict-hand = the hand goes to { $team-the }
verdict-hand-nobody = nobody takes the hand
verdict-hand-undecided = the hand is still open
verdict-envido = { $points } for envido
verdict-envido-flor = a flor, and no envido is counted
verdict-flor = { $points } for flor
verdict-no-flor = not a flor
verdict-amount = { $points-units }
verdict-contest = { $kind-key ->
    [flor] the flor contest goes to { $team-the }
   *[envido] the envido goes to { $team-the }
  }
verdict-only-flor = the flor goes to { $team-the }
verdict-contest-nobody = nobody wins the contest
verdict-contest-void = the envido is void
verdict-match = the match goes to { $team-the }
verdict-match-goes-on = the match goes on
verdict-undetermined = the document does not decide
verdict-open = the document does not decide (our reading: { $verdict })
verdict-absent = does not exist
