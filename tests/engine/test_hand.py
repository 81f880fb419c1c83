"""Who takes a hand by its tricks: all twenty-seven ways a hand can go, in each rulebook, by the clauses on ties."""

from __future__ import annotations

import pytest

from tutor.engine import HandResult, resolve_tricks, ruleset

SIDES = {"A": 0, "B": 1, "=": None}

# Clause by clause: gauderio/empate/1 to 5, cego/jogo/3 to 6 and AMB-C07, claudista/3.6 and 3.7.1 to 3.7.5.
CLAUSES = {
    "gauderio": {
        "two": "gauderio/jogo/5", "1st": "gauderio/empate/1", "2nd": "gauderio/empate/2",
        "1st and 2nd": "gauderio/empate/3", "3rd": "gauderio/empate/4", "all": "gauderio/empate/5",
    },
    "cego": {
        "two": "cego/jogo/3", "1st": "cego/jogo/5", "2nd": "cego/jogo/4", "1st and 2nd": "cego/jogo/5",
        "3rd": "cego/jogo/4", "all": "cego/jogo/6",
    },
    "claudista": {
        "two": "claudista/3.6", "1st": "claudista/3.7.1", "2nd": "claudista/3.7.2",
        "1st and 2nd": "claudista/3.7.3", "3rd": "claudista/3.7.4", "all": "claudista/3.7.5",
    },
}  # fmt: skip

# tricks, the side that takes the hand ("all": decided by the clause on three ties), after how many tricks, by what
TABLE = [
    ("AAA", "A", 2, "two"), ("AAB", "A", 2, "two"), ("AA=", "A", 2, "two"),
    ("ABA", "A", 3, "two"), ("ABB", "B", 3, "two"), ("AB=", "A", 3, "3rd"),
    ("A=A", "A", 2, "2nd"), ("A=B", "A", 2, "2nd"), ("A==", "A", 2, "2nd"),
    ("BAA", "A", 3, "two"), ("BAB", "B", 3, "two"), ("BA=", "B", 3, "3rd"),
    ("BBA", "B", 2, "two"), ("BBB", "B", 2, "two"), ("BB=", "B", 2, "two"),
    ("B=A", "B", 2, "2nd"), ("B=B", "B", 2, "2nd"), ("B==", "B", 2, "2nd"),
    ("=AA", "A", 2, "1st"), ("=AB", "A", 2, "1st"), ("=A=", "A", 2, "1st"),
    ("=BA", "B", 2, "1st"), ("=BB", "B", 2, "1st"), ("=B=", "B", 2, "1st"),
    ("==A", "A", 3, "1st and 2nd"), ("==B", "B", 3, "1st and 2nd"), ("===", "all", 3, "all"),
]  # fmt: skip
UNDECIDED = ("", "A", "B", "=", "AB", "BA", "==")


def tricks(text):
    return [SIDES[winner] for winner in text]


@pytest.mark.parametrize("eldest", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("clause", "name", "went", "taken", "after"),
    [
        pytest.param(by[how], name, went, taken, after, id=f"{by[how]}-{went}")
        for name, by in CLAUSES.items()
        for went, taken, after, how in TABLE
    ],
)
def test_the_27_ways_of_a_hand(clause, name, went, taken, after, eldest):
    ruling = resolve_tricks(ruleset(name), tricks(went), eldest=eldest)
    nobody = taken == "all" and name == "claudista"
    team = None if nobody else eldest % 2 if taken == "all" else SIDES[taken]

    assert HandResult("nobody" if nobody else "team", team, after) == ruling.value
    assert clause in ruling.clauses


@pytest.mark.parametrize("name", CLAUSES)
@pytest.mark.parametrize("went", UNDECIDED)
def test_a_hand_goes_on_until_it_is_decided(name, went):
    assert HandResult("undecided", None, None) == resolve_tricks(ruleset(name), tricks(went)).value


@pytest.mark.parametrize("on_eleven", [0, 1])
@pytest.mark.parametrize("eldest", [0, 1])
def test_three_ties_in_the_hand_of_eleven(on_eleven, eldest):
    """claudista/5.4 goes before claudista/3.7.5: the side that is not on eleven takes it, whoever was mão."""
    ruling = resolve_tricks(ruleset("claudista"), [None] * 3, eldest=eldest, mao_de_11=on_eleven)

    assert HandResult("team", 1 - on_eleven, 3) == ruling.value
    assert ("claudista/5.4",) == ruling.clauses
    assert ("claudista/3.7.5",) == ruling.reason.args["set_aside"]


@pytest.mark.parametrize(
    ("went", "taken", "after"), [(went, taken, after) for went, taken, after, _ in TABLE if taken != "all"]
)
def test_the_hand_of_eleven_is_won_like_any_other(went, taken, after):
    ruling = resolve_tricks(ruleset("claudista"), tricks(went), mao_de_11=0)

    assert HandResult("team", SIDES[taken], after) == ruling.value


@pytest.mark.parametrize("eldest", [0, 1])
def test_three_ties_are_nobodys_in_cego_under_the_switch(eldest):
    """AMB-C07, position nobody; two ties and a winner stay as they are."""
    rules = ruleset("cego", all_tied="nobody")

    assert HandResult("nobody", None, 3) == resolve_tricks(rules, [None] * 3, eldest=eldest).value
    assert HandResult("team", 1, 3) == resolve_tricks(rules, [None, None, 1], eldest=eldest).value


@pytest.mark.parametrize(
    ("name", "went", "undetermined"),
    [
        ("gauderio", "===", False), ("gauderio", "=A", False), ("gauderio", "AB=", False),
        ("cego", "===", True), ("cego", "==B", True), ("cego", "=A", False), ("cego", "AB=", False),
        ("claudista", "===", False), ("claudista", "==B", False),
    ],
)  # fmt: skip
def test_what_the_document_itself_decides(name, went, undetermined):
    """Under strict, cego alone says nothing of two and three ties (AMB-C07); wordings never make undetermined."""
    assert undetermined == resolve_tricks(ruleset(name, strict=True), tricks(went)).undetermined


@pytest.mark.parametrize("value", ["mao", "nobody"])
def test_a_switch_set_on_purpose_determines_three_ties(value):
    rules = ruleset("cego", strict=True, all_tied=value)

    assert not resolve_tricks(rules, [None] * 3).undetermined
