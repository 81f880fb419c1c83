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

desk-title-trick = Quem leva a rodada no { $rules }?
desk-title-hand = Quem leva a mão no { $rules }?
desk-title-envido = Quem ganha o envido no { $rules }?
desk-title-flor = Quem ganha a flor no { $rules }?
desk-title-bet = Quanto vale a aposta no { $rules }?

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
