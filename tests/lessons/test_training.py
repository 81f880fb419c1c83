"""A round of any skill: every kind of answer, help, the wrong rule named, a log that makes each question again."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.widgets.test_intents import JSON
from tutor.lessons.breakdown import lines_of
from tutor.lessons.dealing import ask, drills_of
from tutor.lessons.diagnosis import Diagnosis
from tutor.lessons.hints import STEPS, hints
from tutor.lessons.learner import Knowledge
from tutor.lessons.progress import Place, Talk
from tutor.lessons.skills import skills_of
from tutor.lessons.training import ONWARD, Training
from tutor.lessons.training_pictures import answer_words, feedback, voice_of
from tutor.lessons.treino import Treino
from tutor.lessons.worked_steps import lines_before
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS
from tutor.widgets.exercise import ExerciseWidget

EACH = [
    pytest.param(rules, drill, id=f"{rules}-{drill.name}")
    for rules in RULEBOOKS
    for one in skills_of(rules)
    for drill in drills_of(rules, one.id)
]


def answer(training, keys):
    training.act({"act": "answer", "text": " ".join(keys)})
    return training.view("pt-BR")


def wrong_of(question):
    """An answer that is wrong, whichever."""
    if question.form == "number":
        return ("9999",)
    keys = [choice.key for choice in question.shown.choices]
    if question.form == "order":
        return tuple(reversed(question.key))
    return (next(key for key in keys if (key,) != question.key),)


@pytest.mark.parametrize(("rules", "drill"), EACH)
def test_every_kind_is_asked_explained_and_taken_by_the_widget(rules, drill):
    training = Training(drill.skill, rules=rules, kind=drill.kind, seed=3)
    widget = ExerciseWidget(training, lang="en")
    assert widget.view["form"] == drill.form

    view = answer(training, wrong_of(training.question))
    assert (view["status"], view["feedback"]["right"] != view["feedback"]["yours"]) == ("wrong", True)
    assert view["feedback"]["clauses"] or view["feedback"]["readings"]
    assert not any(line["text"].endswith(":") for line in view["feedback"]["lines"]), "a heading with nothing under it"
    assert drill.name in view["feedback"]["report"]
    training.act({"act": "retry"})
    view = answer(training, training.question.key)
    assert ("right", "") == (view["status"], view["feedback"]["diagnosis"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_comes_step_by_step_and_no_further(lang):
    training = Training("falta", rules="cego", kind="number", seed=2, alone=False)
    seen = []
    for step in range(1, STEPS + 2):
        training.act({"act": "hint"})
        view = training.view(lang)
        seen.append(len(view["hints"]))
        assert bool(view["hint"]) == (step < STEPS)
    assert [1, 2, 3, 4, 4] == seen
    assert training.question.ruling.clauses[0] in training.view(lang)["hints"][-1]

    answer(training, training.question.key)
    assert 4 == training.log[0].hints


def test_a_wrong_rule_seems_so_once_and_is_named_twice():
    training = Training("tie.hand", rules="gauderio", seed=4)
    said = []
    for _ in range(8):
        question = training.question
        view = answer(training, question.wrong.get("EM-04", question.key))
        said.append(view["feedback"]["diagnosis"])
        training.act({"act": "next"})
    told = [words for words in said if words.startswith(("Parece que", "De novo"))]

    assert told[0].startswith("Parece que a regra usada foi esta: ")
    assert told[1].startswith("De novo a mesma regra: ")
    assert "Pela cláusula gauderio/empate/4 (linha 64): " in told[0]


@pytest.mark.parametrize(
    ("rules", "drill"), [one for one in EACH if one.values[1].subject and one.values[1].kind != "order"]
)
def test_what_a_wrong_rule_gives_stands_beside_what_the_clause_gives(rules, drill):
    """In whatever kind it shows: a number, a choice, a sorted row, a named manilha, shared points, an order."""
    for seed in range(0, 40, 8):
        question = ask(rules, drill.skill, seed=seed, kind=drill.kind)
        voice = voice_of(question, "pt-BR")
        for row, theirs in question.wrong.items():
            said = feedback(question, " ".join(theirs), Diagnosis("named", (row,)), "pt-BR")["diagnosis"]
            assert f"Pela sua regra: {answer_words(question, theirs, voice)}. Pela cláusula {rules}/" in said
            assert f": {answer_words(question, question.key, voice)}." in said


def of_one_rule(training, row):
    """Answer until the rule shows, by it where it differs; give the words of the diagnosis."""
    while row not in training.question.wrong:
        answer(training, training.question.key)
        training.act({"act": "next"})
    return answer(training, training.question.wrong[row])["feedback"]["diagnosis"]


def test_a_wrong_rule_of_another_day_is_named_when_it_comes_again():
    kept = []
    yesterday = Training("tie.hand", rules="gauderio", seed=4, keep=kept.append)
    assert of_one_rule(yesterday, "EM-04").startswith("Parece que")

    today = Training("tie.hand", rules="gauderio", seed=4, answers=lambda: kept)
    assert of_one_rule(today, "EM-04").startswith("De novo a mesma regra: ")
    elsewhere = Training("tie.hand", rules="cego", seed=4, answers=lambda: kept)
    assert of_one_rule(elsewhere, "EM-04").startswith("Parece que")


def test_a_log_from_anywhere_is_taken_for_what_it_is():
    """Of another version, with wrong rules there are not, of skills there are not: nobody is accused by it."""
    training = Training("tie.hand", rules="gauderio", seed=4)
    of_one_rule(training, "EM-04")
    odd = [replace(training.log[-1], id=str(n), **change) for n, change in enumerate(
        ({"diagnosis": ("XX-99",)}, {"kind": "no.such"}, {"version": "9.9"}, {"skill": "poker"}, {"rules": "poker"})
    )]  # fmt: skip
    today = Training("tie.hand", rules="gauderio", seed=4, answers=lambda: odd)

    assert of_one_rule(today, "EM-04").startswith("De novo a mesma regra: ")


DAY = timedelta(days=1)


def daily(seconds):
    """The log of a learner who answers one question a day, always right, in so many seconds."""
    kept = []
    training = Training("tie.hand", rules="gauderio", seed=4, total=0, keep=kept.append)
    for took in seconds:
        training.act({"act": "answer", "text": " ".join(training.question.key), "seconds": took})
        training.act({"act": "next"})
    return [replace(one, at=one.at + number * DAY) for number, one in enumerate(kept)]


def due(log):
    return Knowledge(log).of("gauderio", "tie.hand").review.due


def test_who_was_slow_for_once_is_asked_again_sooner():
    """Hard of FSRS is twice one's own median, so a learner who is always slow is not."""
    usual = [4.0, 5.0, 3.0, 4.0, 4.0]
    quick, slow, always = daily([*usual, 7.0]), daily([*usual, 9.0]), daily([40.0, 50.0, 30.0, 40.0, 40.0, 70.0])

    assert due(slow) - slow[-1].at < due(quick) - quick[-1].at
    assert due(always) - always[-1].at == due(quick) - quick[-1].at
    assert [one.seconds for one in slow] == [*usual, 9.0]


