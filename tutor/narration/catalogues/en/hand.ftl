## Who takes the hand, by its tricks.

hand-two-tricks = The hand goes to { $team-the }, with two tricks.
hand-first-tied = The hand goes to { $team-the }: the first trick was tied, so the second decides.
hand-second-tied = The hand goes to { $team-the }: the second trick was tied, so the first decides.
hand-first-two-tied = The hand goes to { $team-the }: the first two tricks were tied, so the third decides.
hand-third-tied = The hand goes to { $team-the }: the third trick was tied, so the first decides.
hand-all-tied-eldest = { $alone ->
    [yes] The hand goes to { $team-the }: all three tricks were tied, so the mão, who played first, takes it.
   *[no] The hand goes to { $team-the }: all three tricks were tied, and { $seat-the } is the mão, who played first.
  }
hand-all-tied-nobody = All three tricks were tied: nobody takes the hand.
hand-all-tied-on-eleven = The hand goes to { $team-the }: all three tricks were tied in a hand of 11, so the side on 11 loses.
hand-undecided = { $played ->
    [0] The hand is not decided: no trick has been played.
    [1] The hand is not decided: only one trick has been played.
   *[other] The hand is not decided after { $played } tricks.
  }
