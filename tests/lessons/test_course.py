"""The course: every skill after what it needs, every notebook right, every clause that is taught cited somewhere."""

from __future__ import annotations

import pytest

from tests.lessons.notebooks import FINISHED, ROOT, lessons
from tutor.lessons.course import ACROSS, FOLDERS, course, lesson_at
from tutor.lessons.dealing import drills_of
from tutor.lessons.faded import FADINGS
from tutor.lessons.notebook_check import check_notebook, cited_in
from tutor.lessons.notebook_read import calls_in, read_notebook
from tutor.lessons.skills import ACROSS as SKILLS_ACROSS
from tutor.lessons.skills import skill, skills_of
from tutor.rulebook import RULEBOOKS


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_skill_of_a_rulebook_has_its_lesson_after_those_it_needs(rules):
    taught: list[str] = []
    for lesson in (one for one in course() if one.folder == rules):
        for one in lesson.skills:
            assert set(skill(one).needs(rules)) <= {*taught, *lesson.skills}, (lesson.id, one)
        taught += lesson.skills

    assert sorted(taught) == sorted(one.id for one in skills_of(rules) if one.id not in SKILLS_ACROSS)


def test_the_skills_across_rulebooks_have_the_lessons_about_several():
    assert tuple(one for lesson in course() if lesson.folder == ACROSS for one in lesson.skills) == SKILLS_ACROSS


def test_numbers_go_up_by_one_in_each_folder():
    for folder in FOLDERS:
        numbers = [one.number for one in course() if one.folder == folder]
        assert numbers == list(range(1, len(numbers) + 1))


def test_there_are_questions_for_every_skill_of_every_lesson():
    assert [] == [(one.id, id_) for one in course() for id_ in one.skills if not drills_of(one.rules, id_)]


def test_each_lesson_leads_to_the_next_and_the_last_of_a_rulebook_to_those_across():
    assert lesson_at("cego/03-rodadas-e-empates").next == lesson_at("cego/04-envido")
    assert lesson_at("cego/08-mao-completa").next == lesson_at("juntos/01-contraste")
    assert lesson_at("juntos/02-o-que-o-documento-nao-decide").next is None


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_titles_tell_the_lessons_of_a_folder_apart(lang):
    for folder in FOLDERS:
        titles = [one.title(lang) for one in course() if one.folder == folder]
        assert len(set(titles)) == len(titles)


def test_a_finished_folder_has_every_lesson():
    assert [] == [one.id for one in course() if one.folder in FINISHED and not (ROOT / one.file).is_file()]


def test_no_notebook_stands_outside_the_course():
    known = {one.file for one in course()}
    found = {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.ipynb") if ".ipynb_" not in str(path)}

    assert found <= known


def test_the_notebooks_of_finished_folders_are_right():
    wrong = {one.id: check_notebook(ROOT / one.file) for one in course() if one.folder in FINISHED}

    assert {} == {id_: [f"{found.cell}: {found.text}" for found in all_] for id_, all_ in wrong.items() if all_}


def _calls(lesson):
    cells = read_notebook(ROOT / lesson.file).cells
    return [call for cell in cells if cell.kind == "code" for call in calls_in(cell.source)]


@pytest.mark.parametrize("lesson", lessons(*FINISHED), ids=lambda lesson: lesson.id)
def test_a_lesson_has_a_case_to_step_through_and_its_exercises_fade(lesson):
    calls = _calls(lesson)
    assert {"example", "replay"} & {call.name for call in calls}
    shown = [call.named.get("show", "") for call in calls if call.name == "exercise"]
    assert set(FADINGS) == set(shown)
    last_alone = len(shown) - 1 - shown[::-1].index("")
    assert shown.index("steps") < shown.index("all but last") < last_alone
    assert {"which", "check", "next"} <= {call.name for call in calls}


def test_every_clause_that_a_finished_folder_teaches_is_cited_in_it():
    assert {} == {folder: missing for folder in FINISHED if (missing := _not_cited(folder))}


def _not_cited(folder):
    cited = {id_ for one in lessons(folder) for id_ in cited_in(ROOT / one.file)}
    books = RULEBOOKS if folder == ACROSS else (folder,)
    taught = [skill(id_) for one in lessons(folder) for id_ in one.skills]
    due = {id_ for one in taught for rules in books for id_ in one.teaches(rules)}
    due |= {id_ for one in taught for id_ in one.readings if _of(id_, books)}

    return sorted(due - cited)


def _of(reading: str, books: tuple[str, ...]) -> bool:
    return dict(zip("GCK", RULEBOOKS, strict=True))[reading[4]] in books
