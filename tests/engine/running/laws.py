"""What must hold at every moment of every hand, whatever the rulebook, the switches and the score."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, reduce

import pytest

from tutor.engine.allowed import allowed
from tutor.engine.deck import UNKNOWN, Card
from tutor.engine.events import Paid, evolve
from tutor.engine.explain import explain
from tutor.engine.game import IllegalAction, advance, play
from tutor.engine.judge import Verdict, options
from tutor.engine.reasons import Reason
from tutor.engine.view import event_for, reason_for, view_for
from tutor.rulebook import clause, reading

SPELLED = re.compile(r"(?<![\w#])(?:1[0-2]|[1-7QJKA])[epoc]\b")


def check_state(state, start, log):
    """The laws of a moment: nothing is lost, somebody can act, the judge and its fast twin agree."""
    assert state == reduce(evolve, log, start)
    dealt = [card for hand in state.deal.hands for card in hand]
    table = [play.card for trick in (*state.past, state.plays) for play in trick]
    assert sorted(dealt) == sorted([*table, *(card for held in state.held for card in held)])
    assert set(dealt) <= set(state.rules.deck.cards)
    paid = [sum(event.points for event in log if isinstance(event, Paid) and event.team == team) for team in (0, 1)]
    assert state.score == tuple(before + more for before, more in zip(start.score, paid, strict=True))
    assert all(event.points >= 0 for event in log if isinstance(event, Paid))
    seats = range(state.deal.players)
    judged = {seat: options(state, seat) for seat in seats}
    for seat in seats:
        fast = allowed(state, seat)
        assert len(fast) == len(set(fast))
        assert set(fast) == {action for action, ruling in judged[seat] if ruling.value is Verdict.ALLOWED}
    assert bool(state.over) != any(allowed(state, seat) for seat in seats)
    return judged


def check_acts(state, judged):
    """Every act that is allowed can be done, every void one raises with the clause or reading that forbids it."""
    for rulings in judged.values():
        for action, ruling in rulings:
            told(state, ruling.reason)
            if ruling.value is Verdict.VOID:
                with pytest.raises(IllegalAction) as caught:
                    advance(state, action)
                assert caught.value.ruling.clauses or caught.value.ruling.readings, action
            else:
                assert play(state, action) == advance(state, action)[0]


def told(state, reason):
    """A reason rests on clauses and readings that exist, of its own rulebook."""
    idents = {ident for step in reason.walk() for ident in (*step.cites, *step.readings)}
    assert idents, reason
    for ident in idents:
        assert state.rules.id in rulebooks_of(ident), reason


@lru_cache(maxsize=1024)
def rulebooks_of(ident):
    return reading(ident).rules if ident.startswith("AMB-") else (clause(ident).rules,)


def check_secrets(before, after, events, rulings):
    """No seat is shown a card, or a count, that it has not seen or heard; ``rulings`` were given to one of them."""
    reasons = []
    state = before
    for event in events:
        reasons.append(explain(state, event))
        told(state, reasons[-1])
        state = evolve(state, event)
    reasons += [ruling.reason for _, ruling in rulings]
    said = speakers(after, reasons)
    for seat in range(after.deal.players):
        seen = seen_by(after, seat)
        shown = [view_for(after, seat), *(event_for(after, event, seat) for event in events)]
        shown += [reason_for(after, reason, seat) for reason in reasons]
        for what in shown:
            assert cards_in(what) <= seen | {UNKNOWN}, (seat, what)
            assert spelled_in(what) <= {str(card) for card in seen}, (seat, what)
        for what in shown:
            for step in steps_in(what):
                if step.code == "contest.count":
                    assert seat == step.args["seat"] or step.args["seat"] in said, (seat, what)
                if step.code == "contest.tied_eldest":
                    assert seat in step.args["seats"][1:], (seat, what)


def seen_by(state, seat):
    """The cards that a seat has seen: its own, those laid open, the vira, its partner's on eleven."""
    deal = state.deal
    seen = {play.card for trick in (*state.past, state.plays) for play in trick if not play.hidden}
    eyes = [] if deal.dark else [seat]
    if deal.eleven == seat % 2:
        eyes.append((seat + 2) % 4)
    seen |= {card for owner in eyes for card in deal.hands[owner]}
    if deal.vira is not None and state.vira_shown:
        seen.add(deal.vira)
    return seen


def speakers(state, reasons):
    """Who says a number: in order from o mão, whoever beats what was said (AMB-G39)."""
    counts = {}
    for reason in reasons:
        counts |= {step.args["seat"]: step.args["points"] for step in reason.walk() if step.code == "contest.count"}
    best, said = -1, set()
    for seat in sorted(counts, key=lambda s: (s - state.deal.eldest) % state.deal.players):
        if counts[seat] > best:
            best = counts[seat]
            said.add(seat)
    return said


def _parts(what):
    if isinstance(what, Reason):
        yield from (*what.args.items(), *what.because)
    elif isinstance(what, Mapping):
        yield from what.items()
    elif isinstance(what, tuple | list | set | frozenset):
        yield from what


def cards_in(what):
    if isinstance(what, Card):
        return {what}
    return {card for part in _parts(what) for card in cards_in(part)}


def spelled_in(what):
    """Cards that a text names, such as an act in the words of the notation."""
    if isinstance(what, str):
        return set(SPELLED.findall(what))
    return set() if isinstance(what, Card) else {card for part in _parts(what) for card in spelled_in(part)}


def steps_in(what):
    if isinstance(what, Reason):
        yield from what.walk()
    elif isinstance(what, tuple) and not isinstance(what, Card):
        for part in what:
            yield from steps_in(part)
