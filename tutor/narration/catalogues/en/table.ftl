## Who is at the table, and the score.

table-seat = Player { $number }
table-team = side { $side }
table-the = { $named ->
   *[other] { $name }
  }
table-of = { $named ->
   *[other] of { $name }
  }
table-score = { $a } to { $b }
table-by = { $named ->
   *[other] by { $name }
  }
table-poss = { $named ->
   *[other] { $name }'s
  }
