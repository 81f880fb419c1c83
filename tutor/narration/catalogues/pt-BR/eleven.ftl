## A mão de 11 que não se joga.

eleven-refused = A mão de 11 não foi jogada { $team-by }: o outro lado marca { $points-units }.
eleven-one-refusal = { $seat-the } não quis jogar, e a dupla só joga se os dois quiserem.
