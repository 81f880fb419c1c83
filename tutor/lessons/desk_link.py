"""A case as the fragment of a page's address, and back: ``juiz=trick&rules=gauderio&cards=3c-2o``.

Cards of a seat are parted by a dot, seats by a hyphen, and ``_`` is a place without a card; seats count from 1, sides
are A and B, a tied trick is ``-``. What cannot be read is left out: a link never fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qs

from tutor.engine import Card, RuleError
from tutor.lessons.desk_case import ASKS, CONTESTS, TRICKS, VIRA, Case, seats_of
from tutor.lessons.desk_question import answers_of, may_choose_to_sing, pays_by_score
from tutor.rulebook import RULEBOOKS

LONGEST = 500
_NO_CARD = "_"
_SIDES = "AB"


def fragment(case: Case) -> str:
    """Write a case as a fragment.

    >>> fragment(Case(ask="hand", tricks="-A"))
    'juiz=hand&rules=gauderio&tricks=-A&eldest=A'
    """
    return "&".join(f"{name}={value}" for name, value in _parts(case).items() if value)


def _parts(case: Case) -> dict[str, str]:
    said = {"juiz": case.ask, "rules": case.rules}
    match case.ask:
        case "trick":
            said |= {"cards": _cards(case), "hidden": _seats(case.hidden)}
            said["lead"] = str(case.lead + 1) if case.players > 2 else ""  # as it is offered
            said["vira"] = str(case.cards[VIRA]) if VIRA in case.cards else ""
        case "hand":
            said |= {"tricks": case.tricks, "eldest": _SIDES[case.eldest % 2]}
            said["eleven"] = "" if case.on_eleven is None else _SIDES[case.on_eleven]
        case "bet":
            said |= {"calls": ".".join(case.calls), "answer": case.answer if case.calls else ""}
            if pays_by_score(case):
                said |= {"score": f"{case.score[0]}-{case.score[1]}", "target": str(case.total)}
                said["winner"] = _SIDES[case.winner]
        case _:
            said["cards"] = _cards(case) if case.exists else ""
            said["eldest"] = str(case.eldest + 1) if case.players > 1 else ""
            said["sung"] = _seats(case.sung) if may_choose_to_sing(case) else ""
    return said


def _cards(case: Case) -> str:
    each = 3 if case.ask in CONTESTS else 1
    return "-".join(
        ".".join(str(case.cards.get((seat, i), _NO_CARD)) for i in range(each)) for seat in range(case.players)
    )


def _seats(seats: frozenset[int]) -> str:
    return ".".join(str(seat + 1) for seat in sorted(seats))


def read(text: str) -> Case | None:
    """Read a fragment; None where it asks no question of this page.

    >>> case = read("juiz=trick&rules=gauderio&cards=3c-2o")
    >>> str(case.cards[1, 0]), read("juiz=weather")
    ('2o', None)
    """
    said = {name: values[-1].strip() for name, values in parse_qs(text[:LONGEST]).items()}
    ask = said.get("juiz", "")
    if ask not in ASKS:
        return None
    rules = said.get("rules", "")
    case = Case(ask=ask, rules=rules if rules in RULEBOOKS else RULEBOOKS[0]).but()
    return _restored(case, said)


def _restored(case: Case, said: Mapping[str, str]) -> Case:
    rows = said.get("cards", "").split("-") if said.get("cards") else []
    if len(rows) in seats_of(case.ask, case.ruleset):
        case = case.but(players=len(rows))
    case = case.but(cards=_read_cards(case, rows, said.get("vira", "")))
    case = case.but(
        hidden=_read_seats(said.get("hidden", ""), case.players),
        sung=_read_seats(said.get("sung", ""), case.players),
        lead=_number(said.get("lead", ""), case.players) - 1,
        eldest=_eldest(case, said.get("eldest", "")),
        tricks=_read_tricks(said.get("tricks", "")),
        on_eleven=_side(said.get("eleven", "")),
        calls=tuple(said.get("calls", "").split(".")) if said.get("calls") else (),
        winner=_side(said.get("winner", "")) or 0,
    )
    targets = case.ruleset.match.targets.value
    target = said.get("target", "")
    case = case.but(target=next((n for n in targets if str(n) == target), 0))
    a, _, b = said.get("score", "").partition("-")
    case = case.but(score=(_number(a, case.total - 1, low=0), _number(b, case.total - 1, low=0)))
    answers = answers_of(case)
    answer = said.get("answer", "")
    return case.but(answer=answer if answer in answers else answers[0] if answers else "quero")


def _read_cards(case: Case, rows: list[str], vira: str) -> dict[tuple[int, int], Card]:
    wanted = [(VIRA, vira)]
    wanted += [((seat, i), code) for seat, row in enumerate(rows) for i, code in enumerate(row.split("."))]
    found: dict[tuple[int, int], Card] = {}
    for place, code in wanted:
        if place not in case.places or not code or code == _NO_CARD:
            continue
        try:
            card = case.ruleset.deck.parse(code)
        except RuleError:  # no card of this deck: its place waits for one
            continue
        if card not in found.values():
            found[place] = card
    return found


def _read_seats(text: str, players: int) -> frozenset[int]:
    return frozenset(number - 1 for part in text.split(".") if (number := _number(part, players, low=0)))


def _number(text: str, high: int, *, low: int = 1) -> int:
    known = text.isascii() and text.isdecimal() and len(text) < 4  # no score has four figures
    return int(text) if known and low <= int(text) <= high else low


def _eldest(case: Case, text: str) -> int:
    return (_side(text) or 0) if case.ask == "hand" else _number(text, case.players) - 1


def _side(text: str) -> int | None:
    return _SIDES.index(text) if text in ("A", "B") else None


def _read_tricks(text: str) -> str:
    return text if len(text) <= 3 and all(won in TRICKS for won in text) else ""  # tricks of a hand
