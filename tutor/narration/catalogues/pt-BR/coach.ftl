## O treinador na mesa: o que está em jogo, o que cada resposta custa ou rende, o que ele não sabe.

coach-gives = O outro lado marca { $points-units }.
coach-gives-if-all = Se todos do seu lado recusarem, o outro lado marca { $points-units }.
coach-plays-for = { $points ->
    [1] Fica em jogo { $points-units }.
   *[other] Ficam em jogo { $points-units }.
  }
coach-plays-for-if-all = { $points ->
    [1] Se todos do seu lado aceitarem, fica em jogo { $points-units }.
   *[other] Se todos do seu lado aceitarem, ficam em jogo { $points-units }.
  }
coach-plays-for-if-taken = { $points ->
    [1] Se aceitarem, fica em jogo { $points-units }.
   *[other] Se aceitarem, ficam em jogo { $points-units }.
  }
coach-wins-if-refused = Se recusarem, o seu lado marca { $points-units }.
coach-wins-if-alone = Se nenhum adversário tem flor, o seu lado marca { $points-units }.
coach-wins = Ganhando, o seu lado marca { $points-units }.
coach-loses = Perdendo, o outro lado marca { $points-units }.
coach-break-even = { $percent ->
    [0] Recusar custa { $points-units }: aceitar não custa mais que isso.
   *[other] Recusar custa { $points-units }; aceitar ganha ou perde { $taken-units }. Aceitar compensa a partir de { $percent } vitórias em cada 100.
  }
coach-last-envido = Depois dessa carta, você já não pede envido nesta mão.

# O que ele não sabe
coach-unseen = As cartas do outro lado eu não vejo, nem você.
coach-unseen-partner = As cartas do outro lado eu não vejo, nem as do seu parceiro: só o que você vê.
coach-blind = Na mão escura ninguém olha as cartas, e eu também não.
coach-any-deal = Para mim, qualquer carta que você não viu pode estar com qualquer um: não tomo pedido nem silêncio como sinal.
