## Os enganos: a regra errada que alguém segue (-rule) e o que dizer dela, pela decisão da pergunta feita.

misconception-seems = Parece que a regra usada foi esta: { $rule }.
misconception-again = De novo a mesma regra: { $rule }.
misconception-beside = Pela sua regra, { $would }; pela cláusula { $clause } (linha { $line }), { $does }.
misconception-would-hand = { $answer ->
    [A] o lado A levaria a mão
    [B] o lado B levaria a mão
    [nobody] ninguém levaria a mão
   *[open] a mão continuaria aberta
  }
misconception-does-hand = { $answer ->
    [A] o lado A leva a mão
    [B] o lado B leva a mão
    [nobody] ninguém leva a mão
   *[open] a mão continua aberta
  }
misconception-would-trick = { $answer ->
    [A] o lado A levaria a rodada
    [B] o lado B levaria a rodada
   *[tie] a rodada empataria
  }
misconception-does-trick = { $answer ->
    [A] o lado A leva a rodada
    [B] o lado B leva a rodada
   *[tie] a rodada empata
  }
misconception-would-other = a resposta seria “{ $answer }”
misconception-does-other = é “{ $answer }”
misconception-never = Esta não se pergunta: a mão só sobrevive a um empate quando a primeira rodada empatou, e nela quem saiu foi o mão. Nenhuma mão de verdade separa as duas regras.

# Respostas em palavras
misconception-answer-yes = sim
misconception-answer-no = não
misconception-answer-none = nada
misconception-answer-tie = empate
misconception-answer-nobody = ninguém
misconception-answer-open = ainda em aberto
misconception-answer-no-such-bet = não existe
misconception-answer-must-sing = tem de cantar
misconception-answer-may-pass = pode calar
misconception-answer-one-side = só um lado pontua
misconception-answer-each-side = cada lado pontua
misconception-answer-at-once = vale na hora
misconception-answer-waits-for-quero = espera um quero
misconception-answer-a-wins-match = o lado A vence a partida
misconception-answer-stake-3 = a mão passa a valer o truco
misconception-answer-side-on-eleven = só a dupla que tem 11
misconception-answer-both-sides = as duas duplas
misconception-answer-dark = mão escura
misconception-answer-eleven = mão de 11
misconception-answer-plain = mão comum
misconception-answer-match-lost = perde a partida
misconception-answer-redeal = nova distribuição
misconception-answer-after-first-trick = depois da primeira rodada
misconception-answer-before-first-trick = antes da primeira rodada
misconception-answer-may-recut = pode recomeçar
misconception-answer-point = ponto para o adversário
misconception-answer-deal-lost = perde o carteado, sem ponto
misconception-answer-an-opponent = a um adversário
misconception-answer-anybody = a qualquer um
misconception-answer-under-the-table = passar debaixo da mesa
misconception-answer-bite-the-table = morder a mesa

# As parcelas de uma conta
misconception-part-bonus = O par do mesmo naipe
misconception-part-flor-bonus = A flor
misconception-part-three-figures = Três figuras
misconception-part-target = O total da partida
misconception-part-half = A metade da partida
misconception-part-leader = Quem está na frente
misconception-part-trailer = Quem está atrás
misconception-part-caller = Quem pediu
misconception-part-before = O que a mão valia
misconception-part-splits = Separações
misconception-part-taken = Cartas tiradas
misconception-part-joins = Junções
misconception-takes = −{ $points }

