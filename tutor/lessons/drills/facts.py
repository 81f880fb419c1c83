"""Questions in which nothing varies: one answer each, which some people have otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tutor.engine import Ruleset
from tutor.lessons.drills.bets import key_of
from tutor.lessons.drills.pools import GC, C, G, K
from tutor.lessons.drills.tables import words
from tutor.lessons.drills.ties import SIDES, YES_NO
from tutor.lessons.misconceptions.inputs import Fact
from tutor.lessons.questions import Choice, Drill, Form, Shown
from tutor.lessons.said import say


class Told(NamedTuple):
    """One such question: its subject, its skill, who has it, how it is answered and from what."""

    subject: str
    skill: str
    rules: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    players: int = 2
    form: Form = "one"

    @property
    def kind(self) -> str:
        """Its name among the questions of its skill."""
        return self.subject.partition(".")[2].replace("_", "-")


FACTS = (
    Told("envido.over_truco", "truco.when", (C,), YES_NO),
    Told("truco.out_of_turn", "truco.when", (K,), YES_NO, 4),
    Told(
        "truco.above_the_top", "truco.raise", GC, (Choice("none", say("ask-no-rung")), Choice("6", 6), Choice("8", 8))
    ),
    Told("envido.unasked", "envido.pays", (C,), form="number"),
    Told("envido.falta_raised", "envido.raise", (C,), YES_NO),
    Told("flor.sung", "flor", (G,), words("sung", "must_sing", "may_pass")),
    Told("flor.two", "flor.price", GC, words("two-flores", "one_side", "each_side")),
    Told("flor.lone", "flor.price", (C,), form="number"),
    Told("flor.lone_waits", "flor.price", (C,), words("lone", "at_once", "waits_for_quero")),
    Told("eleven.played", "eleven", (K,), players=4, form="number"),
    Told("eleven.refused", "eleven", (K,), players=4, form="number"),
    Told("eleven.truco", "eleven", (K,), words("eleven-truco", "A_wins_match", "stake_3"), 4),
    Told("eleven.partner_seen", "eleven", (K,), YES_NO, 4),
    Told("eleven.decides", "eleven", (K,), words("eleven-decides", "side_on_eleven", "both_sides"), 4),
    Told("dark.vira", "dark", (K,), words("dark-vira", "before_first_trick", "after_first_trick"), 4),
    Told("deal.own_surplus", "deal_errors", (K,), words("surplus", "deal_lost", "point"), 4),
    Told("deal.first_card", "cut", (K,), words("first-card", "an_opponent", "anybody"), 4),
    Told("table.pack", "table", (G,), form="number"),
    Told("table.drip", "supplementary", (K,), SIDES, 4),
)


def _show(told: Told) -> Callable[[Ruleset, Fact], Shown]:
    prompt = say(f"ask-fact-{told.subject.replace('.', '-').replace('_', '-')}")
    return lambda _rules, _fact: Shown(prompt, choices=told.choices, players=told.players)


def _drill(told: Told) -> Drill:
    return Drill(
        skill=told.skill, kind=told.kind, rules=told.rules, form=told.form, subject=told.subject, weight=0,
        pool=lambda _rules: (Fact(),), key=key_of(told.subject), show=_show(told),
    )  # fmt: skip


DRILLS = tuple(map(_drill, FACTS))
