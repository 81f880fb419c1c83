## What counts in three cards.

count-card = { $points ->
    [0] { $card-the } counts nothing.
   *[other] { $card-the } counts { $points }.
  }
count-pair-bonus = { $cards-the } share a suit: { $points }.
count-left-out = { $card-the } is left out.
