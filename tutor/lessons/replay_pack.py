"""Frames made small for the way to the browser: what several frames, tracks or languages share travels once.

The other half is `unpacked` in ``static/replay_frames.js``; a test holds that it gives back the same frames.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

FIELDS = (
    "id", "label", "hand", "line", "act", "seat", "head", "verdict", "said", "comments", "asked", "table", "status",
)  # fmt: skip


def packed(hands: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Pack the same hand in one language or several: ``{fields, pool, hands}``, a frame a row of places in the pool.

    >>> frame = dict.fromkeys(FIELDS, "") | {"branches": []}
    >>> packed([{"lang": "en", "tracks": {"all": [frame, frame]}}])["hands"][0]["tracks"]
    {'all': [[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], []], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], []]]}
    """
    pool: list[Any] = []
    places: dict[str, int] = {}

    def place(value: object) -> int:
        key = json.dumps(value, ensure_ascii=False)
        if key not in places:
            places[key] = len(pool)
            pool.append(value)
        return places[key]

    def rows(frames: Sequence[Mapping[str, Any]]) -> list[Any]:
        return [[[place(frame[name]) for name in FIELDS], [rows(b) for b in frame["branches"]]] for frame in frames]

    shown = [{**hand, "tracks": {key: rows(frames) for key, frames in hand["tracks"].items()}} for hand in hands]
    return {"fields": list(FIELDS), "pool": pool, "hands": shown}
