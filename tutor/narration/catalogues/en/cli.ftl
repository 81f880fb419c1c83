## The command line: what all commands share.

cli-serve = Opens the lessons and games in the browser (this is what happens without any command).
cli-lab = Opens the lessons in JupyterLab, for those who teach.
cli-rule = Settles a doubt at the table and explains it: counts, cards, trick, hand, bets.
cli-odds = Gives exact chances: that an envido wins, that three cards take the hand, that a count or a flor turns up.
cli-clause = Shows a clause, a reading or a switch, or searches by words.
cli-replay = Tells a hand or match (.truco) act by act, with the referee’s word on each.
cli-export = Puts a hand into one file to send, or a sheet of questions to print.
cli-check = Checks .truco files: what is wrong, where, and what could stand there.
cli-ask = Answers questions in JSON, one a line, for programs.
cli-unwritable = The answer could not be written: { $error }.
cli-or = or
cli-lang-unknown = I do not speak “{ $given }”. Choose { $known }.
cli-rules-unknown = I do not know the rulebook “{ $given }”. Did you mean { $nearest }?

# Why the system would not let it be read or written: the end of a sentence
cli-system-missing = the folder does not exist
cli-system-folder = the name is that of a folder
cli-system-permission = permission is missing
cli-system-full = the disk is full
cli-system-other = the system refused it (error { $number })

# What was written in a command and does not do
cli-no-option = There is no option “{ $name }”.
cli-no-command = There is no command “{ $name }”.
cli-nearest = Did you mean { $names }?
cli-missing = { $name } is missing.
cli-out-of-range = The value of { $name } does not do: a number from { $least } to { $most } belongs there.
cli-too-small = The value of { $name } does not do: a number from { $least } on belongs there.
cli-bad-value = The value of { $name } does not do, or is missing.
cli-too-many = Too many words: “{ $words }” does not belong here.
cli-misused = The command is not complete.
cli-see-help = What there is: { $command }

# The words around the help of a command
cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGUMENTS]…
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-help-required = [required]
cli-help-default = [without it: { $value }]
cli-help-option = Show this help.
cli-word-file = FILE
cli-word-file-or-hand = FILE|HAND
cli-word-name-value = NAME=VALUE
cli-word-folder = FOLDER
cli-word-text = TEXT
cli-word-number = NUMBER
