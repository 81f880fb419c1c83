## O que se marca, e por quê.

paid-contest = { $kind-key ->
    [flor] A flor rende { $points-units } para { $team-the }.
   *[envido] O envido rende { $points-units } para { $team-the }.
  }
paid-fold = { $seat-the } foi ao baralho: { $points-units } para { $team-the }.
paid-hand = A mão rende { $points-units } para { $team-the }.
