"""The room of the app mesa: what it shows at every moment, to whose eyes, and how a match comes back to it."""

from __future__ import annotations

import itertools
import json
import random
import re
from typing import Any

import pytest

from tutor.coach.table_text import read
from tutor.engine.view import known_cards, view_for
from tutor.lessons.replay_frames import track
from tutor.lessons.table_agreed import Choice
from tutor.lessons.table_room import TableRoom
from tutor.narration import card_name
from tutor.notation.replay import replay_text

LINKS = [
    "rules=gauderio&players=2",
    "rules=gauderio&players=4&target=24",
    "rules=cego&players=2",
    "rules=cego&players=6",
    "rules=claudista&players=4",
    "rules=claudista&players=4&eldest=3",
    "rules=claudista&players=4&score=11-4",
    "rules=claudista&players=4&score=11-11&eldest=3",
    "rules=gauderio&players=2&people=1.2",
    "rules=cego&players=4&people=1.3",
]


def luck_of(seed: object) -> random.Random:
    return random.Random(str(seed))  # noqa: S311  # what somebody happens to do


def room_of(link: str, name: str = "a match") -> TableRoom:
    room = TableRoom(b"ours", name=lambda: name)
    room.act("restore", f"{link}&bot=novato")
    room.act("deal")
    return room


