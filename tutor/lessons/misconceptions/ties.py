"""Wrong rules about tied tricks, and about who takes the hand by its tricks (EM)."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine import Ruleset
from tutor.lessons.misconceptions.inputs import Duel, TiedLead, Trick, Tricks
from tutor.lessons.misconceptions.keys_cards import SIDES, right_duel, right_tricks
from tutor.lessons.misconceptions.records import Answer, C, G, K, Misconception, words
from tutor.lessons.misconceptions.strengths import right_strength

_ALL = (G, C, K)


def _right(rules: Ruleset, tricks: Tricks) -> Answer:
    return right_tricks(rules, tricks).value


def _two_wins(_rules: Ruleset, tricks: Tricks) -> Answer:
    return next((side for side in SIDES if tricks.results.count(side) >= 2), "open")


def _third_after_tied_first(rules: Ruleset, tricks: Tricks) -> Answer:
    return _third(tricks) if tricks.results[0] == "=" and _third(tricks) else _right(rules, tricks)


def _third_after_tied_second(rules: Ruleset, tricks: Tricks) -> Answer:
    return _third(tricks) if tricks.results[1:2] == "=" and _third(tricks) else _right(rules, tricks)


def _third(tricks: Tricks) -> str:
    """Give the side that won the third trick; nothing where it was tied or not played."""
    return tricks.results[2:3].strip("=")


def _one_each_then_tied(tricks: Tricks) -> bool:
    return tricks.results in {"AB=", "BA="}


def _third_tied_nobody(rules: Ruleset, tricks: Tricks) -> Answer:
    return "nobody" if _one_each_then_tied(tricks) else _right(rules, tricks)


def _third_tied_last_winner(rules: Ruleset, tricks: Tricks) -> Answer:
    return tricks.results[1] if _one_each_then_tied(tricks) else _right(rules, tricks)


def _three_ties_nobody(rules: Ruleset, tricks: Tricks) -> Answer:
    return "nobody" if tricks.results == "===" else _right(rules, tricks)


def _three_ties_eldest(rules: Ruleset, tricks: Tricks) -> Answer:
    return tricks.eldest if tricks.results == "===" else _right(rules, tricks)


def _nobody_on_eleven(rules: Ruleset, tricks: Tricks) -> Answer:
    return _right(rules, replace(tricks, eleven=None))


def _first_takes_all(rules: Ruleset, tricks: Tricks) -> Answer:
    return tricks.results[0] if tricks.results[0] != "=" else _right(rules, tricks)


def _tie_to_first(rules: Ruleset, duel: Duel) -> Answer:
    found = right_duel(rules, duel).value
    return "A" if found == "=" else found


def _tie_to_second(rules: Ruleset, duel: Duel) -> Answer:
    found = right_duel(rules, duel).value
    return "B" if found == "=" else found


def _any_equal_best(rules: Ruleset, trick: Trick) -> Answer:
    heights = [right_strength(rules, card, trick.vira) for card in trick.cards]
    best = max(heights)
    return "=" if heights.count(best) > 1 else SIDES[heights.index(best) % 2]


def _eldest_leads(_rules: Ruleset, tied: TiedLead) -> Answer:
    return tied.eldest


def _same_leads(_rules: Ruleset, tied: TiedLead) -> Answer:
    return tied.lead


_FIRST = "gauderio/empate/1 cego/jogo/5 claudista/3.7.1"
_SECOND = "gauderio/empate/2 cego/jogo/4 AMB-C08 claudista/3.7.2"
_THIRD = "gauderio/empate/4 cego/jogo/4 AMB-C08 claudista/3.7.4"
_EQUAL = "gauderio/def/empatar cego/jogo/2 cego/jogo/6 claudista/3.7 AMB-K03"
_NO_HAND = ("AMB-G31",)
"""A hand survives a tie only when the first trick was tied, and o mão led that one: no real hand parts the two."""

ROWS = (
    Misconception(
        id="EM-01", rules=_ALL, skill="tie.hand", subject="tricks", example="rodadas =A, mao B", answer=_two_wins,
        cites=words(_FIRST),
    ),
    Misconception(
        id="EM-02", rules=_ALL, skill="tie.hand", subject="tricks", example="rodadas =AB, mao B",
        answer=_third_after_tied_first, cites=words(_FIRST),
    ),
    Misconception(
        id="EM-03", rules=_ALL, skill="tie.hand", subject="tricks", example="rodadas A=B, mao B",
        answer=_third_after_tied_second, cites=words(_SECOND),
    ),
    Misconception(
        id="EM-04", rules=_ALL, skill="tie.hand", subject="tricks", example="rodadas AB=, mao B",
        answer=_third_tied_nobody, cites=words(_THIRD),
    ),
    Misconception(
        id="EM-05", rules=_ALL, skill="tie.hand", subject="tricks", example="rodadas AB=, mao B",
        answer=_third_tied_last_winner, cites=words(_THIRD),
    ),
    Misconception(
        id="EM-06", rules=(G,), skill="tie.three", subject="tricks", example="rodadas ===, mao A", from_rules=K,
        answer=_three_ties_nobody, cites=words("gauderio/empate/5"),
    ),
    Misconception(
        id="EM-07", rules=(K,), skill="tie.three", subject="tricks", example="rodadas ===, mao A", from_rules=G,
        answer=_three_ties_eldest, cites=words("claudista/3.7.5"),
    ),
    Misconception(
        id="EM-08", rules=(K,), skill="tie.three", subject="tricks", example="rodadas ===, mao A, onze A",
        answer=_nobody_on_eleven, cites=words("claudista/5.4"),
    ),
    Misconception(
        id="EM-09", rules=_ALL, skill="tie", subject="duel", example="3c 3o", examples={K: "3c 3o vira 5p"},
        answer=_tie_to_first, cites=words(_EQUAL),
    ),
    Misconception(
        id="EM-10", rules=_ALL, skill="tie", subject="duel", example="3c 3o", examples={K: "3c 3o vira 5p"},
        answer=_tie_to_second, cites=words(_EQUAL),
    ),
    Misconception(
        id="EM-11", rules=_ALL, skill="tie", subject="trick", example="3c 2o 3p 12o",
        examples={K: "3c 2o 3p Ko vira 5c"}, answer=_any_equal_best,
        cites=words("gauderio/def/empatar AMB-G34 cego/jogo/2 AMB-C50 claudista/3.7 AMB-K03"),
    ),
    Misconception(
        id="EM-12", rules=(K,), skill="tie.three", subject="tied.lead", example="saiu na empatada: 1; mao: 0",
        from_rules=C, answer=_eldest_leads, cites=words("claudista/3.8"), never=_NO_HAND,
    ),
    Misconception(
        id="EM-13", rules=(C,), skill="tie.three", subject="tied.lead", example="saiu na empatada: 1; mao: 0",
        from_rules=K, answer=_same_leads, cites=words("cego/jogo/6 cego/mao/4"), never=_NO_HAND,
    ),
    Misconception(
        id="EM-14", rules=_ALL, skill="tie.hand", subject="tricks", example="rodadas ABB, mao A",
        answer=_first_takes_all,
        cites=words("gauderio/def/mao/2 gauderio/jogo/5 cego/jogo/3 claudista/3.6"),
    ),
)  # fmt: skip
