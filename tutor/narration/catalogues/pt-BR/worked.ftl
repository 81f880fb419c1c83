# Passos de uma decisão que se diz numa linha: de onde veio o número ou o nome.

worked-falta-leader = { $leads ->
    [level] Os dois lados têm { $points }.
   *[one] Na frente: { $who }, com { $points }.
}
worked-target = A partida vai a { $target }.
worked-match-side = { $there ->
    [yes] { $who }: { $points }, e o total está alcançado.
   *[no] { $who }: { $points }, ainda abaixo do total.
}
worked-first-king = O primeiro rei saiu para { $name }.
worked-draw-round = { $kings ->
    [some] { $n }ª volta: rei para { $names }.
   *[none] { $n }ª volta: nenhum rei.
}
worked-draw-last = { $n }ª volta: rei para { $name }, e ainda sai mais um.
worked-cut-splits = { $n ->
    [one] Uma separação: um movimento.
   *[other] { $n } separações: { $n } movimentos.
}
worked-cut-taken = { $n ->
    [one] Uma carta tirada: mais um movimento.
   *[other] { $n } cartas tiradas: mais { $n } movimentos.
}
worked-cut-joins = Juntar os montes não gasta movimento.
worked-open-near = { $n ->
    [one] Uma cláusula chega perto do assunto:
   *[other] Estas são as cláusulas que chegam perto do assunto:
}
worked-open-answer = “{ $answer }”
worked-open-answers = O que alguém poderia tirar dessas linhas: { $answers }
worked-open-ours = O juiz segue: { $position } { $why }
worked-open-none = Nenhum passo precisou de uma leitura nossa.
