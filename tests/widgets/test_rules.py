"""The Python half of the page of the rules: one trait, written once."""

from __future__ import annotations

from anywidget import AnyWidget

from tutor.lessons.reference import reference_view
from tutor.notebook import app
from tutor.widgets.rules import RulesWidget


def test_one_trait_is_synced():
    own = set(RulesWidget.class_traits(sync=True)) - set(AnyWidget.class_traits(sync=True))

    assert own == {"view"}


def test_a_browser_writes_nothing():
    widget = RulesWidget()
    widget.set_state({"view": {"clauses": []}})

    assert widget.view == reference_view("pt-BR")


def test_the_app_speaks_both_languages():
    assert app.regras().view["words"]["search"] == "Procurar nas regras"
    assert app.regras(lang="en").view["words"]["search"] == "Search the rules"
