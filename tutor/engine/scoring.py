"""What a falta pays, and when a match is over."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, TypeVar

from tutor.engine.errors import RuleError
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Amount, Cited, FaltaRules, Ruleset
from tutor.engine.variants import check_target

T = TypeVar("T")
Score = tuple[int, int]


class MatchResult(NamedTuple):
    """Whether the match is over, and which side has won it."""

    over: bool
    winner: int | None


def target_of(rules: Ruleset, target: int | None = None, *, players: int = 2) -> int:
    """Give the total of the match: the one asked, the table's, or the rulebook's for this many players."""
    return _total(rules, target, players).value


def _total(rules: Ruleset, target: int | None, players: int = 2) -> Cited[int]:
    """Give the total with what it rests on, which is nothing but the table's word where the table has named it."""
    if target is not None:
        check_target(rules, target)
        return Cited(target)
    if rules.target is not None:
        return Cited(rules.target)
    by_players = rules.match.default_target
    return by_players[players if players in by_players else min(by_players)]


def _measured_by(ruling: Ruling[T], total: Cited[int]) -> Ruling[T]:
    """Let a ruling name what its total rests on as well (AMB-G28, AMB-C02)."""
    if not total.readings:
        return ruling
    reason = ruling.reason
    cites = tuple(dict.fromkeys((*reason.cites, *total.cites)))
    readings = tuple(dict.fromkeys((*reason.readings, *total.readings)))
    return replace(ruling, reason=replace(reason, cites=cites, readings=readings))


def falta(rules: Ruleset, score: Score, target: int | None = None, *, winner: int | None = None) -> Ruling[int]:
    """Say how much a falta pays now: what the leader still lacks to the total, at least nothing.

    ``winner`` is the side that won it, needed only under ``falta_rule = winner_gap``
    (gauderio/def/falta, cego/falta/1).

    >>> from tutor.engine import ruleset
    >>> falta(ruleset("gauderio"), (20, 10), 24).value
    4
    """
    record = _falta_rules(rules)
    total = _total(rules, target)
    check_score(rules, score, total.value)
    return _measured_by(_measure(rules, record, score, total.value, winner), total)


def _falta_rules(rules: Ruleset) -> FaltaRules:
    if rules.falta is None:
        raise RuleError("not_in_rules", {"what": "falta", "rules": rules.id}, readings=("AMB-X01",))
    return rules.falta


def check_score(rules: Ruleset, score: Score, target: int) -> None:
    """Refuse a score that cannot stand in a running match."""
    if any(points < 0 for points in score):
        raise RuleError("bad_score", {"score": score}, detail="negative")
    record = rules.falta
    if record is not None and not record.past_target.value and max(score) >= target:
        facts = {"score": score, "target": target, "rules": rules.id}
        raise RuleError(
            "bad_score", facts, detail="over", cites=rules.match.reached.cites, readings=record.past_target.readings
        )


def _measure(rules: Ruleset, record: FaltaRules, score: Score, target: int, winner: int | None) -> Ruling[int]:
    leader = max(score)
    rule = record.rule
    gap = max(target - leader, 0)
    half = target // 2
    args = {"score": score, "target": target, "leader": leader, "points": gap}
    if rule.value == "winner_gap":
        if winner is None:
            raise RuleError("bad_query", {"field": "winner"}, detail="winner_needed", cites=rule.cites)
        points = max(target - score[winner], 0)
        args = {**args, "team": winner, "own": score[winner], "points": points}
        return Ruling(points, Reason("falta.winner_gap", rule.cites, rule.readings, args), rules.open_readings)
    if rule.value == "halves" and leader < half:
        args = {**args, "half": half, "points": half - leader}
        return Ruling(half - leader, Reason("falta.to_the_half", rule.cites, rule.readings, args), rules.open_readings)
    # the leader's score alone would do in every position only when both are level: then the reading changes nothing
    readings = () if score[0] == score[1] and leader >= half else rule.readings
    code = "falta.past_target" if leader >= target else "falta.level" if score[0] == score[1] else "falta.leader"
    return Ruling(gap, Reason(code, rule.cites, readings, args), rules.open_readings)


