## The referee's desk, a question at a time.

desk-rules = Rulebook
desk-book-gauderio = Gaudério
desk-book-cego = Cego
desk-book-claudista = Claudista

desk-ask = Question
desk-ask-trick = Trick
desk-ask-hand = Hand
desk-ask-envido = Envido
desk-ask-flor = Flor
desk-ask-bet = Bet
desk-ask-legal = May I…?
desk-ask-incident = A mistake?

desk-title-trick = Who takes the trick in { $rules }?
desk-title-hand = Who takes the hand in { $rules }?
desk-title-envido = Who wins the envido in { $rules }?
desk-title-flor = Who wins the flor in { $rules }?
desk-title-bet = What is the bet worth in { $rules }?
desk-title-legal = May I do this now, in { $rules }?
desk-title-incident = What if somebody erred, in { $rules }?

# What is chosen
desk-players = Players
desk-players-many = { $count }
desk-count-only = just count
desk-lead = The trick was led by player
desk-eldest = The mão (who plays first) is player
desk-eldest-side = The mão (who plays first) is on
desk-hidden = face down
desk-sung = sang the flor
desk-trick = { $number ->
    [1] First trick
    [2] Second trick
   *[3] Third trick
  }
desk-tied = tied
desk-nobody = nobody
desk-on-eleven = Stood on 11 points
desk-call = What was called?
desk-call-next = And then?
desk-call-last = No further call fits
desk-uncall = take back { $call }
desk-calls = Called: { $calls }
desk-answer = Answer
desk-score = Points of { $side }
desk-target = The match goes to
desk-winner = Who won the bet

# The cards
desk-vira = Vira
desk-deck = Deck
desk-deck-hint = Tap the cards. Tapping one again takes it off the table.
desk-deck-full = To change it, tap a card on the table.
desk-place = { $many ->
    [yes] { $owner }, card { $number }
   *[no] { $owner }
  }
desk-empty = no card
desk-next = the next one
desk-take = take up
desk-used = on the table

# What is missing
desk-missing-cards = { $count ->
    [1] { $what ->
        [vira] Only the vira is missing: tap it in the deck.
       *[card] Only one card is missing, that of { $seat }: tap it in the deck.
      }
   *[other] { $what ->
        [vira] { $count } cards are missing. Now the vira: tap it in the deck.
       *[card] { $count } cards are missing. Now a card of { $seat }: tap it in the deck.
      }
  }
desk-missing-tricks = Who took the first trick is still missing.
desk-missing-calls = What was called is still missing.

# The ruling
desk-steps = Why? Step by step
desk-changes = What would change it
desk-books = In the three rulebooks
desk-here = the one asked
desk-differs = different
desk-no-hiding = no card is hidden
desk-by-vira = depends on the vira
desk-other-deck = The decks are not alike: ace, queen, jack and king of the French one stand for 1, 11, 10 and 12 of the Spanish one.

# What is done
desk-undo = Undo
desk-clear = Clear
desk-copy = Copy link
desk-print = Print
desk-copied = Link copied.
desk-not-copied = This browser did not allow it. The link stands in the field below.
desk-link = Link to this question
desk-trouble = Something went wrong here. Nothing is lost: undo the last tap and try again.

# May I…?
desk-voice = It is to be done by player
desk-about = May I…?
desk-done = That is what happened
desk-story = So far
desk-story-none = Nothing has happened in this hand yet.
desk-legal-seat = Now { $seat }
desk-legal-ask = { $over ->
    [yes] The hand is over.
   *[no] Tap what { $seat } wants to do.
  }
desk-legal-allowed = may
desk-legal-void = may not
desk-legal-foul = it is a foul, but it stands
desk-legal-remedy = { $remedy ->
    [match_lost] It costs the match
   *[stands] The card stays on the table
  }
desk-legal-verdict = { $verdict ->
    [allowed] allowed
    [foul] a foul, but it stands
    [void] not allowed
    [absent] there is no such thing
    [vira] depends on the vira
    [players] not played with so many
   *[elsewhere] there the hand does not get that far
  }
