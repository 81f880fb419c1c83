## The table: playing a match against the bots.

mesa-rules = Rulebook
mesa-house = The rules
mesa-players = Players
mesa-target = The match is to
mesa-people = Who plays on this device
mesa-people-one = me, against the bots
mesa-people-against = two people, as opponents
mesa-people-partners = two people, as partners
mesa-bot = The bots
mesa-bot-novato = Novice
mesa-bot-regrado = Steady
mesa-bot-mestre = Master
mesa-undo = I may take things back
mesa-name-own = Your name
mesa-name-other = The name of the other person
mesa-deal = Deal the cards
mesa-from = It begins at { $a } to { $b }; the mão is { $seat }.
mesa-go-on = Back to the match

mesa-you = you
mesa-own = Your cards
mesa-own-of = { $seat }'s cards
mesa-hide = Face down
mesa-calls = What you may say
mesa-barred = What may not be done now ({"{n}"})
mesa-log = What has happened
mesa-skip = Skip
mesa-undo-act = Undo
mesa-leave = Another match
mesa-next-hand = Next hand
mesa-to-replay = See the replay
mesa-save = Save (.truco)
mesa-again = Another match
mesa-over = The hand is over
mesa-over-match = The match is over
mesa-advice = The coach
mesa-thinking = Working it out…
mesa-hint = Hint ({"{n}"} of {"{total}"})
mesa-unknown = What I do not know
mesa-review = Review my choices
mesa-reviewing = {"{n}"} to come…
mesa-drill = Practise: {"{name}"}
mesa-moment = See this moment in Replay

mesa-pass = Pass the phone to { $seat }.
mesa-pass-lead = The cards stay covered until { $seat } presses the button.
mesa-pass-ready = I am { $seat }: show my cards

mesa-cut = The cut is yours
mesa-cut-split = Split the pack
mesa-cut-take = { $side ->
    [cima] { $to ->
        [fica] Take the top card and keep it
        [parceiro] Take the top card for my partner
        [vira] Take the top card: it is the vira
       *[queima] Take the top card and burn it
      }
   *[baixo] { $to ->
        [fica] Take the bottom card and keep it
        [parceiro] Take the bottom card for my partner
        [vira] Take the bottom card: it is the vira
       *[queima] Take the bottom card and burn it
      }
  }
mesa-cut-side = { $side ->
    [cima] Done: deal from the top
   *[baixo] Done: deal from the bottom
  }
mesa-cut-dry = { $count ->
    [one] One dry cut
   *[other] { $count } dry cuts
  }

mesa-resumed-anew = The match goes on at the same score. This server is another one, and the hand that was running is dealt anew.
mesa-not-resumed = The match kept in this browser cannot be read. Begin another one.
mesa-no-room = The table does not answer. Load the page anew: the match is kept in this browser.
mesa-trouble = Something went wrong here. The match is not lost: try again.
mesa-replace = The match that is kept is not over yet. If you begin another one, it is lost.
mesa-replace-act = Begin another one
mesa-opening = Setting the table…
mesa-kept = The match stays in this browser and goes on from here even if the page is closed.
