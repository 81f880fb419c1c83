"""The Python half of the exercise: one trait, written only here; clicks that count once; nothing told too early."""

from __future__ import annotations

import json

import anywidget
import pytest

from tests.widgets.sessions import TwoHands
from tutor.widgets.contract import STRINGS, ViewError, check_view
from tutor.widgets.exercise import ExerciseWidget


@pytest.fixture
def widget():
    return ExerciseWidget(TwoHands())


def tell(widget, **message):
    widget._handle_custom_msg(message, [])  # noqa: SLF001 - as ipywidgets calls it


def test_few_traits_are_synced():
    own = set(ExerciseWidget.class_traits(sync=True)) - set(anywidget.AnyWidget.class_traits(sync=True))

    assert own == {"view"}


def test_the_answer_is_not_in_the_browser_before_the_learner_has_answered(widget):
    assert widget.view["feedback"] is None
    assert "28" not in json.dumps(widget.get_state()["view"])

    tell(widget, act="answer", turn=0, text="34")

    assert (widget.view["feedback"]["yours"], widget.view["feedback"]["right"]) == ("34", "28")


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_every_word_of_the_interface_is_there(lang):
    words = ExerciseWidget(TwoHands(), lang=lang).view["strings"]

    assert {*STRINGS, "step"} == set(words)
    assert [name for name, word in words.items() if not word or word.startswith("practice-")] == []
    assert {"pt-BR": "Responder", "en": "Answer"}[lang] == words["answer"]


def test_a_browser_cannot_write_the_picture(widget):
    before = widget.view

    widget.set_state({"view": {**before, "turn": 99, "status": "right"}})

    assert before == widget.view


def test_a_click_sent_twice_counts_once(widget):
    for _ in range(3):
        tell(widget, act="answer", turn=0, text="28")

    assert widget.view["progress"]["done"] == 1
    assert [act["act"] for act in widget._session.acts] == ["answer"]  # noqa: SLF001


@pytest.mark.parametrize("text", ["", "  ", "vinte e oito", "-28", "28,5", "2.8e1", "🂡", "<b>28</b>"])
def test_what_is_no_number_gets_a_word_and_loses_nothing(widget, text):
    tell(widget, act="answer", turn=0, text=text)

    assert (widget.view["status"], widget.view["answer"]) == ("asking", text)
    assert widget.view["message"]


def test_only_a_rulebook_that_is_offered_can_be_chosen(widget):
    tell(widget, act="rules", turn=0, value="mineiro")
    assert widget.view["rules"] == "gauderio"

    tell(widget, act="rules", turn=0, value="cego")
    assert widget.view["rules"] == "cego"


def test_a_ping_is_answered_and_changes_nothing(widget, monkeypatch):
    sent = []
    monkeypatch.setattr(widget, "send", sent.append)

    tell(widget, act="ping", n=5)

    assert sent == [{"act": "pong", "n": 5}]
    assert widget.view["turn"] == 0


def test_a_session_that_breaks_leaves_the_question_and_a_plain_word(widget, monkeypatch, caplog):
    def broken(_message):
        raise KeyError("seed")

    monkeypatch.setattr(widget._session, "act", broken)  # noqa: SLF001

    tell(widget, act="answer", turn=0, text="28")

    assert (widget.view["status"], widget.view["message"]) == ("asking", widget.view["strings"]["trouble"])
    assert "KeyError" in caplog.text


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"turn": "1"}, r"view\['turn'\] is '1'; an int"),
        ({"status": "won"}, r"view\['status'\] is 'won'; one of asking, right, wrong, done"),
        ({"status": "right"}, r"view\['feedback'\] is None at status 'right'"),
        ({"progress": {"done": 1}}, r"view\['progress'\]\['total'\] is missing"),
        ({"onward": None}, r"view\['onward'\] is None; a str"),
        ({"rulebooks": ["gauderio"]}, r"view\['rulebooks'\]\[0\] is 'gauderio'; a dict"),
        ({"finish": {"title": "Pronto"}}, r"view\['finish'\]\['lead'\] is missing"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_named(change, complaint):
    with pytest.raises(ViewError, match=complaint):
        check_view({**TwoHands().view("pt-BR"), **change})


def test_feedback_before_the_answer_is_refused():
    session = TwoHands()
    session.act({"act": "answer", "turn": 0, "text": "28"})

    with pytest.raises(ViewError, match="before the answer"):
        check_view({**session.view("pt-BR"), "status": "asking"})
