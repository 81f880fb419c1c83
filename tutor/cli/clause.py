"""`truco-tutor clause`: what a clause, a reading or a switch says, or where some words occur."""

import json
import sys
from collections.abc import Iterable
from typing import Annotated

import typer

from tutor.cli.arguments import Refusal, language, rulebook
from tutor.cli.clause_json import refused, table
from tutor.cli.clause_lookup import Asked, look_up, topic_named
from tutor.cli.clause_text import Line, told
from tutor.narration import text

__all__ = ["clause"]


def _help(name: str) -> str:
    return text(name, language())


def clause(
    words: Annotated[
        list[str] | None, typer.Argument(help=_help("clause-help-words"), metavar=_help("clause-help-metavar"))
    ] = None,
    rules: Annotated[str | None, typer.Option(help=_help("clause-help-rules"))] = None,
    topic: Annotated[str | None, typer.Option(help=_help("clause-help-topic"))] = None,
    lang: Annotated[str | None, typer.Option(help=_help("clause-help-lang"))] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=_help("clause-help-coverage"))] = False,  # noqa: FBT002
    as_json: Annotated[bool, typer.Option("--json", help=_help("clause-help-json"))] = False,  # noqa: FBT002
) -> None:
    """Answer on standard output, or say on standard error what was wrong and what comes nearest."""
    try:
        spoken = language(lang)
        asked = Asked(
            words=" ".join(words or ()).strip(),
            rules=rulebook(rules, spoken),
            topic=topic_named(topic, spoken),
            lang=spoken,
        )
        if coverage:
            from tutor.cli import clause_coverage_told as covered  # noqa: PLC0415  # no other answer needs the engine

            held = covered.found(asked)
            if as_json:
                _print_json(covered.table(held))
            else:
                _print(covered.lines(held, spoken))
            return
        found = look_up(asked)
    except Refusal as refusal:
        if as_json:
            _print_json(refused(refusal))
        else:
            typer.echo(refusal.message, err=True)
        raise typer.Exit(refusal.status) from None
    if as_json:
        _print_json(table(found, asked))
    else:
        _print(told(found, spoken))


clause.__doc__ = _help("clause-help")  # the help of the command, in the language of the environment


def _print_json(answer: object) -> None:
    typer.echo(json.dumps(answer, ensure_ascii=False, indent=2))


def _print(lines: Iterable[Line]) -> None:
    """Colours and line breaks for a terminal; whole plain lines for a pipe."""
    if not sys.stdout.isatty():
        for line in lines:
            typer.echo(" " * line.indent + line.text)
        return
    from rich.console import Console  # noqa: PLC0415  # a pipe does without it
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    console = Console()
    for line in lines:
        words = Text(line.text, style=line.style)
        console.print(Padding(words, (0, 0, 0, line.indent), expand=False) if line.text else words)
