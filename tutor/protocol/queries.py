"""The questions of the protocol: a row each, with the fields it takes, and the small function that asks the referee.

A new question is one function and one row of `QUERIES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from tutor.engine import (
    Contest,
    Ruleset,
    Ruling,
    compare,
    contest_envido,
    contest_flor,
    count_envido,
    count_flor,
    falta,
    match_over,
    next_lead,
    order,
    price,
    resolve_trick,
    resolve_tricks,
)
from tutor.engine.envido import counting
from tutor.engine.incidents import FIELDS, rule_incident
from tutor.protocol.fields import Fields
from tutor.protocol.shown import Json


class Answer(NamedTuple):
    """A value as JSON writes it, and the rulings it comes from; the first one decides whether it is determined."""

    value: Json
    rulings: tuple[Ruling[object], ...]


def _compare(q: Fields) -> Answer:
    ruling = compare(q.rules, q.card("a"), q.card("b"), q.vira())
    return Answer(ruling.value, (ruling,))


def _order(q: Fields) -> Answer:
    ruling = order(q.rules, q.vira())
    return Answer([sorted(map(str, step)) for step in ruling.value], (ruling,))


def _trick(q: Fields) -> Answer:
    plays = q.plays()
    players = _table(q, plays)
    eldest = q.seat("eldest", players)
    lead = q.seat("lead", players) if q.has("lead") else plays[0].seat if plays else 0
    winner = resolve_trick(q.rules, plays, lead=lead, vira=q.vira())
    then = next_lead(q.rules, winner.value.seat, lead=lead, eldest=eldest)
    value = {
        "team": winner.value.team,
        "seat": winner.value.seat,
        "next_lead": None if then.undetermined else then.value,
    }
    return Answer(value, (winner, then))


def _hand(q: Fields) -> Answer:
    tricks, eldest = q.tricks(), q.seat("eldest")
    ruling = resolve_tricks(q.rules, tricks, eldest=eldest, mao_de_11=q.team("mao_de_11"))
    return Answer(ruling.value._asdict(), (ruling,))


def _envido(q: Fields) -> Answer:
    counting(q.rules)
    ruling = count_envido(q.rules, q.cards("cards"))
    return Answer(ruling.value, (ruling,))


def _flor(q: Fields) -> Answer:
    counting(q.rules)
    ruling = count_flor(q.rules, q.cards("cards"))
    return Answer(ruling.value, (ruling,))


def _falta(q: Fields) -> Answer:
    score = q.score()
    assert score is not None, "a field that the query needs"
    ruling = falta(q.rules, score, q.target(), winner=q.team("winner"))
    return Answer(ruling.value, (ruling,))


def _bet(q: Fields) -> Answer:
    ruling = price(
        q.rules,
        q.word("kind"),
        q.words("calls"),
        q.word("answer"),
        score=q.score(),
        target=q.target(),
        winner=q.team("winner"),
        flores=q.count("flores", _flores_of_a_side(q.rules), 1),
        first_trick=q.flag("first_trick"),
    )
    return Answer(ruling.value, (ruling,))


def _envido_contest(q: Fields) -> Answer:
    counting(q.rules)
    hands = q.hands()
    sung = q.seats("flor_sung", _table(q, hands)) if q.has("flor_sung") else None
    ruling = contest_envido(q.rules, hands, q.seat("eldest", _table(q, hands)), flor_sung=sung)
    return Answer({**_contest(ruling.value), "void": ruling.value.void}, (ruling,))


def _flor_contest(q: Fields) -> Answer:
    counting(q.rules)
    hands = q.hands()
    ruling = contest_flor(q.rules, hands, q.seat("eldest", _table(q, hands)))
    return Answer(_contest(ruling.value), (ruling,))


def _match(q: Fields) -> Answer:
    score = q.score()
    assert score is not None, "a field that the query needs"
    ruling = match_over(
        q.rules,
        score,
        q.target(),
        reached_first=q.team("reached_first"),
        eldest=q.seat("eldest") if q.has("eldest") else None,
        by_falta=q.flag("by_falta"),
    )
    return Answer(ruling.value._asdict(), (ruling,))


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


def _table(q: Fields, seats: tuple[object, ...]) -> int:
    """How many sit at the table: as many as hands or plays, unless the rulebook does not play with so many."""
    known = q.rules.seats.value
    return len(seats) if len(seats) in known else max(known)


def _contest(contest: Contest) -> dict[str, Json]:
    return {
        "winner_seat": contest.winner_seat,
        "winner_team": contest.winner_team,
        "points": list(contest.points),
    }


def _flores_of_a_side(rules: Ruleset) -> tuple[int, ...]:
    return tuple(range(1, max(rules.seats.value) // 2 + 1))


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
    "compare": Query(_compare, ("a", "b"), (_VIRA,)),
    "order": Query(_order, (), (_VIRA,)),
    "trick": Query(_trick, ("plays", "eldest"), (("lead", _always), _VIRA)),
    "hand": Query(_hand, ("tricks", "eldest"), (("mao_de_11", _has_mao_de_11),)),
    "envido": Query(_envido, ("cards",)),
    "flor": Query(_flor, ("cards",)),
    "falta": Query(_falta, ("score",), (_TARGET, _WINNER)),
    "bet": Query(
        _bet,
        ("kind", "calls", "answer"),
        (
            ("score", _always),
            _TARGET,
            _WINNER,
            ("flores", _under("flor_stack", "per_flor")),
            ("first_trick", _under("fold_first_trick_envido_bonus", "yes")),
        ),
    ),
    "envido_contest": Query(_envido_contest, ("hands", "eldest"), (("flor_sung", _always),)),
    "flor_contest": Query(_flor_contest, ("hands", "eldest")),
    "match": Query(
        _match,
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

COMMON = ("ask", "rules", "lang", "text", "strict", "options", "id")
"""The fields of every query."""
