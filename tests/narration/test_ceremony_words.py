"""Every ruling of the ceremony is told in both languages, with what it rests on."""

from __future__ import annotations

import re

import pytest

from tests.engine.ceremony_scripts import begin, rite
from tests.narration.ceremonies import NAMES, PAGES, page, told_at_the_table
from tutor.engine import RuleError, ruleset
from tutor.engine.ceremony import IllegalRite, do_rite, open_hand, start_ceremony
from tutor.engine.ceremony_draw import start_draw
from tutor.narration import LANGUAGES, message, outline, sentence

SPARE = re.compile(r"None|none|\{|\}|  |\$|\bde o |\ba o ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [(), NAMES])
def test_every_ruling_is_a_sentence(lang, names):
    for act, ruling in told_at_the_table():
        said = sentence(ruling, lang, names=names)
        assert said[0].isupper(), (act, said)
        assert said[-1] in ".:", (act, said)
        assert not SPARE.search(said), (act, said)
        assert all(cited in outline(ruling, lang, names=names) for cited in ruling.clauses)


def test_every_rule_of_the_record_is_told():
    """
    So that the prose of each was formatted above.
    """
    codes = {step.code for _, ruling in told_at_the_table() for step in ruling.reason.walk()}
    assert sorted({row.code for row in ruleset("claudista").ceremony.rows.values()} - codes) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_told(lang):
    for ask in (
        lambda: start_ceremony(ruleset("cego")),
        lambda: start_draw(ruleset("claudista"), ("Ana",)),
        lambda: open_hand(begin()),
        lambda: do_rite(begin(), rite("3 olha ??")),
        lambda: do_rite(begin(), rite("1 embaralha")),
        lambda: do_rite(begin(), rite("0 vira ??")),
    ):
        with pytest.raises(RuleError) as refused:
            ask()
        said = message(refused.value, lang)
        assert said[0].isupper()
        assert said.endswith("."), said
        assert "{" not in said


def test_a_refused_act_says_why():
    with pytest.raises(IllegalRite) as refused:
        do_rite(begin(), rite("1 embaralha"))
    assert message(refused.value, names=NAMES) == "Beto não pode fazer isso: quem embaralha e dá as cartas é Ana."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prose_is_the_one_that_was_read(lang):
    assert PAGES[lang].read_text("utf-8") == page(lang), "read the change; then python -m tests.narration.ceremonies"
