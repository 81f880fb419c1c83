## truco-tutor check

check-help =
    Checks .truco files: reads them, plays every act again with the referee and compares every assertion. Of a folder, all that are in it.

    The first mistake of each file is told on a line: file:line:column, what is wrong, what could stand there and the clauses.
check-help-files = .truco files or folders; - reads standard input.
check-help-lang = Language: pt-BR or en.
check-help-json = Answer in JSON, one object a file.
check-no-files = What is to be checked: a .truco file or a folder?
check-unreadable = { $reason ->
    [missing] There is no file or folder “{ $file }”.
   *[other] “{ $file }” cannot be read.
  }
check-summary = { $count ->
    [0] There is no .truco file here.
    [1] { $wrong ->
        [0] 1 file checked, all is well.
       *[other] 1 file checked, with a mistake.
      }
   *[other] { $wrong ->
        [0] { $count } files checked, all is well.
        [1] { $count } files checked, 1 with a mistake.
       *[other] { $count } files checked, { $wrong } with a mistake.
      }
  }