@pytest.mark.parametrize("told", [None, "9", True, -1, 0, 1e12, [9], {"s": 9}])
def test_a_time_that_nobody_takes_is_no_time(told):
    assert [None] * 6 == [one.seconds for one in daily([told] * 6)]
    usual = [4.0, 5.0, 3.0, 4.0, 4.0]
    assert due(daily([*usual, told]))  # and the schedule goes on


def test_the_log_makes_each_question_again():
    training = Training("rank", rules="claudista", seed=9, total=0)
    asked = []
    for _ in range(6):
        asked.append(training.question)
        answer(training, wrong_of(training.question))
        training.act({"act": "next"})

    assert asked == [ask(one.rules, one.skill, seed=one.seed, kind=one.kind) for one in training.log]
    assert 6 == len({one.id for one in training.log})


def test_a_second_attempt_is_no_first_one_and_is_kept_too():
    kept = []
    training = Training("rank", seed=1, keep=kept.append)
    answer(training, wrong_of(training.question))
    training.act({"act": "retry"})
    answer(training, training.question.key)

    assert (
        [(True, False), (False, True)]
        == [(one.first, one.right) for one in kept]
        == [(one.first, one.right) for one in training.log]
    )


def test_a_round_ends_with_what_to_look_at_again():
    training = Training("match", rules="cego", seed=0, total=2)
    answer(training, wrong_of(training.question))
    training.act({"act": "next"})
    answer(training, training.question.key)
    training.act({"act": "next"})
    view = training.view("pt-BR")

    assert ("done", 1, "Rodada completa: 1 de 2 de primeira") == (
        view["status"], len(view["finish"]["lines"]), view["finish"]["title"],
    )  # fmt: skip
    training.act({"act": "next"})
    assert ("asking", 0) == (training.view("pt-BR")["status"], training.view("pt-BR")["progress"]["done"])


