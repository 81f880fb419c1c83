"""A question as an author of lessons writes it: the fields of the judge protocol, or a moment of a running hand.

``ask="hand", tricks=[None, 0], eldest=0`` is a question of `docs/ask.md`. Cards, calls and hands may be written as
text too (``cards="1c 7c 6p"``, ``hands="1c 7c 6p / 12o 3o 6e"``, ``calls="truco retruco"``, ``plays="3c 2o"``).
``ask="moment", deal="1c 7c 6p / 12o 3o 6e", done="0 truco", act="1 envido"`` asks whether an act may be done now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine import Ruleset, ruleset
from tutor.engine.question import Question
from tutor.lessons.author_error import AuthorError
from tutor.protocol.judge import asked as of_protocol

__all__ = ["case_of"]

_MOMENT = ("deal", "done", "act", "score", "eldest")
_NEEDS_A_FILE = ("legal", "replay")


def case_of(ask: str, rules: str, fields: Mapping[str, Any]) -> tuple[Ruleset, Question]:
    """Give the rulebook and the question; `RuleError` says what is wrong with a field.

    >>> rules, asked = case_of("hand", "gauderio", {"tricks": "=A", "eldest": 0})
    >>> rules.id, asked.facts["tricks"]
    ('gauderio', [None, 0])
    """
    if ask == "moment":
        return ruleset(rules), _moment(fields)
    if ask == "incident":
        return ruleset(rules), _incident(fields)
    if ask in _NEEDS_A_FILE:
        raise AuthorError("check-part-running", ask=ask)
    found = of_protocol({"ask": ask, "rules": rules, **{name: _listed(name, value) for name, value in fields.items()}})
    assert found is not None, "only questions about a file have no question of their own"
    under, asked = found
    return under, Question(asked.ask, {name: one for name, one in asked.facts.items() if name in fields or one is None})


def _listed(name: str, value: Any) -> Any:  # noqa: ANN401  # whatever an author writes
    """Read what is written as one text where the protocol has a list."""
    if isinstance(value, tuple):
        value = list(value)
    if not isinstance(value, str):
        return [_listed("cards", one) for one in value] if name == "hands" and isinstance(value, list) else value
    match name:
        case "cards" | "calls":
            return value.split()
        case "hands":
            return [part.split() for part in value.split("/")]
        case "tricks":
            return [{"A": 0, "B": 1, "=": None}.get(one, one) for one in value.replace(" ", "")]
        case "plays":
            return [
                {"seat": seat, "card": code.removeprefix("x"), **({"hidden": True} if code.startswith("x") else {})}
                for seat, code in enumerate(value.split())
            ]
        case _:
            return value


def _moment(fields: Mapping[str, Any]) -> Question:
    unknown = sorted(set(fields) - set(_MOMENT))
    if unknown or not {"deal", "act"} <= set(fields):
        raise AuthorError("check-part-moment", takes=", ".join(_MOMENT), given=", ".join(fields))
    done = fields.get("done", ())
    acts = tuple(filter(None, map(str.strip, done.split(";")))) if isinstance(done, str) else tuple(done)
    return Question("moment", {**fields, "done": acts})


def _incident(fields: Mapping[str, Any]) -> Question:
    facts = {"dealer": 0, **{name: one for name, one in fields.items() if name != "incident"}}
    return Question("incident", {"incident": fields.get("incident", ""), "said": facts})
