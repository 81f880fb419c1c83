"""A sheet of questions as one page to print: A4, black on white, the key on a page of its own; no network, one file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from tutor.engine import Card
from tutor.lessons.sheet import Sheet
from tutor.narration import card_name, rulebook_name, text
from tutor.widgets.bundle import compact, own_style, script_text

__all__ = ["sheet_page"]

_DRAW = """
for (const place of document.querySelectorAll("[data-cards]")) {
  const { lang } = document.documentElement, { cards, deck } = place.dataset;
  const drawn = deck === "either" ? "spanish" : deck, state = (code) => (code === "?" ? "face-down" : "normal");
  const how = (code) => ({ lang, deck: drawn, state: state(code) });
  place.replaceChildren(...cards.split(" ").map((code) => cardElement(code, how(code))));
}
"""
_RULES = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"


def sheet_page(sheet: Sheet, lang: str) -> str:
    """Make the page.

    >>> from tutor.lessons.sheet import sheet
    >>> sheet_page(sheet("tie.hand", "gauderio", seed=3), "en")[:37]
    '<!DOCTYPE html><html lang="en"><head>'
    """
    title, book = sheet.title(lang), rulebook_name(sheet.rules, lang)
    head = f"<h1>{escape(title)}</h1><p>{escape(book)}</p>"
    lines = f"<p class='who'><span>{_said('name', lang)}</span><span>{_said('day', lang)}</span></p>"
    asked = "".join(f"<li>{_asked(one, lang)}</li>" for one in sheet.asked(lang))
    again = text("sheet-again", lang, skill=sheet.skill, rules=sheet.rules, seed=str(sheet.seed))
    key = "".join(f"<li>{_key(one, lang)}</li>" for one in sheet.key(lang))
    return (
        f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8">'
        f"<title>{escape(title)} · {escape(book)}</title>"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{_RULES}">'
        f'<link rel="icon" href="data:,"><style>{own_style("sheet.css")}</style></head><body><main>'
        f"<section>{head}{lines}<ol>{asked}</ol></section>"
        f"<section class='key'><h1>{_said('key', lang)}</h1><p>{escape(title)} · {escape(book)}</p><ol>{key}</ol>"
        f"<p class='again'>{escape(again)}</p></section></main>"
        f"<script>{compact(script_text('cards.js', 'french.js'))}{_DRAW}</script></body></html>\n"
    )


def _said(name: str, lang: str) -> str:
    return escape(text(f"sheet-{name}", lang))


def _asked(view: dict[str, Any], lang: str) -> str:
    """Write a question: what is asked, what one has to know, the cards, the room for the answer."""
    facts = "".join(f"<li>{escape(fact)}</li>" for fact in view["facts"])
    rows = "".join(_row(row["label"], row["cards"], view["deck"], lang) for row in view["rows"])
    return "".join(
        (
            f"<p class='asked'>{escape(view['prompt'])}</p>",
            f"<ul class='facts'>{facts}</ul>" if facts else "",
            f"<div class='rows'>{rows}</div>" if rows else "",
            _room(view, lang),
        )
    )


def _row(label: str, codes: Sequence[str], deck: str, lang: str) -> str:
    caption = f"<figcaption>{escape(label)}</figcaption>" if label else ""
    return f"<figure>{_cards(codes, deck, lang)}{caption}</figure>"


def _cards(codes: Sequence[str], deck: str, lang: str) -> str:
    """Name the cards; the page draws them in the place of their names."""
    french = "french" if deck == "french" else "spanish"
    names = (text("lesson-face-down", lang) if code == "?" else _name(code, lang, french) for code in codes)
    return f'<span class="cards" data-cards="{" ".join(codes)}" data-deck="{deck}">{escape(", ".join(names))}</span>'


def _name(code: str, lang: str, deck: str) -> str:
    return card_name(Card(code[:-1], code[-1]), lang, deck=deck)


def _room(view: dict[str, Any], lang: str) -> str:
    if view["form"] == "number":
        return f"<p class='line'>{_said('answer', lang)} <span></span></p>"
    mark = "<i class='box'></i>" if view["form"] in ("order", "set") else "<i class='round'></i>"
    how = f"<p class='how'>{_said('form-' + view['form'], lang)}</p>" if view["form"] != "one" else ""
    choices = "".join(f"<li>{mark} {_choice(choice, view, lang)}</li>" for choice in view["choices"])
    return f"{how}<ul class='choices'>{choices}</ul>"


def _choice(choice: dict[str, Any], view: dict[str, Any], lang: str) -> str:
    """Write a choice; a card that does not lie on the table of the question is drawn."""
    draws = choice["card"] and choice["card"] not in view["cards"]
    return _cards([choice["card"]], view["deck"], lang) if draws else escape(choice["label"])


def _key(answer: dict[str, Any], lang: str) -> str:
    line = escape(text("practice-line", lang))
    clauses = "".join(
        f"<li><b>{escape(one['id'])}</b>, {line} {one['line']}: {escape(one['text'])}</li>" for one in answer["clauses"]
    )
    ours = escape(text("common-reading", lang, ids=", ".join(answer["readings"]))) if answer["readings"] else ""
    right = escape(answer["right"].rstrip("."))
    return (
        f"<p><b>{right}</b>. {escape(answer['sentence'])}{f' <em>({ours})</em>' if ours else ''}</p>"
        f"<ul class='clauses'>{clauses}</ul>"
    )
