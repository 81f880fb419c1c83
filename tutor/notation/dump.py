"""The canonical writer of a whole file: header, lines folded at a hundred columns, variations indented."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.notation import limits
from tutor.notation.errors import NotationError
from tutor.notation.header import CHECKS, SPOKEN, VERSION
from tutor.notation.reader import parse
from tutor.notation.tree import Body, Comment, HandFile, Line, Variation

WIDTH = 100
_PAD = len("players")


def dump(file: HandFile) -> str:
    """Write a file so that `parse` gives it back.

    What was written is read again: a tree that holds what no file can say (a label used twice, a comment with two
    spaces in a row) is refused with the `NotationError` of the text that would have been written.

    >>> print(dump(HandFile(rules="cego", players=("Ana", "Beto"))), end="")
    truco   = 1
    rules   = "cego"
    players = ["Ana", "Beto"]
    score   = [0, 0]
    eldest  = 0
    actions = '''
    '''
    """
    text = "".join(f"{line}\n" for line in (*_header(file), "actions = '''", *_items(file.body, ""), "'''"))
    again = parse(text)
    if again != file:
        fields = (key for key in (*CHECKS, "notes", "body") if key != "truco")
        wrong = next(key for key in fields if getattr(file, key) != getattr(again, key))
        raise NotationError("unwritable", *again.places.get(wrong, (1, 1)), found=wrong)
    return text


def _header(file: HandFile) -> Iterator[str]:
    yield _entry("truco", VERSION)
    for key in CHECKS:
        value = getattr(file, key, None)
        if value is None or value in ("", ()):
            continue
        if key == "options":
            yield from _table(key, file.options)
        elif key in SPOKEN and value[0][0] == "pt-BR" and len(value) == 1:
            yield _entry(key, value[0][1])
        elif key in SPOKEN:
            yield from _table(key, value)
        else:
            yield _entry(key, value)
    yield from file.notes


def _entry(key: str, value: object) -> str:
    line = f"{key:{_PAD}} = {_value(value)}"
    if len(line) > limits.HEADER_LINE and isinstance(value, tuple):
        return f"{key:{_PAD}} = [\n" + "".join(f"  {_value(part)},\n" for part in value) + "]"
    return line


def _table(key: str, pairs: Iterable[tuple[str, object]]) -> Iterator[str]:
    """Write a table on one line, or where that is too long a line for each of its keys."""
    entries = [f"{name} = {_value(value)}" for name, value in pairs]
    line = f"{key:{_PAD}} = {{ {', '.join(entries)} }}"
    yield from [line] if len(line) <= limits.HEADER_LINE else [f"{key}.{entry}" for entry in entries]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


def _items(body: Body, indent: str) -> Iterator[str]:
    for item in body:
        if isinstance(item, Line):
            yield _line(item, indent)
        else:
            yield _variation(item, indent)


def _variation(variation: Variation, indent: str) -> str:
    """Write ``( … )``: the bracket takes the place of the first line's indent, its partner ends the last line."""
    inner = "\n".join(_items(variation.body, indent + "  "))
    last = variation.body[-1] if variation.body else None
    remarked = isinstance(last, Line) and last.remark
    return f"{indent}( {inner.removeprefix(indent + '  ')}" + (f"\n{indent})" if remarked else " )")


def _line(line: Line, indent: str) -> str:
    """Write a line: its parts one space apart, comments folded between words where they grow too long."""
    text, column = indent, len(indent)
    for part, foldable in _parts(line):
        if foldable and column + 1 + len(part) > WIDTH:
            text, column = f"{text}\n{indent}    {part}", len(indent) + 4 + len(part)
        elif text == indent:
            text, column = text + part, column + len(part)
        else:
            text, column = f"{text} {part}", column + 1 + len(part)
    return text


def _parts(line: Line) -> Iterator[tuple[str, bool]]:
    """The pieces of a line, each with whether the line may be folded before it."""
    if line.what is not None:
        yield str(line.what), False
    for annotation in line.annotations:
        first, *words = str(annotation).split(" ") if isinstance(annotation, Comment) else [str(annotation)]
        yield first, False
        yield from ((word, True) for word in words)
    if line.remark:
        yield f"# {line.remark}", False
