"""Wrong rules about what a falta is worth (FT)."""

from __future__ import annotations

from collections.abc import Callable

from tutor.engine import Ruleset
from tutor.lessons.misconceptions.inputs import Falta
from tutor.lessons.misconceptions.keys_bets import falta_steps
from tutor.lessons.misconceptions.keys_cards import SIDES
from tutor.lessons.misconceptions.records import Answer, Misconception, Part, Steps, constant, row

Parts = tuple[Part, ...]


def _from_trailer(_rules: Ruleset, asked: Falta) -> Parts:
    return Part(asked.target, "target"), Part(-min(asked.score), "trailer")


def _from_caller(_rules: Ruleset, asked: Falta) -> Parts:
    return Part(asked.target, "target"), Part(-asked.score[SIDES.index(asked.caller)], "caller")


def _whole_match(_rules: Ruleset, asked: Falta) -> Parts:
    return (Part(asked.target, "target"),)


def _difference(_rules: Ruleset, asked: Falta) -> Parts:
    return Part(max(asked.score), "leader"), Part(-min(asked.score), "trailer")


def _to_the_half(rules: Ruleset, asked: Falta) -> Parts:
    half = asked.target // 2
    if max(asked.score) >= half:
        return falta_steps(rules, asked)
    return Part(half, "half"), Part(-max(asked.score), "leader")


def _sum(steps: Steps) -> Callable[[Ruleset, Falta], Answer]:
    return lambda rules, asked: sum(part.points for part in steps(rules, asked))


_LEADER = "gauderio/def/falta gauderio/envido/falta/aceitar cego/falta/1"


def _row(id_: str, example: str, steps: Steps, cites: str = _LEADER) -> Misconception:
    return row(id_, "GC", "falta", "falta", example, _sum(steps), cites, steps=steps, asked={"falta_rule": ("leader",)})


ROWS = (
    _row("FT-01", "alvo 24, A 20 x B 10, pede A", _from_trailer),
    _row("FT-02", "alvo 24, A 8 x B 15, pede A", _from_caller),
    _row("FT-03", "alvo 24, A 20 x B 10, pede A", _whole_match),
    _row("FT-04", "alvo 24, A 20 x B 10, pede A", _difference),
    _row("FT-05", "alvo 24, A 9 x B 4, pede A", _to_the_half, f"{_LEADER} cego/partida/1"),
    row("FT-06", "C", "falta", "falta.ends", "alvo 18, A 15 x B 9, pede B", constant(True),
        "cego/falta/1 cego/falta/2 AMB-C20"),
)  # fmt: skip
