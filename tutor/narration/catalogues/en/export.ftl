## A hand in one file, to send.

export-help =
    Puts a hand or a match into one file that can be sent to anybody; or a sheet of questions to print.

    With .html it is a page that opens in any browser, on a computer or a phone, without a network: the table, the acts and the clauses, in Portuguese and English, 300 KB at most. With .txt it is plain text. With --sheet tie.hand it is an A4 sheet with ten questions of the subject and, on a page of its own, the key with the reason and the clause.
export-help-file = The .truco file, or the name of a hand of the library; - reads from the input.
export-help-output = The file to write: .html or .txt; with --at also .svg or .png.
export-help-at = One moment alone: its name in the page's link (empate, 0-joga-2) or its number. For .txt, .svg and .png.
export-help-seat = Only what this player may see: the seat (0, 1…), J1, J2… or the name. The other cards are not in the file.
export-help-lang = Language: pt-BR or en.
export-done = { $file }: { $size } KB.
export-kind = I cannot write “{ $given }”. The name ends in { $known }.
export-at = { $at ->
    [no] A picture shows one moment: to write { $given }, say which, as in --at 5.
   *[yes] --at chooses a moment for .txt, .svg or .png; { $given } holds the whole hand.
  }
export-no-step = This hand has no moment “{ $given }”. Try { $known }.
export-no-browser = The picture is drawn by a browser without a window (Chromium, Chrome or Edge), and none answered on this machine. TRUCO_CHROMIUM says where it is. Without it the page itself draws: open the hand and use “Keep or send”.
export-unwritable = Could not write { $file }: { $error }.
export-too-large = The page would have { $size } KB, and the limit is 300. Send the text (-o match.txt) or the .truco file itself.
export-help-sheet = The subject of a sheet of questions, as tie.hand (in the place of the file).
export-help-rules = Of a sheet: the rulebook; the first that has the subject, if none is said.
export-help-seed = Of a sheet: the seed; the same one gives the same sheet.
export-one = Say one thing: a file, or a sheet (--sheet tie.hand).
export-sheet-unknown = There is no subject “{ $given }” for a sheet. There is: { $near }.
export-sheet-rules = “{ $skill }” is not in { $rules }; it is in: { $known }.
export-sheet-kind = A sheet is written as .html; “{ $given }” ends otherwise.
