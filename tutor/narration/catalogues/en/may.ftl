## What may be done now.

may-play = { $seat-the } may { $act }: it is their turn.
may-hide = { $seat-the } may { $act }: it is worth nothing that way, but it may be done.
may-accept-eleven = { $seat-the } may { $act }: the side on 11 decides.
may-refuse-eleven = { $seat-the } may { $act }: the side on 11 decides.
may-fold = { $seat-the } may { $act } and give up the hand.
may-answer = { $seat-the } may { $act }: the call is waiting for their side to answer.
may-raise = { $seat-the } may { $act }: the right to raise is with their side.
may-truco = { $seat-the } may { $act } now.
may-envido = { $seat-the } may { $act }: it is the first trick, and they have not played a card yet.
may-flor = { $seat-the } may { $act }: they hold a flor and have not played a card yet.
