"""A walk over the header that keeps `tomllib` from harm: it bounds lines, dots and nesting, and maps keys to places.

`tomllib` alone takes seconds for a key of many dots, recurses without a bound, and says where no value stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tutor.notation import limits
from tutor.notation.source import Source

_TOKEN = re.compile(
    r'''
      (?P<remark> \#[^\n]* )
    | (?P<text> """(?:[^\\]|\\.)*?"{3,5} | \'{3}.*?\'{3,5} | (?!"""|\'{3})(?: "(?:[^"\\\n]|\\[^\n])*" | '[^'\n]*' ) )
    | (?P<unclosed> ["'] )
    | (?P<open> [\[{] ) | (?P<close> [\]}] )
    | (?P<newline> \n ) | (?P<space> [ \t]+ ) | (?P<dot> \. ) | (?P<equals> = ) | (?P<comma> , )
    | (?P<word> [^\s"'#\[\]{}.=,]+ ) | (?P<other> . )
    ''',
    re.DOTALL | re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One ``key = value`` of the header: the first part of its key and where key, value and end stand."""

    key: str
    start: int
    value: int
    end: int


def scan(source: Source) -> tuple[Entry, ...]:
    """List the entries of the header, once it is sure that `tomllib` can bear them."""
    _bound_lines(source)
    return tuple(_entry(source, statement) for statement in _statements(source))


def _statements(source: Source) -> Iterator[list[re.Match[str]]]:
    """Part the tokens at the line ends that stand in no bracket; spaces and remarks are left out."""
    tokens: list[re.Match[str]] = []
    depth = 0
    for token in _TOKEN.finditer(source.text, 0, source.header_end):
        kind = token.lastgroup
        if kind == "unclosed":
            raise source.error("unclosed_text", token.start(), found=_line_from(source, token.start()))
        if kind == "open" and not tokens:
            raise source.error("table_header", token.start(), found=_line_from(source, token.start()))
        depth += (kind == "open") - (kind == "close")
        if depth > limits.NESTING:
            raise source.error("header_too_deep", token.start(), limit=limits.NESTING)
        if kind == "newline" and depth <= 0 and tokens:
            yield tokens
            tokens, depth = [], 0
        elif kind not in ("space", "remark", "newline"):
            tokens.append(token)
    if tokens:
        raise source.error("header_syntax", tokens[0].start(), found=_line_from(source, tokens[0].start()))


def _entry(source: Source, tokens: list[re.Match[str]]) -> Entry:
    kinds = [token.lastgroup for token in tokens]
    start, end = tokens[0].start(), tokens[-1].end()
    dots = 0
    for token, kind in zip(tokens, kinds, strict=True):
        dots = dots + 1 if kind == "dot" else dots if kind in ("word", "text") else 0
        if dots > limits.DOTS:
            raise source.error("key_too_deep", token.start(), found=_line_from(source, start), limit=limits.DOTS)
    equals = kinds.index("equals") if "equals" in kinds else len(kinds)
    if not 0 < equals < len(kinds) - 1:
        raise source.error("header_syntax", start, found=_line_from(source, start))
    return Entry(tokens[0].group().strip("\"'"), start, tokens[equals + 1].start(), end)


def _line_from(source: Source, offset: int) -> str:
    return source.text[offset : source.header_end].partition("\n")[0]


def _bound_lines(source: Source) -> None:
    if source.header_end > limits.HEADER:
        raise source.error("header_too_long", limits.HEADER, limit=limits.HEADER)
    start = 0
    for line in source.text[: source.header_end].split("\n"):
        if len(line) > limits.HEADER_LINE:
            raise source.error("line_too_long", start + limits.HEADER_LINE, limit=limits.HEADER_LINE)
        start += len(line) + 1
