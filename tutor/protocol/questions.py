"""From the fields of a query to the question that the referee is asked, for those that need no running hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.engine import Ruleset
from tutor.engine.envido import counting
from tutor.engine.question import Question
from tutor.protocol.fields import Fields


def _compare(q: Fields) -> Question:
    return Question("compare", {"a": q.card("a"), "b": q.card("b"), "vira": q.vira()})


def _order(q: Fields) -> Question:
    return Question("order", {"vira": q.vira()})


def _trick(q: Fields) -> Question:
    plays = q.plays()
    players = _table(q, plays)
    q.seat("eldest", players)  # of no weight for who takes the trick, but it has to be one
    lead = q.seat("lead", players) if q.has("lead") else plays[0].seat if plays else 0
    return Question("trick", {"plays": plays, "lead": lead, "vira": q.vira()})


def _hand(q: Fields) -> Question:
    return Question("hand", {"tricks": q.tricks(), "eldest": q.seat("eldest"), "mao_de_11": q.team("mao_de_11")})


def _envido(q: Fields) -> Question:
    counting(q.rules)
    return Question("envido", {"cards": q.cards("cards")})


def _flor(q: Fields) -> Question:
    counting(q.rules)
    return Question("flor", {"cards": q.cards("cards")})


def _falta(q: Fields) -> Question:
    return Question("falta", {"score": q.score(), "target": q.target(), "winner": q.team("winner")})


def _bet(q: Fields) -> Question:
    return Question(
        "bet",
        {
            "kind": q.word("kind"),
            "calls": q.words("calls"),
            "answer": q.word("answer"),
            "score": q.score(),
            "target": q.target(),
            "winner": q.team("winner"),
            "flores": q.count("flores", _flores_of_a_side(q.rules), 1),
            "first_trick": q.flag("first_trick"),
        },
    )


def _envido_contest(q: Fields) -> Question:
    counting(q.rules)
    hands = q.hands()
    sung = q.seats("flor_sung", _table(q, hands)) if q.has("flor_sung") else None
    return Question("envido_contest", {"hands": hands, "eldest": q.seat("eldest", _table(q, hands)), "flor_sung": sung})


def _flor_contest(q: Fields) -> Question:
    counting(q.rules)
    hands = q.hands()
    return Question("flor_contest", {"hands": hands, "eldest": q.seat("eldest", _table(q, hands))})


def _match(q: Fields) -> Question:
    return Question(
        "match",
        {
            "score": q.score(),
            "target": q.target(),
            "reached_first": q.team("reached_first"),
            "eldest": q.seat("eldest") if q.has("eldest") else None,
            "by_falta": q.flag("by_falta"),
        },
    )


def _table(q: Fields, seats: tuple[object, ...]) -> int:
    """How many sit at the table: as many as hands or plays, unless the rulebook does not play with so many."""
    known = q.rules.seats.value
    return len(seats) if len(seats) in known else max(known)


def _flores_of_a_side(rules: Ruleset) -> tuple[int, ...]:
    return tuple(range(1, max(rules.seats.value) // 2 + 1))


QUESTIONS: Mapping[str, Callable[[Fields], Question]] = {
    "compare": _compare,
    "order": _order,
    "trick": _trick,
    "hand": _hand,
    "envido": _envido,
    "flor": _flor,
    "falta": _falta,
    "bet": _bet,
    "envido_contest": _envido_contest,
    "flor_contest": _flor_contest,
    "match": _match,
}
"""Who reads each question."""
