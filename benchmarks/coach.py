"""The coach: milliseconds of CPU for the advice at a moment, for its hints, or for the review of a hand, p95.

Every rulebook and table size, hands played by who plays at random; what is worked out once is worked out within.
"""

import json
import sys
import time

from tutor.coach.advice import advise
from tutor.coach.advice_hints import hints
from tutor.coach.advice_told import tell
from tutor.coach.bots import BOTS
from tutor.coach.deals import deal
from tutor.coach.playing import play_on
from tutor.coach.review import judged, reviewed
from tutor.coach.review_told import tell_review
from tutor.engine import play, ruleset

TABLES = [("gauderio", 2), ("gauderio", 4), ("cego", 2), ("cego", 4), ("cego", 6), ("claudista", 4)]
NOVATO = BOTS["novato"]
HANDS = {"advice": 40, "hints": 8, "review": 8}


def hands(many):
    """Hands of every table, with what was done in them."""
    for rules, players in TABLES:
        for seed in range(many):
            start = deal(ruleset(rules), seed, players=players)
            yield start, play_on(start, [NOVATO] * players, seed)[1]


def spent(work):
    """Give the CPU of one piece of work."""
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def advice(start, acts):
    """Advise everybody in words who did something, just before he did it."""
    for act in acts:
        now = start
        yield spent(lambda: tell(advise(now, act.seat)))  # noqa: B023  # done at once
        start = play(start, act)


def hinted(start, acts):
    """Work out what each should do, and give the hints; the advice is there by then, as it is on a page."""
    now = start
    for number, act in enumerate(acts):
        found = advise(now, act.seat)
        yield spent(lambda: hints(found, judged=judged(start, acts[:number], now, act.seat)))  # noqa: B023  # likewise
        now = play(now, act)


def review(start, acts):
    """Review the hand for o mão."""
    yield spent(lambda: tell_review(list(reviewed(start, acts, start.deal.eldest))))


if __name__ == "__main__":
    what = sys.argv[1]
    measure = {"advice": advice, "hints": hinted, "review": review}[what]
    taken = sorted(one for start, acts in hands(HANDS[what]) for one in measure(start, acts))
    print(json.dumps(taken[int(0.95 * len(taken))]))
