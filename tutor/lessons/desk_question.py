"""From the case on the desk to the referee's question, or to what is still missing for it."""

from __future__ import annotations

from typing import Any

from tutor.engine import Card, Play, RuleError, Ruleset
from tutor.engine.deck import UNKNOWN
from tutor.engine.envido import is_three_of_a_suit
from tutor.engine.ladder import KINDS, price
from tutor.engine.question import Question, question
from tutor.engine.records import Row
from tutor.lessons.desk_case import VIRA, Case, in_deck
from tutor.lessons.desk_hand import awaits_vira, run
from tutor.narration import seat_name, text

_SIDES = {"A": 0, "B": 1, "-": None}


def missing(case: Case, lang: str) -> str:
    """Say what is still missing for a ruling; "" when nothing is.

    >>> missing(Case(), "pt-BR")
    'Faltam 2 cartas. Agora, a carta de Jogador 1: toque nela no baralho.'
    """
    awaited = case.awaited
    if awaited:
        vira = case.active == VIRA
        seat = case.active[0] if case.active else awaited[0][0]
        who = "" if vira else seat_name(seat, lang)
        return text("desk-missing-cards", lang, count=len(awaited), what="vira" if vira else "card", seat=who)
    if case.ask == "hand" and not case.tricks:
        return text("desk-missing-tricks", lang)
    if case.ask == "bet" and not case.calls:
        return text("desk-missing-calls", lang)
    if case.dark and awaits_vira(run(case).state):
        return text("desk-missing-cards", lang, count=1, what="vira", seat="")
    if case.ask == "incident" and not case.incident:
        return text("desk-missing-incident", lang)
    return ""


def question_of(case: Case) -> Question:
    """Put the question of a case that misses nothing.

    >>> from tutor.engine.question import ruled
    >>> ruled(Case().ruleset, question_of(Case(ask="hand", tricks="-A"))).value.team
    0
    """
    match case.ask:
        case "trick":
            return _trick(case)
        case "hand":
            eleven = {} if case.on_eleven is None else {"mao_de_11": case.on_eleven}
            tricks = tuple(_SIDES[won] for won in case.tricks)
            return question("hand", tricks=tricks, eldest=case.eldest, **eleven)
        case "bet":
            return _bet(case)
        case _:
            return _contest(case)


def _trick(case: Case) -> Question:
    plays = tuple(
        Play(seat, case.cards.get((seat, 0), UNKNOWN), hidden=seat in case.hidden) for seat in range(case.players)
    )
    vira = {"vira": case.cards[VIRA]} if VIRA in case.places else {}
    return question("trick", plays=plays, lead=case.lead, **vira)


def _contest(case: Case) -> Question:
    hands = hands_of(case)
    if case.players == 1 or not case.exists:
        return question(case.ask, cards=hands[0])
    sung = {"flor_sung": tuple(sorted(case.sung & set(flores(case))))} if may_choose_to_sing(case) else {}
    return question(f"{case.ask}_contest", hands=hands, eldest=case.eldest, **sung)


def hands_of(case: Case) -> tuple[tuple[Card, ...], ...]:
    """Give the cards of every seat, as far as they are laid down."""
    return tuple(
        tuple(case.cards[seat, i] for i in range(3) if (seat, i) in case.cards) for seat in range(case.players)
    )


def flores(case: Case) -> tuple[int, ...]:
    """List the seats with three cards of a suit."""
    return tuple(
        seat
        for seat, cards in enumerate(hands_of(case))
        if len(cards) == 3 and is_three_of_a_suit(cards)  # a flor
    )


def may_choose_to_sing(case: Case) -> bool:
    """Whether in a contest of envido a flor may be kept back."""
    count = case.ruleset.count
    return case.ask == "envido" and case.players > 1 and count is not None and not count.must_sing.value


def kind_of(case: Case) -> str:
    """Say to which closed list the calls belong; "" before the first."""
    return next(
        (kind for kind in KINDS if (ladder := case.ruleset.ladders.get(kind)) and case.calls in ladder.rows), ""
    )


def row_of(case: Case) -> Row | None:
    """Give the row of the calls made, None before the first."""
    kind = kind_of(case)
    return case.ruleset.ladders[kind].rows[case.calls] if kind else None


def answers_of(case: Case) -> tuple[str, ...]:
    """List the answers that these calls may have."""
    row = row_of(case)
    cells = {} if row is None else {"quero": row.quero, "nao_quero": row.nao_quero, "sem_flor": row.sem_flor}
    return tuple(answer for answer, cell in cells.items() if cell is not None)


def pays_by_score(case: Case) -> bool:
    """Whether what is at stake depends on the score."""
    return _stopped_by(case) == "missing_score"


def pays_by_winner(case: Case) -> bool:
    """Whether it also depends on who wins the bet."""
    return pays_by_score(case) and _stopped_by(case, score=case.score, target=case.total) == "bad_query"


def _stopped_by(case: Case, **facts: Any) -> str:  # noqa: ANN401  # a score, a total
    kind = kind_of(case)
    if not kind or case.answer not in answers_of(case):
        return ""
    try:
        price(case.ruleset, kind, case.calls, case.answer, **facts)
    except RuleError as error:
        return error.code
    return ""


def _bet(case: Case) -> Question:
    facts: dict[str, Any] = {}
    if pays_by_score(case):
        # who wins is told even where it does not count here: another rulebook may measure by it
        facts = {"score": case.score, "target": case.total, "winner": case.winner}
    return question("bet", kind=kind_of(case), calls=case.calls, answer=case.answer, **facts)


def under_rules(asked: Question, rules: Ruleset) -> Question:
    """Put the question to another rulebook: with the cards of its deck, and its own total where it has not this one."""
    facts = {name: _in_deck(value, rules.deck.id) for name, value in asked.facts.items()}
    if facts.get("target") not in rules.match.targets.value:
        facts.pop("target", None)
    if rules.count is not None and rules.count.must_sing.value:  # there it was sung by duty, not by choice
        facts.pop("flor_sung", None)
    return Question(asked.ask, facts)


def _in_deck(fact: Any, deck: str) -> Any:  # noqa: ANN401  # any fact of a question
    if isinstance(fact, Card):
        return in_deck(fact, deck)
    if isinstance(fact, Play):
        return fact._replace(card=in_deck(fact.card, deck))
    if isinstance(fact, tuple):
        return tuple(_in_deck(part, deck) for part in fact)
    return fact
