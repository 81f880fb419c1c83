"""The pieces of a lesson that are read: words, clauses, what is left open, rulebooks side by side, the way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from tutor.engine import Card
from tutor.lessons.contrasted import Contrast
from tutor.lessons.course import Lesson
from tutor.lessons.glossary import Term
from tutor.lessons.mastery_check import practice_of
from tutor.narration import card_name, listed, rulebook_name, text
from tutor.rulebook import Clause, Reading, clause
from tutor.widgets.piece import Piece, cite, cites, element

__all__ = ["broken", "clauses_piece", "contrast_piece", "next_piece", "silence_piece", "words_piece"]


def words_piece(words: Sequence[Term], rules: str, lang: str) -> Piece:
    """Give a card for each word: what it means by its clauses, or by our own line."""

    def html(lang: str) -> str:
        cards = "".join(
            f"<div>{element('dt', escape(word.word(lang)))}{''.join(_meaning(word, rules, lang))}</div>"
            for word in words
        )
        return element("dl", cards)

    def plain(lang: str) -> str:
        return "\n".join(
            f"{word.word(lang)}: {' '.join(said for said, _ in _sources(word, rules, lang))}" for word in words
        )

    return Piece("words", html, plain, lang=lang)


def _sources(word: Term, rules: str, lang: str) -> list[tuple[str, str]]:
    """Give what says the meaning of a word, each with where it stands."""
    found = [clause(id_) for id_ in word.cites(rules) if "/" in id_]
    if found:
        return [(one.text(lang), cite(one.id, one.line, lang)) for one in found]
    return [(word.meaning(lang), cites(word.cites(rules)))]


def _meaning(word: Term, rules: str, lang: str) -> list[str]:
    return [
        element("dd", escape(said) + (f" {element('small', where)}" if where else ""))
        for said, where in _sources(word, rules, lang)
    ]


def clauses_piece(found: Sequence[Clause], lang: str) -> Piece:
    """Give clauses in our wording, each with its id and its line."""

    def html(lang: str) -> str:
        return "".join(
            element(
                "figure",
                element("blockquote", element("p", escape(one.text(lang))))
                + element("figcaption", f"{escape(rulebook_name(one.rules, lang))} · {cite(one.id, one.line, lang)}"),
            )
            for one in found
        )

    return Piece("clauses", html, lambda lang: "\n".join(f"{one.text(lang)} [{one.id}]" for one in found), lang=lang)


def silence_piece(found: Sequence[Reading], lang: str) -> Piece:
    """Say what a document does not decide: the hole or the clash, the reading that we follow, its switch."""

    def html(lang: str) -> str:
        return "".join(element("section", _open(one, lang)) for one in found)

    def plain(lang: str) -> str:
        return "\n".join(f"{one.question(lang)} {one.position().text(lang)} [{one.id}]" for one in found)

    return Piece("silence", html, plain, lang=lang)


def _open(one: Reading, lang: str) -> str:
    kind = text(f"clause-reading-kind-{one.kind}", lang)
    touched = "".join(
        element("li", f"{escape(clause(id_).text(lang))} {element('small', cite(id_, clause(id_).line, lang))}")
        for id_ in one.clauses
    )
    others = "".join(
        element("li", escape(position.text(lang))) for position in one.positions if position.key != one.default
    )
    switch = text("lesson-switch", lang, option=one.option) if one.option else text("clause-no-switch", lang)
    folded = (
        f"<details><summary>{escape(text('lesson-silence-about', lang))}</summary>{element('ul', touched)}</details>"
    )
    return "".join(
        (
            element("p", f"{escape(kind[:1].upper() + kind[1:])} · {cites((one.id,))}", "kicker"),
            element("p", element("strong", escape(one.question(lang)))),
            element("p", f"<b>{escape(text('lesson-silence-ours', lang))}</b> {escape(one.position().text(lang))}"
                    f" {escape(one.why(lang))}"),
            element("p", escape(text("lesson-silence-others", lang))) + element("ul", others) if others else "",
            element("p", escape(switch), "quiet"),
            folded if touched else "",
        )
    )  # fmt: skip


def contrast_piece(contrast: Contrast, lang: str) -> Piece:
    """Put one question to the rulebooks side by side; the answer that differs is lit, and says so."""

    def html(lang: str) -> str:
        cells = "".join(_cell(row, lang) for row in contrast.rows(lang))
        return _asked(contrast, lang) + element("ul", cells)

    def plain(lang: str) -> str:
        rows = "\n".join(f"{row.name}: {row.cell} [{', '.join(row.cites)}]" for row in contrast.rows(lang))
        return f"{contrast.prompt(lang)}\n{rows}"

    return Piece("contrast", html, plain, lang=lang)


def _asked(contrast: Contrast, lang: str) -> str:
    cards = "".join(
        element(
            "li", escape(f"{label}: " if label else "") + escape(listed([_named(code, lang) for code in codes], lang))
        )
        for label, codes in contrast.cards(lang)
    )
    return element("p", element("strong", escape(contrast.prompt(lang)))) + (element("ol", cards) if cards else "")


def _named(code: str, lang: str) -> str:
    return text("lesson-face-down", lang) if code == "?" else card_name(Card(code[:-1], code[-1]), lang)


def _cell(row: Contrast.Row, lang: str) -> str:
    mark = f" {element('em', '≠ ' + escape(text('lesson-differs', lang)))}" if row.differs else ""
    inner = (
        element("b", escape(row.name)) + mark + element("span", escape(row.cell)) + element("small", cites(row.cites))
    )
    return f'<li data-differs="{str(row.differs).lower()}">{inner}</li>'


def next_piece(lesson: Lesson, lang: str) -> Piece:
    """Lead on: to the next lesson, to practice of each skill of this one, to the map of what is known."""
    after = lesson.next

    def html(lang: str) -> str:
        onward = "" if after is None else _link(f"../{after.file}", text("lesson-next", lang, title=after.title(lang)))
        drills = "".join(
            element("li", _link(f"../../apps/treino.ipynb#{practise}", text("lesson-practise", lang, skill=title)))
            for title, practise in practice_of(lesson.places, lang)
        )
        progress = element("li", _link("../../apps/progresso.ipynb", text("lesson-progress", lang)))
        apart = element("ul", drills + progress, "page-only")
        elsewhere = element("p", escape(text("lesson-apps-elsewhere", lang)), "elsewhere")
        return element("p", onward or escape(text("lesson-last", lang)), "onward") + apart + elsewhere

    def plain(lang: str) -> str:
        return text("lesson-last", lang) if after is None else text("lesson-next", lang, title=after.title(lang))

    return Piece("next", html, plain, lang=lang)


def _link(address: str, said: str) -> str:
    return f'<a href="{escape(address)}">{escape(said)}</a>'


def broken(said: Callable[[str], str], lang: str) -> Piece:
    """Say that a part did not open, and to its author, folded away, what is wrong with it."""

    def html(lang: str) -> str:
        head = f"<p><strong>{escape(text('lesson-broken', lang))}</strong> {escape(text('lesson-goes-on', lang))}</p>"
        why = escape(text("lesson-broken-why", lang))
        return f"{head}<details><summary>{why}</summary><p>{escape(said(lang))}</p></details>"

    return Piece("broken", html, lambda lang: f"{text('lesson-broken', lang)} {said(lang)}", lang=lang)
