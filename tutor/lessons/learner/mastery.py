"""How likely it is that somebody masters a skill: Bayesian knowledge tracing (Corbett and Anderson 1995)."""

from __future__ import annotations

__all__ = ["MASTERED", "START", "guess_of", "traced"]

START = 0.1
"""The chance that a skill is mastered before its first question."""
LEARN = 0.1
"""The chance to master it between one question and the next."""
SLIP = 0.1
"""The chance of a wrong answer although it is mastered."""
TYPED = 0.03
"""The chance to guess what has to be typed or put in order."""
MASTERED = 0.95


def guess_of(choices: int | None) -> float:
    """Give the chance to be right by luck among so many choices; nothing stands for an answer that is typed.

    >>> guess_of(None), guess_of(4), guess_of(2)
    (0.03, 0.25, 0.5)
    """
    return TYPED if choices is None else max(TYPED, 1 / choices)


def traced(mastery: float, *, right: bool, guess: float) -> float:
    """Give the chance that a skill is mastered after one more first attempt.

    >>> round(traced(START, right=True, guess=TYPED), 3), round(traced(START, right=False, guess=TYPED), 3)
    (0.792, 0.11)
    """
    known = mastery * (1 - SLIP if right else SLIP)
    unknown = (1 - mastery) * (guess if right else 1 - guess)
    seen = known / (known + unknown)
    return seen + (1 - seen) * LEARN
