"""Draw the icons of the installed site, when ``site/icon.svg`` has changed: ``python -m tools.site.icons``."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import chromium

SOURCE = Path(__file__).resolve().parents[2] / "site"
SIZES = {"icon-192.png": (192, 40), "icon-512.png": (512, 108), "icon-maskable-512.png": (512, 0)}
"""Width, and how round the corners are; a system cuts the last one as it likes."""


def main() -> None:
    """Draw them all."""
    picture = (SOURCE / "icon.svg").read_text("utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=list(chromium.LAUNCH_ARGS))
        for name, (size, radius) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;border-radius:{radius}px}}</style>{picture}")
            page.screenshot(path=SOURCE / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
