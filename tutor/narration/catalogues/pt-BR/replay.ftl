## Refazer um arquivo .truco: o que nele não confere. As posições vêm de notation.ftl.

error-illegal-action-unmarked = { error-bad-notation-where } { $verdict-key ->
    [foul] “{ $written-key }” é falta. { $why } Se foi feito assim mesmo, escreva “{ $marked-key }”.
   *[void] “{ $written-key }” não vale. { $why } Se foi feito assim mesmo, escreva “{ $marked-key }”.
  }{ $fits-count ->
    [0] {""}
   *[other] {" "}Ali caberia: { $fits-row }.
  }
error-illegal-action-marked = { error-bad-notation-where } “{ $written-key }” leva o sinal do que é contra as regras, mas não é. { $why } Escreva “{ $plain-key }”.
error-bad-notation-refused = { error-bad-notation-where } { $why }

error-bad-notation-deal-late = { error-bad-notation-where } “{ $found-key }” chega tarde: a mão já começou.
error-bad-notation-deal-twice = { error-bad-notation-where } as cartas do lugar { $seat-number } já foram dadas nesta mão.
error-bad-notation-deal-count = { $count ->
    [1] { error-bad-notation-where } veio uma carta só, e na mão são três; ?? é a que não se conhece.
   *[other] { error-bad-notation-where } vieram { $count } cartas, e na mão são três; ?? é a que não se conhece.
  }
error-bad-notation-deal-missing = { $count ->
    [1] { error-bad-notation-where } antes de “{ $found-key }” faltam as cartas do lugar { $seats }. Escreva deal { $seats } e três cartas, ou ?? ?? ?? se ninguém as viu.
   *[other] { error-bad-notation-where } antes de “{ $found-key }” faltam as cartas dos lugares { $seats }. Para cada um, escreva deal, o lugar e três cartas, ou ?? ?? ?? se ninguém as viu.
  }
error-bad-notation-vira-elsewhere = { error-bad-notation-where } no { $rules } não há vira. Tire a linha.
error-bad-notation-vira-twice = { error-bad-notation-where } a vira desta mão já foi dita.
error-bad-notation-vira-unknown = { error-bad-notation-where } fora da mão escura a vira está à vista: diga que carta é.
error-bad-notation-reveal-elsewhere = { error-bad-notation-where } só na mão escura a vira aparece depois; aqui se escreve vira e a carta, junto com as cartas dadas.
error-bad-notation-reveal-other = { error-bad-notation-where } a vira já foi dita, e é { $vira-the }.
error-bad-notation-reveal-early = { error-bad-notation-where } a vira da mão escura aparece quando todos jogaram na primeira rodada, e uma vez só.
error-bad-notation-reveal-missing = { error-bad-notation-where } todos jogaram, e antes de “{ $found-key }” aparece a vira: reveal vira e a carta.
error-bad-notation-place-missing = { error-bad-notation-where } na mão escura a carta se diz com o lugar dela, de #1 a #3, como joga #2 Ap ou esconde #1.
error-bad-notation-place-elsewhere = { error-bad-notation-where } só na mão escura a carta tem lugar: aqui se diz só a carta.
error-bad-notation-place-other = { error-bad-notation-where } nesse lugar está { $card-the }.
error-bad-notation-first-dealer = { error-bad-notation-where } com { $found-key } quem embaralha é o lugar { $seat-number }, e na primeira mão embaralha o dono do baralho, ou alguém da dupla que ficou. Escreva { $fits-or }.
error-bad-notation-rite-elsewhere = { error-bad-notation-where } “{ $found-key }” não cabe aqui: é da cerimônia do Truco Claudista, antes da mão ou na hora certa dela.

error-bad-notation-count-marked = { error-bad-notation-where } canta e boa não levam sinal: a contagem dita é a verdadeira.
error-bad-notation-count-unasked = { error-bad-notation-where } “{ $found-key }” só cabe logo depois de uma disputa de pontos aceita e mostrada.
error-bad-notation-count-without-flor = { error-bad-notation-where } o lugar { $seat-number } não tem flor nesta disputa.
error-bad-notation-count-order = { $some ->
    [0] { error-bad-notation-where } todos já disseram a sua contagem.
   *[other] { error-bad-notation-where } “{ $found-key }” está fora de ordem: fala-se do mão em diante, cada um uma vez, e agora é o lugar { $next }.
  }
error-bad-notation-count-false = { error-bad-notation-where } “{ $found-key }” não confere: a contagem é { $points }.
error-bad-notation-good-false = { error-bad-notation-where } “{ $found-key }” não cabe: com { $points } a contagem é melhor que a que se ouviu.

