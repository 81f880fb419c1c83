## What is scored, and why.

paid-contest = { $kind-key ->
    [flor] The flor gives { $points-units } to { $team-the }.
   *[envido] The envido gives { $points-units } to { $team-the }.
  }
paid-fold = { $seat-the } went to the deck: { $points-units } to { $team-the }.
paid-hand = The hand gives { $points-units } to { $team-the }.
