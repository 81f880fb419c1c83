"""What a switch changes, shown: for each one that a single question can show, questions that come out differently.

Switches about who may speak when show only in a running hand, and have none here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from tutor.engine.deck import cards
from tutor.engine.errors import RuleError
from tutor.engine.question import Question, question, ruled
from tutor.engine.reasons import Ruling
from tutor.engine.tricks import Play
from tutor.engine.variants import with_switches
from tutor.rulebook import option


class Example(NamedTuple):
    """One question under two settings of a switch: what the referee says, or why it will not."""

    question: Question
    here: Ruling[Any] | RuleError
    otherwise: Ruling[Any] | RuleError


def example(rules: str, name: str, value: str, beside: str | None = None) -> Example | None:
    """Give a question that two values of a switch rule differently; ``beside`` is the default unless given.

    >>> found = example("cego", "all_tied", "nobody")
    >>> found.here.value.outcome, found.otherwise.value.outcome
    ('nobody', 'team')
    """
    other = option(name).default_for(rules) if beside is None else beside
    for asked in questions(name):
        here, otherwise = _ruled(rules, name, value, asked), _ruled(rules, name, other, asked)
        if _said(here) != _said(otherwise):
            return Example(asked, here, otherwise)
    return None


def questions(name: str) -> tuple[Question, ...]:
    """Give the questions that show a switch; none where only a running hand would.

    >>> [asked.ask for asked in questions("all_tied")]
    ['hand']
    """
    return _questions().get(name, ())


def _ruled(rules: str, name: str, value: str, asked: Question) -> Ruling[Any] | RuleError:
    try:
        return ruled(with_switches(rules, {name: value}), asked)
    except RuleError as error:
        return error


def _said(found: Ruling[Any] | RuleError) -> object:
    return found.code if isinstance(found, RuleError) else found.value


def _bet(kind: str, calls: str, answer: str, **facts: Any) -> Question:  # noqa: ANN401
    # a score and a winner, so that whatever is measured by them has its number
    named = {"score": (5, 7), "winner": 0, **facts}
    return question("bet", kind=kind, calls=tuple(calls.split()), answer=answer, **named)


@cache
def _questions() -> Mapping[str, tuple[Question, ...]]:
    tied = question("envido_contest", hands=(cards("4e 6e 1p"), cards("4p 6p 1o")))
    flor = question("envido_contest", hands=(cards("7c 6c 5c"), cards("12o 3o 6e")))
    flores = question("flor_contest", hands=(cards("7c 6c 5c"), cards("7e 6e 5e")))
    falta = [question("falta", score=score, target=24, winner=1) for score in ((20, 10), (8, 10))]
    high, low = cards("3c 10o")
    both = {"score": (25, 24), "target": 24, "reached_first": 1}
    return {
        "envido_tie": (tied, flores),
        "falta_over_envido_refused": (_bet("envido", "envido falta_envido", "nao_quero"),),
        "real_envido_value": (_bet("envido", "real_envido", "quero"), _bet("envido", "envido real_envido", "quero")),
        "allow_envido_envido": (_bet("envido", "envido envido", "quero"),),
        "allow_real_real": (_bet("envido", "real_envido real_envido", "quero"),),
        "fold_first_trick_envido_bonus": (_bet("truco", "truco", "nao_quero", first_trick=True),),
        "end_check": (
            question("match", **both),
            question("match", **both, by_falta=True),
            question("match", score=(18, 20), target=18, reached_first=0),
            question("match", score=(12, 13), reached_first=0),
        ),
        "tie_at_target": (question("match", score=(24, 24), target=24, reached_first=1, eldest=0),),
        "falta_rule": tuple(falta),
        "hidden_cards": (question("trick", plays=(Play(0, high), Play(1, low, hidden=True))),),
        "flor_mandatory": (flor,),
        "flor_accept": (_bet("flor", "flor", "quero"),),
        "flor_flee": (_bet("flor", "flor", "nao_quero"),),
        "contraflor_refused": (_bet("flor", "flor contra_flor", "nao_quero"),),
        "cfr_refused": (_bet("flor", "flor contra_flor_e_o_resto", "nao_quero"),),
        "cfr_value": (_bet("flor", "flor contra_flor_e_o_resto", "quero"),),
        "flor_stack": (_bet("flor", "flor contra_flor", "quero", flores=2),),
        "all_tied": (question("hand", tricks=(None, None, None)),),
        "envido_chain": (
            _bet("envido", "envido envido real_envido", "quero"),
            _bet("envido", "real_envido real_envido", "quero"),
            _bet("envido", "envido envido real_envido", "nao_quero"),
        ),
        "falta_as_raise": (_bet("envido", "envido falta_envido", "nao_quero"),),
        "three_figure_flor": (question("flor", cards=cards("12o 11o 10o")),),
    }
