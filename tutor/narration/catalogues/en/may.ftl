## What may be done now.

may-play = { $seat-the } may { $act }: it is that player's turn.
may-hide = { $seat-the } may { $act }: it is worth nothing that way, but it may be done.
may-accept-eleven = { $seat-the } may { $act }: the side on 11 decides.
may-refuse-eleven = { $seat-the } may { $act }: the side on 11 decides.
may-fold = { $seat-the } may { $act } and give up the hand.
may-answer = { $seat-the } may { $act }: the call waits for the answer of that side.
may-raise = { $seat-the } may { $act }: the right to raise is with that side.
may-truco = { $seat-the } may { $act } now.
may-envido = { $seat-the } may { $act }: it is the first trick, and no card of theirs lies on the table.
may-flor = { $seat-the } may { $act }: there is a flor to sing, and no card of theirs lies on the table.
