"""The reader of the body: lines, hand breaks and variations, one after the other, each looked at once."""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.notation import limits
from tutor.notation.acts import Act, Answer, Call, Deal, Fold, Hide, Play, Vira
from tutor.notation.assertions import Assertion
from tutor.notation.cursor import Cursor
from tutor.notation.errors import NotationError
from tutor.notation.reading_annotations import read_annotation, read_remark
from tutor.notation.reading_assertions import read_assertion
from tutor.notation.tree import Annotation, Body, HandBreak, Line, Variation
from tutor.notation.verbs import read_seated

_EMPTY = Line()
"""What a lone ``#`` says."""

_SEATLESS = ("deal", "vira", "reveal")


@dataclass(slots=True)
class Frame:
    """The main line or a variation that is still open.

    ``pending`` is the call that waits for its answer, ``before`` the one that waited before the last act: a
    variation stands in place of that act. They only say what a synonym means.
    """

    items: list[Line | Variation] = field(default_factory=list)
    opened: int = 0
    acted: bool = False
    pending: str = ""
    before: str = ""


class BodyReader:
    """Reads a body to its first mistake; ``body`` is what has been read so far. ``items`` counts the work."""

    def __init__(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self.items = 0
        self._stack = [Frame()]
        self._labels: dict[str, int] = {}
        self._hand = 0

    @property
    def body(self) -> Body:
        """The lines so far, with the variations that are still open as far as they go."""
        inner: Body = ()
        for frame in reversed(self._stack[1:]):
            items = (*frame.items, *inner)
            acts = any(isinstance(item, Line) and isinstance(item.what, Act) for item in items)
            inner = (Variation(items, **self.cursor.place(frame.opened)),) if acts else ()
        return (*self._stack[0].items, *inner)

    def read(self) -> Body:
        """Read to the end of the body, or to a line that is too long."""
        too_long = self._bounded()
        cursor = self.cursor
        while True:
            cursor.space()
            if cursor.at >= cursor.end:
                break
            match cursor.char():
                case "\n":
                    cursor.at += 1
                case "(":
                    self._open()
                case ")":
                    self._close()
                case _:
                    line = self._line()
                    self._ends_here()
                    if line != _EMPTY:
                        self._stack[-1].items.append(line)
        if too_long is not None:
            raise too_long
        if len(self._stack) > 1:
            cursor.fail("unclosed_variation", self._stack[-1].opened)
        return self.body

    def _bounded(self) -> NotationError | None:
        """Let the body end before the first line that is too long, and give the mistake."""
        cursor, start = self.cursor, self.cursor.at
        for line in cursor.source.text[start : cursor.end].split("\n"):
            if len(line) > limits.BODY_LINE:
                cursor.end = start
                return cursor.source.error("line_too_long", start + limits.BODY_LINE, limit=limits.BODY_LINE)
            start += len(line) + 1
        return None

    def _count(self) -> None:
        self.items += 1
        if self.items > limits.ITEMS:
            self.cursor.fail("too_many_items", limit=limits.ITEMS)

    def _open(self) -> None:
        frame, cursor = self._stack[-1], self.cursor
        if not frame.acted:
            cursor.fail("variation_without_act")
        if len(self._stack) > limits.NESTING:
            cursor.fail("variation_too_deep", limit=limits.NESTING)
        self._count()
        self._stack.append(Frame(opened=cursor.at, pending=frame.before, before=frame.before))
        cursor.at += 1

    def _close(self) -> None:
        cursor = self.cursor
        if len(self._stack) == 1:
            cursor.fail("unexpected_close")
        if not self._stack[-1].acted:
            cursor.fail("empty_variation")
        frame = self._stack.pop()
        self._stack[-1].items.append(Variation(tuple(frame.items), **cursor.place(frame.opened)))
        cursor.at += 1
        cursor.space()
        if cursor.char() not in "#)":
            self._ends_here()

    def _ends_here(self) -> None:
        """After a line: its end, the end of its variation, or a mistake."""
        self.cursor.space()
        if self.cursor.char() not in "\n)":
            self.cursor.fail("expected_end", found=self.cursor.rest())

    def _line(self) -> Line:
        self._count()
        cursor, frame = self.cursor, self._stack[-1]
        at = cursor.place()
        cursor.pending = frame.pending
        what = self._what(frame)
        cursor.pending = frame.pending
        annotations: list[Annotation] = []
        while (annotation := self._annotation()) is not None:
            self._count()
            annotations.append(annotation)
        return Line(what, tuple(annotations), read_remark(cursor), **at)

    def _annotation(self) -> Annotation | None:
        self.cursor.space()
        return read_annotation(self.cursor, self._labels)

    def _what(self, frame: Frame) -> Act | Assertion | HandBreak | None:
        cursor = self.cursor
        char = cursor.char()
        if char in "{[:#":
            return None
        if char == "=":
            return read_assertion(cursor)
        if char == "-":
            return self._hand_break(frame)
        act = self._act()
        frame.acted, frame.before = True, frame.pending
        if isinstance(act, Call):
            frame.pending = act.word
        elif isinstance(act, Answer | Play | Hide | Fold):
            frame.pending = ""
        return act

    def _act(self) -> Act:
        cursor = self.cursor
        start, word = cursor.at, cursor.peek()
        if not word.isascii() or not word[:1].isdigit():
            at = cursor.place()
            if word not in _SEATLESS:
                cursor.fail("expected_act", found=word or cursor.rest(), last=cursor.seats - 1)
            cursor.at = start + len(word)
            if word == "deal":
                return Deal(cursor.seat(), cursor.cards(), **at)
            if word == "reveal":
                cursor.word(("vira",))
            return Vira(cursor.card(known=word == "reveal"), word == "reveal", **at)
        return read_seated(cursor)

    def _next_hand(self, frame: Frame) -> int:
        """Give the number of the hand that may begin here; the first need not be announced."""
        return 1 if not self._hand and not frame.acted else max(self._hand, 1) + 1

    def _hand_break(self, frame: Frame) -> HandBreak:
        cursor = self.cursor
        start, at = cursor.at, cursor.place()
        if not cursor.starts("---"):
            cursor.fail("expected_act", found=cursor.rest(), last=cursor.seats - 1)
        if len(self._stack) > 1:
            cursor.fail("break_in_variation", start)
        cursor.word(("hand",))
        number = cursor.number()
        expected = self._next_hand(frame)
        if number != expected:
            cursor.fail("hand_number", cursor.at - len(str(number)), found=str(number), number=expected)
        if number > limits.HANDS:
            cursor.fail("too_many_hands", start, limit=limits.HANDS)
        eldest = cursor.seat() if cursor.peek() and cursor.word(("eldest",)) else None
        self._hand = number
        frame.acted, frame.pending, frame.before = False, "", ""
        return HandBreak(number, eldest, **at)
