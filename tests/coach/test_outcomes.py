"""What an act costs and wins, as the coach says before it, is what is paid when it is done; and some typed in."""

import random

import pytest

from tests.engine.running.scripts import begin, run
from tests.engine.running.test_laws import some_hand
from tutor.coach.advice import advise
from tutor.coach.outcomes import outcomes
from tutor.coach.seen import seen
from tutor.engine.actions import CALLS, FOLD, NAO_QUERO, QUERO, REFUSE_ELEVEN, SEM_FLOR, kind_of_call
from tutor.engine.allowed import allowed
from tutor.engine.events import Paid
from tutor.engine.game import advance, play


def said(advice, verb, code):
    option = next(option for option in advice.options if option.action.verb == verb)
    return next((found.value for found in option.outcomes if found.reason.code == code), None)


def seat_of(state, team, verb):
    """A seat of a side that may say this now."""
    seats = range(team, state.deal.players, 2)
    return next((seat for seat in seats for act in allowed(state, seat) if act.verb == verb), None)


def paid(state, seat, verb):
    """What is paid at once when a seat says a word, and to whom."""
    act = next(act for act in allowed(state, seat) if act.verb == verb)
    _, events = advance(state, act)
    return next(((event.points, event.team) for event in events if isinstance(event, Paid)), None)


def check(state, action):
    """Compare what is said of an act with what comes of it."""
    seat, verb = action.seat, action.verb
    found = {ruling.reason.code: ruling.value for ruling in outcomes(seen(state, seat), action)}
    if verb in {FOLD, NAO_QUERO, SEM_FLOR, REFUSE_ELEVEN}:
        given = found.get("coach.gives")
        assert (None if given is None else (given, 1 - seat % 2)) == paid(state, seat, verb)
    elif verb == QUERO and state.pending.kind == "truco":
        assert found.get("coach.plays_for") == play(state, action).stake
    elif verb == QUERO and (won := paid(state, seat, verb)) is not None:
        code = "coach.wins" if won[1] == seat % 2 else "coach.loses"
        assert won[0] in {found.get("coach.plays_for"), found.get(code)}
    elif verb in CALLS:
        after, events = advance(state, action)
        if kind_of_call(state.rules)[verb] == "flor" and after.pending is None:
            # nobody else has one: it is paid at once
            if unmet := [event for event in events if isinstance(event, Paid)]:
                assert found.get("coach.wins_if_alone") == unmet[0].points
        elif (other := seat_of(after, 1 - seat % 2, NAO_QUERO)) is not None:
            refused = paid(after, other, NAO_QUERO)
            if refused is not None:  # else a partner has still to be heard
                assert refused == (found.get("coach.wins_if_refused"), seat % 2)


@pytest.mark.parametrize("book", ["g", "c", "k"])
def test_what_is_said_before_is_what_is_paid_after(book):
    luck = random.Random(book)  # noqa: S311  # luck in a test is no secret
    checked = 0
    for _ in range(25):
        # under flor_stack the flores of others count too, which no seat sees
        state = some_hand(luck, book, switched=False)
        while not state.over:
            acts = [act for seat in range(state.deal.players) for act in allowed(state, seat)]
            for act in acts:
                check(state, act)
                checked += act.card is None
            calls = [act for act in acts if act.verb in CALLS or act.verb == QUERO]
            state = play(state, luck.choice(calls if calls and luck.random() < 0.5 else acts))
    assert checked > 300


@pytest.mark.parametrize(
    ("rules", "script", "seat", "verb", "expected"),
    [
        # gauderio/pontos-truco/truco, gauderio/truco/truco/fugir: 2, or 1 lost: (2 - 1) / 4 of the hands
        ("gauderio", "0 truco", 1, "quero", {"coach.plays_for": 2, "coach.break_even": 25}),
        ("gauderio", "0 truco", 1, "nao_quero", {"coach.gives": 1}),
        ("gauderio", "0 truco", 1, "retruco", {"coach.plays_for_if_taken": 3, "coach.wins_if_refused": 2}),
        # gauderio/pontos-envido/real-envido, gauderio/envido/real/fugir: 5, or 1 lost: (5 - 1) / 10
        ("gauderio", "0 real_envido", 1, "quero", {"coach.plays_for": 5, "coach.break_even": 40}),
        # cego/tentos-envido: real envido over envido 5, refused 2: (5 - 2) / 10
        ("cego", "0 envido; 1 real_envido", 0, "quero", {"coach.plays_for": 5, "coach.break_even": 30}),
        # claudista/def/truco, 4.7: 3, or 1 lost: (3 - 1) / 6, rounded up
        ("claudista", "0 truco", 1, "quero", {"coach.plays_for": 3, "coach.break_even": 34}),
        ("claudista", "0 truco", 1, "seis", {"coach.plays_for_if_taken": 6, "coach.wins_if_refused": 3}),
        # claudista/4.8: one refusal alone does not end it
        ("claudista", "0 truco", 1, "nao_quero", {"coach.gives_if_all": 1}),
    ],
)
def test_prices_of_the_documents(rules, script, seat, verb, expected):
    state, _ = run(begin(rules), script)

    assert expected == {code: said(advise(state, seat), verb, code) for code in expected}


def test_a_falta_is_what_the_leader_lacks():
    """
    gauderio/def/falta: at 20 to 15 of 24 it is 4; refused it costs 1 (gauderio/envido/falta/fugir): 3 / 8.
    """
    state, _ = run(begin("gauderio", score=(20, 15), target=24), "0 falta_envido")

    assert (4, 38) == (
        said(advise(state, 1), "quero", "coach.plays_for"),
        said(advise(state, 1), "quero", "coach.break_even"),
    )


def test_the_last_card_of_a_trick_is_told_with_its_winner():
    state, _ = run(begin("gauderio"), "0 joga 3c")
    advice = advise(state, 1)
    won = {
        option.action.words: next(
            ruling.value.team for ruling in option.outcomes if ruling.reason.code.startswith("trick")
        )
        for option in advice.options
        if option.action.card is not None
    }

    # gauderio/convencoes/3, /2; a card face down is worth nothing (gauderio/def/esconder/1)
    assert won == {"joga 1e": 1, "esconde 1e": 0, "joga 7e": 1, "esconde 7e": 0, "joga 4o": 0, "esconde 4o": 0}


def test_hand_of_eleven():
    """
    claudista/5.2, 5.3: refused it gives 1, played it is worth 3, of which one ends the match at 12 (claudista/intro/6).

    So 1·p - 3·(1-p) has to come to -1: one half.
    """
    advice = advise(begin("claudista", score=(11, 7)), 0)

    assert 1 == said(advice, "recusa_mao_de_11", "coach.gives")
    assert 3 == said(advice, "aceita_mao_de_11", "coach.plays_for_if_all")
    assert 50 == said(advice, "aceita_mao_de_11", "coach.break_even")


def test_a_falta_measured_by_its_winner_wins_and_loses_unlike():
    """
    Under winner_gap, at 20 to 15 of 24: seat 1 wins 9 or loses 4, refused it loses 1: (4 - 1) / 13.
    """
    state, _ = run(begin("gauderio", score=(20, 15), target=24, falta_rule="winner_gap"), "0 falta_envido")
    advice = advise(state, 1)

    assert (9, 4, 24) == tuple(said(advice, "quero", f"coach.{code}") for code in ("wins", "loses", "break_even"))
