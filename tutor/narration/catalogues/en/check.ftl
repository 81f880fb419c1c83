## truco-tutor check

check-help =
    Checks .truco files: reads them, plays every act again with the referee and compares every assertion. It checks house rules (.toml) and lessons (.ipynb) too: every clause, hand, skill, word and link. Of a folder, the hands and lessons that are in it.

    Each mistake is told on a line: file:line:column, what is wrong, what could stand there and the clauses; of a lesson, with the cell. One mistake does not hide the next: after a wrong act the check goes on at the next hand, and what only follows from another mistake is left out.
check-help-files = .truco, .toml and .ipynb files, or folders; - reads standard input.
check-help-lang = Language: pt-BR or en.
check-help-json = Answer in JSON, one object a file.
check-no-files = What is to be checked: a .truco file or a folder?
check-unreadable = { $reason ->
    [missing] There is no file or folder “{ $file }”.
   *[other] “{ $file }” cannot be read.
  }
check-summary = { $count ->
    [0] There is no .truco file and no lesson (.ipynb) here.
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
check-notebook-cell = cell { $cell }
check-notebook-bytes = Not text in UTF-8 (at byte { $at }); a notebook is a JSON file, saved as UTF-8.
check-notebook-json = Not a notebook: its JSON breaks at line { $line }, column { $column }. JupyterLab writes notebooks; see what was changed in that place.
check-notebook-shape = It is JSON, but no notebook: the list “cells” is missing, or a cell lacks “cell_type” and “source”.
check-notebook-title = The notebook is called “{ $title }” (metadata.title), and its first cell has to begin with “# { $title }”; there it says “{ $heading }”.
check-notebook-lacks = A cell { $part }(…) is missing.
check-notebook-outputs = The cell keeps outputs. Take them out: make format.
check-notebook-syntax = Not Python: see line { $line }, column { $column }: { $said }
check-notebook-computed = The arguments of { $part } have to be written in the cell, not computed: otherwise nobody checks them.
check-notebook-open = The cell opens { $given }, and this is the lesson { $right }.
check-notebook-outside = The link { $link } leaves Truco Tutor; a lesson leads only to pages of its own.
check-notebook-alt = The picture { $link } does not tell those who cannot see it what it shows: write the description between the brackets.
check-notebook-link = The link { $link } leads nowhere.
check-notebook-untaught = “{ $word }” is used before its card: write it in italics where it is only announced, or put lesson.words("{ $term }") right after this cell, or in an earlier lesson of the folder.
check-notebook-long = That makes { $words } words in a row with nothing for the reader to do; at most { $most }. Put an example or an exercise before.
check-unknown = { $kind ->
    [lesson] There is no lesson “{ $wanted }”.
    [word] The glossary has no word “{ $wanted }”.
    [skill] There is no skill “{ $wanted }”.
    [kind] { $about } has no questions of the kind “{ $wanted }”.
    [rulebook] { $about } is not in the rulebook “{ $wanted }”.
    [show] There is no “{ $wanted }” for show.
    [part] There is no lesson.{ $wanted }.
    [argument] { $about } has no argument “{ $wanted }”.
    [language] There is no language “{ $wanted }”.
    [clause] There is no clause “{ $wanted }”.
    [reading] There is no reading “{ $wanted }”.
    [hand] There is no hand “{ $wanted }” in the library.
    [moment] The hand { $about } has no moment “{ $wanted }”.
   *[other] I do not know “{ $wanted }”.
  }
check-known = There are: { $names }.
check-part-unopened = No lesson is open; the first cell says lesson.open("gauderio/03-rodadas-e-empates").
check-part-example = An example is three cards, as "1c 7c 6p", or a question, as ask="hand", tricks="=A".
check-part-no-steps = The question { $drill } has no steps to show; leave show="{ $show }" out.
check-part-no-clauses = { $skill } has no question about its clauses in { $rules }.
check-part-running = ask="{ $ask }" needs a running hand: write ask="moment" with deal, done and act, or lesson.replay.
check-part-moment = ask="moment" needs deal and act, and takes { $takes }; it was given { $given }.
check-part-one-deck = A moment is told with the cards of one deck; name the rulebooks: rules={ $books }.
check-part-flor = { $cards } is a flor; the envido is counted on other hands, as 1c 7c 6p.
check-part-word = The word “{ $word }” means nothing in { $rules }.
check-part-seed = There is no question of number “{ $given }” (seed); it is a whole number up to { $most }.
check-part-arguments = Arguments are missing or too many; it is written lesson.{ $part }({ $takes }).
check-part-broken = It does not open with these arguments ({ $error }).
