"""Rulings of the ceremony, from the scripts that show every clause, and from draws of kings.

Their prose is kept; ``python -m tests.narration.ceremonies`` records it anew, after having read it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.engine.ceremony_rows import CASES
from tests.engine.ceremony_scripts import begin, rite, run
from tutor.engine import Action, Ruling, play, ruleset
from tutor.engine.ceremony import do_rite, explain_rite, judge_rite, open_hand
from tutor.engine.ceremony_draw import draw_card, first_dealer, judge_draw, start_draw
from tutor.engine.deck import cards
from tutor.engine.match import next_eldest
from tutor.narration import LANGUAGES, outline

PAGES = {lang: Path(__file__).parent / "golden" / f"ceremony-{lang}.txt" for lang in LANGUAGES}
NAMES = ("Ana", "Beto", "Caio", "Duda")
PLAYED = (" joga ", " truco", " seis", " quero", " aceita_mao_de_11")


@cache
def told_at_the_table() -> tuple[tuple[str, Ruling[Any]], ...]:
    """The act and its ruling, one of each way to put it."""
    found: dict[tuple[Any, ...], tuple[str, Ruling[Any]]] = {}
    for act, ruling in (*_acts(), *_draws()):
        args = ruling.reason.args
        codes = tuple(step.code for step in ruling.reason.walk())
        shape = tuple(args.get(name) for name in ("count", "movements", "side", "points"))
        found.setdefault((codes, shape), (act, ruling))
    return tuple(found.values())


def _acts() -> Iterator[tuple[str, Ruling[Any]]]:
    for _, _, setup, script, _ in CASES:
        table = begin(**setup)
        for text in filter(None, map(str.strip, script.split(";"))):
            act = text.partition(":")[0].strip()
            if not any(word in f"{act} " for word in PLAYED):
                one = rite(act)
                ruling = judge_rite(table, one)
                yield act, ruling
                if ruling.value != "void":
                    yield from ((act, Ruling(None, explain_rite(table, one, e))) for e in do_rite(table, one)[1])
            table, _ = run(table, text)
        if table.dark and table.hand is None and table.vira is not None and all(len(hand) == 3 for hand in table.hands):
            hand = open_hand(table)[0].hand
            for seat in range(table.eldest, table.eldest + 4):
                hand = play(hand, Action(seat % 4, "joga", place=1))
            late = open_hand(table)[0].with_hand(hand)
            yield "2! olha propria", judge_rite(late, rite("2! olha propria"))
        if table.over:
            yield "next", next_eldest(table.hand)
        elif table.vira_laid and all(table.hands):
            opened, events = open_hand(table)
            yield from (("opened", Ruling(None, explain_rite(opened, rite("0 embaralha"), e))) for e in events)


def _draws() -> Iterator[tuple[str, Ruling[Any]]]:
    rules = ruleset("claudista")
    names = ("Ana", "Beto", "Caio", "Valcir Souza")
    draw = start_draw(rules, names)
    for card in cards("5p Ko 3c 7e 2o Ke Ac 4c 4p 5c Kp"):
        yield "sorteia", judge_draw(draw, (draw.next_place + 1) % 4, card)
        yield "sorteia", judge_draw(draw, draw.next_place, card)
        draw, events = draw_card(draw, draw.next_place, card)
        yield from (("pair", Ruling(None, e.reason)) for e in events if hasattr(e, "reason"))
    yield "sorteia", judge_draw(draw, 0, *cards("6c"))
    yield "sorteia", judge_draw(start_draw(rules, names, raffler="Valcir"), 0, *cards("6c"))
    for told in ({"owner": 2}, {"owner": 0, "stayed": 1}, {"owner": 2, "stayed": 0}):
        yield "first", first_dealer(rules, **told)


def page(lang: str) -> str:
    """The whole page of one language."""
    return "\n".join(f"# {act}\n{outline(ruling, lang, names=NAMES)}\n" for act, ruling in told_at_the_table())


if __name__ == "__main__":
    for lang in LANGUAGES:
        PAGES[lang].write_text(page(lang), "utf-8")
