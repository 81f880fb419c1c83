"""What a question says, before it is said in a language: messages with facts, cards, seats, words of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tutor.engine import Card, Ruling
from tutor.engine.question import Question
from tutor.lessons.reference_asked import asked_words
from tutor.narration import card_name, listed, rulebook_name, seat_name, sentence, team_name, text
from tutor.narration.names import VOCABULARY, word
from tutor.rulebook import RULEBOOKS, clause, reading

NAMES = ("Ana", "Beto", "Caio", "Duda", "Edu", "Fabi")
"""Who sits at the table of a question, in order of play; the first and every second one are side A."""


class Side(NamedTuple):
    """A side by its letter."""

    letter: str


class Seat(NamedTuple):
    """A seat, counted from 0."""

    number: int


class Spoken(NamedTuple):
    """A word of the table: a call, an answer, a rulebook."""

    key: str


class Wording(NamedTuple):
    """A clause in our own words."""

    clause: str


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling in one sentence."""

    ruling: Ruling[Any]


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the catalogues with its facts."""

    id: str
    args: Mapping[str, Label] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Situation:
    """A case for the referee, with what is asked about it."""

    rules: str
    asked: Question


@dataclass(frozen=True, slots=True)
class Opening:
    """What a reading asks of its document."""

    reading: str


Label = Said | Situation | Opening | Card | Side | Seat | Spoken | Wording | Ruled | int | str | tuple["Label", ...]


def say(id: str, **args: Label) -> Said:  # noqa: A002  # of the message
    """Give a message with its facts.

    >>> tell(say("practice-diagnosis-several"), "en")
    'More than one wrong rule would give this answer. The next question helps to find out which.'
    """
    return Said(id, args)


@dataclass(frozen=True, slots=True)
class Voice:
    """Who says it: in which language, of which rulebook, at a table of how many."""

    lang: str
    rules: str = ""
    players: int = 2

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those at the table."""
        return NAMES[: self.players]

    def tell(self, label: Label) -> str:
        """Say one thing.

        >>> Voice("pt-BR").tell((Card("7", "e"), Card("1", "c"))), Voice("en", players=4).tell(Side("B"))
        ('sete de espadas e ás de copas', 'Beto and Duda')
        """
        match label:
            case Card():
                return card_name(label, self.lang, deck="french" if self.rules == "claudista" else "spanish")
            case Said():
                return text(label.id, self.lang, **{name: self._fact(one) for name, one in label.args.items()})
            case Side():
                return team_name("AB".index(label.letter), self.lang, self.names)
            case Seat():
                return seat_name(label.number, self.lang, self.names)
            case Spoken():
                return word(label.key, self.lang) if label.key in VOCABULARY else label.key
            case Wording():
                return clause(label.clause).text(self.lang)
            case Situation(rules=rules, asked=asked):
                return asked_words(rules, asked, self.lang)
            case Opening():
                return reading(label.reading).question(self.lang)
            case Ruled():
                return sentence(label.ruling, self.lang, names=self.names)
            case tuple():
                return listed([self.tell(one) for one in label], self.lang)
            case str() if label in RULEBOOKS:
                return rulebook_name(label, self.lang)
            case _:
                return str(label)

    def _fact(self, label: Label) -> int | str:
        return label if isinstance(label, int) else self.tell(label)


def tell(label: Label, lang: str, rules: str = "", players: int = 2) -> str:
    """Say one thing in a language."""
    return Voice(lang, rules, players).tell(label)
