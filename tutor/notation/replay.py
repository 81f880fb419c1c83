r"""Replaying a `.truco` file: every act judged and played by the referee, every assertion checked.

>>> from tutor.notation import parse
>>> file = parse('''truco = 1
... rules = "gauderio"
... players = ["Ana", "Beto"]
... actions = \'\'\'
... deal 0 7c 1c 6p
... deal 1 12o 3o 6e
... 0 truco
... 1 nao_quero
... = score 1 0
... \'\'\'
... ''')
>>> played = replay(file)
>>> played.error, played.state.score
(None, (1, 0))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from tutor.engine import RuleError, Ruleset
from tutor.engine.match import MatchState, after_hand, next_eldest
from tutor.engine.scoring import target_of
from tutor.engine.state import HandState, start_hand
from tutor.engine.variants import with_switches
from tutor.notation.acts import Act
from tutor.notation.errors import NotationError
from tutor.notation.reader import parse_prefix
from tutor.notation.replay_acts import do
from tutor.notation.replay_checks import check
from tutor.notation.replay_deal import NOT_KNOWN, begun, is_dark
from tutor.notation.replay_errors import IllegalActError, Stop, mistake, refused_header
from tutor.notation.replay_position import Outcome, Position
from tutor.notation.replay_questions import answered
from tutor.notation.replay_records import Branch, Replay, Step
from tutor.notation.replay_rites import begun_by_rite, is_whole
from tutor.notation.tree import Body, HandBreak, HandFile, Line, Question, Variation

KEPT = 64
"""So many rulebooks with their switches are kept: the files of a library share a few."""

__all__ = ["Branch", "IllegalActError", "Replay", "Step", "replay", "replay_text"]


def replay_text(text: str | bytes, *, strict: bool = False, options: Mapping[str, str] | None = None) -> Replay:
    """Read and replay a file; the part before a mistake is replayed and the first mistake is told."""
    file, error = parse_prefix(text)
    if file is None:
        return Replay(file=None, error=error)
    played = replay(file, strict=strict, options=options)
    return played if played.error is not None else replace(played, error=error)


def replay(file: HandFile, *, strict: bool = False, options: Mapping[str, str] | None = None) -> Replay:
    """Replay a file as far as it goes; ``options`` are switches that go before the file's own."""
    try:
        rules, match = table_of_file(file, strict=strict, options=options or {})
    except RuleError as error:
        return Replay(file=file, error=refused_header(error, file.places))
    player = Player(file, rules, match)
    stop: Stop | None = None
    try:
        player.play()
    except (NotationError, IllegalActError) as error:
        stop = error
    return Replay(
        file=file,
        rules=rules,
        steps=tuple(player.steps),
        hands=player.hands,
        match=player.match,
        at=player.now,
        error=stop,
    )


def table_of_file(file: HandFile, *, strict: bool, options: Mapping[str, str]) -> tuple[Ruleset, MatchState]:
    """Give the rulebook with the file's switches and its match before the first hand; `RuleError` where none can be."""
    own = {name: v if isinstance(v, str | bool) else str(v) for name, v in file.options}
    rules = _built(file.rules, tuple({**own, **options}.items()), strict)
    players = len(file.players)
    total = target_of(rules, file.target, players=players)
    vira = rules.deck.cards[0] if rules.vira.value else None
    start_hand(rules, [NOT_KNOWN] * players, eldest=file.eldest, score=file.score, target=total, vira=vira)
    return rules, MatchState(rules, players, total, file.score, file.eldest)


@lru_cache(maxsize=KEPT)
def _built(rules: str, options: tuple[tuple[str, str | bool], ...], strict: bool) -> Ruleset:  # noqa: FBT001  # a key
    return with_switches(rules, dict(options), strict=strict)


