## Misconceptions: the wrong rule that somebody goes by (-rule), and what to say of it, by the ruling of the question.

misconception-seems = It looks as if this rule was used: { $rule }.
misconception-again = The same rule once more: { $rule }.
misconception-beside = By your rule { $would }; by clause { $clause } (line { $line }) { $does }.
misconception-would-hand = { $answer ->
    [A] side A would take the hand
    [B] side B would take the hand
    [nobody] nobody would take the hand
   *[open] the hand would go on
  }
misconception-does-hand = { $answer ->
    [A] side A takes the hand
    [B] side B takes the hand
    [nobody] nobody takes the hand
   *[open] the hand goes on
  }
misconception-would-trick = { $answer ->
    [A] side A would take the trick
    [B] side B would take the trick
   *[tie] the trick would be tied
  }
misconception-does-trick = { $answer ->
    [A] side A takes the trick
    [B] side B takes the trick
   *[tie] the trick is tied
  }
misconception-would-other = the answer would be “{ $answer }”
misconception-does-other = it is “{ $answer }”
misconception-never = This one is not asked: a hand survives a tie only when its first trick was tied, and the mão led that one. No real hand parts the two rules.

# Answers in words
misconception-answer-yes = yes
misconception-answer-no = no
misconception-answer-none = nothing
misconception-answer-tie = a tie
misconception-answer-nobody = nobody
misconception-answer-open = still open
misconception-answer-no-such-bet = there is no such bet
misconception-answer-must-sing = has to sing it
misconception-answer-may-pass = may keep silent
misconception-answer-one-side = only one side scores
misconception-answer-each-side = each side scores
misconception-answer-at-once = counts at once
misconception-answer-waits-for-quero = waits for a quero
misconception-answer-a-wins-match = side A wins the match
misconception-answer-stake-3 = the hand is worth a truco
misconception-answer-side-on-eleven = only the pair on 11
misconception-answer-both-sides = both pairs
misconception-answer-dark = dark hand
misconception-answer-eleven = hand of 11
misconception-answer-plain = ordinary hand
misconception-answer-match-lost = loses the match
misconception-answer-redeal = a new deal
misconception-answer-after-first-trick = after the first trick
misconception-answer-before-first-trick = before the first trick
misconception-answer-may-recut = may start over
misconception-answer-point = a point to the opponents
misconception-answer-deal-lost = loses the deal, no point
misconception-answer-an-opponent = to an opponent
misconception-answer-anybody = to anybody
misconception-answer-under-the-table = crawl under the table
misconception-answer-bite-the-table = bite the table

# The addends of a sum
misconception-part-bonus = The pair of one suit
misconception-part-flor-bonus = The flor
misconception-part-three-figures = Three court cards
misconception-part-target = The total of the match
misconception-part-half = Half the match
misconception-part-leader = The side ahead
misconception-part-trailer = The side behind
misconception-part-caller = The side that called
misconception-part-before = What the hand was worth
misconception-part-splits = Splits
misconception-part-taken = Cards taken
misconception-part-joins = Parts put together
misconception-takes = −{ $points }

