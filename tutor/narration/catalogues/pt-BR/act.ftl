## O que se faz na mesa, como se diz depois de "pode".

act-play = jogar { $card }
act-hide = esconder { $card }
act-card = { $given ->
    [yes] { $the }
    [unknown] uma carta
   *[no] a carta número { $place }
  }
act-call = { $kind ->
    [flor] cantar { $call }
   *[other] pedir { $call }
  }
act-answer = responder “{ $answer }”
act-fold = ir ao baralho
act-accept-eleven = jogar a mão de 11
act-refuse-eleven = recusar a mão de 11
act-that = fazer isso

## Em volta do jogo: a contagem que se diz, a cerimônia do Truco Claudista, o sorteio dos reis.

act-canta = cantar { $points }
act-boa = dizer que é boa
act-embaralha = embaralhar
act-separa = separar o maço
act-remonta = remontar o maço
act-corta = dar cortes secos
act-lado = mandar dar por um lado
act-tira = tirar uma carta
act-da = dar cartas
act-queima = queimar uma carta
act-vira = abrir a vira
act-olha = olhar cartas
act-mostra = mostrar uma carta
act-pergunta-cartas = perguntar se as cartas estão certas
act-reclama-cartas = reclamar das cartas
act-mantem = manter o truco
act-desfaz = desfazer o truco
act-segue = seguir a mão
act-anula = anular a mão
act-retira = retirar uma carta a mais
act-completa = completar uma mão
act-pede-ver = pedir para ver a carta retirada
act-concorda = concordar que se veja
act-discorda = não concordar que se veja
act-goteira = acusar goteira na mesa
act-sorteia = dar uma carta no sorteio
