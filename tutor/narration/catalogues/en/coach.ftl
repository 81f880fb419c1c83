## The coach at the table: what is at stake, what each answer costs or wins, what it does not know.

coach-gives = The other side scores { $points-units }.
coach-gives-if-all = If everybody on your side refuses, the other side scores { $points-units }.
coach-plays-for = { $points ->
    [1] { $points-units } is at stake.
   *[other] { $points-units } are at stake.
  }
coach-plays-for-if-all = { $points ->
    [1] If everybody on your side accepts, { $points-units } is at stake.
   *[other] If everybody on your side accepts, { $points-units } are at stake.
  }
coach-plays-for-if-taken = { $points ->
    [1] If they take it, { $points-units } is at stake.
   *[other] If they take it, { $points-units } are at stake.
  }
coach-wins-if-refused = If they refuse, your side scores { $points-units }.
coach-wins-if-alone = If no opponent has a flor, your side scores { $points-units }.
coach-wins = If you win, your side scores { $points-units }.
coach-loses = If you lose, the other side scores { $points-units }.
coach-break-even = { $percent ->
    [0] Refusing costs { $points-units }: taking costs no more than that.
   *[other] { $even ->
        [yes] Refusing costs { $points-units }; taking wins or loses { $taken-units }. Taking pays from { $percent } wins in 100 on.
       *[no] Refusing costs { $points-units }; taking wins { $taken-units } or loses { $lost-units }. Taking pays from { $percent } wins in 100 on.
      }
  }
coach-last-envido = After that card you can no longer call envido in this hand.

# What it does not know
coach-unseen = I do not see the other side's cards, and neither do you.
coach-unseen-partner = I do not see the other side's cards, nor your partner's: only what you see.
coach-blind = In the dark hand nobody looks at the cards, and neither do I.
coach-any-deal = To me any card you have not seen may be in any hand: I take no call and no silence for a sign.
coach-no-hand-chance = The chance to take the hand I cannot work out here.
coach-partner-count = For the envido I reckon with your cards alone: your partner may have more.
coach-open-cards = The chance to take the hand is that of open cards and best play on both sides: it measures the cards, it does not guess what the other will do.

# The chances
coach-hand-now = { $hands ->
    [1] Of the other all is known. With open cards and best play on both sides, your chance is { $chance-percent }.
   *[other] With open cards and best play on both sides, the hand is yours against { $chance-percent } of the { $hands-thousands } hands that the other may hold.
  }
coach-hand-sampled = { $deals ->
    [1] There is no card left that you have not seen. With plain play to the end your chance is { $percent }%.
   *[other] I drew the cards you have not seen { $deals } times and played on, plainly and without further calls: your side took { $percent }% of the hands. Margin of error: { $margin } percentage points.
  }
coach-hand-with = { $hidden ->
    [yes] With { $card-the } face down, the hand is yours against { $chance-percent } of those that the other may hold.
   *[no] With { $card-the }, the hand is yours against { $chance-percent } of those that the other may hold.
  }

# The talk after the hand
coach-points = { $unit ->
    [tento] { $one ->
        [yes] { $n } tento
       *[no] { $n } tentos
      }
   *[ponto] { $one ->
        [yes] { $n } point
       *[no] { $n } points
      }
  }
coach-review-nothing = There is no choice in this hand that I can judge.
coach-review-clean = None of your choices cost points that can be measured.
coach-review-costs = { $count ->
    [1] One of your choices cost points.
   *[other] { $count } of your choices cost points; the dearest comes first.
  }
coach-review-costly = { $done }: that cost { $cost } on average; it was better to { $rival }.
coach-review-good = { $done }: a good choice. To { $rival } would bring { $cost } less on average.
coach-review-same = { $done }, or { $rival }: it comes to the same.
coach-review-unsure = { $done }, or { $rival }: there is no telling. The average difference, { $cost }, lies within the margin of error, { $error }.
coach-review-counted = { $whole ->
    [yes] { $deals ->
        [1] There is one possible hand, and it was played out both ways.
       *[other] All { $deals } possible hands were played out both ways. Margin of error: { $error }.
      }
   *[no] { $deals } hands drawn from the possible ones were played out both ways. Margin of error: { $error }.
  }
coach-review-depends = { $better ->
    [plain] { $done }, or { $rival }: that hangs on who sits opposite. Against somebody who plays by plain rules, to { $rival } would bring { $more } more; against somebody who takes every bet, { $less } less.
   *[payer] { $done }, or { $rival }: that hangs on who sits opposite. Against somebody who takes every bet, to { $rival } would bring { $more } more; against somebody who plays by plain rules, { $less } less.
  }
coach-review-how = Each choice is judged by what you saw then, not by the cards that turned up later. In hands that might have been yours I compared what you did with what the last hint would have said (and where you did just that, with the best of the rest), against two opponents: one plays by plain rules, and his calls tell something of his cards; the other takes every bet. I call a choice costly only if it cost points against both.

# The last of the four hints
coach-hint-do = This is what I would do: { $act }. { $why }
coach-hint-tried = Plain rules would say { $plain }; but I played both out to the end, in hands that might be this one, and this brings { $gain } more on average, against whoever plays by plain rules and against whoever takes every bet.
coach-hint-caller = The chance counts any hand of the other side, but whoever calls tends to hold better than just any.
