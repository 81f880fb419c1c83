"""What a falta pays and when a match is over."""

from __future__ import annotations

import pytest

from tutor.engine import MatchResult, RuleError, falta, match_over, ruleset

ON, HALVES = MatchResult(False, None), {"falta_rule": "halves"}
A, B = MatchResult(True, 0), MatchResult(True, 1)
AFTER = {"end_check": "end_of_hand"}
AT_ONCE = {"end_check": "immediate"}


@pytest.mark.parametrize(
    ("rests_on", "name", "score", "target", "switches", "winner", "points"),
    [
        ("gauderio/def/falta", "gauderio", (15, 9), 24, {}, None, 9),
        ("gauderio/def/falta", "gauderio", (5, 3), None, {}, None, 7),
        ("gauderio/def/falta", "gauderio", (3, 5), 12, {}, None, 7),
        ("gauderio/def/falta", "gauderio", (0, 0), 24, {}, None, 24),
        ("gauderio/def/falta", "gauderio", (13, 10), 12, {}, None, 0),
        ("AMB-G29", "gauderio", (15, 9), 24, {"falta_rule": "winner_gap"}, 1, 15),
        ("AMB-G29", "gauderio", (15, 9), 24, {"falta_rule": "winner_gap"}, 0, 9),
        ("AMB-G29", "gauderio", (13, 10), 12, {"falta_rule": "winner_gap"}, 0, 0),
        ("AMB-G29", "gauderio", (15, 9), 24, HALVES, None, 9),
        ("AMB-G29", "gauderio", (5, 3), 24, HALVES, None, 7),
        ("AMB-G29", "gauderio", (12, 3), 24, HALVES, None, 12),
        ("AMB-G29", "gauderio", (5, 3), 12, HALVES, None, 1),
        ("gauderio/def/falta", "gauderio", (13, 3), 12, HALVES, None, 0),
        ("cego/falta/1", "cego", (11, 6), None, {}, None, 7),
        ("AMB-C20", "cego", (6, 11), 18, {}, None, 7),
        ("cego/falta/1", "cego", (20, 6), 24, {}, None, 4),
        ("cego/falta/1", "cego", (18, 6), 18, AFTER, None, 0),
    ],
)
def test_falta(rests_on, name, score, target, switches, winner, points):
    ruling = falta(ruleset(name, **switches), score, target, winner=winner)

    assert points == ruling.value
    assert rests_on in (*ruling.clauses, *ruling.readings)


@pytest.mark.parametrize(
    ("name", "score", "target", "switches", "key"),
    [
        ("cego", (18, 3), None, {}, "bad_score.over"),
        ("cego", (3, 24), 24, {}, "bad_score.over"),
        ("cego", (-1, 3), None, {}, "bad_score.negative"),
        ("gauderio", (-1, 3), None, {}, "bad_score.negative"),
        ("gauderio", (1, 3), 18, {}, "bad_query.target"),
        ("cego", (1, 3), 12, {}, "bad_query.target"),
        ("claudista", (1, 3), None, {}, "not_in_rules"),
        ("gauderio", (1, 3), None, {"falta_rule": "winner_gap"}, "bad_query.winner_needed"),
    ],
)
def test_a_falta_that_cannot_be_measured(name, score, target, switches, key):
    with pytest.raises(RuleError) as error:
        falta(ruleset(name, **switches), score, target)

    assert key == error.value.key


@pytest.mark.parametrize(
    ("rests_on", "name", "score", "target", "switches", "more", "result"),
    [
        ("gauderio/fim/1", "gauderio", (11, 3), None, {}, {}, ON),
        ("gauderio/fim/1", "gauderio", (12, 3), None, {}, {}, A),
        ("gauderio/fim/1", "gauderio", (12, 3), 24, {}, {}, ON),
        ("gauderio/fim/1", "gauderio", (3, 27), 24, {}, {}, B),
        ("gauderio/fim/2", "gauderio", (13, 14), 12, {}, {}, B),
        ("gauderio/fim/2", "gauderio", (25, 24), 24, {}, {"reached_first": 1}, A),
        ("AMB-G25", "gauderio", (13, 13), 12, {}, {"reached_first": 1}, B),
        ("AMB-G25", "gauderio", (13, 13), 12, {"tie_at_target": "another_hand"}, {}, ON),
        ("AMB-G25", "gauderio", (13, 13), 12, {"tie_at_target": "mao"}, {"eldest": 3}, B),
        ("AMB-G24", "gauderio", (13, 14), 12, AT_ONCE, {"reached_first": 0}, A),
        ("AMB-G24", "gauderio", (13, 14), 12, {"end_check": "falta_only"}, {}, B),
        ("AMB-G24", "gauderio", (12, 14), 12, {"end_check": "falta_only"},
         {"by_falta": True, "reached_first": 0}, A),
        ("cego/partida/1", "cego", (17, 3), None, {}, {}, ON),
        ("cego/partida/1", "cego", (18, 3), None, {}, {}, A),
        ("cego/partida/1", "cego", (18, 3), None, {}, {"players": 4}, A),
        ("cego/partida/1", "cego", (18, 3), None, {}, {"players": 6}, ON),
        ("cego/partida/1", "cego", (18, 3), 24, {}, {}, ON),
        ("AMB-C18", "cego", (18, 20), None, {}, {"reached_first": 0}, A),
        ("AMB-C18", "cego", (18, 20), None, AFTER, {}, B),
        ("claudista/intro/6", "claudista", (11, 11), None, {}, {}, ON),
        ("claudista/intro/6", "claudista", (11, 22), 12, {}, {}, B),
        ("AMB-K71", "claudista", (12, 13), None, {}, {"reached_first": 0}, A),
        ("AMB-K71", "claudista", (12, 13), None, AFTER, {}, B),
        ("AMB-K71", "claudista", (12, 12), None, AFTER, {"reached_first": 1}, B),
    ],
)  # fmt: skip
def test_the_end_of_a_match(rests_on, name, score, target, switches, more, result):
    ruling = match_over(ruleset(name, **switches), score, target, **more)

    assert result == ruling.value
    assert rests_on in (*ruling.clauses, *ruling.readings)


@pytest.mark.parametrize(
    ("name", "score", "switches", "key"),
    [
        ("gauderio", (13, 13), {}, "missing_reached_first"),
        ("gauderio", (13, 14), AT_ONCE, "missing_reached_first"),
        ("gauderio", (13, 13), {"tie_at_target": "mao"}, "bad_query.eldest_needed"),
        ("cego", (18, 19), {}, "missing_reached_first"),
        ("claudista", (12, 12), {}, "missing_reached_first"),
        ("claudista", (-1, 12), {}, "bad_score.negative"),
    ],
)
def test_an_end_that_cannot_be_told(name, score, switches, key):
    with pytest.raises(RuleError) as error:
        match_over(ruleset(name, **switches), score)

    assert key == error.value.key


@pytest.mark.parametrize(
    ("name", "score", "more", "undetermined"),
    [
        ("gauderio", (12, 3), {}, False), ("gauderio", (13, 14), {}, True),
        ("gauderio", (13, 13), {"reached_first": 0}, True), ("cego", (18, 19), {"reached_first": 0}, True),
        ("cego", (18, 3), {}, False), ("claudista", (12, 3), {}, False),
    ],
)  # fmt: skip
def test_ends_that_the_document_leaves_open(name, score, more, undetermined):
    assert undetermined == match_over(ruleset(name, strict=True), score, **more).undetermined
