## The command “rule”: a doubt at the table, settled and explained.

rule-help = Settles a doubt at the table and explains it, with the clauses. Without --rules, all three rulebooks side by side.
rule-help-envido = Counts the envido of three cards.
rule-help-envido-examples =
    truco-tutor rule envido 1c 7c 6p
    truco-tutor rule envido 12c 11c 6p --rules gauderio --lang en
rule-help-flor = Tells whether three cards are a flor, and what it counts.
rule-help-flor-examples =
    truco-tutor rule flor 7c 6c 5c
    truco-tutor rule flor 12o 11o 10o --rules cego --set three_figure_flor=20
rule-help-compare = Tells which of two cards is stronger.
rule-help-compare-examples =
    truco-tutor rule compare 7e 1p --rules gauderio
    truco-tutor rule compare 7e 3p --vira 6o
rule-help-order = Lists the cards, strongest first.
rule-help-order-examples =
    truco-tutor rule order --rules gauderio
    truco-tutor rule order --rules claudista --vira 7c
rule-help-trick = Tells who takes the trick and who leads the next one. Cards go in the order in which they were laid; “:x” lays one face down, “J2:” tells whose it is.
rule-help-trick-examples =
    truco-tutor rule trick 3c 2o --rules gauderio
    truco-tutor rule trick 3c 4o:x 3p 2e --lead J3 --eldest J1
    truco-tutor rule trick J2:3c J1:2o --lead J2
rule-help-hand = Tells who takes the hand by its tricks: A, B or = (a tie).
rule-help-hand-examples =
    truco-tutor rule hand A = B
    truco-tutor rule hand === --eldest B
    truco-tutor rule hand = = = --rules claudista --eleven A
rule-help-falta = Tells what a falta is worth at this score.
rule-help-falta-examples =
    truco-tutor rule falta 20 10 --target 24
    truco-tutor rule falta 17 12 --rules cego --target 18
rule-help-bet = Tells what a sequence of calls is worth. Without an answer, all of them.
rule-help-bet-examples =
    truco-tutor rule bet envido real_envido --answer nao_quero
    truco-tutor rule bet truco retruco quero --rules gauderio
    truco-tutor rule bet falta envido --score 5 7 --target 24
rule-help-contest = Says who wins a contest of envido or of flor. The cards come in threes, one player after the other; a stroke between them is free.
rule-help-contest-examples =
    truco-tutor rule contest envido 1c 7c 6p / 12o 3o 6e
    truco-tutor rule contest flor 7o 6o 4o / 7e 6e 5e --eldest P2 --rules gauderio
    truco-tutor rule contest envido 7c 6c 5c / 12o 3o 6e --rules cego --sung P1
rule-help-match = Says whether the match is over, and whose it is, at the score after a hand.
rule-help-match-examples =
    truco-tutor rule match 24 20 --target 24
    truco-tutor rule match 25 24 --rules gauderio --target 24 --first B
rule-help-house = Shows the rules of a table: every switch of the file, what it decides and what it changes. With the name of a rulebook, shows all its switches.
rule-help-house-examples =
    truco-tutor rule house gauderio
    truco-tutor rule house table.toml
    truco-tutor rule envido 1c 7c 6p --house table.toml
rule-help-cards = The three cards, like 1c 7c 6p: number or letter, then the suit (e swords or spades, p clubs, o coins or diamonds, c cups or hearts).
rule-help-two-cards = The two cards, like 7e 1p.
rule-help-plays = The cards in the order in which they were laid: 3c, 4o:x (face down), J2:3c (by player 2).
rule-help-tricks = Who took each trick: A, B or = (a tie).
rule-help-score = The score of sides A and B.
rule-help-calls = The calls in order, and the answer last if you like: envido real_envido nao_quero.
rule-help-answer = The answer: quero, nao_quero or sem_flor.
rule-help-kind = The kind of bet, where the calls do not tell: truco, envido or flor.
rule-help-contest-cards = envido or flor, and the three cards of each player, from P1 on.
rule-help-sung = Who sang a flor, where singing is optional; may be repeated.
rule-help-first = The side that reached the total first, where both did.
rule-help-by-falta = The total was reached by a falta.
rule-help-rules = This rulebook only: gauderio, cego or claudista.
rule-help-lang = Language of the answer: pt-BR or en.
rule-help-json = Answers in JSON, like truco-tutor ask; a line for each rulebook.
rule-help-strict = Does not decide where the document is silent or contradicts itself.
rule-help-set = A switch, like envido_tie=nobody; may be repeated.
rule-help-house-shown = The file, or gauderio, cego or claudista.
rule-help-house-file = The house rules: a TOML file with the rulebook, the total and the switches of the table.
rule-help-readings = Shows too what the document does not decide here, and what the other readings would give.
rule-help-what-if = Shows the smallest changes too that would alter the result.
rule-help-vira = The vira (Claudista only).
rule-help-lead = Who led the trick; the first card unless given.
rule-help-eldest = Who is the mão, the first to play; J1 unless given.
rule-help-eldest-side = The side of the mão, who plays first; A unless given.
rule-help-eleven = The side that is on 11 (Claudista only).
rule-help-target = What the match goes to.
rule-help-winner = The side that won, where that changes the falta.

