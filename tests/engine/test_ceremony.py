"""Claudista's ceremony, clause by clause: what is allowed, taken back or a foul, with its remedies and its history."""

from __future__ import annotations

import pytest

from tests.engine.ceremony_rows import CASES
from tests.engine.ceremony_scripts import CUT, DEALT, begin, rite, run
from tutor.engine import Action, RuleError, play, ruleset, start_hand, start_match
from tutor.engine.ceremony import (
    IllegalRite,
    do_rite,
    evolve_table,
    explain_rite,
    judge_rite,
    open_hand,
    start_ceremony,
)
from tutor.engine.deck import cards
from tutor.engine.events import HandEnded, MatchEnded, Paid
from tutor.engine.match import after_hand, next_eldest
from tutor.rulebook import clause, reading


def fact(table, name):
    """One thing that a row may say of the table."""
    play = table.play_state
    told = {
        "held": tuple(map(len, table.hands if table.hand is None else play.held)),
        "vira": None if table.vira is None else str(table.vira),
        "burned": len(table.burned),
        "over": table.over,
        "winner": play.winner,
        "match": play.match_winner,
        "turn": play.turn,
        "stake": play.stake,
        "pending": play.pending,
        "dark": play.deal.dark,
        "shown": table.removed is not None and table.removed.shown,
        "next_eldest": next_eldest(play).value,
        **{name: getattr(table.history, name) for name in ("cut_errors", "cut_peeks", "deal_peeks", "lost_deals")},
    }
    return told[name] if name in told else getattr(table, name)


@pytest.mark.parametrize("case", [pytest.param(case, id=f"claudista/{case[0]}-{i}") for i, case in enumerate(CASES)])
def test_the_ceremony(case):
    clause_id, readings, setup, script, holds = case
    table, ruling = run(begin(**setup), script)

    assert f"claudista/{clause_id}" in ruling.clauses
    assert {f"AMB-{id_}" for id_ in readings.split()} <= set(ruling.readings)
    assert holds == {name: fact(table, name) for name in holds}


@pytest.mark.parametrize("case", [pytest.param(case, id=f"claudista/{case[0]}-{i}") for i, case in enumerate(CASES)])
def test_every_event_is_explained_and_the_table_is_their_fold(case):
    _, _, setup, script, _ = case
    table = begin(**setup)
    for text in (part.partition(":")[0].strip() for part in script.split(";") if part.strip()):
        if any(f" {word}" in text for word in ("joga", "truco", "seis", "quero", "aceita_mao_de_11")):
            break
        one = rite(text)
        if judge_rite(table, one).value == "void":
            with pytest.raises(IllegalRite) as refused:
                do_rite(table, one)
            assert refused.value.ruling == judge_rite(table, one)
            continue
        after, events = do_rite(table, one)
        assert events or one.verb in ("pede_ver", "concorda", "goteira")
        folded = table
        for event in events:
            assert explain_rite(table, one, event).cites
            folded = evolve_table(folded, event)
        assert after == folded
        table = after


def test_every_rule_of_the_record_cites_what_exists():
    for row in ruleset("claudista").ceremony.rows.values():
        assert all(clause(cited).rules == "claudista" for cited in row.cites)
        assert all("claudista" in reading(by).rules for by in row.readings)


def test_every_rule_of_the_record_is_met():
    met = set()
    for _, _, setup, script, _ in CASES:
        table = begin(**setup)
        for text in filter(None, map(str.strip, script.split(";"))):
            act = text.partition(":")[0].strip()
            if not any(f" {word}" in act for word in ("joga", "truco", "seis", "quero", "aceita_mao_de_11")):
                met |= {step.code for step in judge_rite(table, rite(act)).reason.walk()}
            table, _ = run(table, text)
    elsewhere = (
        "ceremony.draw",
        "ceremony.dark_still",
        "ceremony.owner",
        "ceremony.stayed",
        "ceremony.opened",
        "next_eldest",
    )
    rows = ruleset("claudista").ceremony.rows.values()
    assert sorted({row.code for row in rows if not row.code.startswith(elsewhere)} - met) == []


def test_the_hand_begins_with_the_cards_dealt():
    table, _ = run(begin(), f"{CUT}; {DEALT}")

    after, events = open_hand(table)

    hands = [cards("4c 5c 6c"), cards("Qc 7p Jo"), cards("2e 3e 4e"), cards("5e 6e 7e")]
    assert start_hand(table.rules, hands, vira=cards("Ac")[0], eldest=1) == after.hand
    assert explain_rite(table, rite("0 embaralha"), events[0]).cites == ("claudista/2.18",)
    assert open_hand(after) == (after, ())


