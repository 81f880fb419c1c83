## Incidents at a table of Truco Claudista: what is done, what it costs, and why.

incident-cards = { $count ->
    [0] no card at all
    [1] only one card
   *[other] { $count } cards
  }

# The cut
incident-cut-limit = A cut has at most { $limit } movements.
incident-cut-excess = That was too much cutting: the dealer may reshuffle and have it cut again, or let it be.
incident-cut-excess-first = { $scope-key ->
    [hand] It was on purpose, but it is the first wrong cut of the hand: only repeating it costs a point.
   *[match] It was on purpose, but it is the first wrong cut of the match: only repeating it costs a point.
  }
incident-cut-excess-not-meant = The cut went wrong again, but by accident: clumsiness costs no point.
incident-cut-excess-point = { $scope-key ->
    [hand] A wrong cut again in the same hand, and on purpose: { $points-units } for { $team-the }, and the dealer may still have it cut again.
   *[match] A wrong cut again in the match, and on purpose: { $points-units } for { $team-the }, and the dealer may still have it cut again.
  }
incident-cut-peek-barred = No peeking while cutting: not at the partner's card, not at the top, not at the bottom.
incident-cut-peek = Whoever peeks while cutting loses the cut: the cards are dealt without it, from whichever side the dealer likes.
incident-cut-peek-again = Peeking again while cutting: { $points-units } for { $team-the }, and the hand ends here.
incident-cut-both-sides = A card from the top and one from the bottom do not go into one cut: it does not count, and is done again.
incident-seen-kept = The cutter has seen the card, and may keep it.
incident-seen-passed = A card already seen does not go to the partner: it is handed back.
incident-seen-vira = First announce the vira, then look: a card already seen will not do.
incident-seen-burned-open = The whole table has seen the card: all know the same, and it may be burned.
incident-seen-burned = Only the cutter has seen the card: to burn it, show it to everybody first.

# The deal
incident-deal-peek-barred = The dealer looks neither at the partner's card nor at the bottom of the pack, and does not show the bottom to the partner either.
incident-deal-peek = The dealer peeked and loses the pack: the next player deals now.
incident-deal-peek-again = The dealer peeked again: { $points-units } for { $team-the }, and the hand ends here.
incident-first-card = The first card is always for an opponent, and this one went to the dealer's own side: deal again.
incident-first-card-free = The cut has already taken a card: the first one dealt may go to anybody.
incident-burn-known-equally = Everybody knows the same about the card: the whole table saw it, or nobody did.
incident-burn-known-to-some = Some know more about the card than others.
incident-burn-own-unseen = The dealer and the partner have not seen any of their cards yet.
incident-burn-own-seen = The dealer or the partner has already seen a card of their own.
incident-burn = The dealer may burn the card.
incident-burn-barred = The dealer may not burn this card.

# Counting the cards
incident-count-right = { $seat-the } was dealt { $right } cards, those already played included: all is well.
incident-count-more = { $seat-the } was dealt { incident-cards } instead of { $right }: the dealer takes { $gap } out at random.
incident-count-more-playing = { $seat-the } was dealt { incident-cards } instead of { $right }: the dealer takes { $gap } out at random, from those not yet played.
incident-count-fewer = { $seat-the } was dealt { incident-cards } instead of { $right }: draw the rest from the side of the pack that was dealt from.
incident-claim-too-soon = No claim before the first card is on the table: until then it is only put right.
incident-claim-not-made = The trick had started and the dealer had asked nothing: the value of the hand could be claimed, but nobody did.
incident-claim-paid = { $seat-the } was dealt { incident-cards } instead of { $right }, the trick has started and the error was claimed: { $points-units } for { $team-the }, and the hand is over.
incident-claim-lost = The dealer's question came before the claim: now it is only put right, and nobody scores.
incident-own-fewer = { $seat-the }, on the dealer's side, was dealt { incident-cards } instead of { $right }: draw the rest from the same side of the pack, and nobody scores.
incident-own-more-choice = The opponents could choose otherwise: take the surplus out at random and play on.
incident-own-more = { $seat-the }, on the dealer's side, was dealt { incident-cards } instead of { $right }: the hand is void, nobody scores, and the pack goes to the next player.
incident-own-more-goes-on = The opponents would rather play on: { $gap ->
    [1] one of the { $count } cards { $seat-of } goes out
   *[other] { $gap } of the { $count } cards { $seat-of } go out
  }, at random.
incident-asked = The dealer asked whether the cards are right: there is nothing left to claim.
incident-asked-kept = The hand is under truco and the dealer asked about the cards. The opponents could undo the truco, but keep it: the value stays.
incident-asked-undone = The hand is under truco and the dealer asked about the cards. The opponents undo the truco: the hand is back to { $worth-units }.

