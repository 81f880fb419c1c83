"""The rules of a table on the desk: from a file, from the browser, in a link; a ruling says which switch decided."""

from __future__ import annotations

import json

import pytest

from tests.lessons.test_desk import desk, ruling, said
from tutor.engine.house import LONGEST
from tutor.lessons.desk_link import read
from tutor.lessons.ruling_desk import RulingDesk

TIES = [f"choose trick.{i}=-" for i in range(3)]
FILE = 'truco_tutor_house = 1\nname = "Bar do Zeca"\nrules = "cego"\ntarget = 24\n[options]\nall_tied = "nobody"\n'


def house(made: RulingDesk) -> dict:
    return made.view("pt-BR")["house"]


def test_a_file_is_ruled_by_at_once_and_the_ruling_names_the_switch():
    made = desk("choose rules=cego", "choose ask=hand", *TIES)
    assert said(made) == "A mão é do lado A: as três empataram, e o Jogador 1 é o mão."
    made.act("house", FILE)

    assert said(made) == "As três rodadas empataram: ninguém leva a mão."
    assert ruling(made)["mark"] == "escolha da mesa: all_tied = nobody"
    assert ruling(made)["steps"][0]["mark"] == "escolha da mesa, all_tied = nobody: AMB-C07"
    assert [row["mark"] for row in ruling(made)["readings"]] == ["escolha da mesa"]
    [here] = [row for row in ruling(made)["columns"] if row["here"]]
    assert (here["house"], here["cell"]) == ("da casa", "Ninguém leva a mão")
    assert house(made)["on"]
    assert house(made)["name"] == "Bar do Zeca"
    assert house(made)["message"] == "Regras da casa em uso: Bar do Zeca."
    assert house(made)["tables"] == {"cego": {"all_tied": "nobody", "target": 24, "name": "Bar do Zeca"}}
    assert made.case.total == 24


def test_the_link_has_the_switches_and_gives_the_same_ruling():
    made = desk("choose rules=cego", "choose ask=hand", *TIES)
    made.act("house", FILE)
    link = made.view("pt-BR")["fragment"]
    assert link.endswith("&house=all_tied:nobody,target:24")
    again = RulingDesk()
    again.act("restore", link)

    assert again.case == made.case
    assert said(again) == said(made)
    assert house(again)["tables"] == {}  # somebody else's rules are not kept here


def test_a_file_of_another_rulebook_brings_it():
    made = desk("choose ask=hand", *TIES)
    made.act("house", FILE)

    assert made.case.rules == "cego"
    assert made.case.tricks == "---"


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (
            FILE.replace("all_tied", "all_tie"),
            "Linha 6: O Truco Cego não tem a chave “all_tie”. Você quis dizer all_tied?",
        ),
        (FILE.replace('"nobody"', '"mal"'), "Linha 6:"),
        (FILE.replace('"cego"', '"cegu"'), "Linha 3: Não conheço o livro de regras “cegu”. Você quis dizer cego?"),
        ("isto não é um arquivo", "Linha 1, coluna"),
        ("", "o arquivo tem que começar com truco_tutor_house = 1"),
        ("#" * (LONGEST + 1), "O arquivo é grande demais"),
    ],
)
def test_what_is_wrong_is_told_with_the_right_name_and_nothing_is_lost(file, told):
    made = desk("choose rules=cego", "choose ask=hand", *TIES)
    before = made.case
    made.act("house", file)

    assert told in house(made)["message"]
    assert house(made)["wrong"]
    assert made.case == before


def test_a_total_alone_is_a_rule_of_the_house_too_and_travels_in_the_link():
    made = desk("choose ask=bet", "choose call=falta_envido")
    made.act("house", 'truco_tutor_house = 1\nname = "Longa"\nrules = "gauderio"\ntarget = 24\n')
    assert (house(made)["on"], house(made)["name"]) == (True, "Longa")
    assert [row["switch"] for row in house(made)["rows"]] == ["target = 24"]
    assert said(made) == "Falta envido, quero: 24 pontos para quem ganhar o envido."
    again = RulingDesk()
    again.act("restore", made.view("pt-BR")["fragment"])
    assert again.case == made.case
    assert (house(again)["on"], house(again)["name"]) == (True, "")

    made.act("clear")
    assert made.case.total == 24
    made.act("choose", "house=off")
    assert (house(made)["on"], made.case.total) == (False, 12)


