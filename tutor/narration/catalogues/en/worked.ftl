# Steps of a ruling that is told in one line: where the number or the name came from.

worked-falta-leader = { $leads ->
    [level] Both sides have { $points }.
   *[one] { $who } leads with { $points }.
}
worked-target = They play to { $target }.
worked-match-side = { $there ->
    [yes] { $who }: { $points }, and the total is reached.
   *[no] { $who }: { $points }, still below the total.
}
worked-first-king = The first king went to { $name }.
worked-draw-round = { $kings ->
    [some] Round { $n }: a king for { $names }.
   *[none] Round { $n }: no king.
}
worked-draw-last = Round { $n }: a king for { $name }, and one more to come.
worked-cut-splits = { $n ->
    [one] One split: one movement.
   *[other] { $n } splits: { $n } movements.
}
worked-cut-taken = { $n ->
    [one] One card taken: one movement more.
   *[other] { $n } cards taken: { $n } movements more.
}
worked-cut-joins = Putting the parts together costs no movement.
worked-open-near = { $n ->
    [one] One clause comes near the matter:
   *[other] These clauses come near the matter:
}
worked-open-answer = “{ $answer }”
worked-open-answers = What somebody could take from those lines: { $answers }
worked-open-ours = The referee follows: { $position } { $why }
worked-open-none = No step needed a reading of ours.