# Força das cartas
misconception-rk-01-rule = ganha o maior número
misconception-rk-01 = No truco o número não manda: da mais fraca à mais forte, a ordem é { $order }; aqui { $high-the } vence { $low-the }.
misconception-rk-02-rule = o ás é a maior carta comum, acima do três e do dois
misconception-rk-02 = O ás comum (copas e ouros) perde para o dois e para o três; só os ases de paus e de espadas são manilhas.
misconception-rk-03-rule = não há manilhas, e o três ganha de tudo
misconception-rk-03 = Quatro cartas são manilhas e ficam acima de todas as outras: { $high-the } vence { $low-the }.
misconception-rk-04-rule = todo sete é manilha
misconception-rk-04 = Só o sete de espadas e o sete de ouros são manilhas; o de copas e o de paus ficam logo acima do seis.
misconception-rk-05-rule = todo ás é manilha
misconception-rk-05 = Só os ases de espadas e de paus são manilhas; o de copas e o de ouros perdem para o dois e para o três.
misconception-rk-06-rule = o naipe desempata cartas comuns
misconception-rk-06 = Naipe não desempata carta comum: { $a-rank } contra { $b-rank } é rodada empatada.
misconception-rk-07-rule = o ás de paus ganha do ás de espadas
misconception-rk-07 = No { $rules } a maior carta é o ás de espadas; paus acima de tudo é regra do { $origin }.
misconception-rk-08-rule = o sete de ouros ganha do sete de espadas
misconception-rk-08 = Das quatro manilhas a menor é o sete de ouros; depois vêm o sete de espadas, o ás de paus e o ás de espadas.
misconception-rk-09-rule = o dois é carta baixa, abaixo do quatro
misconception-rk-09 = O dois é a segunda carta comum mais forte, só atrás do três.
misconception-rk-10-rule = na rodada valem os pontos do envido, e figura vale zero
misconception-rk-10 = Zero é o valor da figura no envido; na rodada sota, cavalo e rei vencem o sete comum, e aqui { $high-the } vence { $low-the }.
misconception-rk-11-rule = é preciso seguir o naipe de quem saiu
misconception-rk-11 = Em truco não se segue naipe: vence a carta mais forte, de qualquer naipe.
misconception-rk-12-rule = a dama ganha do valete, como no pôquer
misconception-rk-12 = Aqui a sequência é { $order }: o valete (J) vence a dama (Q).

# Manilhas
misconception-mn-01-rule = a própria vira diz a manilha, com o número dela
misconception-mn-01 = A vira só aponta: a manilha é a carta seguinte da sequência (vira { $vira-rank }, manilha { $manilha-rank }).
misconception-mn-02-rule = a manilha é velha, sempre as mesmas quatro
misconception-mn-02 = No { $rules } a manilha é nova: muda a cada mão conforme a vira; aqui, vira { $vira-rank }, manilha { $manilha-rank }.
misconception-mn-03-rule = a manilha é a carta anterior à vira
misconception-mn-03 = Conta-se para cima: vira { $vira-rank }, manilha { $manilha-rank }.
misconception-mn-04-rule = depois do sete vem o valete, como no pôquer
misconception-mn-04 = Depois do { $vira-rank } vem { $manilha-rank-the }: a sequência é { $order }.
misconception-mn-05-rule = vira três não tem manilha
misconception-mn-05 = A sequência dá a volta: vira { $vira-rank }, manilha { $manilha-rank }.
misconception-mn-06-rule = entre manilhas a de ouros é a maior
misconception-mn-06 = Entre manilhas, da maior à menor: paus, copas, espadas e ouros.
misconception-mn-07-rule = entre manilhas a de espadas ganha da de copas
misconception-mn-07 = A manilha de copas é a segunda; a de espadas vem depois.
misconception-mn-08-rule = manilhas de naipes diferentes empatam
misconception-mn-08 = Manilha nunca empata com manilha: o naipe decide.
misconception-mn-09-rule = as manilhas são os ases de espadas e de paus e os setes de espadas e de ouros
misconception-mn-09 = Manilhas fixas são do { $origin } e do Truco Cego; aqui quem manda é a vira: vira { $vira-rank }, manilha { $manilha-rank }.
misconception-mn-10-rule = a carta aberta é a vira e diz a manilha
misconception-mn-10 = No { $rules } não há vira: as manilhas são sempre as mesmas quatro.
misconception-mn-11-rule = a manilha do naipe da vira é a maior
misconception-mn-11 = O naipe da vira não importa; entre manilhas paus é sempre a maior.

