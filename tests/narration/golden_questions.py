"""Every question of the protocol under every rulebook, told in full, and the command that records it anew.

`python -m tests.narration.golden_questions`, after having read what it says.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.narration.golden_hands import LEGAL, REPLAYED
from tutor.engine import RuleError
from tutor.narration import LANGUAGES, message, outline
from tutor.protocol.judge import ruled
from tutor.protocol.queries import QUERIES
from tutor.rulebook import RULEBOOKS

GOLDEN = Path(__file__).parent / "golden" / "questions"
Queries = Sequence[Mapping[str, Any]]
POINTS = ("gauderio", "cego")


def _cards(text: str) -> list[str]:
    return text.split()


def _plays(text: str) -> list[dict[str, Any]]:
    """``3c x4o``: a card a seat; ``x`` lies face down."""
    return [
        {"seat": seat, "card": word.removeprefix("x"), **({"hidden": True} if word.startswith("x") else {})}
        for seat, word in enumerate(text.split())
    ]


def _each(rules: Sequence[str], *cases: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for name in rules:
        for case in cases:
            yield {"rules": name, **case}


def questions(ask: str) -> Iterator[dict[str, Any]]:
    """The cases of a question; those that a rulebook does not have are told as that."""
    yield from _CASES[ask]()


_PAIRS = ("7e 3c", "1c 1o", "12p 10e", "4c 7c", "1e 1p")
_FOURS = ("Ac 3p 4e Qo", "7c 7p 4e 5e", "Qc 3p x4e Jo")
_TRICKS = (
    (), (0,), (0, 0), (None, 1), (0, None), (1, 0, None), (None, None, 0), (None, None, None), (1, 0, 1),
)  # fmt: skip
_THREES = ("1c 7c 6p", "12o 3o 6e", "10o 11o 4p", "5e 3p 10c", "10e 11p 12c", "7c 6c 5c")
_FRENCH = ("Ac 3p", "Ac Ao", "Kp Qe", "3e 3c")
_CASES = {
    "compare": lambda: (
        *_each(POINTS, *({"a": a, "b": b} for a, b in map(str.split, _PAIRS))),
        *_each(("claudista",), *({"a": a, "b": b, "vira": "Kc"} for a, b in map(str.split, _FRENCH))),
        *_each(("claudista",), {"a": "Ac", "b": "3p"}),
    ),
    "order": lambda: (*_each(POINTS, {}), *_each(("claudista",), {"vira": "7c"}, {"vira": "3e"})),
    "trick": lambda: (
        *_each(POINTS, *({"plays": _plays(laid), "eldest": 0} for laid in ("3c 2o", "3c 3o", "3c 2o 3p 4e"))),
        *_each(POINTS, {"plays": _plays("3c x1e"), "eldest": 0}),
        *_each(("gauderio",), {"plays": _plays("x3c x1e"), "eldest": 0}),
        *_each(("cego",), {"plays": _plays("4c 5c 3c 6o 4e 3p"), "eldest": 2, "lead": 4}),
        *_each(
            ("claudista",),
            *({"plays": _plays(laid), "eldest": 1, "vira": "Kc"} for laid in _FOURS),
            {"plays": _plays("x4c 3p x4e Qo"), "eldest": 1, "vira": "Kc"},
        ),
    ),
    "hand": lambda: (
        *_each(
            RULEBOOKS,
            *(
                {"tricks": list(won), "eldest": 1}
                for won in _TRICKS
            ),
        ),
        *_each(("claudista",), {"tricks": [None] * 3, "eldest": 1, "mao_de_11": 0}),
    ),
    "envido": lambda: _each(
        RULEBOOKS,
        *({"cards": _cards(held)} for held in _THREES),
    ),
    "flor": lambda: _each(
        RULEBOOKS, *({"cards": _cards(held)} for held in ("7c 6c 5c", "12o 7o 10o", "12o 11o 10o", "7c 7p 7e"))
    ),
    "falta": lambda: (
        *_each(RULEBOOKS, {"score": [5, 7]}, {"score": [0, 0]}),
        *_each(POINTS, {"score": [20, 10], "target": 24}, {"score": [17, 17], "target": 24}),
        *_each(POINTS, {"score": [5, 7], "winner": 1, "options": {"falta_rule": "winner_gap"}}),
        *_each(("gauderio",), {"score": [8, 10], "target": 24, "options": {"falta_rule": "halves"}}),
        *_each(("cego",), {"score": [18, 3]}),
    ),
    "bet": lambda: (
        *_each(
            POINTS,
            *({"kind": "truco", "calls": calls, "answer": answer}
              for calls in (["truco"], ["truco", "retruco", "vale_4"])
              for answer in ("quero", "nao_quero")),
            *({"kind": "envido", "calls": calls, "answer": answer}
              for calls in (["envido"], ["real_envido"], ["envido", "real_envido"])
              for answer in ("quero", "nao_quero")),
            {"kind": "envido", "calls": ["falta_envido"], "answer": "quero", "score": [5, 7]},
            {"kind": "envido", "calls": ["envido", "falta_envido"], "answer": "nao_quero", "score": [5, 7]},
            {"kind": "envido", "calls": ["falta_envido"], "answer": "quero"},
            *({"kind": "flor", "calls": ["flor"], "answer": answer} for answer in ("sem_flor", "quero", "nao_quero")),
            {"kind": "flor", "calls": ["flor", "contra_flor"], "answer": "quero"},
            {"kind": "flor", "calls": ["flor", "contra_flor_e_o_resto"], "answer": "quero", "score": [5, 7]},
            {"kind": "truco", "calls": ["retruco"], "answer": "quero"},
            {"kind": "envido", "calls": ["envidu"], "answer": "quero"},
        ),
        *_each(
            ("claudista",),
            *({"kind": "truco", "calls": calls, "answer": answer}
              for calls in (["truco"], ["truco", "seis"], ["truco", "seis", "nove", "doze"])
              for answer in ("quero", "nao_quero")),
            {"kind": "envido", "calls": ["envido"], "answer": "quero"},
            {"kind": "truco", "calls": ["truco", "nove"], "answer": "quero"},
        ),
    ),
    "envido_contest": lambda: (
        *_each(
            RULEBOOKS,
            {"hands": [_cards("1c 7c 6p"), _cards("12o 3o 6e")], "eldest": 0},
            {"hands": [_cards("4e 6e 1p"), _cards("4p 6p 1o")], "eldest": 1},
            {"hands": [_cards("7c 6c 5c"), _cards("12o 3o 6e")], "eldest": 0},
            {"hands": [_cards(held) for held in ("4e 6e 1p", "4p 6p 1o", "10e 2p 3c", "12e 2o 3p")], "eldest": 2},
        ),
        *_each(("cego",), {"hands": [_cards("7c 6c 5c"), _cards("12o 3o 6e")], "eldest": 0, "flor_sung": [0]}),
        *_each(
            POINTS,
            {"hands": [_cards("4e 6e 1p"), _cards("4p 6p 1o")], "eldest": 1, "options": {"envido_tie": "nobody"}},
        ),
    ),
    "flor_contest": lambda: _each(
        RULEBOOKS,
        {"hands": [_cards("7o 6o 4o"), _cards("7e 6e 5e")], "eldest": 0},
        {"hands": [_cards("7o 6o 4o"), _cards("7e 6e 4e")], "eldest": 1},
        {"hands": [_cards("7o 6o 4o"), _cards("7e 6e 5p")], "eldest": 0},
        {"hands": [_cards("7o 6o 4p"), _cards("7e 6e 5p")], "eldest": 0},
    ),
    "match": lambda: (
        *_each(RULEBOOKS, {"score": [11, 4]}, {"score": [12, 4]}),
        *_each(POINTS, *({"score": [a, 24], "target": 24, "reached_first": 1} for a in (25, 24))),
        *_each(POINTS, {"score": [24, 24], "target": 24}, {"score": [3, 4], "target": 13}),
        *_each(POINTS, {"score": [24, 24], "target": 24, "eldest": 1, "options": {"tie_at_target": "mao"}}),
    ),
    "incident": lambda: (
        *_each(("claudista",), *_INCIDENTS),
        *_each(POINTS, {"incident": "wrong_count", "dealer": 0, "seat": 1, "count": 4}),
    ),
    "legal": lambda: LEGAL,
    "replay": lambda: REPLAYED,
}  # fmt: skip
"""The cases of each question."""


def _incident(incident: str, dealer: int = 0, **facts: Any) -> dict[str, Any]:
    return {"incident": incident, "dealer": dealer, **facts}


_INCIDENTS = (
    _incident("cut_excess", by=3),
    _incident("cut_excess", by=3, repeated=True, deliberate=True),
    _incident("cut_peek", by=3),
    _incident("cut_peek", by=3, repeated=True, stake=3),
    _incident("cut_both_sides", by=3),
    *(_incident("cut_seen_card", by=3, destination=to) for to in ("keep", "partner", "vira", "burn")),
    _incident("deal_peek"),
    _incident("first_card_to_own_side"),
    _incident("burn", equal_knowledge=True),
    _incident("burn", seen_own=True),
    *(_incident("wrong_count", seat=1, count=count) for count in (2, 3, 4, 5)),
    _incident("wrong_count", seat=1, count=4, started=True, claim=True, stake=3),
    _incident("wrong_count", seat=1, count=4, started=True, claim=True, dealer_asked=True),
    _incident("wrong_count", seat=2, count=4),
    _incident("wrong_count", seat=2, count=4, accept_extra=True),
    _incident("dealer_asks", raised=True),
    _incident("dealer_asks", raised=True, keep=True),
    _incident("out_of_turn", seat=2),
    _incident("hide", seat=1, trick=1),
    _incident("hide", seat=1, trick=2, partner_hid=True),
    _incident("hide", seat=1, trick=2),
    _incident("truco_on_eleven", seat=1, score=[11, 4]),
    _incident("truco_on_eleven", seat=1, score=[11, 11], call="seis"),
    _incident("truco_on_eleven", seat=1, score=[3, 4]),
    _incident("look_in_the_dark", seat=2),
    _incident("look_in_the_dark", seat=2, deliberate=True),
    _incident("drip", by=1),
    _incident("touch_score", by=1),
    *(_incident("lose_with", points=points) for points in (0, 1, 7)),
    _incident("zap_on_forehead"),
    _incident("zap_on_forehead", consent=True),
    _incident("bang_on_glass", by=0),
    _incident("broken_table", by=0),
    _incident("raffle", by_name="Valcir", players=["Valcir", "Ana"]),
    _incident("raffle", by_name="Ana", players=["Valcir", "Ana"]),
)


def page(ask: str, lang: str) -> str:
    """All cases of a question: what is asked, and what is said."""
    return "\n".join(_told(ask, case, lang) for case in questions(ask))


def _told(ask: str, case: Mapping[str, Any], lang: str) -> str:
    shown = {name: value for name, value in case.items() if name != "hand"}
    head = f"# {json.dumps(shown, ensure_ascii=False)}"
    if "hand" in case:
        head += "".join(f"\n#   {line}" for line in case["hand"].splitlines())
    seats = len(case.get("plays", case.get("hands", ())))
    try:
        rulings = ruled({"ask": ask, **case}).rulings
    except RuleError as error:
        return f"{head}\n{message(error, lang)}\n"
    return "\n".join((head, *(outline(ruling, lang, players=seats) for ruling in rulings), ""))


def path(ask: str, lang: str) -> Path:
    """Where the page of a question stands."""
    return GOLDEN / f"{ask}.{lang}.txt"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for ask in QUERIES:
        for lang in LANGUAGES:
            path(ask, lang).write_text(page(ask, lang), "utf-8")
