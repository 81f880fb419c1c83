"""Acts that no menu offers: a card that is not held, a word of another rulebook. Why they are void, with all facts."""

from __future__ import annotations

import warnings

import pytest

from tutor.engine import Action, RuleError, cards, judge, options, ruleset, start_hand, view_for
from tutor.engine.actions import ACCEPT_ELEVEN, REFUSE_ELEVEN, SEM_FLOR
from tutor.engine.game import advance
from tutor.engine.judge import Verdict
from tutor.narration import message

HANDS = {
    "gauderio": ("1c 7c 6p", "12o 3o 6e"),
    "cego": ("1c 7c 6p", "12o 3o 6e"),
    "claudista": ("4c 5c 6c", "4p 5p 6p", "4e 5e 6e", "4o 5o 6o"),
}
A_CARD_A_TRICK = {"gauderio": ("gauderio/def/rodada", "gauderio/jogo/4"), "cego": ("cego/jogo/1", "cego/jogo/2")}


def hand(book, *played, **dealt):
    deck = ruleset(book).deck
    vira = {"vira": deck.parse("Kc")} if book == "claudista" else {}
    state = start_hand(
        ruleset(book), [[deck.parse(word) for word in text.split()] for text in HANDS[book]], **vira, **dealt
    )
    for seat, word in enumerate(played):
        state, _ = advance(state, Action(seat, "joga", deck.parse(word)))
    return state


@pytest.mark.parametrize(
    ("book", "word"),
    [(book, word) for book in ("gauderio", "cego") for word in ("seis", "nove", "doze", ACCEPT_ELEVEN, REFUSE_ELEVEN)]
    + [
        ("claudista", word)
        for word in ("retruco", "vale_4", "envido", "real_envido", "falta_envido", "flor", "contra_flor")
    ],
)
def test_a_word_of_another_rulebook_means_nothing_here(book, word):
    ruling = judge(hand(book), Action(0, word))

    assert (ruling.value, ruling.reason.code, ruling.clauses, ruling.readings) == (
        Verdict.VOID, "void.not_in_rules", (), ("AMB-X01",)
    )  # fmt: skip
    assert ruling.reason.args == {"act": word, "rules": book}


def test_there_is_no_flor_to_deny_where_there_are_no_flores():
    reason = judge(hand("claudista"), Action(0, SEM_FLOR)).reason

    assert (reason.code, reason.readings) == ("void.not_in_rules", ("AMB-X01",))
    assert reason.args == {"seat": 0, "act": SEM_FLOR, "rules": "claudista"}


@pytest.mark.parametrize("verb", ["joga", "esconde"])
@pytest.mark.parametrize("book", ["gauderio", "cego"])
def test_a_card_of_another_or_of_nobody_is_not_laid(book, verb):
    for text in ("12o", "4e"):
        [card] = cards(text)
        ruling = judge(hand(book), Action(0, verb, card))

        assert (ruling.value, ruling.reason.code) == (Verdict.VOID, "void.not_held")
        assert set(ruling.clauses) <= {*A_CARD_A_TRICK[book]}
        assert ruling.clauses
        assert ruling.reason.args == {"seat": 0, "act": f"{verb} {text}", "card": card}


def test_a_card_laid_once_is_not_laid_again():
    state = hand("gauderio", "1c", "12o")
    assert state.turn == 0
    assert judge(state, Action(0, "joga", cards("1c")[0])).reason.code == "void.not_held"


def test_an_unknown_card_may_be_any_that_lies_nowhere_else():
    """A hand told only in part: `??` may turn out to be the 4e, not the vira, nor a card of somebody else."""
    deck = ruleset("claudista").deck
    dealt = [[None, None, None], *([deck.parse(word) for word in text.split()] for text in HANDS["claudista"][1:])]
    state = start_hand(ruleset("claudista"), dealt, vira=deck.parse("Kc"))

    assert judge(state, Action(0, "joga", deck.parse("Ac"))).value is Verdict.ALLOWED
    for elsewhere in ("Kc", "4p", "6o"):
        assert judge(state, Action(0, "joga", deck.parse(elsewhere))).reason.code == "void.not_held"


@pytest.mark.parametrize("seat", [0, 2])
def test_on_eleven_nothing_goes_before_it_is_decided(seat):
    state = hand("claudista", score=(11, 4))
    card = state.deal.hands[seat][0]
    for action in (Action(seat, "joga", card), Action(seat, "esconde", card)):
        reason = judge(state, action).reason
        assert (reason.code, reason.cites, reason.readings) == ("void.eleven_first", ("claudista/5.1",), ("AMB-K24",))
        assert reason.args["act"] == action.words


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_has_no_view_and_no_acts(seat):
    """Not even the last one's, which a negative number would find."""
    state = hand("gauderio")
    for ask in (view_for, options):
        with pytest.raises(RuleError) as refused:
            ask(state, seat)
        assert (refused.value.key, refused.value.facts) == ("bad_seat", {"seat": seat, "players": 2})


def test_a_word_that_nobody_knows_is_told_with_those_that_there_are():
    state = hand("gauderio")
    for word, says in (("retrucco", "retruco?"), ("xyzw", "retruco,")):
        with pytest.raises(RuleError) as refused:
            judge(state, Action(0, word))
        assert refused.value.key == "bad_query.value"
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # a message that lacks something is filled up with a warning
            assert says in message(refused.value, "pt-BR")


@pytest.mark.parametrize(("book", "foreign"), [("gauderio", "Kc"), ("cego", "Ap"), ("claudista", "12o")])
def test_no_card_of_another_deck_is_dealt(book, foreign):
    """gauderio/convencoes/1, cego/partida/2: Spanish cards; claudista/def/sequencia: Q, J, K, A."""
    deck = ruleset(book).deck
    hands = [[deck.parse(word) for word in text.split()] for text in HANDS[book]]
    hands[1][2] = cards(foreign)[0]
    vira = {"vira": deck.parse("Kc")} if book == "claudista" else {}
    with pytest.raises(RuleError) as refused:
        start_hand(ruleset(book), hands, **vira)

    assert (refused.value.key, refused.value.facts["card"]) == ("bad_card", foreign)
