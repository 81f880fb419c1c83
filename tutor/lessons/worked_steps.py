"""The steps of a ruling as a learner takes them: the lines it rests on, and where it has none, the case as it grew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine import RuleError, Ruleset, Ruling, ruleset
from tutor.engine.question import Question, ruled
from tutor.lessons.breakdown import value_of, whole_steps
from tutor.lessons.reference_asked import names_at
from tutor.lessons.worked_sums import sum_lines
from tutor.narration import steps, team_name, text
from tutor.narration.rulings import Line

__all__ = ["Step", "counts", "lines_before", "other_answer", "steps_before", "steps_to", "told"]

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


def told(lines: Iterable[str], ruling: Ruling[Any]) -> tuple[Step, ...]:
    """Make steps of lines that all rest on what the ruling rests on, which is told once, with the first."""
    cites = (*ruling.reason.cites, *ruling.reason.readings)
    return tuple(Step(line, () if number else cites) for number, line in enumerate(lines))


def lines_before(ruling: Ruling[Any], lang: str, names: Sequence[str] = ()) -> tuple[Step, ...]:
    """Give the lines below the verdict, each as one step; where it has none, what it was worked out from."""
    counted = counts(ruling)
    found = tuple(
        _step(line, value_of(reason, ruling.reason, lang) if counted and line.depth == 1 else "")
        for line, reason in whole_steps(ruling, lang, names=names)
        if 0 < line.depth <= _DEEPEST
    )
    return found or told(sum_lines(ruling, lang, names), ruling)


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
    """Tell each trick before the last, and why the hand goes on; what decides it is left to the verdict."""
    names = names_at(rules.id, asked)
    tricks = asked.facts["tricks"]
    for number in range(1, len(tricks)):
        head = _trick(number, tricks[number - 1], lang, names)
        ruling = ruled(rules, asked.but(tricks=tuple(tricks[:number])))
        if ruling.value.outcome != "undecided":
            yield Step(f"{head}.")
            continue
        step = _verdict(ruling, lang, names)
        yield Step(f"{head}. {step.text}", step.cites)


def _trick(number: int, won: int | None, lang: str, names: Sequence[str]) -> str:
    if won is None:
        return text("ask-trick-tied", lang, n=number)
    return text("ask-trick-won", lang, n=number, who=team_name(won, lang, names))


def _calls(rules: Ruleset, asked: Question, lang: str) -> Iterator[Step]:
    """Tell what each call on the way was worth once it was taken, which is what the next refusal pays at least.

    A flor cannot be merely taken: of it is told what it costs to run.
    """
    calls = asked.facts["calls"]
    for number in range(1, len(calls)):
        yield from _priced(rules, asked.but(calls=tuple(calls[:number])), ("quero", "nao_quero"), lang)


def other_answer(rules: str, asked: Question, lang: str) -> tuple[Step, ...]:
    """Tell what the same calls pay with the other answer: a bet of one call has no way to it."""
    answers = tuple(one for one in ("quero", "sem_flor", "nao_quero") if one != asked.facts["answer"])
    return tuple(_priced(ruleset(rules), asked, answers, lang))


def _priced(rules: Ruleset, asked: Question, answers: Sequence[str], lang: str) -> Iterator[Step]:
    """Tell the price of calls with the first of some answers that can be given to them."""
    for answer in answers:
        try:
            ruling = ruled(rules, asked.but(answer=answer))
        except RuleError:
            continue
        yield _verdict(ruling, lang, ())
        return
