## O que vale, mas é falta, com a sua consequência.

foul-out-of-turn = { $seat-the } foi { $act } fora da vez, que era { $turn-of }: a carta fica.
foul-truco-on-eleven = Em mão de 11 não se truca: pedir { $call } custa a partida, e a derrota é { $team-of }.
