"""What a change of the referee slipped through once: each of these was a mutant that no test had noticed."""

from __future__ import annotations

import pytest

from tutor.engine import (
    Action,
    IllegalAction,
    Play,
    RuleError,
    Verdict,
    allowed,
    cards,
    compare,
    judge,
    match_over,
    play,
    resolve_trick,
    ruleset,
    start_hand,
)
from tutor.engine.ceremony import do_rite, judge_rite
from tutor.engine.ceremony_draw import CardDrawn, IllegalDraw, draw_card, first_dealer, judge_draw, start_draw
from tutor.engine.ceremony_state import Rite, start_ceremony, table_of
from tutor.engine.deck import SPANISH
from tutor.engine.match import next_eldest, start_match

CLAUDISTA = ruleset("claudista")


def test_who_looked_at_a_card_of_the_cut_says_first_where_it_goes():
    """claudista/2.6: no other card is looked at before; the same one may be looked at again."""
    table = start_ceremony(CLAUDISTA, dealer=0)
    looked, other = cards("Kc Kp")
    for rite in (Rite(0, "embaralha"), Rite(3, "olha", (looked,))):
        table, _ = do_rite(table, rite)
    ruling = judge_rite(table, Rite(3, "olha", (other,)))

    assert (Verdict.VOID, ("claudista/2.6",)) == (ruling.value, ruling.clauses)
    assert {"seat": 3, "turn": 3, "card": looked} == ruling.reason.args
    assert Verdict.ALLOWED is judge_rite(table, Rite(3, "olha", (looked,))).value


def test_a_vira_that_is_turned_has_to_be_told():
    """claudista/def/vira: only in the dark hand does it lie face down."""
    table = start_ceremony(CLAUDISTA, dealer=0)
    deal = (Rite(0, "da", cards("Qc 7p Jo"), whom=1), Rite(0, "da", cards("2e 3e 4e"), whom=2))
    for rite in (Rite(0, "embaralha"), Rite(3, "tira", cards("Ko"), "cima", "fica"), *deal):
        table, _ = do_rite(table, rite)
    with pytest.raises(RuleError) as refused:
        judge_rite(table, Rite(0, "vira", (None,)))

    assert ("missing_vira", {"rules": "claudista"}) == (refused.value.key, dict(refused.value.facts))


def test_the_holder_of_a_flor_does_not_open_an_envido():
    """cego/envido/2, cego/flor-tentos/proibido-envidar; AMB-C31."""
    hands = [cards("1p 4p 11p"), cards("12o 3o 6e")]
    ruling = judge(start_hand(ruleset("cego"), hands), Action(0, "envido"))

    assert Verdict.VOID is ruling.value
    assert ("cego/envido/2", "cego/flor-tentos/proibido-envidar") == ruling.clauses
    assert ("AMB-C31",) == ruling.readings


def test_a_trick_that_lies_face_down_is_nobodys():
    """AMB-C40, any_trick: cego/jogo/2 compares cards that are in sight."""
    rules = ruleset("cego", hidden_cards="any_trick")
    ruling = resolve_trick(rules, [Play(seat, card, hidden=True) for seat, card in enumerate(cards("1e 4c"))])

    assert (None, None) == ruling.value
    assert "cego/jogo/2" in ruling.reason.cites
    assert "AMB-C40" in ruling.reason.readings


@pytest.mark.parametrize(("wrong", "near"), [("Ke", ("12e",)), ("Qc", ("11c",)), ("Ao", ("1o",))])
def test_a_card_of_the_other_deck_is_told_as_this_one_writes_it(wrong, near):
    """AMB-G01: jack, queen and king play as 10, 11 and 12."""
    with pytest.raises(RuleError) as refused:
        SPANISH.parse(wrong)

    assert near == refused.value.facts["nearest"]


