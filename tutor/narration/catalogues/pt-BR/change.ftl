## O que mudaria a decisão: a menor mudança, e o que sairia então.

change-line = Mudaria se { $change }: { $verdict }.
change-none = Nenhuma mudança pequena mudaria isto.

change-card = { $seat ->
    [none] { $old-the } fosse { $new-the }
   *[other] { $old-the } { $seat-of } fosse { $new-the }
  }
change-vira = a vira fosse { $new-the }
change-hidden = { $seat-the } escondesse { $card-the }
change-shown = { $seat-the } mostrasse { $card-the }
change-lead = quem saísse na rodada fosse { $seat-the }
change-eldest = o mão fosse { $seat-the }
change-eldest-side = o mão fosse { $team-of }
change-trick-won = { $number ->
    [1] a primeira rodada fosse { $team-of }
    [2] a segunda rodada fosse { $team-of }
   *[3] a terceira rodada fosse { $team-of }
  }
change-trick-tied = { $number ->
    [1] a primeira rodada empatasse
    [2] a segunda rodada empatasse
   *[3] a terceira rodada empatasse
  }
change-on-eleven = { $team-the } estivesse com 11
change-nobody-on-eleven = ninguém estivesse com 11
change-answer = a resposta fosse “{ $answer }”
change-call-left-out = ninguém tivesse pedido { $call }
change-call-more = ainda se pedisse { $call }
change-call-instead = o pedido fosse { $call }, e não { $calls-row }
change-score = { $team-the } tivesse { $points-units }
change-target = a partida fosse até { $target }
change-winner = quem ganhasse fosse { $team-the }
change-reached-first = { $team-the } tivesse chegado primeiro
change-first-trick = a recusa viesse na primeira rodada
change-not-first-trick = a recusa viesse depois da primeira rodada
change-flores = { $number ->
    [1] houvesse uma só flor desse lado
   *[other] houvesse { $number } flores desse lado
  }
change-by-falta = os pontos viessem de uma falta
change-not-by-falta = os pontos não viessem de uma falta
change-sung = { $seat-the } cantasse a flor
change-unsung = { $seat-the } não cantasse a flor
