"""Every hand of the library: played to its end by the referee, complete in both languages, written in one form."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import tutor.hands
from tutor.hands import cited, hand, hands
from tutor.notation import Assertion, Comment, HandFile, Line, Question, Variation, dump
from tutor.notation.replay import replay
from tutor.rulebook import UnknownIdError

FOLDER = Path(tutor.hands.__file__).parent / "library"
FILES = sorted(FOLDER.rglob("*.truco"))
LIBRARY = hands()
# No ruling on a hand cites these; what they say shows in the whole of it: the forty cards, the total, who is paid.
UNCITED = {"AMB-G01", "AMB-G16", "AMB-C02"}

every_hand = pytest.mark.parametrize("found", LIBRARY, ids=lambda found: found.id)


def lines(body) -> list[Line]:
    """List the lines of a body, those of its variations among them."""
    found = []
    for item in body:
        found += lines(item.body) if isinstance(item, Variation) else [item]
    return found


def steps(played) -> Iterator[tuple[Line, tuple]]:
    """Give each line with its answered questions, those of variations among them."""
    for step in played:
        yield step.line, step.asked
        for branch in step.variations:
            yield from steps(branch.steps)


def notes(file: HandFile, kind: type) -> list:
    return [note for line in lines(file.body) for note in line.annotations if isinstance(note, kind)]


def test_the_library_is_the_files():
    assert sorted(path.stem for path in FILES) == sorted(found.id for found in LIBRARY)
    assert [found.id for found in LIBRARY if found.file.id != found.id] == []
    assert [path.parent.name for path in FILES] == [hand(path.stem).rules for path in FILES]


@every_hand
def test_it_is_played_to_the_end_and_its_assertions_hold(found):
    played = replay(found.file)

    assert played.error is None
    assert all(state.over for state in played.hands)


@every_hand
def test_it_asserts_and_asks(found):
    whats = [line.what for line in lines(found.file.body)]

    assert sum(isinstance(what, Assertion) for what in whats) >= 3
    assert notes(found.file, Question)


@every_hand
def test_its_header_is_complete(found):
    assert re.fullmatch(rf"{found.rules}(-[a-z0-9]+)+", found.id)
    assert {"pt-BR", "en"} == set(found.title) == set(found.teaches)
    assert found.skills
    assert found.about


@every_hand
def test_every_comment_stands_in_both_languages(found):
    for line in lines(found.file.body):
        spoken = [note.language for note in line.annotations if isinstance(note, Comment)]
        assert spoken in ([], ["pt-BR", "en"]), line

    assert notes(found.file, Comment)


@every_hand
def test_its_rulings_rest_on_what_its_header_names(found):
    assert set() == set(found.about) - cited(replay(found.file)) - UNCITED


@every_hand
def test_no_comment_tells_a_count_before_it_is_asked(found):
    """Counts above the rank of any card: 13 and more."""
    told: set[int] = set()
    for line, asked in steps(replay(found.file).steps):
        told |= {
            int(n) for note in line.annotations if isinstance(note, Comment) for n in re.findall(r"\d+", note.text)
        }
        counts = {one.answer for one in asked if one.question.kind in ("envido", "flor")}
        assert set() == {count for count in counts if count is not None and count > 12} & told, line


def test_what_no_ruling_cites_is_cited_by_none():
    """As soon as one does, its id has to leave the list."""
    assert [] == [found.id for found in LIBRARY if UNCITED & cited(replay(found.file))]


@every_hand
def test_it_is_written_in_canonical_form(found):
    assert found.text == dump(found.file)


def test_no_two_hands_have_one_title():
    for lang in ("pt-BR", "en"):
        titles = Counter((found.rules, found.title[lang]) for found in LIBRARY)
        assert [] == [title for title, times in titles.items() if times > 1]


def test_hands_are_found_by_rulebook_skill_and_what_they_are_about():
    assert {"gauderio"} == {found.rules for found in hands("gauderio")}
    assert hand("gauderio-empate-na-primeira") in hands(skill="tie.hand", about="AMB-G33")
    assert () == hands("cego", about="AMB-G33")


def test_an_unknown_hand_or_rulebook_is_told_with_the_nearest():
    with pytest.raises(UnknownIdError) as unknown:
        hand("empate-na-primeira")
    with pytest.raises(UnknownIdError):
        hands("gaudério!")

    assert "gauderio-empate-na-primeira" in unknown.value.nearest