def test_the_pairs_of_a_draw_are_told_by_name():
    """claudista/1.2, AMB-K67: two kings make a pair, and of four the other two are the second."""
    draw = start_draw(CLAUDISTA, ("Ana", "Beto", "Caio", "Duda"))
    for card in cards("5p Ko"):
        draw, _ = draw_card(draw, draw.next_place, card)
    _, (given, *made) = draw_card(draw, 2, *cards("Kp"))

    assert CardDrawn(2, *cards("Kp")) == given
    assert [(1, 2), (0, 3)] == [event.places for event in made]
    assert [{"name": "Beto", "other": "Caio"}, {"name": "Ana", "other": "Duda"}] == [e.reason.args for e in made]
    assert all("claudista/1.2" in event.reason.cites for event in made)


def test_a_card_out_of_the_order_of_the_draw_is_void():
    """claudista/1.2: the cards go round one by one."""
    draw = start_draw(CLAUDISTA, ("Ana", "Beto", "Caio"))
    ruling = judge_draw(draw, 2, *cards("4c"))

    assert Verdict.VOID is ruling.value
    assert {"name": "Caio", "other": "Ana", "card": cards("4c")[0]} == ruling.reason.args
    with pytest.raises(IllegalDraw) as refused:
        draw_card(draw, 2, *cards("4c"))
    assert ("illegal_action.judged", ruling.clauses) == (refused.value.key, refused.value.cites)
    assert cards("4c")[0] == refused.value.facts["card"]


@pytest.mark.parametrize("begin", [lambda rules: start_draw(rules, ("Ana", "Beto")), first_dealer, start_ceremony])
def test_only_claudista_has_a_ceremony(begin):
    """AMB-X01: nothing passes from one document to another."""
    with pytest.raises(RuleError) as refused:
        begin(ruleset("cego"))

    assert ("not_in_rules.ceremony", ("AMB-X01",)) == (refused.value.key, refused.value.readings)
    assert {"rules": "cego"} == dict(refused.value.facts)


def test_who_stayed_shuffles_first():
    """claudista/2.2 over 2.1; AMB-K33: of the pair that stayed the owner, else the lower seat."""
    ruling = first_dealer(CLAUDISTA, owner=2, stayed=1)

    assert (1, {"seat": 1, "team": 1}) == (ruling.value, ruling.reason.args)
    assert {"claudista/2.2"} <= set(ruling.clauses)


def test_a_ceremony_begins_at_a_table_that_can_be():
    """claudista/intro/6: to 12; claudista/intro/2: four seats."""
    for facts, key, told in (
        ({"dealer": 4}, "bad_seat", {"seat": 4, "players": 4}),
        ({"score": (12, 3)}, "bad_score.over", {"score": (12, 3), "target": 12, "rules": "claudista"}),
        ({"score": (0, -1)}, "bad_score.negative", {"score": (0, -1)}),
    ):
        with pytest.raises(RuleError) as refused:
            start_ceremony(CLAUDISTA, **facts)
        assert (key, told) == (refused.value.key, dict(refused.value.facts))


def test_a_wish_of_the_ceremony_is_written_as_in_a_file():
    assert "3 corta 3" == str(Rite(3, "corta", number=3))
    assert "3 tira cima ?? queima" == str(Rite(3, "tira", (None,), "cima", "queima"))
    assert "0 da 1 Qc ?? 7p" == str(Rite(0, "da", (*cards("Qc"), None, *cards("7p")), whom=1))


def test_the_table_of_a_hand_told_at_once():
    """claudista/2.18: the seat before the eldest has dealt."""
    hands = [cards(hand) for hand in ("4c 5c 6c", "4p 5p 6p", "4e 5e 6e", "4o 5o 6o")]
    table = table_of(start_hand(CLAUDISTA, hands, vira=cards("Kc")[0], eldest=3))

    assert (2, 3, 1, "play") == (table.dealer, table.eldest, table.cutter, table.phase)
    assert (tuple(hands), cards("Kc")[0], False) == (table.hands, table.vira, table.vira_down)


