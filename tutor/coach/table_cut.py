"""The cut of Claudista at a table of bots and people: the cutter acts, the dealer's part goes by itself.

What the cutter may do is a list of acts of the notation, a card of the pack as ``??``; which card it is comes up only
when it is done.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from tutor.engine import Card, Ruling
from tutor.engine.ceremony import Rite as Wish
from tutor.engine.ceremony import Table, do_rite, judge_rite, open_hand, start_ceremony
from tutor.engine.judge import Verdict
from tutor.engine.match import MatchState
from tutor.notation import UNKNOWN, Ceremony, ChooseSide, Cut, Give, Take, Vira
from tutor.notation.replay_rites import wish_of
from tutor.notation.rites import Rite, Side

__all__ = ["Cutting"]

_SIDES: tuple[Side, ...] = ("cima", "baixo")
_PLACES: tuple[Literal["fica", "parceiro", "vira", "queima"], ...] = ("fica", "parceiro", "vira", "queima")


@dataclass(frozen=True, slots=True)
class Cutting:
    """A pack between the shuffle and the deal, the first card on top; ``told`` are the acts so far.

    >>> from tutor.engine import ruleset, start_match
    >>> cutting = Cutting.begun(start_match(ruleset("claudista"), 4), seed=7)
    >>> cutting.cutter, [str(act) for act in cutting.told]
    (2, ['3 embaralha'])
    >>> cutting.done(ChooseSide(2, "cima")).dealt().table.hand.turn
    0
    """

    table: Table
    pack: tuple[Card, ...]
    seed: int
    told: tuple[Rite | Vira, ...] = ()

    @staticmethod
    def begun(match: MatchState, seed: int) -> Cutting:
        """Shuffle."""
        cards = match.rules.deck.cards
        pack = random.Random(f"pack {seed}").sample(cards, len(cards))  # noqa: S311  # luck of the cards, no secret
        table = start_ceremony(
            match.rules,
            dealer=(match.eldest - 1) % match.players,
            score=match.score,
            target=match.target,
            history=match.history,
        )
        return Cutting(table, tuple(pack), seed).done(Ceremony(table.dealer, "embaralha"))

    @property
    def cutter(self) -> int:
        """Who cuts."""
        return self.table.cutter

    @property
    def over(self) -> bool:
        """Whether the pack is back with the dealer: a side was chosen, or the dry cuts are made."""
        return isinstance(self.told[-1], ChooseSide | Cut)

    def wishes(self) -> Iterator[tuple[Rite, Ruling[Verdict]]]:
        """Give what the cutter could wish for, with the referee's word on it."""
        seat = self.cutter
        acts: list[Rite] = [Ceremony(seat, "separa")]
        acts += [Take(seat, side, UNKNOWN, to) for side in _SIDES for to in _PLACES]
        acts += [ChooseSide(seat, side) for side in _SIDES]
        if self.table.dark:
            acts = [Cut(seat, number) for number in self.table.ceremony.dry_cuts.value]
        for act in acts:
            yield act, judge_rite(self.table, wish_of(act))

    def by_bot(self) -> Cutting:
        """Let a bot cut: once, and the deal from the top."""
        seat = self.cutter
        if self.table.dark:
            return self.done(Cut(seat, self.table.ceremony.dry_cuts.value[0]))
        return self.done(Ceremony(seat, "separa")).done(ChooseSide(seat, _SIDES[0]))

    def done(self, act: Rite | Vira) -> Cutting:
        """Do one act; a card taken from the pack is the one that lies there."""
        pack = self.pack
        if isinstance(act, Take):
            at = 0 if act.side == _SIDES[0] else -1
            act = replace(act, card=pack[at])
            pack = tuple(card for card in pack if card != act.card)
        elif isinstance(act, Cut) or (isinstance(act, Ceremony) and act.word == "separa"):
            where = random.Random(f"cut {self.seed} {len(self.told)}").randrange(len(pack))  # noqa: S311  # likewise
            pack = (*pack[where:], *pack[:where])
        wish = Wish(self.table.dealer, "vira", (act.card,)) if isinstance(act, Vira) else wish_of(act)
        table, _ = do_rite(self.table, wish)
        return replace(self, table=table, pack=pack, told=(*self.told, act))

    def dealt(self) -> Cutting:
        """Deal from the chosen side: each seat what it lacks, from o mão on, and the vira where there is none yet."""
        table, cut = self.table, self
        left = list(self.pack if table.side != _SIDES[1] else reversed(self.pack))
        for place in range(table.players):
            seat = (table.eldest + place) % table.players
            missing = table.rules.cards_each.value - len(table.hands[seat])
            if missing > 0:
                cut = cut.done(Give(table.dealer, seat, tuple(left[:missing])))
                left = left[missing:]
        if not table.vira_laid:
            cut = cut.done(Vira(left[0]))
        opened, _ = open_hand(cut.table)
        return replace(cut, table=opened)
