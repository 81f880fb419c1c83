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
