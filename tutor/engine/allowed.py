"""The fast twin of `options`: only the actions that may be done, without reasons. A property test holds them equal."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tutor.engine.actions import (
    ACCEPT_ELEVEN,
    ANSWERS,
    CALLS,
    ELEVEN_VERBS,
    FOLD,
    HIDE,
    NAO_QUERO,
    PLAY,
    QUERO,
    REFUSE_ELEVEN,
    SEM_FLOR,
    Action,
)
from tutor.engine.deck import Card
from tutor.engine.judge import refuse
from tutor.engine.judge_cards import places_left, refuse_card
from tutor.engine.judge_common import able_holders
from tutor.engine.records import PointsConduct, Ruleset
from tutor.engine.state import Bet, HandState


class _Quick(NamedTuple):
    """What the fast path asks of a rulebook, made once: the words that may follow, the switches, every action."""

    follow: dict[str, dict[tuple[str, ...], tuple[str, ...]]]
    own_turn: bool
    always: bool
    late: str
    fold: bool
    hide: str
    pair_hides: bool
    after_tie: bool
    by_next: bool
    points: PointsConduct | None
    plays: tuple[dict[Card | None, Action], ...]
    hides: tuple[dict[Card | None, Action], ...]
    words: tuple[dict[str, Action], ...]


@lru_cache(maxsize=64)
def _quick(rules: Ruleset) -> _Quick:
    follow = {
        kind: {
            calls: tuple(word for word in ladder.words if (*calls, word) in ladder.rows) for calls in ((), *ladder.rows)
        }
        for kind, ladder in rules.ladders.items()
    }
    conduct = rules.conduct
    seats = range(max(rules.seats.value))
    return _Quick(
        follow,
        conduct.truco_when.value == "own_turn",
        conduct.truco_when.value == "always",
        conduct.late_raise.value,
        conduct.fold.value,
        conduct.hide.value,
        rules.trick.one_hidden_a_side.value,
        conduct.after_tie.value != "free",
        conduct.answer_by.value == "next_in_turn",
        conduct.points,
        tuple({card: Action(seat, PLAY, card) for card in (*rules.deck.cards, None)} for seat in seats),
        tuple({card: Action(seat, HIDE, card) for card in (*rules.deck.cards, None)} for seat in seats),
        tuple({word: Action(seat, word) for word in (*CALLS, *ANSWERS, FOLD, *ELEVEN_VERBS)} for seat in seats),
    )


def allowed(state: HandState, seat: int) -> tuple[Action, ...]:
    """List the actions that a seat may do now.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.state import start_hand
    >>> state = start_hand(ruleset("claudista"), [cards(h) for h in ("4c 5c 6c", "4p 5p 6p", "4e 5e 6e", "4o 5o 6o")],
    ...                    vira=cards("Kc")[0])
    >>> [action.words for action in allowed(state, 0)]
    ['joga 4c', 'joga 5c', 'joga 6c', 'truco']
    """
    if state.over:
        return ()
    if not state.decided:
        if seat % 2 != state.deal.eleven or seat in state.consents:
            return ()
        return Action(seat, ACCEPT_ELEVEN), Action(seat, REFUSE_ELEVEN)
    quick = _quick(state.deal.rules)
    if state.accepted is not None:
        return (Action(seat, "flor"),) if _may_sing(state, seat) else ()
    if state.pending is not None:
        return tuple(_answers(state, seat, state.pending, quick))
    if quick.points is not None and _owes(state, seat, quick.points):
        sings = seat == state.turn or quick.points.call_out_of_turn.value
        return (Action(seat, "flor"),) if sings else ()
    acts = _cards(state, seat, quick) if seat == state.turn else []
    acts += _truco(state, seat, quick)
    if quick.points is not None and not state.has_played(seat):
        acts += _opening(state, seat, quick.points, quick)
    if quick.fold:
        acts.append(quick.words[seat][FOLD])
    return tuple(acts)


def _cards(state: HandState, seat: int, quick: _Quick) -> list[Action]:
    if state.deal.dark:
        acts = [Action(seat, verb, None, place) for place in places_left(state, seat) for verb in (PLAY, HIDE)]
        return [act for act in acts if refuse_card(state, act) is None]
    held = state.held[seat]
    if quick.after_tie and state.winners and state.winners[-1] is None:
        acts = [Action(seat, verb, card) for card in held for verb in (PLAY, HIDE)]
        return [act for act in acts if refuse_card(state, act) is None]
    acts = [quick.plays[seat][card] for card in held]
    if _may_hide(state, seat, quick):
        acts += [quick.hides[seat][card] for card in held]
    return acts


def _may_hide(state: HandState, seat: int, quick: _Quick) -> bool:
    if quick.hide == "never":
        return False
    if not state.winners and (quick.hide == "not_first" or (quick.hide == "after_envido" and state.envido_open)):
        return False
    return not (quick.pair_hides and any(play.hidden and play.seat % 2 == seat % 2 for play in state.plays))


def _truco(state: HandState, seat: int, quick: _Quick) -> list[Action]:
    if quick.own_turn and seat != state.turn:
        return []
    words = quick.follow["truco"][state.truco]
    if state.deal.dark or state.deal.eleven is not None:
        return [act for word in words if _plain(state, act := Action(seat, word))]
    theirs = quick.late == "acceptor" and state.raiser not in (None, seat % 2)
    if state.truco and (theirs or quick.late == "never"):
        return []
    return [quick.words[seat][word] for word in words]


def _plain(state: HandState, action: Action) -> bool:
    """Whether a call on eleven is neither void nor a foul: those switches are the judge's (AMB-K19, K20, K76)."""
    eleven = state.deal.rules.conduct.eleven
    assert eleven is not None
    first = action.verb == state.deal.rules.ladders["truco"].words[0]
    rule = eleven.dark_truco.value if state.deal.dark else eleven.truco.value if first else eleven.raises.value
    return rule != "loses" and refuse(state, action) is None


