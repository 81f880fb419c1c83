"""Every mistake has its words in both languages: where, what was found, what could stand there."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

from tests.notation.test_limits import LIMITS
from tutor.narration import message
from tutor.notation import HandFile, NotationError, dump, parse_prefix

HERE = Path(__file__).parent
BAD = sorted(HERE.glob("bad/*.truco"))
ROOT = HERE.parents[1]
READER = [p for p in (ROOT / "tutor" / "notation").glob("*.py") if not p.stem.startswith("replay")]
INNER = {"where", "found", "nearest"}


def mistakes() -> dict[str, NotationError]:
    texts = {path.stem: path.read_bytes() for path in BAD} | {detail: text for detail, (text, _) in LIMITS.items()}
    found = {detail: parse_prefix(text)[1] for detail, text in texts.items()}
    with pytest.raises(NotationError) as caught:
        dump(HandFile(rules="cego", players=("Ana", "Beto"), title=(("en", "A"), ("pt-BR", "B"))))
    return {**found, "unwritable": caught.value}


MISTAKES = mistakes()


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("detail", MISTAKES)
def test_each_mistake_is_told_with_place_and_finding(detail, lang):
    error = MISTAKES[detail]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        told = message(error, lang)

    where = {
        "pt-BR": f"Linha {error.line}, coluna {error.column}: ",
        "en": f"Line {error.line}, column {error.column}: ",
    }
    assert told.startswith(where[lang])
    assert told.endswith((".", "?"))
    assert "{" not in told or "pt-BR = " in told or "allow_fold" in told or error.facts["found"] in told
    assert all(str(word) in told for word in error.facts["nearest"])


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_the_catalogue_has_a_message_a_mistake_and_no_other(lang):
    text = (ROOT / "tutor" / "narration" / "catalogues" / lang / "notation.ftl").read_text("utf-8")
    ids = set(re.findall(r"^error-bad-notation-([a-z0-9-]+) =", text, re.MULTILINE))

    assert {detail.replace("_", "-") for detail in MISTAKES} == ids - INNER


def test_every_mistake_that_the_reader_can_make_is_among_the_bad_files():
    source = "\n".join(path.read_text("utf-8") for path in READER)
    raised = set(re.findall(r'(?:fail|error|token)\(\s*"([a-z0-9_]+)"', source)) | set(
        re.findall(r'NotationError\(\s*"([a-z0-9_]+)", (?:1|\*)', source)
    )

    assert set() == raised - set(MISTAKES)
    assert len(raised) > 40


@pytest.mark.parametrize(
    ("body", "nearest"),
    [
        ("0 não quero", ("nao_quero",)),
        ("0 vale 4", ("vale_4",)),
        ("0 achico", ("nao_quero",)),
        ("0 trucco", ("truco", "retruco")),
        ("= sttake 3", ("stake",)),
        ("0 truco {?betting}", ("bet",)),
    ],
)
def test_a_slip_is_answered_with_the_nearest_right_words(body, nearest):
    text = f"truco = 1\nrules = \"gauderio\"\nplayers = [\"Ana\", \"Beto\"]\nactions = '''\n{body}\n'''\n"

    assert nearest == parse_prefix(text)[1].facts["nearest"]