def test_the_address_opens_the_question_and_what_cannot_be_read_is_left():
    training = Training("rank", rules="gauderio", seed=1)
    training.act({"act": "restore", "hash": "rules=cego&skill=falta&seed=812"})
    assert "rules=cego&skill=falta&seed=812" == training.view("pt-BR")["fragment"]

    training.act({"act": "restore", "hash": "rules=claudista&skill=falta&seed=-3"})
    assert ("claudista", "rank", 812) == (training.question.rules, training.question.skill, training.question.seed)


def test_only_right_answers_go_on_by_themselves_and_the_widget_is_told_when():
    assert ONWARD == Training("rank", seed=1).view("en")["auto"] == 1200


@pytest.mark.parametrize(
    ("total", "words"),
    [(3, ["Próxima", "Próxima", "Ver o resultado"]), (0, ["Outra pergunta", "Outra pergunta", "Outra pergunta"])],
)
def test_the_button_says_where_it_leads(total, words):
    training, seen = Training("rank", seed=5, total=total), []
    for _ in words:
        seen.append(answer(training, training.question.key)["onward"])
        training.act({"act": "next"})

    assert words == seen


def test_an_unanswered_question_is_not_skipped():
    training = Training("rank", seed=5)
    asked = training.question
    training.act({"act": "next"})

    assert asked is training.question


@pytest.mark.parametrize(
    "fragment",
    [
        "", "#", "=", "&&&=", "rules=poker", "rules=", "rules=gauderio%00", "seed=-1", "seed=1e3", "seed=²",
        "seed=100000", "seed=" + "9" * 480, "skill=../../etc", "rules[]=cego", "%", "%zz=%", "seed=5;seed=6",
        "seed=%C0%AF", "\ud800", "rules=cego\n",
    ],
)  # fmt: skip
def test_a_link_that_cannot_be_read_changes_nothing(fragment):
    training = Training("rank", seed=5)
    before = training.view("pt-BR")
    training.act({"act": "restore", "hash": fragment})

    assert {**before, "turn": 1} == training.view("pt-BR")


def test_a_link_opened_after_the_end_begins_a_round():
    training = Training("rank", seed=40, total=1)
    answer(training, training.question.key)
    training.act({"act": "next"})
    training.act({"act": "restore", "hash": "seed=7"})
    view = training.view("pt-BR")

    assert (view["status"], view["progress"]["done"]) == ("asking", 0)


def test_another_rulebook_begins_a_round_with_the_skill_or_with_one_it_has():
    training = Training("envido.count", seed=5)
    answer(training, wrong_of(training.question))
    training.act({"act": "rules", "value": "cego"})
    assert ("cego", "envido.count", 0) == (
        training.question.rules, training.question.skill, training.view("en")["progress"]["done"],
    )  # fmt: skip
    training.act({"act": "rules", "value": "claudista"})
    assert ("claudista", "rank") == (training.question.rules, training.question.skill)


def test_within_a_lesson_there_is_no_chooser_and_no_address():
    training = Training("envido.count", rules="cego", seed=5, alone=False)
    asked = training.question
    training.act({"act": "rules", "value": "gauderio"})
    training.act({"act": "restore", "hash": "seed=9"})
    training.act({"act": "skill", "value": "falta"})
    view = training.view("pt-BR")

    assert (view["rulebooks"], view["skills"], view["fragment"]) == ([], [], "")
    assert asked is training.question


def test_a_kind_is_kept_to_while_the_questions_are_chosen():
    training = Training("envido.count", rules="cego", kind="pair", seed=2)
    kinds = []
    for _ in range(6):
        kinds.append(training.question.kind)
        answer(training, wrong_of(training.question))
        training.act({"act": "next"})

    assert {"pair"} == set(kinds)