# Strength of cards
misconception-rk-01-rule = the higher number wins
misconception-rk-01 = Numbers do not rule in truco: from the weakest up, the order is { $order }; here { $high-the } beats { $low-the }.
misconception-rk-02-rule = the ace is the highest plain card, above three and two
misconception-rk-02 = The plain aces (cups and coins) lose to two and three; only the aces of clubs and of swords are manilhas.
misconception-rk-03-rule = there are no manilhas, and a three beats everything
misconception-rk-03 = Four cards are manilhas and stand above all others: { $high-the } beats { $low-the }.
misconception-rk-04-rule = every seven is a manilha
misconception-rk-04 = Only the seven of swords and the seven of coins are manilhas; those of cups and of clubs stand just above the six.
misconception-rk-05-rule = every ace is a manilha
misconception-rk-05 = Only the aces of swords and of clubs are manilhas; those of cups and of coins lose to two and three.
misconception-rk-06-rule = the suit breaks a tie of plain cards
misconception-rk-06 = No suit breaks a tie of plain cards: { $a-rank } against { $b-rank } is a tied trick.
misconception-rk-07-rule = the ace of clubs beats the ace of swords
misconception-rk-07 = In { $rules } the highest card is the ace of swords; clubs above all is a rule of { $origin }.
misconception-rk-08-rule = the seven of coins beats the seven of swords
misconception-rk-08 = Of the four manilhas the lowest is the seven of coins; then come the seven of swords, the ace of clubs and the ace of swords.
misconception-rk-09-rule = the two is a low card, below the four
misconception-rk-09 = The two is the second strongest plain card, only behind the three.
misconception-rk-10-rule = a trick goes by the points of the envido, where court cards are worth zero
misconception-rk-10 = Zero is what a court card counts for the envido; in a trick jack, knight and king beat a plain seven, and here { $high-the } beats { $low-the }.
misconception-rk-11-rule = one has to follow suit
misconception-rk-11 = Nobody follows suit in truco: the stronger card wins, of whatever suit.
misconception-rk-12-rule = the queen beats the jack, as in poker
misconception-rk-12 = Here the sequence is { $order }: the jack (J) beats the queen (Q).

# Manilhas
misconception-mn-01-rule = the vira's own rank is the manilha
misconception-mn-01 = The vira only points: the manilha is the next card of the sequence (vira { $vira-rank }, manilha { $manilha-rank }).
misconception-mn-02-rule = the manilhas are fixed, always the same four
misconception-mn-02 = In { $rules } the manilhas are new in each hand: they follow the vira; here, vira { $vira-rank }, manilha { $manilha-rank }.
misconception-mn-03-rule = the manilha is the card before the vira
misconception-mn-03 = Count upwards: vira { $vira-rank }, manilha { $manilha-rank }.
misconception-mn-04-rule = after the seven comes the jack, as in poker
misconception-mn-04 = After the { $vira-rank } comes { $manilha-rank-the }: the sequence is { $order }.
misconception-mn-05-rule = a vira of three has no manilha
misconception-mn-05 = The sequence goes round: vira { $vira-rank }, manilha { $manilha-rank }.
misconception-mn-06-rule = among manilhas that of diamonds is the highest
misconception-mn-06 = Among manilhas, from the highest: clubs, hearts, spades and diamonds.
misconception-mn-07-rule = among manilhas that of spades beats that of hearts
misconception-mn-07 = The manilha of hearts is the second; that of spades comes after it.
misconception-mn-08-rule = manilhas of different suits tie
misconception-mn-08 = A manilha never ties with a manilha: the suit decides.
misconception-mn-09-rule = the manilhas are the aces of spades and clubs and the sevens of spades and diamonds
misconception-mn-09 = Fixed manilhas belong to { $origin } and to Truco Cego; here the vira says which: vira { $vira-rank }, manilha { $manilha-rank }.
misconception-mn-10-rule = the open card is a vira and makes the manilha
misconception-mn-10 = In { $rules } there is no vira: the manilhas are always the same four.
misconception-mn-11-rule = the manilha of the vira's suit is the highest
misconception-mn-11 = The suit of the vira does not matter; among manilhas clubs is always the highest.

# Ties, and who takes the hand
misconception-em-01-rule = even after a tie two tricks have to be won
misconception-em-01 = { $case ->
    [first_tied] With the first trick tied, whoever wins the second takes the hand at once.
    [second_tied] With the second trick tied, whoever won the first takes the hand at once.
    [first_two_tied] With the first two tied, whoever wins the third takes the hand.
    [third_tied] One trick each and the third tied: whoever won the first takes the hand.
   *[all_tied] With all three tied the hand ends right there, without waiting for two wins.
  }
