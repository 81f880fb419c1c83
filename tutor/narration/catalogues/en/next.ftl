## Who is the mão, the first to play, in the next hand.

next-eldest-next-seat = The mão of the next hand is { $seat-the }: the post moves one seat a hand.
next-eldest-sides = The mão of the next hand is { $seat-the }: the post goes from side to side.
next-eldest-hand-winner = The mão of the next hand is { $seat-the }, who won this one.
next-eldest-same-dealer = The mão is { $seat-the } again: after an accidental look in the dark hand, the same dealer deals anew.
