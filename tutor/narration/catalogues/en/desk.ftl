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

desk-title-trick = Who takes the trick in { $rules }?
desk-title-hand = Who takes the hand in { $rules }?
desk-title-envido = Who wins the envido in { $rules }?
desk-title-flor = Who wins the flor in { $rules }?
desk-title-bet = What is the bet worth in { $rules }?

# What is chosen
desk-players = Players
desk-players-many = { $count }
desk-count-only = just count
desk-lead = The trick was led by player
desk-eldest = O mão is player
desk-eldest-side = O mão is of
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
