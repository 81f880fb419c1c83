"""Rulings on a terminal or through a pipe: a line a step, with its clauses."""

from __future__ import annotations

import sys
from typing import Any

import typer

from tutor.narration import Line, reading_mark, text

__all__ = ["Writer"]


class Writer:
    """Plain whole lines for a pipe; colours and line breaks for a terminal."""

    def __init__(self) -> None:
        self.console: Any = None
        if sys.stdout.isatty():
            from rich.console import Console  # noqa: PLC0415  # a pipe does without it

            self.console = Console(highlight=False)

    def heading(self, words: str, *, first: bool) -> None:
        """Name the rulebook whose answer follows."""
        if self.console is None:
            typer.echo(("" if first else "\n") + words)
        else:
            if not first:
                self.console.print()
            self.console.print(words, style="bold underline")

    def line(self, line: Line, lang: str, *, indent: bool, deeper: bool = False) -> None:
        """Write one step with its clauses, and its readings marked as ours."""
        margin = 2 * (line.depth + indent + deeper)
        cites = f" [{', '.join(line.cites)}]" if line.cites else ""
        if line.set_aside:
            both = text("common-set-aside", lang, cites=", ".join(line.cites), others=", ".join(line.set_aside))
            cites = f" [{both}]"
        ours = f" ({reading_mark(line.readings, lang, line.decided)})" if line.readings else ""
        if self.console is None:
            typer.echo(f"{' ' * margin}{line.text}{cites}{ours}")
            return
        from rich.padding import Padding  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        told = Text(line.text, style="bold" if line.depth == 0 else "")
        told.append(cites, style="not bold dim").append(ours, style="not bold yellow")
        self.console.print(Padding(told, (0, 0, 0, margin), expand=False))
