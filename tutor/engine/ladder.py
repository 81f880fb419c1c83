"""The calls of truco, envido and flor as closed lists, and what every sequence of them pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from tutor.engine.errors import RuleError, nearest
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Amount, Cited, Ladder, Row, Ruleset
from tutor.engine.scoring import Score, amount

Answer = Literal["quero", "nao_quero", "sem_flor"]
KINDS = ("truco", "envido", "flor")


def ladder_of(rules: Ruleset, kind: str) -> Ladder:
    """Give the closed list of one kind of bet, or refuse where the rulebook does not have it (AMB-X01)."""
    if kind not in KINDS:
        raise RuleError(
            "bad_query",
            {"field": "kind", "value": kind, "known": KINDS, "nearest": nearest(str(kind), KINDS)},
            detail="value",
        )
    found = rules.ladders.get(kind)
    if found is None:
        raise RuleError("not_in_rules", {"what": kind, "rules": rules.id}, readings=("AMB-X01",))
    return found


def next_calls(ladder: Ladder, calls: tuple[str, ...]) -> tuple[str, ...]:
    """List the calls that may follow these, in the order of the document."""
    return tuple(word for word in ladder.words if (*calls, word) in ladder.rows)


def row_of(rules: Ruleset, kind: str, calls: Sequence[str]) -> Row:
    """Give the row of a sequence of calls; `RuleError` ``illegal_call`` says which call breaks it, and what fits."""
    ladder = ladder_of(rules, kind)
    wanted = tuple(calls)
    row = ladder.rows.get(wanted)
    if row is not None:
        return row
    for i in range(1, len(wanted) + 1):
        if wanted[:i] not in ladder.rows:
            before = wanted[: i - 1]
            listed = ladder.rows[before] if before else None
            facts = {
                "kind": kind, "call": wanted[i - 1], "calls": before, "known": next_calls(ladder, before),
                "nearest": nearest(wanted[i - 1], ladder.words), "rules": rules.id,
            }  # fmt: skip
            cites, readings = (listed.answers, listed.answers_readings) if listed else (ladder.opening.cites, ())
            detail = "after" if before else "opening"
            raise RuleError("illegal_call", facts, detail=detail, cites=cites, readings=readings)
    facts = {"kind": kind, "known": next_calls(ladder, ()), "rules": rules.id}
    raise RuleError("illegal_call", facts, detail="none", cites=ladder.opening.cites)


def price(
    rules: Ruleset,
    kind: str,
    calls: Sequence[str],
    answer: str,
    *,
    score: Score | None = None,
    target: int | None = None,
    winner: int | None = None,
    flores: int = 1,
    first_trick: bool = False,
) -> Ruling[int]:
    """Say what a sequence of calls pays: to the winner when taken, to the last caller's side when refused.

    >>> from tutor.engine import ruleset
    >>> price(ruleset("gauderio"), "envido", ["envido", "real_envido"], "nao_quero").value
    2
    """
    row = row_of(rules, kind, calls)
    cell = _cell(rules, row, kind, answer)
    args = {"kind": kind, "calls": row.calls, "call": row.calls[-1], "answer": answer}
    measured = amount(rules, cell.value, score, target, winner)
    points = measured.value if measured is not None else cell.value
    assert isinstance(points, int)
    steps: tuple[Reason, ...] = () if measured is None else (measured.reason,)
    for extra, times, code in _extras(
        ladder_of(rules, kind), flores - 1, first_trick=first_trick and answer == "nao_quero"
    ):
        points += extra.value * times
        args_of = {"points": extra.value * times, "times": times}
        steps += (Reason(code, extra.cites, extra.readings, args_of),)
    code = {"quero": "bet.taken", "nao_quero": "bet.refused", "sem_flor": "bet.lone_flor"}[answer]
    readings = (*row.readings, *cell.readings)
    reason = Reason(code, cell.cites, tuple(dict.fromkeys(readings)), {**args, "points": points}, steps)
    return Ruling(points, reason, rules.open_readings)


def _extras(ladder: Ladder, further: int, *, first_trick: bool) -> Iterator[tuple[Cited[int], int, str]]:
    """What the switches ``flor_stack`` and ``fold_first_trick_envido_bonus`` add to a payment."""
    if further and ladder.each_further_flor is not None:
        yield ladder.each_further_flor, further, "bet.further_flores"
    if first_trick and ladder.refused_in_first_trick is not None:
        yield ladder.refused_in_first_trick, 1, "bet.first_trick_bonus"


def _cell(rules: Ruleset, row: Row, kind: str, answer: str) -> Cited[Amount]:
    if answer not in ("quero", "nao_quero", "sem_flor"):
        known = ("quero", "nao_quero", "sem_flor")
        facts = {"field": "answer", "value": answer, "known": known, "nearest": nearest(str(answer), known)}
        raise RuleError("bad_query", facts, detail="value")
    cells: dict[str, Cited[Amount] | None] = {
        "quero": row.quero, "nao_quero": row.nao_quero, "sem_flor": row.sem_flor
    }  # fmt: skip
    cell = cells[answer]
    if cell is None:
        facts = {
            "answer": answer, "calls": row.calls, "call": row.calls[-1], "kind": kind, "rules": rules.id,
            "known": tuple(name for name, value in cells.items() if value is not None),
        }  # fmt: skip
        raise RuleError("illegal_answer", facts, cites=row.answers, readings=row.answers_readings)
    return cell
