## Quando a partida acaba.

match-goes-on = A partida segue em { $score }: ninguém chegou a { $target }.
match-reached = A partida até { $target } é { $team-of }, por { $won } a { $lost }.
match-first-at-once = A partida é { $team-of }, por chegar primeiro a { $target }.
match-both-past = A partida é { $team-of }: os dois lados chegaram a { $target }, e { $won } ganha de { $lost }.
match-another-hand = A partida segue: estão iguais em { $both }, e joga-se mais uma mão.
match-level-eldest = A partida é { $team-of }: estão iguais em { $both }, e vale quem é o mão.
match-level-first = A partida é { $team-of }: estão iguais em { $both }, e vale quem chegou lá primeiro.
