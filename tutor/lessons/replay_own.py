"""A hand of one's own: a text that is read and replayed as it grows, act by act or by hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tutor.engine import ruleset
from tutor.engine.ceremony import Table
from tutor.narration import message
from tutor.notation import HandFile, dump
from tutor.notation.mistakes import mistakes
from tutor.notation.replay import replay_text
from tutor.notation.replay_deal import NOT_KNOWN
from tutor.notation.replay_errors import Stop
from tutor.notation.replay_records import Replay
from tutor.notation.replay_rites import table_at

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

    @cached_property
    def wrong(self) -> tuple[Stop, ...]:
        """Every mistake of the file."""
        return mistakes(self.text)

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
        if file is None or not self.stage.startswith(("deal", "rites")):
            return self
        rules = ruleset(file.rules)
        if self.stage == "rites":
            return self._dealt_by_rites(luck)
        used = set(self.used)
        free = [card for card in rules.deck.cards if str(card) not in used]
        luck.shuffle(free)
        own = self
        for seat in self.undealt:
            own = own.with_line(f"deal {seat} {' '.join(str(free.pop()) for _ in range(3))}")
        return own.with_line(f"vira {free.pop()}") if own.needs_vira else own

    def _dealt_by_rites(self, luck: random.Random) -> OwnHand:
        """Finish the ceremony as it stands: shuffle and cut if that is to be done, then give each what is missing."""
        table = self.table
        assert table is not None
        dealer, cutter = table.dealer, table.cutter
        own = self.with_rite(f"{dealer} embaralha") if table.phase == "start" else self
        for line in ("corta 1", "separa") if table.dark else ("separa",):
            if own.table is not None and own.table.uncut:
                own = own.with_rite(f"{cutter} {line}")
        free = [card for card in table.rules.deck.cards if card not in table.in_play()]
        luck.shuffle(free)
        for place in range(table.players):
            seat = (table.eldest + place) % table.players
            missing = len(NOT_KNOWN) - len(table.hands[seat])
            if missing > 0:
                own = own.with_rite(f"{dealer} da {seat} {' '.join(str(free.pop()) for _ in range(missing))}")
        return own if table.vira_laid else own.with_rite(f"vira {free.pop()}")

    def with_rite(self, line: str) -> OwnHand:
        """Write a line if it may be done."""
        own = self.with_line(line)
        return own if own.played.error is None else self

    @property
    def table(self) -> Table | None:
        """The table of a ceremony that has begun and is not over."""
        at = self.played.at
        begun = at is not None and at.state is None and (at.table is not None or at.draw is not None)
        return table_at(at) if at is not None and begun else None

    @property
    def undealt(self) -> list[int]:
        """The seats that have no cards yet."""
        at = self.played.at
        if at is None or at.state is not None:
            return []
        return [seat for seat, cards in enumerate(at.dealt) if cards is None]

    @property
    def needs_vira(self) -> bool:
        """Whether the rulebook has a vira and none is told."""
        at = self.played.at
        return at is not None and at.rules.vira.value and not at.vira_told

    @property
    def used(self) -> list[str]:
        """The cards that lie somewhere already."""
        at = self.played.at
        if at is None:
            return []
        return [str(card) for cards in (*at.dealt, (at.vira,)) for card in cards or () if card is not None]

    @property
    def stage(self) -> str:
        """What comes next: ``deal``, ``rites``, ``play``, ``over``, or ``wrong`` where the file has a mistake."""
        at = self.played.at
        if self.played.error is not None or at is None:
            return "wrong"
        if self.table is not None:
            return "rites"
        if at.state is None:
            return "deal" if self.undealt else "deal_vira"
        return "over" if at.state.over else "play"

    @property
    def next_hand(self) -> str:
        """The line that begins another hand of the match; none before this one is over, nor after the match."""
        at, file = self.played.at, self.played.file
        if self.stage != "over" or at is None or at.state is None or file is None or at.state.match_winner is not None:
            return ""
        return f"--- hand {1 + max((step.hand for step in self.played.steps), default=1)}"

    def error(self, lang: str) -> dict[str, Any] | None:
        """Tell the first mistake, where it stands and the lines around it as text; and what else is wrong."""
        if self.played.error is None:
            return None
        file = self.played.file
        names: Sequence[str] = () if file is None else file.players
        error, *others = self.wrong
        lines = self.text.split("\n")
        first = max(error.line - 1 - LINES_AROUND, 0)
        return {
            "line": error.line,
            "column": error.column,
            "message": message(error, lang, names=names),
            "cites": [*error.cites, *error.readings],
            "first": first + 1,
            "around": [line[:120] for line in lines[first : error.line + LINES_AROUND]],
            "more": [message(other, lang, names=names) for other in others],
        }
