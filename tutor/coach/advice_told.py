"""Advice in words: what a page shows beside each button, and what the terminal prints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.coach.advice import Advice, Chance, Option
from tutor.engine.reasons import Reason, Ruling
from tutor.narration import Line, steps
from tutor.narration.facts import Scene, act_words

__all__ = ["AdviceTold", "ChanceTold", "OptionTold", "Voice", "tell"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionTold:
    """One act: how it is said and spelled (``act``), whether it may be done and why (not), what it costs or wins.

    A line of ``costs`` with depth 0 says an amount, those below it the referee's reason with its clause.
    """

    act: str
    verb: str
    card: str
    label: str
    may: bool
    verdict: str
    why: Line
    costs: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceTold:
    """A chance, ``envido`` or ``hand``: its value for a picture, its sentence and how it was counted.

    One that is not ``exact`` was drawn; its sentence tells the margin of error.
    """

    what: str
    value: float
    exact: bool
    text: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviceTold:
    """Advice in one language. ``at_stake`` are sentences with their clauses, ``unknown`` what the coach leaves out."""

    at_stake: tuple[Line, ...]
    options: tuple[OptionTold, ...]
    chances: tuple[ChanceTold, ...]
    unknown: tuple[str, ...]


def tell(advice: Advice, lang: str = "pt-BR", *, names: Sequence[str] = ()) -> AdviceTold:
    """Tell advice in words; ``names`` are those of the players, in order of their seats."""
    voice = Voice(lang, tuple(names), advice.state.rules.id, advice.state.deal.players)
    return AdviceTold(
        at_stake=tuple(voice.first(ruling) for ruling in advice.at_stake),
        options=tuple(_option(option, voice) for option in advice.options),
        chances=tuple(_chance(chance, voice) for chance in advice.chances),
        unknown=tuple(voice.of(reason).text for reason in advice.unknown),
    )


@dataclass(frozen=True, slots=True)
class Voice:
    """Who tells: the language, the names of the players, the rulebook and how many sit at the table."""

    lang: str
    names: tuple[str, ...]
    rules: str
    players: int

    def lines(self, rulings: Iterable[Ruling[Any]]) -> tuple[Line, ...]:
        """Tell rulings with all their steps."""
        return tuple(
            line for ruling in rulings for line in steps(ruling, self.lang, names=self.names, players=self.players)
        )

    def first(self, ruling: Ruling[Any]) -> Line:
        """Tell a ruling in its one sentence."""
        return steps(ruling, self.lang, names=self.names, players=self.players)[0]

    def of(self, reason: Reason) -> Line:
        """Tell a reason of the coach's own."""
        return self.first(Ruling(None, reason))

    def act(self, words: str, *, first: bool = True) -> str:
        """Name an act of the notation as a button does: "Pedir truco"; within a sentence it begins small."""
        said = act_words(words, Scene(self.lang, self.rules, self.names, self.players))
        return said[:1].upper() + said[1:] if first else said


def _chance(chance: Chance, voice: Voice) -> ChanceTold:
    lines = voice.lines((chance.ruling,))
    return ChanceTold(what=chance.what, value=float(chance.value), exact=chance.exact, text=lines[0].text, lines=lines)


def _option(option: Option, voice: Voice) -> OptionTold:
    action = option.action
    return OptionTold(
        act=action.words,
        verb=action.verb,
        card="" if action.card is None else str(action.card),
        label=voice.act(action.words),
        may=option.may,
        verdict=option.verdict.value.value,
        why=voice.first(option.verdict),
        costs=voice.lines(option.outcomes),
    )
