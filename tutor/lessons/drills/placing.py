"""The questions of the placement test: few cases, chosen so that every wrong rule answers the row of them otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tutor.engine import Ruleset
from tutor.lessons.drills.bets import key_of, show_bet
from tutor.lessons.drills.cards import show_held, which_is_stronger
from tutor.lessons.drills.pools import GC, GCK, C, G, K
from tutor.lessons.drills.tables import show_eleven, show_mode
from tutor.lessons.drills.ties import show_tricks
from tutor.lessons.misconceptions import parse_input
from tutor.lessons.questions import Drill, Form, Shown

PLACEMENT = "placement"
"""The kind of these questions."""

_COUNTS = ("4e 11p 1p", "4e 4p 10c", "4e 4p 5e", "4e 4p 5c")
_STRINGS = tuple(f"rodadas {tricks}, mao A" for tricks in ("ABB", "AB=", "A=B", "=AB"))
_VIRAS = ("Ae Ac vira Kc", "Qe Qo vira 7o", "4p 6e vira 3c", "5e Qp vira 6o", "Qo Jc vira 4c")
CASES: Mapping[str, tuple[str, Mapping[str, tuple[str, ...]]]] = {
    "envido.count": ("envido", dict.fromkeys(GC, _COUNTS)),
    "tie.hand": ("tricks", dict.fromkeys(GCK, _STRINGS)),
    "tie.three": ("tricks", dict.fromkeys((G, K), ("rodadas ===, mao A",))),
    "rank": ("duel", dict.fromkeys(GC, ("4e 2e", "1c 2e"))),
    "manilha.fixed": ("duel", dict.fromkeys(GC, ("7o 7e", "1p 1e"))),
    "tie": ("duel", dict.fromkeys(GC, ("4e 4p",))),
    "manilha.vira": ("duel", {K: _VIRAS}),
    "truco.ladder": ("truco.price", {K: ("truco quero", "truco seis quero", "truco seis nao_quero")}),
    "eleven": ("eleven.score", {K: ("placar 10 x 5",)}),
    "dark": ("hand.mode", {K: ("placar 11 x 11",)}),
}
"""By skill: the subject, and the cases in each rulebook, as misconceptions.md has them; three ties are open in C."""

_SHOWN: Mapping[str, tuple[Form, Callable[[Ruleset, Any], Shown]]] = {
    "envido": ("number", show_held),
    "tricks": ("one", show_tricks),
    "duel": ("one", which_is_stronger),
    "truco.price": ("number", show_bet("truco")),
    "eleven.score": ("one", show_eleven),
    "hand.mode": ("one", show_mode),
}


def _pool(subject: str, cases: Mapping[str, tuple[str, ...]]) -> Callable[[Ruleset], Sequence[Any]]:
    return lambda rules: [parse_input(subject, written) for written in cases.get(rules.id, ())]


def _drill(skill: str, subject: str, cases: Mapping[str, tuple[str, ...]]) -> Drill:
    form, show = _SHOWN[subject]
    return Drill(
        skill=skill, kind=PLACEMENT, rules=tuple(book for book in (G, C, K) if book in cases), form=form,
        subject=subject, pool=_pool(subject, cases), key=key_of(subject), show=show, made_for=False, weight=0,
        in_order=True,
    )  # fmt: skip


DRILLS = tuple(_drill(skill, subject, cases) for skill, (subject, cases) in CASES.items())
