"""Every kind of question: it can be asked in its rulebooks, its key is a ruling, and a seed brings it back."""

from __future__ import annotations

import pytest

from tutor.engine import Ruling
from tutor.lessons.dealing import MAX_SEED, NoDrillError, ask, drills_of, plan, rows_of, rulebook, worked
from tutor.lessons.drills import DRILLS
from tutor.lessons.hints import hints
from tutor.lessons.misconceptions import catalogue
from tutor.lessons.questions import UnreadableAnswerError
from tutor.lessons.said import Side, Voice
from tutor.lessons.skills import skill, skills_of
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS

EACH = [
    pytest.param(drill, rules, id=f"{rules}-{drill.name}")
    for rules in RULEBOOKS
    for one in skills_of(rules)
    for drill in drills_of(rules, one.id)
]
ROWS = [
    pytest.param(rules, row, id=f"{rules}-{row.id}")
    for rules in RULEBOOKS
    for row in catalogue(rulebook(rules))
    if not row.never
]


def some_of(drill, rules, count=40):
    found, seed = [], 0
    for _ in range(count):
        found.append(ask(rules, drill.skill, seed=seed, kind=drill.kind))
        seed = found[-1].seed + 1
    return found


@pytest.mark.parametrize(("drill", "rules"), EACH)
def test_a_kind_belongs_to_a_skill_that_its_rulebook_has(drill, rules):
    assert rules in skill(drill.skill).rules


def test_names_are_not_given_twice():
    assert len(DRILLS) == len({drill.name for drill in DRILLS})


@pytest.mark.parametrize(("drill", "rules"), EACH)
def test_the_key_can_be_given_as_an_answer_and_is_right(drill, rules):
    for question in some_of(drill, rules):
        marking = question.mark(" ".join(question.key))
        assert (True, ()) == (marking.right, marking.candidates), question.case


@pytest.mark.parametrize(("drill", "rules"), EACH)
def test_the_key_is_a_ruling_that_names_where_it_stands(drill, rules):
    for question in some_of(drill, rules):
        assert isinstance(question.ruling, Ruling)
        assert question.ruling.clauses or question.ruling.readings, question.case
        books = set(RULEBOOKS) if drill.skill == "contrast" else {rules}
        assert {clause.partition("/")[0] for clause in question.ruling.clauses} <= books


@pytest.mark.parametrize(("drill", "rules"), EACH)
def test_what_a_wrong_rule_answers_can_be_given_and_is_told_from_it(drill, rules):
    for question in some_of(drill, rules):
        for row, answer in question.wrong.items():
            marking = question.mark(" ".join(answer))
            assert not marking.right
            assert row in marking.candidates, (question.case, row)


@pytest.mark.parametrize(("drill", "rules"), EACH)
def test_what_the_log_holds_brings_the_same_question_back(drill, rules):
    before = some_of(drill, rules, 3)
    worked.cache_clear()
    ask.cache_clear()

    assert before == [ask(q.rules, q.skill, seed=q.seed, kind=q.kind) for q in before]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("drill", "rules"), EACH)
def test_a_question_can_be_read_and_helped_with(drill, rules, lang):
    for question in some_of(drill, rules, 6):
        voice = Voice(lang, rules, question.shown.players)
        choices = [voice.tell(choice.label) for choice in question.shown.choices]
        assert voice.tell(question.shown.prompt)
        assert all(choices)
        assert len(set(choices)) == len(choices)
        assert (question.form == "number") == (not choices)
        assert all(
            card == "?" or question.ruleset.deck.parse(card) for row in question.shown.rows for card in row.cards
        )
        assert 4 == len([hint for hint in hints(question, lang) if hint])


@pytest.mark.parametrize(("drill", "rules"), EACH)
def test_no_card_lies_on_the_table_twice(drill, rules):
    for question in some_of(drill, rules):
        cards = [card for row in question.shown.rows for card in row.cards if card != "?"]
        assert len(set(cards)) == len(cards)


