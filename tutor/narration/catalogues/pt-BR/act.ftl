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
