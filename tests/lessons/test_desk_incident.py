"""What happens after this mistake: the facts that matter are asked, and the remedy is the one of the referee."""

from __future__ import annotations

import pytest

from tests.lessons.test_desk import desk, ruling, said
from tutor.engine import RuleError, ruleset
from tutor.engine.incidents import INCIDENTS, rule_incident
from tutor.engine.judge import Verdict
from tutor.lessons.desk_controls import controls
from tutor.lessons.desk_incident import choices, facts_of, incidents_of, value_of
from tutor.lessons.desk_link import fragment, read
from tutor.lessons.desk_mistakes import MISTAKES, rule_mistake
from tutor.narration import sentence

CLAUDISTA = ruleset("claudista")
BOOKS = [ruleset(rules) for rules in ("gauderio", "cego", "claudista")]
ERRED = "choose ask=incident"


def asked(made) -> list[str]:
    return [control["id"] for control in made.view("pt-BR")["controls"] if control["id"].startswith("fact.")]


def test_first_it_wants_to_know_what_happened():
    assert desk(ERRED).view("pt-BR")["missing"] == "Falta dizer o que aconteceu: escolha na lista."


@pytest.mark.parametrize("incident", INCIDENTS)
def test_every_incident_is_ruled_as_the_referee_rules_it(incident):
    made = desk("choose rules=claudista", ERRED, f"choose incident={incident}")
    facts = {fact: value_of(made.case, fact) for fact in facts_of(made.case)}
    expected = rule_incident(CLAUDISTA, incident, **facts)

    assert said(made) == sentence(expected, players=4)
    assert [row["id"] for row in ruling(made)["clauses"]] == list(expected.clauses)


@pytest.mark.parametrize("incident", INCIDENTS)
def test_every_value_that_is_offered_for_a_fact_is_one_that_the_referee_takes(incident):
    case = desk("choose rules=claudista", ERRED, f"choose incident={incident}").case
    for fact in facts_of(case):
        for code, value in choices(case, fact):
            told = case.but(facts={fact: value})
            rule_incident(CLAUDISTA, incident, **{name: value_of(told, name) for name in facts_of(told)})
            assert read(fragment(told)) == told, code


def test_only_what_changes_the_answer_is_asked():
    made = desk("choose rules=claudista", ERRED, "choose incident=wrong_count")
    assert "fact.claim" in asked(made)
    assert not {"fact.stake", "fact.accept_extra", "fact.dealer_asked"} & set(asked(made))

    for tap in ("fact.started=yes", "fact.claim=yes"):
        made.act("choose", tap)
    assert {"fact.stake", "fact.dealer_asked"} <= set(asked(made))
    assert "fact.dealer" not in asked(desk("choose rules=claudista", ERRED, "choose incident=drip"))


def test_a_claim_in_time_is_paid_and_one_too_late_has_lapsed():
    taps = ("choose fact.started=yes", "choose fact.claim=yes", "choose fact.stake=3")
    made = desk("choose rules=claudista", ERRED, "choose incident=wrong_count", *taps)
    assert ruling(made)["effects"] == ["3 pontos para o lado B", "A mão acaba aqui"]

    made.act("choose", "fact.dealer_asked=yes")
    assert ruling(made)["effects"] == ["Ninguém marca, e a mão segue", "O direito caducou: já passou a hora"]


def test_a_match_that_is_lost_says_whose_it_is():
    made = desk("choose rules=claudista", ERRED, "choose incident=look_in_the_dark", "choose fact.deliberate=yes")

    assert ruling(made)["effects"] == ["A partida é do lado A"]


@pytest.mark.parametrize("rules", ["gauderio", "cego"])
def test_what_a_document_does_not_treat_is_an_answer(rules):
    made = desk(f"choose rules={rules}", ERRED, "choose incident=wrong_count")

    assert said(made).endswith("não decide: não traz regra para isto. A mesa é que combina.")
    assert not ruling(made)["refused"]
    assert ruling(made)["mark"] == "o documento não decide"
    assert [row["id"] for row in ruling(made)["readings"]] == ["AMB-X01"]
    states = {row["rules"]: row["state"] for row in ruling(made)["columns"]}
    assert states == {"gauderio": "absent", "cego": "absent", "claudista": "ruled"}


