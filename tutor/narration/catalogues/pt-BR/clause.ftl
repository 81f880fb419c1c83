## O comando “clause”: cláusulas, leituras e chaves.

# Ajuda
clause-help = Mostra o que diz uma cláusula, uma leitura nossa ou uma chave; ou procura por palavras, sem ligar para acentos.
clause-help-words = Um id (gauderio/envido/contagem/3, AMB-G02, envido_tie), um número de item (3.7.4) ou palavras (mão de onze).
clause-help-metavar = ID|PALAVRAS
clause-help-rules = Só este livro de regras: gauderio, cego ou claudista.
clause-help-topic = Só este assunto: envido, flor, truco, empate…
clause-help-lang = Idioma da resposta: pt-BR ou en.
clause-help-coverage = Até onde cada cláusula chegou: julgada, narrada, testada, ensinada, perguntada, citada numa lição.
clause-help-json = Responde em JSON, para programas.

# Livros de regras
clause-rules-gauderio = Truco Gaudério
clause-rules-cego = Truco Cego
clause-rules-claudista = Truco Claudista

# Uma cláusula
clause-place = { $document }, { $line ->
    [one] linha { $from }
   *[other] linhas { $from } a { $to }
  } · { $topic } · { $kind }
clause-example = Por exemplo: { $example }
clause-informative = Nada a cobrar na mesa: o texto só informa.
clause-readings = Onde o texto deixa margem, a leitura é nossa:
clause-reading-line = { $ref } (leitura nossa) { $question }
clause-reading-default = Seguimos: { $position }
clause-reading-switch = Muda-se com a chave { $option }.

# Uma leitura
clause-ours = Leitura nossa · { $kind } · { $topic } · { $documents }
clause-positions = Respostas possíveis:
clause-position = { $value }: { $position }
clause-position-default = { $value } (a que seguimos): { $position }
clause-why = Por quê? { $why }
clause-switch = Chave: { $option }
clause-no-switch = Esta leitura não tem chave: a mesa não a muda.
clause-about = As cláusulas em questão:
clause-see = Veja também, em outro livro:
clause-reading-kind-silent = o documento não diz
clause-reading-kind-contradiction = o documento se contradiz
clause-reading-kind-wording = o texto é solto

# Uma chave
clause-option = Chave · { $documents }
clause-option-values = No { $document }:
clause-value = { $value }: { $position }
clause-value-default = { $value } (padrão): { $position }
clause-option-readings = Leituras nossas que ela decide:

# Busca
clause-hits = { $count ->
    [one] 1 cláusula
   *[other] { $count } cláusulas
  }
clause-hits-readings = { $count ->
    [one] 1 leitura nossa
   *[other] { $count } leituras nossas
  }

# Cobertura
clause-coverage-all = ao todo { $count }
clause-coverage-enforceable = a cobrar { $count }
clause-coverage-ruled = julgadas
clause-coverage-narrated = narradas
clause-coverage-tested = testadas
clause-coverage-taught = ensinadas
clause-coverage-quizzed = perguntadas
clause-coverage-told = em lições
clause-coverage-whole = Toda cláusula a cobrar está julgada, narrada, testada, ensinada, perguntada e citada numa lição.
clause-coverage-lacks = { $count ->
    [one] Falta algo a 1 cláusula a cobrar:
   *[other] Falta algo a { $count } cláusulas a cobrar:
  }

# Panorama
clause-overview = As regras que o tutor conhece:
clause-overview-rules = { $document }: { $clauses ->
    [one] 1 cláusula
   *[other] { $clauses } cláusulas
  }, { $readings ->
    [one] 1 leitura nossa
   *[other] { $readings } leituras nossas
  }, { $options ->
    [one] 1 chave
   *[other] { $options } chaves
  }
clause-overview-topic = { $topic } ({ $value }): { $count }
clause-overview-try = Experimente: truco-tutor clause mão de onze · truco-tutor clause --topic flor · truco-tutor clause AMB-G02

# Quando não se acha
clause-not-found = Não achei nada com “{ $words }”.
clause-unknown-id = Não existe “{ $words }”.
clause-elsewhere = “{ $words }” não faz parte do que você pediu; tire --rules ou --topic para ver.
clause-number-elsewhere = Não há “{ $words }” no que você escolheu; há { $found }.
clause-did-you-mean = Você quis dizer { $nearest }?
clause-topic-unknown = Não conheço o assunto “{ $given }”. Você quis dizer { $nearest }?

# Assuntos
clause-topic-cut = corte
clause-topic-deal = dar as cartas
clause-topic-deck = baralho
clause-topic-empate = empate
clause-topic-envido = envido
clause-topic-etiquette = costumes da mesa
clause-topic-falta = falta envido
clause-topic-flor = flor
clause-topic-hidden-card = carta escondida
clause-topic-infraction = infração
clause-topic-manilha = manilha
clause-topic-mao-de-11 = mão de 11
clause-topic-mao-escura = mão escura
clause-topic-players = jogadores
clause-topic-rank = força das cartas
clause-topic-scoring = pontos
clause-topic-trick = rodada
clause-topic-truco = truco

# Tipos de cláusula
clause-kind-bet = aposta
clause-kind-count = contagem
clause-kind-deal = distribuição
clause-kind-definition = definição
clause-kind-etiquette = costume
clause-kind-example = exemplo
clause-kind-infraction = infração
clause-kind-penalty = castigo
clause-kind-play = jogada
clause-kind-rank = ordem das cartas
clause-kind-score = pontuação
clause-kind-setup = preparação
clause-kind-special = caso especial
clause-kind-tie = desempate
