"""What a variant consists of: frozen records, every number beside the clause it comes from. No logic here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from tutor.engine.ceremony_records import CeremonyRules
from tutor.engine.deck import Card, Deck
from tutor.engine.incidents_records import IncidentRules

T_co = TypeVar("T_co", covariant=True)

Amount = int | Literal["falta", "falta_plus_6", "match"]
"""What a bet pays: points, or a measure that needs the score."""


@dataclass(frozen=True, slots=True)
class Cited(Generic[T_co]):
    """A value beside the clauses that set it, and the readings where they leave it open."""

    value: T_co
    cites: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """Cards of equal strength: one step of the ladder of cards."""

    cards: tuple[Card, ...]
    cites: tuple[str, ...]
    readings: tuple[str, ...] = ()
    manilha: bool = False


@dataclass(frozen=True, slots=True)
class CardOrder:
    """The steps of a deck, strongest first, each card's strength (14 beats 13), and the readings of single cards."""

    steps: tuple[Step, ...]
    strength: Mapping[Card, int]
    step_of: Mapping[Card, Step]
    pair_readings: Mapping[frozenset[str], tuple[str, ...]] = field(default_factory=dict)
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickRules:
    """How a trick is won and tied, and who leads the next one. Each field: the clauses, and the readings."""

    won: Cited[None]
    tied: Cited[None]
    tied_two_players: tuple[str, ...] = ()
    equal_partners: Cited[None]
    hidden: Cited[None]
    all_hidden: Cited[None]
    may_hide: Cited[bool]
    one_hidden_a_side: Cited[bool]
    lead_after_win: Cited[None]
    lead_after_tie: Cited[Literal["lead", "eldest"]]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRules:
    """Who takes a hand by its tricks, ties included."""

    two_tricks: Cited[None]
    undecided: Cited[None]
    first_tied: Cited[None]
    second_tied: Cited[None]
    first_two_tied: Cited[None]
    third_tied: Cited[None]
    all_tied: Cited[Literal["eldest", "nobody"]]
    all_tied_on_eleven: Cited[None] | None = None
    all_tied_dark: Cited[None] | None = None  # what three ties rest on besides, where nobody sees a card
    all_tied_raised: Cited[None] | None = None  # and in a hand under truco


