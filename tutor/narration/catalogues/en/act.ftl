## What is done at the table, as it is said after "may".

act-play = play { $card }
act-hide = lay { $card } face down
act-card = { $given ->
    [yes] { $the }
    [unknown] a card
   *[no] card number { $place }
  }
act-call = { $kind ->
    [flor] sing { $call }
   *[other] call { $call }
  }
act-answer = answer “{ $answer }”
act-fold = go to the deck
act-accept-eleven = play the hand of 11
act-refuse-eleven = refuse the hand of 11
act-that = do that

## Around the play: the count said aloud, the ceremony of Truco Claudista, the draw of kings.

act-canta = say { $points }
act-boa = say that it is good
act-embaralha = shuffle
act-separa = split the pack
act-remonta = put the pack together
act-corta = make dry cuts
act-lado = have the deal from one side
act-tira = take a card
act-da = deal cards
act-queima = burn a card
act-vira = turn the vira
act-olha = look at cards
act-mostra = show a card
act-pergunta-cartas = ask whether the cards are right
act-reclama-cartas = claim for the cards
act-mantem = keep the truco
act-desfaz = undo the truco
act-segue = go on with the hand
act-anula = have the hand void
act-retira = remove a card too many
act-completa = complete a hand
act-pede-ver = ask to see the card removed
act-concorda = agree that it be seen
act-discorda = not agree that it be seen
act-goteira = report a drip onto the table
act-sorteia = give a card in the draw
