"""What every act of the ceremony has: its verdict, the reason and what it brings about, decided together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from tutor.engine.ceremony_events import HandOpened, TableEvent
from tutor.engine.ceremony_state import Rite, Table
from tutor.engine.deck import Card
from tutor.engine.errors import RuleError
from tutor.engine.events import HandEnded, MatchEnded, Paid
from tutor.engine.incidents import IncidentResult, rule_incident
from tutor.engine.judge import Verdict
from tutor.engine.reasons import Reason


class Judged(NamedTuple):
    """The verdict on an act, why, and the events that follow from doing it (none of one that is taken back)."""

    verdict: Verdict
    reason: Reason
    events: tuple[TableEvent, ...] = ()


def may(reason: Reason, *events: TableEvent) -> Judged:
    """Allow an act."""
    return Judged(Verdict.ALLOWED, reason, events)


def void(table: Table, name: str, /, *because: Reason, **facts: Any) -> Judged:  # noqa: ANN401  # facts
    """Take an act back, by a rule of the record."""
    return Judged(Verdict.VOID, table.ceremony.reason(name, *because, **facts))


def foul(reason: Reason, *events: TableEvent) -> Judged:
    """Let an act stand with its remedies, which the reason names."""
    return Judged(Verdict.FOUL, reason, events)


def ruled(table: Table, incident: str, /, **facts: object) -> tuple[IncidentResult, Reason]:
    """Rule on an incident at this table; the reason has the remedies among its facts."""
    stake = table.play_state.stake
    ruling = rule_incident(table.rules, incident, dealer=table.dealer, stake=stake, **facts)
    result, because = ruling.value, ruling.reason.because
    if any(result.points) and not result.hand_over and _moves_eleven(table, result):
        because = (*because, table.ceremony.reason("mode_fixed"))
    args = {**ruling.reason.args, "remedies": result.remedies}
    return result, replace(ruling.reason, args=args, because=because)


def _moves_eleven(table: Table, result: IncidentResult) -> bool:
    """Whether points in mid-hand change who is on eleven: the mode of the hand stays as it was (AMB-K78)."""
    eleven = table.rules.conduct.eleven
    if eleven is None:
        return False
    after = tuple(had + gets for had, gets in zip(table.score, result.points, strict=True))
    if max(after) >= table.target:
        return False
    return [a == eleven.eleven.value for a in after] != [b == eleven.eleven.value for b in table.before]


def follows(result: IncidentResult, reason: Reason, what: str) -> tuple[TableEvent, ...]:
    """Give what an incident pays and ends: ``what`` is what the points are for and how the hand is over."""
    if result.match_over:
        assert result.winner is not None  # of the ceremony only a look on purpose loses the match (claudista/6.7)
        return HandEnded(None, "looked", reason), MatchEnded(result.winner, reason)
    points = sum(result.points)
    team = result.points.index(points) if points else None
    events: list[TableEvent] = []
    if team is not None:
        events.append(Paid(team, points, what, reason))
    if result.hand_over:
        events.append(HandEnded(team, what, reason))
    return tuple(events)


def refuse_twice(table: Table, *cards: Card | None) -> None:
    """Refuse a card that lies somewhere else already: burned, dealt or turned, each exists once."""
    elsewhere = set(table.in_play())
    for card in cards:
        if card is not None and card in elsewhere:
            raise RuleError("duplicate_card", {"card": card})
        elsewhere.add(card)  # type: ignore[arg-type]  # None is nobody's double


def right_count(table: Table) -> int:
    """Give how many cards each should have been dealt."""
    assert table.rules.incidents is not None
    return table.rules.incidents.cards_each.value


def opened(table: Table) -> tuple[Table, tuple[TableEvent, ...]]:
    """Give the table with the hand begun, and the event that begins it where it has not begun."""
    if table.hand is not None:
        return table, ()
    empty = next((seat for seat, cards in enumerate(table.hands) if not cards), None)
    if empty is not None:
        raise RuleError("bad_hand", {"seat": empty}, detail="not_dealt")
    if not table.vira_laid:
        raise RuleError("missing_vira", {"rules": table.rules.id}, cites=table.rules.vira.cites)
    return table._replace(phase="play", may_shuffle=False, hand=table.play_state), (HandOpened(),)


def refuse_dealing(table: Table, rite: Rite) -> Judged | None:
    """Say why nobody, or not this seat, may deal now; None when the dealer may."""
    facts = {"seat": rite.seat, "turn": table.dealer}
    if rite.seat != table.dealer:
        return void(table, "only_dealer", **facts)
    if table.phase == "play":
        return void(table, "dealt_already", **facts)
    cutter = {"seat": rite.seat, "turn": table.cutter}
    if table.looked is not None:
        return void(table, "choose_first", card=table.looked, **cutter)
    if table.uncut:
        return void(table, "cut_first", **cutter)
    dry = table.ceremony.dry_cuts.value
    if table.dark and table.phase == "cut" and table.movements not in dry:
        return void(table, "dry_count", count=table.movements, known=dry, **cutter)
    return None
