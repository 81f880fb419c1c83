"""The cases that are ruled beside the clauses: data only, a question a row; no answer is written down anywhere.

Which clause a case belongs to is not written down either: the ruling says which ones it rests on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from tutor.engine import Play, Ruleset, Ruling, cards, rule_incident, ruleset
from tutor.engine.house_examples import questions
from tutor.engine.ladder import KINDS
from tutor.engine.question import Question, question, ruled
from tutor.engine.scoring import target_of
from tutor.lessons.reference_moments import moments, moments_of_switch, next_after, repeated_cut, ruling_of_moment
from tutor.lessons.reference_refusals import refused

__all__ = ["cases", "ruling_of", "switch_cases"]

_SPANISH_COUNTS = ("1c 7c 6p", "12c 7c 6p", "10o 11o 4p", "6e 7e 2o", "1p 3e 4o", "10e 11p 12c")
_FLORES = ("7c 6c 5c", "10e 11e 12e")
_PAIRS = {
    "gauderio": ("1e 1p", "1p 7e", "7e 7o", "7o 3c", "7e 1c", "3c 2o", "12p 7c", "4c 4o"),
    "cego": ("1e 1p", "7e 7o", "7o 3c", "3e 2c", "1c 12o", "11c 10o", "10p 7c", "7p 6e", "5o 4e", "1c 1o"),
    "claudista": ("Jp Jo", "Jc 3p", "3c 2e", "Qe 7c", "4c 4o"),
}
_TRICKS = {
    "gauderio": ("3c 2o", "3c 3o", "x1e 4c", "3c x10o", "3c 2c 3e 2e"),
    "cego": ("3c 2o", "3c 3o", "3c x10o"),
    "claudista": ("Jc 3p x4e Qo", "3c 2p 4e 3o"),
}
_HANDS = ("00", "01", "=1", "0=", "10=", "==0", "===")
_BETS = {
    "gauderio": (
        "truco", "truco retruco", "truco retruco vale_4", "envido", "real_envido", "envido real_envido", "falta_envido",
        "real_envido falta_envido", "envido real_envido falta_envido", "envido falta_envido", "envido envido",
        "real_envido real_envido", "flor", "flor contra_flor", "flor contra_flor_e_o_resto",
    ),
    "cego": (
        "truco", "truco retruco", "truco retruco vale_4", "envido", "envido envido", "envido real_envido",
        "real_envido", "real_envido real_envido", "falta_envido", "envido falta_envido", "flor", "flor contra_flor",
        "flor contra_flor_e_o_resto",
    ),
    "claudista": ("truco", "truco seis", "truco seis nove", "truco seis nove doze"),
}  # fmt: skip
_ON = True
_INCIDENTS: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("raffle", {"by_name": "Valcir", "players": ("Valcir", "Ana", "Beto", "Caio", "Duda")}),
    ("cut_excess", {"by": 3}),
    ("cut_excess", {"by": 3, "repeated": _ON, "deliberate": _ON}),
    ("cut_peek", {"by": 3}),
    ("cut_peek", {"by": 3, "repeated": _ON}),
    ("cut_both_sides", {"by": 3}),
    ("cut_seen_card", {"by": 3, "destination": "keep"}),
    ("cut_seen_card", {"by": 3, "destination": "partner"}),
    ("cut_seen_card", {"by": 3, "destination": "vira"}),
    ("cut_seen_card", {"by": 3, "destination": "burn"}),
    ("deal_peek", {}),
    ("deal_peek", {"repeated": _ON}),
    ("first_card_to_own_side", {}),
    ("first_card_to_own_side", {"card_taken_at_cut": _ON}),
    ("burn", {"equal_knowledge": _ON}),
    ("burn", {}),
    ("wrong_count", {"seat": 1, "count": 3}),
    ("wrong_count", {"seat": 1, "count": 2, "started": _ON, "claim": _ON}),
    ("wrong_count", {"seat": 1, "count": 4, "started": _ON, "claim": _ON, "dealer_asked": _ON}),
    ("wrong_count", {"seat": 1, "count": 4}),
    ("wrong_count", {"seat": 3, "count": 2}),
    ("wrong_count", {"seat": 2, "count": 2}),
    ("wrong_count", {"seat": 2, "count": 4}),
    ("wrong_count", {"seat": 2, "count": 4, "accept_extra": _ON}),
    ("dealer_asks", {}),
    ("dealer_asks", {"raised": _ON, "stake": 3}),
    ("out_of_turn", {"seat": 3}),
    ("hide", {"seat": 2, "trick": 1}),
    ("hide", {"seat": 3, "trick": 2}),
    ("hide", {"seat": 3, "trick": 2, "partner_hid": _ON}),
    ("hide", {"seat": 2, "trick": 2, "after_tie_first": _ON}),
    ("truco_on_eleven", {"seat": 0, "score": (11, 4)}),
    ("truco_on_eleven", {"seat": 1, "score": (11, 11)}),
    ("look_in_the_dark", {"seat": 2}),
    ("look_in_the_dark", {"seat": 2, "deliberate": _ON}),
    ("lose_with", {"points": 0}),
    ("lose_with", {"points": 1}),
    ("zap_on_forehead", {"consent": False}),
    ("bang_on_glass", {"by": 0}),
    ("broken_table", {"by": 0}),
    ("drip", {"by": 0}),
    ("touch_score", {"by": 0}),
)


_RUNNING = {"moment": ruling_of_moment, "next": next_after, "cut": repeated_cut, "refused": refused}


def ruling_of(rules: Ruleset, asked: Question) -> Ruling[Any]:
    """Let the referee rule a case; `RuleError` says what stops it.

    >>> ruling_of(ruleset("gauderio"), question("envido", cards=cards("1c 7c 6p"))).value
    28
    """
    if asked.ask == "incident":
        return rule_incident(rules, asked.facts["incident"], **{"dealer": 0, **asked.facts["said"]})
    if asked.ask in _RUNNING:
        return _RUNNING[asked.ask](rules, asked.facts)
    return ruled(rules, asked)


@cache
def cases(rules: str) -> tuple[Question, ...]:
    """Give the cases of a rulebook, the plainest first.

    >>> cases("claudista")[0].ask
    'compare'
    """
    questions = (*_of_cards(rules), *_of_hands(rules), *_of_scores(rules), *_of_bets(rules))
    return (*questions, *moments(rules), *_of_the_table(rules))


def switch_cases(rules: str, switch: str) -> tuple[Question, ...]:
    """Give the cases that are there to show one switch.

    >>> [asked.ask for asked in switch_cases("cego", "next_mao")]
    ['next']
    """
    return (*questions(switch), *moments_of_switch(rules, switch))


def _of_cards(rules: str) -> Iterator[Question]:
    vira = {"vira": cards("Qc")[0]} if rules == "claudista" else {}
    for text in _PAIRS[rules]:
        a, b = cards(text)
        yield question("compare", a=a, b=b, **vira)
    yield question("order", **vira)
    for text in _TRICKS[rules]:
        laid = enumerate(text.split())
        plays = tuple(Play(seat, cards(code.removeprefix("x"))[0], code.startswith("x")) for seat, code in laid)
        yield question("trick", plays=plays, **vira)


def _of_hands(rules: str) -> Iterator[Question]:
    for text in _HANDS:
        tricks = tuple(None if one == "=" else int(one) for one in text)
        yield question("hand", tricks=tricks, eldest=1)
    if rules == "claudista":
        yield question("hand", tricks=(None, None, None), eldest=1, mao_de_11=0)
        return
    for text in _SPANISH_COUNTS:
        yield question("envido", cards=cards(text))
    for text in _FLORES:
        yield question("flor", cards=cards(text))
    yield question("envido", cards=cards("7c 6c 5c"))
    for hands in ("1c 7c 6p / 12o 3o 6e", "4e 6e 1p / 4p 6p 1o", "7c 6c 5c / 12o 3o 6e"):
        yield question("envido_contest", hands=tuple(map(cards, hands.split(" / "))), eldest=0)
    for hands in ("7o 6o 4o / 7e 6e 5e", "7o 6o 4o / 7e 6e 5p", "7o 6o 4o / 7e 6e 4e"):
        yield question("flor_contest", hands=tuple(map(cards, hands.split(" / "))), eldest=0)


def _of_scores(rules: str) -> Iterator[Question]:
    target = target_of(ruleset(rules))
    yield question("match", score=(target, target - 3), target=target, reached_first=0)
    yield question("match", score=(target + 1, target), target=target, reached_first=1)
    yield question("match", score=(target - 1, 4), target=target)
    yield question("match", score=(target, target), target=target, reached_first=1, eldest=0)
    if rules != "claudista":
        yield question("falta", score=(target - 7, 3), target=target, winner=1)
        yield question("falta", score=(8, 8), target=target, winner=1)


def _of_bets(rules: str) -> Iterator[Question]:
    target = target_of(ruleset(rules))
    for text in _BETS[rules]:
        calls = tuple(text.split())
        kind = next(kind for kind in KINDS if kind in text)
        stake = {"score": (5, 7), "target": target, "winner": 0} if "falta" in text or "resto" in text else {}
        for answer in ("quero", "nao_quero") if text != "flor" else ("sem_flor", "quero", "nao_quero"):
            yield question("bet", kind=kind, calls=calls, answer=answer, **stake)


def _of_the_table(rules: str) -> Iterator[Question]:
    if rules == "claudista":
        for incident, said in _INCIDENTS:
            yield Question("incident", {"incident": incident, "said": said})