misconception-em-02-rule = when the first is tied, the third decides
misconception-em-02 = The hand was over after the second trick; the third is not even played.
misconception-em-03-rule = when the second is tied, the third decides
misconception-em-03 = Whoever won the first has the edge: with the second tied it is over.
misconception-em-04-rule = when the third is tied, nobody wins
misconception-em-04 = One trick each and the third tied: whoever won the first wins.
misconception-em-05-rule = when the third is tied, the last winner wins
misconception-em-05 = The first trick decides, not the second.
misconception-em-06-rule = with three ties nobody wins
misconception-em-06 = In { $rules } three ties give the hand to whoever began it; “nobody wins” is a rule of { $origin }.
misconception-em-07-rule = with three ties whoever began the hand wins
misconception-em-07 = In { $rules } nobody scores with three ties; giving the hand to whoever began it is a rule of { $origin }.
misconception-em-08-rule = three ties in the hand of 11 give nobody anything
misconception-em-08 = In the hand of 11 three ties give the points to the pair that is not on 11.
misconception-em-09-rule = of equal cards the first one laid wins
misconception-em-09 = A trick with equal cards is tied; playing first gives it to nobody.
misconception-em-10-rule = of equal cards the last one laid wins
misconception-em-10 = To equal is not to beat: the trick is tied.
misconception-em-11-rule = two equal cards tie, even those of partners
misconception-em-11 = A tie is between sides: the best card of one meets the best of the other; partners do not tie with each other.
misconception-em-12-rule = after a tie the mão leads
misconception-em-12 = In { $rules }, whoever led a tied trick leads again.
misconception-em-13-rule = after a tie whoever led the tied trick leads
misconception-em-13 = In { $rules } it is the mão's turn after every tie.
misconception-em-14-rule = whoever wins the first trick always takes the hand
misconception-em-14 = The first trick only breaks ties: whoever wins two tricks takes the hand.

# Counting the envido
misconception-en-01-rule = court cards count 10
misconception-en-01 = Court cards (jack, knight and king) count zero for the envido: the count is { $sum }.
misconception-en-02-rule = court cards count their number
misconception-en-02 = Only from ace to seven does a card count its number; court cards count zero: the count is { $sum }.
misconception-en-03-rule = a pair brings no bonus
misconception-en-03 = Two cards of one suit bring { $bonus }: { $sum }.
misconception-en-04-rule = with a pair, all three cards are added
misconception-en-04 = The third card, of another suit, stays out: { $sum }.
misconception-en-05-rule = without a pair, the lowest card counts
misconception-en-05 = Three different suits: the highest counts, here { $right }.
misconception-en-06-rule = without a pair, everything is added
misconception-en-06 = Without two of one suit nothing is added: only the highest counts, here { $right }.
misconception-en-07-rule = the bonus of a pair is { $wrong_bonus }
misconception-en-07 = The bonus of a suited pair is { $bonus }, not { $wrong_bonus }: { $sum }.
misconception-en-08-rule = the bonus counts once for each card of the pair
misconception-en-08 = The { $bonus } count only once, for the combination: { $sum }.
misconception-en-09-rule = two cards of the same number make a pair
misconception-en-09 = What makes a pair is the suit; two cards of the same number and different suits do not pair: the count is { $sum }.
misconception-en-10-rule = the ace counts 11
misconception-en-10 = An ace counts 1 for the envido: the count is { $sum }.
misconception-en-11-rule = without a pair, the card strongest in a trick counts
misconception-en-11 = Strength in a trick has no place in the envido: { $strongest-the } counts { $yours }; the highest here counts { $right }.
misconception-en-12-rule = with a pair, it is the bonus and the highest card held
misconception-en-12 = Only the two of one suit are added: { $sum }.
misconception-en-13-rule = with a pair, only the highest card counts
misconception-en-13 = Two of one suit count { $sum }; { $out-the } stays out.
misconception-en-14-rule = a pair with a court card brings no bonus
misconception-en-14 = A pair with a court card brings its { $bonus } too, and the court card adds zero: { $sum }.

