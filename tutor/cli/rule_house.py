"""`truco-tutor rule house FILE`: the rules of one table, every switch with what it changes."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import typer

from tutor.cli.arguments import Refusal
from tutor.engine.errors import nearest
from tutor.narration import text
from tutor.narration.houses import house_page, switches_page, told_switch, told_switches
from tutor.protocol.house import read_house
from tutor.rulebook import RULEBOOKS, fold, options

__all__ = ["show"]


def show(file: str | None, lang: str, *, as_json: bool) -> None:
    """Print the house rules of a file; `RuleError` says what is wrong in it, and where."""
    if file is None:
        raise Refusal("bad_query", text("rule-no-house", lang))
    if fold(file) in RULEBOOKS:
        rules = fold(file)
        every = [
            asdict(told_switch(rules, switch.name, value, lang))
            for switch in options(rules)
            for value in switch.values_for(rules)
        ]
        typer.echo(json.dumps(every, ensure_ascii=False) if as_json else switches_page(rules, lang))
        return
    if not Path(file).exists() and (close := nearest(fold(file), RULEBOOKS)):
        raise Refusal("bad_rules", text("rule-house-nearest", lang, given=file, nearest=close[0]), close)
    house = read_house(file)
    if not as_json:
        typer.echo(house_page(house, lang))
        return
    switches = [asdict(told) for told in told_switches(house, lang)]
    told = {"name": house.name, "rules": house.rules, "target": house.target, "switches": switches}
    typer.echo(json.dumps(told, ensure_ascii=False))
