## The lessons: what their parts say.

lesson-incident = It happened: { $what }. What now?
lesson-switch = A table may choose otherwise: switch { $option }, in the house rules.
lesson-silence-about = The clauses around it
lesson-silence-ours = How we read it:
lesson-silence-others = It could also be read like this:
lesson-differs = differs
lesson-under-total = Playing to { $target }: { $cell }
lesson-face-down = face-down card
lesson-next = Next lesson: { $title }
lesson-last = This was the last lesson. On to the table.
lesson-practise = Practise: { $skill }
lesson-progress = See what you know by now
lesson-apps-elsewhere = Practice and progress are on the pages, which the command truco-tutor opens in the browser.
lesson-broken = This part did not open.
lesson-goes-on = The rest of the lesson still holds.
lesson-broken-why = For whoever writes the lesson
lesson-place = { $folder }, lesson { $n } of { $total }
lesson-known = { $known ->
    [0] { $total ->
        [one] The subject of this lesson is still to be made firm.
       *[other] The { $total } subjects of this lesson are still to be made firm.
      }
   *[other] You already master { $known } of { $total } { $total ->
        [one] subject
       *[other] subjects
      }.
  }
lesson-check-all = All firm: you master the subjects of this lesson.
lesson-check-clean = Not one error. Firm: { $sure } of { $total }; to make a subject firm takes more right answers than fit here, and the practice of each stands below.
lesson-check-some = Firm: { $sure } of { $total }. What is not firm yet stands below, each with its practice.
lesson-check-done = Go on to the next lesson; in a few days practice will ask again.
lesson-check-more = There is no hurry: practise what is missing, or take another round.
lesson-about = Subjects
lesson-copy = Copy the link of this lesson
lesson-copied = Copied
lesson-bet = How much is scored?
lesson-fact-seat = { $fact ->
    [dealer] Dealt by: { $who }
   *[other] Who it was: { $who }
  }
