"""The desk's Python side: what a browser may send, and that nothing it sends can break it."""

from __future__ import annotations

import pytest

from tutor.lessons.ruling_desk import RulingDesk
from tutor.notebook import app
from tutor.widgets.judge import JudgeWidget


@pytest.fixture
def widget():
    made = JudgeWidget(RulingDesk())
    made.send = lambda content, _buffers=None: made.sent.append(content)
    made.sent = []
    return made


def hear(widget, content):
    widget._handle_custom_msg(content, [])  # noqa: SLF001 - as ipywidgets calls it


def test_acts_of_the_present_turn_are_taken(widget):
    hear(widget, {"act": "card", "turn": 0, "value": "3c"})
    hear(widget, {"act": "card", "turn": 1, "value": "2o"})

    assert widget.view["turn"] == 2
    assert widget.view["ruling"]["sentence"] == "A rodada é do Jogador 1, com o três de copas."


def test_an_act_sent_twice_counts_once(widget):
    for _ in range(2):
        hear(widget, {"act": "card", "turn": 0, "value": "3c"})

    assert widget.view["used"] == ["3c"]


@pytest.mark.parametrize(
    "content",
    [
        None, 7, "card", [], {}, {"act": None}, {"act": "card"}, {"act": "card", "turn": 0},
        {"act": "card", "turn": 0, "value": 7}, {"act": "card", "turn": True, "value": "3c"},
        {"act": "card", "turn": -1, "value": "3c"}, {"act": {}, "turn": 0},
        {"act": "answer", "turn": 0, "text": "28"}, {"act": "choose", "turn": 0, "value": "x" * 501},
        {"act": "undo", "turn": "0"}, {"act": "restore", "hash": None}, {"act": "ping", "n": "1"},
    ],
)  # fmt: skip
def test_what_is_malformed_is_nothing(widget, content):
    before = widget.view
    hear(widget, content)

    assert widget.view == before
    assert widget.sent == []


@pytest.mark.parametrize(
    ("act", "value"),
    [
        ("card", "9z"), ("card", ""), ("card", "?"), ("place", "7.7"), ("place", "vira"), ("choose", "rules=poker"),
        ("choose", "players=5"), ("choose", "__class__=x"), ("choose", "hide.0"), ("choose", "="),
        ("choose", "call=envido"),
    ],
)  # fmt: skip
def test_what_is_not_offered_changes_nothing_but_the_turn(widget, act, value):
    before = widget.view
    hear(widget, {"act": act, "turn": 0, "value": value})

    assert {**before, "turn": 1} == widget.view


def test_a_browser_cannot_write_the_picture(widget):
    before = widget.view
    widget.set_state({"view": {"turn": 99}})

    assert widget.view == before


def test_a_ping_is_answered(widget):
    hear(widget, {"act": "ping", "n": 4})

    assert widget.sent == [{"act": "pong", "n": 4}]


def test_what_breaks_behind_it_is_told_in_a_plain_word(widget, monkeypatch, caplog):
    monkeypatch.setattr(RulingDesk, "act", lambda *_: 1 / 0)
    hear(widget, {"act": "card", "turn": 0, "value": "3c"})

    assert widget.view["message"].startswith("Algo deu errado")
    assert widget.view["turn"] == 1
    assert "ZeroDivisionError" in caplog.text


def test_the_app_speaks_both_languages_and_names_them():
    assert app.juiz(lang="en").view["strings"]["undo"] == "Undo"
    with pytest.raises(ValueError, match="pt-BR and en"):
        app.juiz(lang="xx")