rule-two-cards = { $count ->
    [0] The cards are missing: there should be two, like 7e 1p.
    [1] One card is missing: there should be two, like 7e 1p.
   *[other] There are { $count } cards, and it takes two, like 7e 1p.
  }
rule-no-plays = The cards of the trick are missing, in the order in which they were laid, like 3c 2o.
rule-two-scores = The score of both sides is missing, like 20 10.
rule-bad-trick = I did not understand “{ $given }”. Say who took each trick with A, B or = (a tie).
rule-bad-play = I did not understand “{ $given }”. Write the card, like 3c; 3c:x when it lies face down; J2:3c when it is player 2's.
rule-bad-seat = I did not understand the player “{ $given }”. The first one is J1.
rule-no-seat = There is no J{ $seat } at a table of { $players }: the players are J1 to J{ $players }.
rule-bad-side = I did not understand the side “{ $given }”. The sides are A and B.
rule-bad-number = “{ $given }” is not a whole number.
rule-bad-switch = I did not understand the switch “{ $given }”. Write name=value, like envido_tie=nobody.
rule-no-calls = Say what was called, like truco or envido real_envido.
rule-bad-answer = I did not understand the answer “{ $given }”. It is quero, nao_quero or sem_flor.
rule-bad-kind = I do not know the bet “{ $given }”. It is truco, envido or flor.

rule-is-incident = “{ $given }” is an incident at the table. Write: truco-tutor rule incident { $usage }
rule-bad-contest = { $some ->
    [0] The contest is missing, as in contest envido 1c 7c 6p / 12o 3o 6e.
   *[other] I know no contest “{ $given }”: it is envido or flor, as in contest envido 1c 7c 6p / 12o 3o 6e.
  }
rule-contest-cards = { $count ->
    [0] The cards are missing: three of each player, as in 1c 7c 6p / 12o 3o 6e.
    [1] There is a single card, and each player has three, as in 1c 7c 6p / 12o 3o 6e.
   *[other] There are { $count } cards, and each player has three, as in 1c 7c 6p / 12o 3o 6e.
  }
rule-house-nearest = There is neither a file nor a rulebook “{ $given }”. Did you mean { $nearest }?

rule-differs = { $name } (different)
rule-no-house = The file with the house rules is missing, like table.toml.
rule-incident-gloss = { $incident ->
    [cut_excess] the cut took more than 3 movements
    [cut_peek] the cutter peeked at the partner's card, the top or the bottom
    [cut_both_sides] cards taken from top and bottom in one cut
    [cut_seen_card] what may be done with a card of the cut already seen
    [deal_peek] the dealer peeked
    [first_card_to_own_side] the first card went to the dealer's own side
    [burn] the dealer wants to burn a card
    [wrong_count] somebody was dealt too many or too few cards
    [dealer_asks] the dealer asked whether the cards are right
    [out_of_turn] a card out of turn
    [hide] a card laid face down
    [truco_on_eleven] truco called in the hand of 11
    [look_in_the_dark] a look at a card in the dark hand
    [drip] a drip on the table was reported
    [touch_score] the rival's points were touched
    [lose_with] a match lost with 0 or 1 point
    [zap_on_forehead] the zap on a rival's forehead
    [bang_on_glass] a thump on a glass table
    [broken_table] a broken table
   *[raffle] who runs the draw of kings
  }
