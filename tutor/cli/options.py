"""What `rule` and `odds` ask alike: their common options, and a stop told in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, TypeVar

import typer

from tutor.cli.arguments import Refusal, language
from tutor.engine import RuleError
from tutor.narration import message, text

__all__ = ["Cards", "House", "Lang", "Rules", "Set", "Vira", "rule_help", "spoken"]

_Found = TypeVar("_Found")


def rule_help(name: str) -> str:
    """Give the help of an option or a question of `rule`."""
    return text(f"rule-help-{name}", language())


Cards = Annotated[list[str] | None, typer.Argument(help=rule_help("cards"), metavar="1c 7c 6p")]
Rules = Annotated[str | None, typer.Option("--rules", help=rule_help("rules"))]
Lang = Annotated[str | None, typer.Option("--lang", help=rule_help("lang"))]
Set = Annotated[
    list[str] | None, typer.Option("--set", metavar=text("cli-word-name-value", language()), help=rule_help("set"))
]
House = Annotated[
    str | None, typer.Option("--house", metavar=text("cli-word-file", language()), help=rule_help("house-file"))
]
Vira = Annotated[str | None, typer.Option("--vira", metavar="4c", help=rule_help("vira"))]


def spoken(command: Callable[..., _Found], tell: Callable[[_Found], None]) -> Callable[..., None]:
    """Tell what a command finds; what stops it is told in words, with status 2, never as a traceback."""

    @wraps(command)
    def run(**given: Any) -> None:  # noqa: ANN401  # what typer read
        try:
            tell(command(**given))
        except Refusal as refusal:
            typer.echo(refusal.message, err=True)
            raise typer.Exit(refusal.status) from None
        except RuleError as error:
            typer.echo(message(error, language(given.get("lang"))), err=True)
            raise typer.Exit(2) from None

    run.__annotations__ = {**command.__annotations__, "return": None}
    return run