@pytest.mark.parametrize("rules", ["gauderio", "claudista"])
def test_either_side_hides_and_the_other_takes_the_trick(rules):
    """A hidden card is worth nothing: gauderio/def/esconder/1, claudista/def/carta-escondida."""
    drill = next(one for one in drills_of(rules, "hide") if one.kind == "covered")
    took = [(question.case.by, str(question.label(question.key[0]))) for question in some_of(drill, rules)]
    assert {(0, str(Side("B"))), (1, str(Side("A")))} == set(took)


@pytest.mark.parametrize(("rules", "row"), ROWS)
def test_every_wrong_rule_has_questions_made_for_it_in_its_skill(rules, row):
    """What is dealt for a wrong rule is answered otherwise by it than by the referee."""
    places = [(n, made) for n, made in enumerate(plan(rules, row.skill)) if made.target == row.id]
    assert places, f"no question of {row.skill} in {rules} shows {row.id}"
    shown = [question for seed in range(60) if (question := ask(rules, row.skill, seed=seed)).target == row.id]
    assert shown
    assert all(row.id in question.wrong for question in shown)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_seeds_in_a_row_walk_through_every_kind_and_every_wrong_rule(rules):
    for one in skills_of(rules):
        places = plan(rules, one.id)
        block = [ask(rules, one.id, seed=seed) for seed in range(len(places))]
        assert sorted((made.drill.name, made.target) for made in places) == sorted(
            (question.drill.name, question.target) for question in block
        )


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_skill_has_questions(rules):
    assert [] == [one.id for one in skills_of(rules) if not plan(rules, one.id)]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_skill_with_clauses_of_its_own_ends_with_one_of_them(rules):
    kinds = {one.id: {drill.kind for drill in drills_of(rules, one.id)} for one in skills_of(rules) if one.clauses}

    assert ["tie"] * (rules == "claudista") == [id_ for id_, found in kinds.items() if not found & {"clause", "cue"}]


def test_the_last_seed_has_a_question_too():
    assert ask("cego", "rank", seed=MAX_SEED).key


def test_what_is_not_asked_is_refused_by_name():
    with pytest.raises(NoDrillError, match=r"unknown rulebook of manilha\.fixed 'claudista'; known: gauderio, cego"):
        ask("claudista", "manilha.fixed", seed=0)
    with pytest.raises(NoDrillError, match=r"unknown kind of rank 'dual'; did you mean 'duel'"):
        ask("cego", "rank", seed=0, kind="dual")


@pytest.mark.parametrize(
    ("skill_id", "kind", "given", "code"),
    [
        ("rank.vs_points", "number", "", "practice-nothing-typed"),
        ("rank.vs_points", "number", "2 8", "practice-not-a-number"),
        ("rank.vs_points", "number", "2,5", "practice-not-a-number"),
        ("rank.vs_points", "number", "²", "practice-not-a-number"),
        ("rank", "duel", "C", "practice-no-choice"),
        ("rank", "duel", "A B", "practice-choose-one"),
        ("rank", "duel", "A A", "practice-no-choice"),
        ("rank", "duel", "", "practice-choose-one"),
        ("rank", "sort", "", "practice-choose-all"),
    ],
)
def test_what_is_no_answer_is_told_so(skill_id, kind, given, code):
    with pytest.raises(UnreadableAnswerError) as refused:
        ask("gauderio", skill_id, seed=1, kind=kind).mark(given)

    assert code == refused.value.code


def test_figures_alone_are_read_as_a_number():
    question = ask("gauderio", "rank.vs_points", seed=1, kind="number")

    assert question.mark(f" 0{question.key[0]} ").right


def test_the_wrong_rules_of_a_kind_answer_its_subject():
    drill = drills_of("gauderio", "tie.hand")[0]

    assert {"EM-01", "EM-14"} <= {row.id for row in rows_of(drill, rulebook("gauderio"))}
