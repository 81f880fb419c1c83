"""The frames of a replay: the same facts as the replay itself, nothing that a seat may not see, ids that stay."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine import cards, count_envido, ruleset
from tutor.lessons.replay_frames import shown_hand, track
from tutor.lessons.replay_pack import packed
from tutor.narration import card_name
from tutor.notation.replay import replay_text

FOLDER = Path(__file__).parents[1] / "notation" / "hands"
HANDS = sorted(FOLDER.glob("*.truco"))
LIBRARY = sorted((Path(__file__).parents[2] / "tutor" / "hands" / "library").rglob("*.truco"))
TIMES = "\u00d7"
BOTH = [*HANDS, *LIBRARY]
CARD = re.compile(r"\b(?:1[0-2]|[1-7]|[AQJK])[epoc]\b")
RITES = re.compile(r"^\d!* (embaralha|separa|sorteia|da|corta)\b", re.MULTILINE)
WITH_RITES = [path for path in HANDS if RITES.search(path.read_text(encoding="utf-8"))]


def named(path):
    return f"{path.parent.name}/{path.stem}"


PLAIN = """truco = 1
id = "a"
rules = "gauderio"
players = ["Ana", "Beto"]
actions = '''
deal 0 7c 1c 6p
deal 1 12o 3o 6e
0 envido {?envido 0} {?bet quero}
1 quero
0 joga 6p
1 joga 6e :igual {?trick}
0 joga 7c
( 0 truco
  1 nao_quero )
( 0 truco
  1 quero )
1 joga 3o
'''
"""


def played(path):
    return replay_text(path.read_text(encoding="utf-8"))


def walk(frames):
    for frame in frames:
        yield frame
        for branch in frame["branches"]:
            yield from walk(branch)


@pytest.mark.parametrize("path", BOTH, ids=named)
def test_every_hand_is_shown_in_both_languages(path):
    replayed = played(path)
    shown = {lang: shown_hand(replayed, lang) for lang in ("pt-BR", "en")}
    for hand in shown.values():
        for frames in hand["tracks"].values():
            ids = [frame["id"] for frame in walk(frames)]
            assert len(ids) == len(set(ids))
            for frame in walk(frames):
                assert {"score", "stake", "eldest", "raise"} <= dict(frame["status"]).keys()  # always to be seen
                assert frame["table"]["eldest"] in range(len(hand["players"]))
                assert set(frame["table"]["speaks"]) <= set(range(len(hand["players"])))
                assert all(cite in hand["clauses"] for row in frame["said"] for cite in row["cites"])
                assert all(hand["readings"][id_] for row in frame["said"] for id_ in row["readings"])
    a, b = ([frame["id"] for frame in walk(hand["tracks"]["all"])] for hand in shown.values())
    assert set(a) == set(b) or path in LIBRARY  # a comment in one language alone is a moment of that language
    assert json.loads(json.dumps(shown)) == shown
    last, state = shown["en"]["tracks"]["all"][-1], replayed.state
    if state is not None:
        assert dict(last["status"])["score"].count(str(state.score[0])) >= 1


@pytest.mark.parametrize("path", [path for path in BOTH if path not in WITH_RITES], ids=named)
def test_a_seat_is_shown_no_card_that_it_has_not_seen(path):
    """What a seat knows is told here from the open cards: dealt to it, laid open, the vira, its partner's on eleven."""
    replayed = played(path)
    for seat in range(len(replayed.file.players)):
        check_track(replayed, seat)


def test_a_seat_is_shown_no_card_that_the_ceremony_keeps_from_it():
    """The cards dealt to Ana are hers alone once she looks; what is burned face down nobody sees."""
    (path,) = (path for path in WITH_RITES if path.stem == "claudista-cerimonia")
    replayed = played(path)
    for seat, of in ((1, 0), (0, 1), (2, 3)):
        dealt = {str(card) for card in replayed.hands[0].deal.hands[of] if card is not None}
        for frame in track(replayed, "pt-BR", seat):
            laid = {play["card"] for play in frame["table"]["laid"]}
            assert not dealt & (set(frame["table"]["cards"][of]) - laid)


def check_track(replayed, seat):
    open_frames = track(replayed, "pt-BR")
    hands = list(replayed.hands)
    seen = track(replayed, "pt-BR", seat)
    for frame in seen:
        state = hands[frame["hand"] - 1]
        deal = state.deal
        known = set() if deal.dark else {str(card) for card in deal.hands[seat]}
        if deal.eleven == seat % 2:
            known |= {str(card) for of in range(seat % 2, deal.players, 2) for card in deal.hands[of]}
        until = [one for one in open_frames if one["hand"] == frame["hand"] and one["line"] <= frame["line"]]
        known |= {play["card"] for one in until for play in one["table"]["laid"] if not play["hidden"]}
        if not deal.dark or any(one["act"].startswith("reveal") or len(one["table"]["tricks"]) for one in until):
            known.add(str(deal.vira))
        secret = {str(card) for cards_ in deal.hands for card in cards_ if card is not None} - known - {"??"}
        table = json.dumps(frame["table"])
        assert not secret & set(CARD.findall(table + frame["act"])), (frame["id"], seat)
        words = " ".join([frame["head"], *(row["text"] for row in frame["said"])])
        for card in ruleset(replayed.file.rules).deck.parse_many(sorted(secret)):
            assert card_name(card) not in words, (frame["id"], seat, card)


