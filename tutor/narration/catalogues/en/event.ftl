## What happened in the hand.

event-trick = The end of trick { $trick }.
event-taken = { $seat-the } takes it: { $call-the } stands.
event-refused = { $kind-key ->
    [flor] { $seat-the } does not contest it: { $call-the } ends here.
   *[other] { $seat-the } refuses: { $call-the } ends here.
  }
event-flor-unmet = Nobody on the other side holds a flor to answer with.
event-one-of-side-refused = { $seat-the } refuses, but the partner may still speak.
event-envido-voided = With the flor sung, the envido is void.
event-contest-ended = { $kind-key ->
    [flor] The flor contest is over.
   *[envido] The envido contest is over.
  }
event-truco-comes-back = { $kind-key ->
    [flor] The flor is settled, and the call of { $call } comes back: the answer is up to { $team-the }.
   *[envido] The envido is settled, and the call of { $call } comes back: the answer is up to { $team-the }.
  }
event-eleven-accepted = { $seat-the } wants to play the hand of 11.
event-vira-shown = After the first trick of the dark hand, the vira is turned up: { $vira-the }.
