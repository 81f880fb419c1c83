"""The map of what a learner knows: rulebook by rulebook, skill by skill, with the clauses that each one teaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any

from tutor.lessons.learner import Knowledge, Known, Standing
from tutor.lessons.learner.mastery import MASTERED
from tutor.lessons.skills import Skill, skills_of
from tutor.narration import rulebook_name, text
from tutor.rulebook import RULEBOOKS, clause

__all__ = ["ago", "asked_of", "book_rows", "day_name", "skill_row"]

ORDER = (Standing.REVIEW, Standing.WELL, Standing.KNOWN, Standing.UNASKED)
"""What is to be done comes first."""

SURE = 99
"""Nobody is known to know anything for certain."""

Asks = Callable[[str, str], bool]


def asked_of(knowledge: Knowledge, rules: str) -> tuple[Skill, ...]:
    """List the skills of a rulebook that were asked, in the order in which they are taught."""
    return tuple(one for one in skills_of(rules) if knowledge.of(rules, one.id).asked)


def book_rows(knowledge: Knowledge, now: datetime, lang: str, asks: Asks) -> list[dict[str, Any]]:
    """Give the map of each rulebook, those that were begun first; ``now`` stands in the learner's own time."""
    begun = [rules for rules in RULEBOOKS if asked_of(knowledge, rules)]
    return [_book(knowledge, rules, now, lang, asks) for rules in (*begun, *(set_aside(begun)))]


def set_aside(begun: Iterable[str]) -> tuple[str, ...]:
    """List the rulebooks that are still to be begun.

    >>> set_aside(["cego"])
    ('gauderio', 'claudista')
    """
    known = set(begun)
    return tuple(rules for rules in RULEBOOKS if rules not in known)


def _book(knowledge: Knowledge, rules: str, now: datetime, lang: str, asks: Asks) -> dict[str, Any]:
    taught = skills_of(rules)
    begun = bool(asked_of(knowledge, rules))
    rows = [skill_row(knowledge, rules, one, now, lang) for one in taught] if begun else []
    for row in rows:
        row["practise"] = f"rules={rules}&skill={row['id']}" if asks(rules, row["id"]) else ""
    counts = {standing: sum(row["standing"] == standing for row in rows) for standing in Standing}
    first = next((one.id for one in taught if asks(rules, one.id)), "")
    return {
        "id": rules,
        "name": rulebook_name(rules, lang),
        "begun": begun,
        "lead": text("progress-not-begun", lang, skills=len(taught)) if not begun else "",
        "counts": [
            {"standing": standing, "word": text(f"progress-standing-{standing}", lang), "n": counts[standing]}
            for standing in ORDER
        ]
        if begun
        else [],
        "skills": rows,
        "start": f"rules={rules}&skill={first}" if first and not begun else "",
    }


def skill_row(knowledge: Knowledge, rules: str, one: Skill, now: datetime, lang: str) -> dict[str, Any]:
    """Give what the map says of one skill."""
    known = knowledge.of(rules, one.id)
    percent = min(round(known.mastery * 100), SURE)
    return {
        "id": one.id,
        "title": one.title(lang),
        "standing": known.standing,
        "word": text(f"progress-standing-{known.standing}", lang),
        "percent": percent if known.asked else None,
        "number": text("progress-mastery", lang, percent=percent) if known.asked else "",
        "score": _score(known, lang),
        "due": _due(known, now, lang),
        "clauses": [_clause(id_, lang) for id_ in one.teaches(rules)],
    }


def _score(known: Known, lang: str) -> str:
    """Count the answers; where they would make it known, but for what is asked besides, say that it is not all yet."""
    if not known.asked:
        return ""
    counted = text("progress-score", lang, asked=known.asked, right=known.right)
    almost = known.mastery >= MASTERED and not known.mastered and not known.habits
    return f"{counted} · {text('progress-almost', lang)}" if almost else counted


def _due(known: Known, now: datetime, lang: str) -> str:
    if known.review is None:
        return ""
    days = (known.review.due.astimezone(now.tzinfo).date() - now.date()).days
    return text("progress-due", lang, days=max(days, 0), late=str(days < 0))


def _clause(id_: str, lang: str) -> dict[str, Any]:
    found = clause(id_)
    return {"id": id_, "text": found.text(lang), "line": text("progress-line", lang, line=str(found.line))}


def day_name(day: datetime, lang: str) -> str:
    """Give a day as it is written on a calendar.

    >>> day_name(datetime(2026, 3, 2), "pt-BR"), day_name(datetime(2026, 3, 2), "en")
    ('2 mar', '2 Mar')
    """
    return text("progress-day", lang, day=str(day.day), month=text(f"progress-month-{day.month}", lang))


def ago(at: datetime, now: datetime, lang: str) -> str:
    """Say how long ago it was, in days.

    >>> ago(datetime(2026, 3, 1, 23), datetime(2026, 3, 2, 1), "en")
    'yesterday'
    """
    return text("progress-ago", lang, days=max(0, (now.date() - at.date()) // timedelta(days=1)))
