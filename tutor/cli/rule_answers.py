"""The answers of ``rule``: one rulebook, or the three side by side; for people, or as the judge protocol's JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import typer

from tutor.cli.arguments import Refusal, language, rulebook
from tutor.cli.rule_words import switches
from tutor.cli.writer import Writer
from tutor.engine import RuleError
from tutor.engine.counterfactual import what_if
from tutor.engine.variants import with_switches
from tutor.narration import Line, changes, message, rulebook_name, steps, text, undetermined
from tutor.narration.beside import Column, columns
from tutor.narration.rested import alternatives
from tutor.protocol import answer
from tutor.protocol.house import read_house
from tutor.protocol.judge import asked, ruled
from tutor.rulebook import RULEBOOKS, option, options

BAD_USAGE = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What every question has: the rulebook or none, the language, JSON or words, strict or not, the switches."""

    rules: str | None
    lang: str
    as_json: bool
    strict: bool
    switches: Mapping[str, str] = field(default_factory=dict)
    house: str | None = None
    what_if: bool = False
    readings: bool = False
    any_answer: bool = False
    """Every answer that a bet may have is asked for: those that it may not have are nothing to tell."""


def read(
    rules: str | None,
    lang: str | None,
    chosen: Sequence[str],
    house: str | None,
    *,
    as_json: bool,
    strict: bool,
    what_if: bool = False,
    readings: bool = False,
) -> Asked:
    """Read the options that all questions share; house rules tell the rulebook where nobody else does."""
    spoken = language(lang)
    named = rulebook(rules, spoken)
    return Asked(
        rules=read_house(house).rules if house is not None and named is None else named,
        lang=spoken,
        as_json=as_json,
        strict=strict,
        switches=switches(chosen, spoken),
        house=house,
        what_if=what_if,
        readings=readings,
    )


def tell(question: Asked, queries: Sequence[Mapping[str, Any]]) -> None:
    """Answer the same question under each rulebook asked for, and leave with status 2 when none could answer."""
    ready = [_under(question, rules, given) for rules in _rulebooks(question) for given in queries]
    if question.as_json:
        replies = [_reply({**query, "lang": question.lang}, question) for query in ready]
        fitting = [
            (query, reply)
            for query, reply in zip(ready, replies, strict=True)
            if not question.any_answer or reply.get("error", {}).get("code") != "illegal_answer"
        ]
        for query, reply in fitting:
            named = {"rules": query["rules"], **reply} if len(ready) > 1 else reply
            typer.echo(json.dumps(named, ensure_ascii=False))
        if all("error" in reply for _, reply in fitting):
            raise typer.Exit(BAD_USAGE)
        return
    answers = [(query, _answered(query)) for query in ready]
    fits = [found for found in answers if not isinstance(found[1], RuleError) or _worth_telling(found[1])]
    if all(isinstance(found, RuleError) for _, found in answers):
        told = dict.fromkeys(_refusal(found, question.lang) for _, found in answers if isinstance(found, RuleError))
        raise Refusal("refused", "\n".join(told))
    _print(question, fits)


def _reply(query: Mapping[str, Any], question: Asked) -> dict[str, Any]:
    """The reply of the protocol, and beside it what would change it where that is asked."""
    reply = answer(query)
    if not question.what_if or "error" in reply:
        return reply
    rules, about = asked(query) or (None, None)
    flips = what_if(rules, about) if rules is not None and about is not None else ()
    told = changes(flips, question.lang)
    found = [
        {"change": flip.change.kind, "distance": flip.change.distance, "text": line}
        for flip, line in zip(flips, told, strict=True)
    ]
    return {**reply, "what_if": found}


def _refusal(error: RuleError, lang: str) -> str:
    """Tell a refusal; people at the table count the seats from J1, programs and files from 0."""
    if error.code == "bad_seat":
        return text("rule-no-seat", lang, seat=error.facts["seat"] + 1, players=error.facts["players"])
    return message(error, lang)


def _worth_telling(error: RuleError) -> bool:
    """Beside answers of others, a refusal is told too, unless it only says that another answer was asked."""
    return error.code != "illegal_answer"


