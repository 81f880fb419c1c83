## O que o treino pergunta, e o que se pode escolher.

ask-yes = Sim
ask-no = Não
ask-vira = Vira
ask-open-card = Uma carta do monte, aberta

# Força das cartas
ask-stronger = Qual das duas cartas é mais forte?
ask-same-strength = Têm a mesma força
ask-sort = Ponha as cartas em ordem, da mais forte para a mais fraca.
ask-manilha = Com esta vira, qual é a manilha?

# Rodadas
ask-who-takes-trick = Quem ganha a rodada?
ask-which-side-takes-trick = Que dupla ganha a rodada?
ask-who-leads-next = Quem sai na próxima rodada?
ask-tied = Empata
ask-who-takes-hand = Quem leva a mão?
ask-is-it-over = A mão já acabou?
ask-nobody = Ninguém
ask-goes-on = Ainda não acabou
ask-eldest = O mão: { $who }
ask-on-eleven = Com 11 pontos: { $who }
ask-trick-won = { $n }ª rodada: { $who }
ask-trick-tied = { $n }ª rodada: empate
ask-covered-is = { $who } escondeu: { $card }
ask-best-of = A melhor carta de { $who }

# Quem disse, quem jogou, como está o jogo
ask-said = { $who }: “{ $what }”
ask-points = Placar: { $who }, { $points }
ask-match-to = Partida até { $target }
ask-players = Jogam { $n }
ask-place = { $who } joga em { $n }º lugar
ask-trick-number = { $n }ª rodada
ask-has-laid = { $who } já jogou carta nesta rodada
ask-has-not-laid = { $who } ainda não jogou carta nesta rodada
ask-hand-worth = A mão vale { $points }
ask-leads = Sai: { $who }
ask-fell = As cartas caíram nesta ordem: { $who }
ask-dealt = Deu as cartas: { $who }
ask-partner-hid = { $who } joga com { $partner }, que já escondeu uma carta nesta rodada
ask-first-after-tie = A rodada passada empatou, e { $who } é a primeira pessoa da dupla a jogar

# Preços
ask-price-truco-taken = Quanto vale a mão agora?
ask-price-truco-refused = Quantos pontos leva quem fez o último pedido?
ask-price-envido-taken = Quantos pontos leva quem ganhar este envido?
ask-price-envido-refused = Quantos pontos leva quem fez o último pedido?
ask-price-flor-taken = Quantos pontos leva quem ganhar esta disputa?
ask-price-flor-refused = Quantos pontos leva quem fez o último pedido?
ask-falta = Quantos pontos vale esta falta envido?
ask-falta-ends = A partida acaba aqui?
ask-wins-falta = Quem ganha a falta: { $who }
ask-next-rung = Quanto vale a mão, se alguém aumentar e o outro lado quiser?
ask-deck-gives = Quem vai ao baralho entrega quantos pontos?
ask-annulled = Quantos pontos paga este envido?
ask-envido-of = Foi pedido um envido de { $points }
ask-then-flor = Depois disso, alguém canta flor
ask-is-flor = Isto é flor?
ask-flor-count = Quantos pontos conta esta flor?

# Quem pode, e quando
ask-may-call = { $who } pode pedir { $call } agora?
ask-may-open = { $who } pode abrir o { $call } na sua vez?
ask-may-ask-for = Alguém pode pedir { $call }, que vale { $points }?
ask-raise-exists = O último pedido, { $call }, é uma resposta que existe aqui?
ask-legal-answers = Que pedidos { $who } pode fazer agora? Marque todos.
ask-who-may-raise = Quem pode aumentar agora? Marque todos os que podem.
ask-is-truco-taken = O truco foi aceito?
ask-envido-taken = O envido foi pedido e aceito
ask-best-count = Mais pontos de envido: { $who }
ask-takes-the-hand = Leva a mão: { $who }
ask-who-gets-envido = Quem leva os pontos do envido?
ask-may-hide = { $who } pode esconder uma carta agora?
ask-forced = Que cartas { $who } pode jogar agora? Marque todas.

# A mesa
ask-who-leads-first = Quem sai na primeira rodada?
ask-order-of-trick = Em que ordem corre a rodada?
ask-who-wins-match = Quem ganhou a partida?
ask-match-goes-on = A partida continua
ask-scores = { $n }º a marcar: { $who }, mais { $points }
ask-match-to-what = A partida vai até quantos pontos?
ask-is-eleven = Esta é uma mão de 11?
ask-which-hand = Que mão é esta?
ask-mode-plain = Mão comum
ask-mode-eleven = Mão de 11
ask-mode-dark = Mão escura
ask-what-follows = O que acontece?
ask-looked-on-purpose = Na mão escura, { $who } olhou a própria carta de propósito
ask-looked-by-accident = Na mão escura, { $who } viu a própria carta sem querer
ask-look-redeal = Embaralha-se e dá-se de novo
ask-look-match-lost = O lado que olhou perde a partida
ask-may-dry-cut = Na mão escura, o corte pode ser em { $n } { $n ->
    [one] corte seco
   *[other] cortes secos
  }?
