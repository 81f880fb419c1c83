## The teacher's page.

class-opening = Reading the answers of the class…
class-again = Read again
class-rulebook = Rulebook
class-table = Who knows what
class-name = Name
class-mistakes = Mixed-up rules of the class
class-mistakes-lead = Each shows in the answers of those named beside it; the most common come first.
class-no-mistakes = No mixed-up rule has shown in the answers of this rulebook.
class-to-review = { $n } to review
class-files = To take along
class-file-skills = subjects
class-file-mistakes = mixed-up-rules
class-take-skills = Subjects by learner (CSV)
class-take-mistakes = Mixed-up rules by learner (CSV)
class-lead = { $learners ->
    [0] Nobody has answered in this rulebook yet.
    [one] One learner, { $answers ->
        [one] one answer
       *[other] { $answers } answers
      } in this rulebook.
   *[other] { $learners } learners, { $answers } answers in this rulebook.
  }
class-unasked = Not asked of anybody yet: { $skills }.
class-shown-by = { $n ->
    [one] One learner: { $names }
   *[other] { $n } learners: { $names }
  }
class-empty = Nobody of the class has answered yet. After the first answers the table stands here.
class-refused-learner = This page is for whoever teaches the class. Your own map is in Progresso.
class-refused-browser = On this server everybody's answers stay in their own browser: there is no class to show here.
class-column-learner = learner
class-column-rulebook = rulebook
class-column-skill = subject
class-column-title = title
class-column-asked = questions
class-column-right = right
class-column-mastery = mastery
class-column-standing = standing
class-column-last = last answer
class-column-misconception = code
class-column-rule = mixed-up rule
class-column-times = times
