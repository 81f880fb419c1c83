"""What people type after ``rule``, read generously: calls, tricks, seats, sides, numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tutor.cli.arguments import Refusal
from tutor.engine import next_calls, ruleset
from tutor.narration import text
from tutor.rulebook import RULEBOOKS, fold

Json = dict[str, object]

HIDDEN = frozenset({"escondida", "hidden", "x"})
ANSWERS = ("nao_quero", "quero", "sem_flor")
_SPOKEN = {
    "falta": "falta_envido", "real": "real_envido", "vale4": "vale_4", "vale_quatro": "vale_4",
    "contraflor": "contra_flor",
    "contra_flor_e_resto": "contra_flor_e_o_resto", "contra_flor_ao_resto": "contra_flor_e_o_resto",
    "resto": "contra_flor_e_o_resto", "3": "truco", "6": "seis", "9": "nove", "12": "doze",
    "fujo": "nao_quero", "aceito": "quero",
}  # fmt: skip
_TIED = frozenset({"=", "-", "null", "empate", "tie"})
_STROKES = frozenset({"/", "|", "x", "-"})
_SEAT = re.compile(r"(?:[jp]|jogador|player)?(\d+)", re.IGNORECASE)


def kinds() -> dict[str, str]:
    """Every call of the three rulebooks, with the kind of bet it belongs to."""
    found: dict[str, str] = {}
    for rules in RULEBOOKS:
        for kind, ladder in ruleset(rules).ladders.items():
            found |= {call: kind for calls in ladder.rows for call in calls} | dict.fromkeys(
                next_calls(ladder, ()), kind
            )
    return found


def words(typed: Sequence[str], known: Sequence[str]) -> list[str]:
    """Read words of the table, however they are written; what is none stays as it is.

    >>> words(("Real", "Envido", "não-quero"), ("real_envido", "nao_quero"))
    ['real_envido', 'nao_quero']
    """
    pieces = [piece for word in typed for piece in re.split(r"[\s_,-]+", fold(word)) if piece]
    names = {name: name for name in known} | {said: name for said, name in _SPOKEN.items() if name in known}
    found = []
    while pieces:
        longest = next((n for n in range(len(pieces), 0, -1) if "_".join(pieces[:n]) in names), 0)
        found.append(names["_".join(pieces[:longest])] if longest else pieces[0])
        del pieces[: longest or 1]
    return found


def tricks(typed: Sequence[str], lang: str) -> list[int | None]:
    """Read who took each trick: A, B or = for a tie, with or without spaces.

    >>> tricks(("A=", "b"), "pt-BR")
    [0, None, 1]
    """
    found: list[int | None] = []
    for word in typed:
        whole = fold(word)
        for piece in (whole,) if whole in _TIED else whole:
            if piece in _TIED:
                found.append(None)
            elif piece in "ab01":
                found.append("ab01".index(piece) % 2)
            else:
                raise Refusal("bad_query", text("rule-bad-trick", lang, given=word))
    return found


def plays(typed: Sequence[str], first: int, lang: str) -> list[Json]:
    """Read the cards of a trick in order: 3c, 4o:hidden, J2:3c for a card of a certain seat.

    >>> plays(("3c", "4o:escondida"), 0, "pt-BR")
    [{'seat': 0, 'card': '3c'}, {'seat': 1, 'card': '4o', 'hidden': True}]
    """
    found: list[Json] = []
    for place, word in enumerate(typed):
        *before, last = word.split(":")
        hidden = fold(last) in HIDDEN
        if hidden and before:
            *before, last = before
        if len(before) > 1:
            raise Refusal("bad_query", text("rule-bad-play", lang, given=word))
        who = seat(before[0], lang) if before else (first + place) % len(typed)
        found.append({"seat": who, "card": last, **({"hidden": True} if hidden else {})})
    return found


def hands(typed: Sequence[str], lang: str) -> tuple[str, list[list[str]]]:
    """Read a contest: envido or flor, and three cards of each player in turn; a stroke between them is free.

    >>> hands(("flor", "7c", "6c", "5c", "/", "7e", "6e", "5e"), "pt-BR")
    ('flor', [['7c', '6c', '5c'], ['7e', '6e', '5e']])
    """
    kind, *rest = [fold(word) for word in typed] or [""]
    if kind not in ("envido", "flor"):
        raise Refusal("bad_query", text("rule-bad-contest", lang, some=len(typed), given=" ".join(typed[:1])))
    cards = [word for word, plain in zip(typed[1:], rest, strict=True) if plain not in _STROKES]
    if not cards or len(cards) % 3:
        raise Refusal("bad_query", text("rule-contest-cards", lang, count=len(cards)))
    return kind, [cards[i : i + 3] for i in range(0, len(cards), 3)]


def seat(typed: str, lang: str) -> int:
    """Read a seat: J1 (or P1) is the first player, as shown; a bare number counts from 0, as in the notation.

    >>> seat("J2", "pt-BR"), seat("1", "pt-BR")
    (1, 1)
    """
    match = _SEAT.fullmatch(fold(typed))
    if match is None:
        raise Refusal("bad_seat", text("rule-bad-seat", lang, given=typed))
    return int(match[1]) - (0 if typed.isdigit() else 1)


def side(typed: str, lang: str) -> int:
    """Read a side: A or B (or 0 or 1).

    >>> side("b", "pt-BR")
    1
    """
    if fold(typed) not in ("a", "b", "0", "1"):
        raise Refusal("bad_query", text("rule-bad-side", lang, given=typed))
    return "ab01".index(fold(typed)) % 2


def number(typed: str, lang: str) -> int:
    """Read a whole number."""
    try:
        return int(typed)
    except ValueError:
        raise Refusal("bad_query", text("rule-bad-number", lang, given=typed)) from None


def switches(typed: Sequence[str], lang: str) -> dict[str, str]:
    """Read switches written name=value.

    >>> switches(("envido_tie=nobody",), "pt-BR")
    {'envido_tie': 'nobody'}
    """
    found = {}
    for word in typed:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refusal("bad_option", text("rule-bad-switch", lang, given=word))
        found[name.strip()] = value.strip()
    return found
