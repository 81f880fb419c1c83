"""`truco-tutor export --sheet SKILL -o sheet.html`: questions on paper with their key."""

from __future__ import annotations

import secrets
from pathlib import Path

from tutor.cli.arguments import Refusal, or_list, rulebook
from tutor.engine.errors import nearest
from tutor.lessons.dealing import MAX_SEED, drills_of
from tutor.lessons.sheet import sheet
from tutor.lessons.skills import UnknownSkillError, skill, skills
from tutor.narration import rulebook_name, text
from tutor.widgets.sheet_page import sheet_page

__all__ = ["sheet_of"]


def sheet_of(name: str, rules: str | None, seed: int | None, output: Path, lang: str) -> str:
    """Make the page; `Refusal` says what is wrong with what was asked for, and what comes nearest."""
    try:
        found = skill(name)
    except UnknownSkillError:
        ids = tuple(one.id for one in skills())
        near = nearest(name, ids, count=3)
        said = text("export-sheet-unknown", lang, given=name, near=or_list(near or ids, lang))
        raise Refusal("bad_skill", said, near) from None
    under = rulebook(rules, lang) or found.rules[0]
    if not drills_of(under, found.id):
        known = ", ".join(rulebook_name(one, lang) for one in found.rules)
        said = text("export-sheet-rules", lang, skill=found.id, rules=rulebook_name(under, lang), known=known)
        raise Refusal("bad_rules", said, found.rules)
    if output.suffix.lower() != ".html":
        raise Refusal("bad_output", text("export-sheet-kind", lang, given=output.name))
    drawn = sheet(found.id, under, seed=secrets.randbelow(MAX_SEED + 1) if seed is None else seed)
    return sheet_page(drawn, lang)
