"""The table while cards are shuffled, cut, dealt and put right: frozen, and nothing but the fold of its events."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tutor.engine.ceremony_history import NO_HISTORY, History
from tutor.engine.ceremony_records import CeremonyRules
from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.events import Paid, evolve
from tutor.engine.records import Ruleset
from tutor.engine.scoring import Score, target_of
from tutor.engine.state import Cards, HandState, hand_state

Side = Literal["cima", "baixo"]
Phase = Literal["start", "cut", "deal", "play"]


class Rite(NamedTuple):
    """A wish of one seat in the ceremony, as the notation spells it.

    ``cards`` are those named (None is ``??``); ``word`` is the side, or what is looked at or shown (``propria``,
    ``parceiro``, ``fundo``, ``topo``); ``to`` where a card taken goes (``fica``, ``parceiro``, ``vira``, ``queima``);
    ``whom`` the seat it is about; ``number`` that of the dry cuts; ``deliberate`` says that it was on purpose.

    >>> str(Rite(0, "da", (Card("Q", "c"), None), whom=1))
    '0 da 1 Qc ??'
    """

    seat: int
    verb: str
    cards: tuple[Card | None, ...] = ()
    word: str = ""
    to: str = ""
    whom: int | None = None
    number: int | None = None
    deliberate: bool = False

    @property
    def card(self) -> Card | None:
        """The one card that it is about; None for ``??`` and where none is named."""
        return self.cards[0] if self.cards else None

    def __str__(self) -> str:
        cards = " ".join("??" if card is None else str(card) for card in self.cards)
        parts = ("" if self.whom is None else str(self.whom), self.word, cards, self.to)
        number = "" if self.number is None else str(self.number)
        return " ".join(part for part in (str(self.seat), self.verb, *parts, number) if part)


class Taken(NamedTuple):
    """A card taken at the cut: from which side, and where it went (claudista/2.6)."""

    side: str
    card: Card | None
    to: str


class Removed(NamedTuple):
    """A surplus card that went under the pack, whose it was, and whether its holder had seen it (claudista/2.22)."""

    seat: int
    card: Card | None
    seen: bool
    shown: bool = False
    agreed: tuple[int, ...] = ()


class Table(NamedTuple):
    """A hand before and around its play.

    ``before`` is the score at the start of the hand, which fixes its mode (AMB-K78); ``paid`` what was paid outside the
    play. ``uncut`` waits for the cut to begin; ``movements`` and ``taken`` are those of this cut, ``looked`` a card
    taken and looked at whose place is still to be chosen. ``may_shuffle`` tells that the dealer may shuffle anew,
    ``cut_error`` and ``cut_point`` that this cut went wrong and cost a point, ``errors`` who cut wrong in this hand.
    ``given`` are the gifts of the deal in order, seat and number; ``seen`` pairs of seat and card. ``asked``, ``undo``,
    ``pardoned`` and ``removed`` belong to wrong counts. ``hand`` is the play, once the cards are dealt, and what is
    left of it once the hand is over.
    """

    rules: Ruleset
    target: int
    dealer: int
    before: Score
    history: History = NO_HISTORY
    phase: Phase = "start"
    uncut: bool = False
    movements: int = 0
    taken: tuple[Taken, ...] = ()
    looked: Card | None = None
    side: str | None = None
    may_shuffle: bool = False
    cut_error: bool = False
    cut_point: bool = False
    errors: tuple[int, ...] = ()
    hands: tuple[Cards, ...] = ((), (), (), ())
    given: tuple[tuple[int, int], ...] = ()
    vira: Card | None = None
    vira_down: bool = False
    burned: tuple[Card | None, ...] = ()
    seen: frozenset[tuple[int, Card]] = frozenset()
    own_seen: frozenset[int] = frozenset()
    paid: tuple[Paid, ...] = ()
    asked: bool = False
    undo: bool = False
    pardoned: bool = False
    removed: Removed | None = None
    hand: HandState | None = None

    @property
    def ceremony(self) -> CeremonyRules:
        """What the rulebook says of the ceremony."""
        assert self.rules.ceremony is not None
        return self.rules.ceremony

    @property
    def players(self) -> int:
        """How many sit there."""
        return len(self.hands)

    @property
    def cutter(self) -> int:
        """The opponent who cuts: the seat before the dealer (claudista/2.3)."""
        return (self.dealer - 1) % self.players

    @property
    def eldest(self) -> int:
        """Who opens: the seat after the dealer (claudista/2.18)."""
        return (self.dealer + 1) % self.players

    @property
    def dark(self) -> bool:
        """Whether both sides are on eleven (claudista/6.1)."""
        eleven = self.rules.conduct.eleven
        return eleven is not None and set(self.before) == {eleven.eleven.value}

    @property
    def vira_laid(self) -> bool:
        """Whether there is a vira, shown or not."""
        return self.vira is not None or self.vira_down

    @property
    def score(self) -> Score:
        """The score as it stands."""
        return self.play_state.score

    @property
    def over(self) -> str:
        """Why the hand is over; empty while it is not."""
        return self.hand.over if self.hand is not None else ""

    @property
    def started(self) -> bool:
        """Whether a card has been played (AMB-K51)."""
        return self.hand is not None and bool(self.hand.plays or self.hand.past)

    @property
    def play_state(self) -> HandState:
        """The play; before it begins, the hand as it would begin with the cards that lie there."""
        if self.hand is not None:
            return self.hand
        state = hand_state(
            self.rules, self.hands, vira=self.vira, target=self.target, eldest=self.eldest, score=self.before
        )
        for paid in self.paid:
            state = evolve(state, paid)
        return state

    def dealt(self, seat: int) -> int:
        """Count the cards that a seat was dealt and has: those it holds and those it played (AMB-K51)."""
        return len(self.hands[seat] if self.hand is None else self.hand.deal.hands[seat])

    def has_seen(self, seat: int, card: Card | None) -> bool:
        """Whether a seat knows which card this is; who has played from a hand has looked at it."""
        if card is not None and (seat, card) in self.seen:
            return True
        if self.hand is None:
            return card is None and seat in self.own_seen
        looked = seat in self.own_seen if card is None else False
        return looked or (not self.dark and self.hand.has_played(seat) and card in self.hand.deal.hands[seat])

    def in_play(self) -> tuple[Card, ...]:
        """Every card that lies anywhere but in the pack."""
        hands = self.hands if self.hand is None else self.hand.deal.hands
        vira = self.vira if self.hand is None else self.hand.deal.vira
        return tuple(card for cards in (*hands, self.burned, (vira,)) for card in cards if card is not None)

    def with_hand(self, hand: HandState) -> Table:
        """Give the table after a move of the play; an offer to undo the truco is gone with it (claudista/2.21)."""
        return self._replace(hand=hand, undo=False)


def start_ceremony(
    rules: Ruleset,
    *,
    dealer: int = 0,
    score: Score = (0, 0),
    target: int | None = None,
    history: History = NO_HISTORY,
) -> Table:
    """Give the table before the dealer has shuffled.

    >>> from tutor.engine import ruleset
    >>> start_ceremony(ruleset("claudista"), dealer=2).cutter
    1
    """
    if rules.ceremony is None:
        raise RuleError(
            "not_in_rules", {"rules": rules.id}, detail="ceremony", cites=rules.dealt.cites, readings=("AMB-X01",)
        )
    players = rules.seats.value[0]
    if not 0 <= dealer < players:
        raise RuleError("bad_seat", {"seat": dealer, "players": players})
    total = target_of(rules, target, players=players)
    if min(score) < 0:
        raise RuleError("bad_score", {"score": score}, detail="negative")
    if max(score) >= total:
        raise RuleError("bad_score", {"score": score, "target": total, "rules": rules.id}, detail="over")
    return Table(rules, total, dealer, score, history, hands=((),) * players)


def table_of(hand: HandState, history: History = NO_HISTORY) -> Table:
    """Give the table of a hand whose cards were told at once: dealt by the seat before the eldest, nothing looked at.

    >>> from tutor.engine import cards, ruleset, start_hand
    >>> hands = [cards("4c 5c 6c"), cards("4p 5p 6p"), cards("4e 5e 6e"), cards("4o 5o 6o")]
    >>> table_of(start_hand(ruleset("claudista"), hands, vira=cards("Kc")[0], eldest=1)).dealer
    0
    """
    deal = hand.deal
    dealer = (deal.eldest - 1) % deal.players
    table = start_ceremony(deal.rules, dealer=dealer, score=deal.score, target=deal.target, history=history)
    return table._replace(phase="play", hands=deal.hands, vira=deal.vira, vira_down=deal.dark, hand=hand)
