"""What else could be done at a moment of a file, and what would come of it: the file's own lines up to there, and more.

A what-if is a file too: the lines that lead to a moment, then the acts somebody tries, replayed by the same referee.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tutor.engine import Card
from tutor.engine.actions import CARD_VERBS, Action
from tutor.engine.deck import UNKNOWN
from tutor.engine.judge import options
from tutor.engine.state import HandState
from tutor.lessons.replay_rites import count_rows, rite_rows, told_ruling
from tutor.narration.facts import Scene, act_words
from tutor.notation import Act, Assertion, HandFile, Line, NotationError, Play, Variation, Vira, parse
from tutor.notation.replay import replay
from tutor.notation.replay_deal import awaits_vira
from tutor.notation.replay_records import Replay
from tutor.notation.tree import Body

TRIED = 1_000_000
"""The lines of acts that are tried are counted from here: no file has so many."""


def moments(played: Replay, lang: str) -> list[dict[str, Any]]:
    """List every act that a seat could wish for where a replay ends, with the referee's word on it.

    A row has ``seat`` (None: anybody's), ``act`` and ``marked`` (the line of the file, plain and with its ``!``),
    ``words``, ``verdict``, ``why``, ``cites`` and ``needs_mark``; one of the ceremony has ``rite``, and where
    something is to be chosen ``fields`` and ``cases`` in place of the act (`tutor.lessons.replay_rites`).

    >>> from tutor.hands import hand
    >>> file = hand("gauderio-empate-na-primeira").file
    >>> dealt = replay(replace(file, body=file.body[:2]))
    >>> [row["act"] for row in moments(dealt, "en") if row["seat"] == 1 and row["verdict"] == "allowed"]
    ['1 truco', '1 baralho']
    """
    file, position = played.file, played.at
    state = None if position is None else position.state
    if file is None or position is None or (state is not None and state.over):
        return []
    rows = [*count_rows(position, file, lang)]
    if state is not None:
        rows += [row for seat in range(len(file.players)) for row in _rows(state, seat, file, lang)]
    return [*rows, *rite_rows(position, file, lang)]


def _rows(state: HandState, seat: int, file: HandFile, lang: str) -> Iterator[dict[str, Any]]:
    scene = Scene(lang, state.rules.id, file.players)
    for action, ruling in options(state, seat):
        act = written(action, state, file)
        if act is None:
            continue
        yield {
            "seat": seat,
            "act": act,
            "marked": act.replace(" ", "! ", 1),
            "card": "" if action.card is None else str(action.card),
            "words": act_words(action.words, scene),
            **told_ruling(ruling, file, lang),
        }


def written(action: Action, state: HandState, file: HandFile) -> str | None:
    """Write an act for the file; None for a card of which nobody has told what it is."""
    if action.verb not in CARD_VERBS or action.card is not None:
        return str(action)
    if action.place is None:
        return None
    if action.verb == "esconde":
        return str(action)
    return f"{action} {_unseen(action, state, file)}"


def _unseen(action: Action, state: HandState, file: HandFile) -> Card:
    """Turn up a card of the dark hand: the one that the file says lies there; else the first that is free."""
    told = state.deal.hands[action.seat][(action.place or 1) - 1]
    plays = [act for act in _acts(file.body) if isinstance(act, Play)]
    found = next((act.card for act in plays if (act.seat, act.place) == (action.seat, action.place)), told)
    if found is not None and found != UNKNOWN:
        return found
    used = {act.card for act in plays} | {act.card for act in _acts(file.body) if isinstance(act, Vira)} | _seen(state)
    return next(card for card in state.rules.deck.cards if card not in used)


def _seen(state: HandState) -> set[Card | None]:
    return {play.card for trick in (*state.past, state.plays) for play in trick} | {state.deal.vira}


def _acts(body: Body) -> Iterator[object]:
    for item in body:
        if isinstance(item, Line):
            yield item.what


def script(file: HandFile, line: int) -> HandFile:
    """Give the file that ends with this line: those before it, and of a variation what stands before it."""
    return replace(file, body=tuple(_leading(file.body, line) or ()))


def _leading(body: Body, wanted: int) -> list[Line] | None:
    done: list[Line] = []
    act = 0
    for item in body:
        if isinstance(item, Variation):
            inner = _leading(item.body, wanted)
            if inner is not None:
                return [*done[:act], *inner]
            continue
        if isinstance(item.what, Act):
            act = len(done)
        done.append(replace(item, what=None) if isinstance(item.what, Assertion) else item)
        if item.line == wanted:
            return done
    return None


def tried(file: HandFile, line: int, acts: Sequence[str]) -> Replay:
    """Replay a file up to a line and go on by these acts; a `NotationError` says which of them nobody can read."""
    base = script(file, line)
    body = list(base.body)
    played = replay(base)
    for number, act in enumerate(acts):
        body.append(_line_of(file, act, TRIED + 2 * number))
        played = replay(replace(base, body=tuple(body)))
        if played.error is not None:
            return played
        state = played.state
        if state is not None and awaits_vira(state):
            body.append(_line_of(file, f"reveal vira {_vira(file, state)}", TRIED + 2 * number + 1))
            played = replay(replace(base, body=tuple(body)))
    return played


def _vira(file: HandFile, state: HandState) -> Card:
    told = next((act.card for act in _acts(file.body) if isinstance(act, Vira) and act.reveal), state.deal.vira)
    used = _seen(state) | {act.card for act in _acts(file.body) if isinstance(act, Play)}
    return told if told is not None else next(card for card in state.rules.deck.cards if card not in used)


def _line_of(file: HandFile, act: str, number: int) -> Line:
    """Read one act as a line of this file."""
    names, drawing = (", ".join(f'"J{i}"' for i in range(len(of))) for of in (file.players, file.draw or file.players))
    drawn = f"draw = [{drawing}]\n" if file.draw else ""
    text = f"truco = 1\nrules = \"{file.rules}\"\nplayers = [{names}]\n{drawn}actions = '''\n{act}\n'''\n"
    lines = [item for item in parse(text).body if isinstance(item, Line) and isinstance(item.what, Act)]
    if len(lines) != 1:
        raise NotationError("expected_act", 1, 1, found=act, last=len(file.players) - 1)
    return replace(lines[0], line=number, column=1)
