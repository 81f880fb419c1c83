"""`.truco` files for the commands that read them: found, read, and their mistakes told on a line."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tutor.cli.arguments import Refusal
from tutor.engine import RuleError
from tutor.narration import message, text
from tutor.notation import limits
from tutor.rulebook import nearest_ids

ENDING = ".truco"
NOTEBOOK = ".ipynb"
STANDARD_INPUT = "-"


def found(paths: Sequence[str]) -> Iterator[Path]:
    """Give every file that is named, and of a folder every `.truco` file and every notebook in it, in order."""
    for name in paths:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        inside = (one for ending in (ENDING, NOTEBOOK) for one in path.rglob(f"*{ending}"))
        yield from sorted(
            one for one in inside if not any(part.startswith(".") for part in one.relative_to(path).parts)
        )


def read(path: Path, lang: str) -> bytes:
    """Read a file, ``-`` from standard input, no further than any file may go; `Refusal` says why it cannot be."""
    try:
        if str(path) == STANDARD_INPUT:
            return sys.stdin.buffer.read(limits.FILE + 1)
        with path.open("rb") as file:
            return file.read(limits.FILE + 1)
    except OSError as error:
        reason = "missing" if isinstance(error, FileNotFoundError) else "other"
        raise Refusal("bad_file", text("check-unreadable", lang, reason=reason, file=str(path)), status=1) from None


def alike(path: Path) -> str:
    """Give the file that stands beside a file that there is not, is of its kind, and is called much like it."""
    try:
        beside = {one.stem: str(one) for one in sorted(path.parent.iterdir()) if one.suffix == path.suffix}
    except OSError:
        return ""
    return next((beside[stem] for stem in nearest_ids(path.stem, beside)), "")


def told(error: RuleError, lang: str, names: Sequence[str] = ()) -> str:
    """Tell a mistake without its place, which stands before it, and with the clauses it rests on."""
    line, column = error.facts["line"], error.facts["column"]
    where = text("error-bad-notation-where", lang, line=line, column=column)
    said = message(error, lang, names=names).removeprefix(where).strip()
    cites = (*error.cites, *error.readings)
    return f"{said} [{', '.join(cites)}]" if cites else said
