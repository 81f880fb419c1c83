## O que não deu para responder: o que veio, e o que serviria.

error-bad-rules = { $nearest-count ->
    [0] Não conheço o livro de regras “{ $rules-key }”. Há { $known }.
   *[other] Não conheço o livro de regras “{ $rules-key }”. Você quis dizer { $nearest-or }?
  }
error-bad-option-unknown = { $nearest-count ->
    [0] O { $rules } não tem a chave “{ $name }”.
   *[other] O { $rules } não tem a chave “{ $name }”. Você quis dizer { $nearest-or }?
  }
error-bad-option-value = A chave { $name } não aceita “{ $value }” no { $rules }. Ela aceita { $known-or }.
error-bad-query-target = O { $rules } não se joga até { $target }. A partida vai a { $known-or }.
error-bad-query-one-play-a-seat = Numa rodada, cada jogador põe uma carta, e uma só.
error-bad-query-value = { $nearest-count ->
    [0] “{ $value }” não serve para { $field }. Serve { $known-or }.
   *[other] “{ $value }” não serve para { $field }. Você quis dizer { $nearest-or }?
  }
error-bad-query-winner-needed = Com esta chave, falta dizer quem ganhou ({ $field }): é o placar de quem ganhou que conta.
error-bad-query-eldest-needed = Com esta chave, falta dizer quem é o mão ({ $field }): no empate, é quem leva.
error-bad-card = { $nearest-count ->
    [0] “{ $card }” não é carta do { $deck }. Uma carta se escreve com número ou letra e o naipe: { $deck-example }.
   *[other] “{ $card }” não é carta do { $deck }. Você quis dizer { $nearest-or }?
  }
error-bad-card-unknown = “{ $card }” é carta que não se sabe qual é, e sem ela não dá para responder: diga a carta ({ $deck-example }).
error-bad-card-unknown-hands = { $count ->
    [1] Cartas que não se sabem (??) não se comparam: faltam as { $seats-of }. Diga as três.
   *[other] Cartas que não se sabem (??) não se comparam: faltam as { $seats-of }. Diga as três de cada um.
  }
error-duplicate-card = { $card-the } aparece duas vezes, e cada carta só existe uma vez.
error-bad-hand = { $count ->
    [0] Faltam as cartas: são três na mão.
    [1] Veio uma carta só, e na mão são três.
   *[other] Vieram { $count } cartas, e na mão são três.
  }
error-bad-players = { $players ->
    [1] Com um jogador não há { $rules }: jogam { $known-or }.
   *[other] O { $rules } não se joga com { $players } jogadores: jogam { $known-or }.
  }
error-bad-seat = Não há lugar { $seat-number } numa mesa de { $players }: os lugares vão de 0 a { $seat-last }.
error-bad-score-negative = O placar { $score } não pode existir: ninguém tem menos que 0.
error-bad-score-over = Com o placar em { $score }, a partida até { $target } já acabou.
error-missing-vira = Falta a vira: no { $rules } é ela que diz quais são as manilhas.
error-missing-score = Falta o placar: esta aposta vale conforme o que resta da partida.
error-missing-reached-first = Com o placar em { $score }, os dois lados chegaram a { $target }. Falta dizer quem chegou primeiro.
error-illegal-call-opening = { $misspelt ->
    [yes] No { $rules }, ninguém pede “{ $call }”. Você quis dizer { $nearest-or }?
   *[no] No { $rules }, não se começa com “{ $call }”. Dá para começar com { $known-or }.
  }
error-illegal-call-after = { $misspelt ->
    [yes] No { $rules }, ninguém pede “{ $call }”. Você quis dizer { $nearest-or }?
   *[no] { $known-count ->
        [0] No { $rules }, depois de { $calls } não cabe mais pedido nenhum, nem “{ $call }”.
       *[other] No { $rules }, depois de { $calls } não cabe “{ $call }”. Cabe { $known-or }.
      }
  }
error-illegal-call-none = Falta dizer o que foi pedido. Dá para começar com { $known-or }.
error-illegal-answer = { $known-count ->
    [0] Não se responde “{ $answer }” a um pedido de { $call }.
   *[other] Não se responde “{ $answer }” a um pedido de { $call }. Cabe { $known-or }.
  }
error-illegal-action-hide = No { $rules }, não se esconde carta: { $card-the } tem que ficar à vista.
error-illegal-action-hide-both = Do { $team }, as duas cartas estão escondidas, e só uma pode estar.
error-no-flor-sung = { $seat-the } não tem flor para cantar: { $cards } não são do mesmo naipe.
error-no-flor-nobody = Ninguém tem flor: não há disputa.
error-not-in-rules = { $what-key ->
    [flor] Não existe flor no { $rules }.
    [falta] Não existe falta no { $rules }.
    [truco] Não existe truco no { $rules }.
   *[envido] Não existe envido nem flor no { $rules }.
  }

error-bad-query = Não entendi a pergunta.
error-unknown-card = Não se sabem as cartas { $seat-of }, e sem elas não dá para contar.
error-unknown-card-contest = { $count ->
    [1] A disputa foi aceita, mas faltam as cartas { $seats-of } para fazer as contas: diga as três.
   *[other] A disputa foi aceita, mas faltam as cartas { $seats-of } para fazer as contas: diga as três de cada um.
  }
error-unknown-card-laid = Não se sabe que carta { $seat-the } jogou: uma carta aberta tem que ser dita.
