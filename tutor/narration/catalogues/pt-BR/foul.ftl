## O que vale, mas é falta, com a sua consequência.

foul-out-of-turn = { $act } é fora da vez, que é { $turn-of }: mesmo assim, a carta { $seat-of } fica na mesa.
foul-truco-on-eleven = Em mão de 11 não se truca: pedir { $call } custa a partida, e a derrota é { $team-of }.
foul-truco-in-dark = Na mão escura os dois lados estão em 11, e ali também não se truca: pedir { $call } custa a partida, e a derrota é { $team-of }.
