"""The room of the replays: the shelf of hands, the one that is being watched, what is tried in it, a hand of one's own.

Once a hand is shown no step asks anything here; only another hand, a what-if, an edit or an export does.
"""

from __future__ import annotations

import random
from typing import Any

from tutor.engine import ruleset
from tutor.hands import hand, hands
from tutor.lessons.decks import deck_of
from tutor.lessons.replay_frames import ALL, moments_of, shown_hand, sources, track
from tutor.lessons.replay_menu import TRIED, moments, tried
from tutor.lessons.replay_onward import may_go_on, onward
from tutor.lessons.replay_own import OwnHand
from tutor.lessons.replay_pack import packed
from tutor.lessons.replay_tables import speaks_at
from tutor.narration import message, sentence, text
from tutor.notation import NotationError
from tutor.notation.replay import IllegalActError, replay
from tutor.notation.replay_errors import Stop
from tutor.notation.replay_records import Replay
from tutor.rulebook import RULEBOOKS, UnknownIdError

SHOWN_CARDS = 3
MOST_TRIED = 200


class ReplayRoom:
    """What the app *replay* asks of Python.

    ``act(name, value)`` takes

    =========  =========================================  ====================================================
    ``open``   id of a hand of the library, ``""``        watch it; nothing: back to the shelf
    ``try``    line of the moment, then acts, a line each  what could be done there, and what comes of it
    ``on``     the same                                   the bots play on from there
    ``new``    ``"gauderio 2"``                           begin a hand of one's own
    ``file``   name of the file, then its text            open a file of one's own
    ``edit``   the text                                   read it again
    ``add``    one line of the notation                   write it at the end
    ``deal``   ``""``                                     deal by chance what is not dealt
    ``undo``   ``""``                                     take the last line out
    =========  =========================================  ====================================================

    >>> room = ReplayRoom()
    >>> room.act("open", "gauderio-empate-na-primeira")
    >>> room.hand("en")["hands"][0]["title"], room.view("en")["own"]
    ('A tied first trick', None)
    """

    def __init__(self, wanted: str = "", luck: random.Random | None = None) -> None:
        self._luck = random.SystemRandom() if luck is None else luck
        self._turn = 0
        self._played: Replay | None = None
        self._own: OwnHand | None = None
        self._unknown = ""
        self._trying: tuple[int, tuple[str, ...]] | None = None
        self.version = 0
        if wanted:
            self._open(wanted)

    @property
    def played(self) -> Replay | None:
        """The hand that is watched, replayed."""
        return self._played

    def address(self, at: str = "") -> str:
        """Write the address of a moment of the hand that is watched; of none there is, `UnknownIdError`.

        >>> ReplayRoom("gauderio-empate-na-primeira").address("empate")
        'hand=gauderio-empate-na-primeira&at=empate'
        """
        if self._played is None or self._played.file is None:
            hand(self._unknown)  # says which one there is
            return ""
        id_ = self._played.file.id
        known = moments_of(self._played)
        if at and at not in known:
            raise UnknownIdError(f"moment of {id_}", at, known)
        return f"hand={id_}&at={at}" if at else f"hand={id_}"

    def act(self, name: str, value: str = "") -> None:
        """Take one act; what does not fit the moment changes nothing but the turn."""
        self._turn += 1
        self._trying = None
        if name == "open":
            self._open(value)
        elif name == "try":
            self._try(value)
        elif name == "on":
            self._play_on(value)
        elif name == "new":
            self._new(value)
        elif name == "file":
            title, _, content = value.partition("\n")
            self._write(OwnHand(content.replace("\r\n", "\n"), title[:80]))
        elif name == "edit" and self._own is not None:
            self._write(OwnHand(value.replace("\r\n", "\n"), self._own.name))
        elif name == "add" and self._own is not None and self._own.stage != "wrong":
            self._write(self._own.with_line(value))
        elif name == "undo" and self._own is not None:
            self._write(self._own.undone())
        elif name == "deal" and self._own is not None:
            self._write(self._own.dealt_by_chance(self._luck))

    def _open(self, wanted: str) -> None:
        self._own, self._unknown = None, ""
        self.version += 1
        try:
            self._played = replay(hand(wanted).file) if wanted else None
        except UnknownIdError:
            self._unknown = wanted[:80]

    def _new(self, value: str) -> None:
        rules, _, players = value.partition(" ")
        if rules in RULEBOOKS and players.isdecimal() and int(players) in ruleset(rules).seats.value:
            self._write(OwnHand.new(rules, int(players)))

    def _write(self, own: OwnHand) -> None:
        self._own, self._unknown = own, ""
        self._played = own.played
        self.version += 1

    def _try(self, value: str) -> None:
        line, *acts = value.split("\n")
        watched = self._played is not None and self._played.file is not None
        if watched and line.isdecimal() and len(acts) <= MOST_TRIED:
            self._trying = (int(line), tuple(acts))

    def _play_on(self, value: str) -> None:
        self._try(value)
        if self._trying is not None and self._played is not None and self._played.file is not None:
            line, acts = self._trying
            self._trying = (line, onward(self._played.file, line, acts))

    def hand(self, lang: str) -> dict[str, Any] | None:
        """Give the hand that is watched, packed for the browser; None on the shelf."""
        if self._played is None or self._played.file is None or not self._played.steps:
            return None
        return packed([shown_hand(self._played, lang)])

    def shelf(self, lang: str) -> list[dict[str, Any]]:
        """List the hands of the library, as they are chosen from."""
        return [
            {
                "id": found.id,
                "rules": found.rules,
                "title": found.title.get("en" if lang == "en" else "pt-BR", found.id),
                "teaches": found.teaches.get("en" if lang == "en" else "pt-BR", ""),
                "skills": [[skill, text(f"skill-{skill.replace('.', '-')}", lang)] for skill in found.skills],
                "players": found.players,
                "deck": deck_of(found.rules),
                "cards": _picture(found.text),
            }
            for found in hands()
        ]

    def view(self, lang: str) -> dict[str, Any]:
        """Show the room: which hand, what is tried, what is written."""
        return {
            "turn": self._turn,
            "lang": lang,
            "fragment": "hand=",
            "unknown": text("viewer-unknown", lang, hand=self._unknown) if self._unknown else "",
            "own": None if self._own is None else self._shown_own(self._own, lang),
            "tried": None if self._trying is None else self._shown_try(*self._trying, lang),
        }

    def _shown_own(self, own: OwnHand, lang: str) -> dict[str, Any]:
        file = own.played.file
        return {
            "name": own.name,
            "text": own.text,
            "error": own.error(lang),
            "stage": own.stage,
            "next_hand": own.next_hand,
            "undealt": own.undealt,
            "needs_vira": own.needs_vira,
            "used": own.used,
            "players": [] if file is None else list(file.players),
            "deck": "spanish" if file is None else deck_of(file.rules),
            "menu": moments(own.played, lang) if own.stage in ("deal", "rites", "play") else [],
            "speaks": [] if own.played.at is None else speaks_at(own.played.at),
        }

    def _shown_try(self, line: int, acts: tuple[str, ...], lang: str) -> dict[str, Any]:
        """Tell what comes of acts that are tried: frames for every pair of eyes, and what could be done next."""
        assert self._played is not None
        file = self._played.file
        assert file is not None
        told: dict[str, Any] = {"line": line, "acts": list(acts), "refused": None, "tracks": {}, "menu": []}
        try:
            played = tried(file, line, acts)
        except NotationError as error:
            return {**told, "refused": _refused(error, lang, file.players)}
        if played.error is not None:
            return {**told, "refused": _refused(played.error, lang, file.players)}
        told["menu"] = moments(played, lang)
        told["bots"] = may_go_on(played.state)
        told["over"] = played.at is not None and played.at.state is not None and bool(played.at.state.over)
        if acts:
            for seat in (None, *range(len(file.players))):
                frames = track(played, lang, seat)
                told["tracks"][ALL if seat is None else str(seat)] = [f for f in frames if f["line"] >= TRIED]
            told |= sources(told["tracks"], lang)
        return told


def _picture(source: str) -> list[str]:
    """Give the first cards that a file deals."""
    for line in source.split("\n"):
        words = line.split()
        if words[:1] == ["deal"]:
            return [word for word in words[2 : 2 + SHOWN_CARDS] if word[-1:] in "epoc"]
    return []


def _refused(error: Stop, lang: str, names: tuple[str, ...]) -> dict[str, Any]:
    if isinstance(error, IllegalActError):
        said = sentence(error.ruling, lang, names=names)
    else:
        where = text("error-bad-notation-where", lang, line=error.line, column=error.column)
        said = message(error, lang, names=names).removeprefix(where).strip()
    return {"message": said, "cites": [*error.cites, *error.readings]}
