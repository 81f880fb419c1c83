"""Questions about calls and what they pay: the ladders of truco, envido and flor, the falta, which raise there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from tutor.engine import Ruleset, Ruling, next_calls
from tutor.engine.ladder import ladder_of
from tutor.lessons.drills.pools import GC, GCK, C, K, luck, some
from tutor.lessons.drills.ties import SIDES, YES_NO, players_of
from tutor.lessons.misconceptions import Misconception, right
from tutor.lessons.misconceptions.inputs import Annulled, Bet, Falta, Raiser, Skip, Stake
from tutor.lessons.misconceptions.keys_bets import NO_SUCH_BET, calls_worth
from tutor.lessons.questions import Drill, Shown
from tutor.lessons.said import Label, Seat, Side, Spoken, say


def key_of(subject: str) -> Callable[[Ruleset, Any], Ruling[Any]]:
    """Let the referee rule a case of a subject."""
    return lambda rules, case: right(rules, subject, case)


def exchange(calls: Sequence[str], answer: str = "") -> tuple[Label, ...]:
    """Tell calls as they were made, by one side and the other, and the answer to the last."""
    said = (*calls, *((answer,) if answer else ()))
    return tuple(say("ask-said", who=Seat(turn % 2), what=Spoken(word)) for turn, word in enumerate(said))


def show_bet(kind: str) -> Callable[[Ruleset, Any], Shown]:
    """Ask what calls pay, taken or refused."""

    def show(rules: Ruleset, bet: Bet) -> Shown:
        prompt = say(f"ask-price-{kind}-{'taken' if bet.yes else 'refused'}")
        said = exchange(bet.calls, "quero" if bet.yes else "nao_quero")
        both = (say("ask-both-hold-flor"),) if kind == "flor" else ()
        return Shown(prompt, facts=(*both, *said), players=players_of(rules))

    return show


def _bets(kind: str) -> Callable[[Ruleset], Sequence[Any]]:
    """Give every bet of a ladder that pays a number, taken and refused."""

    def pool(rules: Ruleset) -> Sequence[Bet]:
        found = [Bet(calls, yes) for calls in ladder_of(rules, kind).rows for yes in (True, False)]
        return [bet for bet in found if isinstance(right(rules, f"{kind}.price", bet).value, int)]

    return pool


def _chains(rules: Ruleset) -> Sequence[Bet]:
    """Give chains of calls of the envido, some of which the rulebook has."""
    words = ladder_of(rules, "envido").words
    found = [chain for length in (2, 3) for chain in product(words, repeat=length)]
    listed = ladder_of(rules, "envido").rows
    legal = [Bet(chain, yes=True) for chain in found if chain in listed]
    others = [Bet(chain, yes=True) for chain in found if chain not in listed and chain[:-1] in listed]
    return (*legal, *others)


def _exists(rules: Ruleset, bet: Bet) -> Ruling[Any]:
    ruling = right(rules, "envido.price", bet)
    return replace(ruling, value=ruling.value != NO_SUCH_BET)


def _exists_by(row: Misconception, rules: Ruleset, bet: Bet) -> tuple[str, ...]:
    return ("no" if row.answer(rules, bet) == NO_SUCH_BET else "yes",)


def _show_chain(_rules: Ruleset, bet: Bet) -> Shown:
    return Shown(say("ask-raise-exists", call=Spoken(bet.calls[-1])), facts=exchange(bet.calls), choices=YES_NO)


def _faltas(rules: Ruleset) -> Sequence[Falta]:
    """Give scores of all kinds: the leader calling and not, both below the half, one far ahead."""
    drawn = luck(f"falta {rules.id}")
    found = []
    for target in rules.match.targets.value:
        for _ in range(60):
            a, b = drawn.randrange(target), drawn.randrange(target)
            if a != b:
                found += [Falta(target, a, b, caller) for caller in "AB"]
        for _ in range(15):
            a, b = drawn.sample(range(target // 2), 2)
            found += [Falta(target, a, b, caller) for caller in "AB"]
    return found


def score_facts(asked: Falta) -> tuple[Label, ...]:
    """Tell the total and the points of both sides."""
    points = (say("ask-points", who=Side(side), points=own) for side, own in (("A", asked.a), ("B", asked.b)))
    return (say("ask-match-to", target=asked.target), *points)


def _show_falta(prompt: str, choices: Sequence[Any] = ()) -> Callable[[Ruleset, Any], Shown]:
    def show(_rules: Ruleset, asked: Falta) -> Shown:
        said = say("ask-said", who=Side(asked.caller), what=Spoken("falta_envido"))
        taken = say("ask-said", who=Side("B" if asked.caller == "A" else "A"), what=Spoken("quero"))
        return Shown(say(prompt), facts=(*score_facts(asked), said, taken), choices=tuple(choices))

    return show


def _show_ends(rules: Ruleset, asked: Falta) -> Shown:
    shown = _show_falta("ask-falta-ends", YES_NO)(rules, asked)
    return replace(shown, facts=(*shown.facts, say("ask-wins-falta", who=Side(asked.caller))))


def _annulled(_rules: Ruleset) -> Sequence[Annulled]:
    return [Annulled(points) for points in (1, 2, 3, 4, 5)]


def _show_annulled(_rules: Ruleset, case: Annulled) -> Shown:
    return Shown(say("ask-annulled"), facts=(say("ask-envido-of", points=case.points), say("ask-then-flor")))


def _show_raiser(_rules: Ruleset, case: Raiser) -> Shown:
    said = say("ask-said", who=Side(case.asked), what=Spoken("truco"))
    taken = say("ask-said", who=Side(case.accepted), what=Spoken("quero"))
    return Shown(say("ask-who-may-raise"), facts=(said, taken), choices=SIDES)


def _stakes(*, top: bool) -> Callable[[Ruleset], Sequence[Any]]:
    """Give the values that a hand can have; without the top, where there is no next."""

    def pool(rules: Ruleset) -> Sequence[Stake]:
        rows = ladder_of(rules, "truco").rows.values()
        taken = [row.quero.value for row in rows if row.quero is not None and isinstance(row.quero.value, int)]
        values = [rules.hand_value.value, *taken]
        return [Stake(points) for points in (values if top else values[:-1])]

    return pool


def _show_next(rules: Ruleset, case: Stake) -> Shown:
    fact = say("ask-hand-worth", points=case.points)
    return Shown(say("ask-next-rung"), facts=(fact,), players=players_of(rules))


def _skips(rules: Ruleset) -> Sequence[Skip]:
    values = [stake.points for stake in _stakes(top=True)(rules)]
    return [Skip(now, ask) for now in values[:-1] for ask in values[1:] if ask != now]


def _show_skip(rules: Ruleset, case: Skip) -> Shown:
    calls = calls_worth(rules, case.ask) or ("truco",)
    prompt = say("ask-may-ask-for", call=Spoken(calls[-1]), points=case.ask)
    return Shown(prompt, facts=(say("ask-hand-worth", points=case.stake),), choices=YES_NO, players=players_of(rules))


def _show_deck(_rules: Ruleset, case: Stake) -> Shown:
    return Shown(say("ask-deck-gives"), facts=(say("ask-hand-worth", points=case.points),))


def next_after(rules: Ruleset, kind: str) -> Sequence[tuple[str, ...]]:
    """Give every chain of calls after which others may follow."""
    ladder = ladder_of(rules, kind)
    return [calls for calls in ladder.rows if next_calls(ladder, calls)]


def _some_faltas(rules: Ruleset) -> Sequence[Falta]:
    return some("falta ends", _faltas(rules), 120)


DRILLS = (
    Drill(
        skill="truco.ladder", kind="number", rules=GCK, form="number", subject="truco.price",
        pool=_bets("truco"), key=key_of("truco.price"), show=show_bet("truco"),
    ),
    Drill(
        skill="truco.raise", kind="who", rules=GC, form="set", subject="truco.raiser",
        pool=lambda _rules: [Raiser("A", "B"), Raiser("B", "A")], key=key_of("truco.raiser"), show=_show_raiser,
    ),
    Drill(
        skill="truco.raise", kind="next", rules=GCK, form="number", subject="truco.next",
        pool=_stakes(top=False), key=key_of("truco.next"), show=_show_next,
    ),
    Drill(
        skill="truco.raise", kind="skip", rules=(K,), form="one", subject="truco.skip",
        pool=_skips, key=key_of("truco.skip"), show=_show_skip,
    ),
    Drill(
        skill="truco.when", kind="deck", rules=("gauderio",), form="number", subject="truco.deck",
        pool=_stakes(top=True), key=key_of("truco.deck"), show=_show_deck,
    ),
    Drill(
        skill="envido.price", kind="number", rules=GC, form="number", subject="envido.price",
        pool=_bets("envido"), key=key_of("envido.price"), show=show_bet("envido"),
    ),
    Drill(
        skill="envido.raise", kind="exists", rules=GC, form="one", subject="envido.raise",
        pool=_chains, key=_exists, show=_show_chain, wrong=_exists_by,
    ),
    Drill(
        skill="falta", kind="number", rules=GC, form="number", subject="falta",
        pool=_faltas, key=key_of("falta"), show=_show_falta("ask-falta"),
    ),
    Drill(
        skill="falta", kind="ends", rules=(C,), form="one", subject="falta.ends",
        pool=_some_faltas, key=key_of("falta.ends"), show=_show_ends,
    ),
    Drill(
        skill="flor", kind="envido", rules=GC, form="number", subject="flor.annuls",
        pool=_annulled, key=key_of("flor.annuls"), show=_show_annulled,
    ),
    Drill(
        skill="flor.price", kind="number", rules=GC, form="number", subject="flor.price",
        pool=_bets("flor"), key=key_of("flor.price"), show=show_bet("flor"),
    ),
)  # fmt: skip
