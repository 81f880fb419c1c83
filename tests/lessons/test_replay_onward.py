"""A what-if played on by bots: from any moment of any hand of the library to its end, by the referee's leave."""

from __future__ import annotations

import pytest

from tutor.hands import hands
from tutor.lessons.replay_frames import track
from tutor.lessons.replay_menu import tried
from tutor.lessons.replay_onward import may_go_on, onward
from tutor.lessons.replay_room import ReplayRoom
from tutor.notation.replay import replay

SOME = [hand.id for hand in hands()][::30]


@pytest.mark.parametrize("id_", SOME)
def test_bots_end_the_hand_from_its_moments(id_: str) -> None:
    room = ReplayRoom(id_)
    file = room.played.file
    for frame in track(replay(file), "en")[1::5]:
        before = tried(file, frame["line"], ())
        acts = onward(file, frame["line"], ())
        after = tried(file, frame["line"], acts)
        assert after.error is None
        assert bool(acts) is may_go_on(before.state)
        assert not acts or after.state.over
        room.act("on", str(frame["line"]))
        shown = room.view("en")["tried"]
        assert shown["acts"] == list(acts)
        assert shown["refused"] is None
        assert not shown["bots"] or not acts


def test_an_act_that_may_not_be_done_is_refused_as_in_a_try() -> None:
    room = ReplayRoom("gauderio-empate-na-primeira")
    line = track(room.played, "en")[0]["line"]
    room.act("on", f"{line}\n0 retruco")
    assert room.view("en")["tried"]["refused"]