def test_a_look_that_is_void_says_whose_and_at_what():
    """claudista/2.14, 5.1: nobody looks at cards that were not dealt, nor at the pack once a hand is played."""
    table, _ = do_rite(start_ceremony(CLAUDISTA, dealer=0), Rite(0, "embaralha"))
    none = judge_rite(table, Rite(1, "olha", word="parceiro"))
    hands = [cards(hand) for hand in ("4c 5c 6c", "4p 5p 6p", "4e 5e 6e", "4o 5o 6o")]
    played = table_of(start_hand(CLAUDISTA, hands, vira=cards("Kc")[0], eldest=1))
    closed = judge_rite(played, Rite(1, "olha", cards("2c")))

    assert (Verdict.VOID, {"seat": 3}) == (none.value, none.reason.args)
    assert (Verdict.VOID, {"seat": 1, "card": cards("2c")[0]}) == (closed.value, closed.reason.args)


def test_an_open_card_has_to_be_told():
    """A card that nobody knows can be hidden, but not compared."""
    state = start_hand(ruleset("gauderio"), [(None, None, None), cards("12o 3o 6e")])
    with pytest.raises(RuleError) as refused:
        play(state, Action(0, "joga"))

    assert ("unknown_card.laid", {"seat": 0}) == (refused.value.key, dict(refused.value.facts))


def test_the_other_side_of_a_match_counts_by_places_of_the_table():
    """AMB-G55, hand_winner: no trick was played, so the first of the winning side in order of play is o mão."""
    hands = [cards(hand) for hand in ("1c 7c 6p", "12o 3o 6e", "4e 5p 7o", "2c 4p 1e")]
    state = start_hand(ruleset("gauderio", next_mao="hand_winner"), hands, eldest=2)
    for act in (Action(2, "truco"), Action(3, "nao_quero")):
        state = play(state, act)
    assert 2 == next_eldest(state).value
    state = start_hand(ruleset("gauderio", next_mao="hand_winner"), hands, eldest=2)
    for act in (Action(3, "truco"), Action(2, "nao_quero")):
        state = play(state, act)
    ruling = next_eldest(state)

    assert (3, ("AMB-G55",), {"seat": 3}) == (ruling.value, ruling.readings, ruling.reason.args)
    strict = ruleset("gauderio", strict=True)
    ended = play(start_hand(strict, hands), Action(0, "baralho"))
    assert next_eldest(ended).undetermined  # AMB-G55 is silent


@pytest.mark.parametrize(("rules", "players", "target"), [("cego", 2, 18), ("cego", 6, 24), ("gauderio", 4, 12)])
def test_a_match_goes_to_the_total_of_its_table(rules, players, target):
    """cego/partida/4, cego/partida/5, AMB-C02; AMB-G28."""
    assert target == start_match(ruleset(rules), players).target


def test_nothing_is_allowed_to_a_seat_that_is_not_there():
    state = start_hand(ruleset("gauderio"), [cards(hand) for hand in TWO])

    assert () == allowed(state, 2) == allowed(state, -1)


def test_a_card_of_a_rank_of_two_figures_is_read_in_any_case():
    assert ("10o", "12c") == (str(SPANISH.parse("10O")), str(SPANISH.parse(" 12C ")))


def test_a_card_that_is_known_elsewhere_is_not_one_that_nobody_knows():
    """claudista/3.1: the vira and the cards of others are no seat's to play."""
    hands = [(None, None, None), cards("4p 5p 6p"), cards("4e 5e 6e"), cards("4o 5o 6o")]
    state = start_hand(CLAUDISTA, hands, vira=cards("Kc")[0])

    for card in cards("4p Kc"):
        assert (Verdict.VOID, "void.not_held") == (
            (ruling := judge(state, Action(0, "joga", card))).value,
            ruling.reason.code,
        )
    assert Verdict.ALLOWED is judge(state, Action(0, "joga", *cards("7c"))).value


