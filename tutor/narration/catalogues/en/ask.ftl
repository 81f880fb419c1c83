## What the drill asks, and what can be chosen.

ask-yes = Yes
ask-no = No
ask-vira = Vira
ask-open-card = A card of the stock, face up

# Strength of cards
ask-stronger = Which of the two cards is stronger?
ask-same-strength = They are equally strong
ask-sort = Put the cards in order, from the strongest to the weakest.
ask-manilha = With this vira, which rank is the manilha?

# Tricks
ask-who-takes-trick = Who takes the trick?
ask-which-side-takes-trick = Which side takes the trick?
ask-who-leads-next = Who leads the next trick?
ask-tied = It is tied
ask-who-takes-hand = Who takes the hand?
ask-is-it-over = Is the hand over?
ask-nobody = Nobody
ask-goes-on = It is not over yet
ask-eldest = The mão: { $who }
ask-on-eleven = On 11 points: { $who }
ask-trick-won = Trick { $n }: { $who }
ask-trick-tied = Trick { $n }: tied
ask-covered-is = { $who } laid face down: { $card }
ask-best-of = The best card of { $who }

# Who said, who laid, how it stands
ask-said = { $who }: “{ $what }”
ask-points = Score: { $who }, { $points }
ask-match-to = Match to { $target }
ask-players = Players: { $n }
ask-place = { $who } is number { $n } to play
ask-trick-number = Trick { $n }
ask-has-laid = { $who } has laid a card in this trick
ask-has-not-laid = { $who } has not laid a card in this trick yet
ask-hand-worth = The hand is worth { $points }
ask-leads = Leads: { $who }
ask-fell = The cards fell in this order: { $who }
ask-dealt = Dealt the cards: { $who }
ask-partner-hid = { $who } plays with { $partner }, who has hidden a card in this trick
ask-first-after-tie = The last trick was tied, and { $who } is the first of the pair to play

# Prices
ask-price-truco-taken = What is the hand worth now?
ask-price-truco-refused = How many points go to whoever made the last call?
ask-price-envido-taken = How many points go to whoever wins this envido?
ask-price-envido-refused = How many points go to whoever made the last call?
ask-price-flor-taken = How many points go to whoever wins this contest?
ask-price-flor-refused = How many points go to whoever made the last call?
ask-falta = How many points is this falta envido worth?
ask-falta-ends = Does the match end here?
ask-wins-falta = Wins the falta: { $who }
ask-next-rung = What is the hand worth if somebody raises and the other side takes it?
ask-deck-gives = How many points does going to the deck give away?
ask-annulled = How many points does this envido pay?
ask-envido-of = An envido of { $points } was called
ask-then-flor = After that, somebody sings a flor
ask-is-flor = Is this a flor?
ask-flor-count = How many points does this flor count?

# Who may, and when
ask-may-call = May { $who } call { $call } now?
ask-may-open = May { $who } open the { $call } when the turn comes?
ask-may-ask-for = May somebody call { $call }, which is worth { $points }?
ask-raise-exists = Is the last call, { $call }, an answer that exists here?
ask-legal-answers = Which calls may { $who } make now? Mark them all.
ask-who-may-raise = Who may raise now? Mark all who may.
ask-is-truco-taken = Has the truco been taken?
ask-envido-taken = The envido was called and taken
ask-best-count = More points of envido: { $who }
ask-takes-the-hand = Takes the hand: { $who }
ask-who-gets-envido = Who gets the points of the envido?
ask-may-hide = May { $who } hide a card now?
ask-forced = Which cards may { $who } lay now? Mark them all.

# The table
ask-who-leads-first = Who leads the first trick?
ask-order-of-trick = In what order does the trick go?
ask-who-wins-match = Who has won the match?
ask-match-goes-on = The match goes on
ask-scores = Number { $n } to score: { $who }, plus { $points }
ask-match-to-what = To how many points is the match played?
ask-is-eleven = Is this a hand of 11?
ask-which-hand = What kind of hand is this?
ask-mode-plain = An ordinary hand
ask-mode-eleven = A hand of 11
ask-mode-dark = A dark hand
ask-what-follows = What happens?
ask-looked-on-purpose = In the dark hand, { $who } looked at their own card on purpose
ask-looked-by-accident = In the dark hand, { $who } saw their own card by accident
ask-look-redeal = The cards are shuffled and dealt again
ask-look-match-lost = The side that looked loses the match
ask-may-dry-cut = In the dark hand, may the pack be cut with { $n } { $n ->
    [one] dry cut
   *[other] dry cuts
  }?
