"""Wrong rules about the hand of eleven and the dark hand (MO)."""

from __future__ import annotations

from tutor.engine import Ruleset
from tutor.lessons.misconceptions.inputs import DryCuts, Score
from tutor.lessons.misconceptions.records import constant, fact, row


def _from_ten(_rules: Ruleset, score: Score) -> bool:
    return max(score.a, score.b) >= 10


def _eleven_even_when_both(_rules: Ruleset, score: Score) -> str:
    return "eleven" if 11 in {score.a, score.b} else "plain"


def _up_to_three(_rules: Ruleset, asked: DryCuts) -> bool:
    return 1 <= asked.cuts <= 3


ROWS = (
    fact("MO-01", "K", "eleven", "eleven.played", 1, "claudista/5.3"),
    fact("MO-02", "K", "eleven", "eleven.refused", 3, "claudista/5.2"),
    fact("MO-03", "K", "eleven", "eleven.truco", "stake_3", "claudista/5.5 claudista/4.2 AMB-K19",
         asked={"truco_in_11": ("loses",)}),
    fact("MO-04", "K", "eleven", "eleven.partner_seen", False, "claudista/5.1"),
    fact("MO-05", "K", "eleven", "eleven.decides", "both_sides", "claudista/5.1 AMB-K24"),
    row("MO-06", "K", "eleven", "eleven.score", "placar 10 x 5", _from_ten, "claudista/def/mao-de-11"),
    row("MO-07", "K", "dark", "hand.mode", "placar 11 x 11", _eleven_even_when_both,
        "claudista/6.1 claudista/6.5 claudista/def/mao-escura"),
    row("MO-08", "K", "dark", "dark.look", "de proposito", constant("redeal"), "claudista/6.6 claudista/6.7"),
    fact("MO-09", "K", "dark", "dark.vira", "before_first_trick", "claudista/6.4 claudista/6.9"),
    row("MO-10", "K", "dark", "dark.cuts", "2 cortes", _up_to_three, "claudista/6.2"),
)  # fmt: skip
