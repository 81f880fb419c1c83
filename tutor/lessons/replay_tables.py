"""The table of a frame: cards as one pair of eyes sees them, and the state that the rules hang on, in words.

``table`` has ``cards`` (a list a seat, "?" for a card that may not be seen), ``laid`` (the trick: seat, card, hidden,
new), ``won`` (whose that trick became, once it is over: a side, "tie", or "" while it runs), ``tricks`` (the same of
those before), ``vira``, ``eldest``, ``speaks`` (the seats whose turn it is) and ``score``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tutor.engine import Card, Play
from tutor.engine.actions import Action
from tutor.engine.ceremony import Table, evolve_table
from tutor.engine.deck import UNKNOWN
from tutor.engine.judge import Verdict, verdict_of
from tutor.engine.ladder import next_calls
from tutor.engine.match import MatchState
from tutor.engine.scoring import Score
from tutor.engine.state import HandState, hand_state
from tutor.engine.view import SeatView, view_for
from tutor.narration import call_name, seat_name, team_name, text
from tutor.narration.facts import units
from tutor.narration.replay_heads import Speaker
from tutor.narration.replay_table import whose_word
from tutor.notation import Deal, SeatedAct, Vira
from tutor.notation.replay_position import Position
from tutor.notation.replay_records import Step
from tutor.notation.replay_rites import table_at

BACK = "?"


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards as they come, before the hand can be played, seen by one seat or by who sees all.

    ``begins`` is the hand as it would begin now: its score, its eldest, what it will be worth.
    """

    hands: tuple[tuple[str, ...], ...]
    begins: HandState
    vira: str = ""
    speaks: tuple[int, ...] = ()

    @staticmethod
    def nothing(match: MatchState, eldest: int, score: Score) -> Dealt:
        """Give the empty table of a match."""
        hands: tuple[tuple[Card, ...], ...] = ((),) * match.players
        begins = hand_state(match.rules, hands, None, match.target, eldest, score=score)
        return Dealt(((),) * match.players, begins)

    def after(self, step: Step, seat: int | None) -> Dealt:
        """Give the table after one more step of the deal."""
        act, outcome = step.act, step.outcome
        if outcome is not None and outcome.table is not None:
            return self._at(outcome.table, outcome.events, seat)
        if isinstance(act, Deal):
            seen = seat is None or (seat == act.seat and not step.dark)
            cards = tuple(_code(card) if seen else BACK for card in act.cards)
            return replace(self, hands=(*self.hands[: act.seat], cards, *self.hands[act.seat + 1 :]))
        if isinstance(act, Vira):
            return replace(self, vira=BACK if step.dark and seat is not None else _code(act.card))
        return self

    def _at(self, table: Table, events: Sequence[Any], seat: int | None) -> Dealt:
        for event in events:
            table = evolve_table(table, event)
        hands = tuple(
            tuple(_code(card) if seat is None or (seat, card) in table.seen else BACK for card in cards)
            for cards in table.hands
        )
        vira = "" if not table.vira_laid else BACK if table.vira_down and seat is not None else _code(table.vira)
        return Dealt(hands, table.play_state, vira, tuple(_handles(table)))


def dealing_table(dealt: Dealt) -> dict[str, Any]:
    """Give the table before the play."""
    return {
        "cards": [list(cards) for cards in dealt.hands],
        "laid": [],
        "won": "",
        "tricks": [],
        "vira": dealt.vira,
        "eldest": dealt.begins.deal.eldest,
        "speaks": list(dealt.speaks),
    }


def table_of_play(state: HandState, seat: int | None, act: object = None) -> dict[str, Any]:
    """Give the table of a hand in play; a trick that is over lies there until the next card."""
    view = view_for(state, seat or 0)
    plays, past = (view.plays, view.past) if seat is not None else (state.plays, state.past)
    over = not plays and bool(past)
    tricks = [_side(team) for team in view.winners]
    return {
        "cards": [_held(state, view, of, seat) for of in range(view.players)],
        "laid": [_laid(play, act) for play in (past[-1] if over else plays)],
        "won": tricks[-1] if over else "",
        "tricks": tricks[:-1] if over else tricks,
        "vira": _vira(state, view, seat),
        "eldest": view.eldest,
        "speaks": [] if view.over else _speaks(state, view),
    }


