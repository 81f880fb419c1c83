## What stands, but is a foul, with its remedy.

foul-out-of-turn = To { $act } is out of turn: it is { $turn-poss } turn, but { $seat-poss } card stays on the table.
foul-truco-on-eleven = Nobody calls truco in a hand of 11: calling { $call } costs the match, and { $team-the } loses it.
foul-truco-in-dark = In the dark hand both sides are on 11, and nobody calls truco there either: calling { $call } costs the match, and { $team-the } loses it.
