"""RESULTS.md: written whole by a full run; some measures may be taken again by themselves, and the page says when."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Mapping
from datetime import UTC, datetime

from benchmarks.table import MEASURES, figure, rows

__all__ = ["again", "report"]

_HEAD = """# Measured

{date:%Y-%m-%d}, {machine}, {cores} cores,
Python {python};
medians of {rounds} interleaved rounds; load average at the end {load}. Ratios are firmer than the figures.
`make bench` writes this page.
"""
_AGAIN = "By themselves, "


def report(medians: Mapping[str, float], rounds: int) -> str:
    """Write the table with the machine, the date and the versions."""
    head = _HEAD.format(
        date=datetime.now(UTC),
        machine=platform.machine(),
        cores=os.cpu_count(),
        python=platform.python_version(),
        rounds=rounds,
        load=_load(),
    )
    return _page(head, medians)


def again(page: str, medians: Mapping[str, float], rounds: int) -> str:
    """Put measures that were taken by themselves into a page; all others stay as they were.

    >>> page = again(report({"advice": 40.0, "review": 900.0}, 5), {"advice": 30.0}, 3)
    >>> [line for line in page.splitlines() if line.startswith(("| review", "| advice"))]
    ['| advice | 30 | ms CPU |', '| review | 900 | ms CPU |']
    """
    head, before = page.partition("\n| # |")[0], _figures(page)
    names = ", ".join(medians)
    said = f"{_AGAIN}{datetime.now(UTC):%Y-%m-%d}, load average {_load()}, medians of {rounds} rounds: {names}."
    kept = [line for line in head.splitlines() if not (line.startswith(_AGAIN) and line.endswith(f": {names}."))]
    return _page("\n".join([*kept, said, ""]), {**before, **medians})


def _page(head: str, medians: Mapping[str, float]) -> str:
    # as they are shown: a ratio comes out the same whenever the page is written again from its own figures
    known = {name: _read(figure(medians[name])) for name in MEASURES if name in medians}
    lines = [
        head,
        "| # | what | ours | against | ratio | reach | |",
        "|---|---|---|---|---|---|---|",
        *(row.markdown() for row in rows(known)),
        "",
        "## Every figure",
        "",
        "| measure | median | unit |",
        "|---|---|---|",
        *(f"| {name} | {figure(value)} | {MEASURES[name].unit} |" for name, value in known.items()),
        "",
    ]
    return "\n".join(lines)


def _figures(page: str) -> dict[str, float]:
    found = re.findall(r"^\| (\w+) \| ([\d.,e+-]+) \| [^|]*\|$", page.partition("## Every figure")[2], re.MULTILINE)
    return {name: _read(value) for name, value in found}


def _read(told: str) -> float:
    return float(told.replace(",", ""))


def _load() -> str:
    return ", ".join(f"{value:.2f}" for value in os.getloadavg())
