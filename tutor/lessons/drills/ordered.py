"""What all questions about an order share: every order that the referee lets through is right, the usual one shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from typing import Any

from tutor.engine import Reason, Ruleset, Ruling
from tutor.lessons.drills.pools import K
from tutor.lessons.questions import Broken, Drill

Walk = Callable[[Ruleset, Any, Sequence[str]], tuple[list[Reason], Broken | None]]
"""Does the steps of a case in an order: the reasons of those that are allowed, and the first that is not."""


@cache
def right_orders(walk: Walk, rules: Ruleset, case: Any) -> tuple[tuple[str, ...], ...]:  # noqa: ANN401  # with steps
    """Give every order of the steps of a case that the referee lets through, the usual one first."""
    return tuple(order for order in permutations(case.steps) if walk(rules, case, order)[1] is None)


def order_drill(walk: Walk, **asked: Any) -> Drill:  # noqa: ANN401  # the other fields of a drill
    """Make the kind of question of a skill of Claudista that has the steps of a case put in order."""

    def key(rules: Ruleset, case: Any) -> Ruling[tuple[str, ...]]:  # noqa: ANN401
        usual, *others = right_orders(walk, rules, case)
        told = Reason("order.steps", (), (), {"others": len(others)}, tuple(walk(rules, case, usual)[0]))
        return Ruling(usual, told, rules.open_readings)

    return Drill(
        kind="order", rules=(K,), form="order", shuffled=True, key=key,
        also=lambda rules, case: frozenset(right_orders(walk, rules, case)[1:]),
        breaks=lambda rules, case, given: walk(rules, case, given)[1],
        **asked,
    )  # fmt: skip
