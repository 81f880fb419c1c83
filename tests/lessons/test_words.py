"""No question uses a word that has not been taught by then."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.lessons.notebooks import ROOT, lessons
from tutor.lessons.dealing import ask, drills_of, rulebook, worked
from tutor.lessons.drills.clauses import known_by
from tutor.lessons.faded import steps_shown
from tutor.lessons.glossary import explained, words_in
from tutor.lessons.hints import hints
from tutor.lessons.notebook_read import calls_in, read_notebook
from tutor.lessons.said import Voice
from tutor.lessons.skills import ACROSS, skill, skills_of
from tutor.lessons.training import Training
from tutor.rulebook import RULEBOOKS

TAUGHT_BY = {
    r"\bmanilhas?\b": {"words", "manilha.fixed", "manilha.vira"},
    r"\bvira\b": {"words", "manilha.vira"},
    r"\bo mão\b": {"words", "trick"},
    r"\brodadas?\b": {"words", "trick"},
    r"\bempat\w+": {"words", "tie"},
    r"\b(escond\w+|coberta)\b": {"words", "hide"},
    r"\bao baralho\b": {"words", "truco.when"},
    r"\benvido\b": {"envido.count"},
    r"\breal envido\b": {"envido.price"},
    r"\bfalta( envido)?\b": {"words", "falta", "envido.price"},
    r"\bflor(es)?\b": {"flor"},
    r"\bcontra-flor\b": {"flor.price"},
    r"(?<!Truco )\btruco\b": {"truco.ladder"},
    r"\b(retruco|vale quatro)\b": {"truco.ladder"},
    r"\bmão de (onze|11)\b": {"words", "eleven"},
    r"\bmão escura\b": {"words", "dark"},
    r"\b(cort\w+|movimentos?)\b": {"cut", "dark"},
    r"\bmaço\b": {"table"},
    r"\bqueim\w+": {"words", "cut"},
    r"\b(duplas?|parceiros?)\b": {"table"},
    r"\bpontos de envido\b": {"envido.count"},
}
"""Words of the table, and the skills that teach them."""
PLAIN = {"clause", "cue"}
"""Kinds whose words are those of clauses."""
EACH = [
    pytest.param(rules, drill, id=f"{rules}-{drill.name}")
    for rules in RULEBOOKS
    for one in skills_of(rules)
    for drill in drills_of(rules, one.id)
]


def before(rules, id_):
    """A skill and all that comes before it; of one across rulebooks, in each of them."""
    found, waiting = set(), [id_]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += [need for book in (RULEBOOKS if id_ in ACROSS else (rules,)) for need in skill(one).needs(book)]
    return found


def words_of(question, *, choices=True):
    voice = Voice("pt-BR", question.rules, question.shown.players)
    shown = question.shown
    labels = [
        shown.prompt,
        *shown.facts,
        *(row.label for row in shown.rows if row.label),
        *(c.label for c in shown.choices if choices),
    ]
    return " · ".join(map(voice.tell, labels))


@pytest.mark.parametrize(("rules", "drill"), [one for one in EACH if one.values[1].kind not in PLAIN])
def test_no_question_uses_an_untaught_word(rules, drill):
    known, seed = before(rules, drill.skill), 0
    for _ in range(12):
        question = ask(rules, drill.skill, seed=seed, kind=drill.kind)
        said = words_of(question)
        untaught = [
            word
            for word, teachers in TAUGHT_BY.items()
            if re.search(word, said, re.IGNORECASE) and not teachers & known
        ]
        assert [] == untaught, said
        seed = question.seed + 1


def _carded_by(rules):
    """The words that have had their card by each lesson of a rulebook, beside the skills that it teaches."""
    known = set()
    for lesson in lessons(rules):
        cells = [cell for cell in read_notebook(ROOT / lesson.file).cells if cell.kind == "code"]
        known |= {
            word for cell in cells for call in calls_in(cell.source) if call.name == "words" for word in call.args
        }
        yield lesson, explained(known, rules)


LESSONS = pytest.mark.parametrize(
    ("lesson", "known"),
    [pytest.param(lesson, known, id=lesson.id) for rules in RULEBOOKS for lesson, known in _carded_by(rules)],
)


@LESSONS
def test_a_lesson_asks_in_words_that_have_had_their_card(lesson, known):
    """Of clauses to choose from the wording is what is asked; what stands above them is held to it too."""
    said = [
        (question.drill.name, told)
        for skill_id in lesson.skills
        for drill in drills_of(lesson.folder, skill_id)
        for seed in range(12)
        for question in [ask(lesson.folder, skill_id, seed=seed, kind=drill.kind)]
        for told in [words_of(question, choices=drill.kind not in PLAIN)]
    ]

    assert [] == [(name, word.id, told) for name, told in said for word in words_in(told) if word.id not in known]


@LESSONS
def test_help_steps_and_reasons_are_told_in_words_that_have_had_their_card(lesson, known):
    """A wrong rule brought along from elsewhere is named by its own words: whoever follows it knows them."""
    drills = [one for skill_id in lesson.skills for one in drills_of(lesson.folder, skill_id) if one.kind not in PLAIN]
    untaught = []
    for drill, seed in product(drills, range(6)):
        training = Training(drill.skill, rules=lesson.folder, kind=drill.kind, seed=seed)
        question = training.question
        training.act({"act": "answer", "text": " ".join(question.key)})
        told = training.view("pt-BR")["feedback"]
        said = [
            *hints(question, "pt-BR")[1:3],
            *(step.text for step in steps_shown(question, "steps", "pt-BR")),
            told["sentence"],
            *(line["text"] for line in told["lines"]),
        ]
        untaught += [(drill.name, word.id, one) for one in said for word in words_in(one) if word.id not in known]

    assert [] == untaught


@pytest.mark.parametrize(("rules", "drill"), [one for one in EACH if one.values[1].kind in PLAIN])
def test_clauses_to_choose_from_have_all_been_taught(rules, drill):
    for one in worked(drill, rulebook(rules)):
        assert {choice.key for choice in one.shown.choices} <= known_by(rules, drill.skill)


def test_an_untaught_word_would_be_found():
    said = words_of(ask("gauderio", "flor.price", seed=0, kind="number"))

    assert re.search(r"\bflor(es)?\b", said, re.IGNORECASE)
    assert not {"flor"} & before("gauderio", "rank")
