"""What every ruling on the desk is shown as: sentence, steps, clauses, readings, what else there is to say of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.engine import RuleError, Ruleset, Ruling
from tutor.engine.deck import UNKNOWN
from tutor.lessons.breakdown import clauses_of
from tutor.lessons.desk_case import Case, rules_of
from tutor.narration import listed, message, reading_mark, sentence, steps, text
from tutor.narration.rested import RestedTold
from tutor.rulebook import reading

_NOTHING: Mapping[str, Any] = {
    "mark": "",
    "effects": [],
    "instead": "",
    "steps": [],
    "clauses": [],
    "readings": [],
    "changes": [],
    "columns": [],
    "note": "",
}
"""A ruling that says no more than its sentence."""


def shown(
    ruling: Ruling[Any],
    lang: str,
    players: int,
    *,
    readings: Sequence[RestedTold],
    changes: Sequence[str] = (),
    columns: Sequence[Mapping[str, Any]] = (),
    note: str = "",
    effects: Sequence[str] = (),
    instead: str = "",
) -> dict[str, Any]:
    """Show a ruling; ``effects`` are what it comes to in a few words, ``instead`` what could be done in its place."""
    return {
        "refused": False,
        "sentence": sentence(ruling, lang, players=players),
        "mark": _mark(ruling, lang),
        "effects": list(effects),
        "instead": instead,
        "steps": _steps(ruling, lang, players),
        "clauses": clauses_of(ruling, lang),
        "readings": reading_rows(readings, lang),
        "changes": list(changes),
        "columns": list(columns),
        "note": note,
    }


def refused(error: RuleError, lang: str) -> dict[str, Any]:
    """Show what the rules refuse."""
    return {**_NOTHING, "sentence": message(error, lang), "refused": True}


def said(words: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401  # any part of a shown ruling
    """Show words that stand where a ruling would."""
    return {**_NOTHING, "sentence": words, "refused": False, **more}


def _mark(ruling: Ruling[Any], lang: str) -> str:
    """Say what is ours, and what the table has decided by a switch."""
    decided = ruling.decided
    chosen = listed([f"{name} = {value}" for name, value in dict.fromkeys(decided.values())], lang)
    parts = [text("desk-by-table", lang, switches=chosen)] if decided else []
    if any(id_ not in decided for id_ in ruling.readings):
        parts.append(text("desk-silent-ours" if _open(ruling) else "common-ours", lang))
    return "; ".join(parts)


def _open(ruling: Ruling[Any]) -> bool:
    """Whether the document is silent or contradicts itself on what this rests on."""
    return any(id_ not in ruling.decided and reading(id_).kind != "wording" for id_ in ruling.readings)


def _steps(ruling: Ruling[Any], lang: str, players: int) -> list[dict[str, Any]]:
    """Every step with the cards it is about, its clauses and what marks a reading; the verdict stands above them."""
    return [
        {
            "text": line.text,
            "depth": max(line.depth - 1, 0),
            "cards": [str(card) for card in line.cards if card != UNKNOWN],
            "cites": ", ".join(line.cites),
            "mark": reading_mark(line.readings, lang, line.decided) if line.readings else "",
        }
        for line in steps(ruling, lang, players=players)
    ]


def reading_rows(readings: Sequence[RestedTold], lang: str) -> list[dict[str, Any]]:
    """What the document does not decide here, what is followed and why, and what else one could follow."""
    return [
        {
            "id": told.reading,
            "mark": text("common-ours" if told.ours else "desk-table-choice", lang),
            "question": told.question,
            "lines": list(told.lines[1:]),
        }
        for told in readings
    ]


def of_book(case: Case, rules: str) -> Ruleset:
    """Give a rulebook to be asked beside the case's own: as it is written, but the case's own as the table has it."""
    return case.ruleset if rules == case.rules else rules_of(rules, ())


def book_row(case: Case, rules: str, state: str, cell: str, lang: str, *, differs: bool) -> dict[str, Any]:
    """Show what one rulebook says, beside the others."""
    here = rules == case.rules
    return {
        "rules": rules,
        "name": text(f"desk-book-{rules}", lang),
        "house": text("desk-house-book", lang) if here and case.by_house else "",
        "state": state,
        "cell": cell[:1].upper() + cell[1:],
        "differs": differs,
        "here": here,
    }
