## Quando a partida acaba.

match-goes-on = A partida segue em { $score }: ninguém chegou a { $target }.
match-reached = A partida é { $team-of }: { $won } a { $lost }, e ela ia até { $target }.
match-first-at-once = A partida é { $team-of }, por chegar primeiro a { $target }.
match-both-past = A partida é { $team-of }: os dois lados passaram a linha dos { $target }, e { $won } ganha de { $lost }.
match-another-hand = A partida segue: estão iguais em { $both }, e joga-se mais uma mão.
match-level-eldest = A partida é { $team-of }: estão iguais em { $both }, e vale quem é o mão.
match-level-first = A partida é { $team-of }: estão iguais em { $both }, e vale quem chegou primeiro a { $target }.
