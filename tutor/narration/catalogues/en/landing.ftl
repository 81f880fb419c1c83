## The way in: what this is, three kinds of truco, going on where one was, who learns.

landing-title = Truco is learnt by playing
landing-lead = Bluff, banter and a deck of cards. There are three kinds of truco, each with its own rulebook. Here you learn the why of each rule, practise until it comes by itself, and settle a doubt at the table at once.

landing-continue = Go on where you were
landing-continue-go = Go on:
landing-start = First time? Begin here
landing-start-go = Open the first lesson
landing-test = You play already? Take the placement test
landing-drill = Practise now

landing-who = Who is practising
landing-who-nobody = no name
landing-who-lead = Does somebody else use this browser? A name for each, without a password, and progress does not mix.
landing-who-choose = Names in this browser
landing-who-new = Another name
landing-who-add = Go in by this name
landing-who-not-kept = This browser does not let anything be kept: the name holds until you leave this page.

landing-books = The three kinds of truco
landing-book-seats = { $seats } players
landing-book-target = to { $targets } { $rules ->
    [cego] tentos
   *[other] points
  }
landing-book-gauderio = Envido, flor and truco, four manilhas that never change, and a card played face down to bluff better.
landing-book-cego = Gaudério's brother for a fuller table: the same strength of cards, other prices, and every card is laid open.
landing-book-claudista = No envido, no flor: the vira picks the manilhas of each hand, and there are hands of eleven, dark hands and a cut full of ceremony.
landing-lessons = { $count ->
    [one] One lesson
   *[other] { $count } lessons
  }
landing-no-lessons = The lessons of this truco are still being written. The practice and the rules are ready.
landing-practise = Practise
landing-read = Read the rules
landing-together = Side by side
landing-together-lead = For those who have begun two kinds of truco: the same hand under each rulebook, and what the documents do not decide.
landing-more = More lessons

landing-tools = Whenever you like
landing-foot = Every answer shows the clause of the rulebook it rests on. Where the document does not decide, we say that the reading is ours.
