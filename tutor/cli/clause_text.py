"""Clauses, readings and switches as people read them: lines with an indent and, on a terminal, a style."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.cli.clause_lookup import Hits, Overview
from tutor.narration import text
from tutor.rulebook import RULEBOOKS, Clause, Option, Reading, clause, clauses, options, reading, readings

__all__ = ["Line", "told"]

ID, OURS, DIM, TITLE = "bold cyan", "italic yellow", "dim", "bold"


class Line(NamedTuple):
    """One line of the answer."""

    text: str
    style: str = ""
    indent: int = 0


def told(item: Clause | Reading | Option | Hits | Overview, lang: str) -> Iterator[Line]:
    """The answer, line by line."""
    match item:
        case Clause():
            return _clause(item, lang)
        case Reading():
            return _reading(item, lang)
        case Option():
            return _option(item, lang)
        case Hits():
            return _hits(item, lang)
        case Overview():
            return _overview(lang)


def _clause(item: Clause, lang: str) -> Iterator[Line]:
    yield Line(item.id, ID)
    yield Line(item.text(lang), "", 2)
    yield Line(_place(item, lang), DIM, 2)
    if not item.enforceable:
        yield Line(text("clause-informative", lang), DIM, 2)
    elif lang == "pt-BR":  # the examples are notes in Portuguese
        yield Line(text("clause-example", lang, example=item.example), "", 2)
    ours = readings(clause=item.id)
    if ours:
        yield Line("")
        yield Line(text("clause-readings", lang), TITLE)
        for found in ours:
            yield from _reading_in_short(found, lang)


def _place(item: Clause, lang: str) -> str:
    return text(
        "clause-place",
        lang,
        document=_document(item.rules, lang),
        line=item.end_line - item.line + 1,
        **{"from": str(item.line), "to": str(item.end_line)},
        topic=_topic(item.topic, lang),
        kind=text(f"clause-kind-{item.kind}", lang),
    )


def _reading_in_short(item: Reading, lang: str) -> Iterator[Line]:
    yield Line(text("clause-reading-line", lang, ref=item.id, question=item.question(lang)), OURS, 2)
    yield Line(text("clause-reading-default", lang, position=item.position().text(lang)), "", 4)
    if item.option:
        yield Line(text("clause-reading-switch", lang, option=item.option), DIM, 4)


def _reading(item: Reading, lang: str) -> Iterator[Line]:
    yield Line(item.id, ID)
    yield Line(item.question(lang), "", 2)
    yield Line(
        text(
            "clause-ours",
            lang,
            kind=text(f"clause-reading-kind-{item.kind}", lang),
            topic=_topic(item.topic, lang),
            documents=_documents(item.rules, lang),
        ),
        OURS,
        2,
    )
    yield Line("")
    yield Line(text("clause-positions", lang), TITLE)
    for position in item.positions:
        chosen = "-default" if position.key == item.default else ""
        said = text(f"clause-position{chosen}", lang, value=position.key, position=position.text(lang))
        yield Line(said, TITLE if chosen else "", 2)
    yield Line(text("clause-why", lang, why=item.why(lang)))
    yield Line(text("clause-switch", lang, option=item.option) if item.option else text("clause-no-switch", lang), DIM)
    yield from _listed("clause-about", map(clause, item.clauses), lang)
    yield from _listed("clause-see", map(clause, item.see), lang)


def _option(item: Option, lang: str) -> Iterator[Line]:
    yield Line(item.name, ID)
    yield Line(item.text(lang), "", 2)
    yield Line(text("clause-option", lang, documents=_documents(item.rules, lang)), DIM, 2)
    decided = [reading(name) for name in item.readings]
    for rules in item.rules:
        yield Line("")
        yield Line(text("clause-option-values", lang, document=_document(rules, lang)), TITLE)
        held = next(found for found in decided if rules in found.rules)
        for value in item.values_for(rules):
            chosen = "-default" if value == item.default_for(rules) else ""
            said = text(f"clause-value{chosen}", lang, value=value, position=held.position(value).text(lang))
            yield Line(said, "", 2)
    yield Line("")
    yield Line(text("clause-option-readings", lang), TITLE)
    for found in decided:
        yield Line(text("clause-reading-line", lang, ref=found.id, question=found.question(lang)), OURS, 2)


def _hits(item: Hits, lang: str) -> Iterator[Line]:
    if item.clauses:
        yield Line(text("clause-hits", lang, count=len(item.clauses)), TITLE)
    for found in item.clauses:
        yield from _entry(found.id, found.text(lang))
    if item.readings:
        yield Line(text("clause-hits-readings", lang, count=len(item.readings)), TITLE)
    for ours in item.readings:
        yield from _entry(ours.id, ours.question(lang), OURS)


def _overview(lang: str) -> Iterator[Line]:
    yield Line(text("clause-overview", lang), TITLE)
    for rules in RULEBOOKS:
        counts = Counter(item.topic for item in clauses(rules))
        yield Line("")
        yield Line(
            text(
                "clause-overview-rules",
                lang,
                document=_document(rules, lang),
                clauses=counts.total(),
                readings=len(readings(rules=rules)),
                options=len(options(rules)),
            ),
            ID,
        )
        for topic, count in counts.most_common():
            yield Line(text("clause-overview-topic", lang, topic=_topic(topic, lang), value=topic, count=count), "", 2)
    yield Line("")
    yield Line(text("clause-overview-try", lang), DIM)


def _listed(title: str, items: Iterable[Clause], lang: str) -> Iterator[Line]:
    found = list(items)
    if found:
        yield Line("")
        yield Line(text(title, lang), TITLE)
        for item in found:
            yield from _entry(item.id, item.text(lang))


def _entry(name: str, said: str, style: str = "") -> Iterator[Line]:
    yield Line(name, ID, 2)
    yield Line(said, style, 4)


def _document(rules: str, lang: str) -> str:
    return text(f"clause-rules-{rules}", lang)


def _documents(rules: Iterable[str], lang: str) -> str:
    return ", ".join(_document(name, lang) for name in rules)


def _topic(key: str, lang: str) -> str:
    return text(f"clause-topic-{key}", lang)
