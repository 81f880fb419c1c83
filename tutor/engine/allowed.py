"""The fast twin of `options`: only the actions that may be done, without reasons. A property test holds them equal."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.actions import ACCEPT_ELEVEN, CALLS, HIDE, PLAY, REFUSE_ELEVEN, Action
from tutor.engine.judge import refuse
from tutor.engine.judge_cards import places_left, refuse_card
from tutor.engine.menu import NOTHING, Menu, menu_of
from tutor.engine.state import COURSE, HandState


def allowed(state: HandState, seat: int) -> tuple[Action, ...]:
    """List the actions that a seat may do now.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.state import start_hand
    >>> state = start_hand(ruleset("claudista"), [cards(h) for h in ("4c 5c 6c", "4p 5p 6p", "4e 5e 6e", "4o 5o 6o")],
    ...                    vira=cards("Kc")[0])
    >>> [action.words for action in allowed(state, 0)]
    ['joga 4c', 'joga 5c', 'joga 6c', 'truco']
    """
    menu = _menu(state, seat)
    if menu.judged:
        return tuple(_judged(state, seat, menu))
    acts: tuple[Action, ...] = ()
    if cards := menu.cards:
        for card in state.held[seat]:
            acts += cards[card]
    return acts + menu.words


_asked: tuple[HandState | None, int, Menu] = (None, 0, NOTHING)
"""The menu asked for last: who asks what is allowed does it next, and the state is the same one."""


def menu_at(state: HandState, seat: int) -> Menu:
    """Give the menu of a seat, at once where it is the one that was asked for last."""
    before, asked, menu = _asked
    return menu if before is state and asked == seat else _menu(state, seat)


def _menu(state: HandState, seat: int) -> Menu:
    """Give the menu of a seat; what the moment consists of is taken out of the state."""
    global _asked  # noqa: PLW0603  # one answer, kept whole: another thread at most asks again
    deal, held = state.deal, state.held
    if not 0 <= seat < len(held):
        return NOTHING
    table, played = deal.table, len(held[seat]) < len(deal.hands[seat])
    one_hidden = table.rules.trick.one_hidden_a_side.value
    hid = one_hidden and any(play.hidden and play.seat % 2 == seat % 2 for play in state.plays)
    menu = menu_of(table, state[COURSE], seat, seat == state.turn, played, hid)
    _asked = state, seat, menu
    return menu


def _judged(state: HandState, seat: int, menu: Menu) -> Iterator[Action]:
    """Filter by the judge what a menu leaves open: the cards, and in hands of eleven everything."""
    if menu.judged == "all":
        yield from _on_eleven(state, seat, menu)
    else:
        yield from _cards(state, seat)
        yield from menu.words


def _cards(state: HandState, seat: int) -> Iterator[Action]:
    """Ask the judge about each card: what was dealt decides there, not the moment alone."""
    if state.deal.dark:
        acts = [Action(seat, verb, None, place) for place in places_left(state, seat) for verb in (PLAY, HIDE)]
    else:
        acts = [Action(seat, verb, card) for card in state.held[seat] for verb in (PLAY, HIDE)]
    return (act for act in acts if refuse_card(state, act) is None)


def _on_eleven(state: HandState, seat: int, menu: Menu) -> Iterator[Action]:
    """Filter by the judge what the two kinds of hands of eleven leave of a menu (AMB-K19, K20, K76)."""
    if not state.decided:
        if seat % 2 == state.deal.eleven and seat not in state.consents:
            yield from (Action(seat, ACCEPT_ELEVEN), Action(seat, REFUSE_ELEVEN))
        return
    if menu.cards:
        yield from _cards(state, seat)
    yield from (act for act in menu.words if act.verb not in CALLS or _stands(state, act))


def _stands(state: HandState, action: Action) -> bool:
    """Whether a call on eleven is neither void nor a foul: those switches are the judge's."""
    eleven = state.deal.rules.conduct.eleven
    assert eleven is not None
    first = action.verb == state.deal.rules.ladders["truco"].words[0]
    rule = eleven.dark_truco.value if state.deal.dark else eleven.truco.value if first else eleven.raises.value
    return rule != "loses" and refuse(state, action) is None
