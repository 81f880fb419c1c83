"""What a wrong answer to a question of a file tells: which wrong rule gives it, by the trainer's own catalogue.

Only where the question is one of the catalogue's, with the same right answer, and only of an answer that one wrong
rule alone gives: where several would, nobody is accused of anything.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from tutor.engine import Card, Play
from tutor.engine.deck import UNKNOWN
from tutor.engine.state import HandState
from tutor.lessons.misconceptions import Answer, Held, Input, Misconception, catalogue, diagnosis, feedback, right
from tutor.lessons.misconceptions.inputs import Bet, CoveredDuel, Duel, Falta, Trick, Tricks
from tutor.lessons.misconceptions.keys_cards import SIDES
from tutor.notation.replay_questions import Asked

NONE = "none"
_DUEL, _TRICK = 2, 4
_COUNTS = {"envido": "envido", "flor": "flor.count"}


def wrong_answers(asked: Asked, state: HandState | None, lang: str) -> dict[str, list[str]]:
    """Give for each likely wrong answer, as the viewer has it, the wrong rule behind it and what is right instead.

    >>> from tutor.hands import hand
    >>> from tutor.notation.replay import replay
    >>> steps = replay(hand("gauderio-falta-de-quem-lidera").file).steps
    >>> step, asked = next((step, asked) for step in steps for asked in step.asked if asked.question.kind == "falta")
    >>> wrong_answers(asked, step.after, "en")["14"][0]
    'It looks as if this rule was used: the falta is counted from the side that is behind.'
    """
    found = None if state is None else _subject(asked, state)
    if state is None or found is None:
        return {}
    subject, about, first = found
    rules = state.rules
    if _shown(right(rules, subject, about).value, first) != _answer(asked):
        return {}  # what the file asks is decided by more than the catalogue's question holds
    rows: dict[str, list[Misconception]] = defaultdict(list)
    for row in catalogue(rules):
        if row.subject == subject and not row.never:
            rows[_shown(row.answer(rules, about), first)].append(row)
    return {
        answer: [diagnosis(alone[0], rules, lang), feedback(alone[0], rules, about, lang)]
        for answer, alone in rows.items()
        if len(alone) == 1 and answer != _answer(asked)
    }


def _answer(asked: Asked) -> str:
    return NONE if asked.answer is None else str(asked.answer)


def _shown(answer: Answer, first: int) -> str:
    """Write an answer of the catalogue as the viewer does: sides by their number, A being ``first``."""
    if answer in {"A", "B"}:
        return str((SIDES.index(str(answer)) + first) % 2)
    return NONE if answer in {None, "=", "nobody", "open"} else str(answer)


def _subject(asked: Asked, state: HandState) -> tuple[str, Input, int] | None:
    """Give the catalogue's question: its subject, what it is about, and which side it calls A."""
    question, kind, bet = asked.question, asked.question.kind, state.pending
    if kind in _COUNTS and question.seat is not None:
        held = _known(state.deal.hands[question.seat])
        return None if held is None else (_COUNTS[kind], Held(held), 0)
    if kind == "bet" and bet is not None:
        return f"{bet.kind}.price", Bet(bet.calls, yes=question.answer == "quero"), 0
    if kind == "falta":
        return "falta", Falta(state.deal.target, *state.score, SIDES[0 if bet is None else bet.team]), 0
    if kind == "trick" and state.past:
        return _trick(state.past[-1], state)
    if kind == "hand" and state.winners:
        deal = state.deal
        results = "".join("=" if team is None else SIDES[team] for team in state.winners)
        eleven = None if deal.eleven is None else SIDES[deal.eleven]
        return "tricks", Tricks(results, SIDES[deal.eldest % 2], eleven), 0
    return None


def _known(cards: Sequence[Card | None]) -> tuple[Card, ...] | None:
    """Give the cards if all of them are told."""
    known = tuple(card for card in cards if card is not None and card != UNKNOWN)
    return known if len(known) == len(cards) else None


def _trick(plays: tuple[Play, ...], state: HandState) -> tuple[str, Input, int] | None:
    cards, vira, first = _known([play.card for play in plays]), state.deal.vira, plays[0].seat % 2
    covered = [play.hidden for play in plays]
    if cards is None or (state.rules.vira.value and _known([vira]) is None):
        return None
    if len(plays) == _TRICK and not any(covered):
        return "trick", Trick(cards, vira), first
    if len(plays) != _DUEL or covered[1]:
        return None
    one, other = cards
    if covered[0]:
        return "duel.covered", CoveredDuel(one, other, vira), first
    return "duel", Duel(one, other, vira), first
