"""The referee's desk: a case is laid down act by act, and the ruling stands as soon as nothing is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine import Card, RuleError
from tutor.lessons.decks import deck_of
from tutor.lessons.desk_acts import legal_view
from tutor.lessons.desk_case import VIRA, Case, Place
from tutor.lessons.desk_controls import Control, chosen, controls
from tutor.lessons.desk_hand import awaits_vira, laid, on_table, run, speaker
from tutor.lessons.desk_house import Tables
from tutor.lessons.desk_link import fragment, read
from tutor.lessons.desk_question import missing
from tutor.lessons.desk_ruling import shown_ruling
from tutor.narration import call_name, listed, rulebook_name, seat_name, team_name, text
from tutor.narration.names import seat_form

MOST_STEPS_BACK = 100


class RulingDesk:
    """A case on the desk, and what may be done with it: the session of the app *juiz*.

    ``act(name, value)`` takes

    =================  ==============================  ======================================================
    ``choose``         ``"rules=cego"``, ``"call=-"``  an option of a control that the view shows
    ``card``           ``"7e"``                        lay it in the next place, or take it up where it lies
    ``place``          ``"1.0"``, ``"vira"``           point at a place; a card that lies there is taken up
    ``undo``           ``""``                          the case as it was before the last act
    ``clear``          ``""``                          the same question, with nothing laid down
    ``restore``        ``"juiz=trick&rules=…"``        the page was opened at this fragment
    ``house``          the text of a file              the rules of a table, to be ruled by
    ``tables``         ``{"use": true, "tables": …}``  those that the browser has kept, by rulebook
    ``forget``         ``""``                          the table's rules for this rulebook are no more
    =================  ==============================  ======================================================

    Anything else, and anything that does not fit the moment, changes nothing.

    >>> desk = RulingDesk()
    >>> for card in ("3c", "2o"):
    ...     desk.act("card", card)
    >>> desk.view("en")["ruling"]["sentence"]
    'Player 1 takes the trick, with the three of cups.'
    """

    def __init__(self, case: Case | None = None) -> None:
        self._case = Case() if case is None else case
        self._before: list[Case] = []
        self._turn = 0
        self._tables = Tables()

    @property
    def case(self) -> Case:
        """The case as it stands."""
        return self._case

    def act(self, name: str, value: str = "") -> None:
        """Take one act; the turn passes with it, whether it changed anything or not."""
        self._turn += 1
        if name == "undo":
            self._case = self._before.pop() if self._before else self._case
            return
        found = self._after(name, value)
        if found is not None and found != self._case:
            # a link that is opened is a beginning: there is nothing before it
            self._before = [] if name == "restore" else [*self._before[1 - MOST_STEPS_BACK :], self._case]
            self._case = found

    def _after(self, name: str, value: str) -> Case | None:
        match name:
            case "choose":
                id_, _, option = value.partition("=")
                offered = (*controls(self._case, "pt-BR"), *self._tables.controls(self._case, "pt-BR"))
                found = chosen(offered, id_, option)
                if id_ == "house" and found is not None:
                    self._tables.choose(option)
                return self._tables.moved(self._case, found) if id_ == "rules" and found is not None else found
            case "card":
                return _with_card(self._case, value)
            case "place":
                return _pointed(self._case, value)
            case "clear":
                return self._case.fresh(players=self._case.players)
            case "restore":
                self._tables.read_link(value)
                return read(value)
            case "house":
                return self._tables.take(self._case, value)
            case "tables":
                return self._tables.remember(self._case, value)
            case "forget":
                return self._tables.forget(self._case)
            case _:
                return None

    def view(self, lang: str) -> dict[str, Any]:
        """Show the desk: controls, places, the deck, what is missing or the ruling."""
        case = self._case
        lacking = missing(case, lang) if case.exists else ""
        legal = case.ask == "legal"
        ruling = None if lacking else shown_ruling(case, lang)
        return {
            "turn": self._turn,
            "lang": lang,
            "fragment": fragment(case),
            "ask": case.ask,
            "title": text(f"desk-title-{case.ask}", lang, rules=rulebook_name(case.rules, lang)),
            "controls": [
                _control(control, case) for control in (*controls(case, lang), *self._tables.controls(case, lang))
            ],
            "house": self._tables.view(case, lang),
            "acts": legal_view(case, lang) if legal and not case.awaited else None,
            "hint": _hint(case, lang) if legal else "",
            "places": _places(case, lang),
            "deck": deck_of(case.rules) if case.places or legal else "",
            "used": [str(card) for card in case.cards.values()],
            "full": case.active is None and not legal,
            "calls": _calls(case, lang),
            "missing": lacking,
            "ruling": ruling,
            "can_undo": bool(self._before),
        }


def _with_card(case: Case, code: str) -> Case | None:
    try:
        card = case.ruleset.deck.parse(code)
    except RuleError:  # not a card of this deck
        return None
    lying = next((place for place, held in case.cards.items() if held == card), None)
    if lying is not None:
        return _touched(case, lying)
    if case.active is None:
        return laid(case, card) if case.ask == "legal" and not case.awaited else None
    seat, i = case.active
    after = next(((seat, j) for j in range(i + 1, 3) if (seat, j) not in case.cards), None)
    return case.but(cards={**case.cards, case.active: card}, at=after if case.ask == "legal" and seat >= 0 else None)


def _touched(case: Case, place: Place) -> Case | None:
    """Take up a card that lies there; of a running hand first ask about playing it."""
    if case.ask != "legal" or place == VIRA or case.awaited:
        return _taken_up(case, place)
    state = run(case).state
    card, seat = case.cards[place], place[0]
    if (seat, card) in on_table(state):
        return None
    about = f"joga {card}"
    if case.about == about and speaker(case, state) == seat:
        return _taken_up(case, place).but(about="")
    return case.but(about=about, voice=seat, at=None)


def _taken_up(case: Case, place: Place) -> Case:
    return case.but(cards={other: card for other, card in case.cards.items() if other != place}, at=place)


def _pointed(case: Case, name: str) -> Case | None:
    place = next((place for place in case.places if _name(place) == name), None)
    if place is None:
        return None
    return _touched(case, place) if place in case.cards else case.but(at=place)


def _name(place: Place) -> str:
    return "vira" if place == VIRA else f"{place[0]}.{place[1]}"


_ROWS = {"rules": "head", "ask": "head", "voice": "voice", "about": "acts", "done": "done", "house": "house"}
"""Controls that stand somewhere else than the others of their question."""


def _control(control: Control, case: Case) -> dict[str, Any]:
    seat = int(control.id.partition(".")[2]) if control.kind == "toggle" else None
    return {
        "id": control.id,
        "label": control.label,
        "kind": control.kind,
        "value": control.value,
        "options": [[option.value, option.words] for option in control.options],
        "seat": seat,
        "row": _ROWS.get(control.id, "seat" if seat is not None else case.ask),
    }


def _places(case: Case, lang: str) -> list[dict[str, Any]]:
    lying = on_table(run(case).state) if case.ask == "legal" and not case.awaited else {}
    return [_place(case, place, lying, lang) for place in case.places]


def _place(case: Case, place: Place, lying: Mapping[tuple[int, Card], bool], lang: str) -> dict[str, Any]:
    seat, number = place
    owner = text("desk-vira", lang) if place == VIRA else seat_name(seat, lang)
    card: Card | None = case.cards.get(place)
    on = card is not None and (seat, card) in lying
    hidden = (case.ask == "trick" and seat in case.hidden) or (card is not None and lying.get((seat, card), False))
    return {
        "id": _name(place),
        "seat": seat,
        "owner": owner,
        "side": "" if place == VIRA or case.players <= 2 else team_name(seat % 2, lang),  # sides are players
        "card": "" if card is None else str(card),
        "label": text("desk-place", lang, owner=owner, number=number + 1, many="yes" if case.ask != "trick" else "no"),
        "hidden": hidden,
        "laid": on,
        "active": place == case.active,
    }


def _calls(case: Case, lang: str) -> str:
    names = [call_name(call, lang) for call in case.calls]
    return text("desk-calls", lang, calls=listed(names, lang)) if names else ""


def _hint(case: Case, lang: str) -> str:
    """Say what a tap on the deck does in a running hand."""
    if case.awaited:
        return text("desk-legal-vira", lang)
    if case.active is not None:
        return text("desk-deck-hint", lang)
    running = run(case)
    if awaits_vira(running.state):
        return text("desk-legal-vira", lang)
    over = running.stopped is not None or running.state.over or running.state.pending is not None
    seat = "none" if over else seat_form(running.state.turn, "the", lang, ())
    return text("desk-legal-hint", lang, seat=seat)
