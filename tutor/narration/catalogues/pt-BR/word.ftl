## As palavras da mesa: pedidos, respostas, apostas, livros de regras, baralhos.

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

word-truco-the = o truco
word-retruco-the = o retruco
word-vale-4-the = o vale quatro
word-seis-the = o seis
word-nove-the = o nove
word-doze-the = o doze
word-envido-the = o envido
word-real-envido-the = o real envido
word-falta-envido-the = a falta envido
word-flor-the = a flor
word-contra-flor-the = a contra-flor
word-contra-flor-e-o-resto-the = a contra-flor e o resto

word-quero = quero
word-nao-quero = não quero
word-sem-flor = sem flor

word-falta = falta
word-falta-plus-6 = falta mais 6
word-match = o resto da partida

word-gauderio = Truco Gaudério
word-cego = Truco Cego
word-claudista = Truco Claudista
word-spanish = baralho espanhol
word-french = baralho francês
word-spanish-example = 7e, 12c
word-french-example = 7e, Qc
