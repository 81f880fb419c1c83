"""Actions: what somebody at the table wants to do. Whether it may be done is the judge's to say."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tutor.engine.deck import Card
from tutor.engine.records import Ruleset

PLAY, HIDE, FOLD = "joga", "esconde", "baralho"
QUERO, NAO_QUERO, SEM_FLOR = "quero", "nao_quero", "sem_flor"
ACCEPT_ELEVEN, REFUSE_ELEVEN = "aceita_mao_de_11", "recusa_mao_de_11"

CARD_VERBS = frozenset((PLAY, HIDE))
ANSWERS = frozenset((QUERO, NAO_QUERO, SEM_FLOR))
ELEVEN_VERBS = frozenset((ACCEPT_ELEVEN, REFUSE_ELEVEN))
CALLS = frozenset(
    [
        "truco",
        "retruco",
        "vale_4",
        "seis",
        "nove",
        "doze",
        "envido",
        "real_envido",
        "falta_envido",
        "flor",
        "contra_flor",
        "contra_flor_e_o_resto",
    ]
)


class Action(NamedTuple):
    """A wish of one seat: a verb of the notation, and the card or its place (1 to 3, in the dark hand).

    >>> str(Action(0, "joga", Card("A", "c")))
    '0 joga Ac'
    """

    seat: int
    verb: str
    card: Card | None = None
    place: int | None = None

    def __str__(self) -> str:
        return f"{self.seat} {self.words}"

    @property
    def words(self) -> str:
        """The action as the notation spells it, without the seat."""
        _, verb, card, place = self
        told = verb if place is None else f"{verb} #{place}"
        return told if card is None else f"{told} {card}"


@lru_cache(maxsize=64)
def kind_of_call(rules: Ruleset) -> dict[str, str]:
    """Say of every call of a rulebook which bet it belongs to: ``truco``, ``envido`` or ``flor``."""
    return {word: kind for kind, ladder in rules.ladders.items() for word in ladder.words}


@lru_cache(maxsize=64)
def wordless(rules: Ruleset) -> tuple[str, ...]:
    """List the acts without a card that a rulebook knows: its calls, answers, folding, the hand of eleven."""
    words = [*kind_of_call(rules), QUERO, NAO_QUERO]
    if rules.conduct.points is not None:
        words.append(SEM_FLOR)
    if rules.conduct.fold.value or rules.conduct.eleven is None:
        words.append(FOLD)
    if rules.conduct.eleven is not None:
        words += [ACCEPT_ELEVEN, REFUSE_ELEVEN]
    return tuple(words)
