## A cerimônia do Truco Claudista: sorteio, embaralho, corte, distribuição, olhadas e contas de cartas.

# O sorteio do rei
ceremony-draw-card = { $name } recebe a sua carta no sorteio: não é rei, e o sorteio segue.
ceremony-draw-king = Saiu um rei para { $name }.
ceremony-draw-king-aside = Saiu mais um rei para { $name }, que já tinha o seu: este fica de lado, e o sorteio segue.
ceremony-draw-pair = { $name } e { $other-key } tiraram os dois primeiros reis: são parceiros.
ceremony-draw-other-pair = A outra dupla é a de { $name } e { $other-key }.
ceremony-draw-not-next = A carta não pode ir para { $name }: no sorteio elas saem uma a uma, e a próxima é de { $other-key }.
ceremony-draw-over = Não sai mais carta para { $name }: as duplas já estão formadas.

# Quem embaralha primeiro
ceremony-owner = Quem embaralha primeiro é { $seat-the }, que trouxe o baralho.
ceremony-stayed = A dupla que ganhou a partida anterior ficou na mesa, e o primeiro embaralho é { $team-of }: começa { $seat-the }.
ceremony-stayed-not-owner = As cartas são { $seat-of }, mas isso só conta quando ninguém ficou de uma partida anterior.

# Embaralhar e cortar
ceremony-shuffle = Embaralhado o maço, quem corta é { $turn-the }.
ceremony-shuffle-wrong-cut = O corte passou da conta, então { $seat-the } pode embaralhar outra vez e mandar cortar de novo.
ceremony-shuffle-redeal = As cartas voltaram ao maço: { $seat-the } pode embaralhar de novo antes de dar.
ceremony-shuffled-already = { $seat-the } não pode embaralhar agora: o maço já foi cortado, e o que falta é dar as cartas.
ceremony-only-dealer = { $seat-the } não pode fazer isso: quem embaralha e dá as cartas é { $turn-the }.
ceremony-only-cutter = { $seat-the } não pode mexer no corte: quem corta é { $turn-the }, o adversário que fica antes do carteador.
ceremony-cut-first = { $seat-the } não pode dar ainda: antes, { $turn-the } precisa cortar.
ceremony-cut-over = { $seat-the } não pode mais mexer no corte: o maço já voltou para { $turn-the }.
ceremony-choose-first = Antes disso, { $turn-the } escolhe o que fazer com a carta que tirou e olhou.
ceremony-split = Separar o maço gasta um movimento: { $movements ->
    [1] é o primeiro
   *[other] já são { $movements }
  }, e o corte aceita até { $limit }.
ceremony-join = Juntar as partes do maço não gasta movimento.
ceremony-movements = Cada separação e cada carta tirada gastam um movimento: já são { $movements }.
ceremony-movements-cards = Cada carta tirada gasta o seu movimento, mesmo quando saem juntas: já são { $movements }.
ceremony-take-keep = { $seat-the } fica com a carta que tirou no corte.
ceremony-take-partner = { $seat-the } passa a carta que tirou, sem olhar, para { $partner-the }.
ceremony-take-vira = { $seat-the } anuncia antes de olhar: a carta tirada no corte é a vira.
ceremony-take-vira-glimpsed = Outra pessoa viu a carta, mas { $seat-the } não: ela ainda pode ser a vira.
ceremony-take-burn = { $seat-the } queima a carta que tirou no corte: ela está fora desta mão.
ceremony-take-another = { $count ->
    [2] É a segunda carta deste corte, e cada uma pode ter o seu destino.
    [3] É a terceira carta deste corte, e cada uma pode ter o seu destino.
   *[other] Já são { $count } cartas neste corte, e cada uma pode ter o seu destino.
  }
ceremony-hand-full = A carta não cabe na mão { $seat-of }: ali já há { $count }.
ceremony-second-vira = A mesa já tem a sua vira, e é uma só.
ceremony-dry-cut = { $count ->
    [1] { $seat-the } dá um corte seco, e está cortado.
   *[other] { $seat-the } dá { $count } cortes secos, e está cortado.
  }
