"""A question with some of its steps given away: a worked example that fades, from the same ruling as the answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tutor.engine.ladder import KINDS
from tutor.engine.question import Question as Asked
from tutor.lessons.drills.across import Open
from tutor.lessons.misconceptions.inputs import Bet, Movements, Round, Tricks
from tutor.lessons.questions import Question
from tutor.lessons.said import NAMES
from tutor.lessons.worked_steps import Step, lines_before, other_answer, steps_before, steps_to, told
from tutor.narration import listed, text
from tutor.rulebook import reading

__all__ = ["FADINGS", "Fading", "steps_shown"]

Fading = Literal["", "steps", "all but last"]
FADINGS: tuple[Fading, ...] = ("", "steps", "all but last")
"""Nothing is given away; all steps before the answer; all but the last of them with what stands below it."""


def steps_shown(question: Question, fading: Fading, lang: str) -> tuple[Step, ...]:
    """Give the steps that are shown before the answer; none where a question has none to show.

    >>> from tutor.lessons.dealing import ask
    >>> question = ask("gauderio", "envido.count", seed=1, kind="pair")
    >>> len(steps_shown(question, "steps", "en")), len(steps_shown(question, "all but last", "en"))
    (4, 3)
    """
    if not fading:
        return ()
    steps = _steps(question, lang)
    last = max((place for place, step in enumerate(steps) if not step.depth), default=0)
    return steps if fading == "steps" else steps[:last]


def _steps(question: Question, lang: str) -> tuple[Step, ...]:
    asked = _asked(question)
    if asked is not None:
        found = steps_before(question.rules, asked, question.ruling, lang)
        return found or other_answer(question.rules, asked, lang) if asked.ask == "bet" else found
    if isinstance(question.case, Movements):
        return told(_moves(question.case, lang), question.ruling)
    if isinstance(question.case, Round):
        return told(_draw(question.case, question.shown.players, lang), question.ruling)
    if isinstance(question.case, Open):
        return tuple(_read(question, question.case, lang))
    return lines_before(question.ruling, lang, NAMES[: question.shown.players])


def _read(question: Question, case: Open, lang: str) -> Iterator[Step]:
    """Read a document: what stands nearest, what could be answered by it, how we read it; the word is the learner's."""
    if case.example is not None:
        yield from steps_to(question.rules, case.example.asked, case.example.ruling, lang)
        yield Step(text("worked-open-none", lang))
        return
    found, own = reading(case.reading), question.ruling.reason.cites
    yield Step(text("worked-open-near", lang, n=len(own)), own)
    answers = " ".join(text("worked-open-answer", lang, answer=one.text(lang)) for one in found.positions)
    yield Step(text("worked-open-answers", lang, answers=answers))
    yield Step(text("worked-open-ours", lang, position=found.position().text(lang), why=found.why(lang)), (found.id,))


def _moves(case: Movements, lang: str) -> Iterator[str]:
    """Tell what each act of a cut costs; the sum is the learner's."""
    for name, times in (("splits", case.splits), ("taken", case.taken), ("joins", case.joins)):
        if times:
            yield text(f"worked-cut-{name}", lang, n=times)


def _draw(case: Round, players: int, lang: str) -> Iterator[str]:
    """Tell the kings of each time round the table before the one in which the second person has one."""
    *before, last = (case.cards[place : place + players] for place in range(0, len(case.cards), players))
    for n, cards in enumerate(before, start=1):
        names = [NAMES[seat] for seat, card in enumerate(cards) if card.rank == "K"]
        yield text("worked-draw-round", lang, n=n, kings="some" if names else "none", names=listed(names, lang))
    early = [NAMES[seat] for seat, card in enumerate(last[:-1]) if card.rank == "K"]
    if early:
        yield text("worked-draw-last", lang, n=len(before) + 1, name=early[0])


def _asked(question: Question) -> Asked | None:
    """Give the case of a question as one for the referee, where its steps are those of a case that grew."""
    match question.case:
        case Tricks(results=results, eldest=eldest):
            decided = tuple({"A": 0, "B": 1, "=": None}[one] for one in results)
            return Asked("hand", {"tricks": decided, "eldest": "AB".index(eldest)})
        case Bet(calls=calls, yes=yes):
            ladders = question.ruleset.ladders
            kind = next((kind for kind in KINDS if kind in ladders and calls in ladders[kind].rows), None)
            answer = "quero" if yes else "nao_quero"
            return None if kind is None else Asked("bet", {"kind": kind, "calls": calls, "answer": answer})
        case _:
            return None
