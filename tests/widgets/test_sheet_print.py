"""A printable sheet as paper: the browser prints it to A4, and what stands on each page is read from the PDF."""

from __future__ import annotations

import io
from unicodedata import normalize

import pytest
from pypdf import PdfReader

from tutor.lessons.sheet import sheet
from tutor.narration import text
from tutor.widgets.sheet_page import sheet_page

POINTS = 72 / 25.4
"""Of a PDF, to the millimetre."""
A4, MARGIN = (210 * POINTS, 297 * POINTS), 15 * POINTS
SHEETS = (("tie.hand", "gauderio", "pt-BR"), ("rank", "claudista", "en"), ("full_hand", "claudista", "pt-BR"))
"""Short and long ones: clauses to choose from, five cards to sort, whole hands of four."""
CLIPPED = """[...document.querySelectorAll("li, p, figure, .cards")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
    .map((one) => one.textContent)"""


def words_of(said: str) -> str:
    """What of a text is sure to be read alike from paper: letters and figures, without spaces and line ends."""
    return "".join(one for one in normalize("NFKC", said) if one.isalnum())


def places(printed: PdfReader) -> list[float]:
    """Where each piece of text begins, from the left edge of its page."""
    found: list[float] = []
    for one in printed.pages:
        one.extract_text(
            visitor_text=lambda said, cm, tm, *_: found.append(cm[4] + cm[0] * tm[4]) if said.strip() else None
        )
    return found


@pytest.mark.parametrize(("skill", "rules", "lang"), SHEETS)
def test_nothing_is_clipped_no_question_is_torn_and_the_key_has_pages_of_its_own(page, tmp_path, skill, rules, lang):
    made = sheet(skill, rules, seed=7)
    path = tmp_path / "sheet.html"
    path.write_text(sheet_page(made, lang), "utf-8")
    page.goto(path.as_uri())
    printed = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True)))
    pages = [words_of(one.extract_text()) for one in printed.pages]
    key = next(number for number, said in enumerate(pages) if said.startswith(words_of(text("sheet-key", lang))))

    for one in printed.pages:
        assert (float(one.mediabox.width), float(one.mediabox.height)) == pytest.approx(A4, abs=1)
    for asked in made.asked(lang):
        parts = [asked["prompt"], *asked["facts"], *(row["label"] for row in asked["rows"])]
        parts += [one["label"] for one in asked["choices"] if not one["card"]]
        assert any(all(words_of(part) in said for part in parts) for said in pages[:key]), asked
    for answer in made.key(lang):
        assert any(words_of(answer["sentence"]) in said for said in pages[key:]), answer
    assert all(MARGIN <= left <= A4[0] - MARGIN for left in places(printed))

    page.emulate_media(media="print")
    page.set_viewport_size({"width": round((210 - 2 * 16) / 25.4 * 96), "height": 1000})  # between its margins
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CLIPPED) == []
