"""Cases in a running hand: what has been said and laid, and an act that somebody wants to do now. May he?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine import Action, Card, Ruleset, Ruling, advance, judge, start_hand
from tutor.engine.ceremony import History, Rite, do_rite, judge_rite, start_ceremony
from tutor.engine.match import next_eldest
from tutor.engine.question import Question
from tutor.engine.state import HandState

__all__ = ["action", "dealt", "moments", "moments_of_switch", "next_after", "repeated_cut", "ruling_of_moment"]

_PLAIN, _FLOR, _FLORES = "1c 7c 6p / 12o 3o 6e", "2c 5c 7c / 12o 3e 6e", "4e 7e 12e / 2c 6c 7c"
_FOUR = "3c 2c 4p / 12o 4e 6e / 3p 10c 5e / 11o 5o 6c"
_VIRA_4 = "3c 2c 4c / 5p Ae Qe / 3p 2p 4p / 5c 7p Je / 4o"
_ELEVEN = {"score": (11, 4)}
_CUTTER = 3  # sits before the dealer

# The deal, what has been done, and the acts that are each asked about, seat first; then the score where it matters.
_SPANISH: tuple[tuple[str, str, str], ...] = (
    (_PLAIN, "", "0 truco | 1 truco | 0 envido | 1 envido | 0 joga 7c | 1 joga 3o | 0 esconde 7c | 0 baralho | 0 flor"),
    (_PLAIN, "", "0 seis"),
    (_PLAIN, "0 truco", "1 quero | 1 retruco | 1 envido | 0 retruco | 1 vale_4 | 0 joga 7c | 1 baralho | 1 flor"),
    (_PLAIN, "0 truco; 1 quero", "1 retruco | 0 retruco | 0 truco | 1 envido"),
    (_PLAIN, "0 truco; 1 retruco", "0 vale_4 | 0 quero | 1 vale_4"),
    (_PLAIN, "0 truco; 1 retruco; 0 vale_4", "1 quero | 1 truco"),
    (_PLAIN, "0 truco; 1 envido; 0 quero", "1 quero | 0 envido"),
    (_PLAIN, "0 joga 7c", "1 envido | 0 envido | 1 truco | 1 esconde 3o"),
    (_PLAIN, "0 joga 7c; 1 joga 3o", "1 envido | 1 joga 12o | 0 joga 1c | 1 truco | 1 esconde 6e"),
    (_PLAIN, "0 envido", "1 real_envido | 1 falta_envido | 1 envido | 1 quero | 1 truco | 1 joga 3o"),
    (_PLAIN, "0 real_envido", "1 falta_envido | 1 real_envido | 1 envido"),
    (_PLAIN, "0 envido; 1 real_envido", "0 falta_envido | 0 envido | 0 quero"),
    (_PLAIN, "0 falta_envido", "1 real_envido | 1 quero"),
    (_PLAIN, "0 envido; 1 real_envido; 0 falta_envido", "1 quero | 1 envido"),
    (_FLOR, "", "0 flor | 1 envido | 0 joga 7c | 0 envido"),
    (_FLOR, "0 flor", "1 envido | 1 flor | 1 contra_flor | 1 quero"),
    (_FLORES, "0 flor", "1 contra_flor | 1 contra_flor_e_o_resto | 1 nao_quero | 1 quero"),
    (_FLORES, "0 flor; 1 contra_flor", "0 nao_quero | 0 contra_flor_e_o_resto | 0 quero"),
    (_FLORES, "0 flor; 1 contra_flor_e_o_resto", "0 nao_quero | 0 quero"),
    (_FOUR, "", "0 envido | 2 envido | 3 envido | 1 joga 12o"),
    (_FOUR, "0 truco", "3 quero | 2 quero | 2 baralho"),
)  # fmt: skip
_FRENCH: tuple[tuple[str, str, str], ...] = (
    (_VIRA_4, "", "0 truco | 1 truco | 0 joga 3c | 1 joga Ae | 0 esconde 3c | 0 seis | 0 baralho"),
    (_VIRA_4, "0 truco", "1 quero | 3 quero | 2 quero | 1 seis | 1 nove | 0 joga 3c"),
    (_VIRA_4, "0 truco; 1 quero", "1 seis | 0 seis | 0 joga 3c"),
    (_VIRA_4, "0 truco; 1 seis", "0 nove | 0 quero"),
    (_VIRA_4, "0 joga 3c", "0 joga 2c"),
    (_VIRA_4, "0 joga 3c; 1 joga 5p; 2 joga 4p; 3 joga 7p", "1 esconde Ae | 0 joga 2c"),
    (_VIRA_4, "0 joga 3c; 1 joga 5p; 2 joga 4p; 3 joga 7p; 1 esconde Ae", "3 esconde Je | 2 esconde 3p"),
)
_TIED_4 = "3c 2c 4c / 3p Ae Qe / Ap 2p 4p / 6c 7p Je / 4o"
_TIED = "0 joga 3c; 1 joga 3p; 2 joga 4p; 3 joga 7p"
_ON_ELEVEN = ("", "0 aceita_mao_de_11 | 0 recusa_mao_de_11 | 0 joga 3c | 1 truco")


def moments(rules: str) -> tuple[Question, ...]:
    """Give the cases of a rulebook, a question an act."""
    rows: list[tuple[str, str, str, dict[str, Any]]] = [
        (*row, {}) for row in (_FRENCH if rules == "claudista" else _SPANISH)
    ]
    if rules == "claudista":
        rows.append((_VIRA_4, *_ON_ELEVEN, _ELEVEN))
    return moments_of_switch(rules, "next_mao") + tuple(
        Question("moment", {"deal": deal, "done": tuple(filter(None, done.split("; "))), "act": act, **more})
        for deal, done, acts, more in rows
        for act in acts.split(" | ")
    )


def moments_of_switch(rules: str, switch: str) -> tuple[Question, ...]:
    """Give the cases that show a switch only in a running hand.

    >>> moments_of_switch("claudista", "answer_by")[0].facts["act"]
    '3 quero'
    """
    match rules, switch:
        case "cego", "envido_after_truco":
            return (_moment(_PLAIN, "1 truco", "0 envido"),)
        case "claudista", "answer_by":
            return (_moment(_VIRA_4, "0 truco; 1 nao_quero", "3 quero"),)
        case "claudista", "after_tie_force":
            return (_moment(_TIED_4, _TIED, "0 joga 4c"),)
        case "claudista", "raise_in_11":
            return (_moment(_VIRA_4, "0 aceita_mao_de_11; 2 aceita_mao_de_11", "0 seis", **_ELEVEN),)
        case "claudista", "recurrence_scope":
            return (Question("cut", {}),)
        case "gauderio", "next_mao":
            done = "0 joga 7c; 1 joga 6e; 0 joga 1c; 1 joga 12o"
            return (Question("next", {"deal": _PLAIN, "done": tuple(done.split("; "))}),)
        case "cego", "next_mao":
            done = "1 joga 12o; 2 joga 3p; 3 joga 5o; 0 joga 3c; 1 baralho"
            return (Question("next", {"deal": _FOUR, "done": tuple(done.split("; ")), "eldest": 1}),)
        case _:
            return ()


def _moment(deal: str, done: str, act: str, **more: Any) -> Question:  # noqa: ANN401  # a score
    return Question("moment", {"deal": deal, "done": tuple(done.split("; ")), "act": act, **more})


def action(rules: Ruleset, said: str) -> Action:
    """Read an act: ``0 joga 7c``, ``1 envido``."""
    seat, verb, *card = said.split()
    return Action(int(seat), verb, rules.deck.parse(card[0]) if card else None)


def dealt(rules: Ruleset, facts: Mapping[str, Any]) -> tuple[list[list[Card]], Card | None]:
    """Give the hands of a case, and the vira where the rulebook has one."""
    hands = [[rules.deck.parse(code) for code in part.split()] for part in facts["deal"].split(" / ")]
    return (hands[:-1], hands[-1][0]) if rules.vira.value else (hands, None)


def ruling_of_moment(rules: Ruleset, facts: Mapping[str, Any]) -> Ruling[Any]:
    """Play what has been done, and let the judge say whether the act may be done; `RuleError` says what stops it."""
    return judge(_played(rules, facts), action(rules, facts["act"]))


def next_after(rules: Ruleset, facts: Mapping[str, Any]) -> Ruling[int]:
    """Play a hand, and say who is o mão of the next one."""
    return next_eldest(_played(rules, facts))


def _played(rules: Ruleset, facts: Mapping[str, Any]) -> HandState:
    hands, vira = dealt(rules, facts)
    state = start_hand(rules, hands, vira=vira, score=facts.get("score", (0, 0)), eldest=facts.get("eldest", 0))
    for said in facts["done"]:
        state, _ = advance(state, action(rules, said))
    return state


def repeated_cut(rules: Ruleset, _: Mapping[str, Any]) -> Ruling[Any]:
    """Rule on a fourth movement made on purpose by a cutter who has erred before, in another hand."""
    table = start_ceremony(rules, dealer=0, history=History(cut_errors=(_CUTTER,)))
    for verb, seat in (("embaralha", 0), *(("separa", _CUTTER),) * 3):
        table, _events = do_rite(table, Rite(seat=seat, verb=verb))
    return judge_rite(table, Rite(seat=_CUTTER, verb="separa", deliberate=True))
