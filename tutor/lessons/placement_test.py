"""The placement test as it is taken: one question after the other, nothing told in between, and at the end the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from math import ceil
from typing import Any

from tutor.lessons.answers import Answer
from tutor.lessons.learner import Standing
from tutor.lessons.placement import map_of, questions
from tutor.lessons.placement_map import map_rows
from tutor.lessons.questions import Question, UnreadableAnswerError
from tutor.lessons.round import asked_in, once_in, seconds_in, written
from tutor.lessons.skills import skill as skill_of
from tutor.lessons.training_pictures import table
from tutor.narration import rulebook_name, text
from tutor.rulebook import RULEBOOKS

__all__ = ["PlacementTest", "asked_for"]

MINUTES = 5
"""So long a test takes (teaching.md); then it offers to end, and what was not asked is not known yet."""
AGAIN = timedelta(hours=1)
"""So long the link of a test that was begun goes on with it: a page that is reloaded loses nothing."""


def asked_for(fragment: str) -> str:
    """Give the rulebook whose test a fragment of the page's address asks for; "" where it asks for none.

    >>> asked_for("placement=cego"), asked_for("placement=poker"), asked_for("rules=cego")
    ('cego', '', '')
    """
    rules = asked_in(fragment).get("placement", "")
    return rules if rules in RULEBOOKS else ""


class PlacementTest:
    """The test of one rulebook; an `ExerciseSession` of the widget, and ``keep`` is told each answer.

    The fragment of the page holds when it was begun: with it, the test goes on where the ``answers`` of the log end.

    >>> test = PlacementTest("cego")
    >>> test.act({"act": "answer", "text": " ".join(test.question.key)})
    >>> test.view("en")["progress"]["label"]
    'Answered: 1 of 13'
    """

    def __init__(
        self,
        rules: str = "gauderio",
        *,
        fragment: str = "",
        keep: Callable[[Answer], None] = lambda _answer: None,
        answers: Callable[[], Sequence[Answer]] = tuple,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._keep = keep
        self._answers = answers
        self._now = now
        self._turn = 0
        self._start(rules, fragment)

    def _start(self, rules: str, fragment: str = "") -> None:
        self.rules = rules
        begun = _begun(fragment, self._now())
        self._began = begun or self._now()
        self._questions = questions(rules)
        self.log: list[Answer] = self._since(begun) if begun else []
        known = {(one.skill, one.kind, one.seed) for one in self.log}
        self._waiting = [one for one in self._questions if (one.skill, one.kind, one.seed) not in known]
        self._offered = False
        self._answer = self._message = ""

    def _since(self, begun: datetime) -> list[Answer]:
        """Give the answers of this test that the log has already, the first to each question."""
        places = {(one.skill, one.kind, one.seed) for one in self._questions}
        found: dict[tuple[str, str, int], Answer] = {}
        for one in self._answers():
            place = (one.skill, one.kind, one.seed)
            if one.rules == self.rules and one.at >= begun and one.first and place in places:
                found.setdefault(place, one)
        return list(found.values())

    @property
    def over(self) -> bool:
        """Whether all was asked, or the learner has stopped."""
        return not self._waiting

    @property
    def question(self) -> Question:
        """The question on the table; once it is over, the last one."""
        return self._waiting[0] if self._waiting else self._questions[-1]

    @property
    def _minutes(self) -> int:
        """How many whole minutes it has taken."""
        return max(0, int((self._now() - self._began).total_seconds() // 60))

    @property
    def _left(self) -> timedelta:
        """How much is left of its time."""
        return max(self._began + timedelta(minutes=MINUTES) - self._now(), timedelta())

    @property
    def advice(self) -> str:
        """What to practise first: what was answered by a wrong rule, else what is still unknown."""
        words = map_of(self.rules, self.log)
        order = (Standing.REVIEW, Standing.UNASKED, Standing.WELL)
        return next(skill for word in order for skill, found in words.items() if found is word)

    def act(self, message: Mapping[str, Any]) -> None:
        """Take one intent of the learner: an answer, "I don't know" (in the place of a hint), or an early end."""
        self._message = ""
        match message:
            case {"act": "answer", "text": str(typed)} if not self.over:
                self._take(typed, seconds_in(message.get("seconds")), once_in(message.get("once")))
            case {"act": "hint"} if not self.over:  # nothing is written: what was not answered is not known
                self._go_on()
            case {"act": "next"} if not self.over and self.log:
                self._waiting = []
            case {"act": "rules", "value": str(rules)} if rules in RULEBOOKS:
                self._start(rules)
            case {"act": "restore", "hash": str(fragment)} if asked_for(fragment) not in {"", self.rules}:
                self._start(asked_for(fragment), fragment)
            case _:  # an act that does not fit the moment: the turn passes, nothing else
                pass
        self._turn += 1

    def _take(self, typed: str, seconds: float | None, once: str) -> None:
        self._answer = typed[:200]
        asked = self.question
        try:
            marking = asked.mark(typed)
        except UnreadableAnswerError as unread:
            self._message = unread.code
            return
        answer = written(asked, marking, first=True, seconds=seconds, once=once)
        self.log.append(answer)
        self._keep(answer)
        self._go_on()

    def _go_on(self) -> None:
        self._waiting = self._waiting[1:]
        self._answer = ""
        self._offered = self._offered or self._left == timedelta()  # while the question before was on the table

    def view(self, lang: str) -> dict[str, Any]:
        """Show the present picture (its shape: `tutor.widgets.contract`)."""
        over, total = self.over, len(self._questions)
        return {
            **table(None if over else self.question, lang),
            "turn": self._turn,
            "lang": lang,
            "status": "done" if over else "asking",
            "fragment": f"placement={self.rules}&since={int(self._began.timestamp())}",
            "where": "" if over else self._where(lang),
            "rules": self.rules,
            "rulebooks": [{"id": id_, "name": rulebook_name(id_, lang)} for id_ in RULEBOOKS],
            "progress": {
                "done": total - len(self._waiting),
                "total": total,
                "label": text("practice-progress", lang, done=total - len(self._waiting), total=total),
            },
            "answer": self._answer,
            "message": text(self._message, lang, typed=self._answer) if self._message else "",
            "late": {} if over or self._offered else self._late(lang),
            "auto": 0,
            "onward": self._onward(lang),
            "hint": "" if over else text("placement-skip", lang),
            "feedback": None,
            "finish": self._finish(lang) if over else None,
            "map": map_rows(self.rules, self.log, lang) if over else [],
        }

    def _late(self, lang: str) -> dict[str, Any]:
        """Offer to end, once: when its time is over, whether an answer comes or not."""
        return {
            "after": ceil(self._left / timedelta(milliseconds=1)),
            "said": text("placement-enough", lang, minutes=MINUTES),
        }

    def _where(self, lang: str) -> str:
        told = "placement-where" if self._minutes < MINUTES else "placement-long"
        rules = rulebook_name(self.rules, lang)
        return text(told, lang, rules=rules, minute=self._minutes + 1, minutes=MINUTES)

    def _onward(self, lang: str) -> str:
        if self.over:
            return text("placement-practise", lang, skill=skill_of(self.advice).title(lang))
        return text("placement-stop", lang) if self.log else ""

    def _finish(self, lang: str) -> dict[str, Any]:
        right = sum(answer.right for answer in self.log)
        return {
            "title": text("placement-title", lang, rules=rulebook_name(self.rules, lang)),
            "lead": text("placement-lead", lang, asked=len(self.log), right=right),
            "lines": [],
            "next": text("placement-next", lang),
        }


def _begun(fragment: str, now: datetime) -> datetime | None:
    """Read when a link says that a test was begun; a time that is long ago, or to come, is none.

    >>> noon = datetime(2026, 3, 1, 12, tzinfo=UTC)
    >>> _begun(f"placement=cego&since={int(noon.timestamp()) - 60}", noon)
    datetime.datetime(2026, 3, 1, 11, 59, tzinfo=datetime.timezone.utc)
    >>> _begun("placement=cego&since=0", noon), _begun("since=" + "9" * 100, noon), _begun("since=-1", noon)
    (None, None, None)
    """
    word = asked_in(fragment).get("since", "")
    if not (word.isascii() and word.isdecimal() and len(word) <= len("9999999999")):
        return None
    begun = datetime.fromtimestamp(int(word), UTC)
    return begun if now - AGAIN <= begun <= now else None