def options(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Give everything that the page offers or refuses."""
    of_cards = [option for card in view["cards"] for option in (card["play"], card["hide"]) if option]
    return [*view["calls"], *of_cards]


def go_on(room: TableRoom, view: dict[str, Any], luck: random.Random) -> None:
    """Do something that the page offers."""
    match view["stage"]:
        case "cover":
            room.act("ready")
        case "hand":
            room.act("next")
        case _:
            room.act("wish", luck.choice([option["wish"] for option in options(view) if option["may"]]))


def views(link: str, *, most: int = 40, seed: int = 1) -> list[tuple[TableRoom, dict[str, Any]]]:
    """Play by chance, and give what the page showed at every moment until the match was over."""
    room, luck, seen = room_of(link, f"match {seed}"), luck_of(seed), []
    for _ in range(most):
        view = room.view("pt-BR")
        seen.append((room, view))
        yield room, view
        if view["stage"] == "match":
            return
        go_on(room, view, luck)


@pytest.mark.parametrize("link", LINKS)
def test_nothing_hidden_reaches_the_browser(link: str) -> None:
    looked_for = 0
    for seed in range(2):
        for room, view in views(link, seed=seed):
            game = room._game  # noqa: SLF001  # what the page may not know
            state = game.hand.state
            if state is None or state.over:  # a finished hand lies open
                continue
            seat = view.get("seat")
            known = known_cards(state, seat) if seat is not None else frozenset()
            shown = [view.get(name) for name in ("frames", "cards", "calls", "over", "advice")]
            done = json.loads(view["kept"])["done"] if len(game.agreed.people) == 1 else []  # what the phone's own did
            told = json.dumps([shown, done], ensure_ascii=False)
            for card in state.deal.rules.deck.cards:
                if card not in known:
                    looked_for += 1
                    assert not re.search(rf"\b{card}\b", told), (card, told)
                    name = card_name(
                        card, "pt-BR", deck="french" if state.deal.rules.deck.id == "french" else "spanish"
                    )
                    assert not re.search(rf"\b{name}\b", told), (name, told)
    assert looked_for > 100


@pytest.mark.parametrize("link", LINKS)
def test_whatever_is_refused_says_why_and_by_which_clause(link: str) -> None:
    refused = 0
    for _, view in itertools.islice(views(link), 25):
        for option in options(view) if "cards" in view else ():
            assert bool(option["why"]) is not option["may"]
            if not option["may"]:
                refused += 1
                assert option["cites"], option
    assert refused


@pytest.mark.parametrize("link", LINKS)
def test_a_match_comes_back_to_another_kernel_of_the_same_server(link: str) -> None:
    for room, view in itertools.islice(views(link), 3, 12):
        again = TableRoom(b"ours")
        again.act("restore", view["fragment"])
        again.act("resume", view["kept"])
        if again.view("en")["stage"] == "cover":
            again.act("ready")
        there = again.view("pt-BR")
        for name in ("kept", "players", "over", "fragment", "hand"):
            assert there[name] == view[name]
        if view["stage"] not in ("cover", "hand") and not view["shared"]:
            assert (there["frames"], there["cards"], there["calls"]) == (view["frames"], view["cards"], view["calls"])
        assert room.file == again.file


def test_another_server_deals_the_hand_anew_and_says_so() -> None:
    view = room_of(LINKS[0]).view("pt-BR")
    other = TableRoom(b"of another server")
    other.act("resume", view["kept"])
    there = other.view("pt-BR")
    assert "dada de novo" in there["message"]
    assert there["stage"] == "play"
    other.act("undo")
    assert other.view("pt-BR")["message"] == ""


@pytest.mark.parametrize("kept", ["", "{}", "[]", '{"file": "x", "people": [0]}'])
def test_what_cannot_be_read_is_said(kept: str) -> None:
    room = TableRoom(b"ours")
    room.act("resume", kept)
    assert room.view("pt-BR")["stage"] == "agree"
    assert "não dá para ler" in room.view("pt-BR")["message"]


def test_the_cards_of_one_person_are_covered_until_that_person_has_come() -> None:
    room, luck, covers = room_of("rules=gauderio&players=2&people=1.2"), luck_of(2), 0
    for _ in range(80):
        view = room.view("en")
        if view["stage"] == "cover":
            covers += 1
            assert not {"frames", "cards", "calls", "seat"} & view.keys()
            room.act("wish", "0 truco")
            assert room.view("en")["stage"] == "cover"
            assert room.view("en")["kept"] == view["kept"]
        if view["stage"] == "match":
            break
        go_on(room, room.view("en"), luck)
    assert covers > 3


def test_the_file_of_a_match_has_every_finished_hand_and_no_running_one() -> None:
    room, luck, files = room_of("rules=cego&players=2"), luck_of(1), []
    for _ in range(200):
        view = room.view("en")
        files.append(room.file)
        if view["stage"] in ("hand", "match"):
            assert view["file"] == room.file
        if view["stage"] == "match":
            break
        go_on(room, view, luck)
    assert files[0] == ""
    for file in filter(None, files):
        played = replay_text(file)
        assert played.error is None
        assert played.state.over


def test_a_link_begins_where_it_says_and_one_that_cannot_be_so_begins_at_nought() -> None:
    assert Choice.read("rules=claudista&score=11-4&eldest=2")[0].agreed().match().score == (11, 4)
    for broken in (
        "rules=claudista&score=12-0",
        "rules=claudista&eldest=9",
        "score=x-y",
        "rules=xadrez",
        "players=5",
        "%%%",
    ):
        assert Choice.read(broken)[0].agreed().match().score == (0, 0)


@pytest.mark.parametrize("link", LINKS)
def test_a_link_is_written_as_it_is_read(link: str) -> None:
    choice, wrong = Choice.read(link)
    assert not wrong
    assert choice.fragment == link
    assert Choice.of(choice.agreed()).fragment == link


def test_the_rules_of_the_table_are_played_by_where_the_browser_keeps_some() -> None:
    room = TableRoom(b"ours")
    room.act(
        "tables",
        json.dumps({"use": True, "tables": {"gauderio": {"target": 24, "nope": "x"}, "cego": {"all_tied": "nobody"}}}),
    )
    view = room.view("en")
    assert "nope" in view["message"]
    assert "target" not in view["fragment"].split("house")[0]
    room.act("choose", "rules=cego")
    room.act("deal")
    view = room.view("en")
    assert "house=all_tied:nobody" in view["fragment"]
    assert read(view["kept"], b"ours")[0].match.rules.options["all_tied"] == "nobody"
    room.act("leave")
    room.act("choose", "house=off")
    room.act("deal")
    assert "house" not in room.view("en")["fragment"]


def test_what_does_not_fit_the_moment_changes_nothing() -> None:
    room = TableRoom(b"ours")
    before = room.view("en")
    for act, value in (
        ("wish", "0 truco"),
        ("undo", ""),
        ("next", ""),
        ("ready", ""),
        ("choose", "players=7"),
        ("choose", "x"),
        ("tables", "{"),
    ):
        room.act(act, value)
        assert {**room.view("en"), "turn": before["turn"]} == before


@pytest.mark.parametrize("link", ["rules=cego&players=2", "rules=claudista&players=4&score=11-11&eldest=3"])
def test_after_a_hand_the_choices_are_reviewed_one_by_one(link: str) -> None:
    room, luck = room_of(link), luck_of(3)
    room.act("review")
    while (view := room.view("en"))["stage"] not in ("hand", "match"):
        assert view["review"] is None
        go_on(room, view, luck)
    told = []
    for _ in range(30):
        room.act("review")
        told.append(room.view("en")["review"])
        if not told[-1]["more"]:
            break
    assert [len(one["rows"]) for one in told] == sorted(len(one["rows"]) for one in told)
    assert told[-1]["head"]
    assert all(row["text"] and row["counted"] for row in told[-1]["rows"])
    assert not told[-1]["rows"] or told[-1]["how"]
    moments = [frame["id"] for frame in track(replay_text(room.file), "en") if frame["seat"] == 0]
    assert {row["at"] for row in told[-1]["rows"]} <= set(moments)
    room.act("next")
    assert room.view("en").get("review") is None


def test_before_a_choice_the_coach_tells_what_it_costs() -> None:
    room = room_of("rules=gauderio&players=2")
    assert room.view("pt-BR")["advice"] is None
    room.act("advise")
    advice = room.view("pt-BR")["advice"]
    assert advice["lines"][0]["cites"]
    assert "Pedir truco" in [option["label"] for option in advice["options"]]
    assert all(option["lines"] for option in advice["options"])
    assert advice["unknown"]
    assert (4, None) == (advice["steps"], advice["hints"])
    assert all(0 <= chance["value"] <= 1 for chance in advice["chances"])
    room.act("hint")
    hinted = room.view("pt-BR")["advice"]
    assert len(hinted["hints"]) == 4
    assert {**advice, "hints": hinted["hints"]} == hinted
    room.act("wish", "0 truco")
    assert room.view("pt-BR").get("advice") is None


@pytest.mark.parametrize("link", LINKS)
def test_who_is_asked_sees_his_own_cards_and_on_eleven_those_of_the_partner(link: str) -> None:
    seen = 0
    for room, view in views(link):
        state = room._game.hand.state  # noqa: SLF001  # what there is to see
        if "seat" not in view or state is None:
            continue
        seat, table = view["seat"], view["frames"][-1]["table"]
        sight = view_for(state, seat)
        assert [card["code"] for card in view["cards"]] == ["?" if card is None else str(card) for card in sight.cards]
        for partner in sight.partner:
            assert table["cards"][(seat + 2) % 4] == [*map(str, partner)]
        seen += 1
    assert seen


@pytest.mark.parametrize("link", ["rules=gauderio&players=2", "rules=claudista&players=4&score=11-4"])
def test_the_coach_tells_no_hidden_card(link: str) -> None:
    room, luck = room_of(link), luck_of(5)
    for _ in range(4):
        room.act("advise")
        room.act("hint")
        view = room.view("en")
        state = room._game.hand.state  # noqa: SLF001  # what the coach may not tell
        if state.over or view["advice"] is None:
            break
        told = json.dumps(view["advice"], ensure_ascii=False)
        deck = "french" if state.deal.rules.deck.id == "french" else "spanish"
        for card in set(state.deal.rules.deck.cards) - known_cards(state, view["seat"]):
            assert not re.search(rf"\b{card_name(card, 'en', deck=deck)}\b", told), (card, told)
        go_on(room, view, luck)


@pytest.mark.parametrize(("said", "link", "names"), [
    ('["Zé"]', "rules=gauderio&players=2", ["Zé", "Beto"]),
    ('["Rita", "Tonho"]', "rules=cego&players=4&people=1.3", ["Rita", "Beto", "Tonho", "Duda"]),
    ('["Beto"]', "rules=gauderio&players=2", ["Beto", "Gil"]),  # a bot is called otherwise then
    ('["Lia", "lia"]', "rules=gauderio&players=2&people=1.2", ["Lia", "lia 2"]),
    ('["  ", "Duda"]', "rules=claudista&players=4&people=1.2", ["Ana", "Duda", "Caio", "Gil"]),
    ('["a\\u202e\\u0000\\"b\\\\"]', "rules=gauderio&players=2", ["ab\\", "Beto"]),
    (json.dumps(["x" * 300]), "rules=gauderio&players=2", ["x" * 24, "Beto"]),
    ("{", "rules=gauderio&players=2", ["Ana", "Beto"]),
    ("[7, {}]", "rules=gauderio&players=2&people=1.2", ["Ana", "Beto"]),
])  # fmt: skip
def test_people_are_called_as_they_say_and_nobody_as_somebody_else(said: str, link: str, names: list[str]) -> None:
    room, luck = TableRoom(b"ours"), luck_of(1)
    room.act("restore", link)
    room.act("deal", said)
    assert room.view("en")["players"] == names
    while (view := room.view("en"))["stage"] not in ("hand", "match"):
        go_on(room, view, luck)
    played = replay_text(room.file)
    assert played.error is None
    assert list(played.file.players) == names
    assert read(view["kept"], b"ours")[0].agreed.names == tuple(names)
