"""The clauses on the pack, the order of the cards and the deal, one row or more each."""

import itertools

import pytest

from tutor.engine import Play, RuleError, cards, compare, order, resolve_trick, ruleset, start_hand, strength_of
from tutor.engine.ceremony_state import start_ceremony
from tutor.engine.strength import card_of
from tutor.rulebook import clause

PACK = [
    ("gauderio/ficha/2", "1e 7o 10c 12p", "8e 9o 0c Qp"),
    ("gauderio/convencoes/1", "10o 11c 12e", "13c Jc 1x"),
    ("cego/partida/2", "1o 2c 3e 4p 5o 6c 7e 10p 11o 12c", "Ao Kp"),
    ("cego/partida/3", "10o", "8o 9c"),
    ("claudista/intro/5", "Qp Je Ko Ac 2e 3p 4o 7c", "10p 9c 8e 12o 1e"),
]


def of(id_, **switches):
    return ruleset(clause(id_).rules, **switches)


@pytest.mark.parametrize(("id_", "there", "left_out"), PACK, ids=[row[0] for row in PACK])
def test_the_pack(id_, there, left_out):
    rules = of(id_)

    assert (40, 40) == (rules.pack.value, len(set(rules.deck.cards)))
    assert there.split() == [str(card_of(rules, word)) for word in there.split()]
    for word in left_out.split():
        with pytest.raises(RuleError) as refused:
            card_of(rules, word)
        assert ("bad_card", True) == (refused.value.code, id_ in refused.value.cites)


STEPS = "1e|1p|7e|7o|3e 3p 3o 3c|2e 2p 2o 2c|1o 1c|12e 12p 12o 12c|11e 11p 11o 11c|10e 10p 10o 10c|7p 7c|6e 6p 6o 6c"
STEPS = [step.split() for step in (STEPS + "|5e 5p 5o 5c|4e 4p 4o 4c").split("|")]
POINTS = [1, 1, 7, 7, 3, 2, 1, 0, 0, 0, 7, 6, 5, 4]


@pytest.mark.parametrize("number", range(1, 15), ids=[f"cego/valores/{number:02}" for number in range(1, 15)])
def test_a_step_of_cego(number):
    """
    Cards of a step tie, they win from the next step, and they count the points of the table.
    """
    rules, id_ = ruleset("cego"), f"cego/valores/{number:02}"
    step = cards(" ".join(STEPS[number - 1]))
    for card in step:
        assert 15 - number == strength_of(rules, card)
        assert POINTS[number - 1] == rules.count.card_points[card.rank].value
        assert id_ in rules.count.card_points[card.rank].cites
    for a, b in itertools.pairwise(step):
        assert ("tie", (id_,)) == ((found := compare(rules, a, b)).value, found.clauses)
    for below in cards(" ".join(STEPS[number])) if number < 14 else ():
        assert ("a", (id_, f"cego/valores/{number + 1:02}")) == (
            (found := compare(rules, step[0], below)).value,
            found.clauses,
        )


@pytest.mark.parametrize("id_", ["cego/valores/titulo"])
def test_the_table_of_cego(id_):
    ruling = order(of(id_))

    assert [set(cards(" ".join(step))) for step in STEPS] == [set(step) for step in ruling.value]
    assert id_ == ruling.clauses[0]


@pytest.mark.parametrize("id_", ["gauderio/convencoes/2"])
def test_the_common_order_of_gauderio(id_):
    rules = of(id_)
    weak_to_strong = cards("4e 5c 6o 7p 10e 11c 12o 1c 2p 3e")
    values = [strength_of(rules, card) for card in weak_to_strong]

    assert values == sorted(set(values))
    assert ("tie", (id_,)) == ((found := compare(rules, *cards("3o 3p"))).value, found.clauses)
    assert ("b", (id_,)) == ((found := compare(rules, *cards("12o 1c"))).value, found.clauses)


@pytest.mark.parametrize(("vira", "manilha"), [("Ao", "2"), ("5c", "6"), ("7p", "Q"), ("3o", "4")])
@pytest.mark.parametrize("id_", ["claudista/def/manilha-nova"])
def test_the_manilhas_change_with_the_vira(id_, vira, manilha):
    rules = of(id_)
    strongest = [step[0] for step in order(rules, rules.deck.parse(vira)).value[:4]]

    assert [f"{manilha}{suit}" for suit in "pceo"] == list(map(str, strongest))
    assert id_ in rules.vira.cites


@pytest.mark.parametrize(
    ("id_", "deal"),
    [
        ("gauderio/ficha/3", "1e 2e 3e/1p 2p"),
        ("gauderio/jogo/2", "1e 2e 3e 4e/1p 2p 3p"),
        ("cego/mao/1", "1e 2e 3e/1p 2p 3p 4p"),
    ],
)
def test_everyone_is_given_three(id_, deal):
    with pytest.raises(RuleError) as refused:
        start_hand(of(id_), [cards(hand) for hand in deal.split("/")])

    assert ("bad_hand", True) == (refused.value.code, id_ in refused.value.cites)


@pytest.mark.parametrize("id_", ["gauderio/visao/6", "cego/partida/2"])
def test_nobody_meddles_with_a_deal_that_the_system_makes(id_):
    with pytest.raises(RuleError) as refused:
        start_ceremony(of(id_))

    assert ("not_in_rules", (id_,)) == (refused.value.code, refused.value.cites)


@pytest.mark.parametrize(
    ("id_", "players"),
    [("gauderio/jogadores/1", 3), ("gauderio/ficha/1", 6), ("gauderio/jogadores/2", 1), ("gauderio/jogadores/3", 3),
     ("gauderio/jogadores/4", 5), ("cego/partida/4", 8), ("cego/partida/5", 3), ("claudista/intro/2", 2),
     ("claudista/intro/4", 6)],
)  # fmt: skip
def test_how_many_play(id_, players):
    rules = of(id_)
    deck = list(rules.deck.cards)
    with pytest.raises(RuleError) as refused:
        start_hand(rules, [deck[3 * seat : 3 * seat + 3] for seat in range(players)], vira=deck[-1])

    assert ("bad_players", True) == (refused.value.code, id_ in refused.value.cites)


@pytest.mark.parametrize(
    ("id_", "laid", "seats"),
    [
        pytest.param("gauderio/jogadores/4", "3c 2c 3e 2e", {0, 2}, id="gauderio/jogadores/4"),
        pytest.param("gauderio/jogadores/5", "2c 3c 2e 3e", {1, 3}, id="gauderio/jogadores/5"),
        pytest.param("claudista/intro/3", "3c 2c 3e 2e", {0, 2}, id="claudista/intro/3"),
    ],
)
def test_partners_sit_opposite(id_, laid, seats):
    """
    Equal cards of two who sit opposite are no tie: one side has them.
    """
    rules = of(id_)
    vira = rules.deck.parse("4o") if rules.vira.value else None
    ruling = resolve_trick(rules, [Play(seat, card) for seat, card in enumerate(cards(laid))], vira=vira)

    assert (min(seats), True) == (ruling.value.seat, id_ in ruling.clauses)
    assert {ruling.value.team} == {seat % 2 for seat in seats}
