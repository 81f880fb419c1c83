"""A ruling taken apart for the screen: its lines with their cards, its clauses, what is our reading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tutor.engine import Reason, Ruling
from tutor.narration import rulebook_name, steps, text
from tutor.narration.rulings import Line
from tutor.rulebook import clause, reading, readings

_ADDS = ("count.card", "count.pair_bonus")
"""The steps of a count that add to it."""


def lines_of(ruling: Ruling[Any], lang: str, *, names: Sequence[str] = ()) -> list[dict[str, Any]]:
    """Give the steps below the verdict: words, what each adds, the cards it is about."""
    return [
        {
            "text": line.text,
            "value": value_of(reason, ruling.reason, lang),
            "cards": [str(card) for card in line.cards],
        }
        for line, reason in whole_steps(ruling, lang, names=names)
        if line.depth == 1
    ]


def whole_steps(ruling: Ruling[Any], lang: str, *, names: Sequence[str] = ()) -> Iterator[tuple[Line, Reason]]:
    """Give the verdict and each step with its reason.

    A step that only announces the one below it ("No Truco Cego:") is told as one with that one.

    >>> from tutor.lessons.dealing import ask
    >>> [line.text for line, _ in whole_steps(ask("cego", "contrast", seed=2).ruling, "en")][1]
    'In Truco Gaudério: Truco, retruco, vale quatro, quero: the hand is worth 4 points.'
    """
    head: Line | None = None
    for line, reason in zip(steps(ruling, lang, names=names), ruling.reason.walk(), strict=True):
        whole = replace(line, text=f"{head.text} {line.text}", depth=head.depth) if head else line
        head = whole if whole.depth and whole.text.endswith(":") else None
        if head is None:
            yield whole, reason
    if head is not None:
        yield head, reason


def value_of(step: Reason, whole: Reason, lang: str) -> str:
    """Say what a step adds to a count, or that it is left out; that it is a flor adds what the whole has for it."""
    if step.code in _ADDS:
        return text("practice-adds", lang, points=step.args["points"])
    if step.code == "flor.is" and "bonus" in whole.args:
        return text("practice-adds", lang, points=whole.args["bonus"])
    return text("practice-adds-nothing", lang)


def lit_cards(ruling: Ruling[Any]) -> list[str]:
    """Give the cards that count."""
    return [str(step.args["card"]) for step in ruling.reason.walk() if step.code == "count.card"]


def outline_of(ruling: Ruling[Any], lang: str, *, names: Sequence[str] = ()) -> list[dict[str, Any]]:
    """Give the whole tree, each line with its clauses, to be folded away."""
    return [
        {"text": f"{line.text} [{', '.join(line.cites)}]" if line.cites else line.text, "depth": line.depth}
        for line in steps(ruling, lang, names=names)
    ]


def clauses_of(ruling: Ruling[Any], lang: str) -> list[dict[str, Any]]:
    """Give every clause of a ruling in our words, with its document, its line and the readings that touch it."""
    return [clause_row(id_, lang) for id_ in ruling.clauses]


def clause_row(id: str, lang: str) -> dict[str, Any]:  # noqa: A002  # the word of the rulebook
    """Give one clause in our words, with its document, its line and the readings that touch it."""
    found = clause(id)
    return {
        "id": found.id,
        "text": found.text(lang),
        "document": rulebook_name(found.rules, lang),
        "line": found.line,
        "readings": [reading_row(touching.id, lang) for touching in readings(clause=found.id)],
    }


def reading_row(id: str, lang: str) -> dict[str, str]:  # noqa: A002  # the word of the rulebook
    """Give a reading as a line: what the document leaves open, and how we read it."""
    found = reading(id)
    return {"id": id, "text": f"{found.question(lang)} {found.position().text(lang)}"}


def readings_of(ruling: Ruling[Any], lang: str) -> list[dict[str, str]]:
    """Give the readings on which a ruling rests."""
    return [reading_row(id_, lang) for id_ in ruling.readings]
