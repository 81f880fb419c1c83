"""One moment of a hand as a picture: the page's own drawing, made by a browser where the product has none of its own.

There is one drawing of cards and one of a moment, in JavaScript. `moment_page` is a page that draws a moment as soon as
it is opened and leaves the picture, in base64, as its text: whoever opens it without a window reads it from there.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from tutor.lessons.replay_frames import ALL, Frame, shown_hand
from tutor.lessons.replay_pack import packed
from tutor.notation.replay_records import Replay
from tutor.widgets.bundle import script_text
from tutor.widgets.replay_page import in_script
from tutor.widgets.replay_words import viewer_words

__all__ = ["Kind", "find_moment", "moment_ids", "moment_page", "picture_in"]

Kind = Literal["svg", "png"]
_MODULES = (
    "cards.js", "french.js", "elements.js", "fragment.js", "storage.js", "settings.js", "replay_frames.js",
    "replay_table.js", "replay_picture.js",
)  # fmt: skip
_MARK = "~picture~"
_DRAW = """
const told = JSON.parse(document.getElementById("moment").textContent);
const [hand] = unpacked(told.packed), { direction } = settings();
const moment = { ...told, direction, hand: { ...hand, deck: deckShown(hand.deck) } };
async function drawn() {
  if (told.kind === "svg") return new TextEncoder().encode(momentSVG(moment));
  return new Uint8Array(await (await momentPNG(moment)).arrayBuffer());
}
drawn().then((bytes) => {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  document.body.textContent = `${told.mark}${text}${told.mark}`;
});
"""


def find_moment(frames: Sequence[Frame], wanted: str) -> Frame | None:
    """Find a moment by its id or the author's label, or by its number on the main line, from 1.

    >>> find_moment([{"id": "deal", "label": "", "branches": []}], "1")["id"]
    'deal'
    """
    found = next((frame for frame in _walk(frames) if wanted in (frame["id"], frame["label"])), None)
    numbered = {str(number): frame for number, frame in enumerate(frames, start=1)}
    return found or numbered.get(wanted)


def moment_ids(frames: Sequence[Frame]) -> list[str]:
    """Give the names by which the moments are known: the label where there is one."""
    return [frame["label"] or frame["id"] for frame in _walk(frames)]


def moment_page(played: Replay, frame: Frame, lang: str, kind: Kind, *, seat: int | None = None) -> str:
    """Make the page that draws a moment."""
    hand = shown_hand(played, lang, seat=seat)
    told: dict[str, Any] = {
        "packed": packed([{**hand, "tracks": {ALL: [{**frame, "branches": []}]}}]),
        "frame": frame,
        "seat": seat or 0,
        "strings": viewer_words(lang),
        "kind": kind,
        "mark": _MARK,
    }
    return (
        '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Truco</title></head><body>'
        f'<script type="application/json" id="moment">{in_script(told)}</script>'
        f"<script>{script_text(*_MODULES)}{_DRAW}</script></body></html>\n"
    )


def picture_in(document: str) -> bytes | None:
    """Take the picture out of the document that such a page has become; None where it has not drawn."""
    _, mark, rest = document.partition(f">{_MARK}")
    drawn, closing, _ = rest.partition(_MARK)
    if not mark or not closing:
        return None
    try:
        return base64.b64decode(drawn, validate=True)
    except binascii.Error:
        return None


def _walk(frames: Sequence[Frame]) -> Iterator[Frame]:
    for frame in frames:
        yield frame
        for branch in frame["branches"]:
            yield from _walk(branch)