def ended(position: Position) -> Position:
    """Begin a hand that the file deals and then leaves: all have their cards, though nobody acts."""
    end = Line(line=1, column=1)
    if position.state is not None:
        return position
    if position.table is not None:
        return begun_by_rite(position, end) if is_whole(position.table) else position
    # in the dark the vira alone tells that all have three
    return begun(position, end) if position.vira_told and is_dark(position) else position


class Player:
    """Goes through the body; ``steps`` is what has been played so far, also after a mistake, ``now`` the place."""

    def __init__(self, file: HandFile, rules: Ruleset, match: MatchState) -> None:
        self.file = file
        self.rules = rules
        self.match = match
        self.hand = 1
        self.steps: list[Step] = []
        self._ended: list[HandState] = []
        self.now = self.dealing()

    @property
    def hands(self) -> tuple[HandState, ...]:
        """Every hand so far as its main line leaves it."""
        return (*self._ended, *([self.now.state] if self.now.state is not None else []))

    def play(self) -> None:
        """Play the whole body."""
        for position in self._body(self.file.body, self.now, self.steps):
            self.now = position
        now = self.now = ended(self.now)
        if now.state is not None and now.state.over:
            self.match = after_hand(self.match, now.state, None if now.table is None else now.table.history)

    def dealing(self) -> Position:
        """Give the place before the first card of a hand is dealt."""
        match = self.match
        return Position(
            rules=self.rules,
            players=match.players,
            target=match.target,
            score=match.score,
            eldest=match.eldest,
            dealt=(None,) * match.players,
            history=match.history,
            drawing=self.file.draw or self.file.players,
            raffler=self.file.raffler,
            owner=self.file.owner,
            stayed=self.file.stayed,
            first=match.hands == 0 and match.score == (0, 0),
        )

    def _body(self, body: Body, position: Position, steps: list[Step]) -> Iterator[Position]:
        """Play one body, giving the position after each line; a variation begins where the act before it began."""
        before, at = position, -1
        for item in body:
            if isinstance(item, Variation):
                self._variation(item, before, steps, at)
                continue
            start = position
            position = self.line(position, item)
            acted = isinstance(item.what, Act)
            if acted:
                before, at = start, len(steps)
            yield position
            asked = tuple(answered(position, note) for note in item.annotations if isinstance(note, Question))
            steps.append(
                Step(
                    line=item,
                    hand=self.hand,
                    before=start.state,
                    after=position.state,
                    outcome=position.last if acted or isinstance(item.what, HandBreak) else None,
                    asked=asked,
                    dark=is_dark(position),
                )
            )

    def _variation(self, item: Variation, before: Position, steps: list[Step], at: int) -> None:
        inner: list[Step] = []
        try:
            for _ in self._body(item.body, before, inner):
                pass
        finally:
            branch = Branch(tuple(inner), item.line, item.column)
            steps[at] = replace(steps[at], variations=(*steps[at].variations, branch))

    def line(self, position: Position, line: Line) -> Position:
        """Give the place after a line; what is wrong with it stops the replay."""
        what = line.what
        if what is None:
            return position
        if isinstance(what, HandBreak):
            return self._break(position, what)
        return do(position, what) if isinstance(what, Act) else check(position, what)

    def _break(self, position: Position, line: HandBreak) -> Position:
        state = position.state
        if line.number > 1:
            if state is None or not state.over:
                raise mistake("break_early", line, hand=line.number - 1)
            if state.match_winner is not None:
                raise mistake("break_after_match", line, team=state.match_winner)
        follows = None if line.number == 1 or state is None else next_eldest(state)
        eldest = self.match.eldest if follows is None else follows.value
        if line.eldest not in (None, eldest):
            raise mistake("break_eldest", line, seat=eldest)
        if state is not None and line.number > 1:
            self.match = after_hand(self.match, state, None if position.table is None else position.table.history)
            self._ended.append(state)
        self.hand = line.number
        why = () if follows is None else (follows.reason,)
        return replace(self.dealing(), last=Outcome(more=why))
