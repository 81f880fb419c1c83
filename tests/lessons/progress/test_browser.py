"""The log in the browser: whatever a browser says, only answers become answers, and nothing that was kept is lost."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.lessons.progress import BrowserStore, Place, Talk, named
from tutor.lessons.progress.browser import BATCH

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)
ACTS = st.sampled_from(["log", "kept", "gone", "forget", 7])


class Browser:
    """Keeps what it is told to keep, and says so; `why` is what keeps it from that."""

    def __init__(self, store):
        self.store = store
        self.held = {}
        self.asked = []
        self.why = ""
        store.listen(self.asked.append)

    def answer(self):
        """Do what was asked, and what is asked while that is told."""
        while self.asked:
            message = self.asked.pop(0)
            if message["act"] == "keep":
                assert len(message["answers"]) <= BATCH
                ids = [] if self.why else [one["id"] for one in message["answers"]]
                if not self.why:
                    self.held.update((one["id"], json.dumps(one)) for one in message["answers"])
                self.store.hear({"act": "kept", "learner": message["learner"], "ids": ids, "why": self.why})
            else:
                self.held.clear()

    def log(self, learner="Ana"):
        return {"act": "log", "learner": learner, "names": [learner], "lines": list(self.held.values()), "more": False}


@pytest.fixture
def browser():
    return Browser(BrowserStore())


def test_what_is_added_is_kept_there_and_comes_back_to_another_page(browser, answer):
    added = [answer() for _ in range(2 * BATCH + 1)]
    browser.store.append("Ana", added)
    assert browser.store.unsaved == len(added)
    browser.answer()

    assert browser.store.unsaved == 0
    other = BrowserStore()
    other.hear(browser.log())
    assert list(other.answers("Ana")) == added


def test_what_the_browser_could_not_keep_waits_and_is_kept_later(browser, answer):
    browser.why = "full"
    first = answer()
    browser.store.append("Ana", [first])
    browser.answer()
    assert (browser.store.trouble.trouble, browser.store.unsaved) == ("browser-full", 1)
    assert browser.store.answers("Ana") == (first,)

    browser.why = ""
    second = answer()
    browser.store.append("Ana", [second])
    browser.answer()
    assert (browser.store.trouble, list(browser.held)) == (None, [first.id, second.id])


def test_what_was_said_to_a_page_that_went_is_said_to_the_next(browser, answer):
    browser.store.append("Ana", [answer("a")])
    browser.asked.clear()  # nobody heard it
    browser.store.hear(browser.log())
    browser.answer()

    assert list(browser.held) == ["a"]


def test_a_log_deleted_elsewhere_is_not_written_again(browser, answer):
    browser.store.append("Ana", [answer(), answer()])
    browser.asked.clear()
    browser.store.hear({"act": "gone", "learner": "Ana"})
    browser.store.hear(browser.log())
    browser.answer()

    assert (browser.store.answers("Ana"), browser.held) == ((), {})


def test_of_a_log_only_the_answers_are_taken(browser, answer):
    good = answer()
    lines = ["{", "null", 7, None, ["x"], good.to_json(), '{"id": "b"}', "x" * 100_000, good.to_json()]
    browser.store.hear({"act": "log", "learner": "Ana", "names": ["Ana", 7, None], "lines": lines, "more": False})

    assert (browser.store.answers("Ana"), browser.store.learners()) == ((good,), ("Ana",))


@given(
    JSON, ACTS, st.dictionaries(st.sampled_from(["learner", "names", "lines", "ids", "why", "more", "minutes"]), JSON)
)
def test_nothing_that_a_client_sends_breaks_it(content, act, fields):
    talk = Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"}))

    talk.hear(content)
    talk.hear({**fields, "act": act})
    assert talk.log is None or talk.log.answers() == ()


def test_who_learns_is_said_by_the_hub_and_by_nobody_else(tmp_path):
    url = f"sqlite:///{tmp_path}/progress.db"
    place = Place({"JUPYTERHUB_USER": "bia", "TRUCO_TUTOR_DB": url})
    log = place.log("Ana")

    assert (place.kind, log.learner) == ("class", "bia")
    log.close()


def test_what_is_answered_before_the_browser_has_said_whose_it_is_waits_for_that(answer):
    place = Place({}, platform="emscripten")
    talk = Talk(place)
    early = answer()
    talk.add(early)
    talk.hear({"act": "log", "learner": " Ana ", "names": [], "lines": [], "more": False, "minutes": 10_000})

    assert (talk.log.learner, talk.log.answers(), talk.minutes) == ("Ana", (early,), 0)


def test_a_log_in_pieces_begins_with_the_last():
    talk = Talk(Place({}, platform="emscripten"))
    piece = {"act": "log", "learner": "Ana", "names": [], "lines": [], "minutes": 0}

    assert talk.hear({**piece, "more": True}) is False
    assert talk.log is None
    assert talk.hear({**piece, "more": False}) is True


@pytest.mark.parametrize("told", [None, 7, [], {}, "\x07", "A" * 41, "  "])
def test_what_is_no_name_is_nobody(told):
    assert named(told) == ""
