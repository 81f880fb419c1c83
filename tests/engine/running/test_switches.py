"""Every position of every switch changes something in a hand that runs; under strict an open question stays open."""

import pytest

from tests.engine.running.scripts import begin, do, play_case, read, wish
from tutor.engine import ruleset
from tutor.engine.events import evolve
from tutor.engine.explain import explain
from tutor.engine.game import advance
from tutor.engine.judge import judge
from tutor.rulebook import RULEBOOKS, options, reading

ELSEWHERE = {
    ("gauderio", "next_mao"),  # between hands: test_matches
    ("cego", "next_mao"),
    ("cego", "three_figure_flor"),  # the number said, nothing else (AMB-C28): below
    ("claudista", "direction"),  # the picture of the table (AMB-K31)
    ("claudista", "recurrence_scope"),  # the cut (AMB-K37): the ceremony
    ("claudista", "end_check"),  # points outside the play (AMB-K71): a drip, in the ceremony
}

POSITIONS = [
    (rules, switch.name, value)
    for rules in RULEBOOKS
    for switch in options(rules)
    for value in switch.values_for(rules)
    if value != switch.default_for(rules) and (rules, switch.name) not in ELSEWHERE
]


@pytest.mark.parametrize(("rules", "name", "value"), POSITIONS, ids=["-".join(row) for row in POSITIONS])
def test_a_position_changes_a_hand(rules, name, value):
    cases = [case for case in read(f"readings_{rules}.txt") if case.given.get(name) == value]
    assert cases, "no case sets it"
    assert any(fails(rules, without(case, name)) for case in cases)


def without(case, name):
    return case._replace(given={key: value for key, value in case.given.items() if key != name})


def fails(rules, case):
    try:
        play_case(rules, case)
    except AssertionError:
        return True
    return False


def test_the_number_of_three_figures_is_all_that_its_switch_changes():
    said = {}
    for value in ("0", "20"):
        state = begin("cego", "10e 11e 12e / 10c 11c 12c", three_figure_flor=value)
        for line in ("0 flor", "1 contra_flor"):
            state, _ = do(state, line)
        _, events = advance(state, wish(state, "0 quero"))
        reason = next(event.reason for event in events if hasattr(event, "reason"))
        said[value] = {step.args["points"] for step in reason.walk() if step.code == "contest.count"}

    assert {"0": {0}, "20": {20}} == said


# the question: a deal, what has been done, and the act that is judged, or done with "+"
FLORES = "4e 7e 12e / 2c 6c 7c"
LEVEL = "1c 7c 6p / 1o 7o 6e"
FOUR = "3c 2c 4p / 12o 4e 6e / 3p 10c 5e / 11o 5o 6c"
HOLDER = "12o 3e 6e / 2c 5c 7c"
TIES = "2o 1o 4p / 2c 1c 4o"
ALL_TIED = ["0 joga 2o", "1 joga 2c", "0 joga 1o", "1 joga 1c", "0 joga 4p"]
PARTNERS = "4e 5e 6e / 12p 3p 11c / 4o 5o 7o / 1c 2p 10c"

