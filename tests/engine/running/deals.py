"""Deals by luck, with flores and ties more often than luck gives them."""

from __future__ import annotations

from tests.engine.running.seen import FRENCH, SPANISH


def draw_deal(luck, book, players):
    """The hands of everybody and the vira ("" without one), as words."""
    ranks = FRENCH if book == "k" else SPANISH
    deck = [rank + suit for rank in ranks for suit in "epoc"]
    luck.shuffle(deck)
    kind = luck.random()
    if kind < 0.25:  # few ranks: tricks tie
        few = luck.sample(ranks, {2: 2, 4: 4, 6: 5}[players])
        deck.sort(key=lambda card: card[:-1] not in few)
    hands = [deck[3 * seat : 3 * seat + 3] for seat in range(players)]
    if book != "k" and kind > 0.45:
        hands = _with_flores(luck, deck, players)
    dealt = {card for hand in hands for card in hand}
    rest = [card for card in deck if card not in dealt]
    return [sorted(hand, key=lambda _: luck.random()) for hand in hands], luck.choice(rest) if book == "k" else ""


def _with_flores(luck, deck, players):
    many = luck.randint(1, min(players, 4))
    flores = dict(zip(luck.sample(range(players), many), luck.sample("epoc", many), strict=True))
    given = {seat: [card for card in deck if card[-1] == suit][:3] for seat, suit in flores.items()}
    used = {card for hand in given.values() for card in hand}
    rest = iter([card for card in deck if card not in used])
    return [given.get(seat) or [next(rest) for _ in range(3)] for seat in range(players)]
