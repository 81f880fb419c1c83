"""A match as the text that a browser keeps: its finished hands as a `.truco` file, and what people did in this one.

Nothing of it is hidden: the cards of the running hand follow from the server's secret, which is not in it. Whoever has
another secret deals that hand anew, from the same score.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tutor.coach.bots import BOTS
from tutor.coach.table import BEST, Agreed, Game, Luck
from tutor.notation import HandFile, dump, parse
from tutor.notation.replay import replay

__all__ = ["LONGEST", "read", "written"]

LONGEST = 1_000_000
"""So long may a file be (docs/notation.md), and what is kept of a match with it."""
_LONGEST_WORD = 64
_MOST_ACTS = 200


def written(game: Game) -> str:
    """Write a match for a browser to keep.

    >>> game = Game.begun(Agreed(rules="cego", players=2), Luck(b"ours", "a"))
    >>> again, same = read(written(game), b"ours")
    >>> again.hand == game.hand, same
    (True, True)
    """
    agreed, luck = game.agreed, game.luck
    return json.dumps(
        {
            "file": dump(agreed.file(game.past)),
            "people": agreed.people,
            "bot": agreed.bot,
            "undo": agreed.undo,
            "match": luck.match,
            "luck": luck.mark,
            "done": game.done,
        },
        ensure_ascii=False,
    )


def read(text: str, secret: bytes) -> tuple[Game, bool] | None:
    """Read what a browser has kept, and whether the running hand is the same; None where no match can be made of it."""
    try:
        said = json.loads(text)
        file = parse(said["file"])
        agreed, luck = _agreed(said, file), Luck(secret, _word(said["match"]))
        done = tuple(map(_word, said["done"][:_MOST_ACTS]))
        played = replay(file)
        if played.error is not None or played.match is None:
            return None
        whole = not file.body or (played.state is not None and bool(played.state.over))
        if not whole or played.match.winner is not None:
            return None
        game = Game.resumed(agreed, luck, played.match if file.body else agreed.match(), file.body)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):  # a RuleError is a ValueError
        return None  # somebody else wrote something there
    same = said.get("luck") == luck.mark
    return (game.redone(done) if same else game), same


def _agreed(said: Mapping[str, Any], file: HandFile) -> Agreed:
    people = tuple(sorted({seat for seat in said["people"] if type(seat) is int and 0 <= seat < len(file.players)}))
    if not people:
        raise KeyError("people")
    return Agreed(
        rules=file.rules,
        players=len(file.players),
        people=people,
        bot=said["bot"] if said["bot"] in BOTS else BEST,
        target=file.target,
        options=file.options,
        names=file.players,
        undo=said["undo"] is True,
        score=file.score,
        eldest=file.eldest,
    )


def _word(said: object) -> str:
    if not isinstance(said, str) or len(said) > _LONGEST_WORD:
        raise TypeError(type(said))
    return said
