## When the match is over.

match-goes-on = The match goes on at { $score }: nobody has reached { $target }.
match-reached = The match to { $target } goes to { $team-the }, by { $won } to { $lost }.
match-first-at-once = The match goes to { $team-the }, first to reach { $target }.
match-both-past = The match goes to { $team-the }: both sides reached { $target }, and { $won } beats { $lost }.
match-another-hand = The match goes on: both sides have { $both }, so one more hand is played.
match-level-eldest = The match goes to { $team-the }: both sides have { $both }, and the mão prevails.
match-level-first = The match goes to { $team-the }: both sides have { $both }, and the first to get there prevails.
