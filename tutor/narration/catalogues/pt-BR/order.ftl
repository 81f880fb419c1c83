## Passos em ordem.

order-steps = { $others ->
    [0] Só nesta ordem os passos valem:
    [1] Os passos valem nesta ordem, a mais comum, e em mais uma:
   *[other] Os passos valem nesta ordem, a mais comum, e em outras { $others }:
  }
