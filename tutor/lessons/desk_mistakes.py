"""Slips in play where a document lists no incidents: each is a short hand, ruled by the judge of the running hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.engine import Card, Ruleset, Ruling
from tutor.engine.actions import Action
from tutor.engine.game import play
from tutor.engine.judge import Verdict, judge
from tutor.engine.state import HandState, start_hand

_SPADES = tuple(Card(rank, "e") for rank in ("4", "5", "6"))
_CUPS = tuple(Card(rank, "c") for rank in ("4", "5", "6"))
_MIXED = (Card("4", "e"), Card("5", "p"), Card("6", "o"))
_OTHER = (Card("1", "c"), Card("2", "p"), Card("3", "o"))
_HandOf = tuple[Card, ...]


def _start(rules: Ruleset, first: _HandOf = _MIXED, second: _HandOf = _OTHER) -> HandState:
    return start_hand(rules, (first, second))


def _out_of_turn(rules: Ruleset) -> Ruling[Verdict]:
    return judge(_start(rules), Action(1, "joga", _OTHER[0]))


def _late_envido(rules: Ruleset) -> Ruling[Verdict]:
    """The first card is down, and its owner thinks of the envido."""
    return judge(play(_start(rules), Action(0, "joga", _MIXED[0])), Action(0, "envido"))


def _silent_flor(rules: Ruleset) -> Ruling[Verdict]:
    """A flor not sung: where the card that was laid stands, may it still be sung?"""
    state, card = _start(rules, _SPADES), Action(0, "joga", _SPADES[0])
    first = judge(state, card)
    return first if first.value is Verdict.VOID else judge(play(state, card), Action(0, "flor"))


def _denied_flor(rules: Ruleset) -> Ruling[Verdict]:
    return judge(play(_start(rules, _SPADES, _CUPS), Action(0, "flor")), Action(1, "sem_flor"))


def _envido_with_flor(rules: Ruleset) -> Ruling[Verdict]:
    return judge(_start(rules, _SPADES), Action(0, "envido"))


def _truco_over_envido(rules: Ruleset) -> Ruling[Verdict]:
    return judge(play(_start(rules), Action(0, "envido")), Action(1, "truco"))


def _card_over_truco(rules: Ruleset) -> Ruling[Verdict]:
    return judge(play(_start(rules), Action(1, "truco")), Action(0, "joga", _MIXED[0]))


def _hide(rules: Ruleset) -> Ruling[Verdict]:
    return judge(_start(rules), Action(0, "esconde", _MIXED[0]))


MISTAKES: Mapping[str, Callable[[Ruleset], Ruling[Verdict]]] = {
    "out_of_turn": _out_of_turn,
    "late_envido": _late_envido,
    "silent_flor": _silent_flor,
    "denied_flor": _denied_flor,
    "envido_with_flor": _envido_with_flor,
    "truco_over_envido": _truco_over_envido,
    "card_over_truco": _card_over_truco,
    "hide": _hide,
}
"""Every slip, with the hand that shows it."""


def rule_mistake(rules: Ruleset, mistake: str) -> Ruling[Verdict]:
    """Rule one slip: taken back, a foul that stands, or none at all.

    >>> from tutor.engine import ruleset
    >>> rule_mistake(ruleset("gauderio"), "out_of_turn").value.value
    'void'
    """
    return MISTAKES[mistake](rules)
