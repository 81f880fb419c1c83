"""The coach at the table: before a choice what is in play and what each act costs or wins; after a hand its review."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tutor.coach.advice import advise
from tutor.coach.advice_hints import hints
from tutor.coach.advice_told import tell
from tutor.coach.review import Valued, decisions, reviewed
from tutor.coach.review_told import tell_review
from tutor.coach.table import Game
from tutor.engine.actions import CARD_VERBS, Action
from tutor.narration import Line, text
from tutor.notation import Answer, Call, Fold, Hide, Play
from tutor.notation.replay_acts import action_of

__all__ = ["Review", "told_advice"]


def told_advice(game: Game, seat: int, lang: str) -> dict[str, Any] | None:
    """Give the coach's words to the person who is asked; None where nothing is to be chosen in the play.

    The odds take most of a second the first time: this is made for who has asked.
    """
    state = game.hand.state
    if state is None or game.asked != seat:
        return None
    names, advice = game.agreed.file().players, advise(state, seat)
    told = tell(advice, lang, names=names)
    options = [
        {"label": option.label, "lines": _rows(option.costs)}
        for option in told.options
        if option.may and option.costs and option.verb not in CARD_VERBS
    ]
    of_cards = (line for option in told.options if option.may and option.verb in CARD_VERBS for line in option.costs)
    cards = list({line.text: line for line in of_cards}.values())
    return {
        "lines": _rows([*told.at_stake, *cards]),
        "options": options,
        "chances": [{"value": chance.value, "text": chance.text} for chance in told.chances],
        "unknown": list(told.unknown),
        "hints": list(hints(advice, lang, names=names)),
    }


def _rows(lines: Sequence[Line]) -> list[dict[str, Any]]:
    return [{"text": line.text, "cites": list(line.cites), "depth": line.depth} for line in lines]


class Review:
    """The review of a finished hand, one choice after the other: it takes a moment each."""

    def __init__(self, game: Game, seat: int) -> None:
        start, self._names, self._rules = game.hand.start, game.agreed.file().players, game.agreed.rules
        assert start is not None
        acts = [*_actions(game)]
        self._left = len(decisions(start, acts, seat))
        self._coming: Iterator[Valued] = reviewed(start, acts, seat)
        self._valued: list[Valued] = []

    def go_on(self) -> None:
        """Value one choice more."""
        found = next(self._coming, None)
        self._left = 0 if found is None else self._left - 1
        if found is not None:
            self._valued.append(found)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the review as far as it goes; ``more`` choices are still to come."""
        told = tell_review(self._valued, lang, names=self._names)
        rows = [
            {
                "kind": one.kind,
                "text": one.text,
                "counted": one.counted,
                "lines": _rows([*one.beside, *(one.rival.lines if one.kind == "costly" else ())]),
                "skill": one.skill,
                "drill": text(f"skill-{one.skill.replace('.', '-')}", lang) if one.skill else "",
            }
            for one in told.decisions
        ]
        return {"head": told.head, "how": told.how, "rows": rows, "more": self._left, "rules": self._rules}


def _actions(game: Game) -> Iterator[Action]:
    for act in game.hand.acts:
        if isinstance(act, Play | Hide | Call | Answer | Fold):
            action = action_of(act)
            yield action if action.place is None else action._replace(card=None)  # nobody had seen which it was
