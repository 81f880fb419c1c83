## Quanto vale cada aposta.

bet-taken = { $kind-key ->
    [truco] { $calls-row }, quero: a mão vale { $points-units }.
    [flor] { $calls-row }, quero: { $points-units } para quem ganhar a disputa de flor.
   *[envido] { $calls-row }, quero: { $points-units } para quem ganhar o envido.
  }
bet-refused = { $kind-key ->
    [flor] { $calls-row }, não quero: { $points-units } para quem cantou { $call-the }.
   *[other] { $calls-row }, não quero: { $points-units } para quem pediu { $call-the }.
  }
bet-lone-flor = Só um lado tem flor: { $points-units } para quem cantou.
bet-further-flores = { $times ->
    [1] Uma flor a mais do mesmo lado: mais { $points-units }.
   *[other] { $times } flores a mais do mesmo lado: mais { $points-units }.
  }
bet-first-trick-bonus = A recusa veio na primeira rodada: mais { $points-units }.