ceremony-dry-count = Na mão escura, { $turn-the } dá { $known-or } cortes secos, e { $count ->
    [0] não deu nenhum
    [1] deu um
   *[other] seriam { $count }
  }.
ceremony-dry-elsewhere = Contar cortes secos é coisa da mão escura: aqui se corta separando o maço ou tirando carta.
ceremony-dark-no-take = No corte da mão escura não se tira carta.
ceremony-side-by-cutter = { $seat-the } cortou sem tirar carta e escolhe: dá-se por { $side-key }.
ceremony-side-same = Nem precisava dizer: a carta tirada já mandava dar por { $side-key }.
ceremony-side-fixed = O lado não se escolhe mais: saiu carta no corte, e dá-se do mesmo lado, por { $side-key }.
ceremony-side-any-card = Queimada ou posta de vira, a carta tirada conta do mesmo jeito.
ceremony-side-chosen = { $seat-the } não escolhe o lado: quem cortou, { $turn-the }, já pediu por { $side-key }.
ceremony-side-by-dealer = No corte ninguém tirou carta nem pediu lado, então { $seat-the } decide: por { $side-key }.
ceremony-side-dealt = { $seat-the } já começou a dar, e não troca mais de lado.
ceremony-side-not-yours = O lado não é escolha { $seat-of }: é de quem corta e, se este nada pedir, de quem dá.

# Dar as cartas
ceremony-give-first = A primeira carta vai para { $seat-the }, um adversário de quem dá, como tem que ser.
ceremony-give = A ordem é como o carteador quiser, contanto que no fim todos tenham três.
ceremony-give-dark = { $count ->
    [1] { $seat-the } recebe uma carta fechada, na volta da mesa.
   *[other] { $seat-the } recebe { $count } cartas fechadas, na volta da mesa.
  }
ceremony-dark-batch = Na mão escura as cartas saem de { $known-or } por vez, e do mesmo tanto até o fim: { $count } para { $seat-the } não serve.
ceremony-dark-order = Na mão escura não se pula ninguém nem se muda de sentido: agora não é { $seat-the }, é { $turn-the }.
ceremony-vira = A vira está na mesa: { $card-the }.
ceremony-vira-dark = A vira fica fechada, atravessada debaixo do monte, até acabar a primeira rodada.
ceremony-dark-vira-last = Na mão escura a vira vem depois das cartas, e ainda faltam as { $seat-of }.
ceremony-burn-vira = A vira saiu no corte, e { $seat-the } a queima: vira-se outra, do mesmo lado.
ceremony-burn-dealt = { $seat-the } não pode queimar essa carta: ela já está na mão de alguém.
ceremony-burn-late = { $seat-the } não pode mais queimar: as cartas já foram dadas e podem ser vistas.
ceremony-dealt-already = { $seat-the } não pode fazer isso agora: as cartas já foram dadas, e a mão está correndo.
ceremony-opened = As cartas estão dadas: quem abre é { $turn-the }, depois de quem deu.
ceremony-opened-dark = As cartas estão dadas: para qualquer lado que se tenha dado, quem abre é { $turn-the }.

# Olhar
ceremony-look-own = { $seat-the } olha as próprias cartas: só na mão escura isso não se faz.
ceremony-look-own-dealing = { $seat-the } olha carta sua antes da hora: pode, mas daqui em diante o carteador não queima mais.
ceremony-look-eleven = Com 11 pontos e as cartas dadas, { $seat-the } pode ver a mão { $partner-of }.
ceremony-look-open = Carta aberta na mesa qualquer um pode ver: é { $card-the }.
ceremony-look-taken = { $seat-the } olhou a carta que tirou: agora pode ficar com ela, ou mostrar a todos e queimar, mas não passar nem pôr de vira.
ceremony-look-pack = { $seat-the } viu uma carta que os outros não viram: assim, ela não pode ser queimada.
ceremony-glimpse = { $seat-the } viu uma carta no corte sem ser quem corta: para a vira, só importa o que viu quem corta.
ceremony-show = { $seat-the } mostra { $card-the }: agora todos sabem o mesmo.
ceremony-no-cards = Não há o que olhar: { $seat-the } ainda não tem carta.
ceremony-partner-hidden = { $seat-the } não pode ver a mão { $partner-of }: isso é só de quem está com 11 pontos, depois de dadas as cartas.
ceremony-dark-partner = { $seat-the } não pode ver nem trocar carta com { $partner-the }: na mão escura joga-se às cegas.
ceremony-dark-dealer = Na mão escura ninguém vê a mão do parceiro, mas a pena não está dita; a do carteador é a mesma de qualquer mão.
ceremony-dark-still = Com a vira já mostrada é a mesma coisa: até jogar, ninguém vê a própria carta.
ceremony-others-card = Essa carta é { $partner-of }, e não é { $seat-the } quem a olha ou mostra.
ceremony-pack-closed = { $seat-the } não pode fazer isso: o maço e as cartas fechadas não se olham nem se mostram.
ceremony-see-by-asking = A carta voltou fechada para o monte: { $seat-the } pode pedir para ver, e não olhar por conta própria.