def test_the_dark_hand_opens_with_the_next_seat_whichever_way_it_was_dealt():
    script = "0 da 3 4c 5c 6c; 0 da 2 4p 5p 6p; 0 da 1 4e 5e 6e; 0 da 0 4o 5o 6o; 0 vira Ac"
    table, _ = run(begin(score=(11, 11)), script)

    after, (event,) = open_hand(table)

    assert (1, True, False) == (after.hand.turn, after.hand.deal.dark, after.hand.vira_shown)
    assert explain_rite(table, rite("0 embaralha"), event).readings == ("AMB-K32",)


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("0 da 1 4c 5c 6c", "bad_hand.not_dealt"),
        ("0 da 1 4c; 0 da 2 5c; 0 da 3 6c; 0 da 0 7c", "missing_vira"),
    ],
)
def test_a_hand_that_is_not_dealt_does_not_begin(script, error):
    table, _ = run(begin(), script)
    with pytest.raises(RuleError) as refused:
        open_hand(table)
    assert error == refused.value.key


@pytest.mark.parametrize(
    "script",
    [
        f"{CUT}; 0 da 1 4c; 0 da 2 4c",
        "0 embaralha; 3 tira cima 4c queima; 0 da 1 4c",
        "0 embaralha; 3 tira cima 4c queima; 3 tira cima 4c fica",
        f"{CUT}; 0 queima 4c; 0 vira 4c",
        f"{CUT}; 0 da 1 5c 5c",
        f"{CUT}; 0 queima 4c; 0 queima 4c",
        f"{DEALT.replace('Qc 7p Jo', 'Qc 7p')}; 0 completa 1 2e",
    ],
)
def test_a_card_is_in_one_place_and_a_burned_one_does_not_come_back(script):
    """
    claudista/def/queimar, claudista/intro/5.
    """
    with pytest.raises(RuleError) as refused:
        run(begin(), script)
    assert refused.value.code == "duplicate_card"


def test_a_burned_card_comes_back_with_the_next_shuffle():
    table, _ = run(
        begin(), "0 embaralha; 3 tira cima 4c queima; 3! tira baixo 5c fica: foul recut; 3 tira cima 4c fica"
    )
    assert cards("4c") == table.hands[3]


def test_what_was_seen_is_not_known_any_more_after_a_shuffle():
    script = "0 embaralha; 3 olha Kc; 3 tira cima Kc fica; 3 separa; 3 separa; 3! separa: foul dealer_may_recut"
    table, _ = run(begin(), script)
    assert table.has_seen(3, *cards("Kc"))
    assert not run(table, "0 embaralha")[0].has_seen(3, *cards("Kc"))


