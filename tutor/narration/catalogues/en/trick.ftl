## Who takes the trick.

trick-won = { $alone ->
    [yes] { $team-the } takes the trick, with { $card-the }.
   *[no] The trick goes to { $team-the }, with { $seat-poss } { $card }.
  }
trick-tied = The trick is tied: the best card of one side is as strong as that of the other.
trick-all-hidden = The trick is tied: every card lies face down.
trick-best-of-side = { $alone ->
    [yes] { $team-poss } card: { $card-the }.
   *[no] The best card { $team-of }: { $seat-poss } { $card }.
  }
trick-all-hidden-of-side = { $team-the } shows no card, and a card face down is worth nothing.
trick-equal-partners = The partners' cards are equally strong: the one that came first counts, { $seat-poss } { $card }.
