"""What a seat could wish for at the table of the ceremony, with the ruling on each: the twin of `judge_rite`.

An act about a card could be done with many cards, and most of them make no difference. So alike acts are one
`RiteFamily`: an act with a place left free, and the cards that may stand there with one and the same ruling.
A property test holds the ruling of a family equal to `judge_rite` of each of its members.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.engine.ceremony import judge_rite
from tutor.engine.ceremony_case import right_count
from tutor.engine.ceremony_draw import Draw, judge_draw
from tutor.engine.ceremony_state import Rite, Table
from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.judge import Verdict
from tutor.engine.reasons import Ruling

_WORDLESS = (
    "embaralha", "separa", "remonta", "pergunta_cartas", "reclama_cartas", "mantem", "desfaz", "segue", "anula",
    "concorda", "discorda", "goteira",
)  # fmt: skip
_SIDES = ("cima", "baixo")
_PLACES = ("fica", "parceiro", "vira", "queima")
_LOOKS = ("propria", "parceiro", "fundo", "topo")


class RiteFamily(NamedTuple):
    """Alike acts of one seat: ``rite`` without its cards, and in ``cards`` those of which ``size`` may be named.

    Where no card is named ``size`` is 0. ``ruling`` is the one on the first of them; those on the others have the same
    verdict and rest on the same clauses and readings, and differ in the facts alone.
    """

    rite: Rite
    cards: tuple[Card, ...]
    size: int
    ruling: Ruling[Verdict]

    def member(self, *cards: Card) -> Rite:
        """Give one act of the family."""
        return self.rite._replace(cards=cards)


def rite_options(table: Table, seat: int) -> tuple[RiteFamily, ...]:
    """List every act of the ceremony that a seat could wish for, alike ones together, each with its ruling.

    >>> from tutor.engine import ruleset
    >>> from tutor.engine.ceremony import start_ceremony
    >>> table = start_ceremony(ruleset("claudista"))
    >>> [str(family.rite) for family in rite_options(table, 0) if family.ruling.value is Verdict.ALLOWED][:2]
    ['0 embaralha', '0 goteira']
    """
    return tuple(found for rite, sizes in _wishes(table, seat) for found in _families(table, rite, sizes))


def draw_options(draw: Draw, place: int) -> tuple[tuple[tuple[Card, ...], Ruling[Verdict]], ...]:
    """List the cards that a place in the draw of kings could be given, alike ones together, each with its ruling.

    >>> from tutor.engine import ruleset
    >>> from tutor.engine.ceremony_draw import start_draw
    >>> draw = start_draw(ruleset("claudista"), ("Ana", "Beto", "Caio", "Duda"))
    >>> [(len(cards), ruling.reason.code) for cards, ruling in draw_options(draw, 0)]
    [(36, 'ceremony.draw_card'), (4, 'ceremony.draw_king')]
    """
    kinds: dict[bool, list[Card]] = {}
    king = draw.rules.ceremony.king.value if draw.rules.ceremony is not None else ""
    for card in draw.rules.deck.cards:
        if card not in draw.cards:
            kinds.setdefault(card.rank == king, []).append(card)
    return tuple((tuple(cards), judge_draw(draw, place, cards[0])) for cards in kinds.values())


def _wishes(table: Table, seat: int) -> Iterator[tuple[Rite, tuple[int, ...]]]:
    """Give each kind of act with how many cards may be named in it: none, or some."""
    none, one = (0,), (1,)
    for verb in _WORDLESS:
        yield Rite(seat, verb), none
    for side in _SIDES:
        yield Rite(seat, "lado", word=side), none
        for to in _PLACES:
            yield Rite(seat, "tira", word=side, to=to), one
    for number in range(1, max(table.ceremony.dry_cuts.value) + 1):
        yield Rite(seat, "corta", number=number), none
    seats = range(table.players)
    for whom in seats:
        yield Rite(seat, "da", whom=whom), tuple(range(1, right_count(table) + 1))
        yield Rite(seat, "retira", whom=whom), one
        yield Rite(seat, "completa", whom=whom), one
    for verb in ("queima", "vira", "pede_ver"):
        yield Rite(seat, verb), one
    for word in _LOOKS:
        yield Rite(seat, "olha", word=word), none
    yield Rite(seat, "mostra", word="fundo"), none
    for verb in ("olha", "mostra"):
        yield Rite(seat, verb), one


def _families(table: Table, rite: Rite, sizes: tuple[int, ...]) -> Iterator[RiteFamily]:
    if sizes == (0,):
        yield from _judged(table, rite, (), 0)
        return
    groups: dict[object, list[Card]] = {}
    gone, several = table.in_play(), max(sizes) > 1
    for card in table.rules.deck.cards:
        if not several:
            groups.setdefault(_standing(table, card), []).append(card)
        elif card not in gone:  # of several cards of the pack only their number matters
            groups.setdefault("pack", []).append(card)
    for size in sizes:
        families: dict[object, RiteFamily] = {}
        for cards in groups.values():
            for found in _judged(table, rite, tuple(cards), size) if len(cards) >= size else ():
                same = found.rite.deliberate, *_gist(found.ruling)
                before = families.get(same)
                families[same] = found if before is None else before._replace(cards=(*before.cards, *found.cards))
        yield from families.values()


def _judged(table: Table, rite: Rite, cards: tuple[Card, ...], size: int) -> Iterator[RiteFamily]:
    """Rule on a kind of act, and where doing it on purpose is another matter on that too; none that cannot be told."""
    try:
        ruling = judge_rite(table, rite._replace(cards=cards[:size]))
    except RuleError:
        return  # a card that lies elsewhere, a hand that is not dealt: there is no such act
    yield RiteFamily(rite, cards, size, ruling)
    if ruling.value is Verdict.FOUL:
        meant = rite._replace(deliberate=True)
        worse = judge_rite(table, meant._replace(cards=cards[:size]))
        if worse.reason != ruling.reason:
            yield RiteFamily(meant, cards, size, worse)


def _gist(ruling: Ruling[Verdict]) -> tuple[object, ...]:
    """Give what alike rulings have in common: all but the facts."""
    steps = ((step.code, step.cites, step.readings) for step in ruling.reason.walk())
    return ruling.value, ruling.reason.args.get("remedies"), *steps


def _standing(table: Table, card: Card) -> tuple[object, ...]:
    """Give all that a ruling may hang on about a card: where it lies, who has seen it, what was done with it."""
    state = table.play_state
    plays = [play for trick in (*state.past, state.plays) for play in trick]
    return (
        tuple(seat for seat, cards in enumerate(state.deal.hands) if card in cards),
        tuple(seat for seat, cards in enumerate(state.held) if card in cards),
        tuple(play.hidden for play in plays if play.card == card),
        card in table.burned,
        card in (table.vira, state.deal.vira),
        tuple(taken.to for taken in table.taken if taken.card == card),
        tuple(seat for seat in range(table.players) if table.has_seen(seat, card)),
        card == table.looked,
        table.removed is not None and card == table.removed.card,
    )