# Empates e quem leva a mão
misconception-em-01-rule = mesmo com empate é preciso ganhar duas rodadas
misconception-em-01 = { $case ->
    [first_tied] Empatada a primeira, quem ganha a segunda já leva a mão.
    [second_tied] Empatada a segunda, quem ganhou a primeira já leva a mão.
    [first_two_tied] Empatadas as duas primeiras, quem ganha a terceira leva a mão.
    [third_tied] Uma para cada lado e a terceira empatada: leva a mão quem ganhou a primeira.
   *[all_tied] Com as três empatadas a mão acaba ali mesmo, sem esperar por duas vitórias.
  }
misconception-em-02-rule = empatou a primeira, vale a terceira
misconception-em-02 = A mão acabou na segunda rodada; a terceira nem é jogada.
misconception-em-03-rule = empatou a segunda, vale a terceira
misconception-em-03 = Quem ganhou a primeira tem a vantagem: empatou a segunda, acabou.
misconception-em-04-rule = empatou a terceira, ninguém ganha
misconception-em-04 = Uma para cada lado e a terceira empatada: vence quem ganhou a primeira.
misconception-em-05-rule = empatou a terceira, vence quem ganhou por último
misconception-em-05 = Quem decide é a primeira rodada, não a segunda.
misconception-em-06-rule = com três empates ninguém ganha
misconception-em-06 = No { $rules } três empates dão a mão a quem a iniciou; “ninguém ganha” é regra do { $origin }.
misconception-em-07-rule = com três empates vence quem iniciou a mão
misconception-em-07 = No { $rules }, com três empates, ninguém marca; dar a mão a quem a iniciou é regra do { $origin }.
misconception-em-08-rule = três empates na mão de 11 não dão nada a ninguém
misconception-em-08 = Na mão de 11 três empates dão os pontos à dupla que não tem 11.
misconception-em-09-rule = carta igual, ganha quem jogou primeiro
misconception-em-09 = Rodada com cartas iguais é empate; jogar antes não dá a rodada a ninguém.
misconception-em-10-rule = carta igual, ganha quem jogou por último
misconception-em-10 = Igualar não é vencer: a rodada empata.
misconception-em-11-rule = duas cartas iguais empatam, mesmo da mesma dupla
misconception-em-11 = O empate é entre duplas: compara-se a melhor carta de uma com a melhor da outra; parceiros não empatam entre si.
misconception-em-12-rule = depois do empate sai o mão
misconception-em-12 = No { $rules }, rodada empatada: quem saiu nela sai de novo.
misconception-em-13-rule = depois do empate sai quem saiu na empatada
misconception-em-13 = No { $rules }, sempre que há empate a vez é do mão.
misconception-em-14-rule = quem ganha a primeira sempre leva a mão
misconception-em-14 = A primeira só desempata: quem vence duas rodadas leva a mão.