def test_a_card_out_of_turn_goes_back_or_stays_by_the_rulebook_and_by_the_table():
    """gaudério and cego are silent (AMB-G62, AMB-C47), claudista/3.2 keeps the order."""
    made = desk("choose rules=gauderio", ERRED, "choose incident=out_of_turn")
    assert ruling(made)["effects"] == ["Não vale: volta atrás, e a mão segue"]
    assert ruling(made)["mark"] == "o documento não decide: leitura nossa"
    cells = {row["rules"]: row["state"] for row in ruling(made)["columns"]}
    assert cells == {"gauderio": "open", "cego": "open", "claudista": "ruled"}

    made.act("house", 'truco_tutor_house = 1\nrules = "gauderio"\n[options]\nout_of_turn = "stand"\n')
    assert ruling(made)["effects"] == ["É falta, mas fica feito"]
    assert ruling(made)["mark"] == "escolha da mesa: out_of_turn = stand"


MISTAKES_RULED = {
    # the act, and what the document says of it
    "out_of_turn": (Verdict.VOID, Verdict.VOID),  # AMB-G62, AMB-C47
    "late_envido": (Verdict.VOID, Verdict.VOID),  # gauderio/envido/quando/1, cego/envido/1
    "silent_flor": (Verdict.VOID, Verdict.VOID),  # gauderio/flor/2 (the card), cego/flor/1 (the flor)
    "denied_flor": (Verdict.VOID, Verdict.ALLOWED),  # AMB-G61, AMB-C45
    "envido_with_flor": (Verdict.VOID, Verdict.VOID),  # AMB-G43, AMB-C31
    "truco_over_envido": (Verdict.VOID, Verdict.VOID),  # AMB-G19, cego/truco/4
    "card_over_truco": (Verdict.VOID, Verdict.VOID),
    "hide": (Verdict.ALLOWED, Verdict.VOID),  # gauderio/def/esconder/1, cego/jogo/2
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_slips_of_the_two_older_documents(mistake):
    found = tuple(rule_mistake(rules, mistake).value for rules in BOOKS[:2])

    assert found == MISTAKES_RULED[mistake]


def test_a_flor_kept_silent_in_the_cego_has_lapsed_and_in_the_gauderio_the_card_comes_back():
    cego = desk("choose rules=cego", ERRED, "choose incident=silent_flor")
    assert "O direito caducou: já passou a hora" in ruling(cego)["effects"]
    assert [row["id"] for row in ruling(cego)["clauses"]] == ["cego/flor/1"]

    gauderio = desk("choose rules=gauderio", ERRED, "choose incident=silent_flor")
    assert ruling(gauderio)["effects"] == ["Não vale: volta atrás, e a mão segue"]


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("rules", BOOKS, ids=lambda rules: rules.id)
def test_every_incident_and_fact_has_its_words(rules, lang):
    for incident in incidents_of(rules):
        made = desk(f"choose rules={rules.id}", ERRED, f"choose incident={incident}")
        view = made.view(lang)
        words = [option[1] for control in view["controls"] for option in control["options"]]
        words += [control["label"] for control in view["controls"]] + view["ruling"]["effects"]
        assert not [word for word in words if "_" in word or not word]
        for control in controls(made.case, lang):
            assert len({option.words for option in control.options}) == len(control.options)


def test_another_rulebook_keeps_the_question_where_it_has_it():
    made = desk("choose rules=gauderio", ERRED, "choose incident=out_of_turn", "choose rules=claudista")
    assert made.case.incident == "out_of_turn"
    made.act("choose", "rules=cego")
    assert made.case.incident == "out_of_turn"

    drip = desk("choose rules=claudista", ERRED, "choose incident=drip", "choose rules=cego")
    assert said(drip).startswith("O documento do Truco Cego não decide")
    flor = desk("choose rules=cego", ERRED, "choose incident=silent_flor", "choose rules=claudista")
    assert flor.case.incident == ""
    with pytest.raises(RuleError):
        rule_incident(ruleset("cego"), "drip", dealer=0, by=1)
