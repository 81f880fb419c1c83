"""The reader of a whole body: it goes on after a mistake, at the next place where it is sure what is meant."""

from __future__ import annotations

import re
from typing import Final

from tutor.notation import limits
from tutor.notation.acts import Act
from tutor.notation.assertions import Assertion
from tutor.notation.body import BodyReader, Frame
from tutor.notation.cursor import Cursor
from tutor.notation.errors import NotationError
from tutor.notation.tree import Annotation, HandBreak, Line

FINAL: Final = ("unclosed_comment", "variation_too_deep", "too_many_items", "too_many_hands")
"""Mistakes after which nobody can tell what belongs to what, or after which there is too much of it."""

_PASSED = re.compile(r'[^\n(){}"# \t]+|\{(?:[^}\\]++|\\.)*+\}|"[^"\n]*"|(?<=[ \t])#[^\n]*|.', re.DOTALL)
_ENDS = {"{": re.compile(r"\{(?:[^}\\]++|\\.)*+\}", re.DOTALL), "[": re.compile(r"\[[^\]\n]*\]?")}
_WORD = re.compile(r"[^\s{}\[\]()]+")


class Gap(Line):
    """A line whose act nobody can read: how the hand stands after it is not known."""

    __slots__ = ()


class WholeReader(BodyReader):
    """Reads a body to its end; ``mistakes`` are all those on the way, and a `Gap` stands where an act is missing."""

    def __init__(self, cursor: Cursor) -> None:
        super().__init__(cursor)
        self.mistakes: list[NotationError] = []
        self._unread = False

    def _note(self, error: NotationError) -> None:
        """Keep a mistake; one that ends the reading is raised."""
        if error.detail in FINAL or len(self.mistakes) + 1 >= limits.MISTAKES:
            raise error
        self.mistakes.append(error)

    def _line(self) -> Line:
        self._unread = False
        line = super()._line()
        if not self._unread:
            return line
        return Gap(line.what, line.annotations, line.remark, line=line.line, column=line.column)

    def _what(self, frame: Frame) -> Act | Assertion | HandBreak | None:
        start = self.cursor.at
        try:
            return super()._what(frame)
        except NotationError as error:
            self._note(error)
            self._pass_line(start)
            return self._missing(frame, start, error)

    def _missing(self, frame: Frame, start: int, error: NotationError) -> HandBreak | None:
        """Say what a line that cannot be read leaves behind: a new hand, a gap, or nothing of an assertion."""
        text = self.cursor.source.text
        if text.startswith("=", start):
            return None
        if text.startswith("---", start) and len(self._stack) == 1:
            number = self._next_hand(frame)
            self._hand = int(error.facts["found"]) if error.detail == "hand_number" else number
            frame.acted, frame.pending, frame.before = False, "", ""
            return HandBreak(number, **self.cursor.place(start))
        # a synonym after it may mean what it means after a flor: no mistake follows from this one
        frame.acted, frame.pending, frame.before = True, "flor", frame.pending
        self._unread = True
        return None

    def _annotation(self) -> Annotation | None:
        while True:
            self.cursor.space()
            start = self.cursor.at
            try:
                return super()._annotation()
            except NotationError as error:
                self._note(error)
                text = self.cursor.source.text
                found = _ENDS.get(text[start], _WORD).match(text, start, self.cursor.end)
                self.cursor.at = found.end() if found else self.cursor.end

    def _open(self) -> None:
        try:
            super()._open()
        except NotationError as error:
            self._note(error)
            self._stack[-1].acted = True
            super()._open()
            self._stack[-1].items.append(Gap(line=error.line, column=error.column))

    def _close(self) -> None:
        try:
            super()._close()
        except NotationError as error:
            self._note(error)
            if len(self._stack) > 1:
                self._stack.pop()
            self.cursor.at += 1

    def _ends_here(self) -> None:
        try:
            super()._ends_here()
        except NotationError as error:
            self._note(error)
            self._pass_line(self.cursor.at)

    def _pass_line(self, start: int) -> None:
        """Pass the rest of a line: to its end, or to the bracket that closes the variation around it."""
        cursor, depth = self.cursor, 0
        cursor.at = start
        while (char := cursor.char()) != "\n" and (char != ")" or depth):
            depth += (char == "(") - (char == ")")
            found = _PASSED.match(cursor.source.text, cursor.at, cursor.end)
            if found is None or found.group() == "{":
                cursor.fail("unclosed_comment", found=cursor.rest())
            cursor.at = found.end()
