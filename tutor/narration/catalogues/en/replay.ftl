## Replaying a .truco file: what in it cannot be so. Places come from notation.ftl.

error-illegal-action-unmarked = { error-bad-notation-where } { $verdict-key ->
    [foul] “{ $written-key }” is a foul. { $why } If it was done all the same, write “{ $marked-key }”.
   *[void] “{ $written-key }” does not count. { $why } If it was done all the same, write “{ $marked-key }”.
  }{ $fits-count ->
    [0] {""}
   *[other] {" "}What could stand there: { $fits-row }.
  }
error-illegal-action-marked = { error-bad-notation-where } “{ $written-key }” is marked as against the rules, and it is not. { $why } Write “{ $plain-key }”.
error-bad-notation-refused = { error-bad-notation-where } { $why }

error-bad-notation-deal-late = { error-bad-notation-where } “{ $found-key }” comes too late: the hand has begun.
error-bad-notation-deal-twice = { error-bad-notation-where } seat { $seat-number } has been dealt its cards in this hand.
error-bad-notation-deal-count = { $count ->
    [1] { error-bad-notation-where } there is one card only, and a seat gets three; ?? is one that is not known.
   *[other] { error-bad-notation-where } there are { $count } cards, and a seat gets three; ?? is one that is not known.
  }
error-bad-notation-deal-missing = { $count ->
    [1] { error-bad-notation-where } before “{ $found-key }” the cards of seat { $seats } are missing. Write deal { $seats } and three cards, or ?? ?? ?? if nobody saw them.
   *[other] { error-bad-notation-where } before “{ $found-key }” the cards of seats { $seats } are missing. For each write deal, the seat and three cards, or ?? ?? ?? if nobody saw them.
  }
error-bad-notation-vira-elsewhere = { error-bad-notation-where } there is no vira in { $rules }. Take the line out.
error-bad-notation-vira-twice = { error-bad-notation-where } the vira of this hand has been told.
error-bad-notation-vira-unknown = { error-bad-notation-where } outside the dark hand everybody sees the vira: say which card it is.
error-bad-notation-reveal-elsewhere = { error-bad-notation-where } only in the dark hand is the vira turned up later; here write vira and the card, with the deal.
error-bad-notation-reveal-other = { error-bad-notation-where } the vira has been told, and it is { $vira-the }.
error-bad-notation-reveal-early = { error-bad-notation-where } the vira of the dark hand is turned up when all have played to the first trick, and once only.
error-bad-notation-reveal-missing = { error-bad-notation-where } all have played, and before “{ $found-key }” the vira is turned up: reveal vira and the card.
error-bad-notation-place-missing = { error-bad-notation-where } in the dark hand a card is told with its place, #1 to #3, as in joga #2 Ap or esconde #1.
error-bad-notation-place-elsewhere = { error-bad-notation-where } only in the dark hand does a card have a place: here name the card alone.
error-bad-notation-place-other = { error-bad-notation-where } in that place lies { $card-the }.
error-bad-notation-first-dealer = { error-bad-notation-where } with { $found-key } seat { $seat-number } shuffles, and in the first hand the owner of the cards does, or one of the pair that stayed. Write { $fits-or }.
error-bad-notation-rite-elsewhere = { error-bad-notation-where } “{ $found-key }” has no place here: it belongs to the ceremony of Truco Claudista, before the hand or at its own moment.

error-bad-notation-count-marked = { error-bad-notation-where } canta and boa take no mark: a count that is told is the true one.
error-bad-notation-count-unasked = { error-bad-notation-where } “{ $found-key }” only fits right after a contest of points that was accepted and shown.
error-bad-notation-count-without-flor = { error-bad-notation-where } seat { $seat-number } has no flor in this contest.
error-bad-notation-count-order = { $some ->
    [0] { error-bad-notation-where } everybody has told their count.
   *[other] { error-bad-notation-where } “{ $found-key }” is out of order: the mão speaks first, then each seat once, and now it is seat { $next }.
  }
error-bad-notation-count-false = { error-bad-notation-where } “{ $found-key }” is not so: the count is { $points }.
error-bad-notation-good-false = { error-bad-notation-where } “{ $found-key }” does not fit: with { $points } the count is better than what was heard.

