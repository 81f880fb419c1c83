"""The text of a file: decoded, its line ends made one, cut into header and body, its places found."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any

from tutor.notation import limits
from tutor.notation.errors import NotationError

_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
"""What TOML allows in no text; a lone surrogate is no character at all."""

_LINE_END = re.compile("\n")
_ACTIONS = re.compile(r"^[ \t]*actions[ \t]*=[ \t]*(?P<quotes>'''\n?|)", re.MULTILINE)
_REST = re.compile(r"(?:[ \t\n]|#[^\n]*)*")


@dataclass(frozen=True, slots=True)
class Source:
    r"""A text, where its header ends and where its body begins and ends.

    >>> Source("truco = 1\n").place(8)
    (1, 9)
    """

    text: str
    header_end: int = 0
    body_start: int = 0
    body_end: int = 0
    _lines: list[int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_lines", [0, *(end.end() for end in _LINE_END.finditer(self.text))])

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of a place in the text."""
        row = bisect_right(self._lines, offset)
        return row, offset - self._lines[row - 1] + 1

    def offset(self, line: int, column: int = 1) -> int:
        """Place in the text of a line and column."""
        return min(self._lines[min(line, len(self._lines)) - 1] + column - 1, len(self.text))

    def error(self, detail: str, offset: int, **facts: Any) -> NotationError:  # noqa: ANN401  # facts are of many kinds
        """Make an error that stands at a place of the text."""
        line, column = self.place(offset)
        return NotationError(detail, line, column, **facts)


def decode(text: str | bytes) -> str:
    """Make text of bytes, and one kind of line end of three; refuse what is no text."""
    if len(text) > limits.FILE:
        raise NotationError("file_too_long", 1, 1, limit=limits.FILE)
    if isinstance(text, bytes):
        text = _utf8(text)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if text.count("\n") > limits.LINES:
        raise NotationError("too_many_lines", limits.LINES + 1, 1, limit=limits.LINES)
    control = _CONTROL.search(text)
    if control:
        raise Source(text).error("control_character", control.start(), found=f"U+{ord(control.group()):04X}")
    return text


def _utf8(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        found = f"0x{data[error.start]:02x}"
        raise Source(before).error("not_utf8", len(before), found=found) from None


def split(text: str) -> Source:
    """Cut a file at ``actions = '''``, and see that nothing but remarks follows the closing quotes."""
    actions = _ACTIONS.search(text)
    source = Source(text)
    if actions is None:
        raise source.error("missing_actions", len(text))
    if not actions["quotes"]:
        found = text[actions.end() :].partition("\n")[0]
        raise source.error("actions_quotes", actions.end(), found=found)
    end = text.find("'''", actions.end())
    if end < 0:
        raise source.error("unclosed_actions", actions.start("quotes"))
    rest = _REST.match(text, end + 3)
    if rest is not None and rest.end() < len(text):
        found = text[rest.end() :].partition("\n")[0]
        raise source.error("after_actions", rest.end(), found=found)
    return Source(text, actions.start(), actions.end(), end)
