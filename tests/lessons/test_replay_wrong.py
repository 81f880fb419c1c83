"""The trainer's word on likely wrong answers, on every question of the library."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tutor.hands import hand, hands
from tutor.lessons.replay_asked import NUMBERS, shown_question
from tutor.lessons.replay_wrong import wrong_answers
from tutor.narration.replays import speaker_of
from tutor.notation.replay import replay, replay_text


def questions(played):
    """Every question of a file with the step it is asked at, those of variations too."""

    def walk(steps):
        for step in steps:
            yield from ((step, asked) for asked in step.asked)
            for branch in step.variations:
                yield from walk(branch.steps)

    return list(walk(played.steps))


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_every_answer_that_is_explained_can_be_given_and_is_wrong(lang):
    explained = defaultdict(int)
    for found in hands():
        played = replay(found.file)
        speaker = speaker_of(played, lang, None)
        for step, asked in questions(played):
            shown = shown_question(asked, step.after, speaker)
            choices = {value for value, _ in shown["choices"]}
            for answer, (rule, instead) in shown["wrong"].items():
                assert answer != shown["answer"], (found.id, shown["question"])
                assert answer in choices or (shown["kind"] in NUMBERS and answer.isdecimal()), (found.id, answer)
                assert rule.endswith(".")
                assert instead
                explained[shown["kind"]] += 1
    assert {"envido", "flor", "bet", "falta", "trick", "hand"} == set(explained)


def test_the_falta_of_the_leader_is_told_from_the_wrong_ones():
    """24 - 20 = 4 (gauderio/envido/falta/1); the other side's gap is 14, the whole match 24, the difference 10."""
    played = replay(hand("gauderio-falta-de-quem-lidera").file)
    (wrong,) = [wrong_answers(a, step.after, "pt-BR") for step, a in questions(played) if a.question.kind == "falta"]
    assert {"14", "24", "10"} == set(wrong)


@pytest.mark.parametrize(("leads", "follows"), [(0, 1), (1, 0)])
def test_the_side_that_a_wrong_rule_names_is_a_side_of_this_table(leads, follows):
    """Six against six is a tie (gauderio/def/empatar); that the last card takes it gives it to who followed."""
    deal = {leads: "6p 4c 5p", follows: "6e 4e 7o"}
    text = f'truco = 1\nrules = "gauderio"\nplayers = ["Ana", "Beto"]\neldest = {leads}\nactions = \'\'\'\n'
    text += "".join(f"deal {seat} {deal[seat]}\n" for seat in (0, 1))
    text += f"{leads} joga 6p\n{follows} joga 6e {{?trick}}\n'''\n"
    played = replay_text(text)
    assert played.error is None, played.error
    ((step, asked),) = questions(played)
    assert asked.answer is None
    assert {str(follows)} == set(wrong_answers(asked, step.after, "pt-BR"))
