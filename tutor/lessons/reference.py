"""The three rulebooks as the page shows them: clauses, readings, switches, words, and examples ruled on the spot.

Everything travels once and in both languages, because the search looks in both; rows keep it small.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tutor.engine import ruleset
from tutor.lessons.reference_examples import forks, page_examples, shown_example, shown_fork
from tutor.narration import LANGUAGES, rulebook_name, text
from tutor.rulebook import (
    RULEBOOKS,
    Clause,
    Option,
    Reading,
    UnknownIdError,
    clauses,
    matching,
    options,
    readings,
    topics,
)

__all__ = ["WORDS", "reference_view"]

WORDS = (
    "search", "search-hint", "all", "rulebook", "topic", "every-topic", "side-by-side", "none", "clause-one",
    "clause-many", "reading-one", "reading-many", "clauses", "readings", "ours", "shown-only", "line-one", "line-many",
    "nothing-found", "try-these", "everywhere", "unknown", "absent", "no-such-words", "enforced", "untouched",
    "open-hint", "open-keys", "back", "copy", "copied", "not-copied", "link", "previous", "next", "touches", "follow",
    "why", "more", "others", "switch", "no-switch", "values", "usual", "own-entry", "about", "see", "example", "steps",
    "changes", "compare-books", "house", "house-title", "house-lead", "house-none", "house-one", "house-many",
    "house-name", "house-total", "house-total-usual", "house-here", "house-usual", "house-example", "house-no-example",
    "house-back",
    "house-save", "house-load", "house-saved", "house-loaded", "house-kept", "house-not-kept", "house-of-link",
    "house-keep", "house-mine", "house-lost", "house-unknown",
)  # fmt: skip
"""The words of the page; their messages are ``reference-…``."""


@cache
def reference_view(lang: str) -> dict[str, Any]:
    """Give all that the page holds, its words in ``lang``.

    >>> view = reference_view("pt-BR")
    >>> len(view["clauses"]), len(view["readings"]), view["books"][0]
    (332, 198, ['gauderio', 'Gaudério', 'Truco Gaudério'])
    """
    if lang not in LANGUAGES:
        raise UnknownIdError("language", lang, LANGUAGES)
    found, by_id = page_examples()
    return {
        "lang": lang,
        "words": {name: text(f"reference-{name}", lang, n="{n}", m="{m}", words="{words}") for name in WORDS},
        "matching": matching(),
        "books": [[rules, text(f"reference-book-{rules}", lang), rulebook_name(rules, lang)] for rules in RULEBOOKS],
        "topics": [[topic, text(f"clause-topic-{topic}", lang)] for topic in topics()],
        "kinds": {kind: text(f"clause-kind-{kind}", lang) for kind in sorted({row.kind for row in clauses()})},
        "reading_kinds": {
            kind: text(f"clause-reading-kind-{kind}", lang) for kind in sorted({row.kind for row in readings()})
        },
        "clauses": [_clause(row) for row in clauses()],
        "readings": [_reading(row) for row in readings()],
        "options": {row.name: _option(row, lang) for row in options()},
        "examples": [shown_example(example, lang) for example in found],
        "shown": by_id,
        "targets": {rules: list(ruleset(rules).match.targets.value) for rules in RULEBOOKS},
        "forks": {key: shown_fork(fork, lang) for key, fork in forks().items()},
    }


def _clause(row: Clause) -> list[Any]:
    return [row.id, row.line, row.end_line, row.kind, row.topic, row.pt, row.en, int(row.enforceable)]


def _reading(row: Reading) -> list[Any]:
    return [
        row.id,
        list(row.rules),
        row.kind,
        row.topic,
        list(row.clauses),
        list(row.see),
        row.question_pt,
        row.question_en,
        [[position.key, position.pt, position.en] for position in row.positions],
        row.default,
        row.why_pt,
        row.why_en,
        row.option,
    ]


def _option(row: Option, lang: str) -> dict[str, Any]:
    return {
        "text": row.text(lang),
        "values": {rules: [list(row.values_for(rules)), row.default_for(rules)] for rules in row.rules},
        "readings": list(row.readings),
    }
