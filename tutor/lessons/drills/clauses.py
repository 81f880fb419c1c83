"""Questions about clauses in our own words: which one decides a case, which one answers, and the facts of the table.

Every skill ends with one of these: to pick the clause is to explain it to oneself, in a click.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from tutor.engine import Reason, Ruleset, Ruling
from tutor.engine.records import Cited
from tutor.lessons.alike import alike
from tutor.lessons.drills.pools import GCK, luck
from tutor.lessons.questions import Choice, Drill, Row, Shown
from tutor.lessons.reference_asked import asked_words, names_at, rows_of_case
from tutor.lessons.reference_examples import Example, examples
from tutor.lessons.said import Ruled, Situation, Wording, say
from tutor.lessons.skills import skill, skills
from tutor.narration.catalogue import find, text
from tutor.rulebook import Clause, clause, clauses
from tutor.rulebook.covered import covered

CHOICES = 4
SAME = (
    frozenset({"gauderio/jogadores/1", "gauderio/ficha/1"}),
    frozenset({"gauderio/ficha/3", "gauderio/jogo/2"}),
    frozenset({"gauderio/visao/2", "gauderio/def/mao/1"}),
    frozenset({"gauderio/convencoes/1", "gauderio/ficha/2"}),
    frozenset({"claudista/4.1", "claudista/def/mao/2"}),
    frozenset({"claudista/intro/2", "claudista/intro/3"}),
    frozenset({"claudista/4.8/2", "claudista/4.8"}),
)
"""Clauses that say the same thing twice: none of them is a wrong answer to the question of the other."""


_NAMED_BY = {"envido": "envido.count", "flor": "flor", "truco": "truco.ladder"}
"""What a case may be about, and the skill in which it gets its name."""


class Decided(NamedTuple):
    """A case that a clause decides, with the clauses beside it that do not."""

    clause: str
    example: Example
    others: tuple[str, ...]


class Asked(NamedTuple):
    """A question that a clause answers, with other clauses."""

    clause: str
    others: tuple[str, ...]


def cue_of(id: str) -> str:  # noqa: A002  # of the clause
    """Give the message that asks for a clause in a few words; "" where there is none."""
    name = f"cue-{id.replace('/', '-').replace('.', '-')}"
    return name if find(name, "pt-BR") is not None else ""


@cache
def _taught(rules: str, skill_id: str) -> frozenset[str]:
    """Give a skill and all that come before it."""
    found, waiting = set[str](), [skill_id]
    while waiting:
        one = waiting.pop()
        found.add(one)
        waiting += skill(one).needs(rules)
    return frozenset(found)


@cache
def known_by(rules: str, skill_id: str) -> frozenset[str]:
    """Give the clauses that have been taught once a skill is: its own, and those of all it needs."""
    return frozenset(id_ for one in _taught(rules, skill_id) for id_ in skill(one).teaches(rules))


def _told_in_known_words(example: Example, skill_id: str) -> bool:
    """Say whether a case asks of no bet that is taught only after a skill: its very name would be new."""
    about = example.asked.facts["kind"] if example.asked.ask == "bet" else example.asked.ask.partition("_")[0]
    return _NAMED_BY.get(about, skill_id) in _taught(example.rules, skill_id)


def _beside(rules: str, skill_id: str, id_: str, decides: frozenset[str]) -> tuple[str, ...]:
    """Choose wrong clauses for a case: taught by then, of other reasons; words that sound alike first, then its own."""
    codes = set(covered(id_).codes)
    same = {other for group in SAME if id_ in group for other in group}
    own = set(skill(skill_id).teaches(rules))
    taken = decides | same | {id_}

    def fits(one: Clause) -> bool:
        return (
            one.enforceable
            and one.kind != "example"
            and one.id not in taken
            and codes.isdisjoint(covered(one.id).codes)
        )

    known = [one.id for one in clauses(rules) if one.id in known_by(rules, skill_id) and fits(one)]
    drawn = luck(f"beside {id_} {skill_id}")
    near = alike(id_) & own
    mixed = sorted(drawn.sample(known, len(known)), key=lambda one: (one not in near, one not in own))
    chosen: list[str] = []
    for one in mixed:
        if not any({one, other} <= group for group in SAME for other in chosen):
            chosen.append(one)
    return tuple(chosen[: CHOICES - 1])


def _decided(skill_id: str) -> Callable[[Ruleset], Sequence[Any]]:
    def pool(rules: Ruleset) -> Sequence[Decided]:
        found, by_clause = examples()
        own = decidable(rules.id, skill_id)
        cases = []
        for id_ in skill(skill_id).teaches(rules.id):
            if id_ in own:
                example = found[by_clause[id_]]
                cases.append(Decided(id_, example, _beside(rules.id, skill_id, id_, frozenset(example.ruling.clauses))))
        return [case for case in cases if len(case.others) > 1 and _told_in_known_words(case.example, skill_id)]

    return pool


def decidable(rules: str, skill_id: str) -> frozenset[str]:
    """Give the clauses of a skill that decide some case."""
    _, by_clause = examples()
    return frozenset(id_ for id_ in skill(skill_id).teaches(rules) if id_ in by_clause and clause(id_).enforceable)


def _decides(_rules: Ruleset, case: Decided) -> Ruling[str]:
    return Ruling(case.clause, case.example.ruling.reason)


def _show_decided(_rules: Ruleset, case: Decided) -> Shown:
    rules, asked = case.example.rules, case.example.asked
    said = (Situation(rules, asked),) if asked_words(rules, asked, "pt-BR") else ()
    facts = (*said, say("ask-referee-says", ruling=Ruled(case.example.ruling)))
    players = len(names_at(rules, asked))
    rows = situation_rows(case.example)
    return Shown(say("ask-which-clause"), facts=facts, rows=rows, choices=wordings(case), players=players)


def situation_rows(example: Example) -> tuple[Row, ...]:
    """Give the cards of a case."""
    return tuple(_row(*row) for row in rows_of_case(example.rules, example.asked, "pt-BR"))


def _row(label: str, codes: list[str]) -> Row:
    vira = label == text("reference-vira", "pt-BR")
    return Row(say("ask-vira") if vira else label or None, tuple(codes))


def wordings(case: Decided | Asked) -> tuple[Choice, ...]:
    """Give the clauses to choose from, in our words."""
    return tuple(Choice(id_, Wording(id_)) for id_ in (case.clause, *case.others))


def _asked(skill_id: str) -> Callable[[Ruleset], Sequence[Any]]:
    def pool(rules: Ruleset) -> Sequence[Asked]:
        own = [id_ for id_ in skill(skill_id).teaches(rules.id) if cue_of(id_)]
        cases = [Asked(id_, _beside(rules.id, skill_id, id_, frozenset())) for id_ in own]
        return [case for case in cases if case.others]

    return pool


def _answers(_rules: Ruleset, case: Asked) -> Ruling[str]:
    return Ruling(case.clause, Reason("cue.decides", (case.clause,), (), {"clause": case.clause}))


def _show_asked(_rules: Ruleset, case: Asked) -> Shown:
    return Shown(say("ask-which-answers", cue=say(cue_of(case.clause))), choices=wordings(case))


class Cell(NamedTuple):
    """A number of the table, and the question for it."""

    what: str


_CELLS: dict[str, Callable[[Ruleset], Cited[int]]] = {
    "pack": lambda rules: rules.pack,
    "cards-each": lambda rules: rules.cards_each,
    "hand-value": lambda rules: rules.hand_value,
}


def _cells(rules: Ruleset) -> Sequence[Cell]:
    return [Cell(what) for what, cell in _CELLS.items() if cell(rules).cites]


def cells(rules: Ruleset) -> Sequence[Cited[int]]:
    """Give the numbers of the table that a document says."""
    return [_CELLS[case.what](rules) for case in _cells(rules)]


def _cell(rules: Ruleset, case: Cell) -> Ruling[int]:
    cell = _CELLS[case.what](rules)
    return Ruling(cell.value, Reason("cue.decides", cell.cites, cell.readings, {"clause": cell.cites[0]}))


def _show_cell(_rules: Ruleset, case: Cell) -> Shown:
    return Shown(say(f"ask-table-{case.what}"))


def _of_skill(id_: str) -> tuple[Drill, ...]:
    books = skill(id_).rules
    return (
        Drill(
            skill=id_, kind="clause", rules=books, form="one", shuffled=True,
            pool=_decided(id_), key=_decides, show=_show_decided,
        ),
        Drill(
            skill=id_, kind="cue", rules=books, form="one", shuffled=True,
            pool=_asked(id_), key=_answers, show=_show_asked,
        ),
    )  # fmt: skip


DRILLS = (
    *(drill for one in skills() if one.clauses for drill in _of_skill(one.id)),
    Drill(skill="table", kind="number", rules=GCK, form="number", pool=_cells, key=_cell, show=_show_cell),
)
