"""The prices of a score sheet: numbers from the clauses, who has won at every score, what is refused."""

from __future__ import annotations

import json

import pytest

from tutor.engine import falta, match_over, ruleset
from tutor.engine.house import House
from tutor.lessons.tally import WORDS, asked_table, tally_shelf
from tutor.lessons.tally_prices import price_table
from tutor.rulebook import RULEBOOKS

MOST_BYTES = 60_000
"""A table lies in the storage of a browser beside the match, and travels with the page."""

PRICES = [
    ("gauderio", "hand::won", 1, "gauderio/visao/2"),
    ("gauderio", "hand:truco:won", 2, "gauderio/truco/truco/aceitar"),
    ("gauderio", "hand:truco:refused", 1, "gauderio/truco/truco/fugir"),
    ("gauderio", "hand:truco+retruco+vale_4:refused", 3, "gauderio/truco/vale-4/fugir"),
    ("gauderio", "envido:envido+real_envido:quero", 5, "gauderio/envido/real-over-envido/aceitar"),
    ("gauderio", "envido:falta_envido:nao_quero", 1, "gauderio/envido/falta/fugir"),
    ("gauderio", "flor:flor:sem_flor", 3, "gauderio/flor/4"),
    ("gauderio", "flor:flor:nao_quero", 4, "gauderio/flor/fugir"),
    ("gauderio", "flor:flor+contra_flor:quero", 6, "gauderio/flor/contra-flor"),
    ("cego", "envido:real_envido:quero", 3, "cego/tentos-envido/real"),
    ("cego", "envido:envido+envido:nao_quero", 2, "cego/tentos-envido/envido-envido"),
    ("cego", "flor:flor+contra_flor:nao_quero", 3, "cego/tentos-flor/contra-flor"),
    ("claudista", "hand:truco:won", 3, "claudista/4.4"),
    ("claudista", "hand:truco+seis+nove+doze:won", 12, "claudista/4.6"),
    ("claudista", "hand:truco+seis:refused", 3, "claudista/4.7"),
]


def cells(table, sheet=0):
    places = [table["hands"][sheet], *table["bets"]]
    return {
        cell["id"]: cell
        for place in places
        for cell in [*place["more"], *(c for r in place["rows"] for c in r["cells"])]
    }


def noted(table, note):
    points, said, rests = table["notes"][note]
    return points, table["texts"][said], table["rests"][rests]


@pytest.mark.parametrize(("rules", "cell", "points", "clause"), PRICES, ids=[f"{row[0]} {row[1]}" for row in PRICES])
def test_each_price_stands_beside_its_clause(rules, cell, points, clause):
    table = price_table(House(rules=rules))
    note = cells(table)[cell]["note"]
    paid, said, (clauses, _, _) = noted(table, note if isinstance(note, int) else note[0])
    assert (paid, clause in clauses) == (points, True)
    assert all(said)


def test_claudista_on_eleven_and_in_the_dark():
    table = price_table(House(rules="claudista"))
    sheets = table["totals"]["12"]["sheet"]
    assert [table["hands"][sheets[a][b]]["name"] for a, b in ((10, 10), (11, 3), (3, 11), (11, 11))] == [
        "plain", "eleven", "eleven", "dark"
    ]  # fmt: skip
    on = cells(table, sheets[3][11])
    assert noted(table, on["hand::won"]["note"])[0] == 3  # claudista/5.3
    refused = on["hand::eleven_refused"]
    assert (noted(table, refused["note"])[0], refused["team"]) == (1, 0)  # claudista/5.2
    assert "hand::nobody" not in on  # claudista/5.4: it is those's who are not on eleven
    assert (on["hand:truco:foul_1"]["team"], on["hand:truco:foul_1"]["lost"]) == (0, True)  # claudista/5.5
    dark = cells(table, sheets[11][11])
    of_the_hand = {cell for cell in dark if cell.startswith("hand:")}
    fouls = {"hand:truco:foul_0", "hand:truco:foul_1", "hand::look_0", "hand::look_1"}
    assert {"hand::won", "hand::nobody", *fouls} == of_the_hand
    for team in (0, 1):
        looked = dark[f"hand::look_{team}"]
        _, said, (clauses, _, _) = noted(table, looked["note"])
        assert (looked["team"], looked["lost"], set(clauses)) == (1 - team, True, {"claudista/6.5", "claudista/6.7"})
        assert all(f"{{{1 - team}}}" in words for words in said)
    assert {noted(table, note)[2][0][0] for note in table["forfeits"].values()} == {"claudista/7.1", "claudista/7.2"}

    open_dark = price_table(House(rules="claudista", options={"truco_in_dark": "allowed"}))
    assert "hand:truco:won" in cells(open_dark, 3)  # AMB-K20


INCIDENTS = [
    ("drip", 1, "claudista/7.6", None, False),  # whoever reports it
    ("cut", 1, "claudista/2.5", [1, 0], False),  # the dealer's side, and the mão sits after the dealer
    ("cut-peek", 1, "claudista/2.9/2", [1, 0], True),
    ("deal-peek", 1, "claudista/2.14/2", [0, 1], True),
    *((f"count-{stake}", stake, "claudista/2.19", [0, 1], True) for stake in (1, 3, 6, 9, 12)),
]
"""What it pays, the clause, to whom by who is o mão, whether the hand ends."""


