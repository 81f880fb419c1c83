"""A review in words: what each choice cost or brought, how sure that is, why, and what to practise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tutor.coach.advice import Advice, Option, advise
from tutor.coach.advice_told import Voice
from tutor.coach.review import Valued, ranked
from tutor.coach.skill import skill_of
from tutor.coach.trials import DOUBT, OPPONENTS
from tutor.engine import compare
from tutor.engine.actions import HIDE, PLAY, Action
from tutor.narration import Line, text

__all__ = ["ActTold", "DecisionTold", "ReviewTold", "tell_review"]

Kind = Literal["costly", "good", "same", "unsure"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActTold:
    """What comes of one of the two acts: lines of depth 0 say it, those below are the referee's reasons."""

    act: str
    label: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionTold:
    """One choice: ``text`` says what it cost and how sure that is, ``counted`` how that was found.

    ``step`` is which of the acts of the hand it was, ``skill`` what to practise. Of an unsure one ``cost`` tells
    nothing.
    """

    step: int
    kind: Kind
    cost: float
    error: float
    text: str
    counted: str
    done: ActTold
    rival: ActTold
    beside: tuple[Line, ...]
    skill: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewTold:
    """A review in one language: its head, the choices with the costly ones first, and how they were valued."""

    head: str
    decisions: tuple[DecisionTold, ...]
    how: str


def tell_review(valued: Sequence[Valued], lang: str = "pt-BR", *, names: Sequence[str] = ()) -> ReviewTold:
    """Tell the review of a hand, as far as its choices have been valued."""
    costly = sum(one.costly for one in valued)
    return ReviewTold(
        head=text(_head(valued, costly), lang, count=costly),
        decisions=tuple(_decision(one, lang, names) for one in ranked(valued)),
        how=text("coach-review-how", lang) if valued else "",
    )


def _head(valued: Sequence[Valued], costly: int) -> str:
    if not valued:
        return "coach-review-nothing"
    return "coach-review-costs" if costly else "coach-review-clean"


def _decision(one: Valued, lang: str, names: Sequence[str]) -> DecisionTold:
    rules, found = one.state.rules, one.told
    voice = Voice(lang, tuple(names), rules.id, one.state.deal.players)
    advice = advise(one.state, one.done.seat)
    skill = skill_of(one.state, one.done, one.rival)
    error = amount(DOUBT * found.error, rules.id, lang)
    return DecisionTold(
        step=one.step, kind=_kind(one), cost=found.cost, error=found.error, text=_said(one, voice),
        counted=text(
            "coach-review-counted", lang, whole="yes" if found.whole else "no", deals=found.deals, error=error
        ),
        done=_act(one.done, advice, voice), rival=_act(one.rival, advice, voice),
        beside=tuple(_beside(one, advice, skill, voice)), skill=skill,
    )  # fmt: skip


def _kind(one: Valued) -> Kind:
    if one.costly or one.good:
        return "costly" if one.costly else "good"
    return "same" if all(found.cost == found.error == 0 for found in one.against) else "unsure"


def _said(one: Valued, voice: Voice) -> str:
    """Say what a choice cost; where the two opponents surely make it come out otherwise, how."""
    rules, lang = one.state.rules.id, voice.lang
    acts = {"done": voice.act(one.done.words), "rival": voice.act(one.rival.words, first=False)}
    if len(one.against) == len(OPPONENTS) and not (one.costly or one.good) and all(f.sure for f in one.against):
        plain, payer = one.against
        more, less = (plain, payer) if plain.cost > 0 else (payer, plain)
        return text(
            "coach-review-depends", lang, **acts, better="plain" if more is plain else "payer",
            more=amount(more.cost, rules, lang), less=amount(-less.cost, rules, lang),
        )  # fmt: skip
    cost, error = amount(abs(one.told.cost), rules, lang), amount(DOUBT * one.told.error, rules, lang)
    return text(f"coach-review-{_kind(one)}", lang, **acts, cost=cost, error=error)


def _act(action: Action, advice: Advice, voice: Voice) -> ActTold:
    option = next((option for option in advice.options if option.action == action), None)
    lines = () if option is None else tuple(_lines(option, voice))
    return ActTold(act=action.words, label=voice.act(action.words), lines=lines)


def _lines(option: Option, voice: Voice) -> Iterator[Line]:
    """A card face down is told by what lets it be laid; a foul by what it costs; else by what comes of the act."""
    if option.action.verb == HIDE or not option.may:
        yield voice.first(option.verdict)
    yield from voice.lines(option.outcomes)


def _beside(one: Valued, advice: Advice, skill: str, voice: Voice) -> Iterator[Line]:
    """What tells the two acts apart: the odds as they stood, and of two cards laid open, which is stronger."""
    about = "envido" if skill in {"envido.price", "falta"} else "hand"
    yield from (voice.first(chance.ruling) for chance in advice.chances if chance.what == about)
    done, rival, vira = one.done, one.rival, one.state.deal.vira
    shown = vira is not None or not one.state.rules.vira.value
    if done.verb == rival.verb == PLAY and done.card is not None and rival.card is not None and shown:
        yield from voice.lines((compare(one.state.rules, done.card, rival.card, vira),))


def amount(points: float, rules: str, lang: str) -> str:
    """Say an average of points.

    >>> amount(1.42, "gauderio", "pt-BR"), amount(0.04, "cego", "en"), amount(2.0, "cego", "pt-BR")
    ('1,4 ponto', '0.04 tentos', '2 tentos')
    """
    number = f"{points:.2f}" if 0 < points < 0.1 else f"{points:.1f}".removesuffix(".0")
    one = float(number) < 2 if lang != "en" else number == "1"
    return text(
        "coach-points", lang,
        n=number if lang == "en" else number.replace(".", ","),
        unit="tento" if rules == "cego" else "ponto", one="yes" if one else "no",
    )  # fmt: skip