desk-legal-hint = { $seat ->
    [none] To tell a card, tap its place first.
   *[other] Tap the card that { $seat } played. To tell the cards that somebody holds, tap their places first.
  }
desk-legal-vira = Tap the vira.
desk-instead = What can be done

# What if somebody erred?
desk-incident = What happened?
desk-choose = choose from the list
desk-missing-incident = What happened is still missing: choose from the list.
desk-yes = yes
desk-no = no
desk-mistake = { $mistake ->
    [out_of_turn] played out of turn
    [late_envido] called envido after playing a card
    [silent_flor] held a flor and played without singing it
    [denied_flor] held a flor and said there was none
    [envido_with_flor] held a flor and called envido
    [truco_over_envido] called truco without answering the envido
    [card_over_truco] played a card without answering the truco
   *[hide] hid a card in the first trick
  }
desk-mistake-effect = { $verdict ->
    [void] It does not count: it is taken back and the hand goes on
    [foul] It is a foul, but it stands
   *[allowed] No mistake: it counts
  }
desk-fact = { $fact ->
    [dealer] The cards were dealt by player
    [stake] The hand was worth
    [by] It was player
    [seat] It was player
    [repeated] Had it happened before?
    [deliberate] Was it on purpose?
    [destination] What was the card meant for?
    [shown_to_all] Was the card shown to the whole table?
    [card_taken_at_cut] Had a card been taken at the cut already?
    [equal_knowledge] Did everybody know the same of the card?
    [seen_own] Had the dealer’s side seen any of its cards?
    [count] How many cards were dealt there, those played included?
    [started] Has anybody played a card?
    [dealer_asked] Had the dealer asked about the cards already?
    [claim] Was the error claimed?
    [accept_extra] Do the opponents prefer to play on?
    [raised] Had truco been called?
    [keep] Do the opponents keep the truco?
    [trick] In which trick?
    [partner_hid] Had the partner hidden a card in this trick?
    [after_tie_first] Is it the first of the side, after a tie?
    [score] Score, side A to side B
    [call] What was called?
    [points] With how many points did it end?
    [consent] Did the owner of the forehead agree?
    [by_name] Whoever runs the draw is called
   *[players] Is there a Valcir in the draw?
  }
desk-fact-value = { $value ->
    [destination-keep] to be kept
    [destination-partner] for the partner
    [destination-vira] to be the vira
    [destination-burn] to be burned
    [points-2] 2 or more
    [by_name-Valcir] Valcir
    [by_name-Ana] something else
    [players-yes] yes
    [players-no] no
   *[other] { $code }
  }
desk-incident-silent = The document of { $rules } does not decide: it has no rule for this. The table has to agree.
desk-pays = { $points } for { $team }
desk-match-to = The match goes to { $team }
desk-hand-ends = The hand ends here
desk-hand-goes-on = { $paid ->
    [yes] The hand goes on
   *[no] Nobody scores, and the hand goes on
  }
desk-lapsed = The right has lapsed: its moment is past

# House rules
desk-house = House rules
desk-house-book = house rules
desk-house-off = The book alone
desk-house-on = Those of the house
desk-house-which = In force
desk-house-lead = Paste the table’s file here, drag it here, or choose it on this device. It is kept in this browser and travels in the link.
desk-house-file = Choose a file
desk-house-text = File of house rules
desk-house-use = Use these rules
desk-house-forget = Forget the house rules
desk-house-too-long = The file is too long for house rules: the limit is 64 KB.
desk-house-unreadable = That file could not be read as text.
desk-house-taken = House rules in use: { $name }.
desk-house-unnamed = without a name
desk-house-left-out = Of the link or the browser, this does not fit and was left out: { $why }
desk-table-choice = choice of the table
desk-by-table = choice of the table: { $switches }
desk-silent-ours = the document does not decide: our reading