@pytest.mark.parametrize(
    ("told", "error"),
    [("9 embaralha", "bad_seat"), ("0 embaralhar", "bad_query.value"), ("3 olha ??", "unknown_card.look"),
     ("0 da 7 4c", "bad_seat"), ("0 vira ??", "missing_vira")],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(told, error):
    with pytest.raises(RuleError) as refused:
        judge_rite(begin(), rite(told))
    assert error == refused.value.key


@pytest.mark.parametrize(
    ("facts", "error"),
    [({"dealer": 4}, "bad_seat"), ({"score": (12, 0)}, "bad_score.over"), ({"score": (-1, 0)}, "bad_score.negative")],
)
def test_a_table_that_cannot_be(facts, error):
    with pytest.raises(RuleError) as refused:
        start_ceremony(ruleset("claudista"), **facts)
    assert error == refused.value.key


@pytest.mark.parametrize("rules", ["gauderio", "cego"])
def test_the_others_have_no_ceremony(rules):
    with pytest.raises(RuleError) as refused:
        start_ceremony(ruleset(rules))
    assert ("not_in_rules.ceremony", ("AMB-X01",)) == (refused.value.key, refused.value.readings)


def test_a_match_remembers():
    """
    claudista/2.9/2 and AMB-K37: J4 peeks in hand 1 and again in hand 5, when he cuts once more.
    """
    rules = ruleset("claudista")
    match = start_match(rules, 4, eldest=1)
    for _ in range(4):
        table = start_ceremony(rules, dealer=(match.eldest - 1) % 4, score=match.score, history=match.history)
        peek = "; 3! olha fundo: foul cut_lost" if table.cutter == 3 else ""
        dealer = table.dealer
        table, _ = run(table, f"{dealer} embaralha{peek}; {dealer} goteira" + (": void" if match.history.drips else ""))
        table = evolve_table(table, HandEnded(None, "tricks", judge_rite(table, rite("0 goteira")).reason))
        match = after_hand(match, table.hand, table.history)
    table, _ = run(
        start_ceremony(rules, dealer=(match.eldest - 1) % 4, score=match.score, history=match.history),
        "0 embaralha; 3! olha topo: foul point_to_opponents",
    )
    assert ((2, 0), (3, 3), 1) == (table.score, table.history.cut_peeks, table.history.drips)


def test_after_a_look_in_the_dark_the_same_dealer_deals():
    """
    AMB-K64.
    """
    table, _ = run(begin(score=(11, 11), dealer=2), "2 da 3 4c 5c 6c; 3! olha propria: foul redeal")
    ruling = next_eldest(table.hand)
    assert (3, ("claudista/6.6",), ("AMB-K64",)) == (ruling.value, ruling.clauses, ruling.readings)


def test_a_look_in_the_dark_is_barred_after_the_vira_is_shown_too():
    """
    AMB-K29.
    """
    table, _ = run(
        begin(score=(11, 11)), "0 da 1 Qc 7p Jo; 0 da 2 2e 3e 4e; 0 da 3 5e 6e 7e; 0 da 0 4c 5c 6c; 0 vira Ac"
    )
    table, _ = open_hand(table)
    before = judge_rite(table, rite("2! olha propria"))
    hand = table.hand
    for seat in (1, 2, 3, 0):
        hand = play(hand, Action(seat, "joga", place=1))
    after = judge_rite(table.with_hand(hand), rite("2! olha propria"))
    assert (False, True) == ("AMB-K29" in before.readings, "AMB-K29" in after.readings)
    assert before.value == after.value == "foul"


def test_points_paid_before_the_deal_stay_through_a_lost_deal_and_into_the_hand():
    table, _ = run(begin(score=(5, 5)), f"{CUT}; 0 goteira; 0! olha fundo: foul deal_lost")
    assert ((6, 5), 1) == (table.score, table.dealer)
    table, _ = run(table, "1 da 0 Qc 7p Jo; 1 da 2 2e 3e 4e; 1 da 3 5e 6e 7e; 1 da 1 4c 5c 6c; 1 vira Ac")
    after, _ = open_hand(table)
    assert ((6, 5), (5, 5), 2) == (after.hand.score, after.hand.deal.score, after.hand.turn)


def test_a_drip_ends_the_match_in_the_middle_of_a_hand():
    table, _ = run(begin(score=(11, 4)), f"{DEALT}; 0 aceita_mao_de_11; 2 aceita_mao_de_11; 1 joga Qc")
    _, events = do_rite(table, rite("2 goteira"))
    assert [Paid, HandEnded, MatchEnded] == [type(event) for event in events[1:]]


@pytest.mark.parametrize(
    "case", [pytest.param(c, id=f"claudista/{c[0]}-{i}") for i, c in enumerate(CASES) if "history" not in c[2]]
)
def test_the_table_turned(case):
    """
    All seats moved on by two change nothing but the names of the seats.
    """
    _, _, setup, script, _ = case
    table, ruling = run(begin(**setup), script)
    moved, told = run(begin(dealer=2, **setup), _turned(script, 2))
    assert (ruling.value, ruling.clauses, table.score) == (told.value, told.clauses, moved.score)


def _turned(script, by):
    turned = []
    for text in filter(None, map(str.strip, script.split(";"))):
        seat, verb, *rest = text.split()
        if verb in ("da", "retira", "completa"):
            rest[0] = str((int(rest[0]) + by) % 4)
        turned.append(" ".join((f"{(int(seat[0]) + by) % 4}{seat[1:]}", verb, *rest)))
    return "; ".join(turned)


def test_the_numbers_of_the_record():
    """
    claudista/def/movimento/1-3, 6.2, 6.3, 1.1, 1.2: each beside the clause that sets it.
    """
    rules = ruleset("claudista").ceremony
    assert {
        "split": (1, ("claudista/def/movimento/2",), ()),
        "take": (1, ("claudista/def/movimento/1",), ("AMB-K35",)),
        "join": (0, ("claudista/def/movimento/3",), ()),
        "dry_cuts": ((1, 3), ("claudista/6.2",), ("AMB-K63",)),
        "batches": ((1, 3), ("claudista/6.3",), ()),
        "king": ("K", ("claudista/1.1", "claudista/1.2"), ()),
    } == {
        name: (cited.value, cited.cites, cited.readings)
        for name in ("split", "take", "join", "dry_cuts", "batches", "king")
        if (cited := getattr(rules, name))
    }


@pytest.mark.parametrize(
    ("script", "undetermined"),
    [
        ("0 embaralha; 3! olha fundo: foul cut_lost", True),  # AMB-K39, a silence
        ("0 embaralha; 3 olha Kc; 3 tira cima Kc parceiro: void", False),  # the text decides
        ("0 embaralha; 3 separa; 3 separa; 3 separa; 3! separa: foul dealer_may_recut", False),  # AMB-K36, a wording
    ],
)
def test_under_strict_a_silence_leaves_it_open(script, undetermined):
    _, ruling = run(begin(strict=True), script)
    assert undetermined is ruling.undetermined
