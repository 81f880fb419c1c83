"""May I do this now: a running hand on the desk, act by act, with every act ruled as the engine rules it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lessons.test_desk import desk, ruling, said
from tutor.engine import cards, ruleset
from tutor.engine.actions import Action
from tutor.engine.judge import Verdict, judge
from tutor.engine.state import start_hand
from tutor.lessons.desk_hand import run, speaker
from tutor.lessons.desk_link import fragment, read
from tutor.lessons.ruling_desk import RulingDesk
from tutor.narration import sentence
from tutor.protocol import answer

LEGAL = "choose ask=legal"


def acts(*words: str) -> list[str]:
    """Taps that let these acts happen, one after the other."""
    return [tap for word in words for tap in (f"choose about={word}", "choose done=yes")]


def group(made: RulingDesk, verdict: str) -> list[str]:
    found = [group for group in made.view("pt-BR")["acts"]["groups"] if group["verdict"] == verdict]
    return sorted(act for part in found for row in part["rows"] for act, _ in row["acts"])


def why(made: RulingDesk, act: str) -> tuple[str, str]:
    rows = [row for part in made.view("pt-BR")["acts"]["groups"] for row in part["rows"]]
    return next((row["why"], row["cites"]) for row in rows if act in [id_ for id_, _ in row["acts"]])


def test_every_act_stands_where_the_referee_puts_it():
    """As `ask legal` answers for the same hand written as a file."""
    made = desk(LEGAL, *acts("truco", "quero"), "card 3c")
    file = """truco = 1
