## Who takes the trick.

trick-won = { $alone ->
    [yes] { $team-the } takes the trick, with { $card-the }.
   *[no] The trick goes to { $team-the }, with { $card-the } { $seat-of }.
  }
trick-tied = The trick is tied: the best card of one side is as strong as that of the other.
trick-all-hidden = The trick is tied: every card lies face down.
trick-best-of-side = { $alone ->
    [yes] The card { $team-of }: { $card-the }.
   *[no] The best card { $team-of }: { $card-the } { $seat-of }.
  }
trick-all-hidden-of-side = No open card { $team-of }: a card face down is worth nothing.
trick-equal-partners = The partners' cards are equally strong: the one that came first counts, { $card-the } { $seat-of }.
