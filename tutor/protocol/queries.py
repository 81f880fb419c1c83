"""The questions of the protocol: a row each, with the fields it takes, and the small function that answers it.

A new question is one function and one row of `QUERIES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from tutor.engine import Contest, Ruleset, Ruling, next_lead
from tutor.engine.incidents import FIELDS, rule_incident
from tutor.engine.question import Question, ruled
from tutor.protocol.fields import Fields
from tutor.protocol.questions import QUESTIONS
from tutor.protocol.shown import Json


class Answer(NamedTuple):
    """A value as JSON writes it, and the rulings it comes from; the first one decides whether it is determined."""

    value: Json
    rulings: tuple[Ruling[object], ...]


def _one(ask: str, write: Callable[[Any], Json] = lambda value: value) -> Callable[[Fields], Answer]:
    """Let the referee answer a question by one ruling, and write its value as JSON."""
    read = QUESTIONS[ask]

    def answer(q: Fields) -> Answer:
        ruling = ruled(q.rules, read(q))
        return Answer(write(ruling.value), (ruling,))

    return answer


def _trick(q: Fields) -> Answer:
    asked: Question = QUESTIONS["trick"](q)
    winner = ruled(q.rules, asked)
    lead, plays = asked.facts["lead"], asked.facts["plays"]
    then = next_lead(q.rules, winner.value.seat, lead=lead, eldest=q.seat("eldest", len(plays)))
    value = {
        "team": winner.value.team,
        "seat": winner.value.seat,
        "next_lead": None if then.undetermined else then.value,
    }
    return Answer(value, (winner, then))


def _order(steps: tuple[tuple[object, ...], ...]) -> Json:
    return [sorted(map(str, step)) for step in steps]


def _fields(value: Any) -> Json:  # noqa: ANN401  # one of the engine's named tuples
    return value._asdict()


def _envido_contest(contest: Contest) -> Json:
    return {**_contest(contest), "void": contest.void}


def _incident(q: Fields) -> Answer:
    ruling = rule_incident(q.rules, q.word("incident"), **q.those_of(FIELDS))
    return Answer(
        {**ruling.value._asdict(), "remedies": list(ruling.value.remedies), "points": list(ruling.value.points)},
        (ruling,),
    )


def _legal(q: Fields) -> Answer:
    from tutor.protocol.hands import legal  # noqa: PLC0415  # only a question about a file reads files

    return legal(q)


def _replay(q: Fields) -> Answer:
    from tutor.protocol.hands import replayed  # noqa: PLC0415

    return replayed(q)


def _contest(contest: Contest) -> dict[str, Json]:
    return {
        "winner_seat": contest.winner_seat,
        "winner_team": contest.winner_team,
        "points": list(contest.points),
    }


def _always(_rules: Ruleset) -> bool:
    return True


def _has_vira(rules: Ruleset) -> bool:
    return rules.vira.value


def _has_mao_de_11(rules: Ruleset) -> bool:
    return rules.hand.all_tied_on_eleven is not None


def _winner_matters(rules: Ruleset) -> bool:
    return rules.options.get("falta_rule") == "winner_gap" or rules.options.get("cfr_value") == "match"


def _under(switch: str, value: str) -> Callable[[Ruleset], bool]:
    return lambda rules: rules.options.get(switch) == value


@dataclass(frozen=True, slots=True)
class Query:
    """One question: who answers it, the fields it needs, and those it takes where the rulebook has a use for them."""

    answer: Callable[[Fields], Answer]
    needs: tuple[str, ...]
    takes: tuple[tuple[str, Callable[[Ruleset], bool]], ...] = ()


_VIRA = ("vira", _has_vira)
_TARGET = ("target", _always)
_WINNER = ("winner", _winner_matters)

QUERIES: dict[str, Query] = {
    "compare": Query(_one("compare"), ("a", "b"), (_VIRA,)),
    "order": Query(_one("order", _order), (), (_VIRA,)),
    "trick": Query(_trick, ("plays", "eldest"), (("lead", _always), _VIRA)),
    "hand": Query(_one("hand", _fields), ("tricks", "eldest"), (("mao_de_11", _has_mao_de_11),)),
    "envido": Query(_one("envido"), ("cards",)),
    "flor": Query(_one("flor"), ("cards",)),
    "falta": Query(_one("falta"), ("score",), (_TARGET, _WINNER)),
    "bet": Query(
        _one("bet"),
        ("kind", "calls", "answer"),
        (
            ("score", _always),
            _TARGET,
            _WINNER,
            ("flores", _under("flor_stack", "per_flor")),
            ("first_trick", _under("fold_first_trick_envido_bonus", "yes")),
        ),
    ),
    "envido_contest": Query(_one("envido_contest", _envido_contest), ("hands", "eldest"), (("flor_sung", _always),)),
    "flor_contest": Query(_one("flor_contest", _contest), ("hands", "eldest")),
    "match": Query(
        _one("match", _fields),
        ("score",),
        (
            _TARGET,
            ("reached_first", _always),
            ("eldest", _under("tie_at_target", "mao")),
            ("by_falta", _under("end_check", "falta_only")),
        ),
    ),
    "incident": Query(_incident, ("incident", "dealer"), tuple((name, _always) for name in FIELDS)),
    "legal": Query(_legal, ("hand", "seat")),
    "replay": Query(_replay, ("hand",)),
}
"""Every question by its name."""

COMMON = ("ask", "rules", "house", "lang", "text", "strict", "options", "id")
"""The fields of every query."""