def test_leaving_a_pending_truco_costs_one_more_where_the_table_says_so():
    """AMB-G22, yes: the price of refusing truco, 1 (gauderio/truco/truco/fugir), and 1 more in the first trick."""
    rules = ruleset("gauderio", fold_first_trick_envido_bonus="yes")
    state = play(start_hand(rules, [cards(hand) for hand in TWO]), Action(0, "truco"))

    assert (2, 0) == play(state, Action(1, "baralho")).score
    assert (2, 0) == play(state, Action(1, "nao_quero")).score


def test_a_level_end_that_o_mao_decides_asks_who_that_is():
    """AMB-G28 under tie_at_target = mao."""
    with pytest.raises(RuleError) as refused:
        match_over(ruleset("gauderio", tie_at_target="mao"), (12, 12), 12)

    assert ("bad_query.eldest_needed", "eldest") == (refused.value.key, refused.value.facts["field"])


def test_only_claudista_mends_a_hand_of_another_count():
    """claudista/2.19 to 2.26; gauderio/def/mao/1 has three cards and no remedy for other than three."""
    more = start_hand(CLAUDISTA, [cards(h) for h in ("4c 5c 6c 7c", *FOUR[1:])], vira=cards("Kc")[0], any_count=True)
    assert 4 == len(more.held[0])
    with pytest.raises(RuleError) as refused:
        start_hand(ruleset("gauderio"), [cards("1c 7c"), cards("12o 3o 6e")], any_count=True)

    assert "bad_hand" == refused.value.code


@pytest.mark.parametrize(("a", "b", "value"), [("1e", "1p", "a"), ("1p", "1e", "b")])
def test_a_comparison_that_rests_on_a_silence_is_undetermined(a, b, value):
    """AMB-C01: the pictures of the table of cego are lost, so which card a step is rests on a reading."""
    ruling = compare(ruleset("cego", strict=True), *cards(f"{a} {b}"))

    assert (value, True) == (ruling.value, ruling.undetermined)
    assert not compare(ruleset("cego"), *cards(f"{a} {b}")).undetermined


