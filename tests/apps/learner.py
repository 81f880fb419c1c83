"""What a learner does in a page of ours: open it, look at the cards, answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.voila_server import Served
from tutor.engine import cards, count_envido, ruleset
from tutor.lessons.dealing import ask
from tutor.lessons.round import asked_in

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
TREINO, LESSON = "apps/treino", "notebooks/gauderio/05-envido"
COUNT = "rules=gauderio&skill=envido.count&seed=237"  # 12c 7c 1o: a pair with a figure in it, 27


class Learner:
    """An open page, everything it asked for, and the part of it that is being looked at."""

    def __init__(self, page: Page, server: Served) -> None:
        self.page = page
        self.server = server
        self.asked: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.part: Locator = page.locator(".truco-exercise:not(.truco-example, .truco-lesson-head)").first

    def open(self, name: str, fragment: str = "") -> Learner:
        self.page.goto(self.server.page(name) + (f"#{fragment}" if fragment else ""))
        return self.settle()

    def settle(self) -> Learner:
        self.page.locator("main[data-ready]").wait_for()
        self.part.locator(".truco-answer").wait_for()
        expect(self.page.locator("[data-waiting]")).to_have_count(0)  # the hand of the link is there
        return self

    @property
    def field(self) -> Locator:
        return self.part.get_by_label("Sua resposta")

    @property
    def said(self) -> Locator:
        return self.part.get_by_role("status")

    def button(self, name: str) -> Locator:
        return self.part.get_by_role("button", name=name)

    def hand(self) -> str:
        """Read the cards on the table."""
        codes = self.part.locator(".truco-hand .truco-card").evaluate_all("all => all.map(card => card.dataset.code)")
        return " ".join(codes)

    @property
    def form(self) -> Locator:
        return self.part.locator(".truco-answer")

    def key(self) -> str:
        """Give what to type for the right answer of the question in the address: a number, or the place of a choice."""
        asked = asked_in(self.page.url.partition("#")[2])
        question = ask(asked["rules"], asked["skill"], seed=int(asked["seed"]))
        places = [choice.key for choice in question.shown.choices]
        return "".join(str(places.index(key) + 1) if places else key for key in question.key)

    def points(self) -> int:
        """Count them by the rules."""
        points = count_envido(ruleset("gauderio"), cards(self.hand())).value
        assert points is not None
        return points

    def outside(self) -> list[str]:
        return [url for url in self.asked if not url.startswith((self.server.link, "data:", "blob:"))]
