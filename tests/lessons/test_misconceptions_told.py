"""The catalogue is whole: 127 rows, whose clauses exist, whose words are there, and which switches leave wrong."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path

import pytest

from tests.lessons.misconception_rows import BOOKS, EXAMPLES
from tutor.engine import next_lead, resolve_tricks, ruleset
from tutor.lessons.misconceptions import (
    SUBJECTS,
    UnknownMisconceptionError,
    answer_words,
    beside,
    candidates,
    catalogue,
    diagnosis,
    feedback,
    misconception,
    never_asked,
    parse_input,
    part_lines,
    right,
    subject,
    wrong_rule,
)
from tutor.lessons.skills import skill
from tutor.narration import LANGUAGES
from tutor.rulebook import clause, options, reading

CASES = [(row, book) for row in catalogue() for book in row.rules]
NAMES = [f"{row.id} {book}" for row, book in CASES]

# The rule of one rulebook carried into another.
CARRIED = {
    "RK-07", "MN-09", "MN-10", "EM-06", "EM-07", "EM-12", "EM-13", "EP-03", "EP-04", "EL-02", "EL-03", "EL-06", "FL-02",
    "FL-09", "FL-10", "TL-01", "TL-02", "TL-10", "DC-08", "HC-01",
}  # fmt: skip
FACTS = {
    "EP-06", "EP-07", "EL-10", "FL-02", "FL-08", "FL-11", "FL-12", "TL-10", "TL-14", "MO-01", "MO-02", "MO-03", "MO-04",
    "MO-05", "MO-09", "DC-03", "DC-04", "DC-07", "DC-10",
}  # fmt: skip
BLOCKS = json.loads(Path(__file__).with_name("misconceptions.json").read_text("utf-8"))
NAMED = {"gauderio": "Gaudério", "cego": "Cego", "claudista": "Claudista"}
MINUS = "\N{MINUS SIGN}"


def test_the_catalogue_has_its_127_rows_each_in_its_rulebooks():
    wrong_in: dict[str, set[str]] = {}
    for id_, books, *_ in EXAMPLES:
        wrong_in.setdefault(id_, set()).update(BOOKS[book] for book in books)

    assert len(catalogue()) == 127
    assert wrong_in == {row.id: set(row.rules) for row in catalogue()}


def test_twenty_rows_are_carried_over_from_another_rulebook():
    assert CARRIED == {row.id for row in catalogue() if row.from_rules}
    assert [] == [row.id for row in catalogue() if row.from_rules and row.wrong_in(row.from_rules)]


def test_nineteen_rows_are_facts():
    assert FACTS == {row.id for row in catalogue() if row.fact}
    assert {row.subject for row in catalogue() if row.fact}.isdisjoint(
        row.subject for row in catalogue() if not row.fact
    )


def test_every_subject_has_a_wrong_rule():
    assert set(SUBJECTS) == {row.subject for row in catalogue()}


@pytest.mark.parametrize(("row", "book"), CASES, ids=NAMES)
def test_it_stands_on_clauses_and_readings_of_its_rulebook(row, book):
    cites = row.cites_in(book)

    assert {book} == {id_.partition("/")[0] for id_ in cites if "/" in id_}
    assert all(clause(id_).id == id_ if "/" in id_ else book in reading(id_).rules for id_ in cites)
    assert book in skill(row.skill).rules


def test_no_clause_of_a_row_is_of_a_rulebook_in_which_it_is_right():
    for row in catalogue():
        assert set(row.cites) == {id_ for book in row.rules for id_ in row.cites_in(book)}, row.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("row", "book"), CASES, ids=NAMES)
def test_it_has_its_words_in_both_languages(row, book, lang):
    rules = ruleset(book)
    asked = parse_input(row.subject, row.example_in(book))
    said = [
        wrong_rule(row, rules, lang),
        diagnosis(row, rules, lang),
        diagnosis(row, rules, lang, again=True),
        feedback(row, rules, asked, lang),
        beside(row, rules, asked, lang),
    ]

    assert not any(re.search(r"[{}$_]|\bNone\b|\bTrue\b|\bFalse\b|misconception-", words) for words in said), said
    assert not said[0].endswith((".", "!"))
    assert said[3].endswith(".")
    assert "AMB-" not in said[3]
    others = {name for other, name in NAMED.items() if other not in {book, row.from_rules}}
    assert not any(name in words for name in others for words in said) or row.id == "MN-09"


@pytest.mark.parametrize(
    ("id_", "book", "question", "says"),
    [
        ("EN-04", "gauderio", "2c 3c 5p", "20 + 2 + 3 = 25"),
        ("EN-01", "cego", "12c 3p 5o", "zero no envido: a conta é 5."),
        ("EN-11", "gauderio", "7c 3e 2p", "o três de espadas conta 3; a mais alta aqui conta 7."),
        ("FT-02", "gauderio", "alvo 12, A 3 x B 7, pede A", f"12 {MINUS} 7 = 5"),
        ("FT-04", "cego", "alvo 18, A 0 x B 0, pede A", f"18 {MINUS} 0 = 18"),
        ("EL-04", "gauderio", "envido envido quero", "não existe essa sequência (envido, envido)"),
        ("FL-03", "cego", "10o 11o 12o", "uma flor de 0: não ganham os 20"),
        ("EM-01", "claudista", "rodadas ==A, mao B", "Empatadas as duas primeiras"),
        ("EM-01", "cego", "rodadas A=, mao B", "Empatada a segunda"),
        ("MN-05", "claudista", "4o 2p vira 3e", "vira três, manilha quatro"),
        ("MN-03", "claudista", "Jo 7e vira Qc", "vira dama, manilha valete"),
        ("RK-06", "gauderio", "6p 6o", "seis contra seis"),
        ("TL-04", "claudista", "truco seis nove nao_quero", "Pedir nove é aceitar o degrau de antes: a mão já valia 6"),
        ("TL-04", "gauderio", "truco retruco vale_4 nao_quero", "Pedir vale quatro"),
        ("EL-01", "cego", "envido real_envido nao_quero", "recusar o real envido aqui custa 2 tentos"),
        ("EL-02", "gauderio", "envido envido quero", "não existe essa sequência"),
        ("EL-03", "cego", "envido envido quero", "paga 4 tentos"),
        ("TL-13", "gauderio", "a mao vale 4", "aqui 4"),
        ("DC-08", "gauderio", "alvo 12, A 10 x B 11; B +1, A +4", "14 a 12"),
        ("FT-06", "cego", "alvo 24, A 2 x B 9, pede A", "o lado A vai de 2 a 17, e o total é 24"),
        ("DC-01", "claudista", "1 separacoes, 0 cartas, 2 juncoes", "é 1 movimento, e o limite é 3"),
    ],
)
def test_the_numbers_are_those_of_the_question(id_, book, question, says):
    row, rules = misconception(id_), ruleset(book)
    asked = parse_input(row.subject, question)

    assert row.answer(rules, asked) != right(rules, row.subject, asked).value
    assert says in feedback(row, rules, asked, "pt-BR")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_there_are_words_for_every_mistake(number, lang):
    """
    On the first few questions of each kind that a wrong rule gets wrong, not only on its example.
    """
    block = BLOCKS[number]
    for book in block["rules"]:
        rules = ruleset(BOOKS[book])
        asked = [parse_input(block["subject"], question) for question in block["inputs"]]
        for row in map(misconception, block["wrong"]):
            wrong = (one for one in asked if row.answer(rules, one) != right(rules, row.subject, one).value)
            for one in islice(wrong, 5):
                said = f"{feedback(row, rules, one, lang)} {beside(row, rules, one, lang)}"
                assert not re.search(r"[{}$_]|none|None|  ", said), (row.id, str(one), said)


def test_a_sum_is_shown_line_by_line_with_its_cards():
    rules, asked = ruleset("gauderio"), parse_input("envido", "1c 7c 6p")

    assert part_lines(misconception("EN-04").steps(rules, asked), "pt-BR") == [
        {"text": "O par do mesmo naipe", "value": "+20", "cards": ["1c", "7c"]},
        {"text": "Ás de copas", "value": "+1", "cards": ["1c"]},
        {"text": "Sete de copas", "value": "+7", "cards": ["7c"]},
        {"text": "Seis de paus", "value": "+6", "cards": ["6p"]},
    ]
    falta = parse_input("falta", "alvo 24, A 20 x B 10, pede A")
    assert [line["value"] for line in part_lines(misconception("FT-01").steps(rules, falta), "en")] == [
        "+24",
        f"{MINUS}10",
    ]


def test_cards_of_the_french_deck_keep_their_names():
    rules, asked = ruleset("claudista"), parse_input("hide.forced", "3c Qo 4e vira 6p")
    answer = misconception("HC-05").answer(rules, asked)

    assert answer_words("hide.forced", answer, "en", rules="claudista") == (
        "three of hearts, queen of diamonds and four of spades"
    )


NEVER = ("EM-12", "EM-13")


def test_two_rows_are_never_asked_and_the_reason_is_said():
    assert tuple(row.id for row in catalogue() if row.never) == NEVER
    assert {reading_id for id_ in NEVER for reading_id in misconception(id_).never} == {"AMB-G31"}
    assert all(never_asked(lang) for lang in LANGUAGES)
    asked = parse_input("tied.lead", "saiu na empatada: 1; mao: 0")
    assert candidates(ruleset("claudista"), "tied.lead", asked, 0) == ()


@pytest.mark.parametrize("book", BOOKS.values())
def test_no_real_hand_tells_them_from_the_right_rule(book):
    """
    A hand that goes on after a tie had its first trick tied, so that o mão led it and every trick until a side wins.
    """
    rules = ruleset(book)
    going_on = [[None], [None, None], [0], [1], [0, 1], [1, 0], [0, None], [1, None], [None, 0], [None, 1]]
    for tricks in going_on:
        if None not in tricks or resolve_tricks(rules, tricks).value.outcome != "undecided":
            continue
        assert set(tricks) == {None}
        for eldest in range(4):
            assert next_lead(rules, None, lead=eldest, eldest=eldest).value == eldest


def test_a_typo_is_answered_with_the_nearest():
    with pytest.raises(UnknownMisconceptionError, match="did you mean 'EM-01'"):
        misconception("EM01")
    with pytest.raises(UnknownMisconceptionError, match="did you mean 'tricks'"):
        subject("trikcs")


@pytest.mark.parametrize(("row", "book"), CASES, ids=NAMES)
def test_under_every_switch_it_is_wrong_on_its_example_or_not_asked(row, book):
    """
    One switch at a time: where the right answer is the row's no more, the row has to be left out.
    """
    for switch in options(book):
        for value in switch.values_for(book):
            rules = ruleset(book, **{switch.name: value})
            if row in catalogue(rules):
                asked = parse_input(row.subject, row.example_in(book))
                assert row.answer(rules, asked) != right(rules, row.subject, asked).value, (switch.name, value)


def test_a_row_is_left_out_where_a_switch_makes_its_rule_right():
    assert "FL-02" not in [row.id for row in catalogue(ruleset("gauderio", flor_mandatory="optional"))]
    assert "EL-06" not in [row.id for row in catalogue(ruleset("gauderio", allow_envido_envido="yes"))]
    assert "EP-03" not in [row.id for row in catalogue(ruleset("gauderio", envido_callers="any"))]
    assert "EP-03" in [row.id for row in catalogue(ruleset("gauderio"))]