error-bad-notation-assertion-false = { error-bad-notation-where } “{ $found-key }” não confere: o certo é “{ $truth-key }”.
error-bad-notation-assertion-early = { error-bad-notation-where } “{ $found-key }” ainda não se pode afirmar: isso não aconteceu até aqui.
error-bad-notation-assertion-no-flor = { error-bad-notation-where } “{ $found-key }” não confere: o lugar { $seat-number } não tem três cartas do mesmo naipe.
error-bad-notation-assertion-cites = { $count ->
    [0] { error-bad-notation-where } “{ $found-key }” não confere: o último lance não se apoia em nada disso.
   *[other] { error-bad-notation-where } “{ $found-key }” não confere: o último lance se apoia em { $truth-key }.
  }
error-bad-notation-assertion-verdict = { $verdict-key ->
    [void] { error-bad-notation-where } “{ $found-key }” não confere: o último lance foi desfeito, escreva = void.
    [foul] { error-bad-notation-where } “{ $found-key }” não confere: o último lance foi falta, escreva = foul { $remedy-key }.
   *[allowed] { error-bad-notation-where } “{ $found-key }” não confere: o último lance é permitido.
  }
error-bad-notation-question-no-bet = { error-bad-notation-where } aqui não há aposta à espera de resposta, e a pergunta fica sem resposta.
error-bad-notation-question-no-trick = { error-bad-notation-where } esta linha não termina uma rodada, e a pergunta fica sem resposta. Ponha-a no lance que termina.

error-bad-notation-no-hand = { error-bad-notation-where } o arquivo não chega a dar as cartas.
error-bad-notation-break-early = { error-bad-notation-where } a mão { $hand } ainda não acabou, e outra só começa depois.
error-bad-notation-break-after-match = { error-bad-notation-where } a partida já acabou, e é { $team-of }.
error-bad-notation-break-eldest = { error-bad-notation-where } o mão desta é o lugar { $seat-number }: escreva eldest { $seat-number }.

error-bad-rules-of-file = A pergunta é do { $rules }, e o arquivo é de outro livro de regras: { $known }.

## O que se diz de um arquivo refeito.

replay-match-won = A partida é { $team-of }. Placar: { $score }.
replay-hand-won = A mão é { $team-of }. Placar: { $score }.
replay-hand-over = A mão acabou sem dono. Placar: { $score }.
replay-running = A mão ainda não acabou. Placar: { $score }.
replay-legal = { $act-count ->
    [0] { $fouls-count ->
        [0] { $seat-the } não pode fazer nada agora.
       *[other] { $seat-the } não pode fazer nada agora; seria falta { $fouls-or }.
      }
   *[other] { $seat-the } pode { $act-or }.
  }

## Uma mão contada lance a lance.

replay-game = { $rules }, até { $target }
replay-sides = { $a } { $for_a } × { $for_b } { $b }
replay-eldest = O mão é { $seat }.
replay-break = Mão { $number }
replay-cards = { $some ->
    [yes] { $count ->
        [1] mais uma carta
       *[other] mais { $count } cartas
      }
   *[no] { $count ->
        [1] uma carta
       *[other] { $count } cartas
      }
  }
replay-deal = { $seat } recebe { $cards }.
replay-vira = A vira é { $card }.
replay-vira-dark = A vira fica virada para baixo.
replay-reveal = Aparece a vira: { $card }.
replay-does-play = { $seat } joga { $card }.
replay-does-hide = { $seat } esconde { $card }.
replay-does-call = { $kind ->
    [flor] { $seat } canta { $call }.
   *[other] { $seat } pede { $call }.
  }
replay-does-answer = { $seat } responde: { $answer }.
replay-does-accept-eleven = { $seat } aceita a mão de 11.
replay-does-refuse-eleven = { $seat } recusa a mão de 11.
replay-does-fold = { $seat } vai ao baralho.
replay-does-count = { $seat } canta { $points }.
replay-does-good = { $seat } diz que é boa.
replay-against = (contra as regras)
replay-on-purpose = (contra as regras, e de propósito)
replay-taken-back = Isso não vale, e volta atrás.

replay-now-score = { $a } { $for_a } × { $for_b } { $b }
replay-now-stake = a mão vale { $points }
replay-now-eldest = mão: { $seat }
replay-now-vira = vira: { $card }
replay-now-laid = na mesa: { $cards }
replay-now-held = { $seat } tem { $cards }
replay-now-turn = vez { $seat-of }
replay-now-pending = { $call } espera resposta { $team-of }
replay-now-eleven = a mão de 11 espera a decisão { $team-of }

replay-asks-envido = Quanto { $seat } tem de envido?
replay-asks-flor = Quanto conta a flor de { $seat }?
replay-asks-trick = De quem é a rodada?
replay-asks-hand = De quem é a mão?
replay-asks-bet = E se a resposta for “{ $answer }”, quanto isso rende?
replay-asks-falta = Quanto vale a falta agora?
replay-asks-legal = { $seat } pode { $act }?
replay-asks-rite = Isto vale? { $does }

