"""Every mistake of a file is told, each once, and nothing that only follows from another one."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.replays import GOLDEN
from tests.notation.test_limits import NONSENSE, body
from tutor.hands import hands
from tutor.narration import message
from tutor.notation import limits, parse_prefix
from tutor.notation.mistakes import mistakes
from tutor.notation.replay import replay_text

HEADER = 'truco = 1\nrules = "gauderio"\ntarget = 24\nplayers = ["Ana", "Beto"]\n'
RIGHT = [path.read_text("utf-8") for path in GOLDEN] + [hand.text for hand in hands()]

MATCH = """deal 0 7c 1c 6p
deal 1 12o 3o 6e
0 envido
1 quero
= envido 0 28
= envido 1 23
0 canta 28
1 boa
0 joga 6p
1 joga 6e
( 1 joga 3o )
= trick 1 tie
0 joga 7c
1 joga 3o
= hand 1 1
= score 2 1
--- hand 2
deal 0 4e 5p 7o
deal 1 3c 6o 12e
1 truco
0 quero
1 joga 3c
0 joga 7o
0 joga 5p
1 joga 6o
1 joga 12e
0 joga 4e
= hand 1 2
= score 2 3
--- hand 3
deal 0 1e 1p 7c
deal 1 4o 5c 6p
0 joga 1e
1 joga 4o
0 joga 1p
1 joga 5c
= score 3 3
"""
"""Three hands of gaudério; o mão goes round (AMB-G55), so 0, 1 and 0 begin."""


def of(lines, *, rules="gauderio", header=HEADER, **options):
    if rules != "gauderio":
        header = f'truco = 1\nrules = "{rules}"\nplayers = ["Ana", "Beto"]\n'
    return [str(mistake) for mistake in mistakes(f"{header}actions = '''\n{lines}'''\n", **options)]


def changed(*changes):
    """Give the match with lines changed, each by its number in the body; a file's body begins in its sixth line."""
    lines = MATCH.splitlines()
    for number, line in changes:
        lines[number - 1] = line
    return of("\n".join(lines) + "\n")


def test_a_right_file_has_none():
    assert of(MATCH) == []


@pytest.mark.parametrize("text", RIGHT, ids=range(len(RIGHT)))
def test_nor_has_any_hand_of_the_library(text):
    assert mistakes(text) == ()


def test_what_tells_and_does_nothing_hides_nothing_after_it():
    wrong = changed(
        (5, "= envido 0 27"),
        (6, "= envida 1 23"),
        (9, "0 joga 6p [gauderio/nada] {?trick} :A"),
        (10, "1 joga 6e {}"),
        (15, "= hand 0 1"),
    )
    assert wrong == [
        "10:1 assertion_false",
        "11:3 unknown_assertion",
        "14:12 unknown_clause",
        "14:27 question_no_trick",
        "14:36 bad_label",
        "15:11 empty_comment",
        "20:1 assertion_false",
    ]


def test_a_count_that_is_not_true_is_taken_as_the_true_one():
    assert changed((7, "0 canta 29"), (8, "1 canta 20")) == ["12:1 count_false", "13:1 count_false"]
    assert of("deal 0 7c 1c 6p\ndeal 1 7o 6o 1e\n0 envido\n1 quero\n0 canta 28\n1 boa\n= score 0 2\n1 boa\n") == [
        "11:1 good_false",  # 33 is more than 28
        "13:1 count_order",  # nobody has still to speak
    ]


def test_an_exclamation_mark_too_many_changes_nothing_else():
    assert changed((9, "0! joga 6p"), (15, "= hand 0 1")) == [
        "14:1 illegal_action.marked 0! joga 6p",
        "20:1 assertion_false",
    ]


def test_after_a_wrong_act_the_next_hand_is_looked_at():
    wrong = changed((9, "0 joga 2p"), (12, "= trick 1 0"), (23, "0 jogga 7o"), (24, "0 joga 7o"), (34, "1 joga 4p"))
    assert wrong == [
        "14:1 illegal_action.unmarked 0 joga 2p",
        "28:3 unknown_verb",
        "39:1 illegal_action.unmarked 1 joga 4p",
    ]


def test_the_score_that_the_file_tells_is_taken_for_true_after_a_hand_that_is_lost():
    wrong = changed((9, "0 joga 2p"), (16, "= score 5 1"), (29, "= score 5 4"), (37, "= score 6 3"))
    # 5 x 1 is taken; the second hand gives 1's side 2, so 5 x 3; the third 0's side 1: 6 x 3 is right
    assert wrong == ["14:1 illegal_action.unmarked 0 joga 2p", "34:1 assertion_false"]