def _held(state: HandState, view: SeatView, of: int, seat: int | None) -> list[str]:
    if seat is None:
        return [_code(card) for card in state.held[of]]
    if of == seat:
        return [_code(card) for card in view.cards]
    partners = [other for other in state.team_seats(seat % 2) if other != seat]
    if of in partners and view.partner:
        return [_code(card) for card in view.partner[partners.index(of)]]
    return [BACK] * view.counts[of]


def _laid(play: Play, act: object) -> dict[str, Any]:
    code = _code(play.card)
    new = isinstance(act, SeatedAct) and act.seat == play.seat and act.spelling.split()[0] in ("joga", "esconde")
    return {"seat": play.seat, "card": code, "hidden": play.hidden, "new": new}


def _vira(state: HandState, view: SeatView, seat: int | None) -> str:
    if view.vira is not None:
        return _code(view.vira)
    if not state.rules.vira.value:
        return ""
    return BACK if seat is not None else _code(state.deal.vira)


def _code(card: Card | None) -> str:
    return BACK if card is None or card == UNKNOWN else str(card)


def _side(team: int | None) -> str:
    return "tie" if team is None else str(team)


def _handles(table: Table) -> list[int]:
    """Give whose the pack is: the dealer's, or the cutter's until he has named a side."""
    cutting = table.uncut or (table.phase == "cut" and (table.side is None or bool(table.taken)))
    return [] if table.over else [table.cutter if cutting else table.dealer]


def speaks_at(position: Position) -> list[int]:
    """Give the seats whose turn it is, in the play or in the ceremony before it."""
    state = position.state
    if state is not None:
        return [] if state.over else _speaks(state, view_for(state, state.turn))
    return [] if position.rules.ceremony is None else _handles(table_at(position))


def _speaks(state: HandState, view: SeatView) -> list[int]:
    if view.pending is not None:
        return [seat for seat in state.team_seats(1 - view.pending.team) if seat not in view.pending.spoken]
    if not view.decided and view.eleven is not None:
        return [seat for seat in state.team_seats(view.eleven) if seat not in view.consents]
    return [view.turn]


def status_of(state: HandState, speaker: Speaker, *, dealt: bool = True) -> list[list[str]]:
    """Tell what a ruling may hang on: the score, what the hand is worth, who may raise it, o mão, whose turn it is."""
    lang, names = speaker.lang, speaker.names
    a, b = (team_name(team, lang, names) for team in (0, 1))
    scored = {"for_a": str(state.score[0]), "for_b": str(state.score[1])}
    return [
        ["score", text("replay-now-score", lang, a=a, b=b, **scored)],
        ["stake", text("replay-now-stake", lang, points=units(state.stake, state.rules.id, lang))],
        ["eldest", text("replay-now-eldest", lang, seat=seat_name(state.deal.eldest, lang, names))],
        ["raise", text("viewer-raise-over", lang) if state.over else _raise(state, speaker)],
        *([["turn", _next(state, speaker)]] if dealt and not state.over else []),
    ]


def _raise(state: HandState, speaker: Speaker) -> str:
    """Say who holds the right to raise the hand, and to what."""
    lang = speaker.lang
    pending = state.pending if state.pending is not None and state.pending.kind == "truco" else state.waiting
    calls = state.truco if pending is None else pending.calls
    holder = state.raiser if pending is None else 1 - pending.team
    following = next_calls(state.rules.ladders["truco"], calls)
    if not following:
        return text("viewer-raise-top", lang)
    call = following[0]
    if state.deal.eleven is not None or state.deal.dark:
        seats = range(state.deal.players)
        if all(verdict_of(state, Action(seat, call))[0] is not Verdict.ALLOWED for seat in seats):
            return text("viewer-raise-closed", lang)
    if holder is None:
        return text("viewer-raise-any", lang, call=call_name(call, lang))
    return text("viewer-raise-side", lang, call=call_name(call, lang), team=team_name(holder, lang, speaker.names))


def _next(state: HandState, speaker: Speaker) -> str:
    lang, names = speaker.lang, speaker.names
    if state.pending is not None:
        call = call_name(state.pending.calls[-1], lang)
        return text("viewer-pending", lang, call=call, team=team_name(1 - state.pending.team, lang, names))
    return whose_word(view_for(state, state.turn), speaker)