def kept_now(*, use: bool, **tables: dict) -> str:
    return json.dumps({"use": use, "tables": tables})


def test_rules_kept_for_another_rulebook_hold_when_it_is_chosen():
    made = RulingDesk()
    made.act("tables", kept_now(use=True, cego={"all_tied": "nobody"}))
    assert not house(made)["on"]
    made.act("choose", "rules=cego")

    assert dict(made.case.house) == {"all_tied": "nobody"}


def test_what_another_page_changes_holds_at_once_but_not_over_a_link_nor_over_the_book_that_was_chosen():
    made = RulingDesk()
    made.act("tables", kept_now(use=True, gauderio={"envido_tie": "nobody"}))
    made.act("tables", kept_now(use=True, gauderio={"flor_flee": "3"}))
    assert dict(made.case.house) == {"flor_flee": "3"}
    made.act("tables", kept_now(use=True))
    assert (house(made)["on"], house(made)["known"]) == (False, False)

    made.act("tables", kept_now(use=True, gauderio={"flor_flee": "3"}))
    made.act("choose", "house=off")
    made.act("tables", kept_now(use=True, gauderio={"envido_tie": "nobody"}))
    assert (house(made)["on"], house(made)["known"]) == (False, True)

    linked = RulingDesk()
    linked.act("restore", "juiz=hand&rules=cego&tricks=---&house=all_tied:nobody")
    linked.act("tables", kept_now(use=False, cego={"envido_tie": "nobody"}))
    assert dict(linked.case.house) == {"all_tied": "nobody"}
    linked.act("choose", "house=on")
    linked.act("tables", kept_now(use=False, cego={"envido_tie": "nobody", "all_tied": "nobody"}))
    assert dict(linked.case.house) == {"all_tied": "nobody", "envido_tie": "nobody"}


def test_what_the_browser_has_kept_is_used_where_no_link_asks_for_something_else():
    kept = json.dumps({"use": True, "tables": {"gauderio": {"envido_tie": "nobody"}, "cego": {"all_tied": "nobody"}}})
    made = RulingDesk()
    made.act("tables", kept)
    assert dict(made.case.house) == {"envido_tie": "nobody"}
    made.act("choose", "rules=cego")
    assert dict(made.case.house) == {"all_tied": "nobody"}
    made.act("choose", "rules=claudista")
    assert dict(made.case.house) == {}

    linked = RulingDesk()
    linked.act("restore", "juiz=hand&rules=gauderio&tricks=-A")
    linked.act("tables", kept.replace("true", "false"))
    assert dict(linked.case.house) == {}
    assert house(linked)["known"]
    linked.act("choose", "house=on")
    assert dict(linked.case.house) == {"envido_tie": "nobody"}
    linked.act("choose", "house=off")
    assert dict(linked.case.house) == {}


@pytest.mark.parametrize(
    "kept", ["", "[]", "null", '{"tables": 7}', '{"use": true, "tables": {"cego": 7}}', "[" * 9000, '{"tables": null}']
)
def test_what_somebody_else_wrote_there_changes_nothing(kept):
    made = RulingDesk()
    made.act("tables", kept)

    assert made.case == RulingDesk().case


def test_a_switch_that_is_no_more_is_left_out_and_told():
    made = RulingDesk()
    made.act("restore", "juiz=hand&rules=cego&tricks=---&house=all_tied:nobody,gone:yes")

    assert dict(made.case.house) == {"all_tied": "nobody"}
    assert "“gone”" in house(made)["message"]
    assert read("juiz=hand&rules=cego&house=gone:yes").house == {}


def test_forgotten_rules_are_no_more():
    made = desk("choose rules=cego", "choose ask=hand", *TIES)
    made.act("house", FILE)
    made.act("forget")

    assert said(made) == "A mão é do lado A: as três empataram, e o Jogador 1 é o mão."
    assert house(made)["tables"] == {}
    assert not house(made)["known"]


def test_the_next_question_is_still_ruled_by_the_house():
    made = desk("choose rules=cego")
    made.act("house", FILE)
    made.act("choose", "ask=flor")
    made.act("clear")

    assert dict(made.case.house) == {"all_tied": "nobody"}