def test_without_a_score_the_scores_that_follow_are_held_against_nothing():
    untold = changed((9, "0 joga 2p"), (16, "# nobody says"), (29, "= score 9 9"), (37, "= score 9 9"))
    # 9 x 9 is believed once, after the second hand; the third then makes it 10 x 9
    assert untold == ["14:1 illegal_action.unmarked 0 joga 2p", "42:1 assertion_false"]


def test_an_act_after_the_end_leaves_the_score_known():
    late = changed((16, "0 truco"), (29, "= score 2 9"))
    assert late == ["21:1 illegal_action.unmarked 0 truco", "34:1 assertion_false"]


def test_a_variation_has_its_own_mistakes():
    wrong = changed((11, "( 1 joga 4o )"), (12, "= trick 1 0"))
    assert wrong == ["16:3 illegal_action.unmarked 1 joga 4o", "17:1 assertion_false"]
    # in place of a wrong act a right one may stand, and a wrong one too
    assert changed((10, "1 joga 4o"), (11, "( 1 joga 5o )")) == [
        "15:1 illegal_action.unmarked 1 joga 4o",
        "16:3 illegal_action.unmarked 1 joga 5o",
    ]
    assert changed((10, "1 jogga 6e"), (11, "( 1 joga 3o\n= trick 1 0 )"), (14, "1 truco 3")) == [
        "15:3 unknown_verb",
        "17:1 assertion_false",
        "20:9 expected_end",
    ]


def test_brackets_and_comments_around_a_mistake_stay_whole():
    lines = (
        "deal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n0 envido\n( 0 trucco {a ) in\nwords} (1 oi) )\n"
        "1 qero {two\nlines )} # ) {\n= stake um\n"
    )
    assert of(lines) == ["9:5 unknown_verb", "11:3 unknown_verb", "13:9 expected_number"]


def test_brackets_that_fit_nowhere():
    lines = "( 0 truco )\ndeal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n0 joga 7c\n( = trick 1 0 )\n)\n= stake 2\n(\n0 joga 1c\n"
    assert of(lines) == [
        "6:1 variation_without_act",
        "10:15 empty_variation",
        "11:1 unexpected_close",
        "12:1 assertion_false",
        "13:1 unclosed_variation",
    ]


def test_a_hand_break_that_is_wrong():
    number = changed((17, "--- hand 3"), (30, "--- hand 4"), (37, "= score 3 4"))
    assert number == ["22:10 hand_number", "42:1 assertion_false"]
    unread = changed((17, "--- hnd 2"), (30, "--- hand 3"), (37, "= score 3 4"))
    assert unread == ["22:5 expected_word", "42:1 assertion_false"]
    early = changed((14, "# nobody plays"), (15, "# nor wins"), (16, "= score 2 0"), (37, "= score 3 4"))
    assert early == ["22:1 break_early", "42:1 assertion_false"]
    eldest = changed((17, "--- hand 2 eldest 0"), (22, "0 joga 7o"), (37, "= score 3 4"))
    assert eldest == ["22:1 break_eldest", "42:1 assertion_false"]


def test_nothing_is_looked_at_after_the_match_is_over():
    short = HEADER.replace("24", "12") + "score = [11, 0]\n"
    wrong = of(MATCH.replace("= score 2 1", "= score 13 1"), header=short)
    assert wrong == ["23:1 break_after_match"]


def test_on_eleven_a_hand_hangs_on_the_score():
    deal = "deal 0 4c 5c 6c\ndeal 1 4p 5p 6p\ndeal 2 4e 5e 6e\ndeal 3 4o 5o 6o\nvira Kc\n"
    lines = f"{deal}0 oi\n%s--- hand 2\n{deal}1 nove\n"
    header = 'truco = 1\nrules = "claudista"\nplayers = ["Ana", "Beto", "Caio", "Duda"]\n'
    nove = "18:1 illegal_action.unmarked 1 nove"
    assert of(lines % "", header=header) == ["10:3 unknown_verb"]
    assert of(lines % "= score 3 0\n", header=header) == ["10:3 unknown_verb", nove]


def test_where_the_winner_is_o_mao_the_next_hand_needs_to_say_who_is():
    header = HEADER + 'options = { next_mao = "hand_winner" }\n'
    wrong = MATCH.replace("0 joga 6p", "0 joga 2p").replace("= hand 1 2\n", "= hand 1 1\n")
    first = "15:1 illegal_action.unmarked 0 joga 2p"
    assert of(wrong, header=header) == [first]
    told = wrong.replace("--- hand 2", "--- hand 2 eldest 1")
    # 1 wins the second hand and is o mão of the third, where 0 then plays out of turn (AMB-G62)
    assert of(told, header=header) == [first, "34:1 assertion_false", "39:1 illegal_action.unmarked 0 joga 1e"]


