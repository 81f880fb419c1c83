"""`truco-tutor check FILE…`: `.truco` files, house rules and lessons; tells what is wrong, where, the remedy."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from tutor.cli.arguments import BAD_USAGE, Refusal, language
from tutor.cli.files import NOTEBOOK, STANDARD_INPUT, alike, found, read, told
from tutor.engine import RuleError
from tutor.engine.house import house_mistakes
from tutor.narration import message, text
from tutor.notation.mistakes import mistakes
from tutor.notation.replay import replay_text
from tutor.notation.replay_errors import Stop
from tutor.protocol.house import read_house, text_of_house

__all__ = ["check"]

HOUSE_ENDING = ".toml"
"""Files of house rules."""


def _help(name: str) -> str:
    return text(name, language())


def check(
    files: Annotated[
        list[str] | None, typer.Argument(help=_help("check-help-files"), metavar=_help("cli-word-file"))
    ] = None,
    lang: Annotated[str | None, typer.Option(help=_help("check-help-lang"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_help("check-help-json"))] = False,  # noqa: FBT002
) -> None:
    """Check every file; the status is 1 when one of them is wrong."""
    try:
        spoken = language(lang)
    except Refusal as refusal:
        typer.echo(refusal.message, err=True)
        raise typer.Exit(refusal.status) from None
    if not files:
        typer.echo(text("check-no-files", spoken), err=True)
        raise typer.Exit(BAD_USAGE)
    checked = [_with_the_nearest(_checked(path, spoken), path, spoken) for path in found(files)]
    wrong = sum(not entry["ok"] for entry in checked)
    if as_json:
        typer.echo(json.dumps(checked, ensure_ascii=False, indent=2))
    else:
        for entry in checked:
            if not entry["ok"]:
                for line in _lines(entry):
                    typer.echo(line)
        typer.echo(text("check-summary", spoken, count=len(checked), wrong=wrong))
    if wrong:
        raise typer.Exit(1)


check.__doc__ = _help("check-help")  # the help of the command, in the language of the environment


def _checked(path: Path, lang: str) -> dict[str, Any]:
    """Say of one file whether it is right, and if not, all that is wrong with it."""
    if path.suffix == HOUSE_ENDING:
        return _checked_house(path, lang)
    if path.suffix == NOTEBOOK:
        return _checked_notebook(path, lang)
    try:
        given = read(path, lang)
    except Refusal as refusal:
        return {"file": str(path), "ok": False, "error": {"code": refusal.code, "message": refusal.message}}
    played = replay_text(given)
    if played.error is None:
        state = played.state
        return {"file": str(path), "ok": True, "hands": len(played.hands), "score": state and list(state.score)}
    names = played.file.players if played.file is not None else ()
    errors = [_told(error, lang, names) for error in mistakes(given)]
    return {"file": str(path), "ok": False, "error": errors[0], "errors": errors}


def _with_the_nearest(entry: dict[str, Any], path: Path, lang: str) -> dict[str, Any]:
    """Add to what is said of a file that there is not which one beside it may have been meant."""
    near = "" if str(path) == STANDARD_INPUT or path.exists() else alike(path)
    for error in entry.get("errors", [entry["error"]]) if near else ():
        error["message"] += f" {text('clause-did-you-mean', lang, nearest=f'“{near}”')}"
    return entry


def _told(error: Stop, lang: str, names: Sequence[str]) -> dict[str, Any]:
    return {
        "code": error.code,
        "line": error.line,
        "column": error.column,
        "message": message(error, lang, names=names),
        "told": told(error, lang, names),
        "clauses": list(error.cites),
        "readings": list(error.readings),
    }


def _checked_house(path: Path, lang: str) -> dict[str, Any]:
    """Say the same of a file of house rules."""
    try:
        wrong: tuple[RuleError, ...] = house_mistakes(text_of_house(str(path)))
    except RuleError as error:
        wrong = (error,)
    if not wrong:
        house = read_house(str(path))
        return {"file": str(path), "ok": True, "rules": house.rules, "name": house.name}
    errors = [_told_house(error, lang) for error in wrong]
    return {"file": str(path), "ok": False, "error": errors[0], "errors": errors}


def _told_house(error: RuleError, lang: str) -> dict[str, Any]:
    said = message(error, lang)
    told: dict[str, Any] = {"code": error.code, "message": said, "clauses": list(error.cites)}
    if "line" not in error.facts:
        return told
    where = text("house-where", lang, line=error.facts["line"])
    place = {name: error.facts[name] for name in ("line", "column")}
    return {**told, **place, "told": said.removeprefix(where).strip()}


def _checked_notebook(path: Path, lang: str) -> dict[str, Any]:
    """Say of a lesson everything that is wrong with it."""
    from tutor.lessons.notebook_check import check_notebook  # noqa: PLC0415  # only a lesson needs the teacher

    wrong = check_notebook(path, lang)
    if not wrong:
        return {"file": str(path), "ok": True}
    errors = [{"code": "bad_lesson", "cell": one.cell, "message": one.text} for one in wrong]
    return {"file": str(path), "ok": False, "error": errors[0], "errors": errors, "lang": lang}


def _lines(entry: dict[str, Any]) -> Iterator[str]:
    for error in entry.get("errors", [entry["error"]]):
        if "line" in error:
            yield f"{entry['file']}:{error['line']}:{error['column']}  {error['told']}"
        elif error.get("cell"):
            where = text("check-notebook-cell", entry["lang"], cell=error["cell"])
            yield f"{entry['file']}, {where}  {error['message']}"
        else:
            yield f"{entry['file']}  {error['message']}"
