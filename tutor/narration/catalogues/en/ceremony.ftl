## The ceremony of Truco Claudista: draw, shuffle, cut, deal, looks and counts of cards.

# The draw of kings
ceremony-draw-card = { $name } gets a card in the draw: no king, and the draw goes on.
ceremony-draw-king = A king for { $name }.
ceremony-draw-king-aside = Another king for { $name }, who has one already: it is set aside, and the draw goes on.
ceremony-draw-pair = { $name } and { $other-key } drew the first two kings: they are partners.
ceremony-draw-other-pair = The other pair is { $name } and { $other-key }.
ceremony-draw-not-next = The card cannot go to { $name }: in the draw they come one by one, and the next is for { $other-key }.
ceremony-draw-over = No more cards for { $name }: the pairs are made.

# Who shuffles first
ceremony-owner = The first to shuffle is { $seat-the }, who owns the cards.
ceremony-stayed = The pair that won the last match stayed at the table, so the first shuffle goes to { $team-the }: { $seat-the } begins.
ceremony-stayed-not-owner = The cards belong to { $seat-the }, but that counts only when nobody stayed from an earlier match.

# Shuffling and cutting
ceremony-shuffle = With the pack shuffled, { $turn-the } cuts.
ceremony-shuffle-wrong-cut = The cut went too far, so { $seat-the } may shuffle again and have it cut anew.
ceremony-shuffle-redeal = The cards are back in the pack: { $seat-the } may shuffle again before dealing.
ceremony-shuffled-already = { $seat-the } cannot shuffle now: the pack has been cut, and dealing comes next.
ceremony-only-dealer = That is not for { $seat-the } to do: { $turn-the } shuffles and deals.
ceremony-only-cutter = The cut is not for { $seat-the }: it belongs to { $turn-the }, the opponent who sits before the dealer.
ceremony-cut-first = { $seat-the } cannot deal yet: first { $turn-the } has to cut.
ceremony-cut-over = The cut is over for { $seat-the }: the pack is back with { $turn-the }.
ceremony-choose-first = First { $turn-the } decides what to do with the card taken and looked at.
ceremony-split = Splitting the pack uses up a movement: { $movements ->
    [1] it is the first
   *[other] { $movements } by now
  }, and a cut has at most { $limit }.
ceremony-join = Putting the parts together uses up no movement.
ceremony-movements = Every split and every card taken uses up a movement: { $movements } by now.
ceremony-movements-cards = Every card taken uses up a movement of its own, even when they come out together: { $movements } by now.
ceremony-take-keep = { $seat-the } keeps the card taken in the cut.
ceremony-take-partner = { $seat-the } hands the card on, unseen, to { $partner-the }.
ceremony-take-vira = { $seat-the } says so before looking: the card taken in the cut is the vira.
ceremony-take-vira-glimpsed = Somebody else saw the card, but not { $seat-the }: it may still be the vira.
ceremony-take-burn = { $seat-the } burns the card taken in the cut: it is out of this hand.
ceremony-take-another = { $count ->
    [2] It is the second card of this cut, and each may go its own way.
    [3] It is the third card of this cut, and each may go its own way.
   *[other] That makes { $count } cards in this cut, and each may go its own way.
  }
ceremony-hand-full = There is no room for the card: { $seat-the } already has { $count }.
ceremony-second-vira = The vira is on the table already, and there is only one.
ceremony-dry-cut = { $count ->
    [1] { $seat-the } makes one dry cut, and that was the cut.
   *[other] { $seat-the } makes { $count } dry cuts, and that was the cut.
  }
ceremony-dry-count = In the dark hand { $turn-the } makes { $known-or } dry cuts, and { $count ->
    [0] there was not one
    [1] there was one
   *[other] this makes { $count }
  }.
ceremony-dry-elsewhere = Dry cuts are counted out in the dark hand only: here one splits the pack or takes cards.
ceremony-dark-no-take = In the cut of the dark hand no card is taken.
ceremony-side-by-cutter = { $seat-the } took no card in the cut and chooses: { $side-key ->
    [cima] deal from the top
   *[baixo] deal from the bottom
  }.
ceremony-side-same = No need to say it: the card taken already means { $side-key ->
    [cima] dealing from the top
   *[baixo] dealing from the bottom
  }.
ceremony-side-fixed = The side is no longer a choice: a card was taken in the cut, and the deal comes from where it was, { $side-key ->
    [cima] the top
   *[baixo] the bottom
  }.
ceremony-side-any-card = Burned or made the vira, a card taken counts all the same.
ceremony-side-chosen = { $seat-the } does not choose the side: { $turn-the }, who cut, asked for { $side-key ->
    [cima] the top
   *[baixo] the bottom
  }.
ceremony-side-by-dealer = Nobody took a card or asked for a side in the cut, so { $seat-the } decides: { $side-key ->
    [cima] from the top
   *[baixo] from the bottom
  }.
ceremony-side-dealt = { $seat-the } has begun to deal, and does not change sides.
ceremony-side-not-yours = The side is not for { $seat-the } to choose: the cutter does and, if nothing is asked, the dealer.

# Dealing
ceremony-give-first = The first card goes to { $seat-the }, an opponent of the dealer, as it must.
ceremony-give = The order is as the dealer likes, as long as all end with three.
ceremony-give-dark = { $count ->
    [1] { $seat-the } gets one card face down, on the way round the table.
   *[other] { $seat-the } gets { $count } cards face down, on the way round the table.
  }
