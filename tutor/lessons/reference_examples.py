"""Examples beside the clauses and the readings: cases ruled when the page is made, each found by what it rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from tutor.engine import Reason, RuleError, Ruleset, Ruling, cards, ruleset
from tutor.engine.question import Question, question
from tutor.engine.variants import with_switches
from tutor.lessons.decks import deck_of
from tutor.lessons.reference_asked import asked_words, names_at, rows_of_case
from tutor.lessons.reference_cases import cases, ruling_of, switch_cases
from tutor.lessons.reference_played import played_steps
from tutor.lessons.reference_refusals import refusals
from tutor.narration import message, sentence, steps
from tutor.rulebook import RULEBOOKS, clauses, options

__all__ = ["Example", "Forked", "examples", "forks", "page_examples", "shown_example", "shown_fork"]


class Example(NamedTuple):
    """A case and its ruling under a rulebook as it is written."""

    rules: str
    asked: Question
    ruling: Ruling[Any]


class Refused(NamedTuple):
    """A case that a rulebook does not have, and the refusal, which names the clause that says what it has."""

    rules: str
    asked: Question
    ruling: RuleError


class Forked(NamedTuple):
    """A case that a switch decides, ruled under every value that can rule it."""

    rules: str
    asked: Question
    switch: str
    ruled: tuple[tuple[str, Ruling[Any] | RuleError], ...]


_COUNT = "gauderio/envido/contagem"
_DOCUMENTS_OWN = {
    f"{_COUNT}/{id_}": ("gauderio", question("envido", cards=cards(held)))
    for id_, held in (("ex-1", "1c 7c 6p"), ("ex-1/2", "1c 7c 6p"), ("ex-2", "1p 3e 4o"))
}
"""Cases that the document itself works out; a ruling rests on its rules and not on them."""


_PAGE_ONLY = ("order", "next")
"""Questions that are told in words, and asked of nobody."""


@cache
def examples() -> tuple[tuple[Example, ...], dict[str, int]]:
    """Rule every case, and say for each clause which one shows it best: where it is cited nearest to the verdict.

    >>> found, by_clause = examples()
    >>> found[by_clause["gauderio/envido/contagem/5"]].ruling.value
    4
    """
    found, by_id = _found(everything=False)
    return tuple(one for one in found if isinstance(one, Example)), by_id


@cache
def page_examples() -> tuple[tuple[Example | Refused, ...], dict[str, int]]:
    """Give these, and for what no single question shows what a rulebook refuses and steps of played hands.

    >>> found, by_clause = page_examples()
    >>> found[by_clause["claudista/2.1"]].asked.ask
    'played'
    """
    return _found(everything=True)


def _found(*, everything: bool) -> tuple[tuple[Example | Refused, ...], dict[str, int]]:
    enforced = {clause.id for clause in clauses() if clause.enforceable}
    found: list[Example | Refused] = []
    best: dict[str, tuple[tuple[int, int], int]] = {}
    sources: tuple[Callable[[frozenset[str]], Iterator[Example | Refused]], ...] = (_ruled_cases,)
    if everything:
        sources = (_ruled_cases, _refused_cases, _played_cases)
    for cases_of in sources:  # what one question shows needs no hand
        shown = frozenset(best)
        for example in cases_of(frozenset(enforced - best.keys())):
            if not everything and example.asked.ask in _PAGE_ONLY:
                continue
            place = len(found)
            found.append(example)
            for cited, weight in _cited(example.ruling):
                if cited not in shown and (cited not in best or weight < best[cited][0]):
                    best[cited] = (weight, place)
    for id_, own in _DOCUMENTS_OWN.items() if everything else ():
        best[id_] = ((0, 0), next(place for place, one in enumerate(found) if (one.rules, one.asked) == own))
    kept = sorted({place for _, place in best.values()})
    index = {place: number for number, place in enumerate(kept)}
    return tuple(found[place] for place in kept), {id_: index[place] for id_, (_, place) in best.items()}


@cache
def forks() -> dict[str, Forked]:
    """Find for each switch, by rulebook, the first case that comes out differently: ``{"cego envido_tie": …}``.

    >>> [value for value, _ in forks()["gauderio envido_tie"].ruled]
    ['mao', 'nobody']
    """
    forked = {}
    for rules in RULEBOOKS:
        for switch in options(rules):
            under = [(value, with_switches(rules, {switch.name: value})) for value in switch.values_for(rules)]
            for asked in (*switch_cases(rules, switch.name), *cases(rules)):
                ruled = tuple(_under_each(under, asked))
                if len({_said(found) for _, found in ruled}) > 1:
                    forked[f"{rules} {switch.name}"] = Forked(rules, asked, switch.name, ruled)
                    break
    return forked


def _said(found: Ruling[Any] | RuleError) -> str:
    if isinstance(found, RuleError):
        return f"refused: {found.code}"
    return repr((found.value, found.reason.args.get("remedies")))  # a foul is one by what is done about it


def shown_example(example: Example | Refused, lang: str) -> dict[str, Any]:
    """Give a ruled case for the screen: what is asked, its cards, the sentence, and the steps below it."""
    names = names_at(example.rules, example.asked)
    if isinstance(example.ruling, RuleError):
        said = message(example.ruling, lang, names=names)
        return {**_shown_case(example.rules, example.asked, lang), "sentence": said, "steps": []}
    _, *below = steps(example.ruling, lang, names=names)
    return {
        **_shown_case(example.rules, example.asked, lang),
        "sentence": sentence(example.ruling, lang, names=names),
        "steps": [[line.text, line.depth, list(line.cites), list(line.readings)] for line in below],
    }


def shown_fork(fork: Forked, lang: str) -> dict[str, Any]:
    """Give a case that a switch decides for the screen, with what is said under each of its values."""
    names = names_at(fork.rules, fork.asked)
    told = [
        [
            value,
            message(found, lang, names=names) if isinstance(found, RuleError) else sentence(found, lang, names=names),
        ]
        for value, found in fork.ruled
    ]
    return {**_shown_case(fork.rules, fork.asked, lang), "ruled": told}


def _shown_case(rules: str, asked: Question, lang: str) -> dict[str, Any]:
    return {
        "deck": deck_of(rules),
        "asked": asked_words(rules, asked, lang),
        "cards": rows_of_case(rules, asked, lang),
    }


def _ruled_cases(_wanted: frozenset[str]) -> Iterator[Example]:
    for rules in RULEBOOKS:
        under = ruleset(rules)
        for asked in cases(rules):
            try:
                yield Example(rules, asked, ruling_of(under, asked))
            except RuleError:
                continue  # a case that this rulebook does not know: another one asks it


def _refused_cases(_wanted: frozenset[str]) -> Iterator[Refused]:
    """Cards, hands and tables that a rulebook does not have: the refusal names the clause that says what it has."""
    for rules in RULEBOOKS:
        under = ruleset(rules)
        for asked in refusals(rules):
            try:
                ruling_of(under, asked)
            except RuleError as error:
                yield Refused(rules, asked, error)


def _played_cases(wanted: frozenset[str]) -> Iterator[Example]:
    for one in played_steps(wanted):
        yield Example(one.rules, Question("played", {"file": one.file, "step": one.step}), Ruling(None, one.reason))


def _under_each(under: list[tuple[str, Ruleset]], asked: Question) -> Iterator[tuple[str, Ruling[Any] | RuleError]]:
    for value, rules in under:
        try:
            yield value, ruling_of(rules, asked)
        except RuleError as refusal:
            yield value, refusal  # that a call is not known is an answer too


def _cited(ruling: Ruling[Any] | RuleError) -> Iterator[tuple[str, tuple[int, int]]]:
    """Give what a ruling rests on, clauses and readings, each with its depth in the tree and its place in the step."""
    if isinstance(ruling, RuleError):
        yield from ((id_, (0, place)) for place, id_ in enumerate((*ruling.cites, *ruling.readings)))
        return
    level: tuple[Reason, ...] = (ruling.reason,)
    depth = 0
    while level:
        for reason in level:
            for cited in (reason.cites, reason.readings):
                yield from ((id_, (depth, place)) for place, id_ in enumerate(cited))
        level, depth = tuple(below for reason in level for below in reason.because), depth + 1
