## A mão inteira, somada.

whole-points = Nesta mão, { $points-units } para { $team-the }.
