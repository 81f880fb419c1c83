"""The deals that may be, as one seat knows the hand: every card it has seen where it is, the others by luck.

A world fits when the same acts are allowed in it and leave the seat with the same view: the same cards laid, the same
counts said, nobody silent who held a flor that he had to sing. All fitting worlds are equally likely, unless the words
of the others are read as those of a bot: then a world counts less in which the bot would not have said one of them.

Playing the acts again in each world leaves out whatever could not have been, and takes its time. A bot that chooses a
card has none: it draws by `tutor.coach.bots.worlds`, hundreds at once, from what it sees alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from tutor.coach.bots import Bot
from tutor.engine.actions import CARD_VERBS, Action
from tutor.engine.allowed import allowed
from tutor.engine.deck import Card
from tutor.engine.envido import envido_counts, is_three_of_a_suit
from tutor.engine.errors import RuleError
from tutor.engine.game import play
from tutor.engine.judge import Verdict, judge
from tutor.engine.records import Ruleset
from tutor.engine.state import Cards, HandState, hand_state
from tutor.engine.view import SeatView, known_cards, view_for

__all__ = ["Draw", "Place", "Worlds", "after", "worlds"]

_TRIES = 60
"""So many deals are drawn for a world that is wanted, at most: some hands fit few deals."""
Place = tuple[int, int]
"""A seat and which of its three cards."""


SURPRISE = 0.15
"""What a world still counts in which the bot would have said another word: people bluff, and play otherwise."""


class Worlds(NamedTuple):
    """Hands as they may stand now; ``whole`` tells that these are all there are, each once.

    ``weights`` say how much each counts: one, unless all are given and words were read.
    """

    states: tuple[HandState, ...]
    weights: tuple[float, ...]
    whole: bool


def after(start: HandState, acts: Sequence[Action]) -> HandState:
    """Give the hand after some acts."""
    for act in acts:
        start = play(start, act)
    return start


def worlds(
    start: HandState, acts: Sequence[Action], seat: int, *, most: int, seed: int, read: Bot | None = None
) -> Worlds:
    """Draw worlds that a seat cannot tell from the hand that was dealt, as they stand after some acts.

    ``read`` is the bot as whose words those of the others are taken.

    >>> from tutor.coach.deals import deal
    >>> from tutor.engine import ruleset
    >>> hand = deal(ruleset("cego"), 7, players=2)
    >>> drawn = worlds(hand, (), 0, most=3, seed=1)
    >>> len(drawn.states), {world.held[0] for world in drawn.states} == {hand.held[0]}
    (3, True)
    """
    now = after(start, acts)
    known = known_cards(now, seat)
    view = view_for(now, seat)
    missing = _missing(start, known)
    hidden_vira = start.rules.vira.value and start.deal.vira not in known
    unseen = tuple(card for card in start.rules.deck.cards if card not in known)
    again = _Again(start, acts, seat, read)
    if len(missing) + hidden_vira <= 1:
        every = unseen if missing or hidden_vira else unseen[:1]
        played = [
            again.played(dict.fromkeys(missing, card), card if hidden_vira else start.deal.vira) for card in every
        ]
        found = [(world, weight) for world, weight in filter(None, played) if view_for(world, seat) == view]
        return Worlds(tuple(world for world, _ in found), tuple(weight for _, weight in found), whole=True)
    luck = random.Random(f"worlds {seed}")  # noqa: S311  # luck of the cards, no secret
    draw = Draw(start, view, missing, unseen)
    states: list[HandState] = []
    for _ in range(_TRIES * most):
        given, rest = draw(luck)
        one = again.played(given, rest[0] if hidden_vira else start.deal.vira)
        if one is not None and luck.random() < one[1] and view_for(one[0], seat) == view:
            states.append(one[0])
            if len(states) == most:
                break
    return Worlds(tuple(states), (1.0,) * len(states), whole=False)


def _missing(start: HandState, known: frozenset[Card]) -> tuple[Place, ...]:
    return tuple(
        (owner, number)
        for owner, hand in enumerate(start.deal.hands)
        for number, card in enumerate(hand)
        if card not in known
    )


class Draw:
    """Draws what is not known. A seat whose count was said, or whose flor was sung, draws among the hands that fit.

    Each such seat draws by itself, and drawings in which two take the same card are drawn again: so every deal that
    fits is as likely as any other.
    """

    def __init__(self, start: HandState, view: SeatView, missing: Sequence[Place], unseen: tuple[Card, ...]) -> None:
        self._unseen = unseen
        self._places: dict[int, list[Place]] = {}
        for place in missing:
            self._places.setdefault(place[0], []).append(place)
        self._held = {
            owner: [card for number, card in enumerate(start.deal.hands[owner]) if (owner, number) not in places]
            for owner, places in self._places.items()
        }
        self._fitting = {
            owner: _fitting(start.rules, told, unseen, tuple(self._held[owner]), len(places))
            for owner, places in self._places.items()
            if (told := _told(view, owner)) is not None
        }

    def __call__(self, luck: random.Random) -> tuple[dict[Place, Card], list[Card]]:
        """Give a card for each place, and the others in an order by luck."""
        while True:
            chosen = {owner: luck.choice(rests) for owner, rests in self._fitting.items()}
            taken = [card for rest in chosen.values() for card in rest]
            if len(set(taken)) == len(taken):
                break
        rest = [card for card in self._unseen if card not in taken]
        luck.shuffle(rest)
        given: dict[Place, Card] = {}
        for owner, places in self._places.items():
            cards = luck.sample(chosen[owner], len(places)) if owner in chosen else [rest.pop() for _ in places]
            given.update(zip(places, cards, strict=True))
        return given, rest


_Told = int | Literal["flor"]
"""What a seat has said of the cards it was dealt: its count of envido, or that they are a flor."""


def _told(view: SeatView, owner: int) -> _Told | None:
    """Give what a seat has said of its cards; None where it has said nothing of them."""
    sung = {bet.seat for bet in (view.pending, view.points) if bet is not None and bet.kind == "flor"}
    said = view.said[owner]
    return "flor" if said is None and owner in sung else said


@lru_cache(maxsize=16)
def _fitting(
    rules: Ruleset, told: _Told, unseen: tuple[Card, ...], held: tuple[Card, ...], many: int
) -> tuple[tuple[Card, ...], ...]:
    """Give what may be with the cards held for them to be what was told; a moment asks for it more than once."""

    def fits(cards: tuple[Card, ...]) -> bool:
        return is_three_of_a_suit(cards) if told == "flor" else envido_counts(rules, [cards]) == [told]

    return tuple(rest for rest in combinations(unseen, many) if fits((*held, *rest)))


class _Again(NamedTuple):
    """The acts of a hand, to be done again with other cards."""

    start: HandState
    acts: Sequence[Action]
    seat: int
    read: Bot | None

    def played(self, given: dict[Place, Card], vira: Card | None) -> tuple[HandState, float] | None:
        """Play the same acts with the cards given, and say how much that counts; None where one is not allowed."""
        deal = self.start.deal
        hands: list[Cards] = []
        instead: dict[Card | None, Card] = {}
        for owner, hand in enumerate(deal.hands):
            cards = tuple(given.get((owner, number), card) for number, card in enumerate(hand))
            paired = zip(hand, cards, strict=True)
            instead.update({was: now for was, now in paired if was is not now and now is not None})
            hands.append(cards)
        state = hand_state(deal.rules, tuple(hands), vira, deal.target, deal.eldest, score=deal.score)
        weight = 1.0
        for act in self.acts:
            same = act._replace(card=instead[act.card]) if act.place is None and act.card in instead else act
            may = allowed(state, same.seat)
            if same not in may and not _stands(state, same):
                return None
            if weight == 1 and self._surprises(state, same, may):
                weight = SURPRISE
            state = play(state, same)
        return state, weight

    def _surprises(self, state: HandState, act: Action, may: tuple[Action, ...]) -> bool:
        """Whether somebody else said a word that the bot would not have said with these cards."""
        if self.read is None or act.seat == self.seat or act.verb in CARD_VERBS or act not in may:
            return False
        return self.read(view_for(state, act.seat), may, 0) != act


def _stands(state: HandState, act: Action) -> bool:
    """Whether an act that is not plainly allowed was possible all the same: a foul that stands."""
    try:
        return judge(state, act).value is not Verdict.VOID
    except RuleError:
        return False
