"""Compile the sources of the rulebook into the one file that is read at run time.

Run `python -m tutor.rulebook.build` after a change in `source/`. A row holds the fields of a record in their order.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from tutor.rulebook.records import RULEBOOKS
from tutor.rulebook.store import COMPILED

__all__ = ["compiled", "main"]

SOURCE = Path(__file__).with_name("source")

Row = list[Any]
Table = dict[str, Any]


def compiled(source: Path = SOURCE) -> str:
    """The text of the compiled file: one row a line, so that a change of one clause is a change of one line."""
    sections = {
        "clauses": [
            _clause(rules, table) for rules in RULEBOOKS for table in _tables(source / f"{rules}.toml", "clause")
        ],
        "readings": [_reading(table) for table in _tables(source / "readings.toml", "reading")],
        "options": [_option(table) for table in _tables(source / "options.toml", "option")],
    }
    return "{\n" + ",\n".join(_section(name, rows) for name, rows in sections.items()) + "\n}\n"


def _tables(path: Path, name: str) -> list[Table]:
    tables: list[Table] = tomllib.loads(path.read_text("utf-8"))[name]
    return tables


def _section(name: str, rows: list[Row]) -> str:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
    return f"{json.dumps(name)}: [\n{lines}\n]"


def _clause(rules: str, table: Table) -> Row:
    before, after = ("id",), ("line", "end_line", "kind", "topic", "pt", "en", "testable", "example", "enforceable")
    return [*(table[field] for field in before), rules, *(table[field] for field in after)]


def _reading(table: Table) -> Row:
    return [
        *(table[field] for field in ("id", "rules", "kind", "priority", "topic", "clauses")),
        table.get("see", []),
        table["question_pt"],
        table["question_en"],
        [[position["key"], position["pt"], position["en"]] for position in table["positions"]],
        *(table[field] for field in ("default", "source", "why_pt", "why_en")),
        table.get("option"),
        [[case["given"], list(map(list, case["outcomes"].items()))] for case in table["cases"]],
    ]


def _option(table: Table) -> Row:
    rules, values = table["rules"], table["values"]
    only, default = table.get("only", {}), table.get("default", {})
    return [
        table["name"],
        rules,
        table["type"],
        values,
        [only.get(name, values) for name in rules],
        [default.get(name, values[0]) for name in rules],
        table.get("not_offered", []),
        table["reading"],
        table.get("also", []),
        *(table[field] for field in ("pt", "en", "changes")),
    ]


def main() -> None:
    """Write the compiled file."""
    COMPILED.write_text(compiled(), "utf-8")


if __name__ == "__main__":
    main()
