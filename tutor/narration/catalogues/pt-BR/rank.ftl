## A força das cartas.

rank-higher = { $high-the } ganha { $low-of }.
rank-equal = { $a-the } e { $b-the } têm a mesma força: empate.
rank-common = { $card-the } é carta comum: força { $strength }.
rank-manilha = { $card-the } é manilha: força { $strength }.
rank-manilha-by-vira = A vira é { $vira-the }, então { $card-the } é manilha: força { $strength }.
rank-order = { $vira ->
    [none] Da carta mais forte à mais fraca.
   *[other] Com { $vira-the } de vira, da carta mais forte à mais fraca.
  }
rank-step = { $cards-grouped }.