ask-splits = Vezes que separou o maço: { $n }
ask-taken-cards = Cartas que tirou: { $n }
ask-joins = Vezes que juntou as partes: { $n }
ask-movements = Quantos movimentos teve este corte?
ask-four-movements = { $who } cortou com quatro movimentos
ask-which-time = É a { $n }ª vez
ask-on-purpose = Foi de propósito
ask-by-accident = Foi sem querer
ask-excess-may-recut = Pode-se embaralhar e cortar de novo, e nada mais
ask-excess-point = O outro lado ganha 1 ponto
ask-lost-with = Pontos de quem perdeu: { $points }
ask-forfeit = Que prenda paga quem perdeu?
ask-forfeit-under-the-table = Passa por baixo da mesa
ask-forfeit-bite-the-table = Morde a mesa
ask-forfeit-none = Nenhuma
ask-who-pairs = As cartas foram dadas uma a uma. Quem forma dupla? Marque os dois.

# Perguntas que não variam
ask-fact-envido-over-truco = O mão pede truco antes de qualquer carta. O outro lado ainda pode pedir envido?
ask-fact-truco-out-of-turn = Pode-se pedir truco fora da própria vez?
ask-fact-truco-above-the-top = Depois do vale quatro, para quanto ainda se pode aumentar?
ask-no-rung = Para nada: é o topo
ask-fact-envido-unasked = Ninguém pediu envido. Quantos pontos leva quem tinha mais?
ask-fact-envido-falta-raised = A falta envido pode ser aumentada?
ask-fact-flor-sung = Quem tem flor tem de cantar?
ask-sung-must-sing = Tem de cantar
ask-sung-may-pass = Pode ficar calado
ask-fact-flor-two = Os dois lados têm flor. Quem leva os pontos?
ask-two-flores-one-side = Só um dos lados
ask-two-flores-each-side = Cada lado leva os seus
ask-fact-flor-lone = Só um lado tem flor, e o outro diz que não quer. Quantos pontos leva a flor?
ask-fact-flor-lone-waits = Só um lado tem flor. Os pontos precisam de um “quero”?
ask-lone-at-once = Não: são desse lado na hora
ask-lone-waits-for-quero = Sim: esperam o “quero”
ask-fact-eleven-played = A dupla com 11 aceita jogar. Quanto vale a mão de 11?
ask-fact-eleven-refused = A dupla com 11 não quer jogar. Quantos pontos leva o outro lado?
ask-fact-eleven-truco = Ana e Caio têm 11. Beto pede truco. O que acontece?
ask-eleven-truco-a-wins-match = Ana e Caio ganham a partida
ask-eleven-truco-stake-3 = A mão passa a valer 3
ask-fact-eleven-partner-seen = Na mão de 11, a dupla com 11 vê as cartas do parceiro antes de decidir?
ask-fact-eleven-decides = Quem decide se a mão de 11 é jogada?
ask-eleven-decides-side-on-eleven = A dupla com 11
ask-eleven-decides-both-sides = As duas duplas
ask-fact-dark-vira = Na mão escura, quando se vê a vira?
ask-dark-vira-before-first-trick = Antes da primeira rodada
ask-dark-vira-after-first-trick = Depois da primeira rodada
ask-fact-deal-own-surplus = Quem deu as cartas deixou quatro com o próprio lado. O que acontece?
ask-surplus-deal-lost = Perde a vez de dar, e ninguém pontua
ask-surplus-point = O outro lado ganha 1 ponto
ask-fact-deal-first-card = Ninguém tirou carta no corte. Para quem vai a primeira carta?
ask-first-card-an-opponent = Para um adversário
ask-first-card-anybody = Para qualquer um
ask-fact-table-pack = Com quantas cartas se joga?
ask-fact-table-drip = Ana avisa que caiu um pingo de goteira na mesa. Quem ganha 1 ponto?
ask-both-hold-flor = Os dois lados têm flor

# Cláusulas
ask-which-clause = Qual cláusula decide?
ask-which-answers = Qual cláusula responde? { $cue }
ask-referee-says = O juiz diz: { $ruling }
ask-table-pack = Com quantas cartas se joga?
ask-table-cards-each = Quantas cartas cada um recebe?
ask-table-hand-value = Quanto vale a mão no começo?

# Três regulamentos
ask-in-which-books = Em que regulamentos é assim? Marque todos.
ask-pays = Paga { $points }
ask-comes-out = Leva a mão: { $who }
ask-does-it-decide = O documento decide isto?
ask-silence-decides = O documento decide
ask-silence-silent = O documento não diz nada
ask-silence-contradiction = O documento se contradiz