def test_only_one_seat_travels_when_one_is_asked_for():
    replayed = replay_text(PLAIN)
    hand = shown_hand(replayed, "pt-BR", seat=1)

    assert list(hand["tracks"]) == ["1"]
    assert not set(CARD.findall(json.dumps(hand["tracks"]))) & {"1c"}  # never laid on the table
    assert "1c" in json.dumps(shown_hand(replayed, "pt-BR", seat=0))


def test_a_table_is_what_the_hand_is():
    frames = {frame["id"]: frame for frame in track(replay_text(PLAIN), "pt-BR")}
    assert list(frames) == ["deal", "0-envido-1", "1-quero-1", "0-joga-1", "1-joga-1", "0-joga-2", "1-joga-2"]

    assert frames["deal"]["table"]["cards"] == [["7c", "1c", "6p"], ["12o", "3o", "6e"]]
    assert dict(frames["deal"]["status"]) == {
        "score": f"Ana 0 {TIMES} 0 Beto",
        "stake": "a mão vale 1 ponto",
        "eldest": "mão: Ana",
        "raise": "truco: qualquer lado pode pedir",
        "turn": "vez de Ana",
    }
    assert frames["0-envido-1"]["table"]["speaks"] == [1]
    assert dict(frames["1-quero-1"]["status"])["score"] == f"Ana 2 {TIMES} 0 Beto"  # 28 to 23, an envido is worth 2
    tied = frames["1-joga-1"]
    assert tied["label"] == "igual"
    assert [play["card"] for play in tied["table"]["laid"]] == ["6p", "6e"]  # it lies there until the next card
    assert (tied["table"]["won"], tied["table"]["tricks"]) == ("tie", [])
    assert (frames["0-joga-2"]["table"]["won"], frames["0-joga-2"]["table"]["tricks"]) == ("", ["tie"])
    first, second = frames["0-joga-2"]["branches"]
    assert [frame["id"] for frame in first] == ["0-joga-2.0-truco.0-truco-1", "0-joga-2.0-truco.1-nao_quero-1"]
    assert second[1]["id"] == "0-joga-2.0-truco~2.1-quero-1"
    assert dict(second[0]["status"])["raise"] == "retruco: o direito é de Beto"
    assert dict(second[1]["status"])["stake"] == "a mão vale 2 pontos"


def test_ids_stay_when_a_comment_or_a_line_is_added():
    before = [frame["id"] for frame in walk(track(replay_text(PLAIN), "pt-BR"))]
    longer = PLAIN.replace("1 quero\n0 joga", "1 quero {Sim.}\n= envido 0 28\n= score 2 0\n0 joga", 1)
    assert [frame["id"] for frame in walk(track(replay_text(longer), "pt-BR"))] == before


def test_questions_carry_the_answer_that_the_referee_gives():
    asked = [question for frame in track(replay_text(PLAIN), "en") for question in frame["asked"]]
    envido, bet, trick = asked
    points = count_envido(ruleset("gauderio"), cards("7c 1c 6p")).value

    assert (envido["number"], envido["answer"]) == (True, str(points))
    assert envido["choices"] == [["none", "not counted: it is a flor"]]
    assert envido["steps"][0]["text"].endswith("share a suit: 20.")
    assert (bet["number"], bet["answer"]) == (True, "2")
    assert trick["answer"] == "none"
    assert [words for _, words in trick["choices"]] == ["Ana", "Beto", "nobody: a tie"]


@given(st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters="{}\\\"'"), min_size=1, max_size=40))
def test_what_an_author_writes_is_carried_as_text(words):
    commented = PLAIN.replace("deal 1 12o 3o 6e", f"deal 1 12o 3o 6e {{{words}}}")
    replayed = replay_text(commented.replace("Ana", words[:20]))
    if replayed.file is None:
        return  # a name that a header cannot hold
    hand = shown_hand(replayed, "pt-BR")
    assert hand["players"][0] == words[:20]
    assert hand["tracks"]["all"][0]["comments"] in ([words], [])  # a comment may open with a language of its own


@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_packing_loses_nothing(path):
    shown = [shown_hand(played(path), lang) for lang in ("pt-BR", "en")]
    box = json.loads(json.dumps(packed(shown)))

    def opened(rows):
        return [
            dict(zip(box["fields"], (box["pool"][at] for at in places), strict=True))
            | {"branches": [opened(branch) for branch in branches]}
            for places, branches in rows
        ]

    again = [hand | {"tracks": {key: opened(rows) for key, rows in hand["tracks"].items()}} for hand in box["hands"]]
    assert again == shown
    assert len(json.dumps(box)) < len(json.dumps(shown)) / 1.5