@dataclass(frozen=True, slots=True, kw_only=True)
class CountRules:
    """How envido and flor are counted, and who takes a contest."""

    card_points: Mapping[str, Cited[int]]
    pair_bonus: Cited[int]
    best_single: Cited[None]
    best_single_reading: tuple[str, ...]
    flor_bonus: Cited[int]
    three_figures: Cited[int] | None
    is_flor: Cited[None]
    best_of_side: Cited[None]
    best_of_side_reading: tuple[str, ...]
    silent_flor: Cited[None]
    sung_flor_voids: Cited[None]
    must_sing: Cited[bool]
    flor_contest: Cited[None]
    tie: Cited[Literal["mao", "nobody"]]
    flor_tie: Cited[Literal["mao", "nobody"]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One sequence of calls of a closed list: what each answer to it pays, and which list may follow.

    ``called`` are the clauses that let its last call answer those before it.
    """

    calls: tuple[str, ...]
    quero: Cited[Amount] | None
    nao_quero: Cited[Amount] | None
    sem_flor: Cited[Amount] | None = None
    readings: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    answers_readings: tuple[str, ...] = ()
    called: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """The calls of one kind of bet, as a closed list of sequences, and what switches add to a payment.

    ``each_further_flor`` is paid for every flor of the winning side beyond its first; ``refused_in_first_trick`` on
    top of a refusal there. Both are None unless a switch asks for them.
    """

    words: tuple[str, ...]
    opening: Cited[None]
    rows: Mapping[tuple[str, ...], Row]
    each_further_flor: Cited[int] | None = None
    refused_in_first_trick: Cited[int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FaltaRules:
    """What a falta is measured by."""

    rule: Cited[Literal["leader", "winner_gap", "halves"]]
    past_target: Cited[bool]
    plus: Cited[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRules:
    """How long a match is and when it ends."""

    targets: Cited[tuple[int, ...]]
    default_target: Mapping[int, Cited[int]]
    reached: Cited[None]
    end_check: Cited[Literal["end_of_hand", "immediate", "falta_only"]]
    both_past: Cited[None]
    equal: Cited[Literal["first", "another_hand", "mao"]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsConduct:
    """Who may speak when about envido and flor."""

    envido_when: Cited[None]
    envido_after_truco: Cited[Literal["pending", "never", "until_card", "mao_only"]]
    envido_closed: Cited[None]
    envido_callers: Cited[Literal["last_two", "any"]]
    call_out_of_turn: Cited[bool]
    raise_after_card: Cited[None]
    raise_by_others: Cited[None]
    hidden_counts: Cited[None]
    holder_not_envido: Cited[None]
    envido_bars_rest: Cited[None]
    flor_when: Cited[None]
    flor_over_truco: Cited[None]
    flor_over_envido: Cited[None]
    flor_bars_envido: Cited[None]
    flor_once: Cited[None]
    flor_duty: Cited[Literal["must_sing", "if_challenged", "optional"]]
    flor_answered_by: Cited[Literal["holders", "side"]]
    accepted_waits_for_flor: Cited[bool]
    may_deny_flor: Cited[bool]
    declare: Cited[None]


@dataclass(frozen=True, slots=True, kw_only=True)
class ElevenConduct:
    """The hand of eleven and the dark hand (claudista/5, claudista/6)."""

    eleven: Cited[int]
    decide: Cited[None]
    refused: Cited[int]
    played: Cited[int]
    truco: Cited[Literal["loses", "reject"]]
    raises: Cited[Literal["loses", "legal", "reject"]]
    dark_truco: Cited[Literal["loses", "allowed"]]
    dark: Cited[int]
    blind: Cited[None]
    dark_after_tie: Cited[None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Conduct:
    """Who may do what when, while a hand runs (rules/procedures.md)."""

    turn: Cited[None]
    out_of_turn: Cited[Literal["reject", "stand"]]
    one_card: Cited[None]
    answer_first: Cited[None]
    answer_by: Cited[Literal["first_word", "next_in_turn", "unanimous"]]
    answer_turn: Cited[None]
    challenged: Cited[None]
    truco_when: Cited[Literal["free", "own_turn", "always"]]
    truco_without_cards: Cited[None]
    late_raise: Cited[Literal["acceptor", "never", "either"]]
    fold: Cited[bool]
    fold_price: Cited[None]
    hide: Cited[Literal["any_trick", "not_first", "after_envido", "never"]]
    after_tie: Cited[Literal["free", "first_each", "everyone", "show_only", "no_hiding"]]
    first_of_side: Cited[None] = Cited(None)  # who that is when the partner has laid out of turn
    next_eldest: Cited[Literal["next_seat", "hand_winner", "sides"]]
    ended: Mapping[str, Cited[None]]  # why nothing more goes, by how the hand was over (`HandState.over`)
    hand_paid: Cited[None]
    points: PointsConduct | None = None
    eleven: ElevenConduct | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Ruleset:
    """One variant of Truco, with its switches set.

    ``pack`` is how many cards there are and which, ``dealt`` who deals where no ceremony is told.
    ``target`` is the match's total where the table has named one; ``options`` holds every switch of the rulebook
    with the value in force; ``chosen`` names those set on purpose; ``open_readings`` are the readings that make a
    ruling undetermined (empty unless ``strict``).
    """

    id: str
    deck: Deck
    pack: Cited[int]
    cards_each: Cited[int]
    seats: Cited[tuple[int, ...]]
    hand_value: Cited[int]
    order: Callable[[Card | None], CardOrder]
    vira: Cited[bool]
    trick: TrickRules
    hand: HandRules
    count: CountRules | None
    ladders: Mapping[str, Ladder]
    falta: FaltaRules | None
    match: MatchRules
    conduct: Conduct
    dealt: Cited[None] = Cited(None)
    incidents: IncidentRules | None = None
    ceremony: CeremonyRules | None = None
    target: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    chosen: frozenset[str] = frozenset()
    strict: bool = False
    open_readings: frozenset[str] = frozenset()
