r"""Every mistake of a `.truco` file: one does not hide the next, and none is told that only follows from another.

After a mistake the replay goes on where it is sure how the table stands: at once after an assertion that is false, a
count that is not the true one, or a ``!`` too many; at the next hand after an act that may have been meant otherwise.

>>> found = mistakes('''truco = 1
... rules = "gauderio"
... players = ["Ana", "Beto"]
... actions = \'\'\'
... deal 0 7c 1c 6p
... deal 1 12o 3o 6e
... = envido 0 27
... 0 trucco
... 1 quero {nobody knows to what}
... = stake dois
... \'\'\'
... ''')
>>> [str(mistake) for mistake in found]
['7:1 assertion_false', '8:3 unknown_verb', '10:9 expected_number']
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tutor.engine import RuleError
from tutor.engine.scoring import Score
from tutor.notation import limits
from tutor.notation.acts import Act, Count, Good, SeatedAct
from tutor.notation.assertions import Assertion, MatchIs, ScoreIs
from tutor.notation.body_whole import Gap
from tutor.notation.errors import NotationError
from tutor.notation.reader import parse_whole
from tutor.notation.replay import Player, ended, table_of_file
from tutor.notation.replay_deal import is_dark
from tutor.notation.replay_errors import IllegalActError, Stop, refused_header
from tutor.notation.replay_position import Position
from tutor.notation.replay_questions import answered
from tutor.notation.tree import Body, HandBreak, HandFile, Line, Question, Variation

__all__ = ["mistakes"]

FALSE_COUNT: Final = ("count_false", "good_false")


def mistakes(text: str | bytes, *, strict: bool = False, options: Mapping[str, str] | None = None) -> tuple[Stop, ...]:
    """Give the mistakes of a file in the order in which they stand, no more than anybody mends at once."""
    read = parse_whole(text)
    found: list[Stop] = [*read.mistakes]
    if read.file is not None:
        survey = _survey(read.file, found, strict=strict, options=options or {})
        if survey is not None and read.plays:
            survey.go()
    return tuple(sorted(found, key=lambda error: (error.line, error.column))[: limits.MISTAKES])


def _survey(file: HandFile, found: list[Stop], *, strict: bool, options: Mapping[str, str]) -> _Survey | None:
    """Set the table; one that cannot be set as the file says is not played at, but all that is wrong is told."""
    whole = True
    while True:
        try:
            rules, match = table_of_file(file, strict=strict, options=options)
        except RuleError as error:
            found.append(refused_header(error, file.places))
            less = _without(file, error)
            if less is None:
                return None
            file, whole = less, False
        else:
            return _Survey(Player(file, rules, match), found) if whole else None


def _without(file: HandFile, error: RuleError) -> HandFile | None:
    """Leave out what the referee refuses of a header, so that the next mistake comes up; None where it has to be."""
    if error.code == "bad_option":
        kept = tuple(option for option in file.options if option[0] != error.facts.get("name"))
        return replace(file, options=kept) if len(kept) < len(file.options) else None
    if error.code == "bad_score" and file.score != (0, 0):
        return replace(file, score=(0, 0))
    if error.key == "bad_query.target" and file.target is not None:
        return replace(file, target=None)
    return None


class _Survey:
    """Goes through a body and collects what the referee has to say against it.

    ``told`` is the score that the file asserts in a hand whose end is not known; ``guessed`` says that the score is
    that of the hand before it, since nobody told another: then it is not held against anything. ``seated`` says that
    o mão is known.
    """

    def __init__(self, player: Player, found: list[Stop]) -> None:
        self.player = player
        self.found = found
        self.told: Score | None = None
        self.guessed = False
        self.seated = True
        self.over = False

    def go(self) -> None:
        """Go through the whole file."""
        position = self._body(self.player.file.body, self.player.now)
        if position is not None:
            try:
                ended(position)
            except (NotationError, IllegalActError) as error:
                self.found.append(error)

    def _body(self, body: Body, position: Position | None) -> Position | None:
        """Go through the main line or a variation; None is a place of which nobody knows how the table stands."""
        before = position
        known = position
        for item in body:
            if self.over or len(self.found) >= limits.MISTAKES:
                return None
            if isinstance(item, Variation):
                told = self.told
                if before is not None:
                    self._body(item.body, before)
                self.told = told  # what might have been tells nothing of what is
                continue
            if isinstance(item, Gap):
                before, position = position, None
            elif isinstance(item.what, HandBreak):
                before = position = known = self._break(position, known, item.what)
            elif position is None:
                before = None if isinstance(item.what, Act) else before
                self.told = item.what.score if isinstance(item.what, ScoreIs) else self.told
            else:
                start = position
                position = self._line(start, item)
                known = position or known
                if isinstance(item.what, Act):
                    # of a hand that never began no variation can begin either
                    before = start if position is not None or start.state is not None else None
                self._questions(position, item)
        return position

    def _line(self, position: Position, line: Line) -> Position | None:
        """Give the place after a line, right or wrong; None where a wrong one may have been meant otherwise."""
        what = line.what
        if self.guessed and isinstance(what, ScoreIs | MatchIs):
            self.told = what.score if isinstance(what, ScoreIs) else self.told
            return position
        try:
            after = self.player.line(position, line)
        except (NotationError, IllegalActError) as error:
            self.found.append(error)
            return self._mended(position, line, error)
        won = after.state is not None and after.state.match_winner is not None
        return None if self.guessed and won else after

    def _mended(self, position: Position, line: Line, error: Stop) -> Position | None:
        """Go on as if the line were right, where there is only one way for it to be."""
        what = line.what
        if isinstance(what, Assertion):
            return position if position.state is not None or error.detail.startswith("assertion_") else None
        if isinstance(what, Count | Good):
            if error.detail not in FALSE_COUNT:
                return position
            return self._again(position, line, Count(what.seat, int(str(error.facts["points"]))))
        if isinstance(error, IllegalActError) and isinstance(what, SeatedAct):
            if error.detail == "marked":
                return self._again(position, line, replace(what, against=""))
            if error.facts["verdict"] == "foul":
                return self._again(position, line, replace(what, against="!"))
        return None

    def _again(self, position: Position, line: Line, meant: SeatedAct) -> Position | None:
        try:
            return self.player.line(position, replace(line, what=meant))
        except (NotationError, IllegalActError):
            return None

    def _questions(self, position: Position | None, line: Line) -> None:
        for note in line.annotations:
            if isinstance(note, Question) and position is not None:
                try:
                    answered(position, note)
                except (NotationError, IllegalActError) as error:
                    self.found.append(error)

    def _break(self, position: Position | None, known: Position | None, line: HandBreak) -> Position | None:
        """Begin the next hand: as the one before has left the table, or as the file says that it did."""
        told, self.told = self.told, None
        if position is None and (known is None or known.state is None or not known.state.over):
            return self._resumed(line, told, known)
        place = position or known
        assert place is not None, "the hand before is known, to its end or so far"
        try:
            after = self.player.line(place, Line(line))
        except NotationError as error:
            self.found.append(error)
            if error.detail == "break_eldest":  # the acts may go by the right o mão or by the one that is told
                self.player.line(place, Line(replace(line, eldest=None)))
                return None
            self.over = error.detail == "break_after_match"
            return None if self.over else self._resumed(line, told, known)
        return self._begun(told) if self.guessed and told is not None else after

    def _resumed(self, line: HandBreak, told: Score | None, known: Position | None) -> Position | None:
        """Begin a hand after one whose end is not known, where it is known who is o mão and what the score hangs on."""
        player, conduct, match = self.player, self.player.rules.conduct, self.player.match
        rule = conduct.next_eldest.value
        # the side that won is o mão under a switch, and who looked in the dark has the same dealer deal again
        moves = rule != "hand_winner" and (known is None or not is_dark(known))
        self.seated = line.eldest is not None or (self.seated and moves)
        eldest = match.eldest ^ 1 if rule == "sides" else (match.eldest + 1) % match.players
        player.match = match._replace(eldest=eldest if line.eldest is None else line.eldest, hands=match.hands + 1)
        player.hand = line.number
        if not self.seated or (told is None and conduct.eleven is not None):
            return None  # on eleven points the hand is another one
        return self._begun(told)

    def _begun(self, told: Score | None) -> Position | None:
        """Begin a hand with the score that the file tells, else with that of the hand before."""
        player = self.player
        score = player.match.score if told is None else told
        player.match = player.match._replace(score=score)
        self.guessed, self.over = told is None, max(score) >= player.match.target
        return None if self.over else player.dealing()
