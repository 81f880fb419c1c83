"""A case as the fragment of a page's address, and back: ``juiz=trick&rules=gauderio&cards=3c-2o``.

Cards of a seat are parted by a dot, seats by a hyphen, and ``_`` is a place without a card; seats count from 1, sides
are A and B, a tied trick is ``-``. What cannot be read is left out: a link never fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import parse_qs

from tutor.engine import Card, RuleError
from tutor.engine.actions import CARD_VERBS, Action
from tutor.engine.house import House
from tutor.engine.judge import VERBS
from tutor.lessons.desk_case import ASKS, TRICKS, VIRA, Case, seats_of
from tutor.lessons.desk_incident import choices, facts_of, known_there
from tutor.lessons.desk_question import answers_of, may_choose_to_sing, pays_by_score
from tutor.lessons.house_link import house_of_link, house_text
from tutor.rulebook import RULEBOOKS

LONGEST = 4000
_MOST_ACTS = 80
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
        case "legal":
            said |= _hand(case)
        case "incident":
            told = {fact: _code(case, fact) for fact in case.facts}
            said |= {"incident": case.incident, "facts": ",".join(f"{fact}:{code}" for fact, code in told.items())}
        case _:
            said["cards"] = _cards(case) if case.exists else ""
            said["eldest"] = str(case.eldest + 1) if case.players > 1 else ""
            said["sung"] = _seats(case.sung) if may_choose_to_sing(case) else ""
    house = House(rules=case.rules, options=case.house, target=case.house_total or None)
    return said | {"house": house_text(house)}


def _hand(case: Case) -> dict[str, str]:
    """A running hand: what is known of the cards, where the match stands, what was done, what is asked about."""
    return {
        "players": str(case.players),
        "cards": _cards(case) if any(place != VIRA for place in case.cards) else "",
        "vira": str(case.cards.get(VIRA, "")),
        "eldest": str(case.eldest + 1),
        "score": f"{case.score[0]}-{case.score[1]}",
        "target": str(case.total),
        "acts": "-".join(f"{act.seat + 1}.{_spelled(act.words)}" for act in case.acts),
        "voice": "" if case.voice is None else str(case.voice + 1),
        "about": _spelled(case.about),
    }


def _spelled(words: str) -> str:
    """An act with what is no sign of a link written otherwise: ``joga.n2.3c`` for a place, ``joga._`` for any card."""
    return words.replace(" ", ".").replace("#", "n").replace("??", _NO_CARD)


def _code(case: Case, fact: str) -> str:
    return next(code for code, value in choices(case, fact) if value == case.facts[fact])


def _cards(case: Case) -> str:
    each = 1 if case.ask == "trick" else 3
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
    named = said.get("rules", "")
    rules = named if named in RULEBOOKS else RULEBOOKS[0]
    house, _ = house_of_link(rules, said.get("house", ""))
    case = Case(ask=ask, rules=rules, house=dict(house.options), house_total=house.target or 0).but()
    return _restored(case, said)


def _restored(case: Case, said: Mapping[str, str]) -> Case:
    rows = said.get("cards", "").split("-") if said.get("cards") else []
    if case.ask == "legal":
        return _restored_hand(case, said, rows)
    if case.ask == "incident":
        return _restored_incident(case, said)
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
    case = case.but(target=_total(case, said))
    a, _, b = said.get("score", "").partition("-")
    case = case.but(score=(_number(a, case.total - 1, low=0), _number(b, case.total - 1, low=0)))
    answers = answers_of(case)
    answer = said.get("answer", "")
    return case.but(answer=answer if answer in answers else answers[0] if answers else "quero")


def _restored_hand(case: Case, said: Mapping[str, str], rows: list[str]) -> Case:
    case = case.but(players=_number(said.get("players", ""), max(seats_of(case.ask, case.ruleset))))
    case = case.but(target=_total(case, said))
    a, _, b = said.get("score", "").partition("-")
    case = case.but(score=(_number(a, case.total - 1, low=0), _number(b, case.total - 1, low=0)))
    voice = _number(said.get("voice", ""), case.players, low=0)
    case = case.but(
        cards=_read_cards(case, rows, said.get("vira", "")),
        eldest=_number(said.get("eldest", ""), case.players) - 1,
        acts=tuple(_read_acts(case, said.get("acts", ""))),
        voice=voice - 1 if voice else None,
    )
    return case.but(about=_read_words(said.get("about", "")))


def _total(case: Case, said: Mapping[str, str]) -> int:
    """Give the total that is asked about, 0 where it is the one that is played to anyway."""
    total = next((n for n in case.ruleset.match.targets.value if str(n) == said.get("target", "")), 0)
    return 0 if total == case.but(target=0).total else total


def _read_acts(case: Case, text: str) -> Iterator[Action]:
    """Read what was done; from the first act on that cannot be read, nothing is known."""
    for code in text.split("-")[:_MOST_ACTS] if text else ():
        number, _, spelling = code.partition(".")
        verb, *of = _read_words(spelling).split()
        seat = _number(number, case.players, low=0) - 1
        place = next((int(word[1:]) for word in of if word in ("#1", "#2", "#3")), None)
        named = next((word for word in of if not word.startswith(("#", "?"))), "")
        try:
            card = case.ruleset.deck.parse(named) if named else None
        except RuleError:
            return
        if seat < 0 or verb not in VERBS or (card is not None and verb not in CARD_VERBS):
            return
        yield Action(seat, verb, card, place)


def _read_words(text: str) -> str:
    verb, *of = text.split(".")[:3] or [""]
    words = ("??" if word == _NO_CARD else f"#{word[1:]}" if word.startswith("n") else word for word in of)
    return " ".join((verb, *words))


def _restored_incident(case: Case, said: Mapping[str, str]) -> Case:
    incident = said.get("incident", "")
    case = known_there(case.but(incident=incident))
    told: dict[str, Any] = {}
    for pair in said.get("facts", "").split(","):
        fact, _, code = pair.partition(":")
        if fact in facts_of(case):
            known = dict(choices(case, fact))
            told |= {fact: known[code]} if code in known else {}
    return case.but(facts=told)


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
