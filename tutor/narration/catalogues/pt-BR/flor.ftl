## A flor: o que é e quanto conta.

flor-is = É flor: as três cartas são do mesmo naipe.
flor-is-not = Não é flor: as três cartas não são do mesmo naipe.
flor-count = { $adding ->
    [0] { $points } de flor: as três figuras de { $suit } não somam nada aos { $bonus }.
   *[other] { $nothings ->
        [0] { $points } de flor de { $suit }: { $bonus }, mais { $parts }.
        [1] { $points } de flor de { $suit }: { $bonus }, mais { $parts }; { $nothing } não conta.
       *[other] { $points } de flor de { $suit }: { $bonus }, mais { $parts }; { $nothing } não contam.
      }
  }
flor-three-figures = { $points ->
    [0] 0 de flor: três figuras de { $suit } não contam nem os { $bonus }.
   *[other] { $points } de flor: três figuras de { $suit } contam só os { $bonus }.
  }
