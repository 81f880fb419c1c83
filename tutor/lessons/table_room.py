"""The room of the app *mesa*: what is agreed on, the match that is played, whose eyes are on the screen."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from tutor.coach.table import Game, Luck
from tutor.coach.table_text import read, written
from tutor.engine import RuleError
from tutor.engine.house import House
from tutor.lessons.decks import deck_of
from tutor.lessons.desk_house import house_rows
from tutor.lessons.house_link import house_from
from tutor.lessons.table_agreed import Choice
from tutor.lessons.table_coach import Counsel, Review
from tutor.lessons.table_names import LONGEST, names_of
from tutor.lessons.table_shown import told_end, told_table
from tutor.narration import message, rulebook_name, seat_name, text
from tutor.notation import dump
from tutor.rulebook import RULEBOOKS

__all__ = ["TableRoom"]


def _name() -> str:
    """Name a match as no other."""
    return secrets.token_hex(16)


class TableRoom:
    """What the app *mesa* asks of Python.

    ``act(name, value)`` takes

    ===========  ==========================  ====================================================================
    ``choose``   ``"players=4"``             agree on something else before the deal
    ``tables``   JSON, as `house.js` sends   the table's own rules, as the browser keeps them
    ``restore``  a link                      agree on what it says; a match that was begun by it goes on
    ``deal``     JSON, the people's names    begin the match
    ``wish``     ``"0 truco"``               do that
    ``undo``     ``""``                      take back what was done last
    ``next``     ``""``                      deal the next hand
    ``advise``   ``""``                      ask the coach about this choice
    ``hint``     ``""``                      ask it for hints too
    ``review``   ``""``                      review what was chosen in the finished hand, one choice more
    ``ready``    ``""``                      the person who is asked is looking now
    ``leave``    ``""``                      back to what is agreed on; the match is kept
    ``resume``   the text of a match         go on with it
    ===========  ==========================  ====================================================================

    >>> room = TableRoom(b"ours", name=lambda: "a")
    >>> room.act("deal")
    >>> room.act("wish", "0 truco")
    >>> room.view("en")["stage"] in ("play", "hand")
    True
    """

    def __init__(self, secret: bytes, name: Callable[[], str] = _name) -> None:
        self._secret, self._name = secret, name
        self._turn = 0
        self._choice = Choice()
        self._houses: dict[str, House] = {}
        self._game: Game | None = None
        self._eyes: int | None = None
        self._said = ""
        self._counsel: Counsel | None = None
        self._review: Review | None = None
        self._wrong: tuple[RuleError, ...] = ()

    @property
    def file(self) -> str:
        """The match as a `.truco` file: its finished hands, with every card; "" where there is none."""
        game = self._game
        if game is None or not (game.past or game.hand.over):
            return ""
        return dump(game.file if game.hand.over else game.agreed.file(game.past))

    def act(self, name: str, value: str = "") -> None:
        """Take one act; what does not fit the moment changes nothing but the turn."""
        self._turn += 1
        self._said = ""
        game = self._game
        if name == "choose" and game is None:
            self._choice = self._choice.chosen(*value.partition("=")[::2], self._houses)
        elif name == "tables":
            self._remember(value)
        elif name == "restore":
            self._restore(value)
        elif name == "resume":
            self._resume(value)
        elif name == "deal" and game is None:
            agreed = self._choice.agreed()
            agreed = replace(agreed, names=names_of(value, agreed.people, agreed.players))
            self._sit(Game.begun(agreed, Luck(self._secret, self._name())))
        elif name == "leave":
            self._sit(None)
        elif name == "ready" and game is not None:
            self._eyes = game.asked
        elif name in ("advise", "hint") and game is not None and self._chooses(game):
            self._counsel = self._counsel or Counsel(game, self._seat(game))
            if name == "hint":
                self._counsel.think()
        elif name == "review" and game is not None and game.hand.over:
            self._review = self._review or Review(game, self._seat(game))
            self._review.go_on()
        elif game is not None and self._watched(game):
            does: dict[str, Callable[[], Game]]
            does = {"wish": partial(game.act, value), "undo": game.undone, "next": game.next_hand}
            self._sit(does[name]() if name in does else game)

    def _sit(self, game: Game | None) -> None:
        """Go on with a match; where several play, whoever is asked next, or first, has to come to the screen."""
        self._game, self._review, self._counsel = game, None, None
        if game is None or len(game.agreed.people) == 1:
            self._eyes = None if game is None else game.agreed.people[0]
        elif not game.done or game.asked not in (None, self._eyes):
            self._eyes = None

    def _seat(self, game: Game) -> int:
        """Say whose eyes are on the screen."""
        return game.agreed.people[0] if self._eyes is None else self._eyes

    def _watched(self, game: Game) -> bool:
        return game.asked is None or self._eyes == game.asked

    def _chooses(self, game: Game) -> bool:
        """Whether whoever looks is asked for something in the play."""
        return game.asked is not None and self._watched(game) and game.hand.state is not None

    def _restore(self, fragment: str) -> None:
        choice, self._wrong = Choice.read(fragment)
        if self._game is None or choice.fragment != self._choice.fragment:
            self._choice = choice
            self._sit(None)

    def _resume(self, said: str) -> None:
        found = read(said, self._secret)
        if found is None:
            self._said = "mesa-not-resumed"
            return
        game, same = found
        self._said = "" if same else "mesa-resumed-anew"
        self._choice = Choice.of(game.agreed)
        self._eyes = None
        self._sit(game)

    def _remember(self, said: str) -> None:
        """Take what a browser keeps of the table's own rules; ``use`` of a page that no link opened: play by them."""
        try:
            told = json.loads(said)
            kept = {rules: dict(told["tables"][rules]) for rules in RULEBOOKS if rules in told["tables"]}
        except (ValueError, TypeError, KeyError, RecursionError):
            return  # somebody else wrote something there
        self._houses.clear()
        self._wrong = ()
        for rules, switches in kept.items():
            house, wrong = house_from(rules, switches)
            self._wrong += wrong
            if house.options or house.target is not None:
                self._houses[rules] = house
        if told.get("use") is True and self._game is None and self._choice.rules in self._houses:
            self._choice = self._choice.chosen("house", "on", self._houses)

    def view(self, lang: str) -> dict[str, Any]:
        """Show the room."""
        game, choice = self._game, self._choice
        house = choice.house
        return {
            "turn": self._turn,
            "lang": lang,
            "fragment": choice.fragment,
            "title": rulebook_name(choice.rules, lang),
            "message": self._message(lang),
            "unread": self._said == "mesa-not-resumed",
            "stage": self._stage(game),
            "controls": choice.controls(lang, self._houses) if game is None else [],
            "names": self._names(choice, lang) if game is None else None,
            "from": self._begins(choice, lang) if game is None else "",
            "house": None
            if house is None
            else {"name": house.name or "", "rows": [row["here"] for row in house_rows(house, lang)]},
            **({} if game is None else self._shown(game, lang)),
        }

    def _names(self, choice: Choice, lang: str) -> dict[str, Any]:
        """Ask for the names of the people; what they are called if they say none stands beside it."""
        usual = choice.agreed().names
        asked = [("own", choice.people[0]), *(("other", seat) for seat in choice.people[1:])]
        return {
            "longest": LONGEST,
            "asked": [{"label": text(f"mesa-name-{which}", lang), "usual": usual[seat]} for which, seat in asked],
        }

    def _message(self, lang: str) -> str:
        if self._said:
            return text(self._said, lang)
        if self._wrong:
            why = " ".join(message(error, lang) for error in self._wrong)
            return text("desk-house-left-out", lang, why=why)
        return ""

    def _stage(self, game: Game | None) -> str:
        if game is None:
            return "agree"
        if game.hand.over:
            return "hand" if game.winner is None else "match"
        if not self._watched(game):
            return "cover"
        return "play" if game.hand.cutting is None else "cut"

    def _begins(self, choice: Choice, lang: str) -> str:
        if not any(choice.score) and not choice.eldest:
            return ""
        names = choice.agreed().names
        a, b = map(str, choice.score)
        return text("mesa-from", lang, a=a, b=b, seat=seat_name(choice.eldest, lang, names))

    def _shown(self, game: Game, lang: str) -> dict[str, Any]:
        agreed = game.agreed
        names = agreed.names[: agreed.players]
        shared = len(agreed.people) > 1
        shown: dict[str, Any] = {
            "rules": agreed.rules,
            "deck": deck_of(agreed.rules),
            "players": list(names),
            "target": game.match.target,
            "hand": game.match.hands + 1,
            "may_undo": game.may_undo,
            "file": self.file if game.hand.over else "",
            "kept": written(game),
            "over": told_end(game, lang),
        }
        if not self._watched(game):
            assert game.asked is not None
            who = names[game.asked]
            covered = {name: text(f"mesa-pass{name}", lang, seat=who) for name in ("", "-lead", "-ready")}
            return {**shown, "cover": list(covered.values())}
        seat = self._seat(game)
        return {
            **shown,
            "seat": seat,
            "may_advise": self._chooses(game),
            "advice": None if self._counsel is None else self._counsel.view(lang),
            "review": None if self._review is None else self._review.view(lang),
            "shared": shared,
            **told_table(game, seat, lang),
        }
