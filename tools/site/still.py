"""What the pages without Python show, in files made once: hands act by act, the rules, the prices of a sheet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tutor.hands import hands
from tutor.lessons.reference import reference_view
from tutor.lessons.replay_frames import shown_hand
from tutor.lessons.replay_pack import packed
from tutor.lessons.replay_room import ReplayRoom
from tutor.narration import LANGUAGES, text
from tutor.notation.replay import replay
from tutor.widgets.bundle import module_text, style_text
from tutor.widgets.replay import ReplayWidget
from tutor.widgets.rules import RulesWidget
from tutor.widgets.tally import TallyWidget

__all__ = ["STILL", "still_files"]

SOURCE = Path(__file__).resolve().parents[2] / "site"
STILL = {"replay": ReplayWidget, "regras": RulesWidget, "marcador": TallyWidget}
"""The apps that need no Python until somebody asks the referee himself."""


def still_files(site: Path) -> None:
    """Write the scripts of these pages, and what they show."""
    for app, widget in STILL.items():
        joined = module_text(*widget.modules).replace("export default {", "const viewer = {")
        own = [(SOURCE / name).read_text("utf-8") for name in ("still.js", f"still-{app}.js")]
        (site / "assets" / f"still-{app}.js").write_text("\n".join([joined, *own]), "utf-8")
        style = widget._css.removeprefix(style_text()).lstrip()  # noqa: SLF001  # as anywidget names it
        (site / "assets" / f"still-{app}.css").write_text(style, "utf-8")
    for lang in LANGUAGES:
        write(site / "rules" / f"{lang}.json", reference_view(lang))
    sheet = TallyWidget(lang=LANGUAGES[0])
    write(site / "tally" / "sheet.json", {"view": sheet.view, "shelf": sheet.shelf})
    replays(site / "replays")


def replays(folder: Path) -> None:
    """Write the shelf, and each hand with its frames in both languages and its source."""
    room = ReplayRoom()
    write(
        folder / "shelf.json",
        {
            "view": ReplayWidget(room, lang=LANGUAGES[0]).view,
            "shelves": {lang: ReplayWidget(room, lang=lang).shelf for lang in LANGUAGES},
            "absent": {lang: text("site-hand-absent", lang) for lang in LANGUAGES},
            "unknown": {lang: text("viewer-unknown", lang, hand="{hand}") for lang in LANGUAGES},
        },
    )
    for hand in hands():
        played = replay(hand.file)
        shown = packed([shown_hand(played, lang) for lang in LANGUAGES])
        write(folder / f"{hand.id}.json", {"hand": shown, "source": hand.text})


def write(path: Path, value: Any) -> None:  # noqa: ANN401  # any JSON
    """Write JSON as small as it goes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
