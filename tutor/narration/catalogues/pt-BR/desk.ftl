## O juiz: a mesa de julgar, uma pergunta por vez.

desk-rules = Regulamento
desk-book-gauderio = Gaudério
desk-book-cego = Cego
desk-book-claudista = Claudista

desk-ask = Pergunta
desk-ask-trick = Rodada
desk-ask-hand = Mão
desk-ask-envido = Envido
desk-ask-flor = Flor
desk-ask-bet = Aposta
desk-ask-legal = Posso…?
desk-ask-incident = E se errou?

desk-title-trick = Quem leva a rodada no { $rules }?
desk-title-hand = Quem leva a mão no { $rules }?
desk-title-envido = Quem ganha o envido no { $rules }?
desk-title-flor = Quem ganha a flor no { $rules }?
desk-title-bet = Quanto vale a aposta no { $rules }?
desk-title-legal = Posso fazer isto agora, no { $rules }?
desk-title-incident = E se alguém errou, no { $rules }?

# O que se escolhe
desk-players = Jogadores
desk-players-many = { $count }
desk-count-only = só contar
desk-lead = Saiu na rodada o jogador
desk-eldest = O mão é o jogador
desk-eldest-side = O mão é do
desk-hidden = escondida
desk-sung = cantou a flor
desk-trick = { $number ->
    [1] Primeira rodada
    [2] Segunda rodada
   *[3] Terceira rodada
  }
desk-tied = empate
desk-nobody = ninguém
desk-on-eleven = Estava com 11 pontos
desk-call = O que pediram?
desk-call-next = E depois?
desk-call-last = Não cabe mais pedido
desk-uncall = tirar { $call }
desk-calls = Pedido: { $calls }
desk-answer = Resposta
desk-score = Pontos do { $side }
desk-target = A partida vai a
desk-winner = Quem ganhou a aposta

# As cartas
desk-vira = Vira
desk-deck = Baralho
desk-deck-hint = Toque nas cartas. Tocar de novo tira a carta da mesa.
desk-deck-full = Para trocar, toque numa carta da mesa.
desk-place = { $many ->
    [yes] { $owner }, carta { $number }
   *[no] { $owner }
  }
desk-empty = sem carta
desk-next = a próxima
desk-take = tirar
desk-used = na mesa

# O que falta
desk-missing-cards = { $count ->
    [1] { $what ->
        [vira] Falta só a vira: toque nela no baralho.
       *[card] Falta só uma carta, a de { $seat }: toque nela no baralho.
      }
   *[other] { $what ->
        [vira] Faltam { $count } cartas. Agora, a vira: toque nela no baralho.
       *[card] Faltam { $count } cartas. Agora, a carta de { $seat }: toque nela no baralho.
      }
  }
desk-missing-tricks = Falta dizer quem levou a primeira rodada.
desk-missing-calls = Falta dizer o que pediram.

# A decisão
desk-steps = Por quê? Passo a passo
desk-changes = O que mudaria
desk-books = Nos três regulamentos
desk-here = o da pergunta
desk-differs = diferente
desk-no-hiding = não se esconde carta
desk-by-vira = depende da vira
desk-other-deck = Os baralhos não são iguais: ás, dama, valete e rei do francês ficam no lugar de 1, 11, 10 e 12 do espanhol.

# O que se faz
desk-undo = Desfazer
desk-clear = Limpar
desk-copy = Copiar link
desk-print = Imprimir
desk-copied = Link copiado.
desk-not-copied = Este navegador não deixou copiar. O link está no campo abaixo.
desk-link = Link desta pergunta
desk-trouble = Algo deu errado por aqui. Nada se perdeu: desfaça o último toque e tente outra vez.

# Posso…?
desk-voice = Quem quer fazer é o jogador
desk-about = Posso…?
desk-done = Foi o que aconteceu
desk-story = Até aqui
desk-story-none = Ainda não aconteceu nada nesta mão.
desk-legal-seat = Agora { $seat }
desk-legal-ask = { $over ->
    [yes] A mão acabou.
   *[no] Toque no que { $seat } quer fazer.
  }
desk-legal-allowed = pode
desk-legal-void = não pode
desk-legal-foul = é falta, mas fica feito
desk-legal-remedy = { $remedy ->
    [match_lost] Custa a partida
   *[stands] A carta fica na mesa
  }
desk-legal-verdict = { $verdict ->
    [allowed] pode
    [foul] é falta, mas fica feito
    [void] não pode
    [absent] não existe
    [vira] depende da vira
    [players] não se joga com esse número de jogadores
   *[elsewhere] lá a mão não chega a esse ponto
  }