replay-help =
    Conta uma mão ou uma partida de um arquivo .truco, lance a lance: o que foi feito, o que o juiz diz e por qual cláusula, e como fica a mesa.

    No terminal, Enter mostra o próximo lance. Se o arquivo tem um erro, conta a parte boa e diz onde ele está.
replay-help-file = O arquivo .truco, ou o id de uma mão da biblioteca; - lê da entrada.
replay-help-seat = Mostra só o que este jogador pode ver: o lugar (0, 1…), J1, J2… ou o nome.
replay-help-coach = Em vez de contar os lances, diz o que as escolhas deste jogador custaram e por quê: o lugar, J1… ou o nome.
replay-coach-line = Linha { $line }:
replay-coach-skill = Para treinar: { $skill }.
replay-help-lang = Língua: pt-BR ou en.
replay-help-json = Responde em JSON.
replay-help-list = Lista as mãos da biblioteca: regulamento, id e título.
replay-keys = Enter: próximo lance. q: sair.
replay-error-unseen = Aqui o arquivo tem um erro. Sem --seat se vê qual, com as cartas de todos.
replay-no-seat = Não há “{ $given }” nesta mesa. Aqui jogam, de J1 em diante: { $players }.
replay-no-file = Qual mão? Diga um arquivo .truco ou o id de uma mão da biblioteca; --list mostra todas.
replay-unknown =
  { $count ->
    [0] Não há arquivo nem mão da biblioteca com o nome “{ $given }”. truco-tutor replay --list mostra as mãos.
   *[other] Não há arquivo nem mão da biblioteca com o nome “{ $given }”. Quis dizer { $nearest }?
  }

## A cerimônia do Truco Claudista, ato por ato.

replay-unseen = É o que manda a cláusula; a carta não se mostra.
replay-does-embaralha = { $seat } embaralha.
replay-does-separa = { $seat } separa o maço.
replay-does-remonta = { $seat } remonta o maço.
replay-does-pergunta-cartas = { $seat } pergunta se as cartas estão certas.
replay-does-reclama-cartas = { $seat } reclama das cartas.
replay-does-mantem = { $seat } mantém o truco.
replay-does-desfaz = { $seat } desfaz o truco.
replay-does-segue = { $seat } quer seguir a mão.
replay-does-anula = { $seat } anula a mão.
replay-does-concorda = { $seat } concorda.
replay-does-discorda = { $seat } não concorda.
replay-does-goteira = { $seat } acusa goteira na mesa.
replay-does-sorteia = { $seat } recebe { $card } no sorteio.
replay-does-queima = { $seat } queima { $card }.
replay-does-pede-ver = { $seat } pede para ver { $card }.
replay-does-tira = { $to ->
    [parceiro] { $seat } tira { $card } { $side ->
        [cima] de cima
       *[baixo] de baixo
      } e manda para o parceiro.
    [vira] { $seat } tira { $card } { $side ->
        [cima] de cima
       *[baixo] de baixo
      } e põe de vira.
    [queima] { $seat } tira { $card } { $side ->
        [cima] de cima
       *[baixo] de baixo
      } e queima.
   *[fica] { $seat } tira { $card } { $side ->
        [cima] de cima
       *[baixo] de baixo
      } e fica com a carta.
  }
replay-does-lado = { $side ->
    [cima] { $seat } manda dar por cima.
   *[baixo] { $seat } manda dar por baixo.
  }
replay-does-da = { $own ->
    [yes] { $seat } dá { $cards } para si.
   *[no] { $seat } dá { $cards } a { $whom }.
  }
replay-does-olha = { $what ->
    [propria] { $seat } olha as suas cartas.
    [parceiro] { $seat } olha as cartas do parceiro.
    [fundo] { $seat } olha o fundo do maço.
    [topo] { $seat } olha o topo do maço.
   *[card] { $seat } olha { $card }.
  }
replay-does-mostra = { $what ->
    [fundo] { $seat } mostra ao parceiro o fundo do maço.
   *[card] { $seat } mostra { $card } a todos.
  }
replay-does-retira = { $own ->
    [yes] { $seat } retira { $card } da própria mão.
   *[no] { $seat } retira { $card } da mão de { $whom }.
  }
replay-does-completa = { $own ->
    [yes] { $seat } completa com { $card } a própria mão.
   *[no] { $seat } completa com { $card } a mão de { $whom }.
  }
replay-does-corta = { $number ->
    [1] { $seat } dá um corte seco.
   *[other] { $seat } dá { $number } cortes secos.
  }
