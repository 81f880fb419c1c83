## The words of the table: calls, answers, bets, rulebooks, decks.

word-truco = truco
word-retruco = retruco
word-vale-4 = vale quatro
word-seis = seis
word-nove = nove
word-doze = doze
word-envido = envido
word-real-envido = real envido
word-falta-envido = falta envido
word-flor = flor
word-contra-flor = contra-flor
word-contra-flor-e-o-resto = contra-flor e o resto

word-truco-the = truco
word-retruco-the = retruco
word-vale-4-the = vale quatro
word-seis-the = seis
word-nove-the = nove
word-doze-the = doze
word-envido-the = envido
word-real-envido-the = real envido
word-falta-envido-the = falta envido
word-flor-the = flor
word-contra-flor-the = contra-flor
word-contra-flor-e-o-resto-the = contra-flor e o resto

word-quero = quero
word-nao-quero = não quero
word-sem-flor = sem flor

word-falta = falta
word-falta-plus-6 = falta plus 6
word-match = the rest of the match

word-gauderio = Truco Gaudério
word-cego = Truco Cego
word-claudista = Truco Claudista
word-spanish = Spanish deck
word-french = French deck
word-spanish-example = 7e, 12c
word-french-example = 7e, Qc
