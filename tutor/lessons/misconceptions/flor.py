"""Wrong rules about the flor: what it is, what it counts, what it pays (FL)."""

from __future__ import annotations

from collections.abc import Callable

from tutor.engine import Ruleset
from tutor.lessons.misconceptions.calls import priced_as_in
from tutor.lessons.misconceptions.counting import each_of, points_of
from tutor.lessons.misconceptions.inputs import Annulled, Held
from tutor.lessons.misconceptions.keys_cards import right_flor
from tutor.lessons.misconceptions.records import Answer, C, G, Part, Steps, fact, row
from tutor.lessons.misconceptions.strengths import plain

Parts = tuple[Part, ...]


def _two_of_a_suit(_rules: Ruleset, held: Held) -> bool:
    return len({card.suit for card in held.cards}) < 3


def _straight(rules: Ruleset, held: Held) -> bool:
    places = [plain(rules, card) for card in held.cards]
    return bool(right_flor(rules, held).value) and max(places) - min(places) == 2


def _three_of_a_rank(_rules: Ruleset, held: Held) -> bool:
    return len({card.rank for card in held.cards}) == 1


def _bonus(rules: Ruleset, held: Held) -> Part:
    assert rules.count is not None, "asked where there is a flor"
    return Part(rules.count.flor_bonus.value, "flor_bonus", held.cards)


def flor_steps(rules: Ruleset, held: Held) -> Parts:
    """Take the count of a flor apart; where the three figures have a count of their own, that is one part."""
    assert rules.count is not None, "asked where there is a flor"
    if not right_flor(rules, held).value:
        return ()
    cards = each_of(rules, held.cards, points_of)
    if rules.count.three_figures is not None and not any(part.points for part in cards):
        return (Part(rules.count.three_figures.value, "three_figures", held.cards),)
    return (_bonus(rules, held), *cards)


def _two_best(rules: Ruleset, held: Held) -> Parts:
    if not right_flor(rules, held).value:
        return ()
    best = sorted(each_of(rules, held.cards, points_of), key=lambda part: -part.points)[:2]
    return (_bonus(rules, held), *best)


def _no_bonus(rules: Ruleset, held: Held) -> Parts:
    return each_of(rules, held.cards, points_of) if right_flor(rules, held).value else ()


def _sum(steps: Steps) -> Callable[[Ruleset, Held], Answer]:
    def answer(rules: Ruleset, held: Held) -> Answer:
        parts = steps(rules, held)
        return sum(part.points for part in parts) if parts else None

    return answer


def _still_paid(_rules: Ruleset, annulled: Annulled) -> int:
    return annulled.points


_IS = "gauderio/flor/1 cego/flor/1"
_COUNT = "cego/contagem-flor/1 AMB-C29"

ROWS = (
    row("FL-01", "GC", "flor", "flor", "1c 7c 6p", _two_of_a_suit, _IS),
    fact("FL-02", "G", "flor", "flor.sung", "may_pass", "gauderio/flor/2 AMB-G40", from_rules=C,
         asked={"flor_mandatory": ("must_sing",)}),
    row("FL-03", "C", "flor.price", "flor.count", "7c 6c 5c", _sum(_two_best), _COUNT, steps=_two_best),
    row("FL-04", "C", "flor.price", "flor.count", "7c 6c 5c", _sum(_no_bonus), _COUNT, steps=_no_bonus),
    row("FL-05", "GC", "flor", "flor", "1c 4c 7c", _straight, _IS),
    row("FL-06", "GC", "flor", "flor", "7c 7p 7e", _three_of_a_rank, _IS),
    row("FL-07", "GC", "flor", "flor.annuls", "envido de 2 pedido, depois flor", _still_paid,
        "gauderio/flor/1 cego/envido/2 cego/flor-tentos/proibido-envidar AMB-G42 AMB-C30"),
    fact("FL-08", "GC", "flor.price", "flor.two", "each_side",
         "gauderio/flor/5 gauderio/flor/6 AMB-G59 cego/flor-embate/0 AMB-C43"),
    row("FL-09", "G", "flor.price", "flor.price", "flor nao_quero", priced_as_in(C, "flor"),
        "gauderio/flor/fugir", from_rules=C, asked={"flor_flee": ("4",)}),
    row("FL-10", "C", "flor.price", "flor.price", "flor contra_flor nao_quero", priced_as_in(G, "flor"),
        "cego/flor-embate/cf-2/2 cego/flor-embate/cfr-2/2", from_rules=G),
    fact("FL-11", "C", "flor.price", "flor.lone", 1, "cego/flor-tentos/nao-quero cego/tentos-flor/flor"),
    fact("FL-12", "C", "flor.price", "flor.lone_waits", "waits_for_quero",
         "cego/flor-tentos/e-boa cego/tentos-flor/flor AMB-C23 AMB-C43", asked={"flor_accept": ("no",)}),
)  # fmt: skip
