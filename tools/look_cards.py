"""Cards as image files, for what is shown before any kernel runs: drawn by the same module as in the browser.

`python -m tools.look_cards 1c 7c 6p` writes `notebooks/images/1c-7c-6p.svg`; `--deck FILE.png` a sheet of all forty.
With `--french` they are those of the French deck: `--french Qc 7e` writes `notebooks/images/french/Qc-7e.svg`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tools import chromium
from tutor.widgets.bundle import module_text, style_text

IMAGES = Path(__file__).resolve().parent.parent / "notebooks" / "images"

# Cards side by side in one file; the fallback colours stand in the drawing, so it needs no style sheet.
_HAND = """({ codes, lang, face, deck, fan }) => {
  const step = fan ? 84 : 138, width = (codes.length - 1) * step + 122, margin = fan ? 36 : 0;
  const inner = codes.map((code, i) => {
    const card = cardSVG(code, { lang, face, deck, named: false })
      .replace("<svg ", `<svg x="${i * step}" width="122" height="190" `)
      .replace(/ (class|aria-hidden|focusable)="[^"]*"/g, "");
    if (!fan) return card;
    const lean = i - (codes.length - 1) / 2; // the outer cards lean out, and stand a little lower
    const turn = `translate(0 ${12 * lean * lean}) rotate(${11 * lean} ${i * step + 61} 190)`;
    return `<g transform="${turn}">${card}</g>`;
  });
  const name = codes.map((code) => cardName(code, lang, deck)).join(", ");
  const [wide, high] = [width + 2 * margin, 190 + margin];
  const size = `viewBox="${-margin} ${-margin / 4} ${wide} ${high}" width="${wide}" height="${high}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${name}">` +
    `<title>${name}</title>${inner.join("")}</svg>\\n`;
}"""


# A whole deck on felt.
_SHEET = """({ deck, width }) => {
  document.body.style = "margin:12px; display:grid; gap:8px; background:var(--truco-table)";
  document.body.style.setProperty("--truco-card-width", `${width}px`);
  document.body.style.gridTemplateColumns = `repeat(10, ${width}px)`;
  document.body.append(...deckCodes(deck).map((code) => cardElement(code, { deck })));
}"""


def hand_svg(
    page: Page, codes: list[str], *, lang: str = "pt-BR", face: str = "full", deck: str = "spanish", fan: bool = False
) -> str:
    """Draw cards side by side, or as a fan, as one SVG file; `page` has the modules loaded (`open_page`)."""
    text: str = page.evaluate(_HAND, {"codes": codes, "lang": lang, "face": face, "deck": deck, "fan": fan})
    return text


def picture(codes: list[str], deck: str = "spanish") -> Path:
    """Where the picture of some cards stands: both decks have a ``7e``, so the French ones have their own folder."""
    folder = IMAGES / "french" if deck == "french" else IMAGES
    return folder / f"{'-'.join(codes).replace('?', 'back')}.svg"


def open_page(page: Page) -> None:
    """Load the modules of both decks into an empty page."""
    exports = "\nObject.assign(globalThis, { deckCodes, cardName, cardSVG, cardElement });\nglobalThis.ready = true;"
    modules = module_text("cards.js", "french.js")
    page.set_content(f'<style>{style_text()}</style><script type="module">{modules}{exports}</script>')
    page.wait_for_function("globalThis.ready")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.look_cards", description=__doc__)
    parser.add_argument("cards", nargs="*", help="codes like 1c 7c 6p; ? is a card face down")
    parser.add_argument("--french", action="store_true", help="cards of the French deck: A, 2-7, Q, J, K")
    parser.add_argument("--fan", action="store_true", help="as they are held in a hand")
    parser.add_argument("--lang", default="pt-BR", choices=["pt-BR", "en"])
    parser.add_argument("--face", default="full", choices=["full", "compact"])
    parser.add_argument("--out", type=Path, help="the file to write (default: notebooks/images/CARDS.svg)")
    parser.add_argument("--deck", type=Path, metavar="FILE.png", help="a picture of the whole deck")
    parser.add_argument("--width", type=int, default=120, help="width of a card in that picture, in pixels")
    parser.add_argument("--dark", action="store_true", help="that picture in dark colours")
    return parser


def main(arguments: list[str]) -> int:
    """Write what was asked for and say where."""
    parser = _arguments()
    wanted = parser.parse_args(arguments)
    if not wanted.cards and not wanted.deck:
        parser.error("name some cards, or --deck FILE.png")
    deck = "french" if wanted.french else "spanish"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=list(chromium.LAUNCH_ARGS))
        viewport: ViewportSize = {"width": 10 * (wanted.width + 8) + 16, "height": 100}
        page = browser.new_page(viewport=viewport, color_scheme="dark" if wanted.dark else "light")
        open_page(page)
        if wanted.cards:
            codes = page.evaluate("(deck) => deckCodes(deck)", deck)
            unknown = set(wanted.cards) - {*codes, "?"}
            if unknown:
                ranks = dict.fromkeys(code[:-1] for code in codes)
                parser.error(
                    f"not a card of the {deck} deck: {', '.join(sorted(unknown))}; {', '.join(ranks)} of e p o c"
                )
            path = wanted.out or picture(wanted.cards, deck)
            path.parent.mkdir(parents=True, exist_ok=True)
            drawn = hand_svg(page, wanted.cards, lang=wanted.lang, face=wanted.face, deck=deck, fan=wanted.fan)
            path.write_text(drawn, encoding="utf-8")
            print(path)
        if wanted.deck:
            page.evaluate(_SHEET, {"deck": deck, "width": wanted.width})
            page.screenshot(path=wanted.deck, full_page=True)
            print(wanted.deck)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
