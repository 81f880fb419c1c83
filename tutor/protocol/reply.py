"""What a reply is made of: a value, an undetermined question or an error, each with its clauses and readings."""

from __future__ import annotations

from tutor.engine import RuleError
from tutor.protocol.queries import Answer
from tutor.protocol.shown import Json, short
from tutor.rulebook import LANGUAGES as LANGUAGES  # noqa: PLC0414  # the languages of a reply


def answered(answer: Answer, lang: str | None) -> dict[str, Json]:
    """Reply with a value, or say that the document does not determine it; without a language, without words."""
    rulings = answer.rulings
    first = rulings[0]
    reply: dict[str, Json] = {"undetermined": True} if first.undetermined else {"value": answer.value}
    if len(rulings) == 1:
        reply["clauses"] = list(first.clauses)
        reply["readings"] = list(first.readings)
    else:
        reply["clauses"] = list(dict.fromkeys(clause for ruling in rulings for clause in ruling.clauses))
        reply["readings"] = list(dict.fromkeys(reading for ruling in rulings for reading in ruling.readings))
    if lang is not None:
        from tutor.narration import sentence  # noqa: PLC0415  # 60 ms that a reply without words does not pay

        reply["text"] = " ".join(sentence(ruling, lang) for ruling in rulings)
    return reply


def refused(error: RuleError, lang: str) -> dict[str, Json]:
    """Reply with what was wrong with a query, and what would be right."""
    from tutor.narration import message  # noqa: PLC0415  # only a mistake pays for it

    return {
        "error": {
            "code": error.code,
            "message": message(short(error), lang),
            "clauses": list(error.cites),
            "readings": list(error.readings),
            **{name: error.facts[name] for name in ("line", "column") if "line" in error.facts},
        }
    }
