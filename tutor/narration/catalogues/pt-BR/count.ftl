## O que conta numa mão de três cartas.

count-card = { $points ->
    [0] { $card-the } não conta nada.
   *[other] { $card-the } conta { $points }.
  }
count-pair-bonus = { $cards-the } são do mesmo naipe: { $points }.
count-left-out = { $card-the } fica de fora.
