"""The reader of what stands around an act: comments, clauses, labels, questions, remarks."""

from __future__ import annotations

import re
from typing import Any

from tutor.notation import limits
from tutor.notation.cursor import Cursor
from tutor.notation.reading_assertions import known_clause, read_question
from tutor.notation.tree import Annotation, ClauseRef, Comment, Label

_COMMENT = re.compile(r"\{((?:[^}\\]++|\\.)*+)\}", re.DOTALL)
_LANGUAGE = re.compile(r"(pt-BR|en):")
_ESCAPE = re.compile(r"\\([}\\])")
_WHITE = re.compile(r"[ \t\n]+")
_CLAUSE = re.compile(r"\[([^\]\n]*)\]")
_LABEL = re.compile(r":([a-z0-9-]+)(?![^\s{}\[\]()])")


def read_annotation(cursor: Cursor, labels: dict[str, int]) -> Annotation | None:
    """Read the annotation that begins here, if one does; ``labels`` knows those used before and their lines."""
    match cursor.char():
        case "{" if cursor.source.text.startswith("{?", cursor.at):
            return read_question(cursor)
        case "{":
            return _comment(cursor)
        case "[":
            return _clause(cursor)
        case ":":
            return _label(cursor, labels)
        case _:
            return None


def read_remark(cursor: Cursor) -> str:
    """Pass ``# …`` to the end of the line, if it stands here, and give its text."""
    if cursor.char() != "#":
        return ""
    stop = cursor.source.text.find("\n", cursor.at, cursor.end)
    start, cursor.at = cursor.at + 1, cursor.end if stop < 0 else stop
    return cursor.source.text[start : cursor.at].strip(" \t")


def _comment(cursor: Cursor) -> Comment:
    found = _COMMENT.match(cursor.source.text, cursor.at, cursor.end)
    if found is None:
        cursor.fail("unclosed_comment", found=cursor.rest())
    text = _WHITE.sub(" ", found[1]).strip(" ")
    named = _LANGUAGE.match(text)
    language: Any = named[1] if named else "pt-BR"
    text = _ESCAPE.sub(r"\1", text[named.end() :] if named else text).strip(" ")
    if not text:
        cursor.fail("empty_comment", found=found.group())
    comment = Comment(text, language, **cursor.place())
    cursor.at = found.end()
    return comment


def _clause(cursor: Cursor) -> ClauseRef:
    found = _CLAUSE.match(cursor.source.text, cursor.at, cursor.end)
    if found is None:
        cursor.fail("unclosed_clause", found=cursor.rest())
    at = cursor.place()
    cursor.at = found.end(1)
    id = known_clause(cursor, found[1])  # noqa: A001  # the word of the documents
    cursor.at = found.end()
    return ClauseRef(id, **at)


def _label(cursor: Cursor, labels: dict[str, int]) -> Label:
    found = _LABEL.match(cursor.source.text, cursor.at, cursor.end)
    if found is None or len(found[1]) > limits.NAME:
        cursor.fail("bad_label", found=cursor.rest().split(" ")[0])
    label = Label(found[1], **cursor.place())
    if label.name in labels:
        cursor.fail("duplicate_label", found=label.name, first=labels[label.name])
    labels[label.name] = label.line
    cursor.at = found.end()
    return label
