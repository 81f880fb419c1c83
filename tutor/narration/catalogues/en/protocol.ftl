# Questions in JSON (truco-tutor ask) that cannot be read: what stood there, and what would be right.

-protocol-example = {"{"}"rules": "gauderio", "ask": "envido", "cards": ["1c", "7c", "6p"]{"}"}
protocol-wanted =
    { $wanted ->
        [card] a card in quotes, like "7e"
        [cards] a list of cards, like ["1c", "7c", "6p"]
        [hands] a list of the three cards of each seat, like [["1c", "7c", "6p"], ["12o", "3o", "6e"]]
        [plays] a list of plays, like [{"{"}"seat": 0, "card": "3c"{"}"}, {"{"}"seat": 1, "card": "2o"{"}"}]
        [play] a play, like {"{"}"seat": 0, "card": "3c"{"}"}
        [tricks] a list of 0, 1 or null (tied) for each trick, like [0, null]
        [seat] the number of a seat, from 0 up
        [seats] a list of seats, like [0, 2]
        [team] one of the sides: 0 or 1
        [flag] true or false
        [number] a whole number
        [score] the points of both sides, like [5, 3]
        [words] a list of words, like ["envido", "real_envido"]
        [name] a name in quotes, like "Ana"
        [names] a list of names, like ["Ana", "Valcir"]
        [options] an object of switches, like {"{"}"envido_tie": "nobody"{"}"}
       *[word] a word in quotes
    }
error-bad-query-blank = A blank line. Each line is a question in JSON, for example: { -protocol-example }.
error-bad-query-not-json = This is not JSON (the error is at column { $column }): “{ $value }”. Each line is an object, for example: { -protocol-example }.
error-bad-query-not-utf8 = The line is not in UTF-8: byte { $position } makes no sense. Save the text as UTF-8.
error-bad-query-not-an-object = This is JSON but not a question: “{ $value }”. A question is an object, for example: { -protocol-example }.
error-bad-query-too-deep = The line has lists or objects inside one another far too deep; no question goes beyond three levels.
error-bad-query-not-a-number = “{ $value }” does not exist in JSON; numbers are written with digits.
error-bad-query-number-too-large = “{ $value }” is a number too large to be read.
error-bad-query-number-too-long = A number in the line has thousands of digits; no field needs one like that.
error-bad-query-field-twice = The field “{ $value }” stands twice in the same object; leave only one.
error-bad-query-missing-field =
    The field “{ $field }” is missing{ $of ->
        [query] .
        [plays] {" "}in one of the plays.
       *[other] ; the question “{ $of }” needs it.
    }
error-bad-query-null-field = The field “{ $field }” is null. It should be { protocol-wanted }.
error-bad-query-wrong-type = The field “{ $field }” cannot be { $value }. It should be { protocol-wanted }.
error-bad-query-unknown-field =
    I do not know the field “{ $field }” here. { $nearest-count ->
        [0] The fields that fit are { $known }.
       *[other] Did you mean { $nearest-or }?
    }
error-bad-query-field-elsewhere =
    The field “{ $field }” does not fit this question in { $rules }: { $field ->
        [vira] only Truco Claudista has a vira.
        [mao_de_11] only Truco Claudista has a hand of 11.
        [winner] only with falta_rule = winner_gap or cfr_value = match.
        [flores] only with flor_stack = per_flor.
        [first_trick] only with fold_first_trick_envido_bonus = yes.
        [eldest] only with tie_at_target = mao.
       *[by_falta] only with end_check = falta_only.
    }
error-bad-query-number = The field “{ $field }” cannot be { $value }. It can be { $known-or }.
error-bad-ask =
    I do not know the question “{ $ask }”. { $nearest-count ->
        [0] The questions are { $known }.
       *[other] Did you mean { $nearest-or }? The questions are { $known }.
    }
error-bad-lang = I do not speak “{ $lang }”. The languages are { $known }.

protocol-help =
    Answers questions in JSON, one a line, until the input ends. Each reply is a JSON object on one line, in the same order.

    For example, where “rules” may be gauderio, cego or claudista, and “lang” pt-BR or en:

    {"{"}"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"]{"}"}

    {"{"}"ask": "compare", "rules": "claudista", "a": "Qp", "b": "3c", "vira": "7o", "lang": "en"{"}"}

    {"{"}"ask": "bet", "rules": "cego", "kind": "envido", "calls": ["envido", "real_envido"], "answer": "nao_quero"{"}"}

    A line that cannot be answered gets an “error” that says what stood there and what would be right, and the next is read.