ask-splits = Times the pack was split: { $n }
ask-taken-cards = Cards taken: { $n }
ask-joins = Times the parts were put together: { $n }
ask-movements = How many movements did this cut have?
ask-four-movements = { $who } cut with four movements
ask-which-time = Times this has happened, this one included: { $n }
ask-on-purpose = It was on purpose
ask-by-accident = It was by accident
ask-excess-may-recut = The pack may be shuffled and cut again, and no more
ask-excess-point = The other side gets 1 point
ask-lost-with = Points of whoever lost: { $points }
ask-forfeit = What forfeit does the loser pay?
ask-forfeit-under-the-table = Crawls under the table
ask-forfeit-bite-the-table = Bites the table
ask-forfeit-none = None
ask-who-pairs = The cards were dealt one by one. Who makes a pair? Mark both.

# Questions that do not vary
ask-fact-envido-over-truco = The mão calls truco before any card. May the other side still call envido?
ask-fact-truco-out-of-turn = May truco be called out of turn?
ask-fact-truco-above-the-top = After vale quatro, to how much can the hand still be raised?
ask-no-rung = To nothing: it is the top
ask-fact-envido-unasked = Nobody called envido. How many points go to whoever had most?
ask-fact-envido-falta-raised = May the falta envido be raised?
ask-fact-flor-sung = Does whoever holds a flor have to sing it?
ask-sung-must-sing = It has to be sung
ask-sung-may-pass = One may stay silent
ask-fact-flor-two = Both sides hold a flor. Who gets the points?
ask-two-flores-one-side = Only one of the sides
ask-two-flores-each-side = Each side its own
ask-fact-flor-lone = Only one side holds a flor, and the other says it does not want it. How many points does the flor get?
ask-fact-flor-lone-waits = Only one side holds a flor. Do its points need a “quero”?
ask-lone-at-once = No: they are paid at once
ask-lone-waits-for-quero = Yes: they wait for the “quero”
ask-fact-eleven-played = The pair on 11 chooses to play. What is the hand of 11 worth?
ask-fact-eleven-refused = The pair on 11 chooses not to play. How many points go to the other side?
ask-fact-eleven-truco = Ana and Caio are on 11. Beto calls truco. What happens?
ask-eleven-truco-a-wins-match = Ana and Caio win the match
ask-eleven-truco-stake-3 = The hand is now worth 3
ask-fact-eleven-partner-seen = In the hand of 11, does the pair on 11 see its partner's cards before deciding?
ask-fact-eleven-decides = Who decides whether the hand of 11 is played?
ask-eleven-decides-side-on-eleven = The pair on 11
ask-eleven-decides-both-sides = Both pairs
ask-fact-dark-vira = In the dark hand, when is the vira seen?
ask-dark-vira-before-first-trick = Before the first trick
ask-dark-vira-after-first-trick = After the first trick
ask-fact-deal-own-surplus = The dealer gave four cards to their own side. What happens?
ask-surplus-deal-lost = The deal is lost, and nobody scores
ask-surplus-point = The other side gets 1 point
ask-fact-deal-first-card = No card was taken at the cut. Who gets the first card?
ask-first-card-an-opponent = An opponent
ask-first-card-anybody = Anybody
ask-fact-table-pack = How many cards are played with?
ask-fact-table-drip = Ana reports a drip from the roof onto the table. Who gets 1 point?
ask-both-hold-flor = Both sides hold a flor

# Clauses
ask-which-clause = Which clause decides?
ask-which-answers = Which clause answers? { $cue }
ask-referee-says = The referee says: { $ruling }
ask-table-pack = How many cards are in the pack?
ask-table-cards-each = How many cards does each one get?
ask-table-hand-value = What is the hand worth at the start?

# Three rulebooks
ask-in-which-books = In which rulebooks is it so? Mark them all.
ask-pays = It pays { $points }
ask-comes-out = Takes the hand: { $who }
ask-does-it-decide = Does the document decide this?
ask-silence-decides = The document decides
ask-silence-silent = The document is silent
ask-silence-contradiction = The document contradicts itself

