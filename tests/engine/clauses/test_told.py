"""The scripts of the running hand tell the clause that they are named by: in an event, or among what may be done."""

import pytest

from tests.engine.reasons_told import cases, played
from tutor.rulebook import RULEBOOKS

SEEN = {
    "gauderio/jogadores/2", "gauderio/jogadores/3", "gauderio/visao/4", "gauderio/ficha/3", "gauderio/def/mao/1",
    "gauderio/jogadores/5", "gauderio/jogo/2", "gauderio/jogo/3", "gauderio/jogadores/4",
    "gauderio/visao/1", "cego/partida/4", "cego/partida/5", "cego/mao/1", "cego/pontos/2",
    "cego/flor-tentos/nao-quero", "cego/flor-embate/cf-2", "claudista/intro/2", "claudista/def/mao-de-11",
    "claudista/4.1", "claudista/4.8/2", "claudista/6.1", "claudista/6.5", "claudista/6.8",
}  # fmt: skip
"""Seen in the state (who sits where, how many cards, what counts): here nothing is refused or paid by it."""

CASES = [pytest.param(rules, case, id=case.name) for rules in RULEBOOKS for case in cases(rules, "clauses")]


@pytest.mark.parametrize(("rules", "case"), CASES)
def test_the_clause_of_a_script_is_told_in_it(rules, case):
    id_ = case.name.split(" ")[0]
    told = {cited for _, step in played(rules, case) for cited in step.cites}

    assert id_ in told or id_ in SEEN


def test_what_is_only_seen_is_told_in_no_script():
    by_case = {}
    for param in CASES:
        rules, case = param.values
        told = {cited for _, step in played(rules, case) for cited in step.cites}
        by_case.setdefault(case.name.split(" ")[0], []).append(told)

    assert set() == {id_ for id_ in SEEN if all(id_ in told for told in by_case[id_])}
