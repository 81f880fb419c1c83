"""Questions across rulebooks: where the same case pays the same, and what a document leaves undecided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from tutor.engine import Reason, RuleError, Ruleset, Ruling, price, resolve_tricks, ruleset
from tutor.engine.ladder import KINDS
from tutor.lessons.drills.bets import exchange
from tutor.lessons.drills.clauses import situation_rows
from tutor.lessons.drills.pools import GCK, some
from tutor.lessons.drills.ties import results_said
from tutor.lessons.misconceptions.inputs import Tricks
from tutor.lessons.questions import Choice, Drill, Shown
from tutor.lessons.reference_asked import asked_words
from tutor.lessons.reference_examples import Example, examples
from tutor.lessons.said import Label, Opening, Seat, Side, Situation, Wording, say
from tutor.lessons.skills import skill
from tutor.rulebook import RULEBOOKS, reading

BOOKS = tuple(Choice(rules, rules) for rules in RULEBOOKS)


class Price(NamedTuple):
    """A bet and what it pays: in which rulebooks?"""

    kind: str
    calls: tuple[str, ...]
    answer: str
    points: int


class Outcome(NamedTuple):
    """Tricks and what comes of them: in which rulebooks?"""

    results: str
    outcome: str


def _priced(rules: str, case: Price) -> Ruling[Any] | None:
    try:
        return price(ruleset(rules), case.kind, case.calls, case.answer)
    except RuleError:
        return None  # that a rulebook has no such bet is an answer here


def _resolved(rules: str, results: str) -> Ruling[Any]:
    tricks = tuple(None if one == "=" else "AB".index(one) for one in results)
    return resolve_tricks(ruleset(rules), tricks, eldest=0)


def _came_of(ruling: Ruling[Any]) -> str:
    return ruling.value.outcome if ruling.value.team is None else "AB"[ruling.value.team]


@cache
def _cases() -> tuple[Price | Outcome, ...]:
    """Give the cases that rulebooks answer differently, and some that all answer alike."""
    bets = {
        (kind, row.calls)
        for rules in RULEBOOKS
        for kind in KINDS
        for row in getattr(ruleset(rules).ladders.get(kind), "rows", {}).values()
        if "falta_envido" not in row.calls and "contra_flor_e_o_resto" not in row.calls
    }
    found: list[Price | Outcome] = []
    for kind, calls in sorted(bets):
        for answer in ("quero", "nao_quero"):
            paid = {rules: _priced(rules, Price(kind, calls, answer, 0)) for rules in RULEBOOKS}
            found += [
                Price(kind, calls, answer, points)
                for points in sorted({ruling.value for ruling in paid.values() if ruling is not None})
            ]
    for results in ("===", "==A", "=A", "A=", "AB="):
        came = {_came_of(_resolved(rules, results)) for rules in RULEBOOKS}
        found += [Outcome(results, outcome) for outcome in sorted(came)]
    apart = [case for case in found if len(_where(case)) < len(RULEBOOKS)]
    alike = [case for case in found if len(_where(case)) == len(RULEBOOKS)]
    return (*apart, *some("alike", alike, 4))


def _ruled(case: Price | Outcome) -> Mapping[str, Ruling[Any]]:
    if isinstance(case, Outcome):
        return {rules: _resolved(rules, case.results) for rules in RULEBOOKS}
    paid = {rules: _priced(rules, case) for rules in RULEBOOKS}
    return {rules: ruling for rules, ruling in paid.items() if ruling is not None}


def _where(case: Price | Outcome) -> tuple[str, ...]:
    wanted = case.outcome if isinstance(case, Outcome) else case.points
    said = {
        rules: _came_of(ruling) if isinstance(case, Outcome) else ruling.value for rules, ruling in _ruled(case).items()
    }
    return tuple(rules for rules, value in said.items() if value == wanted)


def _contrast(_rules: Ruleset, case: Price | Outcome) -> Ruling[tuple[str, ...]]:
    rulings = _ruled(case)
    where = _where(case)
    steps = tuple(Reason("contrast.under", (), (), {"book": rules}, (one.reason,)) for rules, one in rulings.items())
    return Ruling(where, Reason("contrast.holds", (), (), {"books": where}, steps))


def _show_contrast(_rules: Ruleset, case: Price | Outcome) -> Shown:
    if isinstance(case, Outcome):
        tricks = Tricks(case.results)
        who: Label = {"nobody": say("ask-nobody"), "undecided": say("ask-goes-on")}.get(case.outcome) or Side(
            case.outcome
        )
        facts = (say("ask-eldest", who=Seat(0)), *results_said(tricks), say("ask-comes-out", who=who))
        return Shown(say("ask-in-which-books"), facts=facts, choices=BOOKS)
    said = (*exchange(case.calls, case.answer), say("ask-pays", points=case.points))
    flor = (say("ask-both-hold-flor"),) if case.kind == "flor" else ()
    return Shown(say("ask-in-which-books"), facts=(*flor, *said), choices=BOOKS)


def _everywhere(_rules: Ruleset) -> Sequence[Price | Outcome]:
    return _cases()


class Open(NamedTuple):
    """A question to a document: a reading, or a case that it decides in so many words."""

    reading: str
    example: Example | None = None


def _questions(rules: Ruleset) -> Sequence[Open]:
    """Give the readings of the skill, and as many cases that rest on none."""
    left = [Open(id_) for id_ in skill("silence").readings if {rules.id} <= set(reading(id_).rules)]
    found, by_clause = examples()
    plain = sorted({place for id_, place in by_clause.items() if id_.startswith(f"{rules.id}/")})
    decided = [
        Open("", found[place])
        for place in plain
        if not found[place].ruling.readings and asked_words(rules.id, found[place].asked, "pt-BR")
    ]
    return (*left, *some(f"decided {rules.id}", decided, len(left)))


KINDS_OF_SILENCE = {"silent": "silent", "contradiction": "contradiction", "wording": "decides"}


def _silence(rules: Ruleset, case: Open) -> Ruling[str]:
    if case.example is not None:
        return Ruling("decides", case.example.ruling.reason)
    found = reading(case.reading)
    own = tuple(id_ for id_ in found.clauses if id_.startswith(f"{rules.id}/"))
    reason = Reason("silence.reading", own, (found.id,), {"reading": found.id})
    return Ruling(KINDS_OF_SILENCE[found.kind], reason)


def _show_silence(rules: Ruleset, case: Open) -> Shown:
    choices = tuple(Choice(key, say(f"ask-silence-{key}")) for key in ("decides", "silent", "contradiction"))
    if case.example is not None:
        facts, rows = (Situation(rules.id, case.example.asked),), situation_rows(case.example)
        return Shown(say("ask-does-it-decide"), facts=facts, rows=rows, choices=choices)
    found = reading(case.reading)
    own = tuple(Wording(id_) for id_ in found.clauses if id_.startswith(f"{rules.id}/"))
    return Shown(say("ask-does-it-decide"), facts=(Opening(case.reading), *own), choices=choices)


DRILLS = (
    Drill(
        skill="contrast", kind="books", rules=GCK, form="set",
        pool=_everywhere, key=_contrast, show=_show_contrast,
    ),
    Drill(
        skill="silence", kind="decides", rules=GCK, form="one",
        pool=_questions, key=_silence, show=_show_silence,
    ),
)  # fmt: skip
