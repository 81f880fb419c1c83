"""The coach at the table: before a choice what is in play, what each act costs or wins, hints; then the review."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tutor.coach.advice import advise
from tutor.coach.advice_hints import STEPS, hints
from tutor.coach.advice_told import tell
from tutor.coach.odds_shown import odds_view
from tutor.coach.review import Judged, Valued, decisions, judged, reviewed
from tutor.coach.review_told import tell_review
from tutor.coach.table import Game
from tutor.engine.actions import CARD_VERBS, Action
from tutor.lessons.replay_frames import in_match, track
from tutor.narration import Line, text
from tutor.notation import Answer, Call, Fold, Hide, Play
from tutor.notation.replay import replay
from tutor.notation.replay_acts import action_of

__all__ = ["Counsel", "Review"]


class Counsel:
    """The coach's words before one choice, for who has asked: the odds take most of a second the first time.

    What to do is worked out by itself (`think`), while the odds are being read: every act is played to the end of many
    hands for it.
    """

    def __init__(self, game: Game, seat: int) -> None:
        state, self._game, self._seat = game.hand.state, game, seat
        assert state is not None
        self._names, self._advice = game.agreed.file().players, advise(state, seat)
        self._judged: Judged | None = None

    def think(self) -> None:
        """Work out what to do."""
        start, state = self._game.hand.start, self._game.hand.state
        assert start is not None
        assert state is not None
        self._judged = self._judged or judged(start, [*_actions(self._game)], state, self._seat)

    def view(self, lang: str) -> dict[str, Any]:
        """Show it; ``hints`` are None until they are wanted, ``steps`` how many there are."""
        advice, names = self._advice, self._names
        told = tell(advice, lang, names=names)
        options = [
            {"label": option.label, "lines": _rows(option.costs)}
            for option in told.options
            if option.may and option.costs and option.verb not in CARD_VERBS
        ]
        of_cards = (
            line for option in told.options if option.may and option.verb in CARD_VERBS for line in option.costs
        )
        cards = list({line.text: line for line in of_cards}.values())
        return {
            "lines": _rows([*told.at_stake, *cards]),
            "options": options,
            "chances": [
                {
                    "value": chance.value,
                    "text": chance.text,
                    "odds": odds_view(found.ruling, lang)["parts"] if found.what == "envido" else [],
                }
                for chance, found in zip(told.chances, advice.chances, strict=True)
            ],
            "unknown": list(told.unknown),
            "steps": STEPS,
            "hints": None if self._judged is None else list(hints(advice, lang, names=names, judged=self._judged)),
        }


def _rows(lines: Sequence[Line]) -> list[dict[str, Any]]:
    return [{"text": line.text, "cites": list(line.cites), "depth": line.depth} for line in lines]


class Review:
    """The review of a finished hand, one choice after the other: it takes a moment each."""

    def __init__(self, game: Game, seat: int) -> None:
        start, self._names, self._rules = game.hand.start, game.agreed.file().players, game.agreed.rules
        assert start is not None
        acts = [*_actions(game)]
        self._moments = _moments(game)
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
                "at": self._moments[one.step],
                "skill": one.skill,
                "drill": text(f"skill-{one.skill.replace('.', '-')}", lang) if one.skill else "",
            }
            for one in told.decisions
        ]
        return {"head": told.head, "how": told.how, "rows": rows, "more": self._left, "rules": self._rules}


_ACTS = (Play, Hide, Call, Answer, Fold)
"""What is done in the play, once the cards are dealt."""


def _moments(game: Game) -> list[str]:
    """Name the moment of each act of the play as a replay of the whole match does."""
    frames = {frame["line"]: frame["id"] for frame in track(replay(game.hand_file), "pt-BR")}
    played = (line for line, act in enumerate(game.hand.acts, 1) if isinstance(act, _ACTS))
    return [in_match(frames[line], game.match.hands + 1) for line in played]


def _actions(game: Game) -> Iterator[Action]:
    for act in game.hand.acts:
        if isinstance(act, _ACTS):
            action = action_of(act)
            yield action if action.place is None else action._replace(card=None)  # nobody had seen which it was