def amount(
    rules: Ruleset, what: Amount, score: Score | None, target: int | None, winner: int | None
) -> Ruling[int] | None:
    """Say what a bet that pays by the score comes to; None when it just pays its number."""
    if isinstance(what, int):
        return None
    record = _falta_rules(rules)
    if score is None:
        raise RuleError("missing_score", {"what": what}, cites=record.rule.cites)
    total = _total(rules, target)
    check_score(rules, score, total.value)
    if what == "match":
        if winner is None:
            raise RuleError("bad_query", {"field": "winner"}, detail="winner_needed", cites=record.plus.cites)
        points = max(total.value - score[winner], 0)
        args = {"team": winner, "own": score[winner], "target": total.value, "points": points}
        whole = Reason("falta.whole_match", record.plus.cites, record.plus.readings, args)
        return _measured_by(Ruling(points, whole), total)
    measured = _measured_by(_measure(rules, record, score, total.value, winner), total)
    if what == "falta":
        return measured
    points = measured.value + record.plus.value
    args = {"falta": measured.value, "plus": record.plus.value, "points": points}
    reason = Reason("falta.plus", record.plus.cites, record.plus.readings, args, (measured.reason,))
    return Ruling(points, reason)


def match_over(
    rules: Ruleset,
    score: Score,
    target: int | None = None,
    *,
    reached_first: int | None = None,
    eldest: int | None = None,
    by_falta: bool = False,
    players: int = 2,
) -> Ruling[MatchResult]:
    """Say whether a match is over after a finished hand, and who has won it.

    ``reached_first`` is the side that got to the total first, needed when both are there and the rulebook ends at
    once, or when both are equal there (gauderio/fim/1, gauderio/fim/2, cego/partida/1, claudista/intro/6).

    >>> from tutor.engine import ruleset
    >>> match_over(ruleset("gauderio"), (25, 24), 24).value
    MatchResult(over=True, winner=0)
    """
    if any(points < 0 for points in score):
        raise RuleError("bad_score", {"score": score}, detail="negative")
    total = _total(rules, target, players)
    ruling = _end(rules, score, total.value, reached_first=reached_first, eldest=eldest, by_falta=by_falta)
    # below every total there is, it does not matter to which they play
    return _measured_by(ruling, total) if max(score) >= min(rules.match.targets.value) else ruling


def _end(
    rules: Ruleset, score: Score, total: int, *, reached_first: int | None, eldest: int | None, by_falta: bool
) -> Ruling[MatchResult]:
    match = rules.match
    args = {"score": score, "target": total}
    there = [team for team in (0, 1) if score[team] >= total]
    if not there:
        reason = Reason("match.goes_on", match.reached.cites, match.reached.readings, args)
        return Ruling(MatchResult(False, None), reason, rules.open_readings)
    if len(there) == 1:
        reason = Reason("match.reached", match.reached.cites, match.reached.readings, {**args, "team": there[0]})
        return Ruling(MatchResult(True, there[0]), reason, rules.open_readings)
    at_once = match.end_check.value == "immediate" or (match.end_check.value == "falta_only" and by_falta)
    readings = match.end_check.readings
    if at_once:
        return _first(
            rules, "match.first_at_once", match.end_check.cites, readings, reached_first=reached_first, args=args
        )
    if score[0] != score[1]:
        team = int(score[1] > score[0])
        by = tuple(dict.fromkeys((*match.both_past.readings, *readings)))
        reason = Reason("match.both_past", match.both_past.cites, by, {**args, "team": team})
        return Ruling(MatchResult(True, team), reason, rules.open_readings)
    return _level(rules, args, reached_first, eldest)


def _level(
    rules: Ruleset, args: dict[str, object], reached_first: int | None, eldest: int | None
) -> Ruling[MatchResult]:
    equal, readings = rules.match.equal, rules.match.end_check.readings
    by = tuple(dict.fromkeys((*equal.readings, *readings)))
    if equal.value == "another_hand":
        return Ruling(
            MatchResult(False, None), Reason("match.another_hand", equal.cites, by, args), rules.open_readings
        )
    if equal.value == "mao":
        if eldest is None:
            raise RuleError("bad_query", {"field": "eldest"}, detail="eldest_needed", cites=equal.cites)
        reason = Reason("match.level_eldest", equal.cites, by, {**args, "team": eldest % 2, "seat": eldest})
        return Ruling(MatchResult(True, eldest % 2), reason, rules.open_readings)
    return _first(rules, "match.level_first", equal.cites, by, reached_first=reached_first, args=args)


def _first(
    rules: Ruleset,
    code: str,
    cites: tuple[str, ...],
    readings: tuple[str, ...],
    *,
    reached_first: int | None,
    args: dict[str, object],
) -> Ruling[MatchResult]:
    if reached_first is None:
        raise RuleError("missing_reached_first", dict(args), cites=cites, readings=readings)
    reason = Reason(code, cites, readings, {**args, "team": reached_first})
    return Ruling(MatchResult(True, reached_first), reason, rules.open_readings)
