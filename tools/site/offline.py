"""What makes the site an app of its own: manifest, icons, the service worker that keeps it when the network goes."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from tools.site.assets import filled
from tutor.narration import LANGUAGES, text

__all__ = ["offline_files"]

SOURCE = Path(__file__).resolve().parents[2] / "site"
ICONS = {
    "icon-192.png": ("192x192", "any"),
    "icon-512.png": ("512x512", "any"),
    "icon-maskable-512.png": ("512x512", "maskable"),
}
LOTS = {"python": ("python", "extensions"), "replays": ("replays",), "voici": ("voici",)}
"""The folders that are not kept before a page has used them; voici's scripts are kept as they come."""


def offline_files(site: Path) -> None:
    """Write them, once all the rest stands."""
    for name in ICONS:
        shutil.copy2(SOURCE / name, site)
    lang = LANGUAGES[0]
    manifest = {
        "name": "Truco Tutor",
        "short_name": "Truco",
        "description": text("site-description", lang),
        "lang": lang,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#FBF7EF",
        "theme_color": "#1F5C46",
        "icons": [
            {"src": name, "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, (sizes, purpose) in ICONS.items()
        ],
    }
    (site / "manifest.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False, indent=2), "utf-8")
    script = (SOURCE / "offline.js").read_text("utf-8")
    (site / "offline.js").write_text(filled(script, "EDITION", edition(site)), "utf-8")


def edition(site: Path) -> dict[str, object]:
    """Name this edition by what is in it, and list its files by lot."""
    lots: dict[str, list[str]] = {name: [] for name in ("core", *LOTS)}
    digest = hashlib.sha256()
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        address = path.relative_to(site).as_posix()
        digest.update(address.encode() + b"\0" + path.read_bytes())
        lot = next((name for name, folders in LOTS.items() if address.split("/")[0] in folders), "core")
        lots[lot].append(address)
    return {"id": digest.hexdigest()[:16], "lots": {name: lots[name] for name in ("core", "python", "replays")}}