def test_without_a_seed_rounds_are_drawn_by_lot():
    assert len({Training().question.seed for _ in range(8)}) > 1


ACTS = st.sampled_from(["answer", "next", "retry", "hint", "skill", "rules", "restore", "", "__init__"])
HOSTILE = st.dictionaries(st.sampled_from(["act", "turn", "text", "value", "hash"]), JSON) | st.fixed_dictionaries(
    {"act": ACTS}, optional={"text": JSON, "value": JSON, "hash": JSON, "turn": JSON}
)


@given(st.lists(HOSTILE, max_size=8), st.sampled_from(LANGUAGES))
def test_whatever_is_sent_the_picture_stays_one_that_can_be_drawn(messages, lang):
    treino = Treino()
    for message in messages:
        treino.act(message)
    view = ExerciseWidget(treino, lang=lang).view  # checks its shape

    assert (len(messages), lang) == (view["turn"], view["lang"])
    assert 0 <= view["progress"]["done"] <= view["progress"]["total"]


FRAGMENTS = st.sampled_from(
    [
        "review", "review=&rules=cego", "skill=auto", "placement=cego", "placement=gauderio&since=1", "placement=poker",
        "rules=claudista&skill=envido.count&seed=3", "rules=cego&skill=falta&seed=7", "skill=review", "seed=99999",
    ]
)  # fmt: skip
WALK = st.one_of(
    st.builds(lambda hash_: {"act": "restore", "hash": hash_}, FRAGMENTS),
    st.builds(lambda skill: {"act": "skill", "value": skill}, st.sampled_from(["auto", "review", "rank", "flor", "x"])),
    st.builds(lambda rules: {"act": "rules", "value": rules}, st.sampled_from([*RULEBOOKS, "poker"])),
    st.sampled_from([{"act": "next"}, {"act": "retry"}, {"act": "hint"}, {"act": "right"}, {"act": "wrong"}]),
)


@settings(max_examples=60)
@given(st.lists(WALK, min_size=4, max_size=14))
def test_wherever_a_learner_goes_there_is_a_question_or_an_end(walk):
    """From the drill to the test, to his mistakes and back, answering here and there."""
    treino = Treino(Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"})))
    for message in walk:
        question = treino.question
        keys = {"right": question.key, "wrong": next(iter(question.wrong.values()), wrong_of(question))}
        answers = {act: {"act": "answer", "text": " ".join(key)} for act, key in keys.items()}
        treino.act(answers.get(message["act"], message))
        view = ExerciseWidget(treino, lang="en").view  # checks its shape
        assert (view["status"] == "done") == (view["finish"] is not None)
        assert view["prompt"] or view["status"] == "done"
        assert view["onward"] or view["status"] == "asking"


def test_the_page_goes_from_the_count_to_any_skill_and_back():
    treino = Treino()
    treino.act({"act": "skill", "value": "truco.raise"})
    assert "truco.raise" == treino.view("en")["skill"]
    treino.act({"act": "rules", "value": "claudista"})
    assert "rules=claudista&skill=truco.raise" in treino.view("en")["fragment"]
    treino.act({"act": "restore", "hash": "rules=gauderio&skill=envido.count&seed=237"})
    assert ("rules=gauderio&skill=envido.count&seed=237", ["12c", "7c", "1o"]) == (
        treino.view("en")["fragment"], treino.view("en")["cards"],
    )  # fmt: skip
    treino.act({"act": "skill", "value": "no.such"})
    assert "envido.count" == treino.view("en")["skill"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_only_announces_a_step_is_told_with_it_wherever_steps_are_told(lang):
    """After an answer, among the steps given, and as the first step of the help."""
    for seed in range(12):
        question = ask("cego", "contrast", seed=seed, kind="books")
        names = voice_of(question, lang).names
        told = [line["text"] for line in lines_of(question.ruling, lang, names=names)]

        assert told == [step.text for step in lines_before(question.ruling, lang, names) if not step.depth]
        assert told[0] in hints(question, lang)[2]
        assert [] == [said for said in told if said.endswith(":") or ": " not in said]
