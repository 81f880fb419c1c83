"""A ruling in a few words: what a cell of a table holds, and how a sentence about another case ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tutor.engine import Ruling
from tutor.engine.question import Question
from tutor.narration.catalogue import fill
from tutor.narration.facts import Facts
from tutor.narration.rulings import scene_of, sentence


def verdict(
    asked: Question, ruling: Ruling[Any], lang: str = "pt-BR", *, names: Sequence[str] = (), players: int = 0
) -> str:
    """Say in a few words what a ruling comes to, without a full stop.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.question import question, ruled
    >>> asked = question("envido", cards=cards("1c 7c 6p"))
    >>> verdict(asked, ruled(ruleset("gauderio"), asked))
    '28 de envido'
    """
    id_ = "verdict-undetermined" if ruling.undetermined else _IDS.get(asked.ask, _whole)(ruling)
    if not id_:
        return sentence(ruling, lang, names=names, players=players).rstrip(".")
    reason = ruling.reason
    # a contest of one flor names no kind: it is one of flores
    facts = Facts(scene_of(ruling, lang, names, players or seated(asked)), {"kind": "flor", **reason.args})
    return fill(id_, lang, facts)


def seated(asked: Question) -> int:
    """Say how many sit at the table, where the question shows it."""
    return len(asked.facts.get("plays", ()) or asked.facts.get("hands", ()))


def _whole(_ruling: Ruling[Any]) -> str:
    """A ruling that no few words tell: an order of forty cards."""
    return ""


def _contest(ruling: Ruling[Any]) -> str:
    contest = ruling.value
    if contest.void:
        return "verdict-contest-void"
    if contest.winner_team is None:
        return "verdict-contest-nobody"
    return "verdict-only-flor" if ruling.reason.code == "contest.only_flor" else "verdict-contest"


def _hand(ruling: Ruling[Any]) -> str:
    return "verdict-hand" if ruling.value.outcome == "team" else f"verdict-hand-{ruling.value.outcome}"


_IDS: Mapping[str, Callable[[Ruling[Any]], str]] = {
    "compare": lambda ruling: "verdict-tie" if ruling.value == "tie" else "verdict-higher",
    "trick": lambda ruling: "verdict-tie" if ruling.value.team is None else "verdict-trick",
    "hand": _hand,
    "envido": lambda ruling: "verdict-envido-flor" if ruling.value is None else "verdict-envido",
    "flor": lambda ruling: "verdict-no-flor" if ruling.value is None else "verdict-flor",
    "falta": lambda _ruling: "verdict-amount",
    "bet": lambda _ruling: "verdict-amount",
    "envido_contest": _contest,
    "flor_contest": _contest,
    "match": lambda ruling: "verdict-match" if ruling.value.over else "verdict-match-goes-on",
}
