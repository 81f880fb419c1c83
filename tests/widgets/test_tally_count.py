"""The score sheet counts as the engine does: matches played at random, marked, and counted by the browser's module."""

from __future__ import annotations

import random

import pytest

from tests.widgets.harness import ADDRESS, serve
from tests.widgets.tallied import played
from tutor.engine.house import House
from tutor.lessons.tally_prices import price_table
from tutor.rulebook import RULEBOOKS, options
from tutor.widgets.bundle import script_text

BY_THE_BOOK, TABLES, EACH = {"gauderio": 40, "cego": 40, "claudista": 150}, 14, 3
"""So many matches by the book, so many tables with switches set by luck, and matches at each of these."""
SEEN_SELDOM = {"gauderio": {"envido_tie": "nobody", "fold_first_trick_envido_bonus": "yes", "flor_stack": "per_flor"}}

COUNT = """([table, matches]) => {
  const rests = (notes) => notes.flatMap((note) => table.rests[table.notes[note][2]].slice(0, 2).flat());
  return matches.map((match) => {
    const { hands, over, counted: all } = counted(table, match);
    const at = match.stops.map((length) => counted(table, { ...match, entries: match.entries.slice(0, length) }));
    return {
      all, winner: over && over.winner, end: over && rests(over.notes),
      hands: at.map(({ score, eldest }) => [...score, eldest]),
      paid: hands.flatMap(({ marks }) => marks.map(({ points, notes }) => [points, rests(notes)])),
    };
  });
}"""
INCIDENTS = [("drip", 1, [0, 1, 0]), ("cut", 1, [0, 2, 0]), ("count-3", 0, [3, 2, 1]), ("cut", 0, [4, 2, 1])]
"""An incident, the side that has the points, and after it the score and who is o mão (claudista/7.6, 2.5, 2.19)."""
HOW = {
    "gauderio": {"won", "refused", "quero", "nao_quero", "sem_flor", "refused_first", "left_first", "nobody"},
    "cego": {"won", "refused", "quero", "nao_quero", "sem_flor", "nobody"},
    "claudista": {"won", "refused", "nobody", "eleven_refused", "foul_0", "foul_1"},
}
"""How marks end: all of these have to be met, or the comparison says little."""


@pytest.fixture
def sheet(page):
    """A page that has the counting module and nothing else."""
    serve(page, "", script=f"{script_text('tally_count.js')}\nObject.assign(globalThis, {{ counted }});")
    page.goto(ADDRESS)
    page.wait_for_function("() => Boolean(globalThis.counted)")
    return page


def tables(rules):
    """The book as it is with many matches, then tables with some switches set by luck."""
    luck = random.Random(rules)  # noqa: S311  # luck in a test is no secret
    yield House(rules=rules), BY_THE_BOOK[rules]
    yield House(rules=rules, options=SEEN_SELDOM.get(rules, {})), 3 * EACH
    for _ in range(TABLES):
        some = luck.sample(options(rules), luck.randint(1, min(6, len(options(rules)))))
        yield House(rules=rules, options={switch.name: luck.choice(switch.values_for(rules)) for switch in some}), EACH


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_counts_as_the_engine_plays(sheet, rules):
    met = set()
    for house, many in tables(rules):
        matches = [played(house.ruleset(), f"{house} {number}") for number in range(many)]
        told = [
            {"target": match.target, "eldest": match.eldest, "entries": match.entries,
             "stops": [length for _, _, length in match.hands]}
            for match in matches
        ]  # fmt: skip
        for match, found in zip(matches, sheet.evaluate(COUNT, [price_table(house), told]), strict=True):
            where = (house, match.target, match.entries)
            assert found["all"] == len(match.entries), where
            assert found["winner"] == match.winner, where
            hands = [[*score, eldest] for score, eldest, _ in match.hands]
            assert found["hands"][:-1] == hands[:-1], where
            assert found["hands"][-1][:2] == hands[-1][:2], where  # of a match that is over nobody is o mão
            assert [points for points, _ in found["paid"]] == [points for points, _ in match.paid], where
            for (_, cited), (points, by) in zip(found["paid"], match.paid, strict=True):
                assert points == 0 or set(cited) <= by, (set(cited) - by, where)
            assert set(found["end"]) == match.end, where
            met |= {entry["cell"].rpartition(":")[2] for entry in match.entries}
    assert met == HOW[rules]


def test_incidents_are_counted_and_some_end_the_hand(sheet):
    entries = [{"cell": f"incident:{name}:paid", "team": team} for name, team, _ in INCIDENTS]
    match = {"target": 12, "eldest": 0, "entries": entries, "stops": [1, 2, 3, 4]}
    for_the_other = {**match, "entries": [{"cell": "incident:cut:paid", "team": 0}], "stops": []}
    found, refused = sheet.evaluate(COUNT, [price_table(House(rules="claudista")), [match, for_the_other]])

    assert [after for *_, after in INCIDENTS] == found["hands"]
    assert 0 == refused["all"]  # with side 0 o mão the dealer is of side 1


def test_a_look_on_purpose_in_the_dark_hand_loses_the_match(sheet):
    to_ten = ["hand:truco+seis:won", "hand:truco:won", "hand::won"]  # 6, 3 and 1
    both_on_eleven = [("hand::won", 0), ("hand::eleven_refused", 1)]  # ten all, then claudista/5.2
    marks = [*((cell, team) for team in (0, 1) for cell in to_ten), *both_on_eleven, ("hand::look_0", 1)]
    match = {"target": 12, "eldest": 0, "entries": [{"cell": cell, "team": team} for cell, team in marks], "stops": [8]}
    [found] = sheet.evaluate(COUNT, [price_table(House(rules="claudista")), [match]])

    assert (len(marks), 1) == (found["all"], found["winner"])
    assert [11, 11] == found["hands"][0][:2]
    points, rests = found["paid"][-1]
    assert (0, True) == (points, "claudista/6.7" in rests)
