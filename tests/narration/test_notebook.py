"""How a ruling shows itself in a notebook."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from IPython.core.formatters import DisplayFormatter

from tutor.engine import cards, compare, count_flor, ruleset
from tutor.narration import html, outline, register_formatters, sentence, steps


class Shell:
    def __init__(self):
        self.display_formatter = DisplayFormatter()


class Text(HTMLParser):
    def __init__(self):
        super().__init__()
        self.told: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        del attrs
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert tag == self.open.pop()

    def handle_data(self, data):
        self.told.append(data)


@pytest.fixture(params=["pt-BR", "en"])
def lang(request):
    return request.param


def test_a_ruling_shows_itself_as_html_and_as_text(lang):
    shell = Shell()
    register_formatters(shell, lang)
    ruling = count_flor(ruleset("cego"), cards("7c 6c 5c"))
    data, _ = shell.display_formatter.format(ruling)

    assert outline(ruling, lang) == data["text/plain"]
    assert html(ruling, lang) == data["text/html"]


def test_the_html_tells_every_line_and_closes_what_it_opens(lang):
    ruling = compare(ruleset("gauderio"), *cards("7e 1c"))
    read = Text()
    read.feed(html(ruling, lang))
    told = "".join(read.told)

    assert [] == read.open
    assert told.startswith(sentence(ruling, lang))
    assert [] == [line.text for line in steps(ruling, lang) if line.text not in told]
    assert "gauderio/convencoes/3" in told


def test_every_word_is_escaped():
    ruling = ruleset("gauderio")
    shown = html(compare(ruling, *cards("7e 1c")), 'x"><script>')

    assert "<script>" not in shown
