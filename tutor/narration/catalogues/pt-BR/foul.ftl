## O que vale, mas é falta, com a sua consequência.

foul-out-of-turn = A vez era { $turn-of }, mas o que { $seat-the } fez, { $act }, está feito: a carta fica.
foul-truco-on-eleven = Em mão de 11 não se truca: por { $act }, { $team-the } perde a partida.
