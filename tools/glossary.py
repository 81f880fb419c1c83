"""Write docs/glossary.md: the words of the table, what they mean, the clauses that say so, their names in the code.

Run ``python -m tools.glossary`` after a change of the glossary of the lessons or of a wording in the rulebook.
"""

from __future__ import annotations

from pathlib import Path

from tutor.lessons.glossary import Term, terms
from tutor.rulebook import RULEBOOKS, clauses

__all__ = ["IN_CODE", "page"]

PAGE = Path(__file__).resolve().parent.parent / "docs" / "glossary.md"
IN_CODE = {
    "partida": "match",
    "mao": "hand",
    "rodada": "trick",
    "o-mao": "eldest",
    "carteador": "dealer",
    "cortador": "cutter",
    "lado": "team",
    "parceiro": "partner",
    "esconder": "hide",
    "placar": "score",
    "forca": "strength",
}
"""Where the code has an English name; every other word stays as the table says it, without its accents."""

HEAD = """\
# Glossary

The words of the table as the lessons teach them, with their clauses. Written by `python -m tools.glossary`
from `tutor/lessons/glossary_table.py`, the catalogues and the rulebook; do not edit. In the code a word stays as it is
said, without its accents, unless a name is given here.

| word | in English | in code | what it means, or what its first clause says | clauses and readings |
|---|---|---|---|---|
"""


def page() -> str:
    """Give the text of the page."""
    return HEAD + "".join(map(row, terms().values()))


def row(word: Term) -> str:
    """Write a word: what the lessons say it means, else our wording of the first clause that does."""
    sources = [id_ for rules in RULEBOOKS for id_ in word.cites(rules)]
    wording = {one.id: one.en for one in clauses()}
    means = word.meaning("en") or next((wording[id_] for id_ in sources if id_ in wording), "")
    name = f"`{IN_CODE[word.id]}`" if word.id in IN_CODE else ""
    cited = " ".join(f"`{id_}`" for id_ in sources)
    return f"| **{word.word()}** | {word.word('en')} | {name} | {means} | {cited} |\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
