"""One running hand of a match: its cut where there is one, its play, and every act of it as the notation writes it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tutor.coach.deals import deal
from tutor.coach.table_cut import Cutting
from tutor.engine.actions import PLAY, Action
from tutor.engine.ceremony_history import History
from tutor.engine.game import play
from tutor.engine.match import MatchState
from tutor.engine.state import HandState
from tutor.notation import Act, Deal, Line, Play
from tutor.notation.replay_acts import act_of
from tutor.notation.rites import Rite

__all__ = ["Hand"]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as far as it goes: ``cutting`` before the cards are dealt, ``state`` from then on, ``acts`` of all of it.

    ``start`` is the state right after the deal, ``history`` what its ceremony leaves behind for the match; None where
    there was none.

    >>> from tutor.engine import ruleset, start_match
    >>> hand = Hand.begun(start_match(ruleset("gauderio"), 2), seed=7)
    >>> [act.seat for act in hand.acts], hand.state.turn
    ([0, 1], 0)
    """

    acts: tuple[Act, ...]
    state: HandState | None = None
    cutting: Cutting | None = None
    history: History | None = None
    start: HandState | None = None

    @staticmethod
    def begun(match: MatchState, seed: int) -> Hand:
        """Deal the next hand of a match, or shuffle for it where somebody cuts."""
        if match.rules.ceremony is not None:
            cutting = Cutting.begun(match, seed)
            return Hand(cutting.told, cutting=cutting)
        state = deal(
            match.rules, seed, players=match.players, eldest=match.eldest, score=match.score, target=match.target
        )
        dealt = (Deal(seat, tuple(card for card in cards if card)) for seat, cards in enumerate(state.deal.hands))
        return Hand(tuple(dealt), state=state, start=state)

    @property
    def over(self) -> bool:
        """Whether it is played."""
        return self.state is not None and bool(self.state.over)

    def cut(self, act: Rite | None = None) -> Hand:
        """Do one act of the cut, a bot's where none is given; once the cut is done the cards are dealt."""
        assert self.cutting is not None
        cutting = self.cutting.by_bot() if act is None else self.cutting.done(act)
        if not cutting.over:
            return replace(self, acts=cutting.told, cutting=cutting)
        dealt = cutting.dealt()
        hand = dealt.table.hand
        return Hand(dealt.told, state=hand, history=dealt.table.history, start=hand)

    def played(self, action: Action) -> Hand:
        """Do one act of the play."""
        assert self.state is not None
        act = act_of(action)
        if action.verb == PLAY and action.place is not None:  # a card of the dark hand comes up as it is played
            card = self.state.deal.hands[action.seat][action.place - 1]
            assert card is not None
            act = Play(action.seat, card, action.place)
        return replace(self, acts=(*self.acts, act), state=play(self.state, action))

    @property
    def lines(self) -> tuple[Line, ...]:
        """The acts as lines of a file, numbered from 1."""
        return tuple(Line(act, line=number) for number, act in enumerate(self.acts, 1))
