"""Lines of text: a query each, a reply each. Whatever a line holds, it is answered and the next one is read."""

from __future__ import annotations

import json
import math
from typing import BinaryIO

from tutor.engine import RuleError
from tutor.protocol.judge import answer
from tutor.protocol.reply import LANGUAGES, refused
from tutor.protocol.shown import Json, shown

BLOCK = 1 << 16
_BYTE_ORDER_MARK = "\ufeff"


def answer_stream(queries: BinaryIO, replies: BinaryIO) -> None:
    """Answer every line of a stream, in order; what has been answered is sent before more is waited for."""
    started: list[bytes] = []
    while block := queries.read1(BLOCK):  # type: ignore[attr-defined]  # every buffered stream has it
        *lines, rest = block.split(b"\n")
        if lines:
            lines[0] = b"".join((*started, lines[0]))
            started.clear()
            replies.write(b"".join(map(answer_bytes, lines)))
            replies.flush()
        started.append(rest)
    if last := b"".join(started):
        replies.write(answer_bytes(last))
        replies.flush()


def answer_bytes(line: bytes) -> bytes:
    """Answer one line as it comes from a pipe, with the line end of the reply."""
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        reply = _refused("not_utf8", position=error.start + 1)
    else:
        reply = answer_line(text)
    try:
        return reply.encode() + b"\n"
    except UnicodeEncodeError:  # half of a surrogate pair, which JSON can name and UTF-8 cannot write
        return json.dumps(json.loads(reply)).encode() + b"\n"


def answer_line(text: str) -> str:
    r"""Answer one line; the reply is one line too.

    >>> answer_line('{"ask": "flor", "rules": "cego", "cards": ["7c", "6c", "5c"], "text": false, "id": 7}')[:22]
    '{"id": 7, "value": 38,'
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    try:
        query = _DECODER.decode(text)
        return _write(answer(query))
    except json.JSONDecodeError as error:
        return _refused("not_json" if text.strip() else "blank", value=shown(text.strip()), column=error.colno)
    except RecursionError:
        return _refused("too_deep")
    except _NotJsonError as error:
        return _refused(error.detail, _id_of(text), value=error.value)
    except ValueError:  # Python reads no integer of more than 4,300 digits, and JSON writes no infinity
        return _refused("number_too_long")


class _NotJsonError(Exception):
    """Something that Python's reader takes and JSON does not, or that says two things."""

    def __init__(self, detail: str, value: str) -> None:
        self.detail = detail
        self.value = value


def _no_constant(name: str) -> Json:
    raise _NotJsonError("not_a_number", name)


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise _NotJsonError("number_too_large", shown(text))
    return number


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        raise _NotJsonError("field_twice", shown(next(name for name in names if names.count(name) > 1)))
    return found


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite)
_write = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode


def _refused(detail: str, told: dict[str, Json] | None = None, **facts: Json) -> str:
    return _write({**(told or {}), **refused(RuleError("bad_query", facts, detail=detail), LANGUAGES[0])})


def _id_of(text: str) -> dict[str, Json]:
    """Find the id of a query that Python can read and we refuse, to send it back."""
    try:
        query = json.loads(text)
        _write(query["id"])
    except (KeyError, TypeError, ValueError, RecursionError):
        return {}
    return {"id": query["id"]}
