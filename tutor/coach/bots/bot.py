"""What a bot is: a pure function of what its seat sees, what it may do, and a seed."""

from __future__ import annotations

from collections.abc import Callable

from tutor.engine.actions import Action
from tutor.engine.view import SeatView

__all__ = ["Bot"]

Bot = Callable[[SeatView, tuple[Action, ...], int], Action]
"""Chooses one of the acts that are allowed. Luck comes from the seed alone: the same moment, the same act."""
