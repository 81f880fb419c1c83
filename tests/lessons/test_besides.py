"""What a skill asks for besides: each demand of `teaching.md` can be met by the questions that there are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

import tutor
from tutor.lessons.answers import Answer
from tutor.lessons.besides import besides_of
from tutor.lessons.dealing import ask
from tutor.lessons.diagnosis import next_seed
from tutor.lessons.learner import Knowledge
from tutor.lessons.learner.besides import NOTHING
from tutor.lessons.luck import luck
from tutor.lessons.skills import skill, skills

ASKING = [(rules, one.id) for one in skills() for rules in one.rules if besides_of(rules, one.id) != NOTHING]


def test_the_skills_that_ask_for_more_are_those_of_the_table():
    assert {id_ for _, id_ in ASKING} == {
        "table", "words", "rank", "manilha.vira", "envido.count", "falta", "cut", "deal_errors", "supplementary",
        "contrast", "silence", "full_hand",
    }  # fmt: skip


def test_the_numbers_of_the_table_are_those_of_the_documents():
    """gauderio/ficha/2 and def/mao/1: forty cards, three each, a hand begins at 1; claudista/2.15: three each."""
    assert besides_of("gauderio", "table").each == {"40", "3", "1"}
    assert "3" in besides_of("claudista", "table").each


def test_three_quarters_of_what_a_document_leaves_open():
    assert len(skill("silence").readings) == 16
    assert [besides_of(rules, "silence").good for rules in ("gauderio", "cego", "claudista")] == [6, 4, 3]


def test_the_supplementary_clauses_are_the_seven_of_part_seven():
    assert besides_of("claudista", "supplementary").each == {f"claudista/7.{number}" for number in range(1, 8)}


def questions(rules, id_, kind, fits, many):
    found = {one.seed: one for seed in range(2_000) if fits((one := ask(rules, id_, seed=seed, kind=kind)).case)}
    return list(found.values())[:many]


def known_by(*asked, right=lambda _place: True):
    at = datetime(2026, 3, 1, tzinfo=UTC)
    log = [
        Answer(str(place), at + timedelta(minutes=place), one.rules, one.skill, one.kind, one.seed, tutor.__version__,
               " ".join(one.key), right=right(place), first=True)
        for place, one in enumerate(asked)
    ]  # fmt: skip
    return Knowledge(log, luck, besides_of).of(asked[0].rules, asked[0].skill)


def test_five_in_a_row_have_a_tie_among_them():
    """Cards of one rank and no manilha tie: cego/valores/05 and the rows below it."""
    same = questions("cego", "rank", "duel", lambda duel: duel.a.rank == duel.b.rank, 1)
    other = questions("cego", "rank", "duel", lambda duel: duel.a.rank != duel.b.rank, 9)
    assert not known_by(*other).mastered
    assert known_by(*other, *same).mastered
    assert known_by(*other[:4], *same, *other[4:8]).mastered
    assert not known_by(*other[:4], *same, *other[4:]).mastered  # the tie is not among the last five


def test_the_falta_is_known_whoever_calls_it():
    leads = questions("gauderio", "falta", "number", lambda case: (case.a > case.b) == (case.caller == "A"), 4)
    behind = questions("gauderio", "falta", "number", lambda case: (case.a > case.b) == (case.caller == "B"), 4)
    assert not known_by(*leads).mastered
    assert not known_by(*behind).mastered
    assert known_by(*leads, behind[0]).mastered


def test_after_four_hands_of_the_envido_the_last_two_are_right():
    hands = questions("cego", "envido.count", "number", lambda _hand: True, 8)
    assert known_by(*hands[:4]).mastered
    assert not known_by(*hands[:5], right=lambda place: place < 4).mastered
    assert not known_by(*hands[:6], right=lambda place: place != 4).mastered
    assert known_by(*hands[:7], right=lambda place: place != 4).mastered


@pytest.mark.parametrize(
    ("rules", "clash", "error"),
    [
        ("gauderio", ("gauderio/def/mao/1", "gauderio/def/rodada"), ("gauderio/def/falta", "gauderio/def/empatar")),
        ("cego", ("cego/mao/1", "cego/mao/2"), ("cego/mao/4", "cego/partida/3")),
        ("claudista", ("claudista/def/rodada", "claudista/def/mao/1"), ("claudista/def/mao/1", "claudista/def/vira")),
    ],
)  # fmt: skip
def test_who_took_one_word_for_another_answers_five_more_before_the_words_are_known(rules, clash, error):
    """A mão is the deal, o mão a player (AMB-G18, AMB-C04): two right a word, and no clash of them lately."""
    asked = questions(rules, "words", "cue", lambda _case: True, 600)
    by_key = {" ".join(one.key): one for one in asked}
    often = [(one, key) for key, one in by_key.items() for _ in range(4)]

    def known(pair, after):
        right, given = pair
        told = [*often, (by_key[right], given), *((one, one.key[0]) for one in asked[:after])]
        at = datetime(2026, 3, 1, tzinfo=UTC)
        log = [
            Answer(f"{place:03}", at + timedelta(minutes=place), rules, "words", one.kind, one.seed, tutor.__version__,
                   said, right=said == one.key[0], first=True)
            for place, (one, said) in enumerate(told)
        ]  # fmt: skip
        return Knowledge(log, luck, besides_of).of(rules, "words").mastered

    assert all(given in {choice.key for choice in by_key[right].shown.choices} for right, given in (clash, error))
    assert [known(clash, after) for after in (0, 4, 5)] == [False, False, True]
    assert known(error, 4)


@pytest.mark.parametrize(("rules", "id_"), ASKING)
def test_who_answers_right_masters_it_and_is_asked_what_is_wanted(rules, id_):
    """A learner who errs nowhere: practice comes by itself to every answer that mastery wants."""
    log: list[Answer] = []
    at, seed = datetime(2026, 3, 1, tzinfo=UTC), 11
    known = Knowledge((), luck, besides_of)
    for number in range(120):
        seed = next_seed(log, rules, id_, seed + 1, version=tutor.__version__)
        asked = ask(rules, id_, seed=seed)
        given = " ".join(asked.key)
        log.append(Answer(str(number), at + timedelta(minutes=number), rules, id_, asked.kind, asked.seed,
                          tutor.__version__, given, right=True, first=True))  # fmt: skip
        known.add(log[-1])
        if known.of(rules, id_).mastered:
            break
    assert known.of(rules, id_).mastered
    assert len(log) <= 3 * (len(besides_of(rules, id_).each) * besides_of(rules, id_).times + 10)
