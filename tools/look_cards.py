"""Cards as image files, for what is shown before any kernel runs: drawn by the same module as in the browser.

`python -m tools.look_cards 1c 7c 6p` writes `notebooks/images/1c-7c-6p.svg`; `--deck FILE.png` a sheet of all forty.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools import chromium
from tutor.widgets.bundle import module_text, style_text

IMAGES = Path(__file__).resolve().parent.parent / "notebooks" / "images"

# Cards side by side in one file; the fallback colours stand in the drawing, so it needs no style sheet.
_HAND = """({ codes, lang, face }) => {
  const gap = 16, width = codes.length * 122 + (codes.length - 1) * gap;
  const inner = codes.map((code, i) => cardSVG(code, { lang, face, named: false })
    .replace("<svg ", `<svg x="${i * (122 + gap)}" width="122" height="190" `)
    .replace(/ (class|aria-hidden|focusable)="[^"]*"/g, ""));
  const name = codes.map((code) => cardName(code, lang)).join(", ");
  const size = `viewBox="0 0 ${width} 190" width="${width}" height="190"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${name}">` +
    `<title>${name}</title>${inner.join("")}</svg>\\n`;
}"""


def hand_svg(page: Page, codes: list[str], *, lang: str = "pt-BR", face: str = "full") -> str:
    """Draw cards side by side as one SVG file; `page` has the module loaded (`open_page`)."""
    text: str = page.evaluate(_HAND, {"codes": codes, "lang": lang, "face": face})
    return text


def open_page(page: Page) -> None:
    """Load the cards' module into an empty page."""
    exports = "\nObject.assign(globalThis, { DECK, cardName, cardSVG, cardElement });\nglobalThis.ready = true;"
    page.set_content(f'<style>{style_text()}</style><script type="module">{module_text("cards.js")}{exports}</script>')
    page.wait_for_function("globalThis.ready")


def main(arguments: list[str]) -> int:
    """Write what was asked for and say where."""
    parser = argparse.ArgumentParser(prog="python -m tools.look_cards", description=__doc__)
    parser.add_argument("cards", nargs="*", help="codes like 1c 7c 6p; ? is a card face down")
    parser.add_argument("--lang", default="pt-BR", choices=["pt-BR", "en"])
    parser.add_argument("--face", default="full", choices=["full", "compact"])
    parser.add_argument("--out", type=Path, help="the file to write (default: notebooks/images/CARDS.svg)")
    parser.add_argument("--deck", type=Path, metavar="FILE.png", help="a picture of the whole deck")
    wanted = parser.parse_args(arguments)
    if not wanted.cards and not wanted.deck:
        parser.error("name some cards, or --deck FILE.png")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=list(chromium.LAUNCH_ARGS))
        page = browser.new_page(viewport={"width": 1304, "height": 820})
        open_page(page)
        if wanted.cards:
            unknown = set(wanted.cards) - {*page.evaluate("DECK"), "?"}
            if unknown:
                parser.error(
                    f"not a card of the Spanish deck: {', '.join(sorted(unknown))}; 1-7, 10, 11, 12 of e p o c"
                )
            path = wanted.out or IMAGES / f"{'-'.join(wanted.cards).replace('?', 'back')}.svg"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(hand_svg(page, wanted.cards, lang=wanted.lang, face=wanted.face), encoding="utf-8")
            print(path)
        if wanted.deck:
            page.evaluate("""() => {
              document.body.style = "margin:12px; display:grid; gap:8px; background:#1F5C46";
              document.body.style.gridTemplateColumns = "repeat(10, 120px)";
              document.body.append(...DECK.map((code) => cardElement(code)));
            }""")
            page.screenshot(path=wanted.deck)
            print(wanted.deck)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
