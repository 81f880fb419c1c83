"""A running hand on the referee's desk: where it stands after the acts told, who may speak, what each act would be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.engine import Card, RuleError, Ruleset
from tutor.engine.actions import CARD_VERBS, PLAY, Action
from tutor.engine.allowed import allowed
from tutor.engine.deck import UNKNOWN
from tutor.engine.events import Event
from tutor.engine.game import advance
from tutor.engine.judge import universe
from tutor.engine.judge_cards import places_left
from tutor.engine.state import HandState, start_hand
from tutor.lessons.desk_case import VIRA, Case, Place


@dataclass(frozen=True, slots=True)
class Done:
    """One act of the hand: the state it was done in, and what came of it."""

    before: HandState
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Running:
    """The hand as far as the acts could be done; ``stopped`` is what the next of them runs into."""

    state: HandState
    done: tuple[Done, ...]
    stopped: RuleError | None = None


def run(case: Case, rules: Ruleset | None = None) -> Running:
    """Do the acts of a case, one after the other; ``rules`` are others than the case's own.

    >>> from tutor.engine.actions import Action
    >>> running = run(Case(ask="legal", acts=(Action(0, "truco"), Action(1, "quero"))))
    >>> running.state.stake, running.stopped
    (2, None)
    """
    state = start_hand(
        rules or case.ruleset,
        [tuple(case.cards.get((seat, i)) for i in range(3)) for seat in range(case.players)],
        eldest=case.eldest,
        score=case.score,
        target=case.target or case.house_total or None,
        vira=case.cards.get(VIRA),
    )
    done: list[Done] = []
    for action in case.acts:
        try:
            after, events = advance(state, action)
        except RuleError as error:
            return Running(state, tuple(done), error)
        done.append(Done(state, action, events))
        state = after
    return Running(state, tuple(done))


def speaker(case: Case, state: HandState) -> int:
    """Say whose word it is: the seat pointed at, else the next of those who have something to answer, else the turn.

    >>> case = Case(ask="legal", players=4, acts=(Action(3, "truco"),))
    >>> speaker(case, run(case).state)
    0
    """
    if case.voice is not None:
        return case.voice
    if state.pending is None and state.accepted is None and state.decided:
        return state.turn
    last = state.turn if state.pending is None else (state.pending.seat + 1) % state.deal.players
    nominal = [(last + i) % state.deal.players for i in range(state.deal.players)]
    return next((seat for seat in nominal if allowed(state, seat)), state.turn)


def asked(state: HandState, seat: int, words: str) -> Action | None:
    """Find an act by its words among all that a seat could wish for.

    >>> asked(run(Case(ask="legal")).state, 0, "baralho").words
    'baralho'
    """
    return next((action for action in wishes(state, seat) if spelled(action) == words), None)


def wishes(state: HandState, seat: int) -> Iterator[Action]:
    """Give every act that a seat could wish for, each once: three cards that nobody has told are one."""
    yield from dict.fromkeys(universe(state, seat))


def spelled(action: Action) -> str:
    """Spell an act; a card that nobody has told is ``??``.

    >>> spelled(Action(0, "joga"))
    'joga ??'
    """
    return f"{action.verb} {UNKNOWN}" if untold(action) else action.words


def untold(action: Action) -> bool:
    """Whether an act needs a card that nobody has told."""
    return action.verb in CARD_VERBS and action.card is None and action.place is None


def doable(state: HandState, action: Action) -> bool:
    """Whether an act can be done as it stands: a card laid open has to be told."""
    if action.verb == PLAY and action.card is None:
        return action.place is not None and state.deal.hands[action.seat][action.place - 1] is not None
    return True


def laid(case: Case, card: Card) -> Case | None:
    """Let the seat whose turn it is lay a card that was not told before; None where it cannot hold it.

    >>> case = laid(Case(ask="legal"), Card("3", "c"))
    >>> [str(act) for act in case.acts], str(case.cards[0, 0])
    (['0 joga 3c'], '3c')
    """
    state = run(case).state
    if awaits_vira(state):
        return case.but(cards={**case.cards, VIRA: card}, at=None)
    seat = state.turn
    if state.deal.dark:
        left = places_left(state, seat)
        action = Action(seat, PLAY, card, left[0]) if left else None
        free: Place | None = None
    else:
        action = Action(seat, PLAY, card)
        free = next(((seat, i) for i in range(3) if (seat, i) not in case.cards), None)
        action = None if free is None else action
    if action is None or action.verb not in {act.verb for act in allowed(state, seat)}:
        return None
    cards = case.cards if free is None else {**case.cards, free: card}
    return case.but(cards=cards, acts=(*case.acts, action), voice=None, about="", at=None)


def awaits_vira(state: HandState) -> bool:
    """Whether a dark hand has come to the moment when its vira appears, and nobody has told which card it is."""
    return state.deal.dark and not state.vira_shown and len(state.plays) == state.deal.players


def on_table(state: HandState) -> dict[tuple[int, Card], bool]:
    """Give the cards that lie on the table by seat, and whether they lie face down."""
    return {(play.seat, play.card): play.hidden for trick in (*state.past, state.plays) for play in trick}
