# Where the answers of a learner are kept, when that goes wrong.
progress-trouble-full = The disk is full. Practice goes on, and the answers wait in memory until there is room: { $place }
progress-trouble-locked = Another program is using the progress file. Practice goes on; the answers are saved as soon as it is free: { $place }
progress-trouble-corrupt = The progress file cannot be read. It stays as it is, practice goes on in memory; move it away to begin another: { $place }
progress-trouble-newer = The progress was saved by a newer version of the program. It stays as it is, practice goes on in memory; update the program: { $place }
progress-trouble-unreachable = The database of the progress does not answer. Practice goes on, and the answers wait in memory until it is back: { $place }
progress-trouble-setting = The address of the progress database is of no use. Practice goes on in memory only; check the variable TRUCO_TUTOR_DB, for example postgresql://server/truco: { $place }
progress-trouble-forbidden = The progress may not be saved in this place. Practice goes on in memory only: { $place }
progress-trouble-browser-full = This browser has no room left. Practice goes on in memory only: export your progress before you close the page.
progress-trouble-browser-forbidden = This browser lets nothing be kept. Practice goes on in memory only and ends with the page.

# A file that should hold a log of answers.
progress-file-large = The file is too large to be a progress file: the limit is 20 MB.
progress-file-json = This is no progress file: it is not JSON. Choose a file that Truco Tutor has exported.
progress-file-format = This is no progress file of Truco Tutor. Choose a file that it has exported.

## The progress page.

progress-standing-known = knows it
progress-standing-well = well on the way
progress-standing-review = to review
progress-standing-unasked = not known yet
progress-mastery = { $percent }%
progress-almost = a little of all that the subject has is still to be answered
progress-score = { $asked ->
    [one] { $right ->
        [0] 1 question, wrong
       *[other] 1 question, right
      }
   *[other] { $right } right of { $asked } questions
  }
progress-due = { $days ->
    [0] { $late ->
        [True] time to review
       *[other] back today
      }
    [1] back tomorrow
   *[other] back in { $days } days
  }
progress-line = line { $line }
progress-day = { $day } { $month }
progress-month-1 = Jan
progress-month-2 = Feb
progress-month-3 = Mar
progress-month-4 = Apr
progress-month-5 = May
progress-month-6 = Jun
progress-month-7 = Jul
progress-month-8 = Aug
progress-month-9 = Sep
progress-month-10 = Oct
progress-month-11 = Nov
progress-month-12 = Dec
progress-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
  }

progress-empty = No answers yet. After the first ones, the map of what you know is here.
progress-summary = { $answers ->
    [one] One question answered
   *[other] { $answers } questions answered
  } since { $since }, { $right ->
    [0] none right at the first try yet
    [one] one right at the first try
   *[other] { $right } right at the first try
  }.
progress-next-begin = A good start: { $skill }, { $rulebook }.
progress-next-due = Time to review { $skill }, { $rulebook }.
progress-next-weak = Still to be made firm: { $skill }, { $rulebook }.
progress-next-new = The next new thing: { $skill }, { $rulebook }.
progress-next-ahead = Nothing to review today. To go ahead anyway: { $skill }, { $rulebook }.
progress-next-none = There are no more questions for now.
progress-practise = Practise
progress-begin = Begin
progress-not-begun = Not begun yet: { $skills } topics are waiting.

progress-unexplained = no known explanation
progress-seen = { $times ->
    [one] once, { $ago }
   *[other] { $times } times, last { $ago }
  }
progress-stands = still seen in the last answers
progress-gone = no longer seen in the last answers
progress-weeks-said = { $days ->
    [0] No answers in the last four weeks.
    [1] One day of practice in the last four weeks; right: { $right }, wrong: { $wrong }.
   *[other] { $days } days of practice in the last four weeks; right: { $right }, wrong: { $wrong }.
  }

progress-nobody = no name
progress-place-browser = Your answers stay in this browser only; the server keeps nothing.
progress-place-machine = Your answers stay on this computer, in its user's folder.
progress-place-class = Your answers are kept with the class, in the server's database. Whoever teaches it sees, of each learner, what is known of each subject, the mixed-up rules that showed and the day of the last answer; other learners see nothing.
progress-forget-asked = { $answers ->
    [one] Gone for good: the only answer
   *[other] Gone for good: all { $answers } answers
  } since { $since }, and the map, the dates of review and the mistakes seen. A file exported before brings everything back.
progress-forgotten = Your data has been deleted.
progress-imported = { $new ->
    [0] No new answers in the file
    [one] One new answer was merged in
   *[other] { $new } new answers were merged in
  }{ $known ->
    [0] {""}
    [one] ; one was here already
   *[other] ; { $known } were here already
  }{ $left ->
    [0] .
    [one] ; one was left out, as it is no answer.
   *[other] ; { $left } were left out, as they are no answers.
  }
progress-left-out = Counted from the start of the file: number { $lines }{ $more ->
    [0] .
    [one] {" "}and one more.
   *[other] {" "}and { $more } more.
  }

progress-opening = Opening your progress…
progress-learner = Who is practising
progress-names = Names on this computer
progress-new-name = Another name
progress-add-name = Use this name
progress-next-title = Next step
progress-map = What you know already
progress-unasked-fold = Not known yet
progress-clauses = What it teaches
progress-mistakes = Mixed-up rules that were seen
progress-no-mistakes = None so far.
progress-mistakes-lead = What the wrong answers suggest, with the clause that says otherwise.
progress-weeks = The last four weeks
progress-day-title = Day
progress-right = right
progress-wrong = wrong
progress-as-table = As a table
progress-data = Your data
progress-export = Export
progress-import = Import a file
progress-forget = Delete my data
progress-forget-title = Delete the data?
progress-forget-yes = Delete
progress-keep = Keep it
progress-unreadable = The file could not be read.
progress-not-chosen = This browser does not let the name be kept; it holds until the page is closed.
