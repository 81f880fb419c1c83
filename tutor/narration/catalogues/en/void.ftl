## What may not be done now, and why.

void-hand-over = Nobody can { $act }: the hand is over.
void-match-over = Nobody can { $act }: the match is over.
void-not-in-rules = Nobody can { $act }: there is no such thing in { $rules }.
void-not-on-eleven = { $seat-the } may not { $act }: this is no hand of 11.
void-others-decide-eleven = { $seat-the } may not { $act }: the side on 11 decides.
void-eleven-decided = { $seat-the } may not { $act }: the hand of 11 has been decided already.
void-already-spoke = { $seat-the } may not { $act }: that answer has been given already.
void-truco-on-eleven = { $seat-the } may not { $act }: nobody calls truco in a hand of 11.
void-eleven-first = { $seat-the } may not { $act }: first the side on 11 decides whether to play.
void-no-folding = { $seat-the } may not { $act }: here a hand is given up only by refusing a call.
void-answer-first = { $seat-the } may not { $act }: { $call-the } is still waiting for an answer.
void-nothing-to-answer = { $seat-the } may not { $act }: no call is waiting for an answer.
void-no-flor-to-answer = { $seat-the } may not { $act }: that is no answer to { $call }.
void-not-held = { $seat-the } may not { $act }: that card is not in this hand.
void-one-card-a-trick = { $seat-the } may not { $act }: one card a trick, and it has been played.
void-out-of-turn = { $seat-the } may not { $act }: it is { $turn-poss } turn.
void-hide-never = { $seat-the } may not { $act }: here every card lies open.
void-hide-first-trick = { $seat-the } may not { $act }: no card is laid face down in the first trick.
void-hide-before-envido = { $seat-the } may not { $act }: no card is laid face down while envido may still be called.
void-hide-both = { $seat-the } may not { $act }: { $partner-the } has laid one face down in this trick, and only one of a side may.
void-hide-after-tie = { $seat-the } may not { $act }: after a tie, the card lies open.
void-not-strongest = { $seat-the } may not { $act }: after a tie, the strongest has to be played, { $strongest-or }.
void-flor-first = { $seat-the } may not { $act }: the flor in this hand has to be sung first.
void-flor-awaited = Nobody can { $act }: a flor has to be sung first.
void-challenged-answer = { $seat-the } may not { $act }: the answer is up to { $team-the }.
void-next-answers = { $seat-the } may not { $act }: the answer is up to { $turn-the }.
void-holder-not-envido = { $seat-the } may not { $act }: whoever holds a flor does not call envido.
void-envido-after-flor = { $seat-the } may not { $act }: a flor has been sung.
void-no-such-raise = { $known-count ->
    [0] { $seat-the } may not { $act }: nothing more can be called.
   *[other] { $seat-the } may not { $act }: what fits now is { $known-or }.
  }
void-envido-first-trick = { $seat-the } may not { $act }: envido fits in the first trick only.
void-envido-after-card = { $seat-the } may not { $act }: envido is called before laying a card.
void-envido-once = { $seat-the } may not { $act }: envido has been called in this hand already.
void-envido-after-truco = { $seat-the } may not { $act }: envido no longer fits after truco.
void-no-such-call = { $known-count ->
    [0] { $seat-the } may not { $act }: nothing more can be called.
   *[other] { $seat-the } may not { $act }: what fits now is { $known-or }.
  }
void-envido-last-two = { $seat-the } may not { $act }: only the last two to play open the envido.
void-envido-on-turn = { $seat-the } may not { $act }: envido is called in turn, and it is { $turn-poss } turn.
void-points-first = { $seat-the } may not { $act }: { $call-the } is settled first.
void-envido-only-to-mao = { $seat-the } may not { $act }: after truco, envido fits only if it was the mão who called truco.
void-no-flor = { $untold ->
    [yes] { $seat-the } may not { $act }: it takes three cards of one suit, and not all of these are known.
   *[no] { $seat-the } may not { $act }: the three cards do not share a suit.
  }
void-flor-after-card = { $seat-the } may not { $act }: a flor is sung before laying a card.
void-flor-once = { $seat-the } may not { $act }: the flor has been sung in this hand already.
void-flor-on-turn = { $seat-the } may not { $act }: a flor is sung in turn, and it is { $turn-poss } turn.
void-flor-denied = { $seat-the } may not { $act }: a flor is not to be denied.
void-holders-answer = { $seat-the } may not { $act }: the answer is up to whoever holds a flor.
void-no-such-answer = { $seat-the } may not { $act }: that is no answer to { $call }.
void-flor-or-partner = { $seat-the } may not { $act }: whoever holds a flor sings it, or leaves the answer to the partner.
void-raise-late = { $seat-the } may not { $act }: a raise has to come with the answer.
void-raise-of-others = { $seat-the } may not { $act }: the right to raise is up to { $team-the }.
void-truco-on-turn = { $seat-the } may not { $act }: truco is called in turn, and it is { $turn-poss } turn.
