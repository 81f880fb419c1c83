"""What the command line itself refuses, in the learner's language: typer says it in English alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer

__all__ = ["misuse", "told"]

_Misuse: Any = typer.BadParameter.__base__  # of all that typer says about the words of a command
_STATUS = 2


@contextmanager
def told() -> Iterator[None]:
    """Say what was wrong with the words of a command, and leave with the status of a misuse."""
    try:
        yield
    except _Misuse as error:
        from tutor.cli.arguments import language  # noqa: PLC0415  # only now words are needed

        typer.echo(misuse(error, language()), err=True)
        raise typer.Exit(_STATUS) from None


def misuse(error: Any, lang: str) -> str:  # noqa: ANN401  # typer does not export what it raises
    """Say it in two lines: what is wrong, and where the help is."""
    from tutor.cli.arguments import or_list  # noqa: PLC0415  # likewise
    from tutor.narration import text  # noqa: PLC0415  # likewise

    near = re.findall(r"'([\w-]+)'", str(error).partition("Did you mean")[2]) or list(
        getattr(error, "possibilities", None) or ()
    )
    param = getattr(error, "param", None)
    name = "" if param is None else (param.opts[-1] if param.opts[-1].startswith("-") else param.human_readable_name)
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    match type(error).__name__:
        case "NoSuchOption":
            said = text("cli-no-option", lang, name=error.option_name)
        case "MissingParameter":
            said = text("cli-missing", lang, name=name)
        case "BadParameter" if least is not None and most is not None:
            said = text("cli-out-of-range", lang, name=name, least=str(least), most=str(most))
        case "BadParameter" if least is not None:
            said = text("cli-too-small", lang, name=name, least=str(least))
        case "BadParameter":
            said = text("cli-bad-value", lang, name=name)
        case "BadOptionUsage":
            said = text("cli-bad-value", lang, name=error.option_name)
        case _ if found := re.match(r"No such command '(.*?)'", str(error)):
            said = text("cli-no-command", lang, name=found[1])
        case _ if found := re.search(r"extra argument\(s\) \((.*)\)", str(error)):
            said = text("cli-too-many", lang, words=found[1])
        case _:
            said = text("cli-misused", lang)
    if near:
        said += " " + text("cli-nearest", lang, names=or_list(near, lang))
    path = error.ctx.command_path if error.ctx else "truco-tutor"
    return f"{said}\n{text('cli-see-help', lang, command=f'{path} --help')}"
