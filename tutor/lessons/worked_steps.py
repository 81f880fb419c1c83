"""The steps of a ruling as a learner takes them: the lines it rests on, and where it has none, the case as it grew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine import RuleError, Ruleset, Ruling, ruleset
from tutor.engine.question import Question, ruled
from tutor.lessons.breakdown import value_of
from tutor.lessons.reference_asked import names_at
from tutor.narration import steps, team_name, text
from tutor.narration.rulings import Line

__all__ = ["Step", "counts", "steps_before", "steps_to"]

_DEEPEST = 2
"""How a count came about within a contest is an example of its own."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its words, what it adds to a count, the cards it is about, the clauses and readings it rests on."""

    text: str
    cites: tuple[str, ...] = ()
    value: str = ""
    cards: tuple[str, ...] = ()
    depth: int = 0

    def shown(self) -> dict[str, Any]:
        """Give it as the browser draws it."""
        return {
            "text": self.text,
            "value": self.value,
            "cards": list(self.cards),
            "cites": list(self.cites),
            "depth": self.depth,
        }


def counts(ruling: Ruling[Any]) -> bool:
    """Whether the steps add up to a number."""
    return any(step.code.startswith("count.") for step in ruling.reason.because)


def steps_to(rules: str, asked: Question, ruling: Ruling[Any], lang: str) -> tuple[Step, ...]:
    """Give the steps of a case up to its verdict, which is the last of them unless they add up to it.

    >>> from tutor.engine.question import question
    >>> asked = question("hand", tricks=(None, 0), eldest=1)
    >>> [step.text for step in steps_to("gauderio", asked, ruled(ruleset("gauderio"), asked), "en")][0]
    'Trick 1: tied. The hand is not decided: only one trick has been played.'
    """
    before = steps_before(rules, asked, ruling, lang)
    return before if counts(ruling) else (*before, _verdict(ruling, lang, names_at(rules, asked)))


def steps_before(rules: str, asked: Question, ruling: Ruling[Any], lang: str) -> tuple[Step, ...]:
    """Give the steps before the verdict."""
    grown = _grown(ruleset(rules), asked, lang)
    return grown or lines_before(ruling, lang, names_at(rules, asked))


def lines_before(ruling: Ruling[Any], lang: str, names: Sequence[str] = ()) -> tuple[Step, ...]:
    """Give the lines below the verdict, each as one step."""
    counted = counts(ruling)
    told = zip(steps(ruling, lang, names=names), ruling.reason.walk(), strict=True)
    return tuple(
        _step(line, value_of(reason.code, reason.args, lang) if counted and line.depth == 1 else "")
        for line, reason in told
        if 0 < line.depth <= _DEEPEST
    )


def _step(line: Line, value: str = "") -> Step:
    return Step(line.text, (*line.cites, *line.readings), value, tuple(map(str, line.cards)), max(line.depth - 1, 0))


def _verdict(ruling: Ruling[Any], lang: str, names: Sequence[str]) -> Step:
    return _step(steps(ruling, lang, names=names)[0])


def _grown(rules: Ruleset, asked: Question, lang: str) -> tuple[Step, ...]:
    """Tell a hand trick by trick, and a bet call by call: the rulings on the way to it."""
    match asked.ask:
        case "hand":
            return tuple(_tricks(rules, asked, lang))
        case "bet":
            return tuple(_calls(rules, asked, lang))
        case _:
            return ()


def _tricks(rules: Ruleset, asked: Question, lang: str) -> Iterator[Step]:
    names = names_at(rules.id, asked)
    tricks = asked.facts["tricks"]
    for number in range(1, len(tricks)):
        so_far = asked.but(tricks=tuple(tricks[:number]))
        yield _with_head(_trick(number, tricks[number - 1], lang, names), rules, so_far, lang)


def _trick(number: int, won: int | None, lang: str, names: Sequence[str]) -> str:
    if won is None:
        return text("ask-trick-tied", lang, n=number)
    return text("ask-trick-won", lang, n=number, who=team_name(won, lang, names))


def _calls(rules: Ruleset, asked: Question, lang: str) -> Iterator[Step]:
    """Tell what each call on the way was worth once it was taken, which is what the next refusal pays at least."""
    calls = asked.facts["calls"]
    for number in range(1, len(calls)):
        try:
            yield _verdict(ruled(rules, asked.but(calls=tuple(calls[:number]), answer="quero")), lang, ())
        except RuleError:  # on the way to some calls there is nothing to take
            continue


def _with_head(head: str, rules: Ruleset, asked: Question, lang: str) -> Step:
    ruling = ruled(rules, asked)
    step = _verdict(ruling, lang, names_at(rules.id, asked))
    return Step(f"{head}. {step.text}", step.cites)
