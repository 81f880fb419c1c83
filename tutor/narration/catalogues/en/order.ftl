## Steps in order.

order-steps = { $others ->
    [0] The steps hold in this order only:
    [1] The steps hold in this order, the usual one, and in one more:
   *[other] The steps hold in this order, the usual one, and in { $others } others:
  }
