"""From Fluent's catalogues to rows that are ready to be filled in: one file a language, made when the product is built.

The rows stand beside the catalogues as ``pt-BR.json`` and ``en.json``, as compiled Python stands beside its source:
git does not hold them, the wheel carries them in the place of the ``.ftl`` files, and in a checkout they are made anew
when a catalogue is younger (`tutor.narration.rows`). So nobody who only reads sentences loads Fluent's parser.

A pattern is a string, or a list of its parts: a string as it is, ``["$", name]`` a variable, ``["@", id]`` another
message, ``["?", name, [[key, pattern], …], key of the default]`` a choice by a variable, whose keys are words or
numbers. What the catalogues do not use is not translated, and said so.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

__all__ = ["CATALOGUES", "CatalogueError", "compiled", "write"]

CATALOGUES = Path(__file__).with_name("catalogues")


class CatalogueError(ValueError):
    """A catalogue holds something that is not Fluent, that stands twice, or that this product does not use."""


def compiled(folder: Path) -> dict[str, Any]:
    """Read all files of one language: the pattern of each message, and of each term under ``-id``."""
    rows: dict[str, Any] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"{path.name}: no Fluent: {(entry.content or '').strip()[:200]!r}")
            if isinstance(entry, (ast.Message, ast.Term)) and entry.value is not None:
                id_ = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if id_ in rows:
                    raise CatalogueError(f"{path.name}: {id_} stands twice")
                rows[id_] = _pattern(entry.value, f"{path.name}: {id_}")
    for id_, pattern in rows.items():
        if missing := _named(pattern) - rows.keys():
            raise CatalogueError(f"{id_} says {', '.join(sorted(missing))}, which {folder.name} does not have")
    return rows


def write(folder: Path = CATALOGUES) -> list[Path]:
    """Compile every language of a folder; a reader at the same time sees the old file or the new one, whole."""
    written = []
    for language in sorted(path for path in folder.iterdir() if path.is_dir()):
        target = folder / f"{language.name}.json"
        text = json.dumps(compiled(language), ensure_ascii=False, separators=(",", ":"))
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=folder, delete=False) as file:
            file.write(text)
        made = Path(file.name)
        made.chmod(0o644)
        made.replace(target)
        written.append(target)
    return written


def _pattern(pattern: ast.Pattern, where: str) -> Any:  # noqa: ANN401  # rows of JSON
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _part(element.expression, where)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(node: Any, where: str) -> Any:  # noqa: ANN401
    match node:
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.VariableReference():
            return ["$", node.id.name]
        case ast.MessageReference(attribute=None):
            return ["@", node.id.name]
        case ast.TermReference(attribute=None, arguments=None):
            return ["@", f"-{node.id.name}"]
        case ast.SelectExpression(selector=ast.VariableReference(id=chosen_by)):
            default = next(variant.key for variant in node.variants if variant.default)
            variants = [[_key(variant.key, where), _pattern(variant.value, where)] for variant in node.variants]
            return ["?", chosen_by.name, variants, _key(default, where)]
        case _:
            raise CatalogueError(f"{where}: {type(node).__name__} is not used in these catalogues")


def _key(key: ast.Identifier | ast.NumberLiteral, where: str) -> str | int:
    if isinstance(key, ast.Identifier):
        return key.name
    if not key.value.isdigit():
        raise CatalogueError(f"{where}: a choice by {key.value}; whole numbers are chosen by")
    return int(key.value)


def _named(pattern: Any) -> set[str]:  # noqa: ANN401
    """Collect the messages that a pattern says."""
    found = set()
    for part in () if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            continue
        if part[0] == "@":
            found.add(part[1])
        elif part[0] == "?":
            found |= {name for _, variant in part[2] for name in _named(variant)}
    return found


if __name__ == "__main__":
    sys.stdout.writelines(f"{path.name}\n" for path in write())
