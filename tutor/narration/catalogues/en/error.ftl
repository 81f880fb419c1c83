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
error-bad-query-eldest-needed = Under this switch, say who is the eldest ({ $field }): the eldest takes a tie.
error-bad-card = { $nearest-count ->
    [0] “{ $card }” is not a card of the { $deck }. A card is written as a number or letter and its suit: { $deck-example }.
   *[other] “{ $card }” is not a card of the { $deck }. Did you mean { $nearest-or }?
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
   *[no] In { $rules }, nobody opens with “{ $call }”. Opening takes { $known-or }.
  }
error-illegal-call-after = { $misspelt ->
    [yes] In { $rules }, nobody calls “{ $call }”. Did you mean { $nearest-or }?
   *[no] { $known-count ->
        [0] In { $rules }, nothing more can be called after { $calls }, not “{ $call }” either.
       *[other] In { $rules }, “{ $call }” does not fit after { $calls }. What fits is { $known-or }.
      }
  }
error-illegal-call-none = Say what was called. Opening takes { $known-or }.
error-illegal-answer = { $known-count ->
    [0] “{ $answer }” is no answer to { $call }.
   *[other] “{ $answer }” is no answer to { $call }. What fits is { $known-or }.
  }
error-illegal-action-hide = In { $rules }, no card is laid face down: { $card-the } has to lie open.
error-illegal-action-hide-both = Both cards of { $team } lie face down, and only one may.
error-no-flor-sung = { $seat-the } has no flor to sing: { $cards } do not share a suit.
error-no-flor-nobody = Nobody holds a flor: there is no contest.
error-not-in-rules = { $what-key ->
    [flor] There is no flor in { $rules }.
    [falta] There is no falta in { $rules }.
    [truco] There is no truco in { $rules }.
   *[envido] There is no envido in { $rules }.
  }

## Questions in JSON (truco-tutor ask): what could not be read.

error-bad-lang = I do not speak “{ $lang }”. Choose { $known-or }.
error-bad-ask = { $nearest-count ->
    [0] I do not know the question “{ $ask }”. There are { $known }.
   *[other] I do not know the question “{ $ask }”. Did you mean { $nearest-or }?
  }
error-bad-query = I did not understand the question.
error-bad-query-blank = The line is empty: each line holds one question in JSON.
error-bad-query-not-json = This is not JSON, from column { $column } on: “{ $value }”. Each line holds one JSON object.
error-bad-query-not-utf8 = The line is not UTF-8, from byte { $position } on.
error-bad-query-not-an-object = A question has to be a JSON object, and this is “{ $value }”.
error-bad-query-not-a-number = JSON knows no “{ $value }”: a plain number fits here.
error-bad-query-number-too-large = The number { $value } is too large.
error-bad-query-number-too-long = There is a number too long to be read.
error-bad-query-too-deep = The question has too many lists within lists.
error-bad-query-field-twice = The field “{ $value }” stands twice, and only one fits.
error-bad-query-missing-field = { $of ->
    [query] The field “{ $field }” is missing.
   *[other] The field “{ $field }” is missing in { $of }.
  }
error-bad-query-unknown-field = { $nearest-count ->
    [0] { $of } has no field “{ $field }”. The fields are { $known }.
   *[other] { $of } has no field “{ $field }”. Did you mean { $nearest-or }?
  }
error-bad-query-field-elsewhere = In { $rules }, { $of } has no use for the field “{ $field }” under these switches: leave it out.
error-bad-query-no-house-rules = There are no files of house rules yet: leave out the field “{ $field }” and use options.
error-bad-query-null-field = The field “{ $field }” is null, and should be { $wanted }.
error-bad-query-wrong-type = The field “{ $field }” is { $value }, and should be { $wanted }.
error-bad-query-number = The field “{ $field }” is { $value }. It takes { $known-or }.

error-wanted-card = a card in writing, like "7e"
error-wanted-cards = a list of cards, like ["1c", "7c", "6p"]
error-wanted-hands = a list with the three cards of each player
error-wanted-plays = a list with the card of each player
error-wanted-play = an object with seat and card
error-wanted-tricks = a list with 0, 1 or null for each trick
error-wanted-team = the side, 0 or 1
error-wanted-seat = a seat, counted from 0
error-wanted-seats = a list of seats, counted from 0
error-wanted-number = a whole number
error-wanted-score = the score, like [5, 7]
error-wanted-word = a text
error-wanted-words = a list of texts
error-wanted-flag = true or false
error-wanted-options = an object with the name and the value of each switch
