"""The command line: `truco-tutor`, one file a command, each imported when it is called and not before."""

import errno
import os
import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from tutor.cli.help_words import asks_for_help, language_typed, speak
from tutor.cli.misused import told

__all__ = ["app", "main"]

# name of the command: where it is defined (a function, or a typer app of its own)
COMMANDS = {
    "serve": ("tutor.cli.serve", "serve"),
    "lab": ("tutor.cli.serve", "lab"),
    "rule": ("tutor.cli.rule", "rule"),
    "odds": ("tutor.cli.odds", "odds"),
    "clause": ("tutor.cli.clause", "clause"),
    "replay": ("tutor.cli.replay", "replay"),
    "export": ("tutor.cli.export", "export"),
    "check": ("tutor.cli.check", "check"),
    "ask": ("tutor.cli.ask", "ask"),
}
WITHOUT_COMMAND = "serve"


class _LazyGroup(TyperGroup):
    """A group that knows its commands by name, and imports the one that is called."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:  # noqa: ANN401
        if asks_for_help(args):
            _speak(self)
        with told():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401
        with told():
            return super().invoke(ctx)

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401, ARG002  # typer does not export its context
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:  # noqa: ANN401, ARG002
        """What the overview of the commands shows of one: its name and a line about it."""
        if cmd_name not in COMMANDS:
            return None
        return TyperCommand(cmd_name, help=_about(cmd_name))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        if args[0] in COMMANDS:
            command = _loaded(args[0])
            if asks_for_help(args):
                _speak(command)
            return args[0], command, args[1:]
        self.commands = {name: TyperCommand(name) for name in COMMANDS}  # for "did you mean"
        return super().resolve_command(ctx, args)


def _about(command: str) -> str:
    from tutor.cli.arguments import language  # noqa: PLC0415  # only help needs words
    from tutor.narration import text  # noqa: PLC0415

    return text(f"cli-{command}", language())


def _speak(command: Any) -> None:  # noqa: ANN401
    from tutor.cli.arguments import language  # noqa: PLC0415  # only help needs words

    speak(command, language())


def _loaded(command: str) -> Any:  # noqa: ANN401
    module, name = COMMANDS[command]
    found = getattr(import_module(module), name)
    if isinstance(found, typer.Typer):
        return typer.main.get_command(found)
    alone = typer.Typer(add_completion=False)
    alone.command(command)(found)
    return typer.main.get_command(alone)


app = typer.Typer(
    name="truco-tutor",
    cls=_LazyGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def _truco_tutor(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,  # noqa: FBT002  # a flag of the command line
) -> None:
    if version:
        from tutor import __version__  # noqa: PLC0415

        typer.echo(f"truco-tutor {__version__}")
    elif ctx.invoked_subcommand is None:
        command = _loaded(WITHOUT_COMMAND)
        with command.make_context(WITHOUT_COMMAND, [], parent=ctx) as inner:
            command.invoke(inner)


def main() -> None:
    """Run the command line; what a terminal cannot show becomes a question mark rather than an error."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by who called
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  # to the end
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if lang := language_typed(sys.argv[1:]):
        os.environ["TRUCO_TUTOR_LANG"] = (
            lang  # help, and what is refused, are told before a command has read its options
        )
    try:
        app(prog_name="truco-tutor")
    except OSError as error:
        if error.errno not in _UNWRITABLE:
            raise
        _unwritable(error)


_UNWRITABLE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}
"""A full disk, a terminal that is gone."""


def _unwritable(error: OSError) -> NoReturn:
    """Say in a line that an answer could not be written, and leave at once: another flush would fail as well."""
    from tutor.cli.arguments import language  # noqa: PLC0415  # only now words are needed
    from tutor.cli.system import why  # noqa: PLC0415
    from tutor.narration import text  # noqa: PLC0415

    lang = language()
    with suppress(OSError):
        typer.echo(text("cli-unwritable", lang, error=why(error, lang)), err=True)
    os._exit(1)
