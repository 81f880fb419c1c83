## What stands, but is a foul, with its remedy.

foul-out-of-turn = It was { $turn-poss } turn, but { $seat-the } chose to { $act }, and the card stays.
foul-truco-on-eleven = Nobody calls truco in a hand of 11: calling { $call } costs the match, and the losers are { $team-the }.
