"""Write benchmarks/MUTANTS.md: what mutation testing has found, file by file, and the survivors by group.

The groups stand in benchmarks/survivors.toml: a title, a reason, and patterns for the line that was changed
(``file: before -> after``). A survivor that no group knows is listed as such: it wants a test.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MUTANTS = ROOT / "mutants"
REPORT = ROOT / "benchmarks" / "MUTANTS.md"
GROUPS = ROOT / "benchmarks" / "survivors.toml"
RECORDS = ROOT / "benchmarks" / "mutants_records.json"

ENGINE = Path("tutor/engine")
KILLED, SURVIVED, NO_TEST = {1, 3}, {0}, {5, 33}
GOAL = 90

HEAD = f"""# Mutation testing of the referee

Written by `make mutants`; the goal is that {GOAL} % of the mutants are noticed. Each mutant is one small change of one
function of `tutor/engine`, made by mutmut, tried by the tests that call that function. They are tried in a mixed order,
so those tried so far stand for the rest. The data of the rulebooks has a mutator of its own, below.
"""


def write() -> None:
    """Put the report together from the results on disk."""
    parts = [HEAD, _table(), _survivors(), _records()]
    REPORT.write_text("\n".join(part for part in parts if part), "utf-8")


def _results() -> Iterator[tuple[Path, dict[str, int | None]]]:
    for path in sorted((MUTANTS / ENGINE).rglob("*.meta")):
        found: dict[str, int | None] = json.loads(path.read_text("utf-8"))["exit_code_by_key"]
        if found:
            yield path.relative_to(MUTANTS).with_suffix(""), found


def _counted(results: dict[str, int | None]) -> Counter[str]:
    names = Counter[str](mutants=len(results))
    for status in results.values():
        if status is not None:
            names["tried"] += 1
            names[_name(status)] += 1
    return names


def _name(status: int) -> str:
    if status in KILLED:
        return "killed"
    if status in SURVIVED:
        return "survived"
    return "no test" if status in NO_TEST else "timeout"


def _table() -> str:
    columns = ("mutants", "tried", "killed", "timeout", "survived", "no test")
    lines = [f"| file | {' | '.join(columns)} | noticed |", "|---" * (len(columns) + 2) + "|"]
    total = Counter[str]()
    for path, results in _results():
        counted = _counted(results)
        total += counted
        lines.append(_row(str(path.relative_to(ENGINE)), counted, columns))
    lines.append(_row("**all**", total, columns))
    return "## By file\n\n" + "\n".join(lines) + "\n" + _of_all(total)


def _of_all(total: Counter[str]) -> str:
    """What the sample says of all mutants: Wilson's interval, nineteen times in twenty."""
    tried, z = total["tried"], 1.96
    if not tried:
        return ""
    share = (total["killed"] + total["timeout"]) / tried
    middle, wide = share + z * z / (2 * tried), z * math.sqrt(share * (1 - share) / tried + (z / (2 * tried)) ** 2)
    low, high = (100 * (middle + sign * wide) / (1 + z * z / tried) for sign in (-1, 1))
    return f"\nOf all mutants between {low:.1f} % and {high:.1f} % are noticed (95 % confidence).\n"


def _row(name: str, counted: Counter[str], columns: tuple[str, ...]) -> str:
    noticed = counted["killed"] + counted["timeout"]
    share = f"{100 * noticed / counted['tried']:.1f} %" if counted["tried"] else "-"
    return f"| {name} | {' | '.join(str(counted[column]) for column in columns)} | {share} |"


def _survivors() -> str:
    groups: list[dict[str, Any]] = tomllib.loads(GROUPS.read_text("utf-8"))["group"] if GROUPS.exists() else []
    held: dict[str, list[str]] = {group["title"]: [] for group in groups}
    left: list[str] = []
    for change in _changes():
        title = next((g["title"] for g in groups if any(re.search(p, change) for p in g["patterns"])), None)
        (left if title is None else held[title]).append(change)
    parts = ["## Survivors\n"]
    for group in groups:
        if held[group["title"]]:
            parts += [f"### {group['title']} ({len(held[group['title']])})\n", f"{group['reason']}\n"]
            parts += [_listed(held[group["title"]])]
    if left:
        parts += [f"### Not yet looked at ({len(left)})\n", _listed(left)]
    return "\n".join(parts)


def _listed(changes: list[str]) -> str:
    return "\n".join(f"- `{change}`" for change in sorted(changes)) + "\n"


def _changes() -> Iterator[str]:
    """Each survivor as one line: where, what stood there, what the mutant has."""
    from mutmut.mutation.diff_apply import get_diff_for_mutant  # noqa: PLC0415  # slow to import

    for path, results in _results():
        for name, status in results.items():
            if status in SURVIVED | NO_TEST:
                lines = get_diff_for_mutant(name, path=path).splitlines()
                before, after = (
                    " ".join(
                        line[1:].strip() for line in lines if line.startswith(sign) and not line.startswith(sign * 3)
                    )
                    for sign in "-+"
                )
                yield f"{path.relative_to(ENGINE)}: {before} -> {after}".replace("`", "'")


def _records() -> str:
    if not RECORDS.exists():
        return ""
    found: dict[str, Any] = json.loads(RECORDS.read_text("utf-8"))
    lines = ["| rulebook | changes | tried | noticed by what is ruled | first by the ledger of reasons | not noticed |"]
    lines.append("|---" * 6 + "|")
    lines += [
        f"| {rules} | {row['changes']} | {row['tried']} | {row['ruled']} | {row['ledger']} | {len(row['left'])} |"
        for rules, row in found.items()
    ]
    left = [change for row in found.values() for change in row["left"]]
    text = (
        "## The data of the rulebooks\n\n`python -m tools.mutate_records` changes each number, order, yes or no, clause"
        " and reading of the records by one, under the switch that brings it in, and runs the tests. They too"
        " are tried in a mixed order.\n"
    )
    return "\n".join([text, *lines, "", _listed(left) if left else "All that were tried are noticed.\n"])
