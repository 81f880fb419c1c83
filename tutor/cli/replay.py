"""`truco-tutor replay FILE|HAND`: a hand or a match told step by step, each act with the referee's word on it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from tutor.cli.arguments import BAD_USAGE, NOT_FOUND, Refusal, language, or_list
from tutor.cli.files import STANDARD_INPUT, read, told
from tutor.cli.replay_coach import lines_of_review, review_json
from tutor.cli.rule_words import seat as seat_of
from tutor.engine.state import HandState
from tutor.hands import hand, hands
from tutor.narration import message, text
from tutor.narration.names import rulebook_name
from tutor.narration.replays import Told, opening, speaker_of, tell
from tutor.notation.replay import Replay, replay_text
from tutor.rulebook import UnknownIdError

__all__ = ["lines_of", "listener_of", "replay", "text_of"]

QUIT = "q"


def _help(name: str) -> str:
    return text(name, language())


def replay(
    file: Annotated[
        str | None, typer.Argument(help=_help("replay-help-file"), metavar=_help("cli-word-file-or-hand"))
    ] = None,
    seat: Annotated[str | None, typer.Option(help=_help("replay-help-seat"), metavar="0")] = None,
    coach: Annotated[str | None, typer.Option(help=_help("replay-help-coach"), metavar="0")] = None,
    lang: Annotated[str | None, typer.Option(help=_help("replay-help-lang"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_help("replay-help-json"))] = False,  # noqa: FBT002
    listed: Annotated[bool, typer.Option("--list", help=_help("replay-help-list"))] = False,  # noqa: FBT002
) -> None:
    """Tell the good part of a file, then its first mistake, if there is one (status 1)."""
    try:
        spoken = language(lang)
        if listed:
            _list(spoken, as_json=as_json)
            return
        if file is None:
            raise Refusal("bad_usage", text("replay-no-file", spoken), status=BAD_USAGE)  # noqa: TRY301
        played = replay_text(text_of(file, spoken))
        listener = None if seat is None else listener_of(seat, played, spoken)
        learner = None if coach is None else listener_of(coach, played, spoken)
    except Refusal as refusal:
        typer.echo(refusal.message, err=True)
        raise typer.Exit(refusal.status) from None
    if as_json:
        told = _json(played, spoken, listener)
        if learner is not None:
            told["review"] = review_json(played, learner, spoken)
        typer.echo(json.dumps(told, ensure_ascii=False, indent=2))
    elif learner is not None:
        for line in lines_of_review(played, learner, spoken):
            typer.echo(line)
    else:
        _show(played, spoken, listener)
    if played.error is not None:
        if not as_json:
            error = played.error
            typer.echo(f"{file}:{error.line}:{error.column}  {_wrong(played, spoken, listener)}", err=True)
        raise typer.Exit(1)


replay.__doc__ = _help("replay-help")  # the help of the command, in the language of the environment


def _list(lang: str, *, as_json: bool) -> None:
    """List the library: rulebook, id, title; in JSON the whole header."""
    if as_json:
        keys = ("id", "rules", "players", "title", "teaches", "skills", "about")
        entries = [{key: getattr(found, key) for key in keys} for found in hands()]
        typer.echo(json.dumps(entries, ensure_ascii=False, indent=2))
        return
    rows = [(rulebook_name(found.rules, lang), found.id, found.title[lang]) for found in hands()]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for rules, id_, title in rows:
        typer.echo(f"{rules:{widths[0]}}  {id_:{widths[1]}}  {title}")


def text_of(name: str, lang: str) -> str | bytes:
    """Read a file of this name, else give the hand of the library with this id."""
    if name == STANDARD_INPUT or Path(name).exists() or _is_path(name):
        return read(Path(name), lang)
    try:
        return hand(name).text
    except UnknownIdError as error:
        near = or_list(error.nearest, lang) if error.nearest else ""
        said = text("replay-unknown", lang, given=name, nearest=near, count=len(error.nearest))
        raise Refusal("bad_file", said, error.nearest, status=NOT_FOUND) from None


def _is_path(name: str) -> bool:
    """Whether a name can only be meant for a file: no id has a dot or a folder in it."""
    return len(Path(name).parts) > 1 or "." in name


def _wrong(played: Replay, lang: str, seat: int | None) -> str:
    """Tell what is wrong with a file; what a seat may not see could be part of it."""
    assert played.error is not None
    if seat is not None:
        return text("replay-error-unseen", lang)
    return told(played.error, lang, () if played.file is None else played.file.players)


def listener_of(typed: str, played: Replay, lang: str) -> int | None:
    """Read whose eyes see the replay: a seat by its number, J1, or the name of a player."""
    if played.file is None:
        return None
    players = played.file.players
    if typed in players:
        return players.index(typed)
    try:
        seat = seat_of(typed, lang)
    except Refusal:
        seat = -1  # neither a number nor a name
    if not 0 <= seat < len(players):
        raise Refusal("bad_seat", text("replay-no-seat", lang, given=typed, players=", ".join(players)))
    return seat


def _show(played: Replay, lang: str, seat: int | None) -> None:
    """On a terminal wait for Enter before each step; into a pipe write all at once."""
    if played.file is None:
        return
    speaker = speaker_of(played, lang, seat)
    for said in opening(played, speaker):
        typer.echo(said)
    waits = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if waits:
        typer.echo(text("replay-keys", lang))
    for step in tell(played, speaker):
        if waits and _quits():
            return
        typer.echo()
        for line in lines_of(step, 0):
            typer.echo(line)


def _quits() -> bool:
    try:
        return input().strip().lower() == QUIT
    except (EOFError, KeyboardInterrupt):
        return True


def lines_of(step: Told, indent: int) -> Iterator[str]:
    """Lay out one step: what was done, the referee's word, what followed, comments, questions, the table."""
    pad = " " * indent
    if step.head:
        yield f"{pad}{step.head}"
    for saying in (*step.ruling, *step.follows):
        cited = saying.marks or (f" [{', '.join(saying.cites)}]" if saying.cites else "")
        yield f"{pad}{'  ' * (saying.depth + 1)}{saying.text}{cited}"
    for comment in step.comments:
        yield f"{pad}  “{comment}”"
    for question, answer in step.asked:
        yield f"{pad}  {question} {answer}"
    if step.table:
        yield f"{pad}  | {' · '.join(step.table)}"
    for branch in step.variations:
        yield f"{pad}  ("
        for inner in branch:
            yield from lines_of(inner, indent + 4)
        yield f"{pad}  )"


def _json(played: Replay, lang: str, seat: int | None) -> dict[str, Any]:
    """Give the same as one object: every step, where things stand at its end, and the first mistake."""
    error, file = played.error, played.file
    result: dict[str, Any] = {"error": None}
    if error is not None:
        result["error"] = {"code": error.code, "line": error.line, "column": error.column}
        names = () if file is None else file.players
        words = message(error, lang, names=names) if seat is None else text("replay-error-unseen", lang)
        result["error"] |= {"message": words, "clauses": list(error.cites), "readings": list(error.readings)}
    if file is None:
        return result
    speaker = speaker_of(played, lang, seat)
    result |= {"id": file.id, "rules": file.rules, "players": list(file.players), "seat": seat}
    result["steps"] = [asdict(step) for step in tell(played, speaker)]
    result["end"] = None if played.state is None else _end(played.state)
    return result


def _end(state: HandState) -> dict[str, Any]:
    return {
        "score": list(state.score),
        "hand_winner": state.winner,
        "match_winner": state.match_winner,
        "tricks": list(state.winners),
        "over": bool(state.over),
    }
