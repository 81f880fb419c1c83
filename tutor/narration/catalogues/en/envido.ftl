## The envido count.

envido-pair = { $nothings ->
    [0] { $points } for envido: { $bonus } for the pair of { $suit }, plus { $parts }.
    [1] { $points } for envido: { $bonus } for the pair of { $suit }, plus { $parts }; { $nothing } counts nothing.
   *[other] { $points } for envido, from the pair of { $suit } alone: { $nothing } count nothing.
  }
envido-single = { $points ->
    [0] 0 for envido: three court cards of different suits.
   *[other] { $points } for envido, from { $best-the }: no two cards share a suit.
  }
envido-is-flor = All three cards are { $suit }: that is a flor, which has a count of its own.
envido-silent-flor = { $nothings ->
    [0] { $points } for envido with an unsung flor: { $bonus } and the two best cards, { $parts }.
    [1] { $points } for envido with an unsung flor: { $bonus } and the best card, { $parts }.
   *[other] { $points } for envido with an unsung flor: { $bonus }, and the court cards count nothing.
  }
