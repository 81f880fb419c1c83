"""The solved envido: what can be gained against it, by two best responses, and that mestre says what stands there."""

import json
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from benchmarks.__main__ import PEERS, ensure_peers
from tests.engine.running.scripts import begin, run
from tutor.coach.bots import BOTS
from tutor.coach.bots.envido_tables import FILES, MOST_FALTA, fits, tables_of
from tutor.engine import allowed, ruleset, view_for

ROOT = Path(__file__).resolve().parents[3]
REACH = 1e-6


def peer(*words):
    """What the script says that runs beside OpenSpiel."""
    ensure_peers()
    script = [str(PEERS / "bin" / "python"), "benchmarks/peer_envido.py", *words]
    run = subprocess.run(script, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(run.stdout)


def test_nothing_can_be_gained_against_the_tables():
    """
    By our own best response for every falta, by OpenSpiel's for one in the middle of a match and one at its start.
    """
    gained = peer("shipped", "5", "18")

    assert 0 <= gained["own"] <= REACH
    assert 0 <= gained["openspiel"] <= REACH


@pytest.mark.parametrize("rules", FILES)
def test_every_row_is_a_choice(rules):
    tables = tables_of(rules)
    assert [str(falta) for falta in range(1, MOST_FALTA + 1)] == list(tables.said)
    for said in tables.said.values():
        for node, rows in said.items():
            assert len(tables.counts) == len(rows)
            for row in rows:
                assert len(tables.words[node]) == len(row)
                assert min(row) >= 0
                assert abs(sum(row) - 1) < 1e-6


def test_the_best_count_takes_everything_and_the_worst_nothing():
    gauderio = tables_of("gauderio")

    assert 1 == gauderio.chances(12, 0, ("falta_envido",), 33)["quero"]
    assert 1 == gauderio.chances(12, 0, ("falta_envido",), 0)["nao_quero"]


FITS = [
    ("gauderio", {}, True),
    ("gauderio", {"flor_mandatory": "optional"}, True),
    ("gauderio", {"real_envido_value": "3_alone"}, False),
    ("gauderio", {"envido_tie": "nobody"}, False),
    ("cego", {"falta_as_raise": "opening_only"}, False),
    ("claudista", {}, False),
]


@pytest.mark.parametrize(("rules", "switches", "fit"), FITS)
def test_the_tables_are_for_the_prices_they_were_solved_for(rules, switches, fit):
    assert fit == fits(ruleset(rules, **switches))


def test_mestre_says_what_stands_there_as_often_as_it_stands_there():
    """
    O mão with 23 in a match to 12: a chance from the table, met in 400 seeds within four deviations.
    """
    state, _ = run(begin("gauderio", "2c 1c 6p / 12o 3o 6e"), "runs")
    chance = tables_of("gauderio").chances(12, 0, (), 23)["envido"]
    acts = allowed(state, 0)
    said = Counter(BOTS["mestre"](view_for(state, 0), acts, seed).verb for seed in range(400))

    assert 0.1 < chance < 0.9
    assert abs(said["envido"] / 400 - chance) < 4 * (chance * (1 - chance) / 400) ** 0.5
