"""One act of a file, done: judged by the referee, its `!` compared with the verdict, played."""

from __future__ import annotations

from typing import assert_never

from tutor.engine import Card, RuleError
from tutor.engine.actions import CALLS, FOLD, HIDE, PLAY, SEM_FLOR, Action
from tutor.engine.allowed import allowed
from tutor.engine.events import Called, Event, Refused
from tutor.engine.game import advance
from tutor.engine.judge import Verdict, judge
from tutor.engine.judge_cards import places_left
from tutor.engine.judge_common import able_holders
from tutor.engine.state import HandState
from tutor.notation.acts import Act, Answer, Call, Count, Deal, Fold, Good, Hide, Play, Vira
from tutor.notation.nodes import UNKNOWN
from tutor.notation.replay_counts import count, counting_after
from tutor.notation.replay_deal import awaits_vira, begun, deal, is_dark, known, turn_vira
from tutor.notation.replay_errors import check_mark, mistake, placed
from tutor.notation.replay_position import Outcome, Position
from tutor.notation.replay_rites import do_rite_of

Move = Play | Hide | Call | Answer | Fold
"""What the referee of the running hand judges."""


def do(position: Position, act: Act) -> Position:
    """Give the position after an act; what is wrong with it stops the replay."""
    match act:
        case Deal():
            return deal(position, act)
        case Vira():
            return turn_vira(position, act)
        case Count() | Good():
            return count(begun(position, act), act)
        case Play() | Hide() | Call() | Answer() | Fold():
            return _move(begun(position, act), act)
        case _:
            # the vira alone tells that a dark hand is dealt
            unseen = position.state is None and position.table is None and position.vira_told and is_dark(position)
            return do_rite_of(begun(position, act) if unseen else position, act)


def action_of(act: Move) -> Action:
    """Give the wish of the engine that an act of a file stands for.

    >>> from tutor.notation import Call
    >>> action_of(Call(1, "truco"))
    Action(seat=1, verb='truco', card=None, place=None)
    """
    match act:
        case Play(seat=seat, card=card, place=place):
            return Action(seat, PLAY, known(card), place)
        case Hide(seat=seat, card=card, place=place):
            return Action(seat, HIDE, known(card), place)
        case Call(seat=seat, word=word) | Answer(seat=seat, word=word):
            return Action(seat, word)
        case Fold(seat=seat):
            return Action(seat, FOLD)
        case _:
            assert_never(act)


def act_of(action: Action) -> Move:
    """Give the act of a file that a wish of the engine is written as: the other way round.

    >>> str(act_of(Action(0, "esconde")))
    '0 esconde ??'
    """
    seat, verb = action.seat, action.verb
    if verb == PLAY:
        return Play(seat, action.card or UNKNOWN, action.place)
    if verb == HIDE:
        return Hide(seat, action.card or UNKNOWN, action.place)
    if verb in CALLS:
        return Call(seat, verb)
    return Fold(seat) if verb == FOLD else Answer(seat, verb)


def _move(position: Position, act: Move) -> Position:
    state = position.state
    assert state is not None, "the hand has begun"
    if says_no_flor(position, act):
        denied = (*position.denied, act.seat)
        return position.after(Outcome(before=state), state, unmet=position.unmet, denied=denied)
    if awaits_vira(state):
        raise mistake("reveal_missing", act)
    if isinstance(act, Play | Hide):
        _check_place(state, act)
    action = action_of(act)
    with placed(act):
        ruling = judge(state, action)
        check_mark(act, ruling, lambda: _fitting(state, act.seat))
        if ruling.value is Verdict.VOID:
            return position.after(Outcome(before=state, action=action, ruling=ruling), state)
        after, events = advance(state, action)
        counting = counting_after(state, events)
    outcome = Outcome(before=state, action=action, ruling=ruling, events=events)
    return position.after(outcome, after, counting=counting, unmet=_unmet(events))


def _fitting(state: HandState, seat: int) -> tuple[str, ...]:
    """List what this seat could do, and where it could do nothing what anybody could; a card has to be named."""
    for seats in ((seat,), range(state.deal.players)):
        acts = (action for one in seats for action in allowed(state, one))
        named = tuple(str(act_of(action)) for action in acts if action.verb != PLAY or action.card is not None)
        if named:
            return tuple(dict.fromkeys(named))  # cards that are not known are all spelled alike
    return ()


def says_no_flor(position: Position, act: object) -> bool:
    """Whether a `sem_flor` only says what is so: the contest has ended by itself (gauderio/flor/3, AMB-G59)."""
    if not isinstance(act, Answer) or act.word != SEM_FLOR or act.against or position.unmet is None:
        return False
    state = position.state
    assert state is not None
    others = act.seat % 2 != position.unmet and act.seat not in position.denied  # once each
    return others and not any(s % 2 == act.seat % 2 for s in able_holders(state))


def _unmet(events: tuple[Event, ...]) -> int | None:
    sung = next((event for event in events if isinstance(event, Called) and event.kind == "flor"), None)
    alone = sung is not None and any(isinstance(event, Refused) and event.seat == sung.seat for event in events)
    return sung.seat % 2 if sung is not None and alone else None


def _check_place(state: HandState, act: Play | Hide) -> None:
    """In the dark hand a card has a place, elsewhere it has none; a card told is nowhere else."""
    if state.over:
        return
    if (act.place is None) is state.deal.dark:
        raise mistake("place_missing" if act.place is None else "place_elsewhere", act)
    if act.place is None or act.card == UNKNOWN or act.place not in places_left(state, act.seat):
        return
    lies = state.deal.hands[act.seat][act.place - 1]
    if lies is not None:
        if lies not in (act.card, UNKNOWN):
            raise mistake("place_other", act, card=lies)
    elif act.card in _told(state):
        with placed(act):
            raise RuleError("duplicate_card", {"card": act.card})


def _told(state: HandState) -> set[Card | None]:
    laid = {play.card for trick in (*state.past, state.plays) for play in trick}
    return laid | {card for hand in state.deal.hands for card in hand} | {state.deal.vira}
