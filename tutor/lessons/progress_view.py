"""The picture of a learner's progress, worked out from the log of answers alone; the page shows it as it is.

A JSON-like dict: ``summary`` in a sentence, ``next`` the one next step, ``books`` the map (`progress_map`),
``mistakes`` the wrong rules seen, ``weeks`` the answers of the last weeks, day by day.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from tutor.engine import ruleset
from tutor.lessons.answers import Answer
from tutor.lessons.besides import besides_of
from tutor.lessons.learner import Knowledge, Mistake, choose, mistakes
from tutor.lessons.luck import luck
from tutor.lessons.misconceptions import catalogue, misconception, wrong_rule
from tutor.lessons.progress_map import Asks, ago, asked_of, book_rows, day_name
from tutor.lessons.skills import skill, skills_of
from tutor.narration import rulebook_name, text
from tutor.rulebook import RULEBOOKS

__all__ = ["DAYS", "progress_view", "sound"]

DAYS = 28
"""So many days the chart goes back, today included."""


def progress_view(answers: Sequence[Answer], now: datetime, lang: str, asks: Asks) -> dict[str, Any]:
    """Give the picture at a time, which has the zone of the learner; ``asks`` says what can be practised.

    >>> from datetime import UTC
    >>> view = progress_view([], datetime(2026, 3, 2, tzinfo=UTC), "en", lambda rules, skill: True)
    >>> view["next"]["text"], view["next"]["practise"]
    ('A good start: The table, the pack and the aim, Truco Gaudério.', 'rules=gauderio&skill=table')
    """
    known = sound(answers)
    knowledge = Knowledge(known, luck, besides_of)
    return {
        "summary": _summary(answers, now, lang),
        "next": _next(knowledge, now, lang, asks),
        "books": book_rows(knowledge, now, lang, asks),
        "mistakes": [_mistake(one, knowledge, now, lang, asks) for one in mistakes(known)],
        "weeks": _weeks(answers, now, lang),
    }


@cache
def _known_rows() -> Mapping[str, frozenset[str]]:
    """Give the wrong rules there are, rulebook by rulebook."""
    return {rules: frozenset(row.id for row in catalogue(rules) if not row.never) for rules in RULEBOOKS}


def sound(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """Keep the answers about skills there are, and of what explains them the wrong rules there are.

    A log may come from another version, or from anybody.
    """
    places = {(rules, one.id) for rules in RULEBOOKS for one in skills_of(rules)}
    rows = _known_rows()
    return tuple(
        one if rows[one.rules].issuperset(one.diagnosis)
        else replace(one, diagnosis=tuple(row for row in one.diagnosis if row in rows[one.rules]))
        for one in answers
        if (one.rules, one.skill) in places
    )  # fmt: skip


def _summary(answers: Sequence[Answer], now: datetime, lang: str) -> str:
    if not answers:
        return text("progress-empty", lang)
    since = min(one.at for one in answers).astimezone(now.tzinfo)
    first = [one for one in answers if one.first]
    return text(
        "progress-summary",
        lang,
        answers=len(first),
        right=sum(one.right for one in first),
        since=f"{day_name(since, lang)} {since.year}",
    )


def _next(knowledge: Knowledge, now: datetime, lang: str, asks: Asks) -> dict[str, str]:
    """Give the one next step; before the first answer, how to begin."""
    begun = [rules for rules in RULEBOOKS if asked_of(knowledge, rules)]
    pick = choose(knowledge, now, begun or RULEBOOKS, asks=asks)
    if pick is None:
        return {"text": text("progress-next-none", lang), "label": "", "practise": ""}
    why = pick.why if begun else "begin"
    named = {"skill": skill(pick.skill).title(lang), "rulebook": rulebook_name(pick.rules, lang)}
    return {
        "text": text(f"progress-next-{why}", lang, **named),
        "label": text("progress-practise" if begun else "progress-begin", lang),
        "practise": f"rules={pick.rules}&skill={pick.skill}",
    }


def _mistake(one: Mistake, knowledge: Knowledge, now: datetime, lang: str, asks: Asks) -> dict[str, Any]:
    """Tell a wrong rule that was seen; "" are the wrong answers that no known one explains."""
    last = one.answers[0]
    row = misconception(one.misconception) if one.misconception else None
    recent = knowledge.of(last.rules, last.skill).recent
    stands = row is not None and any(row.id in found for found in recent if found)
    at = last.at.astimezone(now.tzinfo)
    titles = dict.fromkeys(skill(answer.skill).title(lang) for answer in one.answers)
    return {
        "id": one.misconception,
        "title": wrong_rule(row, ruleset(last.rules), lang) if row else text("progress-unexplained", lang),
        "known": row is not None,
        "where": f"{rulebook_name(last.rules, lang)} · {', '.join(titles)}",
        "seen": text("progress-seen", lang, times=len(one.answers), ago=ago(at, now, lang)),
        "state": "" if row is None else text("progress-stands" if stands else "progress-gone", lang),
        "stands": stands,
        "clauses": [id_ for id_ in row.cites_in(last.rules) if "/" in id_] if row else [],
        "practise": f"rules={last.rules}&skill={last.skill}" if asks(last.rules, last.skill) else "",
    }


def _weeks(answers: Sequence[Answer], now: datetime, lang: str) -> dict[str, Any]:
    """Count the first attempts of each of the last days, right and wrong."""
    days = [now - timedelta(days=back) for back in reversed(range(DAYS))]
    counts = {day.date(): [0, 0] for day in days}
    for one in answers:
        day = one.at.astimezone(now.tzinfo).date()
        if one.first and day in counts:
            counts[day][not one.right] += 1
    most = max(right + wrong for right, wrong in counts.values())
    said = {
        "right": sum(right for right, _ in counts.values()),
        "wrong": sum(wrong for _, wrong in counts.values()),
        "days": sum(right + wrong > 0 for right, wrong in counts.values()),
    }
    return {
        "days": [
            {"day": day_name(day, lang), "right": counts[day.date()][0], "wrong": counts[day.date()][1]} for day in days
        ],
        "most": most,
        "said": text("progress-weeks-said", lang, **said),
    }
