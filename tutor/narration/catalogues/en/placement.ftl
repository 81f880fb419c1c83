## The placement test: a few questions, and at the end the map.

placement-skip = I don't know this one
placement-stop = Stop here and see the map
placement-title = Your map: { $rules }
placement-lead = { $asked ->
    [0] No question answered, so nothing is known yet. Never mind: just begin.
    [one] One question answered, { $right ->
        [0] to get right next time.
       *[other] and right.
      }
   *[other] { $asked } questions answered, { $right ->
        [0] none of them right.
        [one] one of them right.
       *[other] { $right } of them right.
      }
  }
placement-next = “Known” only comes with practice: the test just says where to begin.
placement-practise = Practise: { $skill }
placement-several = More than one wrong rule gives these answers. Practice will soon tell which.
placement-missed = { $question }. The answer was { $given }; by the rule it is { $right }.
placement-where = Placement test · { $rules } · minute { $minute } of { $minutes }
placement-long = Placement test · { $rules } · more than { $minutes } minutes
placement-enough = { $minutes } minutes have passed, and you may stop here: what was not asked stays “not known yet”. Or go on to the end if you like.