# Contas de cartas
ceremony-ask-no-effect = A pergunta foi { $seat-of }, e só a do carteador, { $turn-the }, acaba com o direito de cobrar.
ceremony-undo-offered = A mão está trucada: manter ou desfazer o truco é escolha { $team-of }.
ceremony-nothing-to-undo = { $seat-the } não tem truco para manter nem desfazer: isso só se escolhe logo depois da pergunta do carteador, com a mão trucada.
ceremony-only-opponents = { $seat-the } não pode pedir isso: a escolha é dos adversários de quem deu, { $team-the }.
ceremony-claim-first = Há carta a mais também do lado de quem deu, mas a cobrança feita vai na frente da mão nula.
ceremony-claim-eleven = Na mão de 11 aceita, a cobrança leva o que a mão vale: { $points-units }.
ceremony-no-surplus = { $seat-the } não tem o que escolher: do lado de quem deu, ninguém tem carta a mais.
ceremony-surplus-first = Antes de tirar carta { $seat-of }, é preciso que os adversários, { $team-the }, digam que querem seguir; senão a mão é nula.
ceremony-only-dealer-corrects = { $seat-the } não acerta as contas: quem tira ou completa carta é o carteador, { $turn-the }.
ceremony-not-in-hand = Só sai carta que ainda está na mão { $seat-of }, e essa não está.
ceremony-see-of-right = { $partner-the } já tinha visto a carta que saiu, então { $seat-the } tem o direito de ver, e a mesa toda junto.
ceremony-see-by-consent = Ninguém tinha visto a carta que saiu: { $seat-the } quer ver, mas ela só se mostra se os quatro concordarem.
ceremony-agree = { $count ->
    [1] { $seat-the } concorda em mostrar a carta: falta mais um.
   *[other] { $seat-the } concorda em mostrar a carta: faltam mais { $count }.
  }
ceremony-agree-last = { $seat-the } também concorda, e com os quatro de acordo a carta se mostra.
ceremony-disagree = { $seat-the } não concorda, e basta um: a carta fica fechada.
ceremony-agreed-already = { $seat-the } já tinha concordado.
ceremony-no-vote = { $seat-the } não tem o que responder: ninguém pediu para ver uma carta fechada.
ceremony-nothing-removed = { $seat-the } não pode pedir para ver essa carta: não foi ela que saiu de uma mão.
ceremony-shown-already = A carta já foi mostrada: { $seat-the } não precisa pedir.

# Em volta da mesa
ceremony-mode-fixed = O placar mexeu com quem está em 11, mas a mão segue como começou: vale o placar do começo dela.
ceremony-drip-again = { $seat-the } avisa da mesma goteira, e ela já pagou o seu ponto nesta partida.

# O que não deu para responder
error-not-in-rules-ceremony = O { $rules } não tem cerimônia de corte e distribuição: só o Truco Claudista tem regras para ela.
error-bad-hand-not-dealt = Falta dar as cartas { $seat-of }: sem elas a mão não começa.
error-bad-query-draw = Sorteio precisa de duas pessoas pelo menos, e em “{ $field }” há { $value-count }.
error-unknown-card-look = Não se sabe que carta { $seat-the } olhou ou mostrou: escreva qual é, em vez de ??.
