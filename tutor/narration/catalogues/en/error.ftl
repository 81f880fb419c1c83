## What could not be answered: what came, and what would do.

error-bad-rules = { $nearest-count ->
    [0] I do not know the rulebook “{ $rules-key }”. There are { $known }.
   *[other] I do not know the rulebook “{ $rules-key }”. Did you mean { $nearest-or }?
  }
error-bad-option-unknown = { $nearest-count ->
    [0] { $rules } has no switch “{ $name }”.
   *[other] { $rules } has no switch “{ $name }”. Did you mean { $nearest-or }?
  }
error-bad-option-value = The switch { $name } does not take “{ $value }” in { $rules }. It takes { $known-or }.
error-bad-query-target = { $rules } is not played to { $target }. A match goes to { $known-or }.
error-bad-query-one-play-a-seat = In a trick, each player lays one card and only one.
error-bad-query-value = { $nearest-count ->
    [0] “{ $value }” does not fit { $field }. It takes { $known-or }.
   *[other] “{ $value }” does not fit { $field }. Did you mean { $nearest-or }?
  }
error-bad-query-winner-needed = Under this switch, say who won ({ $field }): it is the winner's score that counts.
error-bad-query-eldest-needed = Under this switch, say who is the mão ({ $field }), who plays first: the mão takes a tie.
error-bad-card = { $nearest-count ->
    [0] “{ $card }” is not a card of the { $deck }. A card is written as a number or letter and its suit: { $deck-example }.
   *[other] “{ $card }” is not a card of the { $deck }. Did you mean { $nearest-or }?
  }
error-bad-card-unknown = “{ $card }” is a card that is not known, and without it there is no answer: name the card ({ $deck-example }).
error-bad-card-unknown-hands = { $count ->
    [1] Cards that are not known (??) cannot be compared: those { $seats-of } are missing. Name the three.
   *[other] Cards that are not known (??) cannot be compared: those { $seats-of } are missing. Name the three of each.
  }
error-duplicate-card = { $card-the } stands twice, and the deck has only one.
error-bad-hand = { $count ->
    [0] The cards are missing: a hand has three.
    [1] There is one card only, and a hand has three.
   *[other] There are { $count } cards, and a hand has three.
  }
error-bad-players = { $players ->
    [1] { $rules } is not played alone: it takes { $known-or } players.
   *[other] { $rules } is not played by { $players } players: it takes { $known-or }.
  }
error-bad-seat = There is no seat { $seat-number } at a table of { $players }: seats go from 0 to { $seat-last }.
error-bad-score-negative = The score { $score } cannot be: nobody has less than 0.
error-bad-score-over = At { $score }, a match to { $target } is over already.
error-missing-vira = The vira is missing: in { $rules } it tells which cards are the manilhas.
error-missing-score = The score is missing: this bet is worth what remains of the match.
error-missing-reached-first = Both sides have reached { $target }, at { $score }. Say who got there first.
error-illegal-call-opening = { $misspelt ->
    [yes] In { $rules }, nobody calls “{ $call }”. Did you mean { $nearest-or }?
   *[no] In { $rules }, nobody opens with “{ $call }”. The opening may be { $known-or }.
  }
error-illegal-call-after = { $misspelt ->
    [yes] In { $rules }, nobody calls “{ $call }”. Did you mean { $nearest-or }?
   *[no] { $known-count ->
        [0] In { $rules }, nothing more can be called after { $calls }, not “{ $call }” either.
       *[other] In { $rules }, “{ $call }” does not fit after { $calls }. The next call may be { $known-or }.
      }
  }
error-illegal-call-none = Say what was called. The opening may be { $known-or }.
error-illegal-answer = { $known-count ->
    [0] “{ $answer }” is no answer to { $call }.
   *[other] “{ $answer }” is no answer to { $call }. The answer may be { $known-or }.
  }
error-illegal-action-hide = In { $rules }, no card is laid face down: { $card-the } has to lie open.
error-illegal-action-hide-both = Both cards of { $team } lie face down, and only one may.
error-no-flor-sung = { $seat-the } has no flor to sing: { $cards } do not share a suit.
error-no-flor-nobody = Nobody holds a flor: there is no contest.
error-not-in-rules = { $what-key ->
    [flor] There is no flor in { $rules }.
    [falta] There is no falta in { $rules }.
    [truco] There is no truco in { $rules }.
   *[envido] There is neither envido nor flor in { $rules }.
  }

error-bad-query = I did not understand the question.
error-unknown-card = The cards { $seat-of } are not known, and without them there is no counting.
error-unknown-card-contest = { $count ->
    [1] The contest was accepted, and to count it the cards { $seats-of } are missing: tell the three.
   *[other] The contest was accepted, and to count it the cards { $seats-of } are missing: tell the three of each.
  }
error-unknown-card-laid = There is no telling which card { $seat-the } played: one that lies open has to be told.