def _opening(state: HandState, seat: int, points: PointsConduct, quick: _Quick) -> list[Action]:
    """Envido or flor, opened on one's turn (or at any time under that switch) before one's first card."""
    if seat != state.turn and not points.call_out_of_turn.value:
        return []
    acts = []
    if _may_open_envido(state, seat, points):
        acts = [quick.words[seat][word] for word in quick.follow["envido"][()]]
    if seat in state.deal.flores and not state.flor_sung:
        acts.append(Action(seat, "flor"))
    return acts


def _may_open_envido(state: HandState, seat: int, points: PointsConduct) -> bool:
    if not state.envido_open or state.flor_sung or state.winners or seat in state.deal.flores:
        return False
    players = state.deal.players
    last_two = points.envido_callers.value == "last_two" and players > 2
    return not last_two or (seat - state.deal.eldest) % players >= players - 2


def _may_sing(state: HandState, seat: int) -> bool:
    return seat in state.deal.flores and not state.flor_sung and not state.has_played(seat)


def _owes(state: HandState, seat: int, points: PointsConduct) -> bool:
    return points.flor_duty.value == "must_sing" and _may_sing(state, seat)


def _answers(state: HandState, seat: int, bet: Bet, quick: _Quick) -> list[Action]:
    if seat % 2 == bet.seat % 2:
        return _beside(state, seat, bet, quick)
    if bet.kind == "flor":
        return _flor_answers(state, seat, bet, quick)
    acts: list[Action] = []
    points = quick.points
    may_speak = seat not in bet.spoken and (not quick.by_next or seat == (bet.seat + 1) % state.deal.players)
    owes = points is not None and _owes(state, seat, points)
    if may_speak and not owes:
        sings = bet.kind == "envido" and points is not None and points.flor_duty.value == "if_challenged"
        if not (sings and _may_sing(state, seat)):
            acts += [quick.words[seat][QUERO], quick.words[seat][NAO_QUERO]]
        if bet.kind == "truco" or seat not in state.deal.flores:
            acts += [quick.words[seat][word] for word in quick.follow[bet.kind][bet.calls]]
    if points is not None:
        acts += _points_over(state, seat, bet, points, quick)
        if bet.kind == "envido" and quick.always:
            acts += _beside(state, seat, bet, quick)
        if quick.fold and bet.kind == "truco" and not owes:
            acts.append(quick.words[seat][FOLD])
    if state.deal.dark or state.deal.eleven is not None:
        return [act for act in acts if act.verb in (QUERO, NAO_QUERO) or _plain(state, act)]
    return acts


def _points_over(state: HandState, seat: int, bet: Bet, points: PointsConduct, quick: _Quick) -> list[Action]:
    """Points that come before the pending bet: a flor, and an envido while a truco waits (AMB-G09, AMB-C12)."""
    if seat in bet.spoken:
        return []
    acts = [Action(seat, "flor")] if _may_sing(state, seat) else []
    after = points.envido_after_truco.value
    fits = after != "never" and (after != "mao_only" or bet.seat == state.deal.eldest)
    if bet.kind == "truco" and fits and not state.has_played(seat) and _may_open_envido(state, seat, points):
        acts += [Action(seat, word) for word in quick.follow["envido"][()]]
    return acts


def _beside(state: HandState, seat: int, bet: Bet, quick: _Quick) -> list[Action]:
    """Under ``truco_out_of_turn = always`` a truco may be called while points are pending (AMB-G19)."""
    if not quick.always or bet.kind == "truco" or state.waiting is not None:
        return []
    if quick.points is not None and _owes(state, seat, quick.points):
        return []
    return _truco(state, seat, quick)


def _flor_answers(state: HandState, seat: int, bet: Bet, quick: _Quick) -> list[Action]:
    assert quick.points is not None
    row = state.deal.rules.ladders["flor"].rows[bet.calls]
    acts: list[Action] = []
    if seat in able_holders(state):
        acts += [Action(seat, word) for word in quick.follow["flor"][bet.calls]]
        acts += [Action(seat, QUERO)] if row.quero is not None else []
        acts += [Action(seat, NAO_QUERO)] if row.nao_quero is not None else []
    if row.sem_flor is not None and quick.points.may_deny_flor.value:
        acts.append(Action(seat, SEM_FLOR))
    return acts + _beside(state, seat, bet, quick)
