"""Before the cards: the draw of kings that makes the pairs (claudista/1.1-1.3), and who shuffles first (2.1, 2.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.incidents import rule_incident
from tutor.engine.judge import Verdict
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Ruleset

Pair = tuple[int, int]


class CardDrawn(NamedTuple):
    """A place in the draw was given a card."""

    place: int
    card: Card


class PairMade(NamedTuple):
    """Two places are partners, and why."""

    places: Pair
    reason: Reason


DrawEvent = CardDrawn | PairMade


class IllegalDraw(RuleError):  # noqa: N818  # beside IllegalAction
    """A card given in the draw against the rules; ``ruling`` says which clause forbids it."""

    def __init__(self, card: Card, ruling: Ruling[Verdict]) -> None:
        self.ruling = ruling
        super().__init__(
            "illegal_action", {"card": card}, detail="judged", cites=ruling.clauses, readings=ruling.readings
        )


class Draw(NamedTuple):
    """A draw of kings: who takes part, who hands out the cards (if told), the cards so far and the pairs."""

    rules: Ruleset
    names: tuple[str, ...]
    raffler: str | None = None
    cards: tuple[Card, ...] = ()
    pairs: tuple[Pair, ...] = ()

    @property
    def next_place(self) -> int:
        """Whose card is the next."""
        return len(self.cards) % len(self.names)

    @property
    def over(self) -> bool:
        """Whether the pairs are made: two, where there are four people or more."""
        return len(self.pairs) >= min(2, len(self.names) // 2)

    @property
    def waiting(self) -> int | None:
        """Who has a king and no partner yet."""
        paired = {place for pair in self.pairs for place in pair}
        kings = (i % len(self.names) for i, card in enumerate(self.cards) if _is_king(self.rules, card))
        return next((place for place in kings if place not in paired), None)

    def pair(self, number: int = 0) -> tuple[str, ...]:
        """Give the names of a pair; none while it is not made."""
        return tuple(self.names[place] for place in self.pairs[number]) if number < len(self.pairs) else ()


def start_draw(rules: Ruleset, names: Sequence[str], *, raffler: str | None = None) -> Draw:
    """Begin a draw among these people, in the order in which they get cards.

    >>> from tutor.engine import cards, ruleset
    >>> draw = start_draw(ruleset("claudista"), ("Ana", "Beto", "Caio", "Duda"))
    >>> for card in cards("5p Ko 3c 7e 2o Ac Kp"):
    ...     draw, _ = draw_card(draw, draw.next_place, card)
    >>> draw.pair()
    ('Beto', 'Caio')
    """
    if rules.ceremony is None:
        raise RuleError(
            "not_in_rules", {"rules": rules.id}, detail="ceremony", cites=rules.dealt.cites, readings=("AMB-X01",)
        )
    if len(names) < 2:
        raise RuleError("bad_query", {"field": "draw", "value": tuple(names)}, detail="draw")
    return Draw(rules, tuple(names), raffler)


def judge_draw(draw: Draw, place: int, card: Card) -> Ruling[Verdict]:
    """Say whether this place may be given a card now (claudista/1.2), and by whoever runs the draw (claudista/1.3)."""
    verdict, reason = _judged(draw, place, card)
    return Ruling(verdict, reason, draw.rules.open_readings)


def draw_card(draw: Draw, place: int, card: Card) -> tuple[Draw, tuple[DrawEvent, ...]]:
    """Give a place a card: the draw after it and what happened; against the rules it is an `IllegalDraw`."""
    verdict, reason = _judged(draw, place, card)
    if verdict is Verdict.VOID:
        raise IllegalDraw(card, Ruling(verdict, reason, draw.rules.open_readings))
    log: list[DrawEvent] = []
    waiting = draw.waiting
    draw = _tell(draw, log, CardDrawn(place, card))
    rules = draw.rules.ceremony
    assert rules is not None
    if waiting is None or not _is_new_king(draw, place, card, waiting):
        return draw, tuple(log)
    name = "draw_other_pair" if draw.pairs else "draw_pair"
    pair = (waiting, place)
    told = {"name": draw.names[pair[0]], "other": draw.names[pair[1]]}
    draw = _tell(draw, log, PairMade(pair, rules.reason(name, **told)))
    rest = [i for i in range(len(draw.names)) if i not in pair]
    if len(draw.names) == 4 and len(draw.pairs) == 1:
        told = {"name": draw.names[rest[0]], "other": draw.names[rest[1]]}
        draw = _tell(draw, log, PairMade((rest[0], rest[1]), rules.reason("draw_other_pair", **told)))
    return draw, tuple(log)


def evolve_draw(draw: Draw, event: DrawEvent) -> Draw:
    """Fold one event into the draw."""
    if isinstance(event, CardDrawn):
        return draw._replace(cards=(*draw.cards, event.card))
    return draw._replace(pairs=(*draw.pairs, event.places))


def first_dealer(rules: Ruleset, *, owner: int = 0, stayed: int | None = None) -> Ruling[int]:
    """Say who shuffles first in a match: the owner of the cards, or one of the pair that stayed (claudista/2.1, 2.2).

    Of a pair that stayed either may (AMB-K33): the engine takes the owner if it is one of them, else the lower seat.

    >>> from tutor.engine import ruleset
    >>> first_dealer(ruleset("claudista"), owner=2).value, first_dealer(ruleset("claudista"), owner=2, stayed=1).value
    (2, 1)
    """
    if rules.ceremony is None:
        raise RuleError(
            "not_in_rules", {"rules": rules.id}, detail="ceremony", cites=rules.dealt.cites, readings=("AMB-X01",)
        )
    if stayed is None:
        return Ruling(owner, rules.ceremony.reason("owner", seat=owner), rules.open_readings)
    seat = stayed
    because = () if owner % 2 == stayed else (rules.ceremony.reason("stayed_not_owner", seat=owner, team=stayed),)
    return Ruling(seat, rules.ceremony.reason("stayed", *because, seat=seat, team=stayed), rules.open_readings)


def may_deal_first(rules: Ruleset, seat: int, *, owner: int | None = None, stayed: int | None = None) -> bool:
    """Whether a seat may be the first to shuffle: either of the pair that stayed may (AMB-K33).

    >>> from tutor.engine import ruleset
    >>> may_deal_first(ruleset("claudista"), 3, stayed=1), may_deal_first(ruleset("claudista"), 3, owner=0)
    (True, False)
    """
    if stayed is not None:
        return seat % 2 == stayed
    return owner is None or seat == first_dealer(rules, owner=owner).value


def _tell(draw: Draw, log: list[DrawEvent], event: DrawEvent) -> Draw:
    log.append(event)
    return evolve_draw(draw, event)


def _is_king(rules: Ruleset, card: Card) -> bool:
    assert rules.ceremony is not None
    return card.rank == rules.ceremony.king.value


def _is_new_king(draw: Draw, place: int, card: Card, waiting: int | None) -> bool:
    """Whether a king counts: a second one to the same person, or one to somebody already paired, is set aside."""
    paired = {member for pair in draw.pairs for member in pair}
    return _is_king(draw.rules, card) and place != waiting and place not in paired


def _judged(draw: Draw, place: int, card: Card) -> tuple[Verdict, Reason]:
    rules = draw.rules.ceremony
    assert rules is not None
    if not 0 <= place < len(draw.names):
        raise RuleError("bad_seat", {"seat": place, "players": len(draw.names)})
    if card in draw.cards:
        raise RuleError("duplicate_card", {"card": card})
    told = {"name": draw.names[place], "card": card}
    if draw.raffler is not None:
        run = rule_incident(draw.rules, "raffle", dealer=0, by_name=draw.raffler, players=list(draw.names))
        if "forbidden" in run.value.remedies:
            return Verdict.VOID, run.reason
    if draw.over:
        return Verdict.VOID, rules.reason("draw_over", **told)
    if place != draw.next_place:
        return Verdict.VOID, rules.reason("draw_not_next", other=draw.names[draw.next_place], **told)
    if not _is_king(draw.rules, card):
        return Verdict.ALLOWED, rules.reason("draw_card", **told)
    name = "draw_king" if _is_new_king(draw, place, card, draw.waiting) else "draw_king_aside"
    return Verdict.ALLOWED, rules.reason(name, **told)