ceremony-dark-batch = In the dark hand the cards come { $known-or } at a time, and as many each time to the end: { $count } for { $seat-the } will not do.
ceremony-dark-order = In the dark hand nobody is passed over and the direction stays: now it is not { $seat-the }, it is { $turn-the }.
ceremony-vira = The vira is on the table: { $card-the }.
ceremony-vira-dark = The vira stays face down, crosswise under the pile, until the first trick is over.
ceremony-dark-vira-last = In the dark hand the vira comes after the cards, and those { $seat-of } are still missing.
ceremony-burn-vira = The vira came from the cut, and { $seat-the } burns it: another is turned, from the same side.
ceremony-burn-dealt = { $seat-the } may not burn that card: it is in somebody's hand already.
ceremony-burn-late = { $seat-the } can burn no more: the cards have been dealt and may be seen.
ceremony-dealt-already = { $seat-the } cannot do that now: the cards have been dealt, and the hand is on.
ceremony-opened = The cards are dealt: { $turn-the } opens, next after the dealer.
ceremony-opened-dark = The cards are dealt: whichever way round they came, { $turn-the } opens.

# Looking
ceremony-look-own = { $seat-the } looks at the cards in hand: only the dark hand forbids that.
ceremony-look-own-dealing = { $seat-the } looks at a card early: that is allowed, but from now on the dealer burns no more.
ceremony-look-eleven = On 11 points, with the cards dealt, { $seat-the } may see { $partner-poss } hand.
ceremony-look-open = A card that lies open on the table is for anybody to see: { $card-the }.
ceremony-look-taken = { $seat-the } looked at the card taken: now it may be kept, or shown to all and burned, but not handed on or made the vira.
ceremony-look-pack = { $seat-the } saw a card that the others did not: so it cannot be burned.
ceremony-glimpse = { $seat-the } saw a card in the cut without being the cutter: for the vira, only what the cutter saw matters.
ceremony-show = { $seat-the } shows { $card-the }: now all know the same.
ceremony-no-cards = There is nothing to look at: { $seat-the } has no card yet.
ceremony-partner-hidden = { $seat-the } may not see { $partner-poss } hand: that is for those on 11 points, once the cards are dealt.
ceremony-dark-partner = { $seat-the } may not see or swap cards with { $partner-the }: the dark hand is played blind.
ceremony-dark-dealer = In the dark hand nobody sees their partner's hand, but no penalty is named there; the dealer's is that of any hand.
ceremony-dark-still = With the vira shown it is no different: until it is played, nobody sees a card of their own.
ceremony-others-card = That card belongs to { $partner-the }, so it is not { $seat-the } who looks at it or shows it.
ceremony-pack-closed = { $seat-the } cannot do that: the pack and cards face down are neither looked at nor shown.
ceremony-see-by-asking = The card went back face down: { $seat-the } may ask to see it, not just look.

# Counting the cards
ceremony-ask-no-effect = The question came from { $seat-the }, and only that of the dealer, { $turn-the }, ends the right to claim.
ceremony-undo-offered = The hand is under truco: to keep or undo it is up to { $team-the }.
ceremony-nothing-to-undo = { $seat-the } has no truco to keep or undo: that is a choice right after the dealer's question, in a hand under truco.
ceremony-only-opponents = { $seat-the } cannot ask for that: the choice belongs to the dealer's opponents, { $team-the }.
ceremony-claim-first = The dealer's side has cards too many as well, but a claim that is made comes before the void hand.
ceremony-claim-eleven = In a hand of 11 that is played, the claim gets what the hand is worth: { $points-units }.
ceremony-no-surplus = { $seat-the } has nothing to choose: nobody on the dealer's side has a card too many.
ceremony-surplus-first = Before a card is taken from { $seat-the }, the opponents, { $team-the }, have to say that they play on; otherwise the hand is void.
ceremony-only-dealer-corrects = { $seat-the } does not put counts right: the dealer, { $turn-the }, takes cards out or adds them.
ceremony-not-in-hand = Only a card still in { $seat-poss } hand goes out, and this one is not there.
ceremony-see-of-right = { $partner-the } had seen the card that went out, so { $seat-the } has the right to see it, and the whole table too.
ceremony-see-by-consent = Nobody had seen the card that went out: { $seat-the } would like to, but it is shown only if all four agree.
ceremony-agree = { $count ->
    [1] { $seat-the } agrees to show the card: one more has to.
   *[other] { $seat-the } agrees to show the card: { $count } more have to.
  }
ceremony-agree-last = { $seat-the } agrees too, and with all four the card is shown.
ceremony-disagree = { $seat-the } does not agree, and one is enough: the card stays face down.
ceremony-agreed-already = { $seat-the } has agreed already.
ceremony-no-vote = { $seat-the } has nothing to answer: nobody asked to see a card that is face down.
ceremony-nothing-removed = { $seat-the } cannot ask to see that card: it is not the one that went out of a hand.
ceremony-shown-already = The card has been shown: { $seat-the } need not ask.

# Round the table
ceremony-mode-fixed = The score now has others on 11, but the hand goes on as it began: the score at its start counts.
ceremony-drip-again = { $seat-the } reports the same drip, and it has paid its point in this match.

# What could not be answered
error-not-in-rules-ceremony = { $rules } has no ceremony of cutting and dealing: only Truco Claudista rules on it.
error-bad-hand-not-dealt = { $seat-the } has no cards yet: the hand begins once everybody has some.
error-bad-query-draw = A draw needs two people at least, and “{ $field }” has { $value-count }.
error-unknown-card-look = There is no telling which card { $seat-the } looked at or showed: write it, instead of ??.
