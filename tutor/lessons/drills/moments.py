"""Questions about who may do what now: calls at a moment of the hand, raises, hiding a card, the forced card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tutor.engine import Action, Ruleset, Ruling, Verdict, judge
from tutor.engine.ladder import ladder_of
from tutor.lessons.drills.bets import exchange, key_of, next_after
from tutor.lessons.drills.cards import vira_row
from tutor.lessons.drills.pools import GC, GCK, K, dealt, luck
from tutor.lessons.drills.ties import SIDES, YES_NO, players_of
from tutor.lessons.misconceptions.inputs import Forced, Hide, Moment, Place, Replies, Winners
from tutor.lessons.misconceptions.keys_moments import table
from tutor.lessons.questions import Choice, Drill, Shown
from tutor.lessons.said import Seat, Side, Spoken, say

_TWO = ("3c 6o 12p", "4e 7c 11c")
_FOUR = ("4o 5c 6e", "4p 5e 6o", "4c 5o 6p", "4e 5p 7o")


def _moments(_rules: Ruleset) -> Sequence[Moment]:
    return [Moment(trick, laid) for trick in (1, 2, 3) for laid in (False, True)]


def _show_moment(call: str) -> Callable[[Ruleset, Any], Shown]:
    def show(_rules: Ruleset, moment: Moment) -> Shown:
        who = Seat(1 if moment.trick == 3 else 0)
        laid = say("ask-has-laid" if moment.laid else "ask-has-not-laid", who=who)
        facts = (say("ask-trick-number", n=moment.trick), laid)
        return Shown(say("ask-may-call", who=who, call=Spoken(call)), facts=facts, choices=YES_NO)

    return show


def _places(rules: Ruleset) -> Sequence[Place]:
    return [Place(players, place + 1) for players in rules.seats.value for place in range(players)]


def _show_place(_rules: Ruleset, place: Place) -> Shown:
    facts = (say("ask-players", n=place.players), say("ask-place", who=Seat(place.position - 1), n=place.position))
    prompt = say("ask-may-open", who=Seat(place.position - 1), call=Spoken("envido"))
    return Shown(prompt, facts=facts, choices=YES_NO, players=place.players)


def _winners(_rules: Ruleset) -> Sequence[Winners]:
    return [Winners(envido, hand) for envido in "AB" for hand in "AB"]


def _show_winners(_rules: Ruleset, case: Winners) -> Shown:
    facts = (
        say("ask-envido-taken"),
        say("ask-best-count", who=Side(case.envido)),
        say("ask-takes-the-hand", who=Side(case.hand)),
    )
    return Shown(say("ask-who-gets-envido"), facts=facts, choices=SIDES)


def _replies(_rules: Ruleset) -> Sequence[Replies]:
    return [Replies(first, second) for first in (True, False) for second in (True, False)]


def _show_replies(_rules: Ruleset, case: Replies) -> Shown:
    said = [
        say("ask-said", who=Seat(seat), what=Spoken("quero" if yes else "nao_quero"))
        for seat, yes in ((1, case.first), (3, case.second))
    ]
    facts = (say("ask-said", who=Seat(0), what=Spoken("truco")), *said)
    return Shown(say("ask-is-truco-taken"), facts=facts, choices=YES_NO, players=4)


def _hides(_rules: Ruleset) -> Sequence[Hide]:
    return [
        Hide(trick, partner, tied)
        for trick in (1, 2, 3)
        for partner in (False, True)
        for tied in (False, True)
        if not (trick == 1 and (tied or partner)) and not (partner and tied)
    ]


def _show_hide(_rules: Ruleset, case: Hide) -> Shown:
    facts = [say("ask-trick-number", n=case.trick)]
    if case.partner_hid:
        facts.append(say("ask-partner-hid", who=Seat(2), partner=Seat(0)))
    if case.after_tie_first:
        facts.append(say("ask-first-after-tie", who=Seat(0)))
    return Shown(say("ask-may-hide", who=Seat(0)), facts=tuple(facts), choices=YES_NO, players=4)


def _forced(rules: Ruleset) -> Sequence[Forced]:
    """Two cards or three with one strongest, and the vira."""
    drawn = luck("forced")
    found = []
    for cards in dealt("forced", rules, 4, 200):
        held = cards[: drawn.choice((2, 3))]
        strength = rules.order(cards[3]).strength
        heights = [strength[card] for card in held]
        if heights.count(max(heights)) == 1:
            found.append(Forced(held, cards[3]))
    return found


def _show_forced(rules: Ruleset, case: Forced) -> Shown:
    return Shown(
        say("ask-forced", who=Seat(0)),
        facts=(say("ask-first-after-tie", who=Seat(0)),),
        rows=vira_row(case.vira, rules),
        choices=tuple(Choice(str(card), card) for card in case.cards),
        players=4,
    )


def _legal(kind: str) -> Callable[[Ruleset, Any], Ruling[Any]]:
    """Let the judge say which calls may answer these; its head is about one that may, where there is one."""

    def key(rules: Ruleset, calls: tuple[str, ...]) -> Ruling[Any]:
        hands = _TWO if players_of(rules) == 2 else _FOUR
        state = table(rules, hands, *((turn % 2, call) for turn, call in enumerate(calls)))
        ruled = {call: judge(state, Action(len(calls) % 2, call)) for call in ladder_of(rules, kind).words}
        may = tuple(call for call, ruling in ruled.items() if ruling.value is Verdict.ALLOWED)
        first = ruled[may[0]] if may else next(iter(ruled.values()))
        because = tuple(ruling.reason for call, ruling in ruled.items() if ruling is not first and call in may)
        return Ruling(may, replace(first.reason, because=because), first.open_readings)

    return key


def _show_legal(kind: str) -> Callable[[Ruleset, Any], Shown]:
    def show(rules: Ruleset, calls: tuple[str, ...]) -> Shown:
        choices = tuple(Choice(word, Spoken(word)) for word in ladder_of(rules, kind).words)
        prompt = say("ask-legal-answers", who=Seat(len(calls) % 2))
        return Shown(prompt, facts=exchange(calls), choices=choices, players=players_of(rules))

    return show


def _chains(kind: str) -> Callable[[Ruleset], Sequence[Any]]:
    return lambda rules: next_after(rules, kind)


DRILLS = (
    Drill(
        skill="envido.when", kind="moment", rules=GC, form="one", subject="envido.when",
        pool=_moments, key=key_of("envido.when"), show=_show_moment("envido"),
    ),
    Drill(
        skill="envido.when", kind="place", rules=GC, form="one", subject="envido.place",
        pool=_places, key=key_of("envido.place"), show=_show_place,
    ),
    Drill(
        skill="envido.pays", kind="who", rules=GC, form="one", subject="envido.winner",
        pool=_winners, key=key_of("envido.winner"), show=_show_winners,
    ),
    Drill(
        skill="truco.when", kind="moment", rules=GC, form="one", subject="truco.when",
        pool=_moments, key=key_of("truco.when"), show=_show_moment("truco"),
    ),
    Drill(
        skill="truco.raise", kind="partners", rules=(K,), form="one", subject="truco.replies",
        pool=_replies, key=key_of("truco.replies"), show=_show_replies,
    ),
    Drill(
        skill="truco.raise", kind="legal", rules=GCK, form="set",
        pool=_chains("truco"), key=_legal("truco"), show=_show_legal("truco"),
    ),
    Drill(
        skill="envido.raise", kind="legal", rules=GC, form="set",
        pool=_chains("envido"), key=_legal("envido"), show=_show_legal("envido"),
    ),
    Drill(
        skill="hide", kind="allowed", rules=(K,), form="one", subject="hide",
        pool=_hides, key=key_of("hide"), show=_show_hide,
    ),
    Drill(
        skill="hide", kind="forced", rules=(K,), form="set", subject="hide.forced",
        pool=_forced, key=key_of("hide.forced"), show=_show_forced,
    ),
)  # fmt: skip
