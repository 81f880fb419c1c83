## Quem leva a mão, pelas rodadas.

hand-two-tricks = A mão é { $team-of }, com duas rodadas.
hand-first-tied = A mão é { $team-of }: empatou a primeira, vale a segunda.
hand-second-tied = A mão é { $team-of }: empatou a segunda, vale a primeira.
hand-first-two-tied = A mão é { $team-of }: empataram as duas primeiras, vale a terceira.
hand-third-tied = A mão é { $team-of }: empatou a terceira, vale a primeira.
hand-all-tied-eldest = { $alone ->
    [yes] A mão é { $team-of }: as três empataram, e leva quem é o mão.
   *[no] A mão é { $team-of }: as três empataram, e { $seat-the } é o mão.
  }
hand-all-tied-nobody = As três rodadas empataram: ninguém leva a mão.
hand-all-tied-on-eleven = A mão é { $team-of }: as três empataram na mão de 11, e perde quem está com 11.
hand-undecided = { $played ->
    [0] A mão ainda não se decidiu: nenhuma rodada foi jogada.
    [1] A mão ainda não se decidiu: só uma rodada foi jogada.
   *[other] A mão ainda não se decidiu depois de { $played } rodadas.
  }
