"""A lesson's notebook as its checks see it: cells, calls of `lesson`, words in bold, ids and links in the prose."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tutor.lessons.author_error import AuthorError

__all__ = ["Call", "Cell", "Notebook", "NotebookError", "UnreadCallError", "calls_in", "read_notebook"]

FACADE = "lesson"
_ID = re.compile(r"(?:gauderio|cego|claudista)/[\w./-]+|AMB-\w+")
_CODE = re.compile(r"`([^`\n]+)`")
_BOLD = re.compile(r"\*\*([^*\n]+)\*\*")
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
_UNSAID = re.compile(r"^#.*$|`[^`\n]+`|\]\([^)\s]+\)|(?<!\*)\*(?![*\s])[^*\n]+\*(?!\*)", re.MULTILINE)


class NotebookError(AuthorError):
    """A file that is no notebook."""


class UnreadCallError(ValueError):
    """A call of `lesson` whose arguments are not written out, so that nobody can check them before it runs."""


@dataclass(frozen=True, slots=True)
class Call:
    """``lesson.name(…)`` with its arguments, as written."""

    name: str
    args: tuple[Any, ...]
    named: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell, numbered from 1 as a reader counts them."""

    number: int
    kind: str
    source: str
    stripped: bool

    @property
    def ids(self) -> tuple[str, ...]:
        """What the prose cites: ids of clauses and readings written as code."""
        return tuple(one for one in _CODE.findall(self.source) if _ID.fullmatch(one)) if self.kind == "markdown" else ()

    @property
    def bold(self) -> tuple[str, ...]:
        """The words in bold of the prose."""
        return tuple(_BOLD.findall(self.source)) if self.kind == "markdown" else ()

    @property
    def plain(self) -> str:
        """The prose without headings, code, addresses, and what stands in italics."""
        return _UNSAID.sub(" ", self.source) if self.kind == "markdown" else ""

    @property
    def links(self) -> tuple[tuple[bool, str, str], ...]:
        """Links and pictures of the prose: whether it is a picture, its text, its address."""
        found = _LINK.findall(self.source) if self.kind == "markdown" else ()
        return tuple((bool(mark), said, address) for mark, said, address in found)


@dataclass(frozen=True, slots=True)
class Notebook:
    """A notebook: where it stands, its title and its cells."""

    path: Path
    title: str
    cells: tuple[Cell, ...]

    @property
    def id(self) -> str:
        """Its folder and name, by which the course knows it."""
        return f"{self.path.resolve().parent.name}/{self.path.stem}"


def read_notebook(path: Path) -> Notebook:
    """Read a notebook; `NotebookError` says why a file is none."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        reason = "missing" if isinstance(error, FileNotFoundError) else "other"
        raise NotebookError("check-unreadable", reason=reason, file=str(path)) from None
    except UnicodeDecodeError as error:
        raise NotebookError("check-notebook-bytes", at=error.start) from None
    try:
        held = json.loads(text)
    except RecursionError:
        raise NotebookError("check-notebook-shape") from None
    except json.JSONDecodeError as error:
        raise NotebookError("check-notebook-json", line=error.lineno, column=error.colno) from None
    try:
        cells = tuple(_cell(number, one) for number, one in enumerate(held["cells"], start=1))
        return Notebook(path, str(held.get("metadata", {}).get("title", "")), cells)
    except (KeyError, TypeError, AttributeError):
        raise NotebookError("check-notebook-shape") from None


def _cell(number: int, held: Mapping[str, Any]) -> Cell:
    stripped = not held.get("outputs") and held.get("execution_count") is None
    return Cell(number, str(held["cell_type"]), "".join(held["source"]), stripped)


def calls_in(source: str) -> Iterator[Call]:
    """Give the calls of `lesson` in a code cell, in order; `UnreadCallError` of one whose arguments are computed.

    >>> [(call.name, call.args) for call in calls_in('lesson.words("mao")')]
    [('words', ('mao',))]
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=who), attr=name)) if who == FACADE:
                try:
                    args = tuple(ast.literal_eval(one) for one in node.args)
                    named = {one.arg: ast.literal_eval(one.value) for one in node.keywords if one.arg}
                except ValueError:
                    raise UnreadCallError(name) from None
                yield Call(name, args, named)
