"""Questions that the referee refuses: how each is asked, and the key of the error that has to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tutor.engine import (
    Action,
    Play,
    RuleError,
    Ruleset,
    cards,
    compare,
    contest_envido,
    contest_flor,
    count_envido,
    count_flor,
    falta,
    has_flor,
    judge,
    match_over,
    order,
    play,
    price,
    resolve_trick,
    ruleset,
    start_hand,
    start_match,
    strength_of,
)
from tutor.engine.state import HandState

ONE, TWO, THREE = cards("1c 7c 6p"), cards("12o 3o 6e"), cards("2e 5p 4o")


class Wrong(NamedTuple):
    """A question, and the key of the error."""

    rules: str
    key: str
    ask: Callable[[Ruleset], Any]
    switches: dict[str, str] = {}  # noqa: RUF012  # nobody changes it


def _hand(rules: Ruleset, *hands: Any, **given: Any) -> HandState:
    return start_hand(rules, hands or [ONE, TWO], **given)


def _laid(rules: Ruleset, text: str, *seats: int, **given: Any) -> Any:
    plays = [Play(seat, card) for seat, card in zip(seats, cards(text), strict=True)]
    return resolve_trick(rules, plays, **given)


def wrong() -> Iterator[Wrong]:  # noqa: PLR0915  # a list, a question a line
    """Every refusal of the engine that does not need a hand in progress."""
    g, c, k = "gauderio", "cego", "claudista"
    king = cards("Ko")[0]
    for rules in (g, c):
        yield Wrong(rules, "bad_players", _hand_of_three)
        yield Wrong(rules, "bad_hand", lambda r: _hand(r, ONE[:2], TWO))
        yield Wrong(rules, "bad_hand", lambda r: count_envido(r, (*ONE, *THREE[:1])))
        yield Wrong(rules, "bad_hand", lambda r: has_flor(r, ONE[:2]))
        yield Wrong(rules, "bad_hand", lambda r: count_flor(r, ()))
        yield Wrong(rules, "duplicate_card", lambda r: _hand(r, ONE, (*TWO[:2], ONE[0])))
        yield Wrong(rules, "duplicate_card", lambda r: count_envido(r, (ONE[0], ONE[0], ONE[1])))
        yield Wrong(rules, "duplicate_card", lambda r: count_envido(r, (ONE[0], ONE[1], ONE[0])))
        yield Wrong(rules, "duplicate_card", lambda r: count_envido(r, (ONE[0], ONE[1], ONE[1])))
        yield Wrong(rules, "duplicate_card", lambda r: compare(r, ONE[0], ONE[0]))
        yield Wrong(rules, "duplicate_card", lambda r: contest_envido(r, [ONE, (*TWO[:2], ONE[0])]))
        yield Wrong(rules, "bad_players", lambda r: contest_envido(r, [ONE, TWO, THREE]))
        yield Wrong(rules, "bad_players", lambda r: _laid(r, "1c 7c 6p", 0, 1, 2))
        yield Wrong(rules, "bad_query.one_play_a_seat", lambda r: _laid(r, "1c 7c", 1, 1))
        yield Wrong(rules, "bad_query.one_play_a_seat", lambda r: _laid(r, "1c 7c", 1, 2))
        yield Wrong(rules, "duplicate_card", lambda r: _laid(r, "1c 1c", 0, 1))
        for eldest in (-1, 2):
            yield Wrong(rules, "bad_seat", lambda r, e=eldest: _hand(r, eldest=e))
            yield Wrong(rules, "bad_seat", lambda r, e=eldest: contest_envido(r, [ONE, TWO], e))
        yield Wrong(rules, "no_flor.sung", lambda r: contest_envido(r, [ONE, TWO], flor_sung=(0,)))
        yield Wrong(rules, "no_flor.nobody", lambda r: contest_flor(r, [ONE, TWO]))
        yield Wrong(rules, "bad_query.value", lambda r: price(r, "trucco", ("truco",), "quero"))
        yield Wrong(rules, "bad_query.value", lambda r: price(r, "truco", ("truco",), "queroo"))
        yield Wrong(rules, "illegal_call.none", lambda r: price(r, "truco", (), "quero"))
        yield Wrong(rules, "illegal_call.opening", lambda r: price(r, "truco", ("retruco",), "quero"))
        yield Wrong(rules, "illegal_call.after", lambda r: price(r, "truco", ("truco", "vale_4"), "quero"))
        yield Wrong(rules, "illegal_call.after", lambda r: price(r, "envido", ("falta_envido", "envido"), "quero"))
        yield Wrong(rules, "illegal_call.after", lambda r: price(r, "truco", ("truco", "seis"), "quero"))
        yield Wrong(rules, "illegal_answer", lambda r: price(r, "truco", ("truco",), "sem_flor"))
        for kind, later in (("envido", "envido_real"), ("flor", "contra_flor")):
            yield Wrong(rules, "illegal_call.none", lambda r, k=kind: price(r, k, (), "quero"))
            yield Wrong(rules, "illegal_call.opening", lambda r, k=kind, c=later: price(r, k, (c,), "quero"))
        yield Wrong(rules, "missing_score", lambda r: price(r, "envido", ("falta_envido",), "quero"))
        yield Wrong(rules, "bad_score.negative", lambda r: falta(r, (-1, 3)))
        yield Wrong(rules, "bad_score.negative", lambda r: _hand(r, score=(3, -1)))
        yield Wrong(rules, "bad_score.negative", lambda r: match_over(r, (3, -1)))
        yield Wrong(rules, "bad_query.target", lambda r: falta(r, (1, 3), 13))
        yield Wrong(rules, "bad_query.target", lambda r: _hand(r, target=13))
        yield Wrong(rules, "bad_query.target", lambda r: start_match(r, 2, target=13))
        yield Wrong(rules, "bad_players", lambda r: start_match(r, 3))
        yield Wrong(rules, "bad_seat", lambda r: judge(_hand(r), Action(2, "truco")))
        yield Wrong(rules, "bad_seat", lambda r: judge(_hand(r), Action(-1, "truco")))
        yield Wrong(rules, "bad_query.value", lambda r: judge(_hand(r), Action(0, "trucco")))
        yield Wrong(rules, "unknown_card.contest", _settled_unseen)
    yield Wrong(g, "bad_score.over", lambda r: _hand(r, score=(12, 3)))
    yield Wrong(c, "bad_score.over", lambda r: _hand(r, score=(3, 18)))
    yield Wrong(g, "bad_query.winner_needed", lambda r: falta(r, (1, 3)), {"falta_rule": "winner_gap"})
    yield Wrong(g, "bad_query.winner_needed", _whole_match, {"cfr_value": "match"})
    yield Wrong(c, "bad_query.winner_needed", _whole_match, {"cfr_value": "match"})
    yield Wrong(c, "bad_score.over", lambda r: falta(r, (18, 3)), {"end_check": "immediate"})
    yield Wrong(k, "missing_vira", order)
    yield Wrong(k, "missing_vira", lambda r: strength_of(r, king))
    yield Wrong(k, "missing_vira", lambda r: _four(r, None))
    yield Wrong(k, "missing_vira", lambda r: resolve_trick(r, [Play(i, x) for i, x in enumerate(cards("4p 5p 6p 7p"))]))
    yield Wrong(k, "duplicate_card", lambda r: compare(r, king, cards("3e")[0], king))
    yield Wrong(k, "duplicate_card", lambda r: compare(r, cards("3e")[0], king, king))
    yield Wrong(k, "duplicate_card", lambda r: _four(r, cards("Qp")[0]))
    yield Wrong(k, "not_in_rules", lambda r: count_envido(r, cards("4p 5p Qe")))
    yield Wrong(k, "not_in_rules", lambda r: falta(r, (1, 2)))
    yield Wrong(k, "not_in_rules", lambda r: price(r, "envido", ("envido",), "quero"))
    yield Wrong(k, "bad_players", lambda r: _hand(r, ONE, TWO, vira=king))
    yield Wrong(k, "bad_score.over", lambda r: _four(r, king, score=(12, 3)))


def _hand_of_three(rules: Ruleset) -> HandState:
    return _hand(rules, ONE, TWO, THREE)


def _whole_match(rules: Ruleset) -> Any:
    return price(
        rules, "flor", ("flor", "contra_flor_e_o_resto"), "quero", score=(3, 4), target=rules.match.targets.value[0]
    )


def _four(rules: Ruleset, vira: Any, **given: Any) -> HandState:
    dealt = cards("4p 5p Qp 4c 5c Qc 4e 5e Qe 4o 5o Qo")
    return _hand(rules, *(dealt[i : i + 3] for i in (0, 3, 6, 9)), vira=vira, **given)


def _settled_unseen(rules: Ruleset) -> HandState:
    """An envido between hands that nobody has told."""
    state = _hand(rules, (None, None, None), TWO)
    return play(play(state, Action(0, "envido")), Action(1, "quero"))


def refusal(question: Wrong) -> RuleError:
    """Ask it and give the error."""
    try:
        found = question.ask(ruleset(question.rules, **question.switches))
    except RuleError as error:
        return error
    raise AssertionError(f"{question} was answered: {found}")
