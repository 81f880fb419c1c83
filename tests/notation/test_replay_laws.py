"""Laws of replaying: a match played by the referee and written down is played again to the same states."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.replays import played_match
from tutor.engine import ruleset
from tutor.engine.state import HandState
from tutor.notation import dump, parse
from tutor.notation.replay import replay

TABLES = [("gauderio", 2), ("gauderio", 4), ("cego", 2), ("cego", 4), ("cego", 6), ("claudista", 4)]
SCORES = [(0, 0), (5, 7), (11, 3), (11, 11), (10, 11)]


def bare(state: HandState) -> HandState:
    """The state but for its rulebook, which each replay may build anew, and what is put together from it."""
    return state._replace(deal=state.deal._replace(rules=state.rules.id, table=()))


@pytest.mark.parametrize(("rules", "players"), TABLES)
@settings(max_examples=20)
@given(score=st.sampled_from(SCORES), seed=st.integers(0, 10**6))
def test_a_match_written_down_is_played_again(rules, players, score, seed):
    file, states, ends = played_match(ruleset(rules), players, score, f"{rules} {seed}")

    again = parse(dump(file))
    played = replay(again)

    assert file == again
    assert played.error is None
    assert list(map(bare, ends)) == list(map(bare, played.hands))
    done = [step.after for step in played.steps if step.outcome is not None and step.outcome.before is not None]
    assert list(map(bare, states)) == list(map(bare, done))
    assert ends[-1].score == played.match.score