OPEN = [
    ("gauderio", "envido_tie", "AMB-G02", LEVEL, ["0 envido"], "+1 quero"),
    ("gauderio", "falta_over_envido_refused", "AMB-G03", "", ["0 envido", "1 falta_envido"], "+0 nao_quero"),
    ("gauderio", "envido_after_truco", "AMB-G09", "", ["0 truco"], "1 envido"),
    ("gauderio", "call_out_of_turn", "AMB-G11", "", [], "1 envido"),
    ("gauderio", "answer_by", "AMB-G15", FOUR, ["0 truco"], "3 quero"),
    ("gauderio", "end_check", "AMB-G24", "", ["0 envido", "1 nao_quero"], "+0 baralho"),
    ("gauderio", "hidden_cards", "AMB-G36", "", [], "0 esconde 4c"),
    ("gauderio", "flor_accept", "AMB-G46", FLORES, ["0 flor"], "1 quero"),
    ("gauderio", "contraflor_refused", "AMB-G48", FLORES, ["0 flor", "1 contra_flor"], "+0 nao_quero"),
    ("gauderio", "cfr_refused", "AMB-G49", FLORES, ["0 flor", "1 contra_flor_e_o_resto"], "+0 nao_quero"),
    ("gauderio", "cfr_value", "AMB-G50", FLORES, ["0 flor", "1 contra_flor_e_o_resto"], "+0 quero"),
    ("gauderio", "out_of_turn", "AMB-G62", "", [], "1 joga 1e"),
    ("cego", "envido_tie", "AMB-C09", LEVEL, ["0 envido"], "+1 quero"),
    ("cego", "envido_after_truco", "AMB-C12", "", ["0 truco"], "1 envido"),
    ("cego", "envido_chain", "AMB-C14", "", ["0 envido", "1 envido"], "0 real_envido"),
    ("cego", "falta_as_raise", "AMB-C15", "", ["0 envido", "1 falta_envido"], "+0 nao_quero"),
    ("cego", "end_check", "AMB-C18", "", ["0 envido"], "+1 nao_quero"),
    ("cego", "cfr_value", "AMB-C21", FLORES, ["0 flor", "1 contra_flor_e_o_resto"], "+0 quero"),
    ("cego", "flor_accept", "AMB-C23", FLORES, ["0 flor"], "1 quero"),
    ("cego", "flor_mandatory", "AMB-C30", HOLDER, ["0 envido"], "1 quero"),
    ("cego", "allow_fold", "AMB-C39", "", [], "0 baralho"),
    ("cego", "answer_by", "AMB-C46", FOUR, ["0 truco"], "3 quero"),
    ("cego", "out_of_turn", "AMB-C47", "", [], "1 joga 1e"),
    ("cego", "call_out_of_turn", "AMB-C51", "", [], "1 envido"),
    ("cego", "all_tied", "AMB-C07", TIES, ALL_TIED, "+1 joga 4o"),
    ("claudista", "late_raise", "AMB-K14", "", ["0 truco", "1 quero", "0 joga 3c"], "1 seis"),
    ("claudista", "answer_by", "AMB-K15", "", ["0 truco"], "1 quero"),
    ("claudista", "truco_in_dark", "AMB-K20", "", [], "0 truco"),
    ("claudista", "raise_in_11", "AMB-K76", "", ["0 aceita_mao_de_11", "2 aceita_mao_de_11"], "0 seis"),
    ("claudista", "allow_fold", "AMB-K75", "", [], "0 baralho"),
]  # fmt: skip
SCORES = {"AMB-G24": (11, 11), "AMB-C18": (17, 9), "AMB-K20": (11, 11), "AMB-K76": (11, 8)}


def readings_of(state, act):
    """The readings that an act's ruling, or the points that it brings, rest on."""
    if not act.startswith("+"):
        return set(judge(state, wish(state, act)).readings)
    _, events = advance(state, wish(state, act[1:]))
    found = set()
    for event in events:
        found |= {ident for step in explain(state, event).walk() for ident in step.readings}
        state = evolve(state, event)
    return found


@pytest.mark.parametrize(
    ("rules", "name", "ident", "deal", "before", "act"), OPEN, ids=[f"{r[2]}-{r[1]}" for r in OPEN]
)
def test_under_strict_the_question_is_open_until_its_switch_is_set(rules, name, ident, deal, before, act):
    assert "wording" != reading(ident).kind
    state = begin(rules, deal, score=SCORES.get(ident, (0, 0)), strict=True)
    for line in before:
        state, _ = do(state, line)

    assert ident in state.rules.open_readings & readings_of(state, act)
    if not act.startswith("+"):
        assert judge(state, wish(state, act)).undetermined
    for value in next(switch for switch in options(rules) if switch.name == name).values_for(rules):
        assert ident not in ruleset(rules, strict=True, **{name: value}).open_readings


def test_wording_never_leaves_a_question_open():
    state = begin("gauderio", FOUR, strict=True)

    assert "AMB-G10" in judge(state, wish(state, "0 envido")).readings
    assert not judge(state, wish(state, "0 envido")).undetermined
    assert not judge(state, wish(state, "0 joga 3c")).undetermined


def test_two_players_have_no_partner_to_ask():
    state, _ = do(begin("gauderio", strict=True), "0 truco")

    assert not judge(state, wish(state, "1 quero")).undetermined


@pytest.mark.parametrize(("duty", "score"), [("must_sing", (0, 0)), ("optional", (2, 0))])
def test_an_accepted_envido_waits_for_a_flor_that_has_to_be_sung(duty, score):
    """Where cego's flor is a duty (AMB-C30) its holder may still annul the envido; else that is settled, for two."""
    state = begin("cego", "1c 7e 6p / 2c 4e 5p / 4o 5o 6o / 3c 10e 11p", flor_mandatory=duty)
    for act in ("0 envido", "1 quero"):
        state, _ = do(state, act)

    assert (state.accepted is not None, state.score) == (duty == "must_sing", score)