# When envido is called, and whom it pays
misconception-ep-01-rule = envido may be called in any trick, before one's own card
misconception-ep-01 = Envido belongs to the first trick alone.
misconception-ep-02-rule = envido may be called in the first trick even after laying a card
misconception-ep-02 = Whoever has already played a card can no longer open the envido.
misconception-ep-03-rule = any player may open the envido
misconception-ep-03 = In { $rules }, with four at the table, only the last two of the trick open the envido.
misconception-ep-04-rule = only the last two of the trick may open the envido
misconception-ep-04 = In { $rules } any player may open the envido, on their turn and before playing a card.
misconception-ep-05-rule = the points of the envido go to whoever takes the hand
misconception-ep-05 = The envido is a contest of its own: it pays whoever has the better count, even when the hand is lost.
misconception-ep-06-rule = once truco is called, the envido is gone
misconception-ep-06 = When the mão calls truco, the challenged player may still call envido: points come before truco.
misconception-ep-07-rule = when nobody calls, the better envido gets 1
misconception-ep-07 = When no envido is called, nobody gets points for it.

# Prices of the envido
misconception-el-01-rule = refusing pays what the call would pay if taken
misconception-el-01 = To refuse is not to pay the full call: refusing { $call-the } here costs { $right-units }.
misconception-el-02-rule = the prices of the envido are those of { $origin }
misconception-el-02 = { $exists ->
    [no] { $rules } has no such sequence ({ $calls-row }); it belongs to { $origin }.
   *[yes] In { $rules } the sequence { $calls-row } with { $answer } pays { $right-units }; the other price belongs to { $origin }.
  }
misconception-el-03-rule = the prices of the envido are those of { $origin }
misconception-el-03 = { $exists ->
    [no] { $rules } has no such sequence ({ $calls-row }); it belongs to { $origin }.
   *[yes] In { $rules } the sequence { $calls-row } with { $answer } pays { $right-units }; the other price belongs to { $origin }.
  }
misconception-el-04-rule = the prices of the calls add up
misconception-el-04 = { $exists ->
    [no] { $rules } has no such sequence ({ $calls-row }), and calls do not add up.
   *[yes] Calls do not add up: { $call-the } still pays { $right-units }.
  }
misconception-el-05-rule = envido envido still pays 2
misconception-el-05 = Envido envido pays { $right-units }.
misconception-el-06-rule = the sequences of { $origin } exist, such as envido envido
misconception-el-06 = { $exists ->
    [no] In { $rules } the answers to envido are to take it, to run, real or falta; the sequence { $calls-row } is not in the list.
   *[yes] In { $rules } the sequence { $calls-row } with { $answer } pays { $right-units }; the other price belongs to { $origin }.
  }
misconception-el-07-rule = running from a real over an envido costs 1
misconception-el-07 = Running from a real after an envido costs { $right-units }: the envido had been taken already.
misconception-el-08-rule = running from a falta over a real costs 1
misconception-el-08 = A falta in answer to a real: running costs { $right-units }.
misconception-el-09-rule = running from the second real envido costs 1
misconception-el-09 = Running from the second real costs { $right-units }.
misconception-el-10-rule = a falta envido may be raised
misconception-el-10 = There is no raise over a falta.

# The falta
misconception-ft-01-rule = the falta is counted from the side that is behind
misconception-ft-01 = The falta is what the side ahead still needs: { $sum }.
misconception-ft-02-rule = the falta is counted from the side that called
misconception-ft-02 = It does not matter who called, look at the score of the side ahead: { $sum }.
misconception-ft-03-rule = the falta pays the whole match
misconception-ft-03 = It does not pay the { $target }: it pays what the leader still needs, { $sum }.
misconception-ft-04-rule = the falta is the difference of the scores
misconception-ft-04 = It is the total of the match less the leader's score, not the leader's less the other's: { $sum }.
misconception-ft-05-rule = the falta goes only to half the match
misconception-ft-05 = There is no half match here: { $sum }.
misconception-ft-06-rule = whoever wins a falta always wins the match
misconception-ft-06 = The side behind gets only what the leader still needed: side { $caller } goes from { $own } to { $then }, and the total is { $target }.

# The flor
misconception-fl-01-rule = two cards of one suit are a flor already
misconception-fl-01 = A flor is three cards of one suit; two are just an envido.
misconception-fl-02-rule = singing the flor is optional
misconception-fl-02 = In { $rules } whoever holds a flor has to open the contest.
misconception-fl-03-rule = only the two best cards of a flor count
misconception-fl-03 = { $right ->
    [0] Three court cards make a flor of { $right }: they do not bring its { $bonus }.
   *[other] All three cards of a flor count: { $sum }.
  }
