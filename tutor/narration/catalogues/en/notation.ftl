# Errors in reading a .truco file: where, what was found, what could stand there.

error-bad-notation-where = Line { $line }, column { $column }:
error-bad-notation-found = { $ended ->
    [1] the line ends here
   *[other] I found “{ $found-key }”
}
error-bad-notation-nearest = { $nearest-count ->
    [0] {""}
   *[other] { " " }The nearest: { $meant-key }.
}

error-bad-notation = { error-bad-notation-where } { error-bad-notation-found }, which cannot stand here.

## The file

error-bad-notation-file-too-long = { error-bad-notation-where } the file is longer than { $limit } bytes. A whole match needs far less; split the file.
error-bad-notation-not-utf8 = { error-bad-notation-where } the byte { $found-key } is no UTF-8 text. Save the file as UTF-8.
error-bad-notation-control-character = { error-bad-notation-where } there is an invisible character, { $found-key }. Only letters, spaces, tabs and line ends may stand here.
error-bad-notation-missing-actions = { error-bad-notation-where } the acts are missing. After the header comes actions = ''', one act a line, and ''' to close.
error-bad-notation-actions-quotes = { error-bad-notation-where } { error-bad-notation-found }; after actions = come three single quotes: '''.
error-bad-notation-unclosed-actions = { error-bad-notation-where } the quotes ''' opened here are never closed. Put ''' on a line of its own after the last act.
error-bad-notation-after-actions = { error-bad-notation-where } { error-bad-notation-found } after the quotes that close the acts. Only blank lines may follow; the keys of the header come before actions.

## The header

error-bad-notation-too-many-lines = { error-bad-notation-where } the file has more than { $limit } lines. A whole match needs far fewer; split the file, or take out empty lines.
error-bad-notation-header-too-long = { error-bad-notation-where } the header is longer than { $limit } characters. Shorten it: a comment on an act stands beside the act.
error-bad-notation-line-too-long = { error-bad-notation-where } the line is longer than { $limit } characters. Break it in two.
error-bad-notation-key-too-deep = { error-bad-notation-where } the key has more than { $limit } dots: “{ $found-key }”.
error-bad-notation-header-too-deep = { error-bad-notation-where } there are more than { $limit } brackets or braces within one another.
error-bad-notation-table-header = { error-bad-notation-where } { error-bad-notation-found }. The header has no sections; write the table on its own line, as in options = {"{"} allow_fold = true {"}"}.
error-bad-notation-unclosed-text = { error-bad-notation-where } the text that begins with { $found-key } has no closing quote.
error-bad-notation-header-syntax = { error-bad-notation-where } I do not understand “{ $found-key }”. In the header each line is key = value, as in target = 24 or rules = "gauderio".
error-bad-notation-duplicate-key = { error-bad-notation-where } this key has been given before: “{ $found-key }”. Keep one of them.
error-bad-notation-unknown-key = { error-bad-notation-where } the header has no key “{ $found-key }”.{ error-bad-notation-nearest } Notes of your own go into keys that begin with _.
error-bad-notation-missing-key = { error-bad-notation-where } the header lacks the key { $choices-key }.
error-bad-notation-header-truco = { error-bad-notation-where } I found { $found-key }; this is version 1 of the notation: truco = 1.
error-bad-notation-header-id = { error-bad-notation-where } I found { $found-key }; id is a short name of small letters, figures and hyphens, like "tied-first-trick".
error-bad-notation-header-rules = { error-bad-notation-where } I found { $found-key }; rules is "gauderio", "cego" or "claudista".{ error-bad-notation-nearest }
error-bad-notation-header-target = { error-bad-notation-where } I found { $found-key }; target is the total of the match, a number like 24.
error-bad-notation-header-players = { error-bad-notation-where } I found { $found-key }; players is the list of names, 2, 4 or 6 and all different, like ["Ana", "Beto"].
error-bad-notation-header-score = { error-bad-notation-where } I found { $found-key }; score is what both sides have before the hand, like [5, 7].
error-bad-notation-header-eldest = { error-bad-notation-where } I found { $found-key }; eldest is the seat that plays first, from 0 to { $last }.
error-bad-notation-header-options = { error-bad-notation-where } I found { $found-key }; options are switches of the rulebook with their values, like {"{"} allow_fold = true {"}"}.
error-bad-notation-header-skills = { error-bad-notation-where } I found { $found-key }; skills is the list of what the hand teaches, like ["envido.count"].
error-bad-notation-header-title = { error-bad-notation-where } I found { $found-key }; title is a short title, or one a language: {"{"} pt-BR = "Empate", en = "A tie" {"}"}.
error-bad-notation-header-teaches = { error-bad-notation-where } I found { $found-key }; teaches is one short sentence, or one a language: {"{"} pt-BR = "Naipe não desempata.", en = "Suits break no tie." {"}"}.
error-bad-notation-header-about = { error-bad-notation-where } I found { $found-key }; about is the list of clauses and readings of this rulebook that the hand shows, like ["gauderio/empate/1", "AMB-G33"] in a hand of Gaudério.
error-bad-notation-header-owner = { error-bad-notation-where } I found { $found-key }; owner is the seat of the one who owns the deck, from 0 to { $last }.
error-bad-notation-header-stayed = { error-bad-notation-where } I found { $found-key }; stayed is the side that stays from the match before, 0 or 1.
error-bad-notation-header-raffler = { error-bad-notation-where } I found { $found-key }; raffler is the name of the one who runs the draw, like "Ana".
error-bad-notation-header-draw = { error-bad-notation-where } I found { $found-key }; draw is the list of those who draw for the kings, at least two different names.

## The acts

error-bad-notation-expected-act = { error-bad-notation-where } { error-bad-notation-found }. An act begins with the seat that does it (0 to { $last }), like 0 joga 7e, or with deal, vira, = or --- hand.
error-bad-notation-expected-seat = { error-bad-notation-where } { error-bad-notation-found }; a player's seat goes here, from 0 to { $last }.
error-bad-notation-expected-verb = { error-bad-notation-where } { error-bad-notation-found }; after the seat comes what is done, like joga 7e, truco, quero or baralho.
error-bad-notation-unknown-verb = { error-bad-notation-where } nobody at this table knows “{ $found-key }”.{ error-bad-notation-nearest } After the seat there can be joga, esconde, baralho, canta, boa, a call, an answer or an act of the ceremony.
error-bad-notation-expected-card = { error-bad-notation-where } { error-bad-notation-found }; a card goes here: its rank and its suit (e, p, o, c), like { $deck-key ->
    [french] Qc
   *[other] 7e
}.
error-bad-notation-bad-card = { error-bad-notation-where } “{ $found-key }” is no card of the { $deck-key ->
    [french] French deck (4 5 6 7 Q J K A 2 3)
   *[other] Spanish deck (1 to 7, 10, 11, 12)
}, with the suit e, p, o or c.{ error-bad-notation-nearest }
error-bad-notation-too-many-cards = { error-bad-notation-where } an act names at most { $limit } cards, and a seat holds three.
error-bad-notation-expected-card-or-word = { error-bad-notation-where } { error-bad-notation-found }; a card or one of these words goes here: { $choices-key }.
error-bad-notation-expected-number = { error-bad-notation-where } { error-bad-notation-found }; a number goes here, like 28.
error-bad-notation-expected-word = { error-bad-notation-where } { error-bad-notation-found }; here there can be: { $choices-key }.{ error-bad-notation-nearest }
error-bad-notation-expected-end = { error-bad-notation-where } { error-bad-notation-found } after the end of the act. There can be a comment in braces, a [clause], a :label, a remark with # or the next line.

## Assertions and questions

error-bad-notation-unknown-assertion = { error-bad-notation-where } { error-bad-notation-found }; after = there can be: { $choices-key }.{ error-bad-notation-nearest }
error-bad-notation-unknown-question = { error-bad-notation-where } { error-bad-notation-found }; a question is one of: { $choices-key }.{ error-bad-notation-nearest }
error-bad-notation-unclosed-question = { error-bad-notation-where } { error-bad-notation-found }; the question is complete and only lacks its closing brace: {"}"}.
error-bad-notation-expected-name = { error-bad-notation-where } { error-bad-notation-found }; a name of the draw goes here, in double quotes if it has a space: "Zé Maria".
error-bad-notation-expected-remedy = { error-bad-notation-where } { error-bad-notation-found }; the name of the remedy goes here, like match_lost.
error-bad-notation-expected-clause = { error-bad-notation-where } { error-bad-notation-found }; a clause goes here, like gauderio/envido/contagem/3.
error-bad-notation-unknown-clause = { error-bad-notation-where } none of the documents has the clause “{ $found-key }”.{ error-bad-notation-nearest } A clause is written like gauderio/envido/contagem/3.
error-bad-notation-expected-reading = { error-bad-notation-where } { error-bad-notation-found }; a reading goes here, like AMB-G02.
error-bad-notation-unknown-reading = { error-bad-notation-where } there is no reading “{ $found-key }”.{ error-bad-notation-nearest } A reading is written like AMB-G02.

## Around an act

error-bad-notation-unclosed-comment = { error-bad-notation-where } the comment that begins here never closes its brace: {"}"}.
error-bad-notation-empty-comment = { error-bad-notation-where } the comment is empty. Write something between the braces or take them away.
error-bad-notation-unclosed-clause = { error-bad-notation-where } { error-bad-notation-found }; a clause needs its ] on the same line, like [claudista/3.7.4].
error-bad-notation-bad-label = { error-bad-notation-where } I found “{ $found-key }”; a label has small letters, figures and hyphens, like :tie.
error-bad-notation-duplicate-label = { error-bad-notation-where } the label “{ $found-key }” stands on line { $first } already. Each names one place; give this one another name.

## Variations and hands

error-bad-notation-variation-without-act = { error-bad-notation-where } a variation tells what might have stood in place of the act before it, and there is no act before this one.
error-bad-notation-variation-too-deep = { error-bad-notation-where } there are more than { $limit } variations within one another.
error-bad-notation-empty-variation = { error-bad-notation-where } the variation closes without an act. Write an act after ( or take the brackets away.
error-bad-notation-unexpected-close = { error-bad-notation-where } this ) closes a variation that was not opened. Take it away or open one with ( before.
error-bad-notation-unclosed-variation = { error-bad-notation-where } the variation that begins here is never closed. Put ) after its last act.
error-bad-notation-break-in-variation = { error-bad-notation-where } a new hand cannot begin within a variation. Close the variation with ) first.
error-bad-notation-hand-number = { error-bad-notation-where } { error-bad-notation-found }; hands are counted in order and this is number { $number }.
error-bad-notation-too-many-hands = { error-bad-notation-where } a file has at most { $limit } hands.
error-bad-notation-too-many-items = { error-bad-notation-where } a file has at most { $limit } lines and comments. Split it.
error-bad-notation-unwritable = { error-bad-notation-where } what stands in { $found-key } cannot be written in a .truco file as it is.
