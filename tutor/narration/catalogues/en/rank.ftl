## How strong the cards are.

rank-higher = { $high-the } beats { $low-the }.
rank-equal = { $a-the } and { $b-the } are equally strong: a tie.
rank-common = { $card-the } is a plain card: strength { $strength }.
rank-manilha = { $card-the } is a manilha: strength { $strength }.
rank-manilha-by-vira = The vira is { $vira-the }, so { $card-the } is a manilha: strength { $strength }.
rank-order = { $vira ->
    [none] The cards from strongest to weakest.
   *[other] With { $vira-the } as the vira, the cards from strongest to weakest.
  }
rank-step = { $cards-grouped }.
