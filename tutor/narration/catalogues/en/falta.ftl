## What a falta is worth.

falta-leader = The falta is worth { $points-units }: the leader has { $leader } and the match goes to { $target }.
falta-level = The falta is worth { $points-units }: both sides have { $leader } and the match goes to { $target }.
falta-past-target = The falta is worth { $points-units }: the leader already has { $leader } and the match goes to { $target }.
falta-winner-gap = The falta is worth { $points-units }: what its winner lacks from { $own } to { $target }.
falta-to-the-half = The falta is worth { $points-units }: the leader has { $leader } and goes to { $half }, half of the match.
falta-whole-match = The rest is worth { $points-units }: what the winner lacks from { $own } to { $target }.
falta-plus = The rest is worth { $points-units }: { $falta } for the falta and { $plus } more for the contra-flor.
