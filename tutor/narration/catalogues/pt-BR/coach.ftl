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
   *[other] { $even ->
        [yes] Recusar custa { $points-units }; aceitar ganha ou perde { $taken-units }. Aceitar compensa a partir de { $percent } vitórias em cada 100.
       *[no] Recusar custa { $points-units }; aceitar ganha { $taken-units } ou perde { $lost-units }. Aceitar compensa a partir de { $percent } vitórias em cada 100.
      }
  }
coach-last-envido = Depois dessa carta, você já não pede envido nesta mão.

# O que ele não sabe
coach-unseen = As cartas do outro lado eu não vejo, nem você.
coach-unseen-partner = As cartas do outro lado eu não vejo, nem as do seu parceiro: só o que você vê.
coach-blind = Na mão escura ninguém olha as cartas, e eu também não.
coach-any-deal = Para mim, qualquer carta que você não viu pode estar com qualquer um: não tomo pedido nem silêncio como sinal.
coach-no-hand-chance = Aqui, a chance de levar a mão eu não sei calcular.
coach-partner-count = Do envido, conto só com as suas cartas: o seu parceiro pode ter mais.
coach-open-cards = A chance de levar a mão é com as cartas abertas e o melhor jogo dos dois: mede as cartas, não adivinha o que o outro vai fazer.

# As chances
coach-hand-now = { $hands ->
    [1] Do outro já se sabe tudo. Com as cartas abertas e o melhor jogo dos dois, a sua chance é de { $chance-percent }.
   *[other] Com as cartas abertas e o melhor jogo dos dois, a mão é sua contra { $chance-percent } das { $hands-thousands } mãos que o outro pode ter.
  }
coach-hand-sampled = { $deals ->
    [1] Já não há carta que você não tenha visto. Com jogo simples até o fim, a sua chance é de { $percent }%.
   *[other] Sorteei { $deals } vezes as cartas que você não viu e joguei até o fim, com jogo simples e sem mais pedidos: o seu lado levou { $percent }% das mãos. Margem de erro: { $margin } pontos percentuais.
  }
coach-hand-with = { $hidden ->
    [yes] Escondendo { $card-the }, a mão é sua contra { $chance-percent } das que o outro pode ter.
   *[no] Com { $card-the }, a mão é sua contra { $chance-percent } das que o outro pode ter.
  }

# A conversa depois da mão
coach-points = { $unit ->
    [tento] { $one ->
        [yes] { $n } tento
       *[no] { $n } tentos
      }
   *[ponto] { $one ->
        [yes] { $n } ponto
       *[no] { $n } pontos
      }
  }
coach-review-nothing = Nesta mão não há escolha que eu possa avaliar.
coach-review-clean = Nenhuma escolha sua custou pontos que se possam medir.
coach-review-costs = { $count ->
    [1] Uma escolha sua custou pontos.
   *[other] { $count } escolhas suas custaram pontos; a mais cara vem primeiro.
  }
coach-review-costly = { $done } custou, em média, { $cost }: { $rival } rendia mais.
coach-review-good = { $done } foi boa escolha: { $rival } renderia, em média, { $cost } a menos.
coach-review-same = { $done } ou { $rival }: tanto faz, a conta dá igual.
coach-review-unsure = { $done } ou { $rival }: não dá para dizer. A diferença média, { $cost }, cabe na margem de erro, { $error }.
coach-review-counted = { $whole ->
    [yes] { $deals ->
        [1] Só há uma mão possível, e foi jogada até o fim dos dois jeitos.
       *[other] As { $deals } mãos possíveis foram jogadas até o fim dos dois jeitos. Margem de erro: { $error }.
      }
   *[no] { $deals } mãos sorteadas entre as possíveis foram jogadas até o fim dos dois jeitos. Margem de erro: { $error }.
  }
coach-review-depends = { $better ->
    [plain] { $done } ou { $rival }: depende de quem está do outro lado. Contra quem joga por regras simples, { $rival } renderia { $more } a mais; contra quem aceita tudo, { $less } a menos.
   *[payer] { $done } ou { $rival }: depende de quem está do outro lado. Contra quem aceita tudo, { $rival } renderia { $more } a mais; contra quem joga por regras simples, { $less } a menos.
  }
coach-review-how = Cada escolha é julgada pelo que você via na hora, não pelas cartas que apareceram depois. Em mãos que poderiam ser a sua, comparei o que você fez com o que a última dica diria (e, se foi isso o que você fez, com o melhor do resto), contra dois adversários: um joga por regras simples, e os pedidos dele dizem algo das cartas; o outro aceita tudo o que se pede. Só digo que uma escolha custou pontos se custou contra os dois.

# A última das quatro ajudas
coach-hint-do = Eu faria assim: { $act }. { $why }
coach-hint-tried = Por regras simples seria { $plain }; mas joguei os dois até o fim, em mãos que poderiam ser esta, e assim rende em média { $gain } a mais, contra quem joga por regras simples e contra quem aceita tudo.
coach-hint-caller = A chance conta qualquer mão do outro lado, mas quem pede costuma ter mais que uma qualquer.
