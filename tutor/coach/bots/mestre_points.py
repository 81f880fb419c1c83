"""What mestre says of the envido: the solved betting of two; at a larger table by the count that is as good there."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tutor.coach.bots.counts import count_of, side_chance, up_to, win_chance
from tutor.coach.bots.envido_tables import fits, tables_of
from tutor.coach.bots.regrado import points_by_rule
from tutor.coach.bots.sight import book_of, opponents
from tutor.engine.actions import Action
from tutor.engine.ladder import next_calls
from tutor.engine.scoring import falta
from tutor.engine.view import SeatView

__all__ = ["choose"]

MAO, PE = 0, 1
"""Who may open first, and who after him."""


def choose(view: SeatView, words: Mapping[str, Action], luck: random.Random) -> Action | None:
    """Say what the points call for; None for silence. Flores go by rule, and so do prices that a switch has changed."""
    rules = book_of(view)
    pending = view.pending is not None and view.pending.kind == "envido"
    opens = rules.count is not None and any(call in words for call in next_calls(rules.ladders["envido"], ()))
    if "flor" in words or not (pending or opens) or not fits(rules):
        return points_by_rule(view, words)
    calls = view.pending.calls if view.pending is not None and pending else ()
    player = _answers_as(view, view.pending.seat) if view.pending is not None and pending else _opens_as(view)
    chances = tables_of(view.rules).chances(
        falta(rules, view.score, view.target).value, player, calls, _as_of_two(view, player)
    )
    may = {word: chance for word, chance in chances.items() if word in words or (word == "-" and not pending)}
    if not any(may.values()):
        return points_by_rule(view, words)
    return words.get(luck.choices(list(may), list(may.values()))[0])


def _order(view: SeatView, seat: int) -> int:
    return (seat - view.eldest) % view.players


def _answers_as(view: SeatView, caller: int) -> int:
    """Answer as o mão where one's own silence came before the call."""
    return MAO if _order(view, view.seat) < _order(view, caller) else PE


def _opens_as(view: SeatView) -> int:
    """Open as o mão while one of the other side may still open later."""
    return MAO if any(_order(view, seat) > _order(view, view.seat) for seat in opponents(view)) else PE


def _as_of_two(view: SeatView, player: int) -> int:
    """Give one's count; at a larger table the one with which two players would win as often as one's side does here."""
    own = count_of(view, "envido")
    if view.players == 2:
        return own
    chance, shares = side_chance(view, "envido"), up_to(book_of(view), "envido")
    return min(
        tables_of(view.rules).counts,
        key=lambda count: abs(win_chance(shares, count, (player == MAO,), partners=0) - chance),
    )
