## What the drill asks, and what can be chosen.

ask-yes = Yes
ask-no = No
ask-vira = Vira
ask-open-card = A card of the stock, face up

# Strength of cards
ask-stronger = Which of the two cards is stronger?
ask-same-strength = They are equally strong
ask-sort = Put the cards in order, from the strongest to the weakest.
ask-manilha = With this vira, which rank is the manilha?

# Tricks
ask-who-takes-trick = Who takes the trick?
ask-which-side-takes-trick = Which side takes the trick?
ask-who-leads-next = Who leads the next trick?
ask-tied = It is tied
ask-who-takes-hand = Who takes the hand?
ask-is-it-over = Is the hand over?
ask-nobody = Nobody
ask-goes-on = It is not over yet
ask-eldest = O mão: { $who }
ask-on-eleven = On 11 points: { $who }
ask-trick-won = Trick { $n }: { $who }
ask-trick-tied = Trick { $n }: tied
ask-covered-is = { $who } laid face down: { $card }
ask-best-of = The best card of { $who }