desk-legal-hint = { $seat ->
    [none] Para dizer uma carta, toque antes no lugar dela.
   *[other] Toque na carta que { $seat } jogou. Para dizer as cartas que alguém tem, toque antes no lugar delas.
  }
desk-legal-vira = Toque na vira.
desk-instead = O que dá para fazer

# E se errou?
desk-incident = O que aconteceu?
desk-choose = escolha na lista
desk-missing-incident = Falta dizer o que aconteceu: escolha na lista.
desk-yes = sim
desk-no = não
desk-mistake = { $mistake ->
    [out_of_turn] jogou fora da vez
    [late_envido] pediu envido depois de jogar carta
    [silent_flor] tinha flor e jogou sem cantar
    [denied_flor] tinha flor e disse “sem flor”
    [envido_with_flor] tinha flor e pediu envido
    [truco_over_envido] pediu truco sem responder ao envido
    [card_over_truco] jogou carta sem responder ao truco
   *[hide] escondeu uma carta na primeira rodada
  }
desk-mistake-effect = { $verdict ->
    [void] Não vale: volta atrás, e a mão segue
    [foul] É falta, mas fica feito
   *[allowed] Não é erro: vale
  }
desk-fact = { $fact ->
    [dealer] Deu as cartas o jogador
    [stake] A mão valia
    [by] Foi o jogador
    [seat] Foi o jogador
    [repeated] Já tinha errado assim antes?
    [deliberate] Foi de propósito?
    [destination] O que queria fazer com a carta?
    [shown_to_all] Mostrou a carta à mesa toda?
    [card_taken_at_cut] Já tinha saído uma carta no corte?
    [equal_knowledge] Da carta, todos sabiam o mesmo?
    [seen_own] O lado do carteador já viu carta sua?
    [count] Quantas cartas recebeu, com as já jogadas?
    [started] Alguém já jogou carta?
    [dealer_asked] O carteador já tinha perguntado pelas cartas?
    [claim] Cobraram o erro?
    [accept_extra] Os adversários preferem seguir jogando?
    [raised] A mão já estava trucada?
    [keep] Os adversários mantêm o truco?
    [trick] Em que rodada?
    [partner_hid] O parceiro já escondeu nesta rodada?
    [after_tie_first] É o primeiro do seu lado, depois de um empate?
    [score] Placar, lado A a lado B
    [call] O que pediu?
    [points] Com quantos pontos terminou?
    [consent] O dono da testa deixou?
    [by_name] Quem conduz o sorteio se chama
   *[players] Há um Valcir entre os sorteados?
  }
desk-fact-value = { $value ->
    [destination-keep] ficar com ela
    [destination-partner] dar ao parceiro
    [destination-vira] pôr de vira
    [destination-burn] queimar
    [points-2] 2 ou mais
    [by_name-Valcir] Valcir
    [by_name-Ana] outro nome
    [players-yes] sim
    [players-no] não
   *[other] { $code }
  }
desk-incident-silent = O documento do { $rules } não decide: não traz regra para isto. A mesa é que combina.
desk-pays = { $points } para o { $team }
desk-match-to = A partida é do { $team }
desk-hand-ends = A mão acaba aqui
desk-hand-goes-on = { $paid ->
    [yes] A mão segue
   *[no] Ninguém marca, e a mão segue
  }
desk-lapsed = O direito caducou: já passou a hora

# Regras da casa
desk-house = Regras da casa
desk-house-book = da casa
desk-house-off = Só o livro
desk-house-on = As da casa
desk-house-which = Valem
desk-house-lead = Cole aqui o arquivo da mesa, arraste-o para cá ou escolha-o no aparelho. Fica guardado neste navegador e vai no link.
desk-house-file = Escolher arquivo
desk-house-text = Arquivo com as regras da casa
desk-house-use = Usar estas regras
desk-house-forget = Esquecer as regras da casa
desk-house-too-long = O arquivo é grande demais para regras da casa: o limite é 64 KB.
desk-house-unreadable = Não deu para ler esse arquivo como texto.
desk-house-taken = Regras da casa em uso: { $name }.
desk-house-unnamed = sem nome
desk-house-left-out = Do link ou do navegador, isto não serve e ficou de fora: { $why }
desk-table-choice = escolha da mesa
desk-by-table = escolha da mesa: { $switches }
desk-silent-ours = o documento não decide: leitura nossa
