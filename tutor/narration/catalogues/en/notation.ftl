# Errors in reading a .truco file: where, what was found, what could stand there.

bad-notation-where = Line { $line }, column { $column }:
bad-notation-found = { $ended ->
    [1] the line ends here
   *[other] I found “{ $found }”
}
bad-notation-nearest = { $alike ->
    [0] {""}
   *[other] { " " }Did you mean { $nearest }?
}

## The file

bad-notation-file-too-long = { bad-notation-where } the file is longer than { $limit } bytes. A whole match needs far less; split the file.
bad-notation-not-utf8 = { bad-notation-where } the byte { $found } is no UTF-8 text. Save the file as UTF-8.
bad-notation-control-character = { bad-notation-where } there is an invisible character, { $found }. Only letters, spaces, tabs and line ends may stand here.
bad-notation-missing-actions = { bad-notation-where } the acts are missing. After the header comes actions = ''', one act a line, and ''' to close.
bad-notation-actions-quotes = { bad-notation-where } { bad-notation-found }; after actions = come three single quotes: '''.
bad-notation-unclosed-actions = { bad-notation-where } the quotes ''' opened here are never closed. Put ''' on a line of its own after the last act.
bad-notation-after-actions = { bad-notation-where } { bad-notation-found } after the quotes that close the acts. Only blank lines may follow; the keys of the header come before actions.

## The header

bad-notation-header-too-long = { bad-notation-where } the header is longer than { $limit } characters. Shorten it: a comment on an act stands beside the act.
bad-notation-line-too-long = { bad-notation-where } the line is longer than { $limit } characters. Break it in two.
bad-notation-key-too-deep = { bad-notation-where } the key has more than { $limit } dots: “{ $found }”.
bad-notation-header-too-deep = { bad-notation-where } there are more than { $limit } brackets or braces within one another.
bad-notation-table-header = { bad-notation-where } { bad-notation-found }. The header has no sections; write the table on its own line, as in options = {"{"} allow_fold = true {"}"}.
bad-notation-unclosed-text = { bad-notation-where } the text that begins with { $found } has no closing quote.
bad-notation-header-syntax = { bad-notation-where } I do not understand “{ $found }”. In the header each line is key = value, as in target = 24 or rules = "gauderio".
bad-notation-duplicate-key = { bad-notation-where } this key has been given before: “{ $found }”. Keep one of them.
bad-notation-unknown-key = { bad-notation-where } the header has no key “{ $found }”.{ bad-notation-nearest } Notes of your own go into keys that begin with _.
bad-notation-missing-key = { bad-notation-where } the header lacks the key { $expected }.
bad-notation-header-truco = { bad-notation-where } I found { $found }; this is version 1 of the notation: truco = 1.
bad-notation-header-id = { bad-notation-where } I found { $found }; id is a short name of small letters, figures and hyphens, like "tied-first-trick".
bad-notation-header-rules = { bad-notation-where } I found { $found }; rules is "gauderio", "cego" or "claudista".{ bad-notation-nearest }
bad-notation-header-target = { bad-notation-where } I found { $found }; target is the total of the match, a number like 24.
bad-notation-header-players = { bad-notation-where } I found { $found }; players is the list of names, 2, 4 or 6 and all different, like ["Ana", "Beto"].
bad-notation-header-score = { bad-notation-where } I found { $found }; score is what both sides have before the hand, like [5, 7].
bad-notation-header-eldest = { bad-notation-where } I found { $found }; eldest is the seat that plays first, from 0 to { $last }.
bad-notation-header-options = { bad-notation-where } I found { $found }; options are switches of the rulebook with their values, like {"{"} allow_fold = true {"}"}.
bad-notation-header-skills = { bad-notation-where } I found { $found }; skills is the list of what the hand teaches, like ["envido.count"].
bad-notation-header-title = { bad-notation-where } I found { $found }; title is a short title, or one a language: {"{"} pt-BR = "Empate", en = "A tie" {"}"}.
bad-notation-header-owner = { bad-notation-where } I found { $found }; owner is the seat of the one who owns the deck, from 0 to { $last }.
bad-notation-header-stayed = { bad-notation-where } I found { $found }; stayed is the side that stays from the match before, 0 or 1.
bad-notation-header-raffler = { bad-notation-where } I found { $found }; raffler is the name of the one who runs the draw, like "Ana".
bad-notation-header-draw = { bad-notation-where } I found { $found }; draw is the list of those who draw for the kings, at least two different names.

## The acts

bad-notation-expected-act = { bad-notation-where } { bad-notation-found }. An act begins with the seat that does it (0 to { $last }), like 0 joga 7e, or with deal, vira, = or --- hand.
bad-notation-expected-seat = { bad-notation-where } { bad-notation-found }; a player's seat goes here, from 0 to { $last }.
bad-notation-expected-verb = { bad-notation-where } { bad-notation-found }; after the seat comes what is done, like joga 7e, truco, quero or baralho.
bad-notation-unknown-verb = { bad-notation-where } nobody at this table knows “{ $found }”.{ bad-notation-nearest } After the seat there can be joga, esconde, baralho, canta, boa, a call, an answer or an act of the ceremony.
bad-notation-expected-card = { bad-notation-where } { bad-notation-found }; a card goes here: its rank and its suit (e, p, o, c), like { $deck ->
    [french] Qc
   *[other] 7e
}.
bad-notation-bad-card = { bad-notation-where } “{ $found }” is no card of the { $deck ->
    [french] French deck (4 5 6 7 Q J K A 2 3)
   *[other] Spanish deck (1 to 7, 10, 11, 12)
}, with the suit e, p, o or c.{ bad-notation-nearest }
bad-notation-too-many-cards = { bad-notation-where } an act names at most { $limit } cards, the whole deck.
bad-notation-expected-card-or-word = { bad-notation-where } { bad-notation-found }; a card or one of these words goes here: { $expected }.
bad-notation-expected-number = { bad-notation-where } { bad-notation-found }; a number goes here, like 28.
bad-notation-expected-word = { bad-notation-where } { bad-notation-found }; here there can be: { $expected }.{ bad-notation-nearest }
bad-notation-expected-end = { bad-notation-where } { bad-notation-found } after the end of the act. There can be a comment in braces, a [clause], a :label, a remark with # or the next line.

## Assertions and questions

bad-notation-unknown-assertion = { bad-notation-where } { bad-notation-found }; after = there can be: { $expected }.{ bad-notation-nearest }
bad-notation-unknown-question = { bad-notation-where } { bad-notation-found }; a question is one of: { $expected }.{ bad-notation-nearest }
bad-notation-unclosed-question = { bad-notation-where } { bad-notation-found }; the question is complete and only lacks its closing brace: {"}"}.
bad-notation-expected-name = { bad-notation-where } { bad-notation-found }; a name of the draw goes here, in double quotes if it has a space: "Zé Maria".
bad-notation-expected-remedy = { bad-notation-where } { bad-notation-found }; the name of the remedy goes here, like match_lost.
bad-notation-expected-clause = { bad-notation-where } { bad-notation-found }; a clause goes here, like gauderio/envido/contagem/3.
bad-notation-unknown-clause = { bad-notation-where } none of the documents has the clause “{ $found }”.{ bad-notation-nearest } A clause is written like gauderio/envido/contagem/3.
bad-notation-expected-reading = { bad-notation-where } { bad-notation-found }; a reading goes here, like AMB-G02.
bad-notation-unknown-reading = { bad-notation-where } there is no reading “{ $found }”.{ bad-notation-nearest } A reading is written like AMB-G02.

## Around an act

bad-notation-unclosed-comment = { bad-notation-where } the comment that begins here never closes its brace: {"}"}.
bad-notation-empty-comment = { bad-notation-where } the comment is empty. Write something between the braces or take them away.
bad-notation-unclosed-clause = { bad-notation-where } { bad-notation-found }; a clause needs its ] on the same line, like [claudista/3.7.4].
bad-notation-bad-label = { bad-notation-where } I found “{ $found }”; a label has small letters, figures and hyphens, like :tie.
bad-notation-duplicate-label = { bad-notation-where } the label “{ $found }” stands on line { $first } already. Each names one place; give this one another name.

## Variations and hands

bad-notation-variation-without-act = { bad-notation-where } a variation tells what might have stood in place of the act before it, and there is no act before this one.
bad-notation-variation-too-deep = { bad-notation-where } there are more than { $limit } variations within one another.
bad-notation-empty-variation = { bad-notation-where } the variation closes without an act. Write an act after ( or take the brackets away.
bad-notation-unexpected-close = { bad-notation-where } this ) closes a variation that was not opened. Take it away or open one with ( before.
bad-notation-unclosed-variation = { bad-notation-where } the variation that begins here is never closed. Put ) after its last act.
bad-notation-break-in-variation = { bad-notation-where } a new hand cannot begin within a variation. Close the variation with ) first.
bad-notation-hand-number = { bad-notation-where } { bad-notation-found }; hands are counted in order and this is number { $number }.
bad-notation-too-many-hands = { bad-notation-where } a file has at most { $limit } hands.
bad-notation-too-many-items = { bad-notation-where } a file has at most { $limit } lines and comments. Split it.
bad-notation-unwritable = { bad-notation-where } what stands in { $found } cannot be written in a .truco file as it is.
