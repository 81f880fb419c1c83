"""Clauses, readings and switches as programs read them: tables whose keys stay as they are."""

from collections import Counter
from typing import Any

from tutor.cli.arguments import Refusal
from tutor.cli.clause_lookup import Asked, Hits, Overview
from tutor.narration import text
from tutor.rulebook import RULEBOOKS, Clause, Option, Reading, clauses, options, reading, readings

__all__ = ["refused", "table"]

Table = dict[str, Any]


def table(item: Clause | Reading | Option | Hits | Overview, asked: Asked) -> Table:
    """The answer as a table; `type` says of what."""
    match item:
        case Clause():
            return _clause(item, asked.lang)
        case Reading():
            return _reading(item, asked.lang)
        case Option():
            return _option(item, asked.lang)
        case Hits():
            return _hits(item, asked)
        case Overview():
            return _overview(asked.lang)


def refused(refusal: Refusal) -> Table:
    """Why there is no answer, in the form of the judge's protocol, with the nearest right words."""
    return {"error": {"code": refusal.code, "message": refusal.message, "nearest": list(refusal.nearest)}}


def _clause(item: Clause, lang: str) -> Table:
    return {
        "type": "clause",
        "id": item.id,
        "rules": item.rules,
        "document": _document(item.rules, lang),
        "line": item.line,
        "end_line": item.end_line,
        "kind": item.kind,
        "topic": item.topic,
        "text": item.text(lang),
        "pt": item.pt,
        "en": item.en,
        "testable": item.testable,
        "example": item.example,
        "enforceable": item.enforceable,
        "readings": [_reading_in_short(found, lang) for found in readings(clause=item.id)],
    }


def _reading_in_short(item: Reading, lang: str) -> Table:
    return {
        "id": item.id,
        "kind": item.kind,
        "question": item.question(lang),
        "default": item.default,
        "position": item.position().text(lang),
        "option": item.option,
    }


def _reading(item: Reading, lang: str) -> Table:
    return {
        "type": "reading",
        "id": item.id,
        "rules": list(item.rules),
        "kind": item.kind,
        "priority": item.priority,
        "topic": item.topic,
        "question": item.question(lang),
        "positions": [{"key": it.key, "text": it.text(lang), "pt": it.pt, "en": it.en} for it in item.positions],
        "default": item.default,
        "source": item.source,
        "why": item.why(lang),
        "option": item.option,
        "clauses": list(item.clauses),
        "see": list(item.see),
        "cases": [{"given": case.given, "outcomes": dict(case.outcomes)} for case in item.cases],
    }


def _option(item: Option, lang: str) -> Table:
    return {
        "type": "option",
        "name": item.name,
        "rules": {
            name: {"values": list(item.values_for(name)), "default": item.default_for(name)} for name in item.rules
        },
        "value_type": item.type,
        "text": item.text(lang),
        "pt": item.pt,
        "en": item.en,
        "changes": item.changes,
        "not_offered": list(item.not_offered),
        "readings": [_reading_in_short(reading(name), lang) for name in item.readings],
    }


def _hits(item: Hits, asked: Asked) -> Table:
    return {
        "type": "hits",
        "words": asked.words,
        "rules": asked.rules,
        "topic": asked.topic,
        "clauses": [{"id": found.id, "text": found.text(asked.lang)} for found in item.clauses],
        "readings": [{"id": found.id, "question": found.question(asked.lang)} for found in item.readings],
    }


def _overview(lang: str) -> Table:
    return {
        "type": "overview",
        "rulebooks": [
            {
                "rules": rules,
                "document": _document(rules, lang),
                "clauses": len(clauses(rules)),
                "readings": len(readings(rules=rules)),
                "options": len(options(rules)),
                "topics": dict(Counter(item.topic for item in clauses(rules)).most_common()),
            }
            for rules in RULEBOOKS
        ],
    }


def _document(rules: str, lang: str) -> str:
    return text(f"clause-rules-{rules}", lang)
