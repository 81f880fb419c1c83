"""Novato: whatever is allowed, by luck. He knows the rules, and nothing else."""

from __future__ import annotations

import random

from tutor.engine.actions import Action
from tutor.engine.view import SeatView

__all__ = ["novato"]


def novato(_view: SeatView, acts: tuple[Action, ...], seed: int) -> Action:
    """Choose any act that is allowed."""
    return random.Random(seed).choice(acts)  # noqa: S311  # luck of the game, no secret
