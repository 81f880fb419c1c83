"""Names as they are said: gender, articles, plurals, lists, players."""

from __future__ import annotations

import pytest

from tutor.engine import FRENCH, SPANISH, Card, cards, contest_envido, resolve_trick, ruleset
from tutor.engine.tricks import Play
from tutor.narration import (
    LANGUAGES,
    card_name,
    listed,
    rulebook_name,
    seat_name,
    sentence,
    team_name,
    text,
)
from tutor.narration.facts import units


@pytest.mark.parametrize(
    ("card", "name", "the", "of"),
    [
        ("7e", "sete de espadas", "o sete de espadas", "do sete de espadas"),
        ("1p", "ás de paus", "o ás de paus", "do ás de paus"),
        ("10o", "sota de ouros", "a sota de ouros", "da sota de ouros"),
        ("11c", "cavalo de copas", "o cavalo de copas", "do cavalo de copas"),
        ("12e", "rei de espadas", "o rei de espadas", "do rei de espadas"),
        ("Qc", "dama de copas", "a dama de copas", "da dama de copas"),
        ("Jp", "valete de paus", "o valete de paus", "do valete de paus"),
        ("Ao", "ás de ouros", "o ás de ouros", "do ás de ouros"),
    ],
)
def test_cards_in_portuguese(card, name, the, of):
    (read,) = cards(card)

    assert (name, the, of) == tuple(card_name(read, form=form) for form in ("name", "the", "of"))
    assert the.startswith("a ") == (card_name(read, form="gender") == "f")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", [SPANISH, FRENCH], ids=lambda deck: deck.id)
def test_no_two_cards_of_a_deck_share_a_name(deck, lang):
    assert 40 == len({card_name(card, lang, deck=deck.id) for card in deck.cards})


def test_suits_of_both_decks_in_english():
    assert "seven of swords" == card_name(Card("7", "e"), "en")
    assert "seven of spades" == card_name(Card("7", "e"), "en", deck="french")
    assert "queen of hearts" == card_name(Card("Q", "c"), "en")


@pytest.mark.parametrize(
    ("points", "rules", "pt", "en"),
    [
        (0, "gauderio", "0 pontos", "0 points"),
        (1, "gauderio", "1 ponto", "1 point"),
        (2, "claudista", "2 pontos", "2 points"),
        (0, "cego", "0 tentos", "0 tentos"),
        (1, "cego", "1 tento", "1 tento"),
        (24, "cego", "24 tentos", "24 tentos"),
    ],
)
def test_points_are_tentos_in_the_cego(points, rules, pt, en):
    assert (pt, en) == tuple(units(points, rules, lang) for lang in LANGUAGES)


def test_lists():
    assert ["", "um", "um e dois", "um, dois e três"] == [listed(("um", "dois", "três")[:n]) for n in range(4)]
    assert "one, two or three" == listed(("one", "two", "three"), "en", "or")


def test_players_and_sides():
    four = ("Ana", "Beto", "Caio", "Duda")

    assert ("Jogador 3", "Player 3", "Caio") == (seat_name(2), seat_name(2, "en"), seat_name(2, names=four))
    assert ("lado B", "side B", "Beto e Duda") == (team_name(1), team_name(1, "en"), team_name(1, names=four))
    assert "Jogador 2" == team_name(1, players=2)
    assert "Truco Gaudério" == rulebook_name("gauderio")


def test_names_of_players_in_a_sentence():
    hands = [cards("1c 7c 6p"), cards("12o 3o 6e")]
    ruling = contest_envido(ruleset("gauderio"), hands)

    assert "O envido é do lado A, com os 28 do Jogador 1." == sentence(ruling)
    assert "O envido é do Jogador 1, com 28." == sentence(ruling, players=2)
    assert "O envido é de Ana, com 28." == sentence(ruling, names=("Ana", "Beto"))
    assert "The envido goes to Ana, with 28." == sentence(ruling, "en", names=("Ana", "Beto"))


def test_a_name_is_told_as_it_is():
    """
    Braces, dollars and mark-up in a name are no message of ours.
    """
    names = ("{ $card } <b>", "Beto")
    ruling = resolve_trick(ruleset("gauderio"), [Play(0, *cards("3c")), Play(1, *cards("2o"))])

    assert "A rodada é de { $card } <b>, com o três de copas." == sentence(ruling, names=names)


def test_languages_are_read_generously_and_unknown_ones_are_portuguese():
    assert [text("common-ours", lang) for lang in ("en", "EN_us", "pt", "xx")] == [
        "our reading",
        "our reading",
        "leitura nossa",
        "leitura nossa",
    ]
