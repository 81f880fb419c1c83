## The command “clause”: clauses, readings and switches.

# Help
clause-help = Shows what a clause, a reading of ours or a switch says; or searches by words, whatever the accents.
clause-help-words = An id (gauderio/envido/contagem/3, AMB-G02, envido_tie), an item number (3.7.4) or words (hand of 11).
clause-help-metavar = ID|WORDS
clause-help-rules = This rulebook only: gauderio, cego or claudista.
clause-help-topic = This topic only: envido, flor, truco, empate…
clause-help-lang = Language of the answer: pt-BR or en.
clause-help-coverage = How far each clause has come: ruled, narrated, tested, taught, quizzed, told in a lesson.
clause-help-json = Answers in JSON, for programs.

# Rulebooks
clause-rules-gauderio = Truco Gaudério
clause-rules-cego = Truco Cego
clause-rules-claudista = Truco Claudista

# A clause
clause-place = { $document }, { $line ->
    [one] line { $from }
   *[other] lines { $from } to { $to }
  } · { $topic } · { $kind }
clause-example = For example: { $example }
clause-informative = Nothing to enforce at the table: the text merely informs.
clause-readings = Where the text leaves room, the reading is ours:
clause-reading-line = { $ref } (our reading) { $question }
clause-reading-default = We follow: { $position }
clause-reading-switch = The switch { $option } changes it.

# A reading
clause-ours = Our reading · { $kind } · { $topic } · { $documents }
clause-positions = Possible answers:
clause-position = { $value }: { $position }
clause-position-default = { $value } (the one we follow): { $position }
clause-why = Why? { $why }
clause-switch = Switch: { $option }
clause-no-switch = This reading has no switch: a table cannot change it.
clause-about = The clauses in question:
clause-see = See also, in another rulebook:
clause-reading-kind-silent = the document does not say
clause-reading-kind-contradiction = the document contradicts itself
clause-reading-kind-wording = the wording is loose

# A switch
clause-option = Switch · { $documents }
clause-option-values = In { $document }:
clause-value = { $value }: { $position }
clause-value-default = { $value } (default): { $position }
clause-option-readings = Readings of ours that it decides:

# Search
clause-hits = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
  }
clause-hits-readings = { $count ->
    [one] 1 reading of ours
   *[other] { $count } readings of ours
  }

# Coverage
clause-coverage-all = all { $count }
clause-coverage-enforceable = to enforce { $count }
clause-coverage-ruled = ruled
clause-coverage-narrated = narrated
clause-coverage-tested = tested
clause-coverage-taught = taught
clause-coverage-quizzed = quizzed
clause-coverage-told = in lessons
clause-coverage-whole = Every clause to enforce is ruled, narrated, tested, taught, quizzed and told in a lesson.
clause-coverage-lacks = { $count ->
    [one] 1 clause to enforce still lacks something:
   *[other] { $count } clauses to enforce still lack something:
  }

# Overview
clause-overview = The rules that the tutor knows:
clause-overview-rules = { $document }: { $clauses ->
    [one] 1 clause
   *[other] { $clauses } clauses
  }, { $readings ->
    [one] 1 reading of ours
   *[other] { $readings } readings of ours
  }, { $options ->
    [one] 1 switch
   *[other] { $options } switches
  }
clause-overview-topic = { $topic } ({ $value }): { $count }
clause-overview-try = Try: truco-tutor clause hand of 11 · truco-tutor clause --topic flor · truco-tutor clause AMB-G02

# When nothing is found
clause-not-found = Nothing found for “{ $words }”.
clause-unknown-id = There is no “{ $words }”.
clause-elsewhere = “{ $words }” is not part of what you asked for; leave out --rules or --topic to see it.
clause-number-elsewhere = There is no “{ $words }” in what you chose; there is { $found }.
clause-did-you-mean = Did you mean { $nearest }?
clause-topic-unknown = I do not know the topic “{ $given }”. Did you mean { $nearest }?

# Topics
clause-topic-cut = cut
clause-topic-deal = deal
clause-topic-deck = deck
clause-topic-empate = ties
clause-topic-envido = envido
clause-topic-etiquette = table customs
clause-topic-falta = falta envido
clause-topic-flor = flor
clause-topic-hidden-card = hidden card
clause-topic-infraction = infraction
clause-topic-manilha = manilha
clause-topic-mao-de-11 = hand of 11
clause-topic-mao-escura = dark hand
clause-topic-players = players
clause-topic-rank = strength of the cards
clause-topic-scoring = scoring
clause-topic-trick = trick
clause-topic-truco = truco

# Kinds of clause
clause-kind-bet = bet
clause-kind-count = count
clause-kind-deal = deal
clause-kind-definition = definition
clause-kind-etiquette = custom
clause-kind-example = example
clause-kind-infraction = infraction
clause-kind-penalty = penalty
clause-kind-play = play
clause-kind-rank = order of the cards
clause-kind-score = score
clause-kind-setup = setup
clause-kind-special = special case
clause-kind-tie = tie-break