# O que aconteceu à mesa: quem dá as cartas é Ana, quem corta é Duda
ask-after-excess = Duda cortou com mais de três movimentos
ask-after-excess-again = Duda cortou de novo com movimentos demais, e de propósito
ask-after-cut-peek = Duda espiou uma carta ao cortar
ask-after-cut-peek-again = Duda já tinha espiado ao cortar, e espiou outra vez
ask-after-both-sides = Duda tirou uma carta de cima e outra de baixo no mesmo corte
ask-after-seen-kept = Duda olhou a carta que tirou no corte e quer ficar com ela
ask-after-seen-partner = Duda olhou a carta que tirou no corte e quer dar ao parceiro
ask-after-seen-vira = Duda olhou a carta que tirou no corte e só então quer fazer dela a vira
ask-after-seen-burned = Só Duda viu a carta que tirou no corte, e quer que seja queimada
ask-after-first-own-side = Ana deu a primeira carta ao próprio lado, e no corte não saiu carta
ask-after-first-after-taking = Ana deu a primeira carta ao próprio lado, mas no corte já saiu uma
ask-after-burn = Ana quer queimar uma carta que todos conhecem por igual, sem ter olhado as suas
ask-after-deal-peek = Ana espiou uma carta ao dar
ask-after-deal-peek-again = Ana já tinha espiado ao dar, e espiou outra vez
ask-after-claimed = Beto recebeu duas cartas; com a rodada já começada, o lado dele cobra
ask-after-more = Beto recebeu quatro cartas, e ninguém jogou ainda
ask-after-fewer = Duda recebeu duas cartas, e ninguém jogou ainda
ask-after-own-fewer = Caio, parceiro de Ana, recebeu duas cartas
ask-after-own-more = Caio, parceiro de Ana, recebeu quatro cartas
ask-after-asked = Ana pergunta se as cartas estão certas
ask-after-look = Na mão escura, Caio viu uma carta sua sem querer
ask-after-look-meant = Na mão escura, Caio olhou uma carta sua de propósito
ask-after-dark-truco = Com 11 a 11, Beto pede truco
ask-after-zero = Alguém perdeu a partida sem fazer um ponto
ask-after-one = Alguém perdeu a partida com 1 ponto
ask-after-zap = Alguém quer colar a maior carta na testa do adversário, que não deixou
ask-after-glass = Alguém bate com força numa mesa de vidro
ask-after-broken = Ana quebrou a mesa
ask-after-drip = Ana avisa de uma goteira na mesa
ask-after-score = Ana mexeu nos pontos do adversário

# A mão inteira
ask-trick-led = { $n }ª rodada, sai { $who }
ask-lays = { $who } joga { $card }
ask-points-of-hand = Quantos pontos vão para { $who } nesta mão?
ask-misplaced = As cartas deviam ir da mais forte para a mais fraca, mas uma está fora do lugar. Qual?
ask-planted = Alguém apitou esta mão e errou uma vez. Qual decisão está errada?
ask-ruling-of-trick = A da { $n }ª rodada
ask-ruling-of-hand = A de quem leva a mão
ask-shares = Como se repartem os pontos desta mão?
ask-share = { $one }: { $a }; { $other }: { $b }
ask-order = Ponha os passos em ordem.
ask-order-who = { $dealer } dá as cartas, e { $cutter } corta
ask-order-dark = Onze a onze: mão escura
ask-order-before = Já foi feito: { $done }
ask-order-draw = Sorteio pelo rei: as cartas vão uma a uma, a começar por { $who }
ask-step-drawn = Para { $who }: { $card }
ask-step-pair = { $one } e { $other } formam dupla
ask-step-shuffle = { $ana } embaralha
ask-step-cut = { $duda } separa o maço em dois e junta de novo
ask-step-dry-cuts = { $duda } faz três cortes secos
ask-step-side = { $ana } escolhe dar por baixo
ask-step-take-to-partner = { $duda } tira uma carta de cima e a passa a { $beto }, sem olhar
ask-step-take-to-keep = { $duda } tira uma carta de cima e fica com ela
ask-step-take-as-vira = { $duda } tira uma carta e anuncia: será a vira
ask-step-look-at-it = { $duda } olha essa carta
ask-step-deal = { $ana } dá três cartas a cada pessoa, a começar por { $beto }
ask-step-deal-rest = { $ana } dá duas cartas a { $beto } e três às outras pessoas
ask-step-deal-two = { $ana } dá, por engano, só duas cartas a { $beto }, e três às outras pessoas
ask-step-deal-four = { $ana } dá, por engano, quatro cartas a { $caio }, e três às outras pessoas
ask-step-vira = { $ana } abre a vira
ask-step-vira-down = { $ana } deixa a vira fechada, atravessada debaixo do monte
ask-step-give-0 = { $ana } dá uma carta a si mesma
ask-step-give-1 = { $ana } dá uma carta a { $beto }
ask-step-give-2 = { $ana } dá uma carta a { $caio }
ask-step-give-3 = { $ana } dá uma carta a { $duda }
ask-step-burn = { $ana } queima a carta de cima do maço
ask-step-look-at-own = { $ana } olha as próprias cartas
ask-step-first-card = { $beto } joga a primeira carta
ask-step-first-trick = Cada pessoa joga uma carta sem a ter visto
ask-step-vira-seen = A vira é mostrada
ask-step-claim = { $duda } cobra o valor da mão
ask-step-go-on = { $beto } manda seguir com a mão
ask-step-remove = { $ana } tira ao acaso uma carta de { $caio }
