"""The line at the head of a lesson: what it is about, and how much of it is known already."""

from __future__ import annotations

from typing import Any

from tutor.lessons.course import Lesson, folder_title
from tutor.lessons.mastery_check import mastered_of
from tutor.lessons.progress import Talk, place_here
from tutor.narration import text

__all__ = ["LessonHead"]


class LessonHead:
    """What is shown where a lesson is opened; how much is known is said once the page has told whose log it is.

    >>> from tutor.lessons.course import lesson_at
    >>> LessonHead(lesson_at("cego/02-forca-e-manilhas")).view("en")["place"]
    'Truco Cego, lesson 2 of 8'
    """

    def __init__(self, lesson: Lesson, talk: Talk | None = None) -> None:
        self.lesson = lesson
        self.talk = talk or Talk(place_here())

    def view(self, lang: str) -> dict[str, Any]:
        """Show the line."""
        lesson, skills = self.lesson, self.lesson.skills
        place = text(
            "lesson-place", lang, folder=folder_title(lesson.folder, lang), n=lesson.number, total=lesson.siblings
        )
        known = None if self.talk.log is None else mastered_of(self.talk.answers(), lesson.places)
        return {
            "lang": lang,
            "place": place,
            "about": [one.title(lang) for one in lesson.taught],
            "known": "" if known is None else text("lesson-known", lang, known=known, total=len(skills)),
        }