# What happened at the table: Ana deals, Duda cuts
ask-after-excess = Duda cut with more than three movements
ask-after-excess-again = Duda cut with too many movements again, and on purpose
ask-after-cut-peek = Duda peeked at a card while cutting
ask-after-cut-peek-again = Duda had peeked while cutting before, and peeked again
ask-after-both-sides = Duda took one card from the top and one from the bottom in the same cut
ask-after-seen-kept = Duda looked at the card taken at the cut and wants to keep it
ask-after-seen-partner = Duda looked at the card taken at the cut and wants to give it to the partner
ask-after-seen-vira = Duda looked at the card taken at the cut and only then wants to make it the vira
ask-after-seen-burned = Only Duda has seen the card taken at the cut, and wants to burn it
ask-after-first-own-side = Ana dealt the first card to her own side, and no card was taken at the cut
ask-after-first-after-taking = Ana dealt the first card to her own side, but a card was taken at the cut
ask-after-burn = Ana wants to burn a card that all know equally, without having looked at her own
ask-after-deal-peek = Ana peeked at a card while dealing
ask-after-deal-peek-again = Ana had peeked while dealing before, and peeked again
ask-after-claimed = Beto was dealt two cards; with the trick begun, his side claims
ask-after-more = Beto was dealt four cards, and nobody has played yet
ask-after-fewer = Duda was dealt two cards, and nobody has played yet
ask-after-own-fewer = Caio, Ana's partner, was dealt two cards
ask-after-own-more = Caio, Ana's partner, was dealt four cards
ask-after-asked = Ana asks whether the cards are right
ask-after-look = In the dark hand, Caio saw a card of his by accident
ask-after-look-meant = In the dark hand, Caio looked at a card of his on purpose
ask-after-dark-truco = At 11 to 11, Beto calls truco
ask-after-zero = Somebody lost the match without a point
ask-after-one = Somebody lost the match with 1 point
ask-after-zap = Somebody wants to stick the highest card on a rival's forehead, who has not agreed
ask-after-glass = Somebody bangs on a table of glass
ask-after-broken = Ana broke the table
ask-after-drip = Ana reports a drip onto the table
ask-after-score = Ana touched the points of the other side

# The whole hand
ask-trick-led = Trick { $n }, led by { $who }
ask-lays = { $who } lays { $card }
ask-points-of-hand = How many points go to { $who } in this hand?
ask-misplaced = The cards should run from the strongest to the weakest, but one is out of its place. Which?
ask-planted = Somebody refereed this hand and erred once. Which decision is wrong?
ask-ruling-of-trick = That of trick { $n }
ask-ruling-of-hand = That of who takes the hand
ask-shares = How are the points of this hand shared out?
ask-share = { $one }: { $a }; { $other }: { $b }
ask-order = Put the steps in order.
ask-order-who = { $dealer } deals, and { $cutter } cuts
ask-order-dark = Eleven all: the dark hand
ask-order-before = Done already: { $done }
ask-order-draw = Draw of kings: the cards go one at a time, { $who } first
ask-step-drawn = To { $who }: { $card }
ask-step-pair = { $one } and { $other } are a pair
ask-step-shuffle = { $ana } shuffles
ask-step-cut = { $duda } splits the pack in two and joins it again
ask-step-dry-cuts = { $duda } makes three dry cuts
ask-step-side = { $ana } chooses to deal from the bottom
ask-step-take-to-partner = { $duda } takes a card from the top and passes it to { $beto }, unseen
ask-step-take-to-keep = { $duda } takes a card from the top and keeps it
ask-step-take-as-vira = { $duda } takes a card and announces it as the vira
ask-step-look-at-it = { $duda } looks at that card
ask-step-deal = { $ana } deals three cards to each, { $beto } first
ask-step-deal-rest = { $ana } deals two cards to { $beto } and three to the others
ask-step-deal-two = { $ana } deals only two cards to { $beto } by mistake, and three to the others
ask-step-deal-four = { $ana } deals four cards to { $caio } by mistake, and three to the others
ask-step-vira = { $ana } turns the vira up
ask-step-vira-down = { $ana } leaves the vira face down, crosswise under the pack
ask-step-give-0 = { $ana } deals herself one card
ask-step-give-1 = { $ana } deals one card to { $beto }
ask-step-give-2 = { $ana } deals one card to { $caio }
ask-step-give-3 = { $ana } deals one card to { $duda }
ask-step-burn = { $ana } burns the top card of the pack
ask-step-look-at-own = { $ana } looks at her own cards
ask-step-first-card = { $beto } plays the first card
ask-step-first-trick = Everybody plays a card without having seen it
ask-step-vira-seen = The vira is shown
ask-step-claim = { $duda } claims the value of the hand
ask-step-go-on = { $beto } has the hand go on
ask-step-remove = { $ana } takes a card of { $caio } out at random
