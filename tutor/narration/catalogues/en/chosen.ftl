## Practice in which we choose the questions.

chosen-name = Let the trainer choose
chosen-lead = What this session has shown:
chosen-skill = { $skill }, { $rulebook }: { $word }; { $due }.
chosen-mistake = { $times ->
    [one] Once the mixed-up rule “{ $rule }” was seen.
   *[other] { $times } times the mixed-up rule “{ $rule }” was seen.
  }
