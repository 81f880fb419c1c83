## A decisão em poucas palavras, para uma célula de tabela ou o fim de uma frase.

verdict-higher = ganha { $high-the }
verdict-tie = empate
verdict-trick = { $alone ->
    [yes] rodada { $team-of }
   *[no] rodada { $team-of }, com { $card-the } { $seat-of }
  }
verdict-hand = mão { $team-of }
verdict-hand-nobody = ninguém leva a mão
verdict-hand-undecided = mão ainda sem dono
verdict-envido = { $points } de envido
verdict-envido-flor = é flor, e o envido não se conta
verdict-flor = flor de { $points }
verdict-no-flor = não é flor
verdict-amount = { $points-units }
verdict-contest = { $kind-key ->
    [flor] disputa de flor { $team-of }
   *[envido] envido { $team-of }
  }
verdict-only-flor = flor { $team-of }
verdict-contest-nobody = ninguém ganha a disputa
verdict-contest-void = o envido não vale
verdict-match = partida { $team-of }
verdict-match-goes-on = a partida continua
verdict-undetermined = o documento não decide
verdict-open = o documento não decide (leitura nossa: { $verdict })
verdict-absent = não existe
