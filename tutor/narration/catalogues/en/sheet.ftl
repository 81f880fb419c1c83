## A sheet of questions on paper, with its key.

sheet-name = Name:
sheet-day = Date:
sheet-answer = Answer:
sheet-form-order = Number them in the order asked for.
sheet-form-set = Mark all that hold; if none does, write “none”.
sheet-key = Key
sheet-again = The same sheet again: truco-tutor export --sheet { $skill } --rules { $rules } --seed { $seed } -o sheet.html
