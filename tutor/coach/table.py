"""A match at the table: people and bots, hand after hand, with undo. What may be done is the referee's to say.

Everything here follows from what was agreed on, the luck of the match and what the people did: bots are pure. So a
match is kept as its finished hands and the people's acts in the running one (`tutor.coach.table_text`), and undoing is
doing all but the last of them again.

>>> game = Game.begun(Agreed(rules="gauderio", players=2), Luck(b"ours", "a"))
>>> game.asked
0
>>> [act for act, ruling in game.wishes() if ruling.value is Verdict.ALLOWED][-1]
'0 baralho'
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from tutor.coach.bots import BOTS, Bot
from tutor.coach.playing import asked, next_act
from tutor.coach.table_hand import Hand
from tutor.coach.table_luck import Luck
from tutor.engine import Ruling
from tutor.engine.actions import CARD_VERBS
from tutor.engine.judge import Verdict, judge, universe
from tutor.engine.match import MatchState, after_hand
from tutor.engine.scoring import Score
from tutor.notation import Body, HandBreak, HandFile, Line
from tutor.notation.replay import replay
from tutor.notation.tree import OptionValue

__all__ = ["BEST", "NAMES", "Agreed", "Game", "Luck"]

BEST = tuple(BOTS)[-1]
"""The bot that plays where nobody has chosen one."""
NAMES = ("Ana", "Beto", "Caio", "Duda", "Edu", "Fia")
"""Who sits at a table where nobody has said a name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed:
    """What is agreed on before the first deal: the rulebook with its switches, who sits where, how much is undone.

    ``people`` are the seats of people, ``bot`` the name of the bot on all others, ``undo`` whether an act may be taken
    back; ``score`` and ``eldest`` are those of the first hand.
    """

    rules: str
    players: int
    people: tuple[int, ...] = (0,)
    bot: str = BEST
    target: int | None = None
    options: tuple[tuple[str, OptionValue], ...] = ()
    names: tuple[str, ...] = NAMES
    undo: bool = True
    score: Score = (0, 0)
    eldest: int = 0

    def file(self, body: Body = ()) -> HandFile:
        """Write what is agreed as the head of a file."""
        return HandFile(
            rules=self.rules,
            players=self.names[: self.players],
            target=self.target,
            score=self.score,
            eldest=self.eldest,
            options=self.options,
            body=body,
        )

    def match(self) -> MatchState:
        """Begin the match; a total, a score or a number of players that the rulebook does not have is a `RuleError`."""
        begun = replay(self.file())
        if begun.error is not None:
            raise begun.error
        assert begun.match is not None
        return begun.match


@dataclass(frozen=True)
class Game:
    """A match as it stands: ``past`` are the lines of its finished hands, ``done`` the people's acts in this one."""

    agreed: Agreed
    luck: Luck
    match: MatchState
    hand: Hand
    past: Body = ()
    done: tuple[str, ...] = ()

    @staticmethod
    def begun(agreed: Agreed, luck: Luck) -> Game:
        """Deal the first hand, and let the bots act until a person is asked."""
        return Game.resumed(agreed, luck, agreed.match(), ())

    @staticmethod
    def resumed(agreed: Agreed, luck: Luck, match: MatchState, past: Body) -> Game:
        """Deal the hand that comes after those past."""
        hand = Hand.begun(match, luck.seed(match.hands))
        return Game(agreed, luck, match, hand, past).until_asked()

    @cached_property
    def asked(self) -> int | None:
        """The person who is asked now; None when the hand is over."""
        if self.hand.cutting is not None:
            return self.hand.cutting.cutter
        assert self.hand.state is not None
        return next((seat for seat in asked(self.hand.state) if seat in self.agreed.people), None)

    def wishes(self) -> Iterator[tuple[str, Ruling[Verdict]]]:
        """Give whatever the person who is asked could wish for, with the referee's word on it."""
        if self.asked is None:
            return
        if self.hand.cutting is not None:
            for act, ruling in self.hand.cutting.wishes():
                yield str(act), ruling
            return
        state = self.hand.state
        assert state is not None
        for action in dict.fromkeys(universe(state, self.asked)):
            if action.verb not in CARD_VERBS or action.card is not None or action.place is not None:
                yield str(action), judge(state, action)

    def act(self, wish: str) -> Game:
        """Do what the person who is asked wishes, and let the bots go on; what may not be done changes nothing."""
        hand = self._did(wish)
        return self if hand is None else replace(self, hand=hand, done=(*self.done, wish)).until_asked()

    def _did(self, wish: str) -> Hand | None:
        """Give the hand after a wish of the person who is asked; None where it may not be done."""
        if not any(act == wish and ruling.value is Verdict.ALLOWED for act, ruling in self.wishes()):
            return None
        if self.hand.cutting is not None:
            return self.hand.cut(next(act for act, _ in self.hand.cutting.wishes() if str(act) == wish))
        state, seat = self.hand.state, self.asked
        assert state is not None
        assert seat is not None
        return self.hand.played(next(action for action in universe(state, seat) if str(action) == wish))

    def until_asked(self) -> Game:
        """Let the bots act until a person is asked or the hand is over."""
        hand, seed = self.hand, self.luck.seed(self.match.hands)
        if hand.cutting is not None:
            if hand.cutting.cutter in self.agreed.people:
                return self
            hand = hand.cut()
        assert hand.state is not None
        while (action := next_act(hand.state, self._bots, seed)) is not None:
            hand = hand.played(action)
            assert hand.state is not None
        return replace(self, hand=hand)

    @property
    def _bots(self) -> tuple[Bot | None, ...]:
        bot = BOTS[self.agreed.bot]
        return tuple(None if seat in self.agreed.people else bot for seat in range(self.agreed.players))

    @property
    def may_undo(self) -> bool:
        """Whether the last thing a person did in this hand may be taken back."""
        return self.agreed.undo and bool(self.done)

    def undone(self) -> Game:
        """Take back the last thing a person did in this hand, with all that came of it."""
        return self.redone(self.done[:-1]) if self.may_undo else self

    def redone(self, done: tuple[str, ...]) -> Game:
        """Play the running hand from its deal by these acts, as far as they may be done."""
        game = Game.resumed(self.agreed, self.luck, self.match, self.past)
        for wish in done:
            after = game.act(wish)
            if after is game:
                break
            game = after
        return game

    @property
    def winner(self) -> int | None:
        """The side that has won the match; None while it runs."""
        return None if self.hand.state is None else self.hand.state.match_winner

    def next_hand(self) -> Game:
        """Deal the next hand, o mão going round; while this one runs, and after the match, nothing changes."""
        state = self.hand.state
        if state is None or not state.over or self.winner is not None:
            return self
        return Game.resumed(self.agreed, self.luck, after_hand(self.match, state, self.hand.history), self._lines)

    @property
    def _lines(self) -> Body:
        """The finished hands and this one."""
        broken = (Line(HandBreak(self.match.hands + 1)),) if self.past else ()
        return (*self.past, *broken, *self.hand.lines)

    @property
    def file(self) -> HandFile:
        """The whole match as far as it goes, with every card: for who may see them, or after the hand."""
        return self.agreed.file(self._lines)

    @property
    def hand_file(self) -> HandFile:
        """The running hand as a file of its own."""
        score, eldest, target = self.match.score, self.match.eldest, self.match.target
        return replace(self.agreed.file(self.hand.lines), score=score, eldest=eldest, target=target)
