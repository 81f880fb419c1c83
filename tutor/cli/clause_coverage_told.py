"""The coverage of the clauses as people and as programs read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.cli.arguments import NOT_FOUND, Refusal
from tutor.cli.clause_coverage import STAGES, Row, rows, totals
from tutor.cli.clause_lookup import Asked
from tutor.cli.clause_text import DIM, ID, TITLE, Line
from tutor.narration import text
from tutor.rulebook import clauses, fold

__all__ = ["found", "lines", "table"]


def found(asked: Asked) -> tuple[Row, ...]:
    """The rows of the clauses asked for: all, of one rulebook, of a topic, or under an id."""
    under = fold(asked.words).rstrip("/")
    wanted = [item for item in clauses() if asked.covers(item) and (not under or f"{item.id}/".startswith(f"{under}/"))]
    if not wanted:
        raise Refusal("unknown_id", text("clause-unknown-id", asked.lang, words=asked.words), status=NOT_FOUND)
    return rows(wanted)


def table(held: tuple[Row, ...]) -> dict[str, Any]:
    """The answer for programs."""
    return {
        "type": "coverage",
        "clauses": [
            {
                "id": row.clause.id,
                "rules": row.clause.rules,
                "enforceable": row.clause.enforceable,
                **{stage: getattr(row, stage) for stage in STAGES},
            }
            for row in held
        ],
        "totals": totals(held),
    }


def lines(held: tuple[Row, ...], lang: str) -> Iterator[Line]:
    """The answer for people: the totals by rulebook, then what is still missing."""
    for rules, counted in totals(held).items():
        yield Line(text(f"clause-rules-{rules}", lang), ID)
        for which, title in (
            ("enforceable", text("clause-coverage-enforceable", lang, count=counted["enforceable"]["clauses"])),
            ("all", text("clause-coverage-all", lang, count=counted["all"]["clauses"])),
        ):
            stages = [f"{_stage(stage, lang)} {counted[which][stage]}" for stage in STAGES]
            yield Line(f"{title}: {' · '.join(stages)}", "", 2)
    yield Line("")
    lacking = [row for row in held if row.lacks]
    if not lacking:
        yield Line(text("clause-coverage-whole", lang), DIM)
        return
    yield Line(text("clause-coverage-lacks", lang, count=len(lacking)), TITLE)
    for row in lacking:
        yield Line(f"{row.clause.id}: {', '.join(_stage(stage, lang) for stage in row.lacks)}", "", 2)


def _stage(stage: str, lang: str) -> str:
    return text(f"clause-coverage-{stage}", lang)
