"""Questions that have the steps of the ceremony put in order: every order that the referee lets through is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tutor.engine import Action, Reason, Ruleset, Ruling, cards, judge, play
from tutor.engine.ceremony import Rite, Table, do_rite, judge_rite, open_hand
from tutor.engine.ceremony import start_ceremony as start
from tutor.engine.errors import RuleError
from tutor.engine.judge import Verdict
from tutor.lessons.drills.ordered import order_drill, right_orders
from tutor.lessons.misconceptions import Misconception, right
from tutor.lessons.misconceptions.inputs import Fact
from tutor.lessons.questions import Broken, Choice, Shown
from tutor.lessons.said import Said, Seat, say

DEALER, NEXT, PARTNER, CUTTER = range(4)
"""Ana deals, Beto and Duda are her opponents, Caio her partner; Duda cuts."""
DARK = (11, 11)


class Seen(NamedTuple):
    """No act of anybody: the vira lies open before all."""


Act = Rite | Action | Seen


def _gives(*counts: tuple[int, str]) -> tuple[Rite, ...]:
    return tuple(Rite(DEALER, "da", cards(codes), whom=seat) for seat, codes in counts)


_BETO, _CAIO, _DUDA, _ANA = (NEXT, "Qc 7p Jo"), (PARTNER, "2e 3e 4e"), (CUTTER, "5e 6e 7e"), (DEALER, "4c 5c 6c")
STEPS: Mapping[str, tuple[Act, ...]] = {
    "shuffle": (Rite(DEALER, "embaralha"),),
    "cut": (Rite(CUTTER, "separa"), Rite(CUTTER, "remonta")),
    "dry-cuts": (Rite(CUTTER, "corta", number=3),),
    "side": (Rite(DEALER, "lado", word="baixo"),),
    "take-to-partner": (Rite(CUTTER, "tira", (None,), word="cima", to="parceiro"),),
    "take-to-keep": (Rite(CUTTER, "tira", (None,), word="cima", to="fica"),),
    "take-as-vira": (Rite(CUTTER, "tira", cards("Kc"), word="cima", to="vira"),),
    "look-at-it": (Rite(CUTTER, "olha", cards("Kc")),),
    "deal": _gives(_BETO, _CAIO, _DUDA, _ANA),
    "deal-rest": _gives((NEXT, "Qc 7p"), _CAIO, _DUDA, _ANA),
    "deal-two": _gives((NEXT, "Qc 7p"), _CAIO, _DUDA, _ANA),
    "deal-four": _gives(_BETO, (PARTNER, "2e 3e 4e 5p"), _DUDA, _ANA),
    "vira": (Rite(DEALER, "vira", cards("Ac")),),
    "vira-down": (Rite(DEALER, "vira", cards("Ac")),),
    **{f"give-{seat}": _gives((seat, code)) for seat, code in enumerate(("4c", "Qc", "2e", "5e"))},
    "burn": (Rite(DEALER, "queima", (None,)),),
    "look-at-own": (Rite(DEALER, "olha", word="propria"),),
    "first-card": (Action(NEXT, "joga", cards("Qc")[0]),),
    "first-trick": tuple(Action(seat, "joga", None, 1) for seat in (NEXT, PARTNER, CUTTER, DEALER)),
    "vira-seen": (Seen(),),
    "claim": (Rite(CUTTER, "reclama_cartas"),),
    "go-on": (Rite(NEXT, "segue"),),
    "remove": (Rite(DEALER, "retira", cards("5p"), whom=PARTNER),),
}


class Ceremony(NamedTuple):
    """Steps in their usual order, what was done before them, and the score at which it is."""

    steps: tuple[str, ...]
    before: tuple[str, ...] = ()
    score: tuple[int, int] = (0, 0)


_UNCUT, _CUT = ("shuffle",), ("shuffle", "cut")
CEREMONIES: Mapping[str, tuple[Ceremony, ...]] = {
    "cut": (
        Ceremony(("shuffle", "cut", "side", "deal")),
        Ceremony(("shuffle", "take-to-partner", "deal-rest", "vira")),
        Ceremony(("shuffle", "cut", "give-1", "give-2")),
        Ceremony(("shuffle", "cut", "give-3", "give-0")),
        Ceremony(("shuffle", "take-to-keep", "give-1", "give-2")),
        Ceremony(("take-as-vira", "look-at-it", "deal"), _UNCUT),
        Ceremony(("shuffle", "cut", "burn", "deal", "look-at-own")),
    ),
    "dark": (
        Ceremony(("dry-cuts", "deal", "vira-down", "first-trick", "vira-seen"), _UNCUT, DARK),
        Ceremony(("shuffle", "dry-cuts", "deal", "vira-down"), (), DARK),
        Ceremony(("give-1", "give-2", "give-3", "give-0"), ("shuffle", "dry-cuts"), DARK),
    ),
    "deal_errors": (
        Ceremony(("deal-two", "vira", "first-card", "claim"), _CUT),
        Ceremony(("deal-four", "vira", "go-on", "remove"), _CUT),
    ),
}  # fmt: skip
"""By skill."""

_SUBJECTS = {"dark": "dark.vira", "cut": "deal.first_card", "deal_errors": ""}
_ASTRAY = {"MO-09": ("vira-seen", "first-trick"), "DC-04": ("give-2", "give-1")}
"""What somebody with a wrong rule would put right before what."""


def _done(table: Table, act: Act) -> tuple[Table, Ruling[Any]]:
    """Do one act if it is allowed; give the table after it, or as it was, and the ruling."""
    if isinstance(act, Seen):
        seen = table.hand is not None and table.hand.vira_shown
        reason = right(table.rules, "dark.vira", Fact()).reason
        if table.vira is not None:
            reason = replace(reason, args={**reason.args, "card": table.vira})
        return table, Ruling(Verdict.ALLOWED if seen else Verdict.VOID, reason)
    if isinstance(act, Rite):
        ruling = judge_rite(table, act)
        return (do_rite(table, act)[0] if ruling.value is Verdict.ALLOWED else table), ruling
    opened = table if table.hand is not None else open_hand(table)[0]
    assert opened.hand is not None
    ruling = judge(opened.hand, act)
    return (opened.with_hand(play(opened.hand, act)) if ruling.value is Verdict.ALLOWED else table), ruling


def _walk(rules: Ruleset, case: Ceremony, order: Sequence[str]) -> tuple[list[Reason], Broken | None]:
    """Do the steps in an order: the reasons of those that are allowed, and the first that is not."""
    table = start(rules, dealer=DEALER, score=case.score)
    reasons: list[Reason] = []
    for place, step in enumerate((*case.before, *order), 1 - len(case.before)):
        for number, act in enumerate(STEPS[step]):
            try:
                table, ruling = _done(table, act)
            except RuleError as error:  # there is nothing yet to do it with
                return reasons, Broken(place, None, error.cites)
            if ruling.value is not Verdict.ALLOWED:
                return reasons, Broken(place, ruling.reason, ruling.clauses)
            if number == 0 and place > 0:
                reasons.append(ruling.reason)
    return reasons, None


def orders(rules: Ruleset, case: Ceremony) -> tuple[tuple[str, ...], ...]:
    """Give every order that the referee lets through, the usual one first.

    >>> from tutor.engine import ruleset
    >>> orders(ruleset("claudista"), CEREMONIES["dark"][2])
    (('give-1', 'give-2', 'give-3', 'give-0'), ('give-3', 'give-2', 'give-1', 'give-0'))
    """
    return right_orders(_walk, rules, case)


def _astray(row: Misconception, _rules: Ruleset, case: Ceremony) -> tuple[str, ...] | None:
    early, late = _ASTRAY[row.id]
    if not {early, late} <= set(case.steps):
        return None
    order = [step for step in case.steps if step != early]
    order.insert(order.index(late), early)
    return tuple(order)


def _show(_rules: Ruleset, case: Ceremony) -> Shown:
    facts = [say("ask-order-who", dealer=Seat(DEALER), cutter=Seat(CUTTER))]
    if case.score == DARK:
        facts.append(say("ask-order-dark"))
    if case.before:
        facts.append(say("ask-order-before", done=tuple(_step(step) for step in case.before)))
    choices = tuple(Choice(step, _step(step)) for step in case.steps)
    return Shown(say("ask-order"), facts=tuple(facts), choices=choices, players=4)


def _step(step: str) -> Said:
    names = {"ana": Seat(DEALER), "beto": Seat(NEXT), "caio": Seat(PARTNER), "duda": Seat(CUTTER)}
    return say(f"ask-step-{step}", **names)


def _pool(skill: str) -> Callable[[Ruleset], Sequence[Any]]:
    return lambda _rules: CEREMONIES[skill]


DRILLS = tuple(
    order_drill(_walk, skill=skill, subject=_SUBJECTS[skill], wrong=_astray, pool=_pool(skill), show=_show)
    for skill in CEREMONIES
)