# Contar o envido
misconception-en-01-rule = figura vale 10
misconception-en-01 = Figura (sota, cavalo e rei) vale zero no envido: a conta é { $sum }.
misconception-en-02-rule = figura vale o seu número
misconception-en-02 = Só do ás ao sete a carta vale o número; figura vale zero: a conta é { $sum }.
misconception-en-03-rule = o par não traz bônus
misconception-en-03 = Duas do mesmo naipe ganham { $bonus }: { $sum }.
misconception-en-04-rule = com par, somam-se as três cartas
misconception-en-04 = A terceira carta, de outro naipe, fica fora: { $sum }.
misconception-en-05-rule = sem par, vale a carta mais baixa
misconception-en-05 = Três naipes diferentes: vale a mais alta, aqui { $right }.
misconception-en-06-rule = sem par, soma-se tudo
misconception-en-06 = Sem duas do mesmo naipe não há soma: vale só a mais alta, aqui { $right }.
misconception-en-07-rule = o bônus do par é { $wrong_bonus }
misconception-en-07 = O bônus do par de naipe é { $bonus }, não { $wrong_bonus }: { $sum }.
misconception-en-08-rule = o bônus entra uma vez para cada carta do par
misconception-en-08 = Os { $bonus } entram uma vez só pela combinação: { $sum }.
misconception-en-09-rule = duas cartas do mesmo número fazem par
misconception-en-09 = O que combina é o naipe; duas cartas do mesmo número e de naipes diferentes não fazem par: a conta é { $sum }.
misconception-en-10-rule = o ás vale 11
misconception-en-10 = Ás vale 1 no envido: a conta é { $sum }.
misconception-en-11-rule = sem par, vale a carta mais forte do jogo
misconception-en-11 = Força de rodada não entra no envido: { $strongest-the } conta { $yours }; a mais alta aqui conta { $right }.
misconception-en-12-rule = com par, é o bônus mais a maior carta da mão
misconception-en-12 = Somam-se só as duas do mesmo naipe: { $sum }.
misconception-en-13-rule = com par, conta só a carta mais alta
misconception-en-13 = Com duas do mesmo naipe contam { $sum }; { $out-the } fica fora.
misconception-en-14-rule = par com figura não dá o bônus
misconception-en-14 = Par com figura também ganha os { $bonus }, e a figura entra com zero: { $sum }.

# Quando se pede envido e a quem paga
misconception-ep-01-rule = dá para pedir envido em qualquer rodada, antes da própria carta
misconception-ep-01 = Envido só na primeira rodada.
misconception-ep-02-rule = dá para pedir envido na primeira rodada mesmo depois de jogar carta
misconception-ep-02 = Quem já pôs carta na mesa não abre mais o envido.
misconception-ep-03-rule = qualquer jogador pode abrir o envido
misconception-ep-03 = No { $rules }, em mesa de quatro, só os dois últimos da rodada abrem o envido.
misconception-ep-04-rule = só os dois últimos da rodada podem abrir o envido
misconception-ep-04 = No { $rules } qualquer jogador abre o envido, na sua vez e antes de jogar carta.
misconception-ep-05-rule = os pontos do envido vão para quem ganha a mão
misconception-ep-05 = O envido é disputa paralela: paga a quem tem mais pontos de envido, mesmo perdendo a mão.
misconception-ep-06-rule = gritou truco, acabou o envido
misconception-ep-06 = Se o mão grita truco, o desafiado ainda pode pedir envido: os pontos vêm antes do truco.
misconception-ep-07-rule = sem pedido, o maior envido ganha 1
misconception-ep-07 = Sem pedido de envido, ninguém ganha pontos de envido.

# Preços do envido
misconception-el-01-rule = recusar paga o que o pedido valeria aceito
misconception-el-01 = Quem foge não paga o valor do pedido: recusar { $call-the } aqui custa { $right-units }.
misconception-el-02-rule = os preços do envido são os do { $origin }
misconception-el-02 = { $exists ->
    [no] No { $rules } não existe essa sequência ({ $calls-row }); ela é do { $origin }.
   *[yes] No { $rules } a sequência { $calls-row }, com { $answer }, paga { $right-units }; o outro preço é do { $origin }.
  }
misconception-el-03-rule = os preços do envido são os do { $origin }
misconception-el-03 = { $exists ->
    [no] No { $rules } não existe essa sequência ({ $calls-row }); ela é do { $origin }.
   *[yes] No { $rules } a sequência { $calls-row }, com { $answer }, paga { $right-units }; o outro preço é do { $origin }.
  }
misconception-el-04-rule = os valores dos pedidos se somam
misconception-el-04 = { $exists ->
    [no] No { $rules } não existe essa sequência ({ $calls-row }), e pedidos não se somam.
   *[yes] Os pedidos não se somam: { $call-the } continua valendo { $right-units }.
  }
