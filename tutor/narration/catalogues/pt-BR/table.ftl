## Quem está à mesa, e o placar.

table-seat = Jogador { $number }
table-team = lado { $side }
table-the = { $named ->
    [yes] { $name }
   *[no] o { $name }
  }
table-of = { $named ->
    [yes] de { $name }
   *[no] do { $name }
  }
table-score = { $a } a { $b }
table-by = { $named ->
    [yes] por { $name }
   *[no] pelo { $name }
  }
table-poss = { $named ->
    [yes] de { $name }
   *[no] do { $name }
  }
