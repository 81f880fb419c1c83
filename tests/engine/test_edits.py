"""Which changes of a question are tried, with how small each is: listed by hand from what can change in a case."""

from __future__ import annotations

import pytest

from tutor.engine import Play, cards, ruleset
from tutor.engine.counterfactual_edits import card_distance, edits
from tutor.engine.deck import UNKNOWN
from tutor.engine.question import question

GAUDERIO, CEGO, CLAUDISTA = map(ruleset, ("gauderio", "cego", "claudista"))


def card(text):
    [one] = cards(text)
    return one


def told(rules, asked):
    """Every change: its kind, its facts, how small it is, and the facts of the question that are others by it."""
    found = []
    for change, changed in edits(rules, asked):
        assert changed.ask == asked.ask
        others = {name: value for name, value in changed.facts.items() if asked.facts.get(name) != value}
        others |= {
            name: None for name, value in changed.facts.items() if value is None and asked.facts.get(name) is not None
        }
        found.append((change.kind, dict(change.facts), change.distance, others))
    return found


def of_kind(rules, asked, *kinds):
    return [one for one in told(rules, asked) if one[0] in kinds]


def test_a_trick_of_a_hand_is_won_by_another_or_added():
    assert told(GAUDERIO, question("hand", tricks=(0,), eldest=0)) == [
        ("trick_won", {"number": 1, "team": 1}, 1, {"tricks": (1,)}),
        ("trick_tied", {"number": 1}, 1, {"tricks": (None,)}),
        ("trick_won", {"number": 2, "team": 0}, 1, {"tricks": (0, 0)}),
        ("trick_won", {"number": 2, "team": 1}, 1, {"tricks": (0, 1)}),
        ("trick_tied", {"number": 2}, 1, {"tricks": (0, None)}),
        ("eldest_side", {"team": 1}, 1, {"eldest": 1}),
    ]


def test_the_other_side_is_the_mao_even_where_nobody_said_who_is():
    assert of_kind(GAUDERIO, question("hand", tricks=(1, 1)), "eldest_side") == [
        ("eldest_side", {"team": 1}, 1, {"eldest": 1})
    ]
    assert of_kind(GAUDERIO, question("hand", tricks=(1, 1), eldest=3), "eldest_side") == [
        ("eldest_side", {"team": 0}, 1, {"eldest": 2})
    ]


def test_three_tricks_get_no_fourth_and_claudista_may_be_on_eleven():
    told_ = told(CLAUDISTA, question("hand", tricks=(0, None, None), eldest=1, mao_de_11=0))
    assert max(facts["number"] for kind, facts, _, _ in told_ if kind.startswith("trick")) == 3
    assert [one for one in told_ if one[0].endswith("eleven")] == [
        ("on_eleven", {"team": 1}, 1, {"mao_de_11": 1}),
        ("nobody_on_eleven", {}, 1, {"mao_de_11": None}),
    ]
    assert of_kind(GAUDERIO, question("hand", tricks=(0, None, None), eldest=1), "on_eleven") == []


def test_an_answer_is_another_and_a_call_is_left_out_put_on_or_put_in_its_place():
    """Gaudério: after envido and real envido only the falta is called; the real may stand alone (gauderio/envido)."""
    asked = question("bet", kind="envido", calls=("envido", "real_envido"), answer="nao_quero")
    assert of_kind(GAUDERIO, asked, "answer") == [
        ("answer", {"answer": "quero"}, 1, {"answer": "quero"}),
        ("answer", {"answer": "sem_flor"}, 1, {"answer": "sem_flor"}),
    ]
    assert of_kind(GAUDERIO, asked, "call_left_out", "call_more") == [
        ("call_left_out", {"call": "real_envido"}, 1, {"calls": ("envido",)}),
        ("call_more", {"call": "falta_envido"}, 1, {"calls": ("envido", "real_envido", "falta_envido")}),
    ]
    assert (
        "call_instead",
        {"call": "falta_envido", "calls": ("real_envido",)},
        2,
        {"calls": ("envido", "falta_envido")},
    ) in told(GAUDERIO, asked)
    assert of_kind(GAUDERIO, question("bet", kind="truco", calls=("truco",), answer="quero"), "call_left_out") == []


def test_a_score_moves_a_point_at_a_time_upwards_first_to_one_past_the_total():
    asked = question("falta", score=(2, 1), target=12)
    moved = of_kind(GAUDERIO, asked, "score")
    ours = [(facts["points"], distance, others["score"]) for _, facts, distance, others in moved if facts["team"] == 0]
    theirs = [
        (facts["points"], distance, others["score"]) for _, facts, distance, others in moved if facts["team"] == 1
    ]

    assert ours[:5] == [(3, 1, (3, 1)), (1, 1, (1, 1)), (4, 2, (4, 1)), (0, 2, (0, 1)), (5, 3, (5, 1))]
    assert theirs[:4] == [(2, 1, (2, 2)), (0, 1, (2, 0)), (3, 2, (2, 3)), (4, 3, (2, 4))]
    assert sorted(points for points, _, _ in ours) == [n for n in range(14) if n != 2]
    assert sorted(points for points, _, _ in theirs) == [n for n in range(14) if n != 1]