FOUR = ("4c 5c 6c", "4p 5p 6p", "4e 5e 6e", "4o 5o 6o")
TWO = ("1c 7c 6p", "12o 3o 6e")
REFUSED = [
    # rulebook, deal, score, what was done before, the act, its code, the facts beside act and seat, clause or reading
    ("claudista", FOUR, (0, 0), "", "0 envido", "not_in_rules", {"rules": "claudista"}, "AMB-X01"),
    ("claudista", FOUR, (0, 0), "", "0 retruco", "not_in_rules", {"rules": "claudista"}, "AMB-X01"),
    ("claudista", FOUR, (0, 0), "0 truco", "1 sem_flor", "not_in_rules", {"rules": "claudista"}, "AMB-X01"),
    ("gauderio", TWO, (0, 0), "", "0 seis", "not_in_rules", {"rules": "gauderio"}, "AMB-X01"),
    ("gauderio", TWO, (0, 0), "", "0 aceita_mao_de_11", "not_in_rules", {"rules": "gauderio"}, "AMB-X01"),
    ("claudista", FOUR, (0, 0), "", "0 aceita_mao_de_11", "not_on_eleven", {}, "claudista/def/mao-de-11"),
    ("claudista", FOUR, (11, 3), "", "1 aceita_mao_de_11", "others_decide_eleven", {}, "claudista/5.1"),
    ("claudista", FOUR, (11, 3), "0 aceita_mao_de_11", "0 recusa_mao_de_11", "already_spoke", {}, "AMB-K24"),
    ("claudista", FOUR, (11, 3), "", "0 joga 4c", "eleven_first", {}, "claudista/5.1"),
    ("claudista", FOUR, (11, 3), "", "0 quero", "eleven_first", {}, "claudista/5.1"),
    ("claudista", FOUR, (0, 0), "", "0 joga 4p", "not_held", {"card": "4p"}, "claudista/3.1"),
    ("claudista", FOUR, (0, 0), "0 joga 4c", "0 joga 5c", "one_card_a_trick", {"card": "5c"}, "claudista/def/rodada"),
    ("claudista", FOUR, (0, 0), "0 joga 4c", "1 esconde 4p", "hide_first_trick", {"card": "4p"}, "claudista/3.3"),
    ("claudista", FOUR, (0, 0), "0 truco", "0 joga 4c", "answer_first", {"call": "truco", "team": 1}, "claudista/4.3"),
    ("claudista", FOUR, (0, 0), "", "0 baralho", "no_folding", {}, "AMB-K75"),
    ("gauderio", TWO, (0, 0), "", "1 quero", "nothing_to_answer", {}, "gauderio/truco/truco/0"),
    ("gauderio", TWO, (0, 0), "0 envido", "1 baralho", "answer_first", {"kind": "envido", "call": "envido"}, "AMB-G23"),
    (
        "gauderio",
        TWO,
        (0, 0),
        "0 envido",
        "0 quero",
        "challenged_answer",
        {"call": "envido", "team": 1},
        "gauderio/truco/5",
    ),
    ("gauderio", TWO, (0, 0), "0 joga 1c; 1 joga 3o", "1 envido", "envido_first_trick", {}, "gauderio/envido/quando/1"),
    ("gauderio", TWO, (0, 0), "0 joga 1c", "0 envido", "envido_after_card", {}, "gauderio/envido/quando/1"),
    ("gauderio", TWO, (0, 0), "0 envido; 1 quero", "0 envido", "envido_once", {}, "gauderio/envido/quando/1"),
    ("gauderio", TWO, (0, 0), "0 truco; 1 quero", "0 envido", "envido_after_truco", {}, "gauderio/visao/4"),
    ("gauderio", TWO, (0, 0), "", "1 envido", "envido_on_turn", {"turn": 0}, "AMB-G11"),
    ("gauderio", TWO, (0, 0), "", "0 retruco", "no_such_call", {"known": ("truco",)}, "gauderio/truco/truco/0"),
    ("gauderio", TWO, (0, 0), "0 truco; 1 quero", "0 retruco", "raise_of_others", {"team": 1}, "gauderio/truco/5"),
    ("gauderio", TWO, (0, 0), "0 baralho", "1 truco", "hand_over", {}, "gauderio/def/ir-ao-baralho"),
    ("cego", TWO, (0, 0), "", "0 esconde 1c", "hide_never", {"card": "1c"}, "cego/jogo/2"),
    ("cego", TWO, (0, 0), "0 truco", "1 sem_flor", "no_flor_to_answer", {"call": "truco"}, "cego/repiques/2"),
    # what may be answered stands with each word
    (
        "gauderio",
        TWO,
        (0, 0),
        "0 falta_envido",
        "1 sem_flor",
        "no_flor_to_answer",
        {"call": "falta_envido"},
        "gauderio/envido/falta/0",
    ),
]


def wished(text, deck):
    seat, verb, *card = text.split()
    return Action(int(seat), verb, deck.parse(card[0]) if card else None)


@pytest.mark.parametrize("row", REFUSED, ids=[f"{row[5]}-{row[0]}-{row[4]}" for row in REFUSED])
def test_what_is_void_says_what_and_why(row):
    book, deal, score, before, act, code, facts, rests = row
    rules = ruleset(book)
    vira = rules.deck.parse("Kc") if rules.vira.value else None
    state = start_hand(rules, [cards(hand) for hand in deal], score=score, vira=vira)
    for done in filter(None, before.split("; ")):
        state = play(state, wished(done, rules.deck))
    ruling = judge(state, wished(act, rules.deck))

    assert (Verdict.VOID, f"void.{code}") == (ruling.value, ruling.reason.code)
    with pytest.raises(IllegalAction):
        play(state, wished(act, rules.deck))
    assert rests in (*ruling.clauses, *ruling.readings)
    told = {name: str(value) if name == "card" else value for name, value in ruling.reason.args.items()}
    assert told["act"] == act[2:]
    assert facts.items() <= told.items()
    if code not in ("hand_over", "not_in_rules"):
        assert told["seat"] == int(act[0])
