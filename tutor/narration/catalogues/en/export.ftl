## A hand in one file, to send.

export-help =
    Puts a hand or a match into one file that can be sent to anybody.

    With .html it is a page that opens in any browser, on a computer or a phone, without a network: the table, the acts and the clauses, in Portuguese and English, 300 KB at most. With .txt it is plain text.
export-help-file = The .truco file, or the name of a hand of the library; - reads from the input.
export-help-output = The file to write: .html or .txt.
export-help-seat = Only what this player may see: the seat (0, 1…), J1, J2… or the name. The other cards are not in the file.
export-help-lang = Language: pt-BR or en.
export-done = { $file }: { $size } KB.
export-kind = I cannot write “{ $given }”. The name ends in { $known }. For a picture, open the page and use “Keep or send”.
export-unwritable = Could not write { $file }: { $error }.
export-too-large = The page would have { $size } KB, and the limit is 300. Send the text (-o match.txt) or the .truco file itself.
