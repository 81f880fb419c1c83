## Who is the eldest in the next hand.

next-eldest-next-seat = The eldest of the next hand is { $seat-the }: it goes round seat by seat.
next-eldest-sides = The eldest of the next hand is { $seat-the }: it goes from side to side.
next-eldest-hand-winner = The eldest of the next hand is { $seat-the }, who won this one.
next-eldest-same-dealer = The eldest is { $seat-the } again: after an accidental look in the dark hand, the same dealer deals anew.
