"""Every lesson of the course as a page on a phone: an error first, then right answers to the end of its check; axe.

The answers are the referee's: each question on the screen names itself, so that it can be made again here. Under
reduced motion nothing goes on by itself, so nobody waits for it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.apps.learner import PHONE
from tests.lessons.notebooks import FINISHED, lessons
from tutor.lessons.dealing import ask
from tutor.lessons.round import ROUND

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.voila_server import Served
    from tutor.lessons.course import Lesson
    from tutor.lessons.questions import Question

EXERCISES = ".truco-exercise[data-question]"
ANSWERED = "right", "wrong"


class Walker:
    """A learner who goes through a lesson and knows the referee."""

    def __init__(self, page: Page, server: Served, lesson: Lesson) -> None:
        self.page = page
        self.errors: list[str] = []
        self.outside: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self._asked(request.url, server.link))
        page.set_viewport_size(PHONE)
        page.emulate_media(reduced_motion="reduce")
        page.goto(server.page(f"notebooks/{lesson.id}"))
        page.locator("main[data-ready]").wait_for()

    def _asked(self, url: str, link: str) -> None:
        if not url.startswith((link, "data:", "blob:")):
            self.outside.append(url)

    def exercises(self) -> list[Locator]:
        """The exercises of the lesson in their order; its check is the last."""
        self.page.locator(EXERCISES).first.wait_for()
        return self.page.locator(EXERCISES).all()

    @staticmethod
    def question(part: Locator) -> Question:
        """Make the question on the screen again."""
        rules, _, rest = (part.get_attribute("data-question") or "").partition(" ")
        name, _, seed = rest.partition(" ")
        skill, _, kind = name.partition("#")
        return ask(rules, skill, kind=kind, seed=int(seed))

    def answer(self, part: Locator, keys: tuple[str, ...]) -> None:
        """Give an answer, whatever its form."""
        form = self.question(part).form
        if form == "number":
            part.get_by_label("Sua resposta").fill(keys[0])
            part.get_by_label("Sua resposta").press("Enter")
        else:
            kept = part.locator('.truco-choice[aria-pressed="true"]')  # what was chosen before stays chosen
            while kept.count():
                kept.first.click()
            for key in () if keys == ("none",) and form == "set" else keys:
                part.locator(f'.truco-choice[value="{key}"]').click()
            if form != "one":
                part.get_by_role("button", name="Responder").click()

    def right(self, part: Locator) -> None:
        """Answer as the referee does."""
        self.answer(part, self.question(part).key)
        expect(part).to_have_attribute("data-status", "right")

    def wrong(self, part: Locator) -> None:
        """Answer otherwise, and try again."""
        asked = self.question(part)
        self.answer(part, _wrong(asked))
        expect(part).to_have_attribute("data-status", "wrong")
        expect(part.locator(".truco-verdict")).to_contain_text("✗")
        part.get_by_role("button", name="Tentar de novo").click()
        expect(part).to_have_attribute("data-status", "asking")

    def onward(self, part: Locator) -> None:
        """Go on to what comes next."""
        before = part.get_attribute("data-question")
        part.locator(".truco-actions button:visible").last.click()
        expect(part).not_to_have_attribute("data-question", before or "")


def _wrong(asked: Question) -> tuple[str, ...]:
    """Give an answer that is not right: another number, another choice, another order, one more or one less."""
    if asked.form == "number":
        return (str(int(asked.key[0]) + 1),)
    keys = tuple(one.key for one in asked.shown.choices)
    if asked.form == "order":
        turned = asked.key[1:] + asked.key[:1]
        return turned if turned not in asked.also else asked.key[::-1]
    right = {asked.key, *asked.also}
    return next((key,) for key in keys if (key,) not in right)


@pytest.mark.parametrize("lesson", lessons(*FINISHED), ids=lambda lesson: lesson.id)
def test_a_lesson_from_its_head_to_its_last_answer(page: Page, pages_server: Served, lesson: Lesson):
    walker = Walker(page, pages_server, lesson)
    *exercises, check = walker.exercises()
    page.evaluate(
        "[...document.querySelectorAll('.truco-example .truco-actions')]"
        ".forEach(one => one.querySelectorAll('button')[1].click())"
    )
    for number, part in enumerate(exercises):
        if number == 0:
            walker.wrong(part)
        walker.right(part)

    walker.wrong(check)
    for _ in range(ROUND):
        walker.right(check)
        walker.onward(check)
        if check.get_attribute("data-status") == "done":
            break

    expect(check).to_have_attribute("data-status", "done")
    expect(check.locator(".truco-finish")).to_contain_text("Rodada completa")
    expect(check.locator(".truco-placement a").first).to_have_attribute(
        "href", re.compile(r"/apps/treino\.ipynb#rules=")
    )
    expect(page.locator(".truco-piece-broken, .truco-failed")).to_have_count(0)
    assert page.locator(".truco-piece-next").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page).response["violations"]
    assert [] == [
        (one["id"], [node["html"] for node in one["nodes"]])
        for one in found
        if one["impact"] in {"serious", "critical"}
    ]
    assert ([], []) == (walker.errors, walker.outside)
