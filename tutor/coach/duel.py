"""One hand against another with every card open: who takes it when both play as well as can be.

Cards are their strengths here: hands whose cards are equally strong are one hand.

The search of any number of seats (`tutor.coach.bots.open_cards`) finds the same three times as slowly. Exact odds ask
for some 84 positions of two hands at a time, and a page for several odds: so two players have a search of their own.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from tutor.coach.endings import Ended, Leads, Winners
from tutor.engine import Ruleset

__all__ = ["Duel", "duel_of"]

Strengths = tuple[int, ...]


class Duel:
    """The hand of two players, side 0 and side 1, as a game with open cards; what was worked out is kept.

    Nobody calls, folds or lays a card face down. ``eldest`` is the side of *o mão*, who leads the first trick.
    """

    def __init__(self, rules: Ruleset, eldest: int) -> None:
        self.eldest = eldest
        self._ended, self._leads = Ended(rules, eldest), Leads(rules, eldest)
        self._best: dict[tuple[Strengths, Strengths, int, Winners], int] = {}
        self._matched = list(permutations(range(3)))

    def best(self, ours: Strengths, theirs: Strengths, lead: int | None = None, winners: Winners = ()) -> int:
        """Say who takes the hand under best play: 1 side 0, -1 side 1, 0 nobody.

        ``ours`` and ``theirs`` are the strengths of the cards still held, sorted; ``winners`` the tricks so far and
        ``lead`` the side that leads the next one.

        >>> from tutor.engine import ruleset
        >>> duel_of(ruleset("gauderio"), 0).best((1, 1, 14), (2, 2, 13))
        -1
        """
        side = self.eldest if lead is None else lead
        if not winners:  # three cards each: many positions, and each is nine of the next at most
            return self._lead(ours, theirs, side, winners)
        key = (ours, theirs, side, winners)
        found = self._best.get(key)
        if found is None:
            found = self._best[key] = self._lead(ours, theirs, side, winners)
        return found

    def _lead(self, ours: Strengths, theirs: Strengths, side: int, winners: Winners) -> int:
        """Let the leader choose the card that is best for him against the best reply."""
        sign = 1 if side == 0 else -1
        best = -1
        for card in dict.fromkeys(ours if side == 0 else theirs):
            best = max(best, sign * self.reply(ours, theirs, side, winners, card))
            if best == 1:
                break
        return sign * best

    def reply(self, ours: Strengths, theirs: Strengths, side: int, winners: Winners, card: int) -> int:
        """Say what a card that was led by a side comes to, under the best reply; the card is still held."""
        sign = 1 if side == 0 else -1
        worst = 1
        for other in dict.fromkeys(theirs if side == 0 else ours):
            mine, yours = (card, other) if side == 0 else (other, card)
            winner = 0 if mine > yours else 1 if yours > mine else None
            tricks = (*winners, winner)
            value = self._ended[tricks]
            if value is None:
                value = self.best(_less(ours, mine), _less(theirs, yours), self._leads[winner, side], tricks)
            worst = min(worst, sign * value)
            if worst == -1:
                break
        return sign * worst

    def at_random(self, ours: Strengths, theirs: Strengths) -> tuple[int, int, int]:
        """Count, of the 36 orders in which both may lay three cards, how many side 0 takes, nobody, and side 1."""
        counted = [0, 0, 0]
        for order in self._matched:
            pairs = [
                0 if mine > theirs[other] else 1 if theirs[other] > mine else None
                for mine, other in zip(ours, order, strict=True)
            ]
            for a, b, c in self._matched:
                counted[1 - self._whole((pairs[a], pairs[b], pairs[c]))] += 1
        return counted[0], counted[1], counted[2]

    def _whole(self, winners: Winners) -> int:
        """Who takes a hand whose three tricks would go so; what comes after the decision is ignored."""
        outcome = self._ended[winners]
        assert outcome is not None
        return outcome


def _less(held: Strengths, card: int) -> Strengths:
    place = held.index(card)
    return held[:place] + held[place + 1 :]


_duels: dict[tuple[object, ...], Duel] = {}


@lru_cache(maxsize=128)
def duel_of(rules: Ruleset, eldest: int) -> Duel:
    """Give the duel of a rulebook; those whose hands end alike share what was worked out."""
    key = (rules.id, rules.hand.all_tied.value, rules.trick.lead_after_tie.value, eldest)
    if key not in _duels:
        _duels[key] = Duel(rules, eldest)
    return _duels[key]