rules = "gauderio"
players = ["a", "b"]
actions = '''
deal 0 3c ?? ??
deal 1 ?? ?? ??
0 truco
1 quero
0 joga 3c
'''
"""
    reply = answer({"ask": "legal", "rules": "gauderio", "hand": file, "seat": 1, "text": False})

    assert {verdict: group(made, verdict) for verdict in ("allowed", "void", "foul")} == reply["value"]
    assert speaker(made.case, run(made.case).state) == 1


def test_what_forbids_an_act_is_told_with_its_clause_and_what_can_be_done_instead():
    made = desk(LEGAL, *acts("truco", "quero"), "choose about=envido")

    assert said(made) == "O Jogador 1 não pode pedir envido: depois do truco já não cabe envido."
    assert [row["id"] for row in ruling(made)["clauses"]] == ["gauderio/visao/4", "gauderio/envido/quando/1"]
    assert ruling(made)["instead"] == "O Jogador 1 pode jogar uma carta, esconder uma carta ou ir ao baralho."
    assert why(made, "envido") == (
        "O Jogador 1 não pode fazer isso: depois do truco já não cabe envido.",
        "gauderio/visao/4, gauderio/envido/quando/1",
    )
    assert {row["name"]: row["cell"] for row in ruling(made)["columns"]} == {
        "Gaudério": "Não pode",
        "Cego": "Não pode",
        "Claudista": "Não se joga com esse número de jogadores",
    }


def test_a_reading_tells_what_the_other_position_would_allow():
    made = desk(LEGAL, *acts("truco", "quero"), "choose about=envido")
    [other] = [row for row in ruling(made)["readings"] if row["id"] == "AMB-G09"]

    assert other["lines"][-1].endswith("Daria: pode.")
    assert ruling(made)["mark"] == "o documento não decide: leitura nossa"


def test_an_allowed_act_names_what_allows_it():
    made = desk(LEGAL, "choose about=envido")
    state = start_hand(ruleset("gauderio"), [(None,) * 3] * 2)

    assert said(made) == sentence(judge(state, Action(0, "envido")), players=2)
    assert ruling(made)["instead"] == ""


def test_the_story_is_told_with_what_came_of_each_act():
    made = desk(LEGAL, "card 3c", "card 2o")

    assert made.view("pt-BR")["acts"]["story"] == [
        "O Jogador 1 joga o três de copas.",
        "O Jogador 2 joga o dois de ouros. A rodada é do Jogador 1, com o três de copas.",
    ]
    assert made.view("pt-BR")["acts"]["stands"] == "a mão vale 1 ponto; vez do Jogador 1"
    made.act("undo")
    assert len(made.view("pt-BR")["acts"]["story"]) == 1


def test_a_refused_truco_tells_what_it_pays_once():
    made = RulingDesk()
    made.act("restore", "juiz=legal&rules=gauderio&players=2&acts=1.truco-2.nao_quero")
    *_, last = made.view("pt-BR")["acts"]["story"]

    assert last.count("1 ponto para quem pediu o truco") == 1


def test_cards_that_are_told_beforehand_are_asked_about_with_a_tap_and_taken_up_with_two():
    made = desk(LEGAL, "place 0.0", "card 7o", "card 6o", "card 4o")
    assert said(desk(LEGAL)) == "Toque no que o Jogador 1 quer fazer."
    made.act("card", "7o")
    assert said(made) == "O Jogador 1 não pode jogar o sete de ouros: tem flor e precisa cantar antes."

    made.act("place", "0.0")
    assert [place["card"] for place in made.view("pt-BR")["places"]][:3] == ["", "6o", "4o"]


def test_of_a_hand_that_is_not_known_no_flor_is_denied():
    assert why(desk(LEGAL), "flor")[0].endswith("só com três cartas do mesmo naipe, e nem todas as suas se conhecem.")
    told = desk(LEGAL, "place 0.0", "card 7o", "card 6o", "card 4e")
    assert why(told, "flor")[0].endswith("não tem três cartas do mesmo naipe.")


def test_an_envido_that_was_taken_waits_for_the_cards_that_decide_it():
    made = desk(LEGAL, *acts("envido", "quero"))
    assert ruling(made)["refused"]
    assert "Jogador 1" in said(made)

    for tap in ("place 0.0", "card 1c", "card 7c", "card 6p", "place 1.0", "card 12o", "card 3o", "card 6e"):
        made.act(*tap.split(" "))
    assert not ruling(made)["refused"]
    assert run(made.case).state.score == (2, 0)  # 28 against 23


def test_a_foul_stands_and_says_what_it_costs():
    made = desk("choose rules=claudista", LEGAL, "card Qc", "place 1.0", "card 3p", "card 3p")

    assert said(made).endswith("fica na mesa.")
    assert ruling(made)["effects"] == ["A carta fica na mesa"]
    made.act("choose", "done=yes")
    assert [str(act) for act in made.case.acts] == ["1 joga 3p"]

    eleven = desk(
        "choose rules=claudista", LEGAL, "choose score.0=11", "card Qc", "choose voice=1", "choose about=truco"
    )
    assert ruling(eleven)["effects"] == ["Custa a partida"]


def test_the_dark_hand_is_played_by_places_until_the_vira_appears():
    made = desk("choose rules=claudista", LEGAL, "choose score.0=11", "choose score.1=11")
    assert made.view("pt-BR")["missing"] == ""
    for code in ("3c", "4e", "5e", "6e"):
        made.act("card", code)
    assert made.view("pt-BR")["hint"] == "Toque na vira."

    made.act("card", "Qc")
    assert run(made.case).state.winners == (0,)
    assert run(made.case).state.deal.vira == cards("Qc")[0]


def test_a_table_switch_decides_and_is_named():
    made = desk(LEGAL)
    house = 'truco_tutor_house = 1\nrules = "gauderio"\n[options]\nout_of_turn = "stand"\n'
    made.act("house", house)
    for tap in ("place 1.0", "card 3c", "card 3c"):
        made.act(*tap.split(" ", 1))

    assert "out_of_turn = stand" in " ".join(step["mark"] for step in ruling(made)["steps"])


WORDS = st.sampled_from(
    ["about=truco", "about=envido", "about=quero", "about=nao_quero", "about=flor", "about=joga ??", "about=esconde ??",
     "about=baralho", "about=sem_flor", "done=yes", "done=yes", "voice=0", "voice=1", "voice=3", "players=4",
     "eldest=1", "score.0=11", "score.1=11", "rules=cego", "rules=claudista", "rules=gauderio"]
)  # fmt: skip
CARDS = st.sampled_from(["3c", "2o", "1e", "7e", "7p", "4c", "5c", "6c", "Qc", "Kp", "4o", "5p"])
TAPS = st.lists(
    st.one_of(
        st.tuples(st.just("choose"), WORDS),
        st.tuples(st.just("card"), CARDS),
        st.tuples(st.just("place"), st.sampled_from(["0.0", "1.0", "0.2", "vira"])),
        st.just(("undo", "")),
    ),
    max_size=25,
)


@settings(max_examples=60, deadline=None)
@given(TAPS)
def test_whatever_is_tapped_the_hand_stands_and_its_link_gives_it_again(taps):
    made = desk(LEGAL)
    for tap in taps:
        made.act(*tap)
    view = made.view("en")

    assert bool(view["missing"]) != bool(view["ruling"])
    again = read(view["fragment"])
    assert again == made.case.but(at=None)
    assert fragment(again) == view["fragment"]
    if view["acts"] and not view["ruling"]["refused"]:
        verdicts = {group["verdict"] for group in view["acts"]["groups"]}
        assert verdicts <= {verdict.value for verdict in Verdict}


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_no_word_of_the_engine_reaches_the_page(lang):
    made = desk(LEGAL, *acts("truco"))
    told = made.view(lang)
    shown = [words for part in told["acts"]["groups"] for row in part["rows"] for _, words in row["acts"]]
    shown += [part["title"] for part in told["acts"]["groups"]] + told["acts"]["story"]

    assert not [words for words in shown if "_" in words or "?" in words]
