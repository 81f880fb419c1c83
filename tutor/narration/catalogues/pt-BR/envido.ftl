## A conta do envido.

envido-pair = { $nothings ->
    [0] { $points } de envido: { $bonus } do par de { $suit }, mais { $parts }.
    [1] { $points } de envido: { $bonus } do par de { $suit }, mais { $parts }; { $nothing } não conta.
   *[other] { $points } de envido, só do par de { $suit }: { $nothing } não contam.
  }
envido-single = { $points ->
    [0] 0 de envido: três figuras de naipes diferentes.
   *[other] { $points } de envido, { $best-of }: não há duas cartas do mesmo naipe.
  }
envido-is-flor = As três cartas são de { $suit }: é flor, que tem a sua própria conta.
envido-silent-flor = { $nothings ->
    [0] { $points } de envido com a flor calada: { $bonus } e as duas melhores, { $parts }.
    [1] { $points } de envido com a flor calada: { $bonus } e a melhor carta, { $parts }.
   *[other] { $points } de envido com a flor calada: { $bonus }, e as figuras não contam.
  }