# The hand in play
incident-turn-stands = The card out of turn stays on the table, and the others play in the usual order.
incident-turn-taken-back = The card out of turn goes back to the hand it ran away from.
incident-hide-first-trick = Nobody hides in the first trick: the card goes back to the hand.
incident-hide-both = The partner has already hidden in this trick, and only one of the two may: the card goes back to the hand.
incident-hide-after-tie = After a tie the first of each side plays with an open face: no hiding, and the card goes back to the hand.
incident-hide-after-two-ties = Two ties and a single card left: even so, the first of each side may not hide it.
incident-hide = It may be hidden: the card lies face down on the pile and is worth nothing.

# With somebody on eleven
incident-on-eleven = The score is { $score }: a hand of 11.
incident-both-on-eleven = The score is { $score }: the dark hand.
incident-eleven-lost = { $seat-the } called truco in the hand of 11 and threw the match away: it belongs to { $team-the }, with the score left at { $score }.
incident-eleven-reject = At this table { $call-the } does not count in the hand of 11: it was never said.
incident-raise-lost = { $seat-the } called { $call } in the hand of 11, and any raise counts as truco: the match belongs to { $team-the }, with the score left at { $score }.
incident-raise-reject = At this table { $call-the } does not count in the hand of 11: it was never said.
incident-raise-legal = At this table only the word truco is fatal in the hand of 11: { $call } is fine.
incident-dark-lost = { $seat-the } called { $call } in the dark hand, and whoever calls there loses: the match belongs to { $team-the }, with the score left at { $score }.
incident-dark-allowed = At this table { $call-the } is a bet like any other in the dark hand. Of no use, but it counts.
incident-dark-unseen = In the dark hand nobody sees a card of their own before playing it.
incident-look = { $seat-the } saw a card by accident: shuffle and deal again.
incident-look-meant = { $seat-the } peeked on purpose in the dark hand: the match belongs to { $team-the }.

# Round the table
incident-drip = A drip onto the table: { $points-units } for { $team-the }, who gave the alarm. The same drip does not pay twice.
incident-touch-score = Hands off other people's points: the score goes back to what it was, and let this be a reminder. A friend is worth more than a point.
incident-lose-with-zero = Lost without a single point: the way home leads under the table. It is short, but nobody forgets it.
incident-lose-with-one = Lost with one lonely point: take a bite at the table. Enjoy your meal.
incident-lose-with-more = Lost with { $points-units }: the table is safe this time, nobody crawls and nobody bites.
incident-zap = The owner of the forehead agrees: the zap, the highest card of all, may go there.
incident-zap-barred = Without leave from the owner of the forehead, the zap, the highest card of all, stays on the table.
incident-glass = A glass table is no drum: better keep the thumps for a wooden one.
incident-broken-table = Whoever broke the table pays for it, and that was { $seat-the }. The score, at least, is unbroken.
incident-raffle-barred = { $name } is in the draw, so let somebody else hand out the cards: a Valcir does not draw his own pair.
incident-raffle-onlooker = { $name } runs the draw without being in it: that is fine, even for a Valcir.
incident-raffle-in-draw = { $other-key } is in the draw and { $name } runs it: all in order.
incident-raffle = { $name } may run the draw.

# What could not be answered
error-not-in-rules-incident = { $rules } has nothing on incidents at the table: only Truco Claudista rules on them.
error-bad-query-count = The field “{ $field }” cannot be { $value }: the whole pack has { $most } cards, and nobody is dealt fewer than 0.
error-bad-query-empty-name = There is an empty name in “{ $field }”: write what the person is called.
error-bad-score-nobody-on-eleven = At { $score } nobody is on { $eleven }: it is neither a hand of 11 nor the dark hand.
error-bad-score-negative-points = Nobody ends with { $points } points: the least is 0.
error-illegal-call-unknown = { $nearest-count ->
    [0] Nobody calls “{ $call-key }” in { $rules }: the calls are { $known-or }.
   *[other] Nobody calls “{ $call-key }” in { $rules }. Did you mean { $nearest-or }?
  }

# The command “rule incident”
rule-help-incident = Say what is done about an incident at the table: a cut, too many cards, truco on eleven, a drip. Only in Truco Claudista. Alone, it lists them all.
rule-help-incident-examples =
    truco-tutor rule incident wrong_count --seat J2 --count 4 --started --claim
    truco-tutor rule incident truco_on_eleven --seat J2 --score 11 4 --call seis
    truco-tutor rule incident drip --by J4
rule-help-facts = The incident and what happened, like --seat J2 --started; --dealer says who dealt (without it, J1) and --stake what the hand is worth.
rule-incident-list = Which incident was it? Write one of these, with what happened:
    { $usages }
rule-incident-none = I know no incident “{ $given }”. Write one of these, with what happened:
    { $usages }
rule-incident-unknown = I know no incident “{ $given }”. Did you mean { $nearest }?
rule-incident-missing = { $option } is missing. Write: truco-tutor rule incident { $usage }
rule-incident-stray = “{ $given }” does not fit here. Write: truco-tutor rule incident { $usage }