def under(question: Asked) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give each rulebook that is asked, with what a query says of it: its switches and its house rules."""
    for rules in _rulebooks(question):
        yield rules, _under(question, rules, {})


def _rulebooks(question: Asked) -> tuple[str, ...]:
    """The rulebook asked for, else all three; a switch that none of them has is refused."""
    if question.rules is not None:
        return (question.rules,)
    known = {switch.name for switch in options()}
    for name, value in question.switches.items():
        if name not in known:
            with_switches(RULEBOOKS[0], {name: value})  # raises, with the nearest that there is
    return RULEBOOKS


def _under(question: Asked, rules: str, query: Mapping[str, Any]) -> dict[str, Any]:
    """Put a question to one rulebook; of three, each gets only the switches and fields that it knows."""
    chosen = dict(question.switches)
    if question.rules is None:
        chosen = {name: value for name, value in chosen.items() if rules in option(name).rules}
        query = {name: value for name, value in query.items() if _ONLY.get(name, rules) == rules}
    said = {"strict": question.strict, "house": question.house, "options": chosen}
    return {"rules": rules, **query, **{name: value for name, value in said.items() if value}}


_ONLY = {"vira": "claudista", "mao_de_11": "claudista"}
"""Fields that one rulebook alone has: the others are asked without them."""


def _answered(query: Mapping[str, Any]) -> tuple[Any, ...] | RuleError:
    try:
        return ruled(query).rulings
    except RuleError as error:
        return error


def _print(question: Asked, answers: Sequence[tuple[Mapping[str, Any], Any]]) -> None:
    write = Writer()
    several = len({query["rules"] for query, _ in answers}) > 1
    beside = _beside([query for query, _ in answers], question.lang) if several else ()
    shown, refused = "", ""
    for query, found in answers:
        if several and query["rules"] != shown:
            write.heading(_heading(query["rules"], beside, question.lang), first=not shown)
            shown, refused = query["rules"], ""
        if isinstance(found, RuleError):
            told = _refusal(found, question.lang)
            if told != refused:  # once, whatever the answer asked for
                write.line(Line(depth=0, code="", text=told), question.lang, indent=several)
            refused = told
            continue
        for ruling in found:
            lines = steps(ruling, question.lang, players=len(query.get("plays", query.get("hands", ()))))
            if ruling.undetermined:
                heads = (undetermined(ruling, question.lang), text("common-by-our-reading", question.lang))
                for words in heads:
                    write.line(Line(depth=0, code="", text=words), question.lang, indent=several)
            for line in lines:
                write.line(line, question.lang, indent=several, deeper=ruling.undetermined)
        if question.readings:
            for line in _rests(query, question.lang):
                write.line(line, question.lang, indent=several)
        if question.what_if:
            for line in _what_if(query, question.lang):
                write.line(line, question.lang, indent=several)


def _heading(rules: str, beside: Sequence[Column], lang: str) -> str:
    """Name a rulebook, and say whether it rules otherwise than most; that it has no such thing its line says."""
    odd = any(column.differs for column in beside if column.rules == rules and column.ruling is not None)
    name = rulebook_name(rules, lang)
    return text("rule-differs", lang, name=name) if odd else name


def _beside(queries: Sequence[Mapping[str, Any]], lang: str) -> tuple[Column, ...]:
    """Put the answers to the same question beside one another."""
    by_question: dict[str, dict[str, Any]] = {}
    for query in queries:
        try:
            about: Any = asked(query)
        except RuleError as error:
            about = error
        if about is not None:
            by_question.setdefault(str(query.get("answer", "")), {})[query["rules"]] = about
    return tuple(column for about in by_question.values() for column in columns(about, lang))


def _rests(query: Mapping[str, Any], lang: str) -> Iterator[Line]:
    """Tell what the document does not decide here, and what the readings not followed would give."""
    about = asked(query)
    for told in alternatives(*about, lang) if about is not None else ():
        for depth, words in enumerate(told.lines):
            yield Line(depth=min(depth, 1), code="", text=words)


def _what_if(query: Mapping[str, Any], lang: str) -> Iterator[Line]:
    """Tell what would change a ruling, a line a change."""
    about = asked(query)
    if about is None:
        return
    for words in changes(what_if(*about), lang) or (text("change-none", lang),):
        yield Line(depth=0, code="", text=words)
