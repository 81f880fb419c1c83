"""A ruling says which switch of the table decided what the document leaves open."""

from __future__ import annotations

import copy
import pickle

import pytest

from tutor.engine import cards, contest_envido, resolve_tricks, ruleset
from tutor.engine.reasons import OpenReadings, Reason, Ruling

TIED = [cards("4e 6e 1p"), cards("4p 6p 1o")]


@pytest.mark.parametrize("value", ["mao", "nobody"])
def test_a_switch_set_on_purpose_decides_its_reading(value):
    """
    AMB-G02, envido_tie: also where the table chose what would hold anyway.
    """
    ruling = contest_envido(ruleset("gauderio", envido_tie=value), TIED)

    assert {"AMB-G02": ("envido_tie", value)} == ruling.decided
    assert ("AMB-G02",) == ruling.readings


def test_a_switch_that_nobody_touched_decides_nothing():
    assert {} == contest_envido(ruleset("gauderio"), TIED).decided
    assert {} == contest_envido(ruleset("gauderio", flor_flee="3"), TIED).decided
    assert {} == Ruling(1, Reason("any.code", readings=("AMB-G02",))).decided


def test_what_a_switch_decides_is_determined_under_strict():
    """
    AMB-C07, all_tied.
    """
    ruling = resolve_tricks(ruleset("cego", strict=True, all_tied="nobody"), [None] * 3)

    assert (False, {"AMB-C07": ("all_tied", "nobody")}) == (ruling.undetermined, dict(ruling.decided))
    assert resolve_tricks(ruleset("cego", strict=True), [None] * 3).undetermined


def test_it_survives_copying_and_pickling():
    ruling = resolve_tricks(ruleset("cego", all_tied="nobody"), [None] * 3)

    for again in (copy.deepcopy(ruling), pickle.loads(pickle.dumps(ruling))):  # noqa: S301  # our own bytes
        assert (ruling, ruling.decided) == (again, again.decided)


def test_open_readings_are_a_set_of_ids():
    assert frozenset({"AMB-C07"}) == OpenReadings(["AMB-C07"], {"AMB-C09": ("envido_tie", "mao")})
