"""The README shows what was measured last, and nothing else."""

from __future__ import annotations

import pytest

from benchmarks.page import again
from benchmarks.readme import BEGIN, END, README, RESULTS, put, shown
from benchmarks.table import MEASURES, rows
from benchmarks.web import REPORT, ROWS

ASKED = {f"P{number}" for number in range(1, 13)}
"""Numbers of the design's speed page."""


def test_the_readme_shows_the_results():
    """`python -m benchmarks.readme` puts them there."""
    assert shown(RESULTS.read_text("utf-8")) in README.read_text("utf-8")


def test_what_the_design_asks_for_is_measured_and_shown():
    measured = {row.number for row in rows(dict.fromkeys(MEASURES, 1.0))}
    told = README.read_text("utf-8")

    assert measured >= ASKED
    assert [] == sorted(number for number in ASKED if f"| {number} | " not in told)


def test_a_measure_taken_by_itself_leaves_the_others_as_they_were():
    page = RESULTS.read_text("utf-8")
    taken = again(page, {"advice": 12.0}, 3)
    gone = [line for line in page.splitlines() if line not in taken.splitlines()]

    assert 2 == len(gone), gone
    assert all("advice" in line for line in gone)
    assert "| advice | 12 | ms CPU |" in taken
    assert "medians of 3 rounds: advice." in shown(taken)
    assert len(taken.splitlines()) == len(page.splitlines()) + 1


def test_what_the_design_asks_of_the_pages_is_measured_and_written_down():
    told = REPORT.read_text("utf-8")

    assert {f"W{number}" for number in range(1, 8)} <= {number for number, *_ in ROWS}
    assert [] == [what for number, what, *_ in ROWS if f"| {number} | {what} | " not in told]


def test_a_table_goes_between_its_marks_and_nowhere_else():
    assert f"a {BEGIN} new {END} b" == put(f"a {BEGIN} old {END} b", f"{BEGIN} new {END}")
    with pytest.raises(ValueError, match="lost the marks"):
        put("nothing of the kind", "table")
