"""A hand of one's own: a text that is read and replayed as it grows, act by act or by hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tutor.engine import ruleset
from tutor.narration import message
from tutor.notation import HandFile, dump
from tutor.notation.replay import replay_text
from tutor.notation.replay_records import Replay

NAMES = ("Ana", "Beto", "Caio", "Duda", "Edu", "Fia")
CLOSING = "'''"
LINES_AROUND = 2


@dataclass(frozen=True)
class OwnHand:
    """The text of a file, and what the referee makes of it.

    >>> own = OwnHand.new("gauderio", 2).with_line("deal 0 7c 1c 6p").with_line("deal 1 12o 3o 6e")
    >>> own.with_line("0 envido").played.state.pending.calls, own.undone().played.state
    (('envido',), None)
    """

    text: str
    name: str = "truco.truco"

    @staticmethod
    def new(rules: str, players: int) -> OwnHand:
        """Begin a hand: nothing dealt, nil to nil."""
        file = HandFile(rules=rules, players=NAMES[:players])
        return OwnHand(dump(file))

    @cached_property
    def played(self) -> Replay:
        """The file replayed, as far as it goes."""
        return replay_text(self.text)

    def with_line(self, line: str) -> OwnHand:
        """Write one more line at the end; a text that has no end stays as it is."""
        head, closing, tail = self.text.rpartition(CLOSING)
        if not closing or "\n" in line or CLOSING in line:
            return self
        return replace(self, text=f"{head.rstrip()}\n{line}\n{closing}{tail}")

    def undone(self) -> OwnHand:
        """Take the last line of the body out."""
        head, closing, tail = self.text.rpartition(CLOSING)
        before, newline, last = head.rstrip().rpartition("\n")
        if not closing or not newline or last.rstrip().endswith(CLOSING):
            return self
        return replace(self, text=f"{before}\n{closing}{tail}")

    def dealt_by_chance(self, luck: random.Random) -> OwnHand:
        """Deal what is still to be dealt."""
        file = self.played.file
        if file is None or not self.stage.startswith("deal"):
            return self
        rules = ruleset(file.rules)
        used = set(self.used)
        free = [card for card in rules.deck.cards if str(card) not in used]
        luck.shuffle(free)
        own = self
        for seat in self.undealt:
            own = own.with_line(f"deal {seat} {' '.join(str(free.pop()) for _ in range(3))}")
        return own.with_line(f"vira {free.pop()}") if own.needs_vira else own

    @property
    def _acts(self) -> list[list[str]]:
        return [str(step.act).split() for step in self.played.steps if step.act is not None]

    @property
    def undealt(self) -> list[int]:
        """The seats that have no cards yet."""
        file = self.played.file
        if file is None or self.played.state is not None:
            return []
        dealt = {int(act[1]) for act in self._acts if act[0] == "deal"}
        return [seat for seat in range(len(file.players)) if seat not in dealt]

    @property
    def needs_vira(self) -> bool:
        """Whether the rulebook has a vira and none is told."""
        file = self.played.file
        if file is None or not ruleset(file.rules).vira.value:
            return False
        return not any(act[0] == "vira" for act in self._acts)

    @property
    def used(self) -> list[str]:
        """The cards that lie somewhere already."""
        return [word for act in self._acts if act[0] in ("deal", "vira") for word in act[1:] if word != "??"]

    @property
    def stage(self) -> str:
        """What comes next: ``deal``, ``play``, ``over``, or ``wrong`` where the file has a mistake."""
        played = self.played
        if played.error is not None:
            return "wrong"
        if played.state is None:
            return "deal" if self.undealt else "deal_vira"
        return "over" if played.state.over else "play"

    def error(self, lang: str) -> dict[str, Any] | None:
        """Tell the first mistake: where it stands, what is wrong, the lines around it as text."""
        error = self.played.error
        if error is None:
            return None
        file = self.played.file
        names: Sequence[str] = () if file is None else file.players
        lines = self.text.split("\n")
        first = max(error.line - 1 - LINES_AROUND, 0)
        return {
            "line": error.line,
            "column": error.column,
            "message": message(error, lang, names=names),
            "cites": [*error.cites, *error.readings],
            "first": first + 1,
            "around": [line[:120] for line in lines[first : error.line + LINES_AROUND]],
        }
