"""The leaves of a ruling entail its value: a small evaluator goes through the tree again and finds the same."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.engine.strategies import hands_of_three, rulesets, tables, trick_winners, tricks, viras
from tests.narration.leaves import PAID, contested, counted, gap, hand_taken, match_won, priced, trick_taken
from tutor.engine import (
    RuleError,
    compare,
    contest_envido,
    contest_flor,
    count_envido,
    count_flor,
    falta,
    match_over,
    order,
    price,
    resolve_trick,
    resolve_tricks,
)
from tutor.engine.envido import count_silent_flor
from tutor.engine.ladder import KINDS
from tutor.rulebook import RULEBOOKS

POINTS = st.sampled_from(["gauderio", "cego"])


@given(st.data())
def test_the_cards_of_a_count_add_up_to_it(data):
    rules = data.draw(rulesets(data.draw(POINTS), switched=True))
    cards = data.draw(hands_of_three(rules, flor=data.draw(st.booleans())))

    for ruling in (count_envido(rules, cards), count_flor(rules, cards)):
        assert counted(ruling.reason) == ruling.value
    if count_flor(rules, cards).value is not None:
        silent = count_silent_flor(rules, cards)
        assert counted(silent.reason) == silent.value


@given(st.data())
def test_the_counts_of_a_contest_decide_it(data):
    rules = data.draw(rulesets(data.draw(POINTS), switched=True))
    hands = data.draw(tables(rules))
    eldest = data.draw(st.integers(0, len(hands) - 1))
    ruling = contest_envido(rules, hands, eldest)
    winner, counts = contested(ruling.reason, eldest, len(hands))

    assert winner == ruling.value.winner_seat
    assert [counts.get(seat) for seat in range(len(hands))] == list(ruling.value.points)


@given(st.data())
def test_the_counts_of_the_flores_decide_their_contest(data):
    rules = data.draw(rulesets(data.draw(POINTS), switched=True))
    first = data.draw(hands_of_three(rules, flor=True))
    second = data.draw(hands_of_three(rules))
    assume(not set(first) & set(second))
    eldest = data.draw(st.integers(0, 1))
    ruling = contest_flor(rules, [first, second], eldest)
    winner, counts = contested(ruling.reason, eldest, 2)

    assert winner == ruling.value.winner_seat
    assert [counts.get(seat) for seat in (0, 1)] == list(ruling.value.points)


@given(st.data())
def test_the_heights_of_the_best_cards_decide_a_trick(data):
    rules = data.draw(rulesets(switched=True))
    plays, lead, vira = data.draw(tricks(rules))
    ruling = resolve_trick(rules, plays, lead=lead, vira=vira)

    assert trick_taken(ruling.reason) == (ruling.value.team, ruling.value.seat)


@given(st.data())
def test_the_strengths_named_decide_which_card_is_higher(data):
    rules = data.draw(rulesets(switched=True))
    vira = data.draw(viras(rules))
    a, b = data.draw(st.lists(st.sampled_from(rules.deck.cards), min_size=2, max_size=2, unique=True))
    assume(vira not in (a, b))
    ruling = compare(rules, a, b, vira)
    strength = {step.args["card"]: step.args["strength"] for step in ruling.reason.because}

    told = "tie" if strength[a] == strength[b] else "a" if strength[a] > strength[b] else "b"
    assert told == ruling.value
    steps = order(rules, vira).reason.because
    place = {card: number for number, step in enumerate(steps) for card in step.args["cards"]}
    assert told == ("tie" if place[a] == place[b] else "a" if place[a] < place[b] else "b")
    assert len(place) == len(rules.deck.cards) - (vira is not None)


@given(st.data())
def test_the_tricks_decide_a_hand_as_it_is_told(data):
    rules = data.draw(rulesets(switched=True))
    won = data.draw(trick_winners())
    eldest = data.draw(st.integers(0, 1))
    eleven = data.draw(st.sampled_from([None, 0, 1])) if rules.hand.all_tied_on_eleven is not None else None
    ruling = resolve_tricks(rules, won, eldest=eldest, mao_de_11=eleven)

    assert hand_taken(ruling.reason, won) == (ruling.value.outcome, ruling.value.team)
    if ruling.reason.code == "hand.all_tied_on_eleven":
        assert ruling.value.team == 1 - eleven  # claudista/5.4


@given(st.data())
def test_the_gap_of_a_falta_is_what_its_score_leaves(data):
    rules = data.draw(rulesets(data.draw(POINTS), switched=True))
    target = data.draw(st.sampled_from(sorted(rules.match.targets.value)))
    score = data.draw(st.tuples(st.integers(0, target - 1), st.integers(0, target - 1)))
    ruling = falta(rules, score, target, winner=data.draw(st.integers(0, 1)))

    assert gap(ruling.reason) == ruling.value


@given(st.data())
def test_a_price_is_its_row_or_the_falta_and_what_comes_on_top(data):
    rules = data.draw(rulesets(switched=True))
    ladder = rules.ladders[data.draw(st.sampled_from([kind for kind in KINDS if kind in rules.ladders]))]
    calls = data.draw(st.sampled_from(sorted(ladder.rows)))
    answer = data.draw(st.sampled_from(["quero", "nao_quero", "sem_flor"]))
    target = data.draw(st.sampled_from(sorted(rules.match.targets.value)))
    score = data.draw(st.tuples(st.integers(0, target - 1), st.integers(0, target - 1)))
    kind = next(kind for kind, found in rules.ladders.items() if found is ladder)
    facts = {"flores": 2} if rules.options.get("flor_stack") == "per_flor" and kind == "flor" else {}
    try:
        ruling = price(rules, kind, calls, answer, score=score, target=target, winner=0, **facts)
    except RuleError:
        assume(False)
    plain = not rules.chosen or bool(ruling.reason.because)  # a switch may give a row another number
    told = priced(ruling.reason, rules.id) if plain else None

    assert told in (None, ruling.value)
    assert ruling.reason.args["points"] == ruling.value


@pytest.mark.parametrize(("rules", "calls"), PAID)
def test_the_rows_typed_in_are_those_of_the_rulebook(rules, calls):
    from tutor.engine import ruleset

    book = ruleset(rules)
    kind = next(kind for kind, ladder in book.ladders.items() if tuple(calls.split()) in ladder.rows)
    for answer, points in zip(("quero", "nao_quero"), PAID[rules, calls], strict=True):
        ruling = price(book, kind, calls.split(), answer)
        assert priced(ruling.reason, rules) == points == ruling.value


@given(st.data())
def test_the_score_decides_a_match_as_it_is_told(data):
    rules = data.draw(rulesets(switched=True))
    target = data.draw(st.sampled_from(sorted(rules.match.targets.value)))
    score = data.draw(st.tuples(st.integers(0, target + 3), st.integers(0, target + 3)))
    facts = {"eldest": 1} if rules.options.get("tie_at_target") == "mao" else {}
    ruling = match_over(rules, score, target, reached_first=data.draw(st.integers(0, 1)), **facts)

    assert match_won(ruling.reason) == (ruling.value.over, ruling.value.winner)


def test_every_rulebook_has_rows_typed_in():
    assert {rules for rules, _ in PAID} == set(RULEBOOKS)
