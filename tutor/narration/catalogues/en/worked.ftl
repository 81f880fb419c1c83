# Steps of a ruling that is told in one line: where the number or the name came from.

worked-falta-leader = { $leads ->
    [level] Both sides have { $points }.
   *[one] { $who } leads with { $points }.
}
worked-target = They play to { $target }.
worked-match-side = { $there ->
    [yes] { $who } got there, with { $points }.
   *[no] { $who } did not get there yet: { $points }.
}
worked-first-king = The first king went to { $name }.
worked-cut-splits = { $n ->
    [one] One split: one movement.
   *[other] { $n } splits: { $n } movements.
}
worked-cut-taken = { $n ->
    [one] One card taken: one movement more.
   *[other] { $n } cards taken: { $n } movements more.
}
worked-cut-joins = Putting the parts together costs no movement.
