"""The answers of ``odds``: under one rulebook or each that can answer; for people, or as JSON with exact fractions."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from fractions import Fraction
from typing import Any

import typer

from tutor.cli.arguments import BAD_USAGE, Refusal
from tutor.cli.rule_answers import Asked, under
from tutor.cli.writer import Writer
from tutor.coach.odds import EnvidoOdds, HandOdds
from tutor.coach.rarity import Rarity
from tutor.engine import Card, RuleError, Ruleset, Ruling
from tutor.narration import message, rulebook_name, steps
from tutor.protocol.rulebooks import rulebook_of

__all__ = ["Odds", "tell"]

Odds = Ruling[EnvidoOdds] | Ruling[HandOdds] | Ruling[Rarity]


def tell(question: Asked, answer: Callable[[Ruleset], Odds]) -> None:
    """Answer under each rulebook that is asked and has it; where none has, say why and leave with status 2."""
    found: list[tuple[str, Odds]] = []
    refused: dict[str, RuleError] = {}
    for rules, query in under(question):
        try:
            found.append((rules, answer(rulebook_of(query))))
        except RuleError as error:
            refused[rules] = error
    if not found and not question.as_json:
        raise Refusal(
            "refused", "\n".join(dict.fromkeys(message(refusal, question.lang) for refusal in refused.values()))
        )
    if question.as_json:
        for rules, ruling in found:
            typer.echo(json.dumps({"rules": rules, **_json(ruling, question.lang)}, ensure_ascii=False))
        for rules, refusal in refused.items() if not found else ():
            told = {"code": refusal.code, "message": message(refusal, question.lang)}
            typer.echo(json.dumps({"rules": rules, "error": told}, ensure_ascii=False))
        if not found:
            raise typer.Exit(BAD_USAGE)
        return
    write = Writer()
    for place, (rules, ruling) in enumerate(found):
        if len(found) > 1:
            write.heading(rulebook_name(rules, question.lang), first=not place)
        for line in steps(ruling, question.lang):
            write.line(line, question.lang, indent=len(found) > 1)


def _json(ruling: Odds, lang: str) -> dict[str, Any]:
    """Give what was asked and the chances: fractions as text, and the same in percent beside them."""
    value = ruling.value
    given = {each.name: getattr(value, each.name) for each in fields(value)}
    if isinstance(value, EnvidoOdds):
        given |= {"take": value.take, "leave": value.leave}
    chances = {name: chance for name, chance in given.items() if isinstance(chance, Fraction)}
    return {
        "asked": {name: _plain(said) for name, said in given.items() if name not in chances},
        "chances": {name: str(chance) for name, chance in chances.items()},
        "percent": {name: round(100 * float(chance), 4) for name, chance in chances.items()},
        "clauses": list(ruling.clauses),
        "readings": list(ruling.readings),
        "text": [line.text for line in steps(ruling, lang)],
    }


def _plain(value: Any) -> Any:  # noqa: ANN401  # what JSON can hold
    if isinstance(value, Card):
        return str(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else value
