"""The table of RESULTS.md as the README shows it: written by `make bench`, and held by tests/test_measured.py."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RESULTS, README = ROOT / "benchmarks" / "RESULTS.md", ROOT / "README.md"
BEGIN, END = "<!-- measured: begin (make bench) -->", "<!-- measured: end -->"


def shown(results: str) -> str:
    """Give what the README shows of the results: when and where, and the table, word for word."""
    head, _, _ = results.partition("\n## ")
    lines = head.removeprefix("# Measured\n").strip().splitlines()
    return "\n".join([BEGIN, *(line for line in lines if "writes this page" not in line), END])


def put(readme: str, table: str) -> str:
    """Put the table into a text between its marks."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"README.md has lost the marks of its table, {BEGIN} and {END}")
    return before + table + after


def write() -> None:
    """Write the table of the results into the README."""
    README.write_text(put(README.read_text("utf-8"), shown(RESULTS.read_text("utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    write()