HEADERS = {
    "each key": (
        'truco = 1\nrules = "gauderio"\nplayers = ["Ana", "Beto"]\nid = "A B"\ntitle = 3\nskils = []\nabout = ["x"]\n',
        ["4:6 header_id", "5:9 header_title", "6:1 unknown_key", "7:9 header_about", "11:1 assertion_false"],
    ),
    "no table": (
        'truco = 1\nrules = "gaudrio"\nplayers = 3\ntarget = "x"\nabout = ["cego/jogo/1"]\n',
        ["2:9 header_rules", "3:11 header_players", "4:10 header_target"],
    ),
    "misspelt": (
        'truco = 1\nrulez = "gauderio"\nplayers = ["Ana", "Beto"]\n',
        ["2:1 unknown_key"],
    ),
    "no text": (
        'truco = 1\nrules = gauderio\nplayers = ["Ana", "Beto"]\nid = "a\nscore = [1]\n',
        ["2:1 header_syntax", "4:6 unclosed_text", "5:9 header_score"],
    ),
    "of several lines": (
        'truco = 1\nrules = "gauderio"\nplayers = [Ana,\n"Beto"]\n',
        ["3:1 header_syntax"],
    ),
    "twice": (
        'truco = 1\nrules = "gauderio"\nplayers = ["Ana", "Beto"]\nid = "a"\nid = "b"\n',
        ["5:1 duplicate_key", "9:1 assertion_false"],
    ),
    "nearly a target": (
        'truco = 1\nrules = "gauderio"\nplayers = ["Ana", "Beto"]\ntarge = 24\n',
        ["4:1 unknown_key"],  # to how many the match goes is not known, so nothing is played
    ),
    "refused": (
        'truco=1\nrules="cego"\nplayers=["A","B"]\ntarget = 1\nscore = [30, 2]\noptions = { a = 1, all_tied = "x" }\n',
        ["4:10 refused", "5:9 refused", "6:11 refused", "6:11 refused"],
    ),
}


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_has_all_its_mistakes_told(name):
    header, expected = HEADERS[name]
    assert of("deal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n= score 1 0\n", header=header) == expected


def test_a_rulebook_and_players_that_cannot_be_stop_at_the_first():
    _, error = parse_prefix("truco = 1\nrules = \"x\"\nplayers = 3\nactions = '''\n'''\n")
    assert str(error) == "2:9 header_rules"


def test_no_more_are_told_than_anybody_mends_at_once():
    assert len(of("oi\n" * 900)) == limits.MISTAKES
    assert len(of("deal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n" + "= stake 2\n" * 900)) == limits.MISTAKES


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_told_in_the_same_bounds(name):
    assert 1 <= len(mistakes(NONSENSE[name])) <= limits.MISTAKES
    assert 1 <= len(mistakes(body(NONSENSE[name][:900_000]))) <= limits.MISTAKES


def test_what_stands_before_a_line_that_is_too_long_is_replayed():
    long = f"1 quero {{{'a ' * 1001}}}\n"
    played = replay_text(f"{HEADER}actions = '''\ndeal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n0 envido\n{long}'''\n")
    assert (played.error.detail, played.state.pending.calls) == ("line_too_long", ("envido",))


@settings(max_examples=150)
@given(st.sampled_from(RIGHT), st.data())
def test_the_mistake_that_stops_a_replay_is_among_them_and_each_has_its_words(text, data):
    head, acts = text.split("actions = '''\n")
    lines = acts.splitlines()[:-1]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        lines[at] = data.draw(
            st.sampled_from(("", line[:-1], f"{line} {line}", line.upper(), f"( {line}", f"{line} }}"))
        )
    changed = f"{head}actions = '''\n" + "\n".join(lines) + "\n'''\n"

    stopped, found = replay_text(changed).error, mistakes(changed)

    assert (stopped is None) is (not found)
    if stopped is not None:
        assert str(stopped) in map(str, found)
        assert all(message(one, lang).startswith(("Linha ", "Line ")) for one in found for lang in ("pt-BR", "en"))


@pytest.mark.parametrize("path", sorted(Path(__file__).parent.glob("bad/*.truco")), ids=lambda path: path.stem)
def test_of_a_bad_file_too(path):
    text = path.read_bytes()
    assert str(replay_text(text).error) in map(str, mistakes(text))