def test_a_score_past_the_total_still_moves_to_one_more():
    moved = of_kind(GAUDERIO, question("match", score=(26, 20), target=24), "score")
    assert max(facts["points"] for _, facts, _, _ in moved) == 27


def test_no_score_no_change_of_it_nor_of_the_total():
    asked = question("bet", kind="truco", calls=("truco",), answer="quero")
    assert of_kind(GAUDERIO, asked, "score", "target") == []


@pytest.mark.parametrize(
    ("rules", "asked", "others"),
    [
        pytest.param(GAUDERIO, question("falta", score=(2, 1), target=12), [24], id="12 to 24"),
        pytest.param(GAUDERIO, question("falta", score=(2, 12), target=24), [], id="nobody bets past the end"),
        pytest.param(
            GAUDERIO, question("match", score=(2, 13), target=24), [12], id="a match that is over may be asked"
        ),
        pytest.param(CEGO, question("falta", score=(17, 1), target=24), [18], id="Cego plays to 18 or 24"),
    ],
)
def test_the_total_is_another_of_the_rulebook(rules, asked, others):
    assert of_kind(rules, asked, "target") == [("target", {"target": n}, 1, {"target": n}) for n in others]


@pytest.mark.parametrize("name", ["winner", "reached_first"])
def test_a_side_that_is_named_is_the_other(name):
    ask = "falta" if name == "winner" else "match"
    for side in (0, 1):
        asked = question(ask, score=(1, 2), **{name: side})
        assert of_kind(GAUDERIO, asked, name) == [(name, {"team": 1 - side}, 1, {name: 1 - side})]
    assert of_kind(GAUDERIO, question(ask, score=(1, 2)), name) == []


def test_what_some_switches_pay_for():
    asked = question("bet", kind="truco", calls=("truco",), answer="nao_quero")
    assert of_kind(GAUDERIO, asked, "first_trick", "not_first_trick", "flores") == [
        ("first_trick", {}, 1, {"first_trick": True}),
        ("flores", {"number": 2}, 1, {"flores": 2}),
        ("flores", {"number": 3}, 2, {"flores": 3}),
    ]
    of_two = question("bet", kind="truco", calls=("truco",), answer="nao_quero", first_trick=True, flores=2)
    assert of_kind(GAUDERIO, of_two, "first_trick", "not_first_trick", "flores") == [
        ("not_first_trick", {}, 1, {"first_trick": False}),
        ("flores", {"number": 1}, 1, {"flores": 1}),
        ("flores", {"number": 3}, 1, {"flores": 3}),
    ]
    for by, kind in ((None, "by_falta"), (False, "by_falta"), (True, "not_by_falta")):
        match = question("match", score=(1, 2), **({} if by is None else {"by_falta": by}))
        assert of_kind(GAUDERIO, match, "by_falta", "not_by_falta") == [(kind, {}, 1, {"by_falta": not by})]


def test_of_two_cards_each_becomes_any_that_nobody_holds():
    """40 cards, two compared and in Claudista the vira: 38 and 37 others for each of the two."""
    asked = question("compare", a=card("1c"), b=card("3p"))
    assert len(of_kind(GAUDERIO, asked, "card")) == 2 * 38
    vira = question("compare", a=card("Ac"), b=card("3p"), vira=card("Kc"))
    swapped = of_kind(CLAUDISTA, vira, "card")
    assert len(swapped) == 2 * 37
    assert card("Kc") not in [facts["new"] for _, facts, _, _ in swapped]
    assert {frozenset(others) for *_, others in swapped} == {frozenset({"a"}), frozenset({"b"})}


def test_the_vira_becomes_any_other_that_nobody_holds_counted_in_ranks():
    """Ranks of Claudista's pack go 4 5 6 7 Q J K A 2 3: from the king to the ace is one step, to the 4 six."""
    asked = question("compare", a=card("Ac"), b=card("3p"), vira=card("Kc"))
    viras = {
        facts["new"]: (facts["old"], distance, others)
        for _, facts, distance, others in of_kind(CLAUDISTA, asked, "vira")
    }
    assert len(viras) == 37
    order = CLAUDISTA.deck.ranks
    steps = abs(order.index("K") - order.index("4"))
    assert viras[card("Kp")] == (card("Kc"), 1, {"vira": card("Kp")})
    assert viras[card("4c")] == (card("Kc"), steps, {"vira": card("4c")})
    assert viras[card("4p")] == (card("Kc"), steps + 1, {"vira": card("4p")})


