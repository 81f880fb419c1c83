## One's own mistakes once more.

review-name = Review my mistakes
review-where = Mistake { $n } of { $total } · { $place }
review-finished = Review complete: { $right } of { $total } at the first try
review-lead = What showed again, and what is right by now:
review-rule = “{ $rule }”: { $right ->
    [0] none of { $total } at the first try
   *[other] { $right } of { $total } at the first try
  }
review-unexplained = No known wrong rule ({ $skills }): { $right ->
    [0] none of { $total } at the first try
   *[other] { $right } of { $total } at the first try
  }
review-left = There are still mistakes waiting: another review brings them with other hands.
review-all-good = No mistake is waiting any more. Should one come back, you will find it here.
review-more = Review the rest
review-on = Let the trainer choose
review-nothing = No mistake is waiting for you
review-nothing-lead = Questions that did not go right at the first try come back here with other hands until they do. For now there are none.
