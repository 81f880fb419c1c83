## The hand of 11 that is not played.

eleven-refused = The hand of 11 was not played { $team-by }: the other side scores { $points-units }.
eleven-one-refusal = { $seat-the } would not play, and the pair plays only if both want to.
