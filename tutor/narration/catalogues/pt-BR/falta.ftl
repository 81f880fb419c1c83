## Quanto vale a falta.

falta-leader = A falta vale { $points-units }: quem está na frente tem { $leader } e a partida vai a { $target }.
falta-level = A falta vale { $points-units }: os dois lados têm { $leader } e a partida vai a { $target }.
falta-past-target = A falta vale { $points-units }: quem está na frente já tem { $leader } e a partida vai a { $target }.
falta-winner-gap = A falta vale { $points-units }: é o que falta a quem a ganhou para ir de { $own } a { $target }.
falta-to-the-half = A falta vale { $points-units }: quem está na frente tem { $leader } e vai até { $half }, a metade da partida.
falta-whole-match = O resto vale { $points-units }: é o que falta a quem ganhou para ir de { $own } a { $target }.
falta-plus = O resto vale { $points-units }: { $falta } da falta e mais { $plus } da contra-flor.
