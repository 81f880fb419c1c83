## The whole hand, added up.

whole-points = In this hand, { $points-units } for { $team-the }.
