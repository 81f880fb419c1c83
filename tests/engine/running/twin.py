"""The engine and the second referee side by side: the same deal, the same acts, and where they differ."""

from __future__ import annotations

from functools import lru_cache

from tests.engine.running import enumerator
from tests.engine.running.scripts import wish
from tutor.engine import ruleset
from tutor.engine.allowed import allowed
from tutor.engine.game import play
from tutor.engine.judge import Verdict, options
from tutor.engine.state import start_hand
from tutor.rulebook import options as switches_of

NAMES = {"g": "gauderio", "c": "cego", "k": "claudista"}
SEATS = {"g": (2, 4), "c": (2, 4, 6), "k": (4,)}
TARGETS = {"g": (12, 24), "c": (18, 24), "k": (12,)}


@lru_cache(maxsize=4096)
def book_of(book, chosen=()):
    return ruleset(NAMES[book], **dict(chosen))


def both(book, hands, *, vira="", score=(0, 0), target=None, eldest=0, early=False, **chosen):
    """The engine's state and the second referee's table of one deal; cards are words."""
    rules = book_of(book, tuple(sorted(chosen.items())))
    cards = [[rules.deck.parse(card) for card in hand] for hand in hands]
    shown = rules.deck.parse(vira) if vira else None
    state = start_hand(rules, cards, eldest=eldest, score=score, target=target, vira=shown)
    table = enumerator.table(book, hands, score=score, target=target, eldest=eldest, vira=vira, early=early, **chosen)
    return state, table


def acts_of(state, *, early=False):
    """What the engine allows to everybody, in the words of the notation; with the cards out of turn that stand."""
    if not early:
        return {(seat, action.words) for seat in range(state.deal.players) for action in allowed(state, seat)}
    return {
        (seat, action.words)
        for seat in range(state.deal.players)
        for action, ruling in options(state, seat)
        if ruling.value is Verdict.ALLOWED or ruling.reason.args.get("remedy") == "stands"
    }


def standing(state):
    return state.score, bool(state.over), state.winner, state.match_winner, state.winners, state.stake


def standing_there(table):
    return table.score, table.over, table.winner, table.match, table.won, table.worth


def follow(state, table, choose):
    """Play to the end of the hand, choosing among what both allow; stop at the first difference."""
    done = []
    while True:
        told = f"after {'; '.join(done)}"
        here = set(enumerator.moves(table))
        assert here == acts_of(state, early=table.early), told
        assert standing_there(table) == standing(state), told
        if table.over:
            return len(done)
        assert here, f"nobody can act {told}"
        seat, word = choose(sorted(here))
        done.append(f"{seat} {word}")
        state, table = play(state, wish(state, done[-1])), enumerator.step(table, seat, word)


def count(state, depth):
    """How many sequences of so many acts the engine allows."""
    if depth == 0:
        return 1
    return sum(count(play(state, wish(state, f"{s} {w}")), depth - 1) for s, w in acts_of(state))


def some_switches(draw, book):
    """None, one, a few or all of the switches of a rulebook, set; ``draw`` picks one of a list."""
    listed = list(switches_of(NAMES[book]))
    few = draw([0, 1, 2, 3, len(listed)])
    chosen = {}
    for _ in range(few):
        switch = draw(listed)
        chosen[switch.name] = draw(switch.values_for(NAMES[book]))
    return chosen