misconception-el-05-rule = envido envido continua valendo 2
misconception-el-05 = Envido envido vale { $right-units }.
misconception-el-06-rule = existem as sequências do { $origin }, como envido envido
misconception-el-06 = { $exists ->
    [no] No { $rules } a resposta ao envido é aceitar, fugir, real ou falta; a sequência { $calls-row } não está na lista.
   *[yes] No { $rules } a sequência { $calls-row }, com { $answer }, paga { $right-units }; o outro preço é do { $origin }.
  }
misconception-el-07-rule = fugir do real sobre envido custa 1
misconception-el-07 = Fugir do real depois de um envido custa { $right-units }: o envido já estava aceito.
misconception-el-08-rule = fugir da falta sobre real custa 1
misconception-el-08 = Falta em resposta a real: fugir custa { $right-units }.
misconception-el-09-rule = fugir do segundo real envido custa 1
misconception-el-09 = Fugir do segundo real custa { $right-units }.
misconception-el-10-rule = a falta envido pode ser repicada
misconception-el-10 = A falta não tem repique.

# A falta
misconception-ft-01-rule = a falta se conta a partir de quem está perdendo
misconception-ft-01 = A falta é o que falta para quem está ganhando: { $sum }.
misconception-ft-02-rule = a falta se conta a partir de quem pediu
misconception-ft-02 = Não importa quem pediu, olha-se o placar de quem está ganhando: { $sum }.
misconception-ft-03-rule = a falta vale a partida inteira
misconception-ft-03 = Não vale os { $target }: vale o que falta ao líder, { $sum }.
misconception-ft-04-rule = a falta é a diferença entre os placares
misconception-ft-04 = É o total da partida menos o líder, não o líder menos o outro: { $sum }.
misconception-ft-05-rule = a falta vai só até a metade da partida
misconception-ft-05 = Aqui não há meia partida: { $sum }.
misconception-ft-06-rule = quem ganha a falta ganha sempre a partida
misconception-ft-06 = Quem está atrás recebe só o que faltava ao líder: o lado { $caller } vai de { $own } a { $then }, e o total é { $target }.

# A flor
misconception-fl-01-rule = duas cartas do mesmo naipe já são flor
misconception-fl-01 = Flor são três cartas do mesmo naipe; com duas é só envido.
misconception-fl-02-rule = cantar a flor é opcional
misconception-fl-02 = No { $rules } quem tem flor é obrigado a abrir a disputa.
misconception-fl-03-rule = na flor contam só as duas melhores
misconception-fl-03 = { $right ->
    [0] Três figuras fazem uma flor de { $right }: não ganham os { $bonus }.
   *[other] Na flor contam as três: { $sum }.
  }
misconception-fl-04-rule = a flor não leva bônus
misconception-fl-04 = A flor também leva os { $bonus }: { $sum }.
misconception-fl-05-rule = a flor tem de ser sequência
misconception-fl-05 = Não precisa ser sequência: basta o mesmo naipe.
misconception-fl-06-rule = trinca é flor
misconception-fl-06 = Três números iguais não são flor; é o naipe que conta.
misconception-fl-07-rule = o envido já pedido continua valendo depois da flor
misconception-fl-07 = A flor anula o envido feito antes: contra flor não se envida.
misconception-fl-08-rule = com flor dos dois lados, cada um marca a sua
misconception-fl-08 = Com flor dos dois lados só um deles leva os pontos.
misconception-fl-09-rule = os preços da flor são os do { $origin }
misconception-fl-09 = { $exists ->
    [no] No { $rules } não existe essa sequência ({ $calls-row }, { $answer }); ela é do { $origin }.
   *[yes] No { $rules } fugir { $call-key ->
        [flor] da flor tendo flor
       *[other] depois de { $calls-row }
      } custa { $right-units }; o outro preço é do { $origin }.
  }
