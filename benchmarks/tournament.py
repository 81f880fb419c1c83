"""Bots against each other: duplicate deals, each played from both sides by both bots, at every size of a rulebook.

``duel BETTER OTHER RULES DEALS``: what BETTER takes more than OTHER, in points a hand that still count, with the ends
of a paired confidence interval of 95 %, and the lower end at the table size where that is lowest; decisions, illegal
ones among them, and milliseconds of one, p95, of BETTER.
``legal DECISIONS``: illegal acts among so many decisions of novato and regrado, under switches set by luck.
"""

import json
import random
import statistics
import sys
import time
from itertools import count

from tutor.coach.bots import BOTS
from tutor.coach.deals import deal
from tutor.coach.playing import play_on
from tutor.engine import ruleset
from tutor.rulebook import RULEBOOKS, options


class Watched:
    """A bot that is timed, and whose acts are checked."""

    def __init__(self, name):
        self.bot, self.spent, self.illegal = BOTS[name], [], 0

    def __call__(self, view, acts, seed):
        """Let the bot choose."""
        start = time.process_time()
        act = self.bot(view, acts, seed)
        self.spent.append(time.process_time() - start)
        self.illegal += act not in acts
        return act


def hand_of(rules, number, luck):
    """Deal the hand of a number: sizes in turn, o mão and the score by luck."""
    players = rules.seats.value[number % len(rules.seats.value)]
    total = luck.choice(rules.match.targets.value)
    score = luck.randrange(total), luck.randrange(total)
    return deal(rules, number, players=players, eldest=luck.randrange(players), score=score, target=total)


def taken(hand, side, bots, seed):
    """Give what a side takes more than the other of a hand: no point beyond the total counts."""
    end, _ = play_on(hand, bots, seed)
    assert end.over
    more = [min(end.score[team], hand.deal.target) - hand.score[team] for team in (0, 1)]
    return more[side] - more[1 - side]


def interval(gains):
    """Give a mean with the ends of its interval of 95 %."""
    mean, wide = statistics.fmean(gains), 1.96 * statistics.stdev(gains) / len(gains) ** 0.5
    return mean, mean - wide, mean + wide


def duel(better, other, rules, deals):
    book, ours, theirs = ruleset(rules), Watched(better), Watched(other)
    gains = {players: [] for players in book.seats.value}
    for number in range(deals):
        hand = hand_of(book, number, random.Random(f"{rules} {number}"))
        seats = range(hand.deal.players)
        both = (taken(hand, side, [ours if seat % 2 == side else theirs for seat in seats], number) for side in (0, 1))
        gains[hand.deal.players].append(sum(both) / 2)
    mean, low, high = interval([gain for at_size in gains.values() for gain in at_size])
    slow = statistics.quantiles(ours.spent, n=20)[-1] * 1000
    return {
        "mean": mean, "low": low, "high": high, "decisions": len(ours.spent),
        "lowest": min(interval(at_size)[1] for at_size in gains.values()),
        "illegal": ours.illegal + theirs.illegal, "p95": slow,
    }  # fmt: skip


def switched(rules, luck):
    """Give a rulebook with three of its switches set by luck."""
    few = luck.sample(options(rules), 3)
    return ruleset(rules, **{switch.name: luck.choice(switch.values_for(rules)) for switch in few})


def legal(decisions):
    watched = [Watched("novato"), Watched("regrado")]
    luck = random.Random(1)
    for number in count():
        if sum(len(bot.spent) for bot in watched) >= decisions:
            break
        if number % 5_000 == 0:
            books = [switched(rules, luck) for rules in RULEBOOKS]
        hand = hand_of(books[number % len(books)], number, luck)
        play_on(hand, [watched[(seat + number) % 2] for seat in range(hand.deal.players)], number)
    return {"illegal": sum(bot.illegal for bot in watched), "decisions": sum(len(bot.spent) for bot in watched)}


def main():
    what, *words = sys.argv[1:]
    told = legal(int(words[0])) if what == "legal" else duel(*words[:3], int(words[3]))
    print(json.dumps(told))


main()
