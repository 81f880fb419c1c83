"""What is wrong with a question about an incident: its code, and what would be right; and laws of all answers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine import RuleError, ruleset
from tutor.engine.incidents import FIELDS, INCIDENTS, rule_incident
from tutor.engine.incidents_fields import COMMON, DESTINATIONS
from tutor.narration import LANGUAGES, message, sentence
from tutor.rulebook import clause

CLAUDISTA = ruleset("claudista")
ELEVEN = {"seat": 1, "score": (11, 4)}
COUNT = {"seat": 1, "count": 2}
RAFFLE = {"by_name": "Ana", "players": ["Ana"]}

# incident, facts, key of the error, a piece of its message
ERRORS = [
    ("dripp", {"by": 1}, "bad_query.value", "drip"),
    ("", {}, "bad_query.value", "incident"),
    ("drip", {}, "bad_query.missing_field", "by"),
    ("wrong_count", {"seat": 1}, "bad_query.missing_field", "count"),
    ("raffle", {"by_name": "Ana"}, "bad_query.missing_field", "players"),
    ("drip", {"by": 1, "repeated": True}, "bad_query.unknown_field", "repeated"),
    ("cut_excess", {"by": 1, "repeatd": True}, "bad_query.unknown_field", "repeated"),
    ("deal_peek", {"by": 0}, "bad_query.unknown_field", "by"),
    ("drip", {"by": None}, "bad_query.null_field", "by"),
    ("hide", {"seat": 1, "trick": None}, "bad_query.null_field", "trick"),
    ("cut_excess", {"by": 1, "repeated": 1}, "bad_query.wrong_type", "true"),
    ("cut_excess", {"by": 1, "repeated": "yes"}, "bad_query.wrong_type", "yes"),
    ("drip", {"by": "1"}, "bad_query.wrong_type", "by"),
    ("drip", {"by": True}, "bad_query.wrong_type", "true"),
    ("drip", {"by": 1.0}, "bad_query.wrong_type", "1.0"),
    ("drip", {"by": 4}, "bad_seat", "4"),
    ("drip", {"by": -1}, "bad_seat", "-1"),
    ("drip", {"by": 1, "dealer": 4}, "bad_seat", "4"),
    ("drip", {"by": 1, "dealer": "J1"}, "bad_query.wrong_type", "J1"),
    ("drip", {"by": 1, "dealer": None}, "bad_query.null_field", "dealer"),
    ("drip", {"by": 1, "stake": 2}, "bad_query.number", "6"),
    ("drip", {"by": 1, "stake": True}, "bad_query.wrong_type", "stake"),
    ("hide", {"seat": 1, "trick": 4}, "bad_query.number", "4"),
    ("hide", {"seat": 1, "trick": 0}, "bad_query.number", "0"),
    ("wrong_count", {**COUNT, "count": -1}, "bad_query.count", "-1"),
    ("wrong_count", {**COUNT, "count": 41}, "bad_query.count", "40"),
    ("wrong_count", {**COUNT, "count": "two"}, "bad_query.wrong_type", "two"),
    ("cut_seen_card", {"by": 3, "destination": "burned"}, "bad_query.value", "burn"),
    ("cut_seen_card", {"by": 3, "destination": 1}, "bad_query.wrong_type", "destination"),
    ("truco_on_eleven", {"seat": 1, "score": (10, 4)}, "bad_score.nobody_on_eleven", "11"),
    ("truco_on_eleven", {"seat": 1, "score": (12, 11)}, "bad_score.over", "12"),
    ("truco_on_eleven", {"seat": 1, "score": (11, -1)}, "bad_score.negative", "-1"),
    ("truco_on_eleven", {"seat": 1, "score": 11}, "bad_query.wrong_type", "score"),
    ("truco_on_eleven", {"seat": 1, "score": [11]}, "bad_query.wrong_type", "[11]"),
    ("truco_on_eleven", {"seat": 1, "score": [11, True]}, "bad_query.wrong_type", "score"),
    ("truco_on_eleven", {**ELEVEN, "call": "retruco"}, "illegal_call.unknown", "truco"),
    ("truco_on_eleven", {**ELEVEN, "call": "zzz"}, "illegal_call.unknown", "nove"),
    ("truco_on_eleven", {**ELEVEN, "call": 6}, "bad_query.wrong_type", "call"),
    ("lose_with", {"points": -1}, "bad_score.negative_points", "-1"),
    ("lose_with", {"points": "0"}, "bad_query.wrong_type", "points"),
    ("raffle", {**RAFFLE, "by_name": 7}, "bad_query.wrong_type", "7"),
    ("raffle", {**RAFFLE, "by_name": "  "}, "bad_query.empty_name", "by_name"),
    ("raffle", {**RAFFLE, "players": "Ana"}, "bad_query.wrong_type", "Ana"),
    ("raffle", {**RAFFLE, "players": ["Ana", 3]}, "bad_query.wrong_type", "players"),
    ("raffle", {**RAFFLE, "players": ["Ana", ""]}, "bad_query.empty_name", "players"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("incident", "facts", "key", "said"),
    [pytest.param(*row, id=f"{row[2]}-{row[0]}-{i}") for i, row in enumerate(ERRORS)],
)
def test_every_error(incident, facts, key, said, lang):
    with pytest.raises(RuleError) as refused:
        rule_incident(CLAUDISTA, incident, **{"dealer": 0, **facts})

    assert key == refused.value.key
    assert said in message(refused.value, lang)


@pytest.mark.parametrize("rules", ["gauderio", "cego"])
@pytest.mark.parametrize("incident", INCIDENTS)
def test_the_other_rulebooks_have_no_incidents(rules, incident):
    with pytest.raises(RuleError) as refused:
        rule_incident(ruleset(rules), incident, dealer=0)

    assert ("not_in_rules", ("AMB-X01",)) == (refused.value.code, refused.value.readings)
    assert "Claudista" in message(refused.value)


def test_what_is_missing_is_told_for_every_fact_that_is_needed():
    for incident, row in INCIDENTS.items():
        for name in row.needs:
            given_ = {other: _VALUES[other] for other in row.needs if other != name}
            with pytest.raises(RuleError) as refused:
                rule_incident(CLAUDISTA, incident, dealer=0, **given_)
            assert ("bad_query", name) == (refused.value.code, refused.value.facts["field"])


_VALUES = {
    "by": 1, "seat": 1, "count": 4, "trick": 2, "destination": "keep", "score": (11, 4), "points": 0,
    "by_name": "Ana", "players": ["Ana", "Valcir"],
}  # fmt: skip


def test_fields_are_those_of_all_incidents():
    own = {name for row in INCIDENTS.values() for name in (*row.needs, *row.takes)}

    assert {*COMMON, *own} == set(FIELDS)
    assert {name for row in INCIDENTS.values() for name in row.needs} == _VALUES.keys()


SEATS = st.integers(0, 3)
DRAWN = {
    "by": SEATS, "seat": SEATS, "count": st.integers(0, 6), "trick": st.integers(1, 3),
    "destination": st.sampled_from(DESTINATIONS), "points": st.integers(0, 30),
    "score": st.integers(0, 11).flatmap(lambda low: st.sampled_from([(11, low), (low, 11)])),
    "call": st.sampled_from(["truco", "seis", "nove", "doze"]), "by_name": st.sampled_from(["Ana", "Valcir", "valcir"]),
    "players": st.lists(st.sampled_from(["Ana", "Valcir", "Beto"])),
}  # fmt: skip


@st.composite
def asked(draw):
    name = draw(st.sampled_from(sorted(INCIDENTS)))
    row = INCIDENTS[name]
    facts = {field: draw(DRAWN[field]) for field in row.needs}
    for field in draw(st.lists(st.sampled_from(sorted(row.takes)), unique=True)) if row.takes else ():
        facts[field] = draw(DRAWN.get(field, st.booleans()))
    return name, {"dealer": draw(SEATS), "stake": draw(st.sampled_from([1, 3, 6, 9, 12])), **facts}


@given(asked())
def test_laws(question):
    incident, facts = question
    ruling = rule_incident(CLAUDISTA, incident, **facts)
    result = ruling.value

    assert result.remedies
    assert sorted(set(result.remedies)) == list(result.remedies)
    assert min(result.points) == 0
    assert max(result.points) in {0, 1, facts["stake"]}
    assert result.match_over is (result.winner is not None) is ("match_lost" in result.remedies)
    assert result.hand_over or not result.match_over
    assert result.hand_over or max(result.points) <= 1, "the value of the hand is paid once, and ends it"
    assert {"claim_paid", "point_to_opponents", "point_to_reporter"} & set(result.remedies) or not any(result.points)
    assert ruling.clauses
    assert all(clause(cited).rules == "claudista" for cited in ruling.clauses)


@given(asked())
def test_what_is_unsaid_is_false(question):
    incident, facts = question
    unsaid = {name: False for name in INCIDENTS[incident].takes if name not in {*facts, "call"}}

    assert rule_incident(CLAUDISTA, incident, **facts) == rule_incident(CLAUDISTA, incident, **facts, **unsaid)


@given(st.sampled_from(sorted(INCIDENTS)), st.dictionaries(st.sampled_from(sorted(FIELDS)), st.one_of(
    st.none(), st.booleans(), st.integers(-2, 50), st.text(max_size=4), st.lists(st.integers(0, 12), max_size=3),
)))  # fmt: skip
def test_anything_at_all_is_answered_or_refused_in_words(incident, facts):
    assert all(len(told(incident, {"dealer": 0, **facts}, lang)) > 10 for lang in LANGUAGES)


def told(incident, facts, lang):
    try:
        return sentence(rule_incident(CLAUDISTA, incident, **facts), lang)
    except RuleError as refused:
        return message(refused, lang)


# incident, facts, the field that is wrong, what is wanted there, what stands there as JSON
WRONG = [
    ("drip", {"by": "1"}, "by", "seat", '"1"'),
    ("drip", {"by": {"Á": (1,)}}, "by", "seat", '{"Á": [1]}'),
    ("drip", {"by": {1}}, "by", "seat", '"{1}"'),
    ("drip", {"by": None}, "by", "seat", None),
    ("drip", {"by": 1, "stake": True}, "stake", "number", "true"),
    ("wrong_count", {**COUNT, "count": "two"}, "count", "number", '"two"'),
    ("hide", {"seat": 1, "trick": "2"}, "trick", "number", '"2"'),
    ("hide", {"seat": 1, "trick": None}, "trick", "number", None),
    ("lose_with", {"points": 1.5}, "points", "number", "1.5"),
    ("cut_excess", {"by": 1, "repeated": "yes"}, "repeated", "flag", '"yes"'),
    ("cut_seen_card", {"by": 3, "destination": 1}, "destination", "word", "1"),
    ("truco_on_eleven", {**ELEVEN, "call": 6}, "call", "word", "6"),
    ("truco_on_eleven", {"seat": 1, "score": [11]}, "score", "score", "[11]"),
    ("raffle", {**RAFFLE, "by_name": 7}, "by_name", "name", "7"),
    ("raffle", {**RAFFLE, "players": "Ana"}, "players", "names", '"Ana"'),
]


@pytest.mark.parametrize(("incident", "facts", "field", "wanted", "stands"), WRONG)
def test_what_is_wrong_where_and_what_would_be_right(incident, facts, field, wanted, stands):
    with pytest.raises(RuleError) as refused:
        rule_incident(CLAUDISTA, incident, **{"dealer": 0, **facts})

    assert dict(refused.value.facts) == {"field": field, "wanted": wanted} | (
        {} if stands is None else {"value": stands}
    )
