"""What can be marked for a hand: its ladder of truco as it was taken or refused, the hand of eleven, the dark hand.

A *cell* is what is tapped: ``{"id", "note"}``, where ``note`` is a place in the list of `Notes`. ``team`` is there
where only one side can have it, ``lost`` where the match is lost by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tutor.engine import Action, HandState, Reason, Ruleset, Ruling, Verdict, judge, resolve_tricks
from tutor.engine.events import Paid
from tutor.engine.game import advance
from tutor.engine.incidents import rule_incident
from tutor.engine.ladder import price
from tutor.engine.payments import Worth, folded, hand_tied, worth_reason
from tutor.engine.records import Cited
from tutor.engine.state import hand_state
from tutor.lessons.tally_notes import Notes
from tutor.narration import LANGUAGES, call_name, text

__all__ = ["hand_sheets", "row_name", "ruled", "sheet_of", "unknown_cards"]

_HOWS = ("won", "eleven_refused", "refused", "refused_first", "left_first")
"""How a hand may end that pays, in the order of the columns."""
_OTHER = 1
"""A side that is on eleven needs another that is not; how many points that one has changes nothing of the hand."""


def hand_sheets(rules: Ruleset, notes: Notes) -> list[dict[str, Any]]:
    """Give the sheets of a hand: the plain one, and where the rulebook has them those on eleven and in the dark."""
    conduct = rules.conduct.eleven
    scores = [(0, 0)]
    if conduct is not None:
        on = conduct.eleven.value
        scores += [(on, _OTHER), (_OTHER, on), (on, on)]
    return [_sheet(rules, notes, score) for score in scores]


def sheet_of(rules: Ruleset, score: tuple[int, int]) -> int:
    """Say which of the sheets a hand at this score has."""
    deal = _begun(rules, score).deal
    return 3 if deal.dark else 0 if deal.eleven is None else 1 + deal.eleven


def row_name(calls: tuple[str, ...]) -> list[str]:
    """Name a sequence of calls, in every language."""
    said = [" → ".join(call_name(call, lang) for call in calls) for lang in LANGUAGES]
    return [name[:1].upper() + name[1:] for name in said]


def ruled(rules: Ruleset, by: Cited[Any]) -> Ruling[None]:
    """Give what a record says, as a ruling to be noted."""
    return Ruling(None, Reason("paid.contest", by.cites, by.readings), rules.open_readings)


def unknown_cards(rules: Ruleset) -> tuple[tuple[None, ...], ...]:
    """Give the cards of a table as a score sheet knows them: not at all."""
    return ((None,) * rules.cards_each.value,) * rules.seats.value[0]


def _begun(rules: Ruleset, score: tuple[int, int]) -> HandState:
    """Give a hand at a score before its first act."""
    return hand_state(rules, unknown_cards(rules), None, rules.match.targets.value[0], 0, score=score)


def _sheet(rules: Ruleset, notes: Notes, score: tuple[int, int]) -> dict[str, Any]:
    state = _begun(rules, score)
    deal = state.deal
    name = "plain" if deal.eleven is None and not deal.dark else "dark" if deal.dark else "eleven"
    fouls = list(_fouls(state, notes))
    plain = "tally-no-truco" if name == "plain" else f"tally-hand-{name}"
    rows = [_row(state, notes, (), _won(state), [text(plain, lang) for lang in LANGUAGES])]
    if name == "plain" or (name == "dark" and not fouls):
        ladder = rules.ladders["truco"].rows
        rows += [_row(state, notes, calls, _raised(state, calls), row_name(calls)) for calls in ladder]
    if name == "eleven":
        rows[0]["cells"] += [_refused_eleven(state, notes)]
    return {
        "name": name,
        "hows": [how for how in _HOWS if any(cell["how"] == how for row in rows for cell in row["cells"])],
        "said": [text(f"tally-hand-{name}", lang) for lang in LANGUAGES],
        "rows": rows,
        "more": [*fouls, *_looks(state, notes), *_nobody(state, notes)],
    }


def _won(state: HandState) -> Worth:
    """What a hand counts that nobody has raised; on eleven, when the pair has said that it plays."""
    deal, stake = state.deal, state.stake
    eleven = deal.rules.conduct.eleven
    if eleven is not None and deal.eleven is not None:
        stake = eleven.played.value
    return Worth(deal.rules, stake, (), deal.eleven, deal.dark)


def _raised(state: HandState, calls: tuple[str, ...]) -> Worth:
    taken = state.deal.rules.ladders["truco"].rows[calls].quero
    assert taken is not None
    assert isinstance(taken.value, int)
    return Worth(state.deal.rules, taken.value, calls, state.deal.eleven, state.deal.dark)


def _row(state: HandState, notes: Notes, calls: tuple[str, ...], worth: Worth, name: list[str]) -> dict[str, Any]:
    rules = state.deal.rules
    paid, why = rules.conduct.hand_paid, worth_reason(worth)
    reason = replace(why, cites=(*why.cites, *paid.cites), readings=(*why.readings, *paid.readings))
    cells = [_cell("hand", calls, "won", notes.of(worth.stake, Ruling(worth.stake, reason, rules.open_readings)))]
    if calls:
        refused = price(rules, "truco", calls, "nao_quero")
        cells.append(_cell("hand", calls, "refused", notes.of(refused.value, refused)))
    if rules.ladders["truco"].refused_in_first_trick is not None:
        cells += _left_early(state, notes, calls, worth)
    return {"name": name, "cells": cells}


def _left_early(state: HandState, notes: Notes, calls: tuple[str, ...], worth: Worth) -> Iterator[dict[str, Any]]:
    """What going in the first trick pays where no envido was called, under the switch that asks more for it."""
    rules = state.deal.rules
    asked = rules.ladders["truco"].refused_in_first_trick
    assert asked is not None
    unless = {"envido": notes.own(0, "tally-envido-called", ruled(rules, asked))}
    if calls:
        left = price(rules, "truco", calls, "nao_quero", first_trick=True)
        yield {**_cell("hand", calls, "refused_first", notes.of(left.value, left)), "unless": unless}
    left = folded(state._replace(stake=worth.stake, truco=calls), 0)
    note = notes.of(left.value, left, verdict=False)
    yield {**_cell("hand", calls, "left_first", note), "unless": unless}


def _cell(kind: str, calls: tuple[str, ...], how: str, note: int) -> dict[str, Any]:
    return {"id": f"{kind}:{'+'.join(calls)}:{how}", "how": how, "note": note}


def _refused_eleven(state: HandState, notes: Notes) -> dict[str, Any]:
    """The pair on eleven does not play: the referee says what the others have (claudista/5.2)."""
    on = state.deal.eleven
    assert on is not None
    events = advance(state, Action(on, "recusa_mao_de_11"))[1]
    paid = next(event for event in events if isinstance(event, Paid))
    ruling = Ruling(paid.points, replace(paid.reason, because=()), state.deal.rules.open_readings)
    note = notes.of(paid.points, ruling)
    return {**_cell("hand", (), "eleven_refused", note), "team": paid.team}


def _fouls(state: HandState, notes: Notes) -> Iterator[dict[str, Any]]:
    """A word of truco that loses the match on eleven, by either side (claudista/5.5)."""
    for word in state.deal.rules.ladders["truco"].words:
        said = [judge(state, Action(team, word)) for team in (0, 1)]
        if all(ruling.value is Verdict.FOUL for ruling in said):
            for team, ruling in enumerate(said):
                name = [text("tally-foul", lang, name=f"{{{team}}}", call=call_name(word, lang)) for lang in LANGUAGES]
                yield _lost((word,), f"foul_{team}", team, notes.of(0, ruling), name)
            return


def _looks(state: HandState, notes: Notes) -> Iterator[dict[str, Any]]:
    """A look on purpose at a card of one's own in the dark hand, which loses the match too (claudista/6.7)."""
    rules = state.deal.rules
    if not state.deal.dark or rules.incidents is None:
        return
    for team in (0, 1):
        ruling = rule_incident(rules, "look_in_the_dark", dealer=0, seat=team, deliberate=True)
        if ruling.value.match_over:
            name = [text("tally-look", lang, name=f"{{{team}}}") for lang in LANGUAGES]
            note = notes.own(0, "tally-look-said", ruling, name=f"{{{1 - team}}}")
            yield _lost((), f"look_{team}", team, note, name)


def _lost(calls: tuple[str, ...], how: str, loser: int, note: int, name: list[str]) -> dict[str, Any]:
    cell = _cell("hand", calls, how, note)
    return {**cell, "how": "foul", "team": 1 - loser, "lost": True, "name": name}


def _nobody(state: HandState, notes: Notes) -> Iterator[dict[str, Any]]:
    """Three ties, where they leave the hand to nobody."""
    deal = state.deal
    result = resolve_tricks(deal.rules, [None, None, None], eldest=0, mao_de_11=deal.eleven)
    if result.value.outcome != "nobody":
        return
    reason: Reason = hand_tied(_won(state), result)
    note = notes.of(0, Ruling(None, reason, deal.rules.open_readings))
    yield {
        **_cell("hand", (), "nobody", note),
        "team": None,
        "name": [text("tally-nobody", lang) for lang in LANGUAGES],
    }
