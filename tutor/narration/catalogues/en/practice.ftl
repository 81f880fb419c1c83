## Practice: questions, answers, the end of a round.

practice-prompt-envido = How many envido points does this hand have?
practice-answer = Answer
practice-next = Next
practice-another-question = Another question
practice-another-round = Another round
practice-see-result = See the result
practice-retry = Try again
practice-your-answer = Your answer
practice-rulebook = Rulebook
practice-cards = Cards
practice-right = Right
practice-wrong = Not yet
practice-yours = Your count
practice-rule = The rule
practice-total = Total
practice-counts = counts
practice-left-out = left out
practice-steps = Why? Step by step
practice-reading = our reading
practice-clauses = Clauses
practice-line = line
practice-open-rules = Open in the rules
practice-close = Close
practice-lost = Connection lost.
practice-reload = Reload
practice-trouble = Something went wrong here. Your answer is not lost: please try again.

practice-progress = { $total ->
    [0] Answered: { $done }
   *[other] Answered: { $done } of { $total }
  }
practice-adds = +{ $points }
practice-adds-nothing = out
practice-nothing-typed = Type a number and press Enter.
practice-not-a-number = “{ $typed }” is not a whole number. Type just the number, in figures.
practice-no-choice = “{ $typed }” is not among the answers. Choose one of those shown.
practice-choose-one = Choose one answer.
practice-choose-all = Put all of them in order.

practice-finished = Round complete: { $right } of { $total } at the first try
practice-to-review = To look at again, those that took more than one try:
practice-finished-next = Want more? Another round brings other questions.

practice-next-step = Next step
practice-all-steps = All steps
practice-again = From the start
practice-step = Step { $n } of { $total }

practice-hint = Hint { $n } of { $total }
practice-skill = Subject
practice-report = Report an error
practice-copied = Copied
practice-report-text = { $rules }, { $name }, seed { $seed }, version { $version }. Question: { $question }. Answer given: { $given }. What looks wrong:
practice-none-of-them = none of them
practice-diagnosis-several = More than one wrong rule would give this answer. The next question helps to find out which.
practice-diagnosis-unknown = This answer comes from no known mistake. Compare it with the steps of the rule: at which of them did yours go another way?
practice-word-taken = These are two different words: the question is about “{ $asked }”, and the clause you chose speaks of “{ $taken }”.
practice-face-down = face-down card
practice-missed-question = { $question } | { $right }
practice-all-right = All right at the first try.
practice-your-choice = Answers
practice-chosen-as = number { $n }
practice-beside = By your rule: { $yours }. By clause { $clause } (line { $line }): { $right }.
practice-given = The steps so far:
practice-order-breaks = In your order step { $n } ({ $step }) does not hold: { $why } (clause { $clause })
practice-order-early = In your order step { $n } ({ $step }) comes too early: what it builds on is missing.
