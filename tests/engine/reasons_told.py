"""The ledger of reasons: what the referee says, once for each way of saying it, with the facts of its first case.

A line is the code, what was ruled, the clauses, the readings, the facts and the codes it rests on. The cases are the
sample questions of the narrator, the incidents row by row, and every act and option of the scripts of a running hand.

A change of a line is a change of what people are told: read it, then record it by
``python -m tests.engine.reasons_told``. ``… CASE`` prints all that is told in the script of that name.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator
from enum import Enum
from itertools import product
from pathlib import Path
from typing import Any

from tests.engine import ceremony_scripts as ceremony
from tests.engine.ceremony_rows import CASES
from tests.engine.incident_rows import ROWS
from tests.engine.running import scripts
from tests.engine.wrong_questions import refusal, wrong
from tests.narration import samples
from tutor.engine import RuleError, falta, match_over, ruleset
from tutor.engine.ceremony import RITES, do_rite, explain_rite, judge_rite
from tutor.engine.events import Event, evolve
from tutor.engine.explain import explain
from tutor.engine.game import advance
from tutor.engine.incidents import rule_incident
from tutor.engine.judge import Verdict, options
from tutor.engine.match import next_eldest
from tutor.engine.reasons import Reason
from tutor.engine.view import event_for, known_cards, view_for
from tutor.rulebook import RULEBOOKS

PAGES = {rules: Path(__file__).parent / "ledger" / f"{rules}.txt" for rules in RULEBOOKS}


def page(rules: str) -> str:
    """The ledger of a rulebook: the reasons, then what each script tells in all, as a count and a sum to compare."""
    told: dict[tuple[object, ...], str] = {}
    sums = []
    for what, step in _asked(rules):
        told.setdefault(_way(what, step), _line(what, step))
    for case in cases(rules):
        lines = []
        for what, step in played(rules, case):
            told.setdefault(_way(what, step), _line(what, step))
            lines.append(_line(what, step))
        sums.append(_sum(case.name, lines))
    for number, rite_case in enumerate(CASES if rules == "claudista" else ()):
        lines = []
        for what, step in _rites(rite_case):
            told.setdefault(_way(what, step), _line(what, step))
            lines.append(_line(what, step))
        sums.append(_sum(f"ceremony {number} {rite_case[0]}", lines))
    return "\n".join([*sorted(told.values()), "", *sums, ""])


def _sum(name: str, lines: list[str]) -> str:
    return f"{name}: {len(lines)} {zlib.crc32(chr(10).join(lines).encode()):08x}"


def _way(what: str, step: Reason) -> tuple[object, ...]:
    because = tuple(below.code for below in step.because)
    return what.split(" ", maxsplit=1)[0], step.code, step.cites, step.readings, tuple(step.args), because


def _line(what: str, step: Reason) -> str:
    facts = " ".join(f"{name}={_spelled(fact)}" for name, fact in step.args.items())
    parts = (step.code, what, " ".join(step.cites), " ".join(step.readings), facts)
    because = " ".join(below.code for below in step.because)
    return " | ".join(parts) + (f" <- {because}" if because else "")


def _spelled(fact: object) -> str:
    if isinstance(fact, frozenset):
        return "{" + ",".join(sorted(map(_spelled, fact))) + "}"
    if isinstance(fact, tuple) and not hasattr(fact, "_fields"):
        return "(" + ",".join(map(_spelled, fact)) + ")"
    return str(fact).replace(" ", "_")


def _asked(rules: str) -> Iterator[tuple[str, Reason]]:
    for given in samples.rulebooks():
        if given.id == rules:
            for number, call in enumerate(samples.calls(given)):
                if given.chosen and number % 3:
                    continue
                try:
                    ruling = call()
                except RuleError as error:
                    yield "refused", Reason(f"error.{error.key}", error.cites, error.readings, error.facts)
                    continue
                yield from _steps(type(ruling.value).__name__, ruling.reason)
    yield from _ends(rules)
    for question in wrong():
        if question.rules == rules:
            error = refusal(question)
            yield "refused", Reason(f"error.{error.key}", error.cites, error.readings, error.facts)
    for row in ROWS if rules == "claudista" else ():
        ruling = rule_incident(ruleset(rules, **row.switches), row.incident, dealer=0, **row.facts)
        yield from _steps("incident", ruling.reason)


def _ends(rules: str) -> Iterator[tuple[str, Reason]]:
    """Level scores under every switch; the end of a match and the falta where no total is named."""
    for given in samples.rulebooks():
        if given.id == rules:
            for eldest, first in product((0, 1), repeat=2):
                level = match_over(given, (24, 24), max(given.match.targets.value), reached_first=first, eldest=eldest)
                yield from _steps("level", level.reason)
    given = ruleset(rules)
    for players in given.seats.value:
        ended = match_over(given, (30, 3), players=players)
        yield from _steps("match", ended.reason)
    if given.falta is not None:
        yield from _steps("falta", falta(given, (3, 4)).reason)


def _rites(case: tuple[str, str, dict[str, Any], str, dict[str, Any]]) -> Iterator[tuple[str, Reason]]:
    """All that is told in a script of the ceremony."""
    _, _, given, script, _ = case
    table = ceremony.begin(**given)
    for text in filter(None, (part.partition(":")[0].strip() for part in script.split(";"))):
        if text.split()[1] not in RITES:
            table, _ = ceremony.run(table, text)
            continue
        rite = ceremony.rite(text)
        ruling = judge_rite(table, rite)
        yield from _steps(f"{ruling.value.value} {text}", ruling.reason)
        if ruling.value is Verdict.VOID:
            continue
        after, events = do_rite(table, rite)
        for event in events:
            yield from _steps(type(event).__name__, explain_rite(table, rite, event))
            told = {name: fact for name, fact in event._asdict().items() if name != "reason"}
            yield "happens", Reason(f"happens.{type(event).__name__}", args=told)
        table = after
    yield (
        "table",
        Reason("table", args={name: fact for name, fact in table._asdict().items() if name not in {"rules", "hand"}}),
    )


def cases(rules: str, *tables: str) -> list[scripts.Case]:
    """The scripts of a rulebook, those by clause and those by reading unless one table is asked for."""
    return [case for table in tables or ("clauses", "readings") for case in scripts.read(f"{table}_{rules}.txt")]


def played(rules: str, case: scripts.Case) -> Iterator[tuple[str, Reason]]:
    """All that is told in a script: every option of every seat, every event, what each seat sees."""
    state = scripts.start(rules, case)
    for line in scripts.acts(state.rules.deck.id, case.script):
        yield from _state(state)
        after, events = advance(state, scripts.wish(state, line))
        for event in events:
            yield from _steps(type(event).__name__, explain(state, event))
            state = evolve(state, event)
            yield from _heard(state, event)
        assert after == state
    yield from _state(state)
    if state.over:
        yield from _steps("next", next_eldest(state).reason)


def _state(state: scripts.HandState) -> Iterator[tuple[str, Reason]]:
    for seat in range(state.deal.players):
        yield "sees", Reason("view", args={"seat": seat, "view": view_for(state, seat)})
        yield "knows", Reason("view", args={"cards": tuple(sorted(known_cards(state, seat)))})
        for action, ruling in options(state, seat):
            assert isinstance(ruling.value, Enum)
            yield from _steps(ruling.value.value + f" {action}", ruling.reason)


def _heard(state: scripts.HandState, event: Event) -> Iterator[tuple[str, Reason]]:
    for seat in range(state.deal.players):
        told = event_for(state, event, seat)._asdict()
        reason = told.pop("reason", None)
        yield "hears", Reason(f"heard.{type(event).__name__}", args={"seat": seat, **told})
        if reason is not None:
            yield from _steps("hears", reason)


def _steps(what: str, reason: Reason) -> Iterator[tuple[str, Reason]]:
    for number, step in enumerate(reason.walk()):
        yield ("step" if number else what), step


def main() -> None:
    """Record the ledger anew, or print what is told in the scripts named."""
    if sys.argv[1:]:
        for rules in RULEBOOKS:
            for case in cases(rules):
                if case.name in sys.argv[1:]:
                    print(rules, case.name, *(_line(*told) for told in played(rules, case)), sep="\n")  # noqa: T201
        return
    for rules, path in PAGES.items():
        path.write_text(page(rules), "utf-8")


if __name__ == "__main__":
    main()
