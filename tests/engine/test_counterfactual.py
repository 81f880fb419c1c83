"""What would change a ruling: every change flips it, and nothing nearer was missed."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.strategies import SEATS, hands_of_three, rulesets, some_cards, tables, trick_winners, tricks
from tutor.engine import (
    Play,
    RuleError,
    cards,
    contest_envido,
    counterfactual,
    has_flor,
    price,
    resolve_trick,
    ruleset,
)
from tutor.engine.counterfactual import outcome, what_if
from tutor.engine.deck import UNKNOWN
from tutor.engine.question import ASKS, question, ruled
from tutor.rulebook import RULEBOOKS

G, C, K = map(ruleset, RULEBOOKS)


@st.composite
def questions(draw):
    """Any question to any rulebook, with its switches moved or not."""
    ask = draw(st.sampled_from(sorted(ASKS)))
    counted = ask in ("envido", "flor", "falta", "envido_contest", "flor_contest")
    rules = draw(rulesets(draw(st.sampled_from(RULEBOOKS[:2] if counted else RULEBOOKS)), switched=True))
    return rules, draw(asked_of(rules, ask))


@st.composite
def asked_of(draw, rules, ask):
    score = draw(st.tuples(st.integers(0, 11), st.integers(0, 11)))
    if ask in ("compare", "order"):
        a, b, vira = draw(some_cards(rules, 3))
        named = {"vira": vira} if rules.vira.value else {}
        return question(ask, **named) if ask == "order" else question(ask, a=a, b=b, **named)
    if ask == "trick":
        plays, lead, vira = draw(tricks(rules))
        return question(ask, plays=plays, lead=lead, vira=vira)
    if ask == "hand":
        on = draw(st.sampled_from([None, 0, 1])) if rules.hand.all_tied_on_eleven else None
        return question(ask, tricks=draw(trick_winners()), eldest=draw(st.integers(0, 1)), mao_de_11=on)
    if ask in ("envido", "flor"):
        return question(ask, cards=draw(hands_of_three(rules)))
    if ask in ("envido_contest", "flor_contest"):
        hands = draw(tables(rules))
        return question(ask, hands=hands, eldest=draw(st.integers(0, len(hands) - 1)))
    if ask == "bet":
        kind = draw(st.sampled_from(sorted(rules.ladders)))
        calls = draw(st.sampled_from(sorted(rules.ladders[kind].rows)))
        answer = draw(st.sampled_from(["quero", "nao_quero", "sem_flor"]))
        return question(ask, kind=kind, calls=calls, answer=answer, score=score, winner=draw(st.integers(0, 1)))
    if ask == "falta":
        return question(ask, score=score, winner=draw(st.integers(0, 1)))
    reached = draw(st.integers(0, 1))
    return question("match", score=tuple(n + 8 for n in score), reached_first=reached, eldest=0)


@given(questions())
@settings(max_examples=150, deadline=None)
def test_every_change_flips_the_ruling(case):
    """
    The referee, asked again with the change made, answers something else; at most three, nearest first.
    """
    rules, asked = case
    try:
        was = outcome(asked, ruled(rules, asked))
    except RuleError:
        with pytest.raises(RuleError):
            what_if(rules, asked)
        return
    flips = what_if(rules, asked)

    assert len(flips) <= 3
    assert sorted(flip.change.distance for flip in flips) == [flip.change.distance for flip in flips]
    for flip in flips:
        again = ruled(rules, flip.question)
        assert (again.value, again.reason) == (flip.ruling.value, flip.ruling.reason)
        assert was != outcome(flip.question, again)
        changed = {name for name, value in flip.question.facts.items() if asked.facts.get(name) != value}
        assert 1 == len(changed - ({"lead"} if asked.facts.get("lead") is None else set())), (asked, flip)


def spots(deck):
    """Every rank with its place in the deck."""
    return {rank: place for place, rank in enumerate(deck.ranks)}


def deck_distance(deck, old, new):
    """One suit is one step, one rank is one step: counted here again."""
    return abs(spots(deck)[old.rank] - spots(deck)[new.rank]) + (old.suit != new.suit)


@pytest.mark.parametrize("held", ["1c 7c 6p", "1c 7e 6p", "12o 11o 10e", "7c 6c 5c", "4e 5p 6o", "3e 3p 3o"])
def test_no_nearer_card_changes_how_three_are_counted(held):
    """
    Every one of the 111 swaps, told apart by what a learner sees: a pair and its suit, no pair, a flor.
    """

    def way(three):
        suits = [card.suit for card in three]
        most = max(suits, key=suits.count)
        return (suits.count(most), most if suits.count(most) > 1 else "")

    three = cards(held)
    swaps = {
        (deck_distance(C.deck, old, new), way([*(c for c in three if c != old), new]))
        for old, new in itertools.product(three, C.deck.cards)
        if new not in three
    }
    nearest = sorted(
        min(d for d, other in swaps if other == found) for found in {found for _, found in swaps} - {way(three)}
    )

    flips = what_if(C, question("envido", cards=three))

    assert nearest[:3] == [flip.change.distance for flip in flips]


def test_no_nearer_card_wins_a_contest():
    """
    All 204 swaps of six hands dealt, each ruled: none with fewer steps changes who wins.
    """
    for shift in range(0, 36, 6):
        dealt = [C.deck.cards[shift : shift + 5 : 2], C.deck.cards[shift + 1 : shift + 6 : 2]]
        winner = contest_envido(C, dealt, 0).value.winner_team
        used = {*dealt[0], *dealt[1]}
        reached = [
            deck_distance(C.deck, old, new)
            for seat, old in ((s, card) for s in (0, 1) for card in dealt[s])
            for new in C.deck.cards
            if new not in used
            and contest_envido(
                C, [[new if c == old else c for c in hand] if s == seat else hand for s, hand in enumerate(dealt)], 0
            ).value.winner_team
            not in (winner, None)
        ]
        flips = what_if(C, question("envido_contest", hands=dealt, eldest=0), most=9)

        assert min(reached) == min(f.change.distance for f in flips if f.change.kind == "card")


@pytest.mark.parametrize(("first", "second"), [("3c", "2o"), ("7o", "3p"), ("4e", "1e"), ("1c", "1o"), ("7p", "7c")])
def test_no_nearer_card_takes_a_trick(first, second):
    """
    The gaudério ladder written out here: 1e 1p 7e 7o 3 2 1 12 11 10 7 6 5 4.
    """
    ladder = [
        *(set(cards(text)) for text in ("1e", "1p", "7e", "7o")),
        *(
            {c for c in G.deck.cards if c.rank == rank}
            for rank in ("3", "2", "1", "12", "11", "10", "7", "6", "5", "4")
        ),
    ]
    place = {card: n for n, step in reversed(list(enumerate(ladder))) for card in step}
    laid = (*cards(first), *cards(second))

    def winner(a, b):
        return (place[a] < place[b]) - (place[b] < place[a])

    def far(old, new):
        return 1 if old.rank == new.rank else max(1, abs(place[old] - place[new])) + (old.suit != new.suit)

    nearest: dict[int, int] = {}
    for i, new in itertools.product((0, 1), G.deck.cards):
        if new not in laid:
            now = winner(new, laid[1]) if i == 0 else winner(laid[0], new)
            if now != winner(*laid):
                nearest[now] = min(nearest.get(now, 99), far(laid[i], new))
    plays = [Play(seat, card) for seat, card in enumerate(laid)]
    swaps = [f for f in what_if(G, question("trick", plays=plays), most=9) if f.change.kind == "card"]

    assert sorted(nearest.values()) == [flip.change.distance for flip in swaps]
    assert all(resolve_trick(G, flip.question.facts["plays"]).value == flip.ruling.value for flip in swaps)


def test_all_that_one_trick_can_change():
    """
    gauderio/empate/1: with A = , the first trick decides; one trick else and B has it, or nobody yet.
    """
    found = {
        (flip.change.kind, flip.change.facts.get("number"), flip.change.facts.get("team")): flip.ruling.value.team
        for flip in what_if(G, question("hand", tricks=[0, None], eldest=0), most=9)
    }

    assert {("trick_won", 1, 1): 1, ("trick_tied", 1, None): None, ("trick_won", 2, 1): None} == found


def test_three_ties_turn_on_who_is_mao():
    """
    gauderio/empate/5.
    """
    flips = what_if(G, question("hand", tricks=[None] * 3, eldest=0), most=9)

    assert "eldest_side" in {flip.change.kind for flip in flips}


@pytest.mark.parametrize("rules", [G, C, K])
def test_every_price_names_the_answer_and_the_calls_beside_it(rules):
    """
    Under the price of each row of a document stand what another answer pays, and a call more or less.
    """
    for kind, ladder in rules.ladders.items():
        for calls in ladder.rows:
            asked = question("bet", kind=kind, calls=calls, answer="nao_quero", score=(3, 5))
            try:
                was = price(rules, **asked.facts).value
            except RuleError:
                continue
            told = {flip.change.kind: flip for flip in what_if(rules, asked, most=9)}
            for answer in ("quero", "sem_flor"):
                try:
                    other = price(rules, **{**asked.facts, "answer": answer}).value
                except RuleError:
                    continue
                assert other == was or "answer" in told
            if len(calls) > 1:
                shorter = price(rules, **{**asked.facts, "calls": calls[:-1]}).value
                assert (shorter != was) == ("call_left_out" in told)


def test_three_suits_are_no_card_away_from_a_flor():
    held = cards("7c 7p 7e")

    assert not any(
        has_flor(C, [*(c for c in held if c != old), new]).value
        for old, new in itertools.product(held, C.deck.cards)
        if new not in held
    )
    assert () == what_if(C, question("flor", cards=held))


def test_under_strict_what_the_document_leaves_open_is_an_outcome():
    """
    AMB-C07: all tied is undetermined, and any trick won decides it.
    """
    strict = ruleset("cego", strict=True)
    flips = what_if(strict, question("hand", tricks=[None] * 3, eldest=0))

    assert flips
    assert all(not flip.ruling.undetermined for flip in flips)


def test_an_unknown_question_names_the_nearest():
    with pytest.raises(RuleError) as caught:
        question("envid")
    assert ("bad_ask", ("envido",)) == (caught.value.code, caught.value.facts["nearest"])


def test_the_largest_table_asks_no_more_than_one_ruling_a_swap(monkeypatch):
    """
    Eighteen cards by twenty-two free ones, and o mão at another seat: the work of the widest question is bounded.
    """
    hands = [C.deck.cards[seat :: max(SEATS["cego"])][:3] for seat in range(6)]
    asked = question("envido_contest", hands=hands)
    times = 0

    def counted(rules, other):
        nonlocal times
        times += 1
        return ruled(rules, other)

    monkeypatch.setattr(counterfactual, "ruled", counted)
    what_if(C, asked)

    assert 0 < times <= 18 * 22 + 6 + 1


def test_a_hidden_card_that_nobody_told_is_not_turned_up():
    asked = question("trick", plays=(Play(0, UNKNOWN, hidden=True), Play(1, cards("3c")[0])))

    assert ["hidden"] == [flip.change.kind for flip in what_if(G, asked)]
