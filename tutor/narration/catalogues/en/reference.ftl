## The rules to read and to search.

reference-book-gauderio = Gaudério
reference-book-cego = Cego
reference-book-claudista = Claudista

# Searching and choosing
reference-search = Search the rules
reference-search-hint = tie, hand of 11, AMB-G02…
reference-all = All
reference-rulebook = Rulebook
reference-topic = Topic
reference-every-topic = All topics
reference-side-by-side = Side by side
reference-none = Nothing found
reference-clause-one = 1 clause
reference-clause-many = { $n } clauses
reference-reading-one = 1 reading of ours
reference-reading-many = { $n } readings of ours
reference-clauses = Clauses
reference-readings = Our readings
reference-ours = our reading
reference-shown-only = to read only
reference-line-one = line { $n }
reference-line-many = lines { $n } to { $m }
reference-nothing-found = Nothing with “{ $words }”.
reference-try-these = Try:
reference-everywhere = Search all three rulebooks, all topics
reference-unknown = The link asks for “{ $words }”, which is not in the rules. Search by name or by a word.
reference-absent = This document does not speak of it.
reference-no-such-words = Nothing here with these words.

# One clause, one reading
reference-enforced = The referee applies this clause.
reference-untouched = To read only: nothing for the referee to enforce.
reference-open-hint = Pick a clause to see where it comes from, what the text leaves open, and an example.
reference-open-keys = By keyboard: / searches, ↑ ↓ walk the list, Enter opens, Esc goes back.
reference-back = Back to the list
reference-copy = Copy link
reference-copied = Link copied.
reference-not-copied = This browser did not allow copying. The link is in the field below.
reference-link = Link
reference-previous = Previous
reference-next = Next
reference-touches = What the text leaves open here
reference-follow = We follow
reference-why = Why
reference-more = Why, and other answers
reference-others = It could also be read like this
reference-switch = The table may change it: switch { $words }
reference-no-switch = No switch: the table does not change this reading.
reference-values = Values of the switch
reference-usual = default
reference-own-entry = Open { $words }
reference-about = Clauses in question
reference-see = On the same point, in another rulebook
reference-example = An example, ruled now
reference-steps = Why? Step by step
reference-changes = What the switch changes
reference-compare-books = See “{ $words }” in the three rulebooks

# The questions of the examples
reference-tied = tied
reference-vira = vira
reference-ask-compare = Which of the two is stronger?
reference-ask-trick = Who takes the trick?
reference-ask-hand = Tricks so far: { $tricks }. The mão: { $eldest }. Whose is the hand?
reference-ask-hand-eleven = Hand of 11. Tricks so far: { $tricks }. The mão: { $eldest }. Whose is the hand?
reference-ask-envido = How many points of envido?
reference-ask-flor = Is it a flor? Of how many points?
reference-ask-envido-contest = The envido was accepted. Who takes it?
reference-ask-flor-contest = A contest of flores. Who takes it?
reference-ask-bet = Called: { $calls }; answer: { $answer }. What is it worth?
reference-ask-falta = What is the falta worth?
reference-ask-match = Is the match over?
reference-score = Score: { $ours } to { $theirs }{ $target ->
    [0] .
   *[other] , playing to { $target }.
}
reference-ask-moment = Now { $who } wants to { $act }. Allowed?
reference-seated = { $players ->
    [2] Two play, { $who } is the mão.
   *[other] Four play, { $who } is the mão.
  }
reference-did = { $who }: { $what }
reference-hidden = a hidden card

# House rules: the switches of a rulebook on one page
reference-house = House rules
reference-house-title = House rules: { $words }
reference-house-lead = Where the document leaves something open, the table decides. Choose here; it holds for the referee of this browser.
reference-house-none = No switch is set: everything is as in the rulebook.
reference-house-one = 1 switch is set at this table.
reference-house-many = { $n } switches are set at this table.
reference-house-name = Name of the table
reference-house-total = Total of the match
reference-house-total-usual = that of the rulebook
reference-house-here = holds at this table
reference-house-usual = default
reference-house-example = An example, ruled each way
reference-house-no-example = It changes only the picture of the table: who plays after whom is the same.
reference-house-back = Back to the defaults
reference-house-save = Save to a file
reference-house-load = Open a file
reference-house-saved = File { $words } saved.
reference-house-loaded = House rules opened: { $words }.
reference-house-kept = Kept in this browser.
reference-house-not-kept = This browser does not let anything be kept: save to a file or copy the link.
reference-house-of-link = These rules came with a link. Those that you keep stay as they were.
reference-house-keep = Keep as those of this table
reference-house-mine = See mine
reference-house-lost = No answer from the server. Your choices are not lost; try again or reload the page.
reference-house-unknown = The link asks for what the rulebook does not have, and this was left out: { $words }.
reference-first-trick = It is the first trick, and nobody has called envido.
reference-flores = { $n } flores on one side.
reference-ask-next = Who is the mão of the next one?
reference-ask-cut = { $who } has cut wrongly in an earlier hand of the match. Now, after three movements, she makes one more on purpose. What happens?
reference-aceita-mao-de-11 = plays the hand of 11
reference-baralho = goes to the deck
reference-refused-players = { $n } people sit down. Can they play?
reference-refused-hand = Somebody is dealt four cards. Does it stand?
reference-refused-card = Is the eight of swords in play?
reference-refused-deal = Somebody wants to shuffle, cut and deal. Allowed?
reference-ask-order = What is the order of the cards?
