"""The rulebooks side by side: the same question under each, the cells that differ marked.

"Não existe" and "o documento não decide" are answers like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tutor.engine import RuleError, Ruleset, Ruling, ruleset
from tutor.engine.question import Question, ruled
from tutor.engine.variants import with_switches
from tutor.narration.catalogue import text
from tutor.narration.errors import message
from tutor.narration.verdicts import verdict
from tutor.rulebook import RULEBOOKS

State = Literal["ruled", "open", "absent", "refused"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """What one rulebook says.

    ``state`` is "ruled", "open" (the document does not decide: the ruling is that of our reading), "absent" (the
    rulebook has no such thing) or "refused" (the question does not fit it, and ``error`` says why). ``cell`` says it
    in few words; ``differs`` marks a cell that says something else than most (all of them where no two agree); of
    what is refused only a call that the rulebook forbids says anything.
    """

    rules: str
    state: State
    cell: str
    differs: bool
    ruling: Ruling[Any] | None = None
    error: RuleError | None = None


def side_by_side(
    asked: Question, lang: str = "pt-BR", *, rulesets: Sequence[Ruleset] = (), names: Sequence[str] = ()
) -> tuple[Column, ...]:
    """Put one question to each rulebook, or to the rulesets given; a fact that only one of them has goes to it alone.

    >>> from tutor.engine.question import question
    >>> bet = question("bet", kind="envido", calls=("real_envido",), answer="quero")
    >>> [column.cell for column in side_by_side(bet)]
    ['5 pontos', '3 tentos', 'não existe']
    """
    under = rulesets or tuple(ruleset(rules) for rules in RULEBOOKS)
    return columns({rules.id: (rules, fitted(rules, asked)) for rules in under}, lang, names=names)


def fitted(rules: Ruleset, asked: Question) -> Question:
    """Leave out the vira and the hand of eleven where the rulebook has none."""
    absent = {
        name
        for name, has in (("vira", rules.vira.value), ("mao_de_11", rules.hand.all_tied_on_eleven is not None))
        if not has
    }
    return Question(asked.ask, {name: value for name, value in asked.facts.items() if name not in absent})


def columns(
    asked: Mapping[str, tuple[Ruleset, Question] | RuleError], lang: str = "pt-BR", *, names: Sequence[str] = ()
) -> tuple[Column, ...]:
    """Give the columns of questions already put to each rulebook, or of what stops them."""
    found = {rules: _answered(given) for rules, given in asked.items()}
    keys = {rules: _key(answer) for rules, (state, answer) in found.items() if state != "refused" or _forbids(answer)}
    odd = odd_ones(keys)
    return tuple(_column(rules, asked[rules], found[rules], lang, names, differs=rules in odd) for rules in asked)


def odd_ones(said: Mapping[str, Hashable]) -> frozenset[str]:
    """Say who says something else than most: all of them where no two agree, nobody where all do.

    >>> sorted(odd_ones({"gauderio": 5, "cego": 3, "claudista": 5}))
    ['cego']
    """
    ((most, times),) = Counter(said.values()).most_common(1) or ((None, 0),)
    return frozenset(who for who, key in said.items() if len(set(said.values())) > 1 and (times == 1 or key != most))


def _answered(given: tuple[Ruleset, Question] | RuleError) -> tuple[State, Ruling[Any] | RuleError]:
    if isinstance(given, RuleError):
        return ("absent" if _is_absent(given) else "refused"), given
    rules, question = given
    try:
        ruling = ruled(rules, question)
    except RuleError as error:
        return ("absent" if _is_absent(error, rules) else "refused"), error
    chosen = {name: rules.options[name] for name in rules.chosen}
    twin = with_switches(rules.id, chosen, target=rules.target, strict=True)
    return ("open" if ruled(twin, question).undetermined else "ruled"), ruling


def _is_absent(error: RuleError, rules: Ruleset | None = None) -> bool:
    """Whether a rulebook refuses because it has no such thing: no envido at all, or no call of that name."""
    if error.code == "illegal_call" and rules is not None:
        ladder = rules.ladders.get(error.facts["kind"])
        return ladder is not None and error.facts.get("call") not in ladder.words
    return error.code == "not_in_rules"


def _forbids(answer: Ruling[Any] | RuleError) -> bool:
    """Whether a rulebook refuses because its document says no, which is an answer: that call may not be made there."""
    return isinstance(answer, RuleError) and answer.code == "illegal_call"


def _key(answer: Ruling[Any] | RuleError) -> Hashable:
    return answer.code if isinstance(answer, RuleError) else ("value", answer.value)


def _column(
    rules: str,
    given: tuple[Ruleset, Question] | RuleError,
    found: tuple[State, Ruling[Any] | RuleError],
    lang: str,
    names: Sequence[str],
    *,
    differs: bool,
) -> Column:
    state, answer = found
    if isinstance(answer, RuleError):
        cell = text("verdict-absent", lang) if state == "absent" else message(answer, lang, names=names)
        return Column(rules=rules, state=state, cell=cell, differs=differs, error=answer)
    assert not isinstance(given, RuleError), "a ruling comes from a question"
    cell = verdict(given[1], answer, lang, names=names)
    if state == "open" and not answer.undetermined:
        cell = text("verdict-open", lang, verdict=cell)
    return Column(rules=rules, state=state, cell=cell, differs=differs, ruling=answer)
