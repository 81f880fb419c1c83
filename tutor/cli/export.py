"""`truco-tutor export FILE|HAND -o hand.html`: a hand as one file to send, one moment of it, or questions to print."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.arguments import Refusal, language
from tutor.cli.export_moment import PICTURES, moment_of
from tutor.cli.files import told
from tutor.cli.replay import lines_of, listener_of, text_of
from tutor.cli.system import why
from tutor.narration import text
from tutor.narration.replays import opening, speaker_of, tell
from tutor.notation.replay import Replay, replay_text
from tutor.widgets.replay_page import TooLargeError, replay_page

__all__ = ["export"]


def _help(name: str) -> str:
    return text(name, language())


def export(
    output: Annotated[Path, typer.Option("-o", "--output", help=_help("export-help-output"), metavar="mao.html")],
    file: Annotated[
        str | None, typer.Argument(help=_help("export-help-file"), metavar=_help("cli-word-file-or-hand"))
    ] = None,
    sheet: Annotated[str | None, typer.Option(help=_help("export-help-sheet"), metavar="tie.hand")] = None,
    rules: Annotated[str | None, typer.Option(help=_help("export-help-rules"))] = None,
    seed: Annotated[int | None, typer.Option(min=0, help=_help("export-help-seed"), metavar="7")] = None,
    at: Annotated[str | None, typer.Option(help=_help("export-help-at"), metavar="empate")] = None,
    seat: Annotated[str | None, typer.Option(help=_help("export-help-seat"), metavar="0")] = None,
    lang: Annotated[str | None, typer.Option(help=_help("export-help-lang"))] = None,
) -> None:
    """Write the page or the text; a file with a mistake is told and nothing is written."""
    try:
        spoken = language(lang)
        if sheet is None:
            written = _written(file, output, at, seat, spoken)
        else:
            written = _sheet(file, sheet, rules, seed, output, spoken).encode()
        try:
            output.write_bytes(written)
        except OSError as error:
            said = text("export-unwritable", spoken, file=str(output), error=why(error, spoken))
            raise Refusal("bad_file", said, status=1) from None
    except Refusal as refusal:
        typer.echo(refusal.message, err=True)
        raise typer.Exit(refusal.status) from None
    typer.echo(text("export-done", spoken, file=str(output), size=len(written) // 1000 + 1))


export.__doc__ = _help("export-help")  # the help of the command, in the language of the environment


def _sheet(file: str | None, skill: str, rules: str | None, seed: int | None, output: Path, lang: str) -> str:
    from tutor.cli.export_sheet import sheet_of  # noqa: PLC0415  # a hand needs no teacher

    if file is not None:
        raise Refusal("bad_usage", text("export-one", lang))
    return sheet_of(skill, rules, seed, output, lang)


def _written(file: str | None, output: Path, at: str | None, seat: str | None, lang: str) -> bytes:
    if file is None:
        raise Refusal("bad_usage", text("export-one", lang))
    kind = output.suffix.lower()
    if kind not in {*_KINDS, *PICTURES}:
        known = ", ".join((*_KINDS, *PICTURES))
        raise Refusal("bad_output", text("export-kind", lang, given=output.name, known=known))
    if (kind == ".html" and at is not None) or (kind in PICTURES and at is None):
        raise Refusal("bad_output", text("export-at", lang, given=output.name, at="no" if at is None else "yes"))
    played = replay_text(text_of(file, lang))
    listener = None if seat is None else listener_of(seat, played, lang)
    error = played.error
    if error is not None:
        names = () if played.file is None else played.file.players
        said = told(error, lang, names) if listener is None else text("replay-error-unseen", lang)
        raise Refusal("bad_file", f"{file}:{error.line}:{error.column}  {said}", status=1)
    if at is not None:
        return moment_of(played, at, kind, lang, listener)
    return _KINDS[kind](played, lang, listener).encode()


def _page(played: Replay, lang: str, seat: int | None) -> str:
    try:
        return replay_page(played, lang, seat=seat)
    except TooLargeError as error:
        raise Refusal("too_large", text("export-too-large", lang, size=error.size // 1000), status=1) from None


def _text(played: Replay, lang: str, seat: int | None) -> str:
    speaker = speaker_of(played, lang, seat)
    steps = ("\n".join(lines_of(step, 0)) for step in tell(played, speaker))
    return "\n\n".join(("\n".join(opening(played, speaker)), *steps)) + "\n"


_KINDS: dict[str, Callable[[Replay, str, int | None], str]] = {".html": _page, ".txt": _text}