def test_a_vira_is_no_card_that_lies_on_the_table():
    asked = question("trick", plays=(Play(0, card("Ac")), Play(1, card("3p"))), lead=0, vira=card("Kc"))
    viras = {facts["new"] for _, facts, _, _ in of_kind(CLAUDISTA, asked, "vira")}
    assert viras == set(CLAUDISTA.deck.cards) - set(cards("Ac 3p Kc"))


def test_a_card_of_a_trick_becomes_another_lies_hidden_or_is_led_by_another():
    asked = question("trick", plays=(Play(1, card("1c")), Play(0, card("3p"), hidden=True)), lead=None)
    swapped = of_kind(GAUDERIO, asked, "card")
    assert len(swapped) == 38  # the hidden one is worth nothing, whatever it is
    assert {facts["seat"] for _, facts, _, _ in swapped} == {1}
    assert {others["lead"] for *_, others in swapped} == {1}  # who led stays said
    assert of_kind(GAUDERIO, asked, "hidden", "shown") == [
        (
            "hidden",
            {"card": card("1c"), "seat": 1},
            1,
            {"plays": (Play(1, card("1c"), hidden=True), asked.facts["plays"][1])},
        ),
        ("shown", {"card": card("3p"), "seat": 0}, 1, {"plays": (asked.facts["plays"][0], Play(0, card("3p")))}),
    ]
    assert of_kind(GAUDERIO, asked, "lead") == [("lead", {"seat": 0}, 1, {"lead": 0})]
    assert of_kind(CEGO, asked, "hidden", "shown") == []  # cego/jogo/2: every card lies open
    untold = question("trick", plays=(Play(0, card("1c")), Play(1, UNKNOWN, hidden=True)), lead=0)
    assert [kind for kind, *_ in of_kind(GAUDERIO, untold, "hidden", "shown")] == ["hidden"]


def test_one_of_three_cards_becomes_another():
    asked = question("envido", cards=tuple(cards("1c 7c 6p")))
    swapped = told(GAUDERIO, asked)
    assert len(swapped) == 3 * 37
    assert (
        "card",
        {"old": card("6p"), "new": card("6c"), "seat": None},
        1,
        {"cards": tuple(cards("1c 7c 6c"))},
    ) in swapped
    assert (
        "card",
        {"old": card("6p"), "new": card("4c"), "seat": None},
        3,
        {"cards": tuple(cards("1c 7c 4c"))},
    ) in swapped


def test_of_swaps_to_one_count_the_smallest_is_tried():
    """A contest asks for counts: 37 cards for three places, and no count of a seat twice."""
    asked = question("envido_contest", hands=(tuple(cards("1c 7c 6p")), tuple(cards("12o 3o 6e"))), eldest=1)
    swapped = of_kind(GAUDERIO, asked, "card")
    for seat in (0, 1):
        of_seat = [one for one in swapped if one[1]["seat"] == seat]
        assert [distance for _, _, distance, _ in of_seat] == sorted(distance for _, _, distance, _ in of_seat)
        assert all(others["hands"][1 - seat] == asked.facts["hands"][1 - seat] for *_, others in of_seat)
    assert of_kind(GAUDERIO, asked, "eldest") == [("eldest", {"seat": 0}, 1, {"eldest": 0})]
    four = question(
        "envido_contest", hands=tuple(tuple(cards(h)) for h in ("1c 7c 6p", "12o 3o 6e", "4c 5c 6e", "4o 5p 7e"))
    )
    assert [facts["seat"] for _, facts, _, _ in of_kind(GAUDERIO, four, "eldest")] == [
        1,
        2,
        3,
    ]  # the first, if not said


def test_a_flor_is_sung_or_kept_where_that_is_a_choice():
    """Cego lets it be kept back (cego/flor); Gaudério does not (gauderio/flor/2)."""
    hands = (tuple(cards("1c 7c 6c")), tuple(cards("12o 3o 6o")))
    asked = question("envido_contest", hands=hands, eldest=0, flor_sung=(1,))
    assert of_kind(CEGO, asked, "sung", "unsung") == [
        ("sung", {"seat": 0}, 1, {"flor_sung": (0, 1)}),
        ("unsung", {"seat": 1}, 1, {"flor_sung": ()}),
    ]
    assert of_kind(GAUDERIO, asked, "sung", "unsung") == []


def test_how_far_a_card_is_from_another():
    def steps(old, new):
        return abs(int(old.rank) - int(new.rank))

    assert card_distance(card("4c"), card("4p"), steps) == 1
    assert card_distance(card("4c"), card("7c"), steps) == 3
    assert card_distance(card("4c"), card("7p"), steps) == 4
    assert card_distance(card("4c"), card("5c"), lambda _old, _new: 0) == 1