misconception-fl-10-rule = os preços da flor são os do { $origin }
misconception-fl-10 = { $exists ->
    [no] No { $rules } não existe essa sequência ({ $calls-row }, { $answer }); ela é do { $origin }.
   *[yes] No { $rules } recuar (o achico) depois de { $calls-row } paga { $right-units }; o outro preço é do { $origin }.
  }
misconception-fl-11-rule = flor recusada paga 1
misconception-fl-11 = Sem outra flor não há “não quero”: quem tem a única flor ganha { $right-units }.
misconception-fl-12-rule = flor sem rival precisa de um quero
misconception-fl-12 = Flor sem rival não depende de aceite: o outro lado só diz “é boa”, e são { $points-units }.

# Truco
misconception-tl-01-rule = o truco vale 3
misconception-tl-01 = No { $rules } o truco aceito vale { $right }; { $yours } é do { $origin }.
misconception-tl-02-rule = o truco vale 2
misconception-tl-02 = No { $rules } o truco aceito vale { $right }; { $yours } é do { $origin }.
misconception-tl-03-rule = recusar paga o valor pedido
misconception-tl-03 = Quem corre paga o que valia antes do pedido: { $right }.
misconception-tl-04-rule = recusar qualquer aumento paga 1
misconception-tl-04 = Pedir { $call } é aceitar o degrau de antes: a mão já valia { $before }, e é isso que se paga.
misconception-tl-05-rule = quem pediu truco também pode pedir o aumento
misconception-tl-05 = O direito de aumentar passa a quem aceitou: só esse lado pode pedir retruco.
misconception-tl-06-rule = os valores dos pedidos se somam
misconception-tl-06 = O valor novo substitui o anterior: com { $call-the } a mão vale { $right }.
misconception-tl-07-rule = cada aumento dobra o valor
misconception-tl-07 = A escala é { $rungs }: depois do { $stake } vem o { $right }.
misconception-tl-08-rule = dá para pular degraus
misconception-tl-08 = Os pedidos sobem degrau a degrau.
misconception-tl-09-rule = truco só antes da primeira carta
misconception-tl-09 = Truco pode ser pedido a qualquer momento da mão.
misconception-tl-10-rule = truco fora da vez vale
misconception-tl-10 = No { $rules } pede-se truco na sua vez; fora dela é regra do { $origin }.
misconception-tl-11-rule = os dois parceiros precisam aceitar
misconception-tl-11 = Basta um dos dois aceitar.
misconception-tl-12-rule = o truco soma 3 ao valor da mão
misconception-tl-12 = O valor pedido toma o lugar do { $before }, não se soma a ele: a mão vale { $right }.
misconception-tl-13-rule = ir ao baralho custa sempre 1
misconception-tl-13 = Ir ao baralho entrega os pontos de truco em jogo, aqui { $right }.
misconception-tl-14-rule = há um valor acima do vale quatro
misconception-tl-14 = Vale quatro é o topo: só aceitar ou fugir.

# Mão de 11 e mão escura
misconception-mo-01-rule = a mão de 11 jogada vale 1
misconception-mo-01 = Aceita, a mão de 11 vale { $right }.
misconception-mo-02-rule = não jogar dá 3 ao adversário
misconception-mo-02 = Não jogar dá { $right-units } ao adversário.
misconception-mo-03-rule = na mão de 11 se pode trucar
misconception-mo-03 = Quem pede truco na mão de 11 perde a partida.
misconception-mo-04-rule = na mão de 11 não se vê a mão do parceiro
misconception-mo-04 = A dupla com 11 vê as cartas do parceiro antes de decidir.
misconception-mo-05-rule = as duas duplas decidem se a mão de 11 se joga
misconception-mo-05 = Só a dupla com 11 decide.
misconception-mo-06-rule = a mão de 11 começa nos 10 pontos
misconception-mo-06 = É com 11, e de uma dupla só: com 10 a mão é comum, e com as duas em 11 ela é escura.
misconception-mo-07-rule = com 11 a 11 ainda se escolhe e se veem as cartas
misconception-mo-07 = Com as duas duplas em 11 a mão é escura: ninguém vê as cartas.
misconception-mo-08-rule = olhar a carta na escura só faz reembaralhar
misconception-mo-08 = Olhar sem querer faz embaralhar e dar de novo; olhar de propósito custa a partida.
misconception-mo-09-rule = na escura a vira fica aberta desde o início
misconception-mo-09 = Na escura a vira só aparece depois da primeira rodada.
misconception-mo-10-rule = na escura se pode cortar até três vezes
misconception-mo-10 = Na escura os cortes secos são { $known-or }, nunca { $cuts }.

