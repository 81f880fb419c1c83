"""The referee's desk: each question gives the ruling of the engine, and what is missing is told until nothing is."""

from __future__ import annotations

import pytest

from tutor.engine import (
    Play,
    cards,
    contest_envido,
    contest_flor,
    count_envido,
    price,
    resolve_trick,
    resolve_tricks,
    ruleset,
)
from tutor.lessons.ruling_desk import RulingDesk
from tutor.narration import sentence

GAUDERIO, CEGO, CLAUDISTA = map(ruleset, ("gauderio", "cego", "claudista"))


def desk(*acts: str) -> RulingDesk:
    """A desk after acts: ``choose rules=cego``, ``card 3c``, ``undo``."""
    made = RulingDesk()
    for act in acts:
        made.act(*act.split(" ", 1))
    return made


def laid(*codes: str) -> list[str]:
    return [f"card {code}" for code in codes]


def ruling(made: RulingDesk):
    return made.view("pt-BR")["ruling"]


def said(made: RulingDesk) -> str:
    return ruling(made)["sentence"]


# ---- each question, ruled by the engine ----------------------------------------------------------------


def test_a_trick_of_two():
    made = desk(*laid("3c", "2o"))
    a, b = cards("3c 2o")
    expected = resolve_trick(GAUDERIO, [Play(0, a), Play(1, b)])

    assert expected.value.team == 0
    assert sentence(expected, players=2) == said(made)
    assert [row["id"] for row in ruling(made)["clauses"]] == list(expected.clauses)


def test_a_trick_with_a_vira_and_a_hidden_card():
    made = desk("choose rules=claudista", *laid("Qc", "Jc", "3p", "4e", "Qo"), "choose hide.2=on", "choose lead=2")
    vira, *four = cards("Qc Jc 3p 4e Qo")
    plays = [Play(seat, card, seat == 2) for seat, card in enumerate(four)]
    expected = resolve_trick(CLAUDISTA, plays, lead=2, vira=vira)

    assert sentence(expected, players=4) == said(made)
    assert "lado A" in said(made)


def test_a_card_face_down_need_not_be_known():
    made = desk("card 3c", "choose hide.1=on")

    assert said(made) == "A rodada é do Jogador 1, com o três de copas."
    assert ruling(made)["changes"] == ["Mudaria se o Jogador 1 escondesse o três de copas: empate."]
    assert {row["name"]: row["cell"] for row in ruling(made)["columns"]}["Cego"] == "Não se esconde carta"


@pytest.mark.parametrize(("rules", "tricks", "eldest"), [(GAUDERIO, "-B", 0), (CEGO, "---", 1), (CLAUDISTA, "AB-", 0)])
def test_a_hand_by_its_tricks(rules, tricks, eldest):
    acts = [f"choose trick.{i}={won}" for i, won in enumerate(tricks)]
    made = desk(f"choose rules={rules.id}", "choose ask=hand", *acts, f"choose eldest={eldest}")
    expected = resolve_tricks(rules, [{"A": 0, "B": 1, "-": None}[won] for won in tricks], eldest=eldest)

    assert sentence(expected) == said(made)


def test_three_ties_on_eleven():
    ties = [f"choose trick.{i}=-" for i in range(3)]
    made = desk("choose rules=claudista", "choose ask=hand", *ties, "choose on_eleven=0")

    assert [row["id"] for row in ruling(made)["clauses"]] == ["claudista/5.4"]


def test_the_envido_of_one_hand_is_counted():
    made = desk("choose ask=envido", "choose players=1", *laid("1c", "7c", "6p"))

    assert sentence(count_envido(GAUDERIO, cards("1c 7c 6p"))) == said(made)


def test_the_envido_of_two():
    made = desk("choose ask=envido", *laid("1c", "7c", "6p", "1e", "7e", "5p"), "choose eldest=1")
    expected = contest_envido(GAUDERIO, [cards("1c 7c 6p"), cards("1e 7e 5p")], 1)

    assert expected.value.winner_seat == 1  # equal counts: o mão
    assert sentence(expected, players=2) == said(made)


def test_a_flor_that_may_be_kept_back_voids_the_envido_only_when_it_is_sung():
    made = desk("choose rules=cego", "choose ask=envido", *laid("1c", "7c", "6c", "12o", "3o", "6e"))
    kept = said(made)
    made.act("choose", "sung.0=on")

    assert said(made) == "A flor do Jogador 1 anula o envido."
    assert kept != said(made)


def test_the_flor_of_two():
    made = desk("choose ask=flor", *laid("7o", "6o", "4o", "7e", "6e", "5e"))
    expected = contest_flor(GAUDERIO, [cards("7o 6o 4o"), cards("7e 6e 5e")])

    assert sentence(expected, players=2) == said(made)


def test_a_bet_by_its_number():
    made = desk("choose ask=bet", "choose call=envido", "choose call=real_envido", "choose answer=nao_quero")

    assert sentence(price(GAUDERIO, "envido", ["envido", "real_envido"], "nao_quero")) == said(made)


