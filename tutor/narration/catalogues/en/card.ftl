## The cards: names in both decks.

card-name = { $rank } of { $suit }
card-the = { $gender ->
   *[n] the { $name }
  }
card-of = { $gender ->
   *[n] for the { $name }
  }

card-rank-1 = ace
card-rank-2 = two
card-rank-3 = three
card-rank-4 = four
card-rank-5 = five
card-rank-6 = six
card-rank-7 = seven
card-rank-10 = jack
card-rank-11 = knight
card-rank-12 = king
card-rank-q = queen
card-rank-j = jack
card-rank-k = king
card-rank-a = ace

card-gender-1 = n
card-gender-2 = n
card-gender-3 = n
card-gender-4 = n
card-gender-5 = n
card-gender-6 = n
card-gender-7 = n
card-gender-10 = n
card-gender-11 = n
card-gender-12 = n
card-gender-q = n
card-gender-j = n
card-gender-k = n
card-gender-a = n

card-suit-e = { $deck ->
    [french] spades
   *[spanish] swords
  }
card-suit-p = { $deck ->
    [french] clubs
   *[spanish] clubs
  }
card-suit-o = { $deck ->
    [french] diamonds
   *[spanish] coins
  }
card-suit-c = { $deck ->
    [french] hearts
   *[spanish] cups
  }
