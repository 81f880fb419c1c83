"""The right answers about bets and scores: prices from the closed lists, the falta, the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tutor.engine import Reason, RuleError, Ruleset, Ruling, contest_envido, contest_flor, falta, match_over, price
from tutor.engine.ladder import ladder_of, next_calls, row_of
from tutor.engine.scoring import Score
from tutor.lessons.misconceptions.inputs import Annulled, Bet, Fact, Falta, Players, Race, Skip, Stake, Winners
from tutor.lessons.misconceptions.keys_cards import SIDES, answered
from tutor.lessons.misconceptions.records import Answer, Part, Steps

NO_SUCH_BET = "no_such_bet"
FALTA = "falta"
LEVEL: Score = (0, 0)
"""A price that goes by the score is answered with its word; its ruling tells it for the beginning of a match."""


def right_price(kind: str) -> Callable[[Ruleset, Bet], Ruling[Answer]]:
    """Make the key of a price: a number, ``falta``, None where that answer is not to be had, or ``no_such_bet``."""

    def right(rules: Ruleset, bet: Bet) -> Ruling[Answer]:
        said = "quero" if bet.yes else "nao_quero"
        try:
            ruling = price(rules, kind, bet.calls, said, score=LEVEL, winner=0)
        except RuleError as error:
            return _refused(rules, error)
        row = row_of(rules, kind, bet.calls)
        cell = row.quero if bet.yes else row.nao_quero
        assert cell is not None, "else it has no price"
        return answered(ruling, ruling.value if isinstance(cell.value, int) else cell.value)

    return right


def price_steps(kind: str) -> Steps:
    """Take a price apart: there is one part, what the last call makes of it."""

    def steps(rules: Ruleset, bet: Bet) -> tuple[Part, ...]:
        points = right_price(kind)(rules, bet).value
        return (Part(points, bet.calls[-1]),) if isinstance(points, int) else ()

    return steps


def _refused(rules: Ruleset, error: RuleError) -> Ruling[Answer]:
    """Take the refusal of a bet, or of an answer to it, as the answer to the question."""
    facts = {**error.facts, "seat": 0, "act": error.facts.get("answer", error.facts.get("call", ""))}
    if error.code == "illegal_answer":
        reason = Reason("void.no_such_answer", error.cites, error.readings, facts)
        return Ruling(None, reason, rules.open_readings)
    before = error.facts["calls"]
    code = "void.no_such_raise" if before else "void.no_such_call"
    if before:
        facts["call"] = before[-1]
    return Ruling(NO_SUCH_BET, Reason(code, error.cites, error.readings, facts), rules.open_readings)


def calls_worth(rules: Ruleset, points: int) -> tuple[str, ...] | None:
    """Give the calls of the truco ladder that make the hand worth so much: none at first, None where no rung does."""
    if points == rules.hand_value.value:
        return ()
    rows = ladder_of(rules, "truco").rows.values()
    return next((row.calls for row in rows if row.quero is not None and row.quero.value == points), None)


def right_next(rules: Ruleset, stake: Stake) -> Ruling[Answer]:
    """Say what the next call of the truco ladder makes of the hand; None at the top, and where no rung is so high."""
    ladder = ladder_of(rules, "truco")
    calls = calls_worth(rules, stake.points)
    further = () if calls is None else next_calls(ladder, calls)
    if calls is None or not further:
        top = max(ladder.rows.values(), key=lambda row: len(row.calls))
        facts = {"seat": 0, "act": top.calls[-1], "call": top.calls[-1], "known": further}
        return Ruling(None, Reason("void.no_such_raise", top.answers, top.answers_readings, facts), rules.open_readings)
    return answered(ruling := price(rules, "truco", (*calls, further[0]), "quero"), ruling.value)


def right_skip(rules: Ruleset, skip: Skip) -> Ruling[Answer]:
    """Say whether somebody may ask for so much now: the next rung and no other."""
    ruling = right_next(rules, Stake(skip.stake))
    return answered(ruling, ruling.value == skip.ask)


def right_falta(rules: Ruleset, asked: Falta) -> Ruling[Answer]:
    """Say what a falta is worth."""
    ruling = falta(rules, asked.score, asked.target, winner=SIDES.index(asked.caller))
    return answered(ruling, ruling.value)


def falta_steps(_rules: Ruleset, asked: Falta) -> tuple[Part, ...]:
    """Take the falta apart: the total, less what the leader has."""
    return (Part(asked.target, "target"), Part(-max(asked.score), "leader"))


def right_falta_ends(rules: Ruleset, asked: Falta) -> Ruling[Answer]:
    """Say whether the match is over when the caller wins the falta."""
    caller = SIDES.index(asked.caller)
    paid = falta(rules, asked.score, asked.target, winner=caller)
    score = [asked.a, asked.b]
    score[caller] += paid.value
    end = match_over(rules, (score[0], score[1]), asked.target, reached_first=caller, by_falta=True)
    reason = replace(end.reason, because=(*end.reason.because, paid.reason))
    return Ruling(end.value.winner == caller, reason, rules.open_readings)


def right_match(rules: Ruleset, race: Race) -> Ruling[Answer]:
    """Say which side wins the match with the points of a hand; None where it goes on."""
    ruling = match_over(rules, race.after, race.target, reached_first=first_past(race))
    winner = ruling.value.winner
    return answered(ruling, None if winner is None else SIDES[winner])


def first_past(race: Race) -> int | None:
    """Say which side gets to the total first, as the points of the hand are scored."""
    score = [race.a, race.b]
    for side, points in race.gains:
        team = SIDES.index(side)
        score[team] += points
        if score[team] >= race.target:
            return team
    return None


def right_target(rules: Ruleset, table: Players) -> Ruling[Answer]:
    """Say to how many points so many people play."""
    ruling = match_over(rules, (min(rules.match.targets.value), 0), players=table.players)
    total = rules.match.default_target[table.players]
    cites = tuple(dict.fromkeys((*total.cites, *ruling.reason.cites)))
    return Ruling(total.value, replace(ruling.reason, cites=cites), rules.open_readings)


_STRONG, _WEAK, _FLOR = "1c 7c 6p", "4e 5p 6o", "1o 4o 5o"
"""Hands that count 28 and 6, and one that is a flor."""


def right_envido_winner(rules: Ruleset, winners: Winners) -> Ruling[Answer]:
    """Say which side is paid the envido: the one with the better count, whoever takes the hand."""
    hands = [rules.deck.parse_many(_STRONG if side == winners.envido else _WEAK) for side in SIDES]
    ruling = contest_envido(rules, hands, flor_sung=())
    team = ruling.value.winner_team
    return answered(ruling, None if team is None else SIDES[team])


def right_annulled(rules: Ruleset, annulled: Annulled) -> Ruling[Answer]:
    """Say what an envido pays when a flor is sung after it."""
    hands = [rules.deck.parse_many(cards) for cards in (_STRONG, _FLOR)]
    ruling = contest_envido(rules, hands, flor_sung={1})
    return answered(ruling, 0 if ruling.value.void else annulled.points)


def right_two_flores(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say who is paid when both sides have a flor."""
    ruling = contest_flor(rules, [rules.deck.parse_many(cards) for cards in (_FLOR, "2c 3c 6c")])
    return answered(ruling, "each_side" if ruling.value.winner_team is None else "one_side")


def right_lone_flor(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say what a flor pays that no other meets."""
    return answered(ruling := price(rules, "flor", ("flor",), "sem_flor"), ruling.value)


def right_lone_flor_waits(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say whether a flor without a rival has to be taken first."""
    ruling = price(rules, "flor", ("flor",), "sem_flor")
    return answered(ruling, "at_once" if row_of(rules, "flor", ("flor",)).quero is None else "waits_for_quero")