def test_a_falta_asks_for_the_score_and_the_total():
    made = desk(
        "choose ask=bet", "choose call=falta_envido", "choose score.0=5", "choose score.1=7", "choose target=24"
    )
    expected = price(GAUDERIO, "envido", ["falta_envido"], "quero", score=(5, 7), target=24)

    assert expected.value == 17
    assert sentence(expected) == said(made)


def test_what_a_rulebook_does_not_have_is_an_answer():
    made = desk("choose rules=claudista", "choose ask=envido")

    assert said(made) == "Não existe envido nem flor no Truco Claudista."
    assert made.view("pt-BR")["deck"] == ""
    assert {row["name"]: row["state"] for row in ruling(desk("choose ask=bet", "choose call=envido"))["columns"]} == {
        "Gaudério": "ruled",
        "Cego": "ruled",
        "Claudista": "absent",
    }


def test_what_the_rules_refuse_is_told_without_a_ruling():
    made = desk("choose ask=flor", *laid("7o", "6o", "4e", "7e", "6e", "5p"))

    assert said(made) == "Ninguém tem flor: não há disputa."
    assert ruling(made)["refused"]


# ---- the depths of a ruling ----------------------------------------------------------------


def test_at_most_three_changes_and_what_is_our_reading():
    made = desk("choose rules=cego", *laid("1e", "7e"))

    assert 0 < len(ruling(made)["changes"]) <= 3
    assert [row["id"] for row in ruling(made)["readings"]] == ["AMB-C01"]
    assert any("leitura nossa" in step["mark"] for step in ruling(made)["steps"])
    assert ruling(made)["steps"][0]["cards"] == ["1e"]


def test_other_rulebooks_are_asked_with_the_cards_of_their_decks():
    made = desk("choose rules=claudista", *laid("Qc", "Jc", "3p", "4e", "Qo"))
    cells = {row["name"]: row["cell"] for row in ruling(made)["columns"]}

    assert cells["Gaudério"] == "Rodada do lado B, com o três de paus do Jogador 2"
    assert "dama" in ruling(made)["note"]


def test_where_a_vira_is_missing_it_depends_on_it():
    made = desk("choose players=4", *laid("3c", "2o", "4e", "5p"))

    assert {row["name"]: row["cell"] for row in ruling(made)["columns"]}["Claudista"] == "Depende da vira"


# ---- what is missing, laying down and taking up ----------------------------------------------------------------


def test_what_is_missing_is_told_until_nothing_is():
    made = RulingDesk()
    told = [made.view("pt-BR")["missing"]]
    for code in ("3c", "2o"):
        made.act("card", code)
        told.append(made.view("pt-BR")["missing"])

    assert told == [
        "Faltam 2 cartas. Agora, a carta de Jogador 1: toque nela no baralho.",
        "Falta só uma carta, a de Jogador 2: toque nela no baralho.",
        "",
    ]
    assert desk("choose ask=hand").view("pt-BR")["missing"] == "Falta dizer quem levou a primeira rodada."
    assert desk("choose ask=bet").view("pt-BR")["missing"] == "Falta dizer o que pediram."


def test_a_card_lies_once_and_a_second_tap_takes_it_up():
    made = desk("card 3c", "card 3c", "card 2o")

    assert made.view("pt-BR")["used"] == ["2o"]
    assert [place["card"] for place in made.view("pt-BR")["places"]] == ["2o", ""]


def test_a_card_too_many_changes_nothing():
    made = desk(*laid("3c", "2o", "4e"))

    assert made.view("pt-BR")["used"] == ["3c", "2o"]


def test_a_tap_on_a_place_takes_its_card_up_and_the_next_one_goes_there():
    made = desk(*laid("3c", "2o"), "place 0.0", "card 1e")

    assert [place["card"] for place in made.view("pt-BR")["places"]] == ["1e", "2o"]


def test_undo_gives_the_case_before_and_clear_keeps_the_question():
    made = desk("choose ask=envido", "choose players=4", "card 3c", "clear")
    assert made.view("pt-BR")["used"] == []
    assert made.case.players == 4

    made.act("undo")
    assert made.view("pt-BR")["used"] == ["3c"]
    for _ in range(10):
        made.act("undo")
    assert made.case == RulingDesk().case
    assert not made.view("pt-BR")["can_undo"]


def test_another_rulebook_keeps_the_cards_in_its_own_deck():
    made = desk("choose players=4", *laid("1c", "12o"), "choose rules=claudista")
    assert made.view("pt-BR")["used"] == ["Ac", "Ko"]

    made.act("choose", "rules=cego")
    assert made.view("pt-BR")["used"] == ["1c", "12o"]


def test_fewer_players_take_their_cards_with_them():
    made = desk("choose players=4", *laid("3c", "2o", "4e"), "choose players=2")

    assert made.view("pt-BR")["used"] == ["3c", "2o"]
    assert made.view("pt-BR")["missing"] == ""
