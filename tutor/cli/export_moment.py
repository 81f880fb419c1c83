"""`truco-tutor export HAND --at STEP -o moment.svg`: one moment as a picture, or as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from difflib import get_close_matches

from tutor.cli.arguments import Refusal
from tutor.cli.browser import BrowserError, text_of_page
from tutor.cli.replay import lines_of
from tutor.lessons.replay_frames import Frame, track
from tutor.narration import listed, text
from tutor.narration.replays import Told, opening, speaker_of, tell
from tutor.notation.replay import Replay
from tutor.widgets.replay_moment import Kind, find_moment, moment_ids, moment_page, picture_in

__all__ = ["PICTURES", "moment_of"]

PICTURES: dict[str, Kind] = {".svg": "svg", ".png": "png"}
"""The pictures that can be drawn, by the ending of the file."""
_SHOWN = 12


def moment_of(played: Replay, at: str, kind: str, lang: str, seat: int | None) -> bytes:
    """Give one moment as the file that its ending asks for."""
    frame = _found(played, at, seat, lang)
    if kind not in PICTURES:
        return _told(played, frame, lang, seat).encode()
    try:
        drawn = picture_in(text_of_page(moment_page(played, frame, lang, PICTURES[kind], seat=seat)))
    except BrowserError:
        drawn = None
    if drawn is None:
        raise Refusal("no_browser", text("export-no-browser", lang), status=1)
    return drawn


def _found(played: Replay, at: str, seat: int | None, lang: str) -> Frame:
    """Find the moment, and what the seat sees of it."""
    everything = track(played, lang)
    found = find_moment(everything, at)
    if found is not None and seat is not None:
        found = find_moment(track(played, lang, seat), found["id"])
    if found is None:
        known = moment_ids(everything)
        near = get_close_matches(at, known, n=3) or known[:_SHOWN]
        raise Refusal("bad_step", text("export-no-step", lang, given=at, known=listed(near, lang, "or")))
    return found


def _told(played: Replay, frame: Frame, lang: str, seat: int | None) -> str:
    """Tell one moment: its line, and before it those of the same deal."""
    speaker = speaker_of(played, lang, seat)
    lines: list[str] = []
    for steps in _with_variations(tuple(tell(played, speaker))):
        last = next((i for i, step in enumerate(steps) if step.line == frame["line"]), None)
        if last is None:
            continue
        first = last
        while first and _deals(steps[first]) and _deals(steps[first - 1]):
            first -= 1
        lines = [line for step in steps[first : last + 1] for line in lines_of(replace(step, variations=()), 0)]
    return "\n".join((*opening(played, speaker), "", *lines)) + "\n"


def _with_variations(steps: tuple[Told, ...]) -> Iterator[tuple[Told, ...]]:
    """Give the main line, and every variation below it."""
    yield steps
    for step in steps:
        for variation in step.variations:
            yield from _with_variations(variation)


def _deals(step: Told) -> bool:
    return step.act.startswith(("deal", "vira"))
