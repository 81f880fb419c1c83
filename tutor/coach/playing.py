"""Who is asked now, and letting bots act until it is a person's turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from tutor.coach.bots.bot import Bot
from tutor.coach.deals import deal_next
from tutor.engine.actions import Action
from tutor.engine.allowed import allowed
from tutor.engine.game import play
from tutor.engine.match import MatchState, after_hand
from tutor.engine.state import HandState
from tutor.engine.view import view_for

__all__ = ["asked", "next_act", "play_match", "play_on"]

Seats = Sequence[Bot | None]
"""Who sits where; None is a person."""


def asked(state: HandState) -> tuple[int, ...]:
    """List the seats that the table waits for, in the order in which they are asked.

    A call is answered by any member of the challenged side, a hand of eleven is decided by both of the pair; else
    it is the seat on turn, or the holder of a flor that an accepted envido waits for (AMB-G42). A call out of turn may
    be allowed all the same: nobody waits for it.

    >>> from tutor.coach.deals import deal
    >>> from tutor.engine import ruleset
    >>> asked(deal(ruleset("claudista"), 7, players=4, score=(4, 11), eldest=2))
    (3, 1)
    """
    return tuple(seat for seat, _ in _waited_for(state))


def _waited_for(state: HandState) -> Iterator[tuple[int, tuple[Action, ...]]]:
    """Give one by one who is asked, with what he may do."""
    players, bet = state.deal.players, state.pending
    if bet is None and state.decided and (acts := allowed(state, state.turn)):
        yield state.turn, acts
        return
    first = state.turn if bet is None else (bet.seat + 1) % players
    for seat in ((first + i) % players for i in range(players)):
        if (bet is None or seat % 2 != bet.team) and (acts := allowed(state, seat)):
            yield seat, acts


def next_act(state: HandState, bots: Seats, seed: int) -> Action | None:
    """Give what a bot does now; None when the hand is over or a person is asked, who goes before his partner."""
    waited_for = _waited_for(state)
    seat, acts = next(waited_for, (None, ()))
    if seat is None:
        return None
    bot = bots[seat]
    if bot is None or (None in bots and any(bots[other] is None for other, _ in waited_for)):
        return None
    return bot(view_for(state, seat), acts, _seed_of(state, seat, seed))


def play_on(state: HandState, bots: Seats, seed: int) -> tuple[HandState, tuple[Action, ...]]:
    """Let the bots act until the hand is over or a person is asked: the state then, and what was done.

    >>> from tutor.coach.bots import BOTS
    >>> from tutor.coach.deals import deal
    >>> from tutor.engine import ruleset
    >>> end, acts = play_on(deal(ruleset("cego"), 7, players=2), [BOTS["novato"]] * 2, seed=1)
    >>> bool(end.over), bool(acts)
    (True, True)
    """
    done = []
    while (act := next_act(state, bots, seed)) is not None:
        state = play(state, act)
        done.append(act)
    return state, tuple(done)


def play_match(match: MatchState, bots: Sequence[Bot], seed: int) -> MatchState:
    """Let bots play a match to its end; ``seed`` is that of its deals too (`tutor.coach.deals.deal_next`)."""
    while match.winner is None:
        hand, _ = play_on(deal_next(match, seed), bots, seed)
        match = after_hand(match, hand)
    return match


def _seed_of(state: HandState, seat: int, seed: int) -> int:
    """Give the seed of one decision: of a moment, so that undoing and doing the same again brings the same luck."""
    bets = state.pending, state.waiting, state.truco, state.consents
    moment = seed, seat, state.deal.eldest, state.score, state.winners, len(state.plays), bets
    return crc32(repr(moment).encode())