error-bad-notation-assertion-false = { error-bad-notation-where } “{ $found-key }” is not so: it is “{ $truth-key }”.
error-bad-notation-assertion-early = { error-bad-notation-where } “{ $found-key }” cannot be said yet: it has not happened so far.
error-bad-notation-assertion-no-flor = { error-bad-notation-where } “{ $found-key }” is not so: seat { $seat-number } does not have three cards of a suit.
error-bad-notation-assertion-cites = { $count ->
    [0] { error-bad-notation-where } “{ $found-key }” is not so: the last act rests on nothing of the kind.
   *[other] { error-bad-notation-where } “{ $found-key }” is not so: the last act rests on { $truth-key }.
  }
error-bad-notation-assertion-verdict = { $verdict-key ->
    [void] { error-bad-notation-where } “{ $found-key }” is not so: the last act was taken back, write = void.
    [foul] { error-bad-notation-where } “{ $found-key }” is not so: the last act was a foul, write = foul { $remedy-key }.
   *[allowed] { error-bad-notation-where } “{ $found-key }” is not so: the last act is allowed.
  }
error-bad-notation-question-no-bet = { error-bad-notation-where } no bet waits for an answer here, so the question has none either.
error-bad-notation-question-no-trick = { error-bad-notation-where } this line ends no trick, so the question has no answer. Put it on the act that does.

error-bad-notation-no-hand = { error-bad-notation-where } the file never comes to deal a hand.
error-bad-notation-break-early = { error-bad-notation-where } hand { $hand } is not over, and another begins only then.
error-bad-notation-break-after-match = { error-bad-notation-where } the match is over: it went to { $team-the }.
error-bad-notation-break-eldest = { error-bad-notation-where } the mão of this hand is seat { $seat-number }: write eldest { $seat-number }.

error-bad-rules-of-file = The question is about { $rules }, and the file is of another rulebook: { $known }.

## What is said of a file that was replayed.

replay-match-won = The match goes to { $team-the }. Score: { $score }.
replay-hand-won = The hand belongs to { $team-the }. Score: { $score }.
replay-hand-over = The hand is over and nobody’s. Score: { $score }.
replay-running = The hand is not over yet. Score: { $score }.
replay-legal = { $act-count ->
    [0] { $fouls-count ->
        [0] { $seat-the } can do nothing now.
       *[other] { $seat-the } may not do anything now; it would be a foul to { $fouls-or }.
      }
   *[other] { $seat-the } may { $act-or }.
  }

## A hand told act by act.

replay-game = { $rules }, to { $target }
replay-sides = { $a } { $for_a } × { $for_b } { $b }
replay-eldest = The mão, who plays first, is { $seat }.
replay-break = Hand { $number }
replay-cards = { $some ->
    [yes] { $count ->
        [1] one more card
       *[other] { $count } more cards
      }
   *[no] { $count ->
        [1] one card
       *[other] { $count } cards
      }
  }
replay-deal = { $seat } is dealt { $cards }.
replay-vira = The vira is { $card }.
replay-vira-dark = The vira lies face down.
replay-reveal = The vira is turned up: { $card }.
replay-does-play = { $seat } plays { $card }.
replay-does-hide = { $seat } plays { $card } face down.
replay-does-call = { $kind ->
    [flor] { $seat } sings { $call }.
   *[other] { $seat } calls { $call }.
  }
replay-does-answer = { $seat } answers: { $answer }.
replay-does-accept-eleven = { $seat } accepts the hand of 11.
replay-does-refuse-eleven = { $seat } refuses the hand of 11.
replay-does-fold = { $seat } goes to the deck.
replay-does-count = { $seat } says { $points }.
replay-does-good = { $seat } says it is good.
replay-against = (against the rules)
replay-on-purpose = (against the rules, and on purpose)
replay-taken-back = That does not count and is taken back.

replay-now-score = { $a } { $for_a } × { $for_b } { $b }
replay-now-stake = the hand is worth { $points }
replay-now-eldest = mão: { $seat }
replay-now-vira = vira: { $card }
replay-now-laid = on the table: { $cards }
replay-now-held = { $seat } holds { $cards }
replay-now-turn = { $seat } to play
replay-now-pending = { $call } waits for an answer from { $team }
replay-now-eleven = { $team } may play the hand of 11 or leave it

replay-asks-envido = What is { $seat }’s envido?
replay-asks-flor = What does { $seat }’s flor count?
replay-asks-trick = Who takes the trick?
replay-asks-hand = Who takes the hand?
replay-asks-bet = And if the answer is “{ $answer }”, what does that pay?
replay-asks-falta = What is the falta worth now?
replay-asks-legal = May { $seat } { $act }?
replay-asks-rite = Would this stand? { $does }

