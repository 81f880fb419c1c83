"""The room of the replays: other hands, what-ifs that the referee answers, hands of one's own, and anything sent."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.hands import hands
from tutor.lessons.replay_frames import track
from tutor.lessons.replay_menu import TRIED, moments, script, tried
from tutor.lessons.replay_room import ReplayRoom
from tutor.narration import sentence
from tutor.notation import parse
from tutor.notation.replay import IllegalActError, replay

FIRST = "gauderio-empate-na-primeira"
ACTS = ("open", "try", "leave", "new", "file", "edit", "add", "deal", "undo", "nothing")


def room_of(name):
    room = ReplayRoom()
    room.act("open", name)
    return room


def line_of(room, wanted):
    frames = track(room.played, "pt-BR")
    flat = [*frames, *(inner for frame in frames for branch in frame["branches"] for inner in branch)]
    return next(frame["line"] for frame in flat if wanted in (frame["id"], frame["label"]))


def attempt(room, wanted, *acts):
    room.act("try", "\n".join([str(line_of(room, wanted)), *acts]))
    return room.view("pt-BR")["tried"]


def ways(row, luck):
    """The ways to do what a row offers: as it stands, or one for each case with cards that it names."""
    if "cases" not in row:
        yield row
        return
    for case in row["cases"]:
        named = " ".join(luck.sample(case["cards"], case["size"]))
        yield {**case, "act": case["act"].replace("*", named), "marked": case["marked"].replace("*", named)}


def some(menu, verdict, luck):
    """What is offered with this verdict."""
    return [way for row in menu for way in ways(row, luck) if way["verdict"] == verdict]


def test_the_shelf_has_every_hand_of_the_library():
    shelf = ReplayRoom().shelf("pt-BR")
    assert [row["id"] for row in shelf] == [found.id for found in hands()]
    assert all(row["title"] and row["teaches"] and row["skills"] for row in shelf)


def test_an_unknown_hand_leaves_the_shelf_and_says_so():
    room = room_of("gauderio-<b>")
    assert (room.hand("pt-BR"), room.view("en")["unknown"]) == (
        None,
        "There is no hand “gauderio-<b>” in the library. Choose one of the list.",
    )
    room.act("open", FIRST)
    assert (room.hand("pt-BR") is None, room.view("en")["unknown"]) == (False, "")


def test_what_if_before_anything_is_played():
    told = attempt(room_of(FIRST), "deal")
    assert (told["refused"], told["tracks"]) == (None, {})
    free = [row["act"] for row in told["menu"] if row["verdict"] == "allowed" and row["seat"] == 0]
    assert {"0 joga 7c", "0 joga 1c", "0 joga 6p", "0 truco", "0 envido"} <= set(free)
    forbidden = next(row for row in told["menu"] if row["act"] == "1 joga 3o")
    assert (forbidden["verdict"], bool(forbidden["cites"])) == ("void", True)


def test_a_what_if_is_played_on_and_leaves_the_hand_alone():
    room = room_of(FIRST)
    before = room.hand("pt-BR")
    told = attempt(room, "deal", "0 envido", "1 quero", "0 joga 6p")
    frames = told["tracks"]["all"]
    assert [frame["act"] for frame in frames] == ["0 envido", "1 quero", "0 joga 6p"]
    assert dict(frames[-1]["status"])["score"].startswith("Ana 7")  # 5, and 2 for an envido of 28 to 23
    assert set(told["tracks"]) == {"all", "0", "1"}
    assert room.hand("pt-BR") == before


def test_a_what_if_starts_from_within_a_variation_too():
    room = room_of(FIRST)
    told = attempt(room, "0-joga-2.0-truco.0-truco-1", "1 quero")
    (frame,) = told["tracks"]["all"]
    assert dict(frame["status"])["stake"] == "a mão vale 2 pontos"
    assert [play["card"] for play in frame["table"]["laid"]] == ["6p", "6e"]  # the seven it replaces was not played


@pytest.mark.parametrize(
    ("act", "said", "cited"),
    [
        ("1 joga 3o", "vez de Ana", "gauderio/"),
        ("0 joga 4e", "quatro de espadas", ""),
        ("0 dança", "dança", ""),
        ("0 envido\n'''", "", ""),
        ("--- hand 2", "", ""),
        ("", "", ""),
        ("= score 0 0", "", ""),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(act, said, cited):
    told = attempt(room_of(FIRST), "deal", act)
    assert told["tracks"] == {}
    assert said in told["refused"]["message"]
    assert "Linha" not in told["refused"]["message"]
    assert any(cite.startswith(cited) for cite in told["refused"]["cites"]) or not cited


@pytest.mark.parametrize("found", hands(), ids=lambda found: found.id)
def test_what_is_offered_is_what_can_be_done(found):
    """At the end of the deal and after the first two acts, and in the ceremony before it."""
    luck = random.Random(found.id)  # noqa: S311  # luck in a test is no secret
    frames = track(replay(found.file), "pt-BR")
    at = [frame for frame in frames if frame["table"]["speaks"] and frame["act"]]
    for frame in [*frames[:1], *luck.sample(at, min(2, len(at)))]:
        rows = moments(replay(script(found.file, frame["line"])), "pt-BR")
        allowed, void, foul = (some(rows, verdict, luck) for verdict in ("allowed", "void", "foul"))
        assert allowed or not frame["table"]["speaks"]
        for way in luck.sample(allowed, min(6, len(allowed))):
            assert tried(found.file, frame["line"], [way["act"]]).error is None, way["act"]
        for way in luck.sample(void, min(3, len(void))):
            error = tried(found.file, frame["line"], [way["act"]]).error
            assert error is not None, way["act"]
            assert way["why"], way["act"]
            if isinstance(error, IllegalActError):
                assert sentence(error.ruling, "pt-BR", names=found.file.players) == way["why"]
        for way in luck.sample(foul, min(3, len(foul))):
            act = way["marked" if way["needs_mark"] else "act"]
            assert tried(found.file, frame["line"], [act]).error is None, act


def test_a_dark_hand_can_be_played_on():
    """Nobody knows the cards: those that the file tells lie where it says; the vira appears by itself after a trick."""
    dark = next(one for one in hands("claudista", skill="dark") if "vira ??" in one.text and "joga #" in one.text)
    frames = track(replay(dark.file), "pt-BR")
    first = next(frame for frame in frames if frame["table"]["speaks"])
    acts: list[str] = []
    for _ in range(5):
        played = tried(dark.file, first["line"], acts)
        assert played.error is None
        rows = [row for row in moments(played, "pt-BR") if not row.get("rite")]
        row = next(row for row in rows if row["verdict"] == "allowed" and "joga" in row["act"])
        acts.append(row["act"])
    assert any(step.line.line >= TRIED and str(step.act).startswith("reveal vira") for step in played.steps)


@pytest.mark.parametrize(("rules", "players"), [("gauderio", 2), ("gauderio", 4), ("cego", 6), ("claudista", 4)])
@given(luck=st.randoms(use_true_random=False))
@settings(max_examples=8)
def test_a_hand_of_ones_own_from_the_deal_to_the_end(rules, players, luck):
    room = ReplayRoom(luck=luck)
    room.act("new", f"{rules} {players}")
    assert room.view("pt-BR")["own"]["stage"] == "deal"
    room.act("deal")
    for _ in range(120):
        own = room.view("pt-BR")["own"]
        if own["stage"] == "over":
            break
        played = [row for row in own["menu"] if not row.get("rite")]
        room.act("add", luck.choice(some(played, "allowed", luck))["act"])
    own = room.view("pt-BR")["own"]
    assert (own["stage"], own["error"]) == ("over", None)
    assert replay(parse(own["text"])).error is None
    room.act("undo")
    assert room.view("pt-BR")["own"]["stage"] == "play"


@given(luck=st.randoms(use_true_random=False), dark=st.booleans())
@settings(max_examples=25)
def test_a_hand_of_ones_own_from_the_shuffle_on(luck, dark):
    """Any acts of the ceremony one after the other, allowed or not; then chance deals what is missing."""
    room = ReplayRoom(luck=luck)
    room.act("new", "claudista 4")
    if dark:
        text = room.view("pt-BR")["own"]["text"]
        room.act("edit", text.replace("score   = [0, 0]", "score   = [11, 11]"))
    room.act("add", "3 embaralha")
    for _ in range(luck.randrange(6)):
        own = room.view("pt-BR")["own"]
        if own["stage"] != "rites":
            break
        way = luck.choice([*some(own["menu"], "allowed", luck), *some(own["menu"], "foul", luck)])
        room.act("add", way["marked"] if way["needs_mark"] else way["act"])
        assert room.view("pt-BR")["own"]["error"] is None, way
    room.act("deal")
    own = room.view("pt-BR")["own"]
    assert own["error"] is None
    assert own["stage"] in ("play", "over", "rites")  # a card looked at still waits for its place, or sizes are mixed
    room.act("undo")
    assert room.view("pt-BR")["own"]["error"] is None


def test_another_hand_of_ones_own_goes_on_with_the_score_and_the_next_eldest():
    room = ReplayRoom()
    room.act("new", "gauderio 2")
    for line in ("deal 0 7c 1c 6p", "deal 1 12o 3o 6e", "0 truco"):
        room.act("add", line)
        assert room.view("pt-BR")["own"]["next_hand"] == ""
    room.act("add", "1 nao_quero")
    own = room.view("pt-BR")["own"]
    assert (own["stage"], own["next_hand"]) == ("over", "--- hand 2")
    room.act("add", own["next_hand"])
    own = room.view("pt-BR")["own"]
    assert (own["stage"], own["undealt"], own["used"]) == ("deal", [0, 1], [])
    told = dict(track(room.played, "pt-BR")[-1]["status"])
    assert (told["score"].startswith("Ana 1 "), told["eldest"]) == (True, "mão: Beto")


def test_chance_finishes_a_cut_that_is_done():
    room = ReplayRoom()
    room.act("new", "claudista 4")
    for line in ("3 embaralha", "2 tira cima Kc vira", "2 tira cima Qe fica"):
        room.act("add", line)
    room.act("deal")
    own = room.view("pt-BR")["own"]
    assert (own["stage"], own["error"]) == ("play", None)
    assert "Kc" not in "".join(line for line in own["text"].split("\n") if " da " in line)


def test_the_counts_after_an_envido_are_offered():
    """From o mão on; a number only if it is true, `boa` only where it is not better than what was heard."""
    told = attempt(room_of(FIRST), "deal", "0 envido", "1 quero")
    said = {
        row["act"]: (row["verdict"], row["cites"]) for row in told["menu"] if row["act"].split()[1] in ("canta", "boa")
    }
    rests = ["gauderio/envido/3", "AMB-G39", "AMB-X03"]
    assert said == {
        "0 canta 28": ("allowed", rests),
        "0 boa": ("void", rests),
        "1 canta 23": ("void", rests),
        "1 boa": ("void", rests),
    }
    told = attempt(room_of(FIRST), "deal", "0 envido", "1 quero", "0 canta 28")
    said = {row["act"]: row["verdict"] for row in told["menu"] if row["act"].split()[1] in ("canta", "boa")}
    assert (said["1 boa"], said["1 canta 23"], said["0 boa"]) == ("allowed", "allowed", "void")


def test_a_what_if_leaves_the_line_inside_the_ceremony():
    room = room_of("claudista-sorteio-dos-reis")
    told = attempt(room, "3-separa-1", "3 tira cima Kc vira", "0 da 1 Ac 2c 3c")
    assert [frame["act"] for frame in told["tracks"]["all"]] == ["3 tira cima Kc vira", "0 da 1 Ac 2c 3c"]
    assert told["tracks"]["all"][-1]["table"]["cards"][1] == ["Ac", "2c", "3c"]
    told = attempt(room, "0-sorteia-1")
    (row,) = [row for row in told["menu"] if row.get("verb") == "sorteia"]
    assert [name for name, _ in row["fields"][0]["options"]] == ["Mara", "Juca", "Téo", "Dita"]
    told = attempt(room, "0-sorteia-1", "1 sorteia Ko")
    assert "rei" in told["tracks"]["all"][0]["head"]


@pytest.mark.parametrize("value", ["gauderio 3", "gauderio", "poker 2", "gauderio x", "claudista 2", ""])
def test_a_table_that_a_rulebook_has_not_is_not_begun(value):
    room = ReplayRoom()
    room.act("new", value)
    assert room.view("pt-BR")["own"] is None


def test_a_file_with_a_mistake_shows_its_good_part_and_the_place():
    room = ReplayRoom()
    text = next(found.text for found in hands() if found.id == FIRST).replace("0 joga 7c", "0 joga 7x", 1)
    room.act("file", f"x.truco\n{text}")
    own = room.view("pt-BR")["own"]
    assert own["stage"] == "wrong"
    assert text.split("\n")[own["error"]["line"] - 1].startswith("0 joga 7x")
    assert own["error"]["around"][own["error"]["line"] - own["error"]["first"]].startswith("0 joga 7x")
    assert own["error"]["more"] == []
    assert room.hand("pt-BR") is not None
    room.act("add", "0 truco")
    assert room.view("pt-BR")["own"]["text"] == text  # nothing is written behind a mistake
    room.act("edit", text.replace("= trick 1 tie", "= trick 1 0"))
    first, *others = [room.view("en")["own"]["error"]["message"], *room.view("en")["own"]["error"]["more"]]
    assert "= trick 1 tie" in first  # what is true there
    assert ["7x" in other for other in others] == [True]
    room.act("edit", text.replace("7x", "7c"))
    assert room.view("pt-BR")["own"]["error"] is None


@given(
    st.lists(st.tuples(st.sampled_from(ACTS), st.text(max_size=60)), max_size=6),
    st.sampled_from(["", FIRST]),
    st.randoms(),
)
def test_whatever_is_sent_the_room_stands(acts, wanted, luck):
    room = ReplayRoom(wanted, luck)
    for name, value in acts:
        room.act(name, value)
        room.view("en")
        room.hand("en")
