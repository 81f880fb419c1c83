## What stands, but is a foul, with its remedy.

foul-out-of-turn = It was the turn { $turn-of }, but { $seat-the } chose to { $act }, and the card stays.
foul-truco-on-eleven = Nobody calls truco in a hand of 11: the choice to { $act } loses the match for { $team-the }.
