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
   *[other] Refusing costs { $points-units }; taking wins or loses { $taken-units }. Taking pays from { $percent } wins in 100 on.
  }
coach-last-envido = After that card you can no longer call envido in this hand.

# What it does not know
coach-unseen = I do not see the other side's cards, and neither do you.
coach-unseen-partner = I do not see the other side's cards, nor your partner's: only what you see.
coach-blind = In the dark hand nobody looks at the cards, and neither do I.
coach-any-deal = To me any card you have not seen may be in any hand: I take no call and no silence for a sign.