# Carta escondida
misconception-hc-01-rule = dá para esconder em qualquer rodada
misconception-hc-01 = No { $rules } esconder só vale da segunda rodada em diante.
misconception-hc-02-rule = carta escondida vale se for alta
misconception-hc-02 = Carta escondida não vale nada, seja qual for.
misconception-hc-03-rule = os dois parceiros podem esconder na mesma rodada
misconception-hc-03 = Só um da dupla esconde por rodada.
misconception-hc-04-rule = dá para esconder logo após um empate
misconception-hc-04 = Depois de empate o primeiro de cada dupla joga aberta a sua carta mais forte: esconder não pode.
misconception-hc-05-rule = depois do empate o primeiro da dupla joga qualquer carta
misconception-hc-05 = O primeiro de cada dupla é obrigado a jogar aberta a sua carta mais forte.

# Corte, carteado e mesa
misconception-dc-01-rule = juntar as partes conta como movimento
misconception-dc-01 = Juntar de novo não conta: { $right ->
    [1] é 1 movimento
   *[other] são { $right } movimentos
  }, e o limite é { $limit }.
misconception-dc-02-rule = movimentos demais já dão 1 ponto ao adversário
misconception-dc-02 = Na primeira vez o carteador pode embaralhar e mandar cortar de novo; o ponto só vem na repetição proposital.
misconception-dc-03-rule = carta a mais na própria dupla dá ponto ao adversário
misconception-dc-03 = Carta a mais no lado do carteador: ele perde o carteado e ninguém pontua (ou o adversário manda tirar o excesso ao acaso).
misconception-dc-04-rule = a primeira carta vai a qualquer um
misconception-dc-04 = A primeira carta vai a um adversário, a não ser que o corte já tenha recolhido alguma.
misconception-dc-05-rule = quem deu as cartas sai jogando
misconception-dc-05 = Sai quem vem logo depois do carteador.
misconception-dc-06-rule = jogar fora da vez muda a ordem da rodada
misconception-dc-06 = A ordem da rodada continua a mesma ainda que alguém jogue fora da vez.
misconception-dc-07-rule = tira-se o dez do baralho espanhol
misconception-dc-07 = O dez fica: ele está na ordem das cartas, e { $right } cartas pedem que saiam só o oito e o nove (a ficha manda tirar também o dez: é uma contradição do documento).
misconception-dc-08-rule = ganha quem chega primeiro ao total, mesmo se os dois passam
misconception-dc-08 = Se os dois passam na mesma mão, ganha a pontuação mais alta: { $won } a { $lost }.
misconception-dc-09-rule = em duplas já se joga a partida mais longa
misconception-dc-09 = Um contra um e em duplas vai a { $right }; só trios vão a { $yours }.
misconception-dc-10-rule = avisar da goteira dá ponto ao adversário
misconception-dc-10 = Quem avisa da goteira ganha o ponto.
misconception-dc-11-rule = perder com 1 ponto também é passar debaixo da mesa
misconception-dc-11 = Zero ponto: debaixo da mesa; 1 ponto: morder a mesa.
misconception-dc-12-rule = as duplas saem das cartas mais altas
misconception-dc-12 = As duas primeiras pessoas que recebem um rei formam a dupla.
