"""Examples beside the clauses and the readings: cases ruled when the page is made, each found by what it rests on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from tutor.engine import Action, Card, Reason, RuleError, Ruling, ruleset
from tutor.engine.actions import ANSWERS, HIDE
from tutor.engine.question import Question
from tutor.engine.variants import with_switches
from tutor.lessons.reference_cases import cases, ruling_of
from tutor.lessons.reference_moments import action, dealt
from tutor.narration import (
    answer_name,
    call_name,
    card_name,
    listed,
    message,
    seat_name,
    sentence,
    steps,
    team_name,
    text,
)
from tutor.narration.facts import Scene, act_words
from tutor.rulebook import RULEBOOKS, options

__all__ = [
    "Example",
    "Forked",
    "asked_words",
    "examples",
    "forks",
    "names_at",
    "rows_of_case",
    "shown_example",
    "shown_fork",
]

NAMES_OF_FOUR = ("Ana", "Beto", "Caio", "Duda")
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
    best: dict[str, tuple[tuple[int, int], int]] = {}
    for example in _ruled_cases():
        place = len(found)
        found.append(example)
        for cited, weight in _cited(example.ruling):
            if cited not in best or weight < best[cited][0]:
                best[cited] = (weight, place)
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
    names = names_at(example.rules, example.asked)
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
        "deck": "french" if rules == "claudista" else "spanish",
        "asked": asked_words(rules, asked, lang),
        "cards": rows_of_case(rules, asked, lang),
    }


def names_at(rules: str, asked: Question) -> tuple[str, ...]:
    """Name those who sit at the table of a case: four in Claudista, and where four hands were dealt."""
    four = rules == "claudista" or asked.facts.get("deal", "").count("/") > 1
    return NAMES_OF_FOUR if four else NAMES_OF_FOUR[:2]


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


def _cited(ruling: Ruling[Any]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Give what a ruling rests on, clauses and readings, each with its depth in the tree and its place in the step."""
    level: tuple[Reason, ...] = (ruling.reason,)
    depth = 0
    while level:
        for reason in level:
            for cited in (reason.cites, reason.readings):
                yield from ((id_, (depth, place)) for place, id_ in enumerate(cited))
        level, depth = tuple(below for reason in level for below in reason.because), depth + 1


def asked_words(rules: str, asked: Question, lang: str) -> str:
    """Say what a case asks; of an incident nothing, for its ruling tells it."""
    facts, names = asked.facts, names_at(rules, asked)
    match asked.ask:
        case "hand":
            tied = text("reference-tied", lang)
            said = [tied if one is None else team_name(one, lang, names) for one in facts["tricks"]]
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
        case "moment":
            return _moment(rules, facts, lang)
        case other:
            return text(f"reference-ask-{other.replace('_', '-')}", lang)


def _moment(rules: str, facts: Mapping[str, Any], lang: str) -> str:
    """Say what has been done, and what somebody wants to do now: "Ana: truco. Agora Beto quer pedir envido. Pode?"."""
    under, names = ruleset(rules), NAMES_OF_FOUR
    done = [action(under, said) for said in facts["done"]]
    before = "; ".join(text("reference-did", lang, who=names[one.seat], what=_did(one, lang)) for one in done)
    wish = action(under, facts["act"])
    asked = text(
        "reference-ask-moment", lang, who=names[wish.seat], act=act_words(wish.words, Scene(lang, rules, tuple(names)))
    )
    seated = text("reference-seated", lang, who=names[0], players=len(dealt(under, facts)[0]))
    return " ".join(filter(None, (seated, _score(facts, lang).strip(), before and f"{before}.", asked)))


def _did(done: Action, lang: str) -> str:
    if done.card is not None:
        return text("reference-hidden", lang) if done.verb == HIDE else card_name(done.card, lang)
    return answer_name(done.verb, lang) if done.verb in ANSWERS else call_name(done.verb, lang)


def _score(facts: Mapping[str, Any], lang: str) -> str:
    if not facts.get("score"):
        return ""
    ours, theirs = facts["score"]
    target = facts.get("target", 12)  # of a moment: that of Claudista, which has no other
    return " " + text("reference-score", lang, ours=ours, theirs=theirs, target=target)


def rows_of_case(rules: str, asked: Question, lang: str) -> list[list[Any]]:
    """Give the cards of a case in rows, each with the name of whose they are; a card face down is "?"."""
    facts, names = asked.facts, names_at(rules, asked)
    rows: list[list[Any]] = []
    match asked.ask:
        case "compare":
            rows.append(["", [str(facts["a"]), str(facts["b"])]])
        case "envido" | "flor":
            rows.append(["", _codes(facts["cards"])])
        case "trick":
            rows += [[names[play.seat], [_FACE_DOWN if play.hidden else str(play.card)]] for play in facts["plays"]]
        case "moment":
            under = ruleset(rules)
            wish, hands = action(under, facts["act"]), dealt(under, facts)[0]
            laid = {action(under, said).card for said in facts["done"]}
            rows.append([NAMES_OF_FOUR[wish.seat], [str(card) for card in hands[wish.seat] if card not in laid]])
            if under.vira.value:
                rows.append([text("reference-vira", lang), [str(dealt(under, facts)[1])]])
        case "envido_contest" | "flor_contest":
            rows += [[names[seat], _codes(hand)] for seat, hand in enumerate(facts["hands"])]
        case _:  # a hand by its tricks, a price, a score: no cards to show
            pass
    if facts.get("vira"):
        rows.append([text("reference-vira", lang), [str(facts["vira"])]])
    return rows


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]