replay-help =
    Tells a hand or a match of a .truco file act by act: what was done, what the referee says and by which clause, and how the table stands.

    On a terminal, Enter shows the next act. If the file has a mistake, the good part is told and then where it is.
replay-help-file = The .truco file, or the id of a hand of the library; - reads standard input.
replay-help-seat = Shows only what this player may see: the seat (0, 1…), P1, P2… or the name.
replay-help-coach = Instead of telling the acts, says what this player's choices cost and why: the seat, J1… or the name.
replay-coach-line = Line { $line }:
replay-coach-skill = To practise: { $skill }.
replay-help-lang = Language: pt-BR or en.
replay-help-json = Answer in JSON.
replay-help-list = Lists the hands of the library: rulebook, id and title.
replay-keys = Enter: next act. q: quit.
replay-error-unseen = The file has a mistake here. Without --seat it is told, with everybody’s cards.
replay-no-seat = There is no “{ $given }” at this table. Playing here, from J1 on: { $players }.
replay-no-file = Which hand? Give a .truco file or the id of a hand of the library; --list shows them all.
replay-unknown =
  { $count ->
    [0] There is neither a file nor a hand of the library called “{ $given }”. truco-tutor replay --list shows the hands.
   *[other] There is neither a file nor a hand of the library called “{ $given }”. Did you mean { $nearest }?
  }

## The ceremony of Truco Claudista, act by act.

replay-unseen = It is as the clause says; the card is not shown.
replay-does-embaralha = { $seat } shuffles.
replay-does-separa = { $seat } splits the pack.
replay-does-remonta = { $seat } puts the pack together.
replay-does-pergunta-cartas = { $seat } asks whether the cards are right.
replay-does-reclama-cartas = { $seat } claims that the cards are wrong.
replay-does-mantem = { $seat } keeps the truco.
replay-does-desfaz = { $seat } undoes the truco.
replay-does-segue = { $seat } wants to play on.
replay-does-anula = { $seat } has the hand void.
replay-does-concorda = { $seat } agrees.
replay-does-discorda = { $seat } does not agree.
replay-does-goteira = { $seat } reports a drip on the table.
replay-does-sorteia = { $seat } is given { $card } in the draw.
replay-does-queima = { $seat } burns { $card }.
replay-does-pede-ver = { $seat } asks to see { $card }.
replay-does-tira = { $to ->
    [parceiro] { $seat } takes { $card } { $side ->
        [cima] from the top
       *[baixo] from the bottom
      } and passes it to the partner.
    [vira] { $seat } takes { $card } { $side ->
        [cima] from the top
       *[baixo] from the bottom
      } and makes it the vira.
    [queima] { $seat } takes { $card } { $side ->
        [cima] from the top
       *[baixo] from the bottom
      } and burns it.
   *[fica] { $seat } takes { $card } { $side ->
        [cima] from the top
       *[baixo] from the bottom
      } and keeps it.
  }
replay-does-lado = { $side ->
    [cima] { $seat } has the cards dealt from the top.
   *[baixo] { $seat } has the cards dealt from the bottom.
  }
replay-does-da = { $own ->
    [yes] { $seat } deals { $cards } to their own hand.
   *[no] { $seat } deals { $cards } to { $whom }.
  }
replay-does-olha = { $what ->
    [propria] { $seat } looks at the cards held.
    [parceiro] { $seat } looks at the partner’s cards.
    [fundo] { $seat } looks at the bottom of the pack.
    [topo] { $seat } looks at the top of the pack.
   *[card] { $seat } looks at { $card }.
  }
replay-does-mostra = { $what ->
    [fundo] { $seat } shows the partner the bottom of the pack.
   *[card] { $seat } shows { $card } to all.
  }
replay-does-retira = { $own ->
    [yes] { $seat } removes { $card } from their own hand.
   *[no] { $seat } takes { $card } out of the hand of { $whom }.
  }
replay-does-completa = { $own ->
    [yes] { $seat } completes their own hand with { $card }.
   *[no] { $seat } completes the hand of { $whom } with { $card }.
  }
replay-does-corta = { $number ->
    [1] { $seat } makes one dry cut.
   *[other] { $seat } makes { $number } dry cuts.
  }