def test_incidents_that_give_points_are_marked_by_the_referees_figures():
    table = price_table(House(rules="claudista"))
    found = cells(table)
    assert {f"incident:{name}:paid" for name, *_ in INCIDENTS} == {id_ for id_ in found if id_.startswith("incident")}
    for name, points, clause, team, closes in INCIDENTS:
        cell = found[f"incident:{name}:paid"]
        paid, said, (clauses, readings, _) = noted(table, cell["note"])
        assert (points, team, closes) == (paid, cell.get("team"), cell.get("closes", False)), name
        assert clause in clauses
        assert readings, "the document leaves each of them open somewhere"
        assert all(said)
    for rules in ("gauderio", "cego"):
        assert "incident" not in {bet["kind"] for bet in price_table(House(rules=rules))["bets"]}


@pytest.mark.parametrize(("rules", "target"), [("gauderio", 12), ("gauderio", 24), ("cego", 18), ("cego", 24)])
def test_the_falta_is_measured_at_every_score(rules, target):
    table, record = price_table(House(rules=rules)), ruleset(rules)
    [[sides]] = table["totals"][str(target)]["measures"].values()  # the leader's score: the same for both
    for a in range(target):
        for b in range(target):
            points, _, (clauses, readings, _) = noted(table, sides[a][b])
            ruling = falta(record, (a, b), target)
            assert points == target - max(a, b)  # gauderio/def/falta, cego/falta/1
            assert set(clauses) == set(ruling.clauses)
            assert set(readings) >= set(ruling.readings)


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("options", [{}, {"end_check": "end_of_hand"}, {"end_check": "immediate"}])
def test_who_has_won_is_what_the_referee_says_at_every_score(rules, options):
    record = ruleset(rules, **options)
    for target, total in price_table(House(rules=rules, options=options))["totals"].items():
        for a, row in enumerate(total["end"]):
            for b, at in enumerate(row):
                verdict = total["verdicts"][at]
                assert verdict["there"] == [a >= int(target), b >= int(target)]
                for place, won in enumerate(verdict["won"]):
                    played_out, eldest, by_falta, first = place >> 3, place >> 2 & 1, place >> 1 & 1, place & 1
                    said = match_over(
                        record, (a, b), int(target), reached_first=first, eldest=eldest, by_falta=bool(by_falta)
                    )
                    if played_out:
                        assert (won[0] if won else None) == said.value.winner, (a, b, place)
                    else:
                        at_once = record.match.end_check.value == "immediate"
                        assert (won is not None) == at_once, (a, b, place)


def test_the_mao_goes_round():
    assert price_table(House(rules="gauderio"))["next"] == [[1, 1, 1], [0, 0, 0]]
    winner = price_table(House(rules="gauderio", options={"next_mao": "hand_winner"}))["next"]
    assert winner == [[0, 1, 1], [0, 1, 0]]  # AMB-G55; nobody's hand: the next seat


def test_a_switch_changes_the_sheet():
    book = price_table(House(rules="gauderio"))
    house = price_table(House(rules="gauderio", options={"flor_flee": "7", "fold_first_trick_envido_bonus": "yes"}))
    assert noted(book, cells(book)["flor:flor:nao_quero"]["note"][0])[0] == 4
    points, _, (_, readings, (mark, _)) = noted(house, cells(house)["flor:flor:nao_quero"]["note"][0])
    assert (points, readings, mark) == (7, ["AMB-G47"], "escolha da mesa, flor_flee = 7: AMB-G47")
    assert noted(house, cells(house)["hand:truco:refused_first"]["note"])[0] == 2  # AMB-G22
    assert noted(house, cells(house)["hand::left_first"]["note"])[0] == 2
    assert "hand::left_first" not in cells(book)


def test_the_shelf_is_small_and_speaks_both_languages():
    shelf = tally_shelf()
    assert [set(words) for words in shelf["words"].values()] == [set(WORDS)] * 2
    for table in shelf["tables"].values():
        assert len(json.dumps(table, ensure_ascii=False, separators=(",", ":")).encode()) < MOST_BYTES
        for pt, en in table["texts"]:
            assert bool(pt) == bool(en)


STRANGE = ("", "7", "[]", '{"rules": "paulista", "house": {}}', '{"rules": "cego", "house": 3}', "[" * 3000)


@pytest.mark.parametrize("said", STRANGE)
def test_what_no_page_of_ours_asks_is_answered_in_words(said):
    answer = asked_table(said, "pt-BR")
    assert answer["act"] == "tally_wrong"
    assert "Regras" in answer["text"]


def test_a_switch_that_the_rulebook_does_not_have_is_named():
    answer = asked_table('{"rules": "gauderio", "house": {"envido_tei": "mao"}}', "pt-BR")
    assert (answer["act"], "envido_tie" in answer["text"]) == ("tally_wrong", True)
