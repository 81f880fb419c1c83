## O que não se pode fazer agora, e por quê.

void-hand-over = Não dá para { $act }: a mão já acabou.
void-match-over = Não dá para { $act }: a partida já acabou.
void-not-in-rules = Não dá para { $act }: isso não existe no { $rules }.
void-not-on-eleven = { $seat-the } não pode { $act }: esta não é uma mão de 11.
void-others-decide-eleven = { $seat-the } não pode { $act }: quem decide é o lado que está com 11.
void-eleven-decided = { $seat-the } não pode { $act }: a mão de 11 já foi decidida.
void-already-spoke = { $seat-the } não pode { $act }: já deu a sua resposta.
void-truco-on-eleven = { $seat-the } não pode { $act }: em mão de 11 não se truca.
void-eleven-first = { $seat-the } não pode { $act }: antes, o lado que está com 11 decide se joga.
void-no-folding = { $seat-the } não pode { $act }: aqui a mão só se larga recusando um pedido.
void-answer-first = { $seat-the } não pode { $act }: { $call-the } ainda espera resposta.
void-nothing-to-answer = { $seat-the } não pode { $act }: não há pedido à espera de resposta.
void-no-flor-to-answer = { $seat-the } não pode { $act }: essa resposta não serve para { $call }.
void-not-held = { $seat-the } não pode { $act }: não tem essa carta.
void-one-card-a-trick = { $seat-the } não pode { $act }: já jogou nesta rodada.
void-out-of-turn = { $seat-the } não pode { $act }: é a vez { $turn-of }.
void-hide-never = { $seat-the } não pode { $act }: aqui toda carta vai aberta.
void-hide-first-trick = { $seat-the } não pode { $act }: na primeira rodada não se esconde carta.
void-hide-before-envido = { $seat-the } não pode { $act }: não se esconde carta enquanto ainda cabe envido.
void-hide-both = { $seat-the } não pode { $act }: { $partner-the } já escondeu nesta rodada, e do mesmo lado só um pode.
void-hide-after-tie = { $seat-the } não pode { $act }: depois do empate, a carta vai aberta.
void-not-strongest = { $seat-the } não pode { $act }: depois do empate, tem que jogar a mais forte, { $strongest-or }.
void-flor-first = { $seat-the } não pode { $act }: tem flor e precisa cantar antes.
void-flor-awaited = Não dá para { $act }: há uma flor que precisa ser cantada antes.
void-challenged-answer = { $seat-the } não pode { $act }: a resposta é { $team-of }.
void-next-answers = { $seat-the } não pode { $act }: quem responde é { $turn-the }.
void-holder-not-envido = { $seat-the } não pode { $act }: quem tem flor não pede envido.
void-envido-after-flor = { $seat-the } não pode { $act }: já se cantou flor.
void-no-such-raise = { $known-count ->
    [0] { $seat-the } não pode { $act }: não há mais o que pedir.
   *[other] { $seat-the } não pode { $act }; agora cabe: { $known-row }.
  }
void-envido-first-trick = { $seat-the } não pode { $act }: envido só cabe na primeira rodada.
void-envido-after-card = { $seat-the } não pode { $act }: já baixou carta, e envido se pede antes.
void-envido-once = { $seat-the } não pode { $act }: nesta mão o envido já foi pedido.
void-envido-after-truco = { $seat-the } não pode { $act }: depois do truco já não cabe envido.
void-no-such-call = { $known-count ->
    [0] { $seat-the } não pode { $act }: não há mais o que pedir.
   *[other] { $seat-the } não pode { $act }; agora cabe: { $known-row }.
  }
void-envido-last-two = { $seat-the } não pode { $act }: só os dois últimos a jogar abrem o envido.
void-envido-on-turn = { $seat-the } não pode { $act }: envido se pede na própria vez, e é a vez { $turn-of }.
void-points-first = { $seat-the } não pode { $act }: antes se resolve { $call-the }.
void-envido-only-to-mao = { $seat-the } não pode { $act }: depois do truco, só cabe envido se foi o mão que trucou.
void-no-flor = { $untold ->
    [yes] { $seat-the } não pode { $act }: só com três cartas do mesmo naipe, e nem todas as suas se conhecem.
   *[no] { $seat-the } não pode { $act }: não tem três cartas do mesmo naipe.
  }
void-flor-after-card = { $seat-the } não pode { $act }: já baixou carta, e a flor se canta antes.
void-flor-once = { $seat-the } não pode { $act }: nesta mão a flor já foi cantada.
void-flor-on-turn = { $seat-the } não pode { $act }: flor se canta na própria vez, e é a vez { $turn-of }.
void-flor-denied = { $seat-the } não pode { $act }: tem flor, e flor não se nega.
void-holders-answer = { $seat-the } não pode { $act }: a resposta é de quem tem flor.
void-no-such-answer = { $seat-the } não pode { $act }: essa resposta não serve para { $call }.
void-flor-or-partner = { $seat-the } não pode { $act }: quem tem flor canta, ou deixa a resposta para o parceiro.
void-raise-late = { $seat-the } não pode { $act }: o aumento tinha que vir na resposta.
void-raise-of-others = { $seat-the } não pode { $act }: a vez de aumentar é { $team-of }.
void-truco-on-turn = { $seat-the } não pode { $act }: truco se pede na própria vez, e é a vez { $turn-of }.
