"""Examples beside the clauses and the readings: cases ruled when the page is made, each found by what it rests on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tutor.engine import Card, Reason, RuleError, Ruling, ruleset
from tutor.engine.question import Question
from tutor.engine.variants import with_switches
from tutor.lessons.reference_cases import cases, ruling_of
from tutor.narration import answer_name, call_name, listed, message, seat_name, sentence, steps, team_name, text
from tutor.rulebook import RULEBOOKS, options

__all__ = ["Example", "Forked", "examples", "forks", "shown_example", "shown_fork"]

NAMES = {"gauderio": ("Ana", "Beto"), "cego": ("Ana", "Beto"), "claudista": ("Ana", "Beto", "Caio", "Duda")}
_FACE_DOWN = "?"


class Example(NamedTuple):
    """A case and its ruling under a rulebook as it is written."""

    rules: str
    asked: Question
    ruling: Ruling[Any]


class Forked(NamedTuple):
    """A case that a switch decides, ruled under every value that can rule it."""

    rules: str
    asked: Question
    switch: str
    ruled: tuple[tuple[str, Ruling[Any] | RuleError], ...]


@cache
def examples() -> tuple[tuple[Example, ...], dict[str, int]]:
    """Rule every case, and say for each clause which one shows it best: where it is cited nearest to the verdict.

    >>> found, by_clause = examples()
    >>> found[by_clause["gauderio/envido/contagem/5"]].ruling.value
    4
    """
    found: list[Example] = []
    best: dict[str, tuple[int, int]] = {}
    for example in _ruled_cases():
        place = len(found)
        found.append(example)
        for cited, depth in _cited(example.ruling):
            if cited not in best or depth < best[cited][0]:
                best[cited] = (depth, place)
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
            for asked in cases(rules):
                ruled = tuple(_under_each(rules, switch.name, switch.values_for(rules), asked))
                if len({_said(found) for _, found in ruled}) > 1:
                    forked[f"{rules} {switch.name}"] = Forked(rules, asked, switch.name, ruled)
                    break
    return forked


def _said(found: Ruling[Any] | RuleError) -> str:
    return f"refused: {found.code}" if isinstance(found, RuleError) else repr(found.value)


def shown_example(example: Example, lang: str) -> dict[str, Any]:
    """Give a ruled case for the screen: what is asked, its cards, the sentence, and the steps below it."""
    names = NAMES[example.rules]
    _, *below = steps(example.ruling, lang, names=names)
    return {
        **_shown_case(example.rules, example.asked, lang),
        "sentence": sentence(example.ruling, lang, names=names),
        "steps": [[line.text, line.depth, list(line.cites), list(line.readings)] for line in below],
    }


def shown_fork(fork: Forked, lang: str) -> dict[str, Any]:
    """Give a case that a switch decides for the screen, with what is said under each of its values."""
    names = NAMES[fork.rules]
    told = [
        [value, message(found, lang) if isinstance(found, RuleError) else sentence(found, lang, names=names)]
        for value, found in fork.ruled
    ]
    return {**_shown_case(fork.rules, fork.asked, lang), "ruled": told}


def _shown_case(rules: str, asked: Question, lang: str) -> dict[str, Any]:
    return {
        "deck": "french" if rules == "claudista" else "spanish",
        "asked": _question(rules, asked, lang),
        "cards": _rows(rules, asked, lang),
    }


def _ruled_cases() -> Iterator[Example]:
    for rules in RULEBOOKS:
        under = ruleset(rules)
        for asked in cases(rules):
            try:
                yield Example(rules, asked, ruling_of(under, asked))
            except RuleError:
                continue  # a case that this rulebook does not know: another one asks it


def _under_each(
    rules: str, switch: str, values: tuple[str, ...], asked: Question
) -> Iterator[tuple[str, Ruling[Any] | RuleError]]:
    for value in values:
        try:
            yield value, ruling_of(with_switches(rules, {switch: value}), asked)
        except RuleError as refusal:
            yield value, refusal  # that a call is not known is an answer too


def _cited(ruling: Ruling[Any]) -> Iterator[tuple[str, int]]:
    """Give what a ruling rests on, clauses and readings, each with its depth in the tree."""
    level: tuple[Reason, ...] = (ruling.reason,)
    depth = 0
    while level:
        for reason in level:
            for id_ in (*reason.cites, *reason.readings):
                yield id_, depth
        level, depth = tuple(below for reason in level for below in reason.because), depth + 1


def _question(rules: str, asked: Question, lang: str) -> str:
    facts = asked.facts
    names = NAMES[rules]
    match asked.ask:
        case "hand":
            said = [text("reference-tied", lang) if one is None else _side(rules, one, lang) for one in facts["tricks"]]
            id_ = "reference-ask-hand-eleven" if facts.get("mao_de_11") is not None else "reference-ask-hand"
            return text(id_, lang, tricks=", ".join(said), eldest=seat_name(facts["eldest"], lang, names))
        case "bet":
            calls = listed([call_name(call, lang) for call in facts["calls"]], lang)
            return text("reference-ask-bet", lang, calls=calls, answer=answer_name(facts["answer"], lang)) + _score(
                facts, lang
            )
        case "falta" | "match":
            return text(f"reference-ask-{asked.ask}", lang) + _score(facts, lang)
        case "incident":
            return ""
        case other:
            return text(f"reference-ask-{other.replace('_', '-')}", lang)


def _score(facts: Any, lang: str) -> str:  # noqa: ANN401  # the facts of any question
    if not facts.get("score"):
        return ""
    ours, theirs = facts["score"]
    return " " + text("reference-score", lang, ours=ours, theirs=theirs, target=facts["target"])


def _side(rules: str, team: int, lang: str) -> str:
    return team_name(team, lang, NAMES[rules])


def _rows(rules: str, asked: Question, lang: str) -> list[list[Any]]:
    """Give the cards in rows, each with the name of whose they are; a card face down is "?"."""
    facts, names = asked.facts, NAMES[rules]
    rows: list[list[Any]] = []
    match asked.ask:
        case "compare":
            rows.append(["", [str(facts["a"]), str(facts["b"])]])
        case "envido" | "flor":
            rows.append(["", _codes(facts["cards"])])
        case "trick":
            rows += [[names[play.seat], [_FACE_DOWN if play.hidden else str(play.card)]] for play in facts["plays"]]
        case "envido_contest" | "flor_contest":
            rows += [[names[seat], _codes(hand)] for seat, hand in enumerate(facts["hands"])]
    if facts.get("vira"):
        rows.append([text("reference-vira", lang), [str(facts["vira"])]])
    return rows


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]
