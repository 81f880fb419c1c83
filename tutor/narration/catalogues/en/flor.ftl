## The flor: what it is and what it counts.

flor-is = It is a flor: all three cards share a suit.
flor-is-not = It is not a flor: the three cards do not share a suit.
flor-count = { $adding ->
    [0] { $points } for flor: the three court cards of { $suit } add nothing to the { $bonus }.
   *[other] { $nothings ->
        [0] { $points } for a flor of { $suit }: { $bonus }, plus { $parts }.
        [1] { $points } for a flor of { $suit }: { $bonus }, plus { $parts }; { $nothing } counts nothing.
       *[other] { $points } for a flor of { $suit }: { $bonus }, plus { $parts }; { $nothing } count nothing.
      }
  }
flor-three-figures = { $points ->
    [0] 0 for flor: three court cards of { $suit } do not even get the { $bonus }.
   *[other] { $points } for flor: three court cards of { $suit } get the { $bonus } alone.
  }
