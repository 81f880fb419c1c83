"""What a teacher sees of a class: who knows what in one rulebook, and which wrong rules are common. And as CSV.

All of it is worked out from the logs of answers, as each learner's own map is (`progress_view`).
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from io import StringIO
from typing import Any

from tutor.engine import ruleset
from tutor.lessons.answers import Answer
from tutor.lessons.besides import besides_of
from tutor.lessons.learner import Knowledge, Standing, mistakes
from tutor.lessons.luck import luck
from tutor.lessons.misconceptions import misconception, wrong_rule
from tutor.lessons.progress_map import ORDER, SURE, ago
from tutor.lessons.progress_view import sound
from tutor.lessons.skills import Skill, skill, skills_of
from tutor.narration import rulebook_name, text
from tutor.rulebook import RULEBOOKS

__all__ = ["Learner", "class_view", "learners_of", "mistakes_csv", "skills_csv"]


@dataclass(frozen=True, slots=True)
class Learner:
    """One learner: the name, the answers that count, and what is known from them."""

    name: str
    answers: tuple[Answer, ...]
    knowledge: Knowledge

    def named(self, lang: str) -> str:
        """Give the name; on a computer of one's own there may be none."""
        return self.name or text("progress-nobody", lang)

    def shown_wrong(self, rules: str) -> dict[str, int]:
        """Count the wrong rules that the answers of one rulebook show."""
        own = mistakes(answer for answer in self.answers if answer.rules == rules)
        return {one.misconception: len(one.answers) for one in own if one.misconception}


def learners_of(logs: Mapping[str, Sequence[Answer]]) -> tuple[Learner, ...]:
    """Read the logs of a class, in the order of the names; somebody who has not answered yet is left out."""
    kept = {name: sound(answers) for name, answers in logs.items()}
    return tuple(
        Learner(name, answers, Knowledge(answers, luck, besides_of))
        for name, answers in sorted(kept.items(), key=lambda one: one[0].casefold())
        if answers
    )


def class_view(learners: Sequence[Learner], rules: str, now: datetime, lang: str) -> dict[str, Any]:
    """Give the picture of one rulebook; without a rulebook the one with the most answers is taken."""
    counts = {one: sum(answer.rules == one for who in learners for answer in who.answers) for one in RULEBOOKS}
    rules = rules if rules in RULEBOOKS else max(RULEBOOKS, key=lambda one: counts[one])
    here = [one for one in learners if any(answer.rules == rules for answer in one.answers)]
    asked = [one for one in skills_of(rules) if any(who.knowledge.of(rules, one.id).asked for who in here)]
    silent = [one for one in skills_of(rules) if one not in asked]
    return {
        "rules": rules,
        "books": [{"id": one, "name": f"{rulebook_name(one, lang)} ({counts[one]})"} for one in RULEBOOKS],
        "lead": text("class-lead", lang, learners=len(here), answers=counts[rules]),
        "skills": [_skill(one, here, rules, lang) for one in asked],
        "learners": [_learner(one, asked, rules, now, lang) for one in here],
        "unasked": text("class-unasked", lang, skills="; ".join(one.title(lang) for one in silent)) if silent else "",
        "mistakes": _common(here, rules, lang),
        "legend": [{"standing": one, "word": text(f"progress-standing-{one}", lang)} for one in ORDER],
    }


def _skill(one: Skill, here: Iterable[Learner], rules: str, lang: str) -> dict[str, Any]:
    standings = [who.knowledge.of(rules, one.id).standing for who in here]
    to_review = standings.count(Standing.REVIEW)
    return {"id": one.id, "title": one.title(lang), "practise": f"rules={rules}&skill={one.id}", "review": to_review}


def _learner(one: Learner, asked: Iterable[Skill], rules: str, now: datetime, lang: str) -> dict[str, Any]:
    last = max(answer.at for answer in one.answers if answer.rules == rules)
    return {
        "name": one.named(lang),
        "last": ago(last.astimezone(now.tzinfo), now, lang),
        "cells": [_cell(one, skill.id, rules, lang) for skill in asked],
    }


def _cell(one: Learner, skill_: str, rules: str, lang: str) -> dict[str, Any]:
    known = one.knowledge.of(rules, skill_)
    percent = text("progress-mastery", lang, percent=min(round(known.mastery * 100), SURE)) if known.asked else ""
    return {"standing": known.standing, "word": text(f"progress-standing-{known.standing}", lang), "percent": percent}


def _common(here: Iterable[Learner], rules: str, lang: str) -> list[dict[str, Any]]:
    """List the wrong rules of the class, those of most learners first, with who shows them."""
    who: dict[str, list[str]] = {}
    for one in here:
        for found in one.shown_wrong(rules):
            who.setdefault(found, []).append(one.named(lang))
    return [
        {
            "id": found,
            "title": wrong_rule(misconception(found), ruleset(rules), lang),
            "learners": text("class-shown-by", lang, n=len(names), names=", ".join(names)),
            "clauses": [id_ for id_ in misconception(found).cites_in(rules) if "/" in id_],
        }
        for found, names in sorted(who.items(), key=lambda one: (-len(one[1]), one[0]))
    ]


def skills_csv(learners: Iterable[Learner], lang: str) -> str:
    """Give a line for each learner, rulebook and skill that was asked."""
    columns = ("learner", "rulebook", "skill", "title", "asked", "right", "mastery", "standing", "last")
    return _csv(columns, lang, (row for one in learners for row in _skill_rows(one, lang)))


def _skill_rows(one: Learner, lang: str) -> Iterable[tuple[object, ...]]:
    for rules, skill_, known in one.knowledge:
        word = text(f"progress-standing-{known.standing}", lang)
        day = known.last.date().isoformat() if known.last else ""
        mastery = f"{known.mastery:.2f}"
        yield one.named(lang), rules, skill_, skill(skill_).title(lang), known.asked, known.right, mastery, word, day


def mistakes_csv(learners: Iterable[Learner], lang: str) -> str:
    """Give a line for each learner and each wrong rule that the answers show."""
    rows = (
        (one.named(lang), rules, found, wrong_rule(misconception(found), ruleset(rules), lang), times)
        for one in learners
        for rules in RULEBOOKS
        for found, times in one.shown_wrong(rules).items()
    )
    return _csv(("learner", "rulebook", "misconception", "rule", "times"), lang, rows)


def _csv(columns: Iterable[str], lang: str, rows: Iterable[tuple[object, ...]]) -> str:
    """Write a table that spreadsheets open as it is; a name that they would take for a formula is kept a name."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow([text(f"class-column-{name}", lang) for name in columns])
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return "\ufeff" + out.getvalue()  # by the mark Excel knows that it is UTF-8


def _plain(cell: object) -> object:
    """Keep a spreadsheet from reading a text as a formula.

    >>> _plain("=1+1"), _plain("Ana"), _plain(3)
    ("'=1+1", 'Ana', 3)
    """
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in "=+-@\t\r" and cell else cell
