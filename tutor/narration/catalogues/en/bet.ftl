## What each bet is worth.

bet-taken = { $kind-key ->
    [truco] { $calls-row }, quero: the hand is worth { $points-units }.
    [flor] { $calls-row }, quero: { $points-units } to whoever wins the flor contest.
   *[envido] { $calls-row }, quero: { $points-units } to whoever wins the envido.
  }
bet-refused = { $kind-key ->
    [flor] { $calls-row }, não quero: { $points-units } to whoever sang { $call-the }.
   *[other] { $calls-row }, não quero: { $points-units } to whoever called { $call-the }.
  }
bet-lone-flor = Only one side holds a flor: { $points-units } to whoever sang it.
bet-further-flores = { $times ->
    [1] One more flor on the same side: { $points-units } more.
   *[other] { $times } more flores on the same side: { $points-units } more.
  }
bet-first-trick-bonus = The refusal came in the first trick: { $points-units } more.