misconception-fl-04-rule = a flor brings no bonus
misconception-fl-04 = A flor brings its { $bonus } too: { $sum }.
misconception-fl-05-rule = a flor has to be a run
misconception-fl-05 = It need not be a run: one suit is enough.
misconception-fl-06-rule = three of a kind are a flor
misconception-fl-06 = Three equal numbers are no flor; it is the suit that counts.
misconception-fl-07-rule = an envido called before the flor still counts
misconception-fl-07 = The flor annuls the envido called before it: there is no envido against a flor.
misconception-fl-08-rule = with a flor on both sides, each scores its own
misconception-fl-08 = With a flor on both sides only one of them gets the points.
misconception-fl-09-rule = the prices of the flor are those of { $origin }
misconception-fl-09 = { $exists ->
    [no] { $rules } has no such sequence ({ $calls-row }, { $answer }); it belongs to { $origin }.
   *[yes] In { $rules } running { $call-key ->
        [flor] from a flor while holding one
       *[other] after { $calls-row }
      } costs { $right-units }; the other price belongs to { $origin }.
  }
misconception-fl-10-rule = the prices of the flor are those of { $origin }
misconception-fl-10 = { $exists ->
    [no] { $rules } has no such sequence ({ $calls-row }, { $answer }); it belongs to { $origin }.
   *[yes] In { $rules } backing down after { $calls-row } pays { $right-units }; the other price belongs to { $origin }.
  }
misconception-fl-11-rule = a refused flor pays 1
misconception-fl-11 = Without another flor there is no “não quero”: the only flor gets { $right-units }.
misconception-fl-12-rule = a flor without a rival needs a quero
misconception-fl-12 = A flor without a rival waits for nobody: the others just say “é boa”, and it makes { $points-units }.

# Truco
misconception-tl-01-rule = truco is worth 3
misconception-tl-01 = In { $rules } a truco taken is worth { $right }; { $yours } belongs to { $origin }.
misconception-tl-02-rule = truco is worth 2
misconception-tl-02 = In { $rules } a truco taken is worth { $right }; { $yours } belongs to { $origin }.
misconception-tl-03-rule = refusing pays the value asked for
misconception-tl-03 = Whoever runs pays what the hand was worth before the call: { $right }.
misconception-tl-04-rule = refusing any raise pays 1
misconception-tl-04 = To call { $call } is to take the step before it: the hand was worth { $before } already, and that is what is paid.
misconception-tl-05-rule = whoever called truco may raise it too
misconception-tl-05 = The right to raise passes to whoever took the call: only that side may call retruco.
misconception-tl-06-rule = the values of the calls add up
misconception-tl-06 = The new value replaces the one before: with { $call-the } the hand is worth { $right }.
misconception-tl-07-rule = each raise doubles the value
misconception-tl-07 = The ladder is { $rungs }: after { $stake } comes { $right }.
misconception-tl-08-rule = steps may be skipped
misconception-tl-08 = Calls go up step by step.
misconception-tl-09-rule = truco only before the first card
misconception-tl-09 = Truco may be called at any moment of the hand.
misconception-tl-10-rule = a truco out of turn is good
misconception-tl-10 = In { $rules } truco is called on one's turn; out of turn is a rule of { $origin }.
misconception-tl-11-rule = both partners have to accept
misconception-tl-11 = It is enough that one of the two accepts.
misconception-tl-12-rule = truco adds 3 to the value of the hand
misconception-tl-12 = The value asked for takes the place of the { $before }, it is not added to it: the hand is worth { $right }.
misconception-tl-13-rule = going to the deck always costs 1
misconception-tl-13 = Going to the deck gives away the truco points at stake, here { $right }.
misconception-tl-14-rule = there is a value above vale quatro
misconception-tl-14 = Vale quatro is the top: take it or run.

