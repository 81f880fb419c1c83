"""Running hands that are asked about, written as files."""

from __future__ import annotations

from typing import Any


def _file(rules: str, body: str, *, players: str = '"a", "b"', **header: str) -> str:
    heads = "".join(f"{name} = {value}\n" for name, value in header.items())
    return f"truco = 1\nrules = \"{rules}\"\nplayers = [{players}]\n{heads}actions = '''\n{body.strip()}\n'''\n"


def _asked(rules: str, seat: int, body: str, **header: str) -> dict[str, Any]:
    return {"rules": rules, "seat": seat, "hand": _file(rules, body, **header)}


_TWO = "deal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n"
_FLORES = "deal 0 7c 6c 5c\ndeal 1 7o 6o 4o\n"
_ONE_FLOR = "deal 0 7c 6c 5c\ndeal 1 7o 6o 4p\n"
_FOUR = "deal 0 3c 4c 5c\ndeal 1 3p 4p 5p\ndeal 2 3e 4e 5e\ndeal 3 3o 4o 5o\nvira 7c\n"
_NAMES = '"a", "b", "c", "d"'

_EVERYWHERE = [
    case
    for rules in ("gauderio", "cego")
    for case in (
        _asked(rules, 0, _TWO),
        _asked(rules, 1, _TWO),
        _asked(rules, 1, _TWO + "0 truco"),
        _asked(rules, 1, _TWO + "0 envido"),
        _asked(rules, 0, _TWO + "0 truco\n1 quero\n0 joga 7c"),
        _asked(rules, 0, _ONE_FLOR),
        _asked(rules, 1, _FLORES + "0 flor"),
        _asked(rules, 0, "deal 0 ?? ?? ??\ndeal 1 12o 3o 6e"),
        _asked(rules, 1, _TWO + "0 truco\n1 nao_quero"),
    )
]
LEGAL = (
    *_EVERYWHERE,
    _asked("claudista", 0, _FOUR, players=_NAMES),
    _asked("claudista", 2, _FOUR, players=_NAMES),
    _asked("claudista", 1, _FOUR + "0 truco", players=_NAMES),
    _asked("claudista", 3, _FOUR + "0 truco\n1 nao_quero", players=_NAMES),
    _asked("claudista", 0, _FOUR, players=_NAMES, score="[11, 3]"),
    _asked("claudista", 1, _FOUR + "0 aceita_mao_de_11\n2 aceita_mao_de_11", players=_NAMES, score="[11, 3]"),
)
"""Hands in which a seat wonders what it may do."""

_PLAYED = "0 joga 6p\n1 joga 6e\n0 joga 7c\n1 joga 3o"
_TOLD = [
    {"rules": rules, "hand": _file(rules, body)}
    for rules in ("gauderio", "cego")
    for body in (
        _TWO + "0 envido\n1 quero\n" + _PLAYED,
        _TWO + "0 truco\n1 retruco\n0 nao_quero",
        _TWO + "0 baralho",
        _ONE_FLOR + "0 flor\n1 sem_flor",
        _FLORES + "0 flor\n1 contra_flor\n0 quero",
        _TWO + "1 joga 3o",
    )
]
REPLAYED = (
    *_TOLD,
    {"rules": "claudista", "hand": _file("claudista", _FOUR + "0 truco\n1 nao_quero\n3 nao_quero", players=_NAMES)},
    {
        "rules": "claudista",
        "hand": _file("claudista", _FOUR + "0 recusa_mao_de_11", players=_NAMES, score="[11, 3]"),
    },
    {"rules": "claudista", "hand": _file("claudista", _FOUR + "1! truco", players=_NAMES, score="[11, 3]")},
    {"rules": "claudista", "hand": _file("claudista", _FOUR + "2 joga 3e\n0 joga 3c", players=_NAMES)},
)
"""Hands told from the deal on."""
