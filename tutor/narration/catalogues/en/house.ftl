## House rules: what a table has decided, and what is wrong in a file of them.

house-where = Line { $line }:
error-bad-option-in-house = { house-where } { $why }
error-bad-rules-in-house = { house-where } { $why }
error-bad-query-in-house = { house-where } { $why }
error-bad-query-house-not-toml = Line { $line }, column { $column }: I could not read this. A line is a name, “=” and a value; text stands in quotes, like rules = "gauderio".
error-bad-query-house-twice = Line { $line }: this name has come before; keep one of them.
error-bad-query-house-too-long = The file is too large for house rules: { $most } KB is the most.
error-bad-query-house-key = { $nearest-count ->
    [0] { house-where } I do not know “{ $field }”. The names that fit are { $known }.
   *[other] { house-where } I do not know “{ $field }”. Did you mean { $nearest-or }?
  }
error-bad-query-house-switch-outside = { house-where } “{ $field }” is a switch, and its place is below the line [options].
error-bad-query-house-version = { house-where } the file has to begin with truco_tutor_house = { $known }.
error-bad-query-house-no-rules = The rulebook is missing, like rules = "gauderio". It may be { $known-or }.
error-bad-query-house-type = { $wanted ->
    [number] { house-where } “{ $field }” has to be a number, without quotes.
    [table] { house-where } [{ $field }] is the line that opens the list of switches; below it stands a switch a line.
   *[text] { house-where } “{ $field }” has to be text in quotes.
  }
error-bad-query-house-missing = There is no file “{ $value }” with house rules.
error-bad-query-house-unreadable = The house rules in “{ $value }” could not be read.
error-bad-query-house-not-utf8 = The house rules in “{ $value }” are not UTF-8. Save the file as UTF-8 text.
error-bad-rules-of-house = The house rules are for { $house }, and the question is about { $rules }.

house-title = { $named ->
    [yes] { $name }: { $rules }, with house rules
   *[no] { $rules }, with house rules
  }
house-target = The match goes to { $target }.
house-plain = No switch is set: everything is as in the rulebook.
house-here = At this table: { $position }
house-otherwise = Without the switch: { $position }
house-same = So it is without the switch too.
house-rests = It decides { $readings }: { $question }
house-clauses = Clauses: { $clauses }.
house-example = Example: { $here }
house-example-otherwise = Without the switch: { $otherwise }
house-switches = The switches of { $rules }, for house rules
house-value = { $value }: { $position }
house-default = { $value } (without the switch): { $position }