# The hand of 11 and the dark hand
misconception-mo-01-rule = the hand of 11, when played, is worth 1
misconception-mo-01 = Once accepted, the hand of 11 is worth { $right }.
misconception-mo-02-rule = not playing gives the opponents 3
misconception-mo-02 = Not playing gives the opponents { $right-units }.
misconception-mo-03-rule = truco may be called in the hand of 11
misconception-mo-03 = Whoever calls truco in the hand of 11 loses the match.
misconception-mo-04-rule = in the hand of 11 the partner's cards are not seen
misconception-mo-04 = The pair on 11 sees each other's cards before it decides.
misconception-mo-05-rule = both pairs decide whether the hand of 11 is played
misconception-mo-05 = Only the pair on 11 decides.
misconception-mo-06-rule = the hand of 11 begins at 10 points
misconception-mo-06 = It takes 11, and one pair alone: on 10 the hand is ordinary, and with both on 11 it is dark.
misconception-mo-07-rule = at 11 to 11 one still chooses and looks
misconception-mo-07 = With both pairs on 11 the hand is dark: nobody sees the cards.
misconception-mo-08-rule = looking at a card in the dark only means a new shuffle
misconception-mo-08 = An accidental look means a new shuffle and deal; a deliberate one costs the match.
misconception-mo-09-rule = in the dark the vira is open from the start
misconception-mo-09 = In the dark hand the vira shows only after the first trick.
misconception-mo-10-rule = in the dark one may cut up to three times
misconception-mo-10 = In the dark hand the dry cuts are { $known-or }, never { $cuts }.

# Hidden cards
misconception-hc-01-rule = a card may be hidden in any trick
misconception-hc-01 = In { $rules } cards are hidden from the second trick on only.
misconception-hc-02-rule = a hidden card counts if it is high
misconception-hc-02 = A hidden card is worth nothing, whichever it is.
misconception-hc-03-rule = both partners may hide in the same trick
misconception-hc-03 = Only one of a pair hides in each trick.
misconception-hc-04-rule = a card may be hidden right after a tie
misconception-hc-04 = After a tie the first of each pair plays the strongest card held, face up: no hiding.
misconception-hc-05-rule = after a tie the first of a pair lays any card
misconception-hc-05 = The first of each pair has to play the strongest card held, face up.

# Cut, deal and table
misconception-dc-01-rule = putting the parts together counts as a movement
misconception-dc-01 = Putting them together does not count: { $right ->
    [1] it is 1 movement
   *[other] there are { $right } movements
  }, and the limit is { $limit }.
misconception-dc-02-rule = too many movements give the opponents a point at once
misconception-dc-02 = The first time the dealer may shuffle and have it cut again; the point comes only when it is repeated on purpose.
misconception-dc-03-rule = a card too many on one's own side gives the opponents a point
misconception-dc-03 = A card too many on the dealer's side: the deal is lost and nobody scores (or the opponents have the surplus taken out at random).
misconception-dc-04-rule = the first card goes to anybody
misconception-dc-04 = The first card goes to an opponent, unless the cut has taken one already.
misconception-dc-05-rule = the dealer leads
misconception-dc-05 = Whoever sits right after the dealer leads.
misconception-dc-06-rule = playing out of turn changes the order of the trick
misconception-dc-06 = The order of the trick stays the same even if somebody plays out of turn.
misconception-dc-07-rule = the tens are taken out of the Spanish deck
misconception-dc-07 = The tens stay: they stand in the order of the cards, and { $right } cards ask for only the eights and nines to go (the sheet takes out the tens too: the document contradicts itself).
misconception-dc-08-rule = the first to reach the total wins, even when both pass it
misconception-dc-08 = When both pass it in the same hand, the higher score wins: { $won } to { $lost }.
misconception-dc-09-rule = pairs play the longer match already
misconception-dc-09 = One against one and pairs play to { $right }; only threes play to { $yours }.
misconception-dc-10-rule = reporting a drip gives the opponents a point
misconception-dc-10 = Whoever reports a drip gets the point.
misconception-dc-11-rule = losing with 1 point means crawling under the table too
misconception-dc-11 = Zero points: under the table; 1 point: bite the table.
misconception-dc-12-rule = the pairs come from the highest cards
misconception-dc-12 = The first two people to get a king are partners.
