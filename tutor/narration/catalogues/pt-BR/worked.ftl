# Passos de uma decisão que se diz numa linha: de onde veio o número ou o nome.

worked-falta-leader = { $leads ->
    [level] Os dois lados têm { $points }.
   *[one] Na frente está { $who }, com { $points }.
}
worked-target = A partida vai a { $target }.
worked-match-side = { $there ->
    [yes] { $who } chegou lá, com { $points }.
   *[no] { $who } ainda não chegou: tem { $points }.
}
worked-first-king = O primeiro rei saiu para { $name }.
worked-cut-splits = { $n ->
    [one] Uma separação: um movimento.
   *[other] { $n } separações: { $n } movimentos.
}
worked-cut-taken = { $n ->
    [one] Uma carta tirada: mais um movimento.
   *[other] { $n } cartas tiradas: mais { $n } movimentos.
}
worked-cut-joins = Juntar os montes não gasta movimento.
