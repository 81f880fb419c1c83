"""The ceremony of a hand: shuffle, cut, deal, looks and burns, wrong counts, drips. Acts in, events out.

A `Table` is started by `start_ceremony` (or by `table_of`, for a hand whose cards were told at once). Each act is a
`Rite`: `judge_rite` says ALLOWED, VOID or FOUL with the clause, and `do_rite` does it or raises `IllegalRite` with
that ruling. A FOUL names its ``remedies`` among the facts of its reason. `open_hand` ends the ceremony: then
``table.hand`` is the `HandState` to play on with `tutor.engine.play`, and ``table.with_hand(hand)`` takes the hand
back after each move, so that the acts about wrong counts and drips find the table as it is. Where a rite ends the
hand (a peek again, a claim, a look in the dark), ``table.hand`` is there, over, with its score. ``table.history`` is
what the match has to remember: `tutor.engine.match.after_hand` takes it.

>>> from tutor.engine import cards, ruleset
>>> table = start_ceremony(ruleset("claudista"), dealer=0)
>>> for rite in (Rite(0, "embaralha"), Rite(3, "separa"), Rite(3, "remonta"), Rite(3, "lado", word="baixo")):
...     table, _ = do_rite(table, rite)
>>> judge_rite(table, Rite(0, "da", cards("Kc"), whom=2)).value.value  # the first card to the dealer's own side
'foul'
>>> for seat, text in ((1, "Qc 7p Jo"), (2, "2e 3e 4e"), (3, "5e 6e 7e"), (0, "4c 5c 6c")):
...     table, _ = do_rite(table, Rite(0, "da", cards(text), whom=seat))
>>> table, _ = do_rite(table, Rite(0, "vira", cards("Ac")))
>>> table, _ = open_hand(table)
>>> table.hand.turn
1
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.engine import ceremony_counts as counts
from tutor.engine import ceremony_cut as cut
from tutor.engine import ceremony_deal as deal
from tutor.engine import ceremony_looks as looks
from tutor.engine import ceremony_sight as sight
from tutor.engine.ceremony_case import Judged, opened
from tutor.engine.ceremony_events import HandOpened, TableEvent
from tutor.engine.ceremony_fold import evolve_table
from tutor.engine.ceremony_history import NO_HISTORY, History
from tutor.engine.ceremony_state import Rite, Table, start_ceremony, table_of
from tutor.engine.errors import RuleError, nearest
from tutor.engine.events import HandEnded, Paid
from tutor.engine.game import settled
from tutor.engine.judge import Verdict
from tutor.engine.judge_over import too_late
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.state import check_seat

__all__ = [
    "NO_HISTORY",
    "RITES",
    "History",
    "IllegalRite",
    "Rite",
    "Table",
    "TableEvent",
    "do_rite",
    "evolve_table",
    "explain_rite",
    "judge_rite",
    "open_hand",
    "start_ceremony",
    "table_of",
]

RITES: Mapping[str, Callable[[Table, Rite], Judged]] = {
    "embaralha": cut.shuffle,
    "separa": cut.split,
    "remonta": cut.join,
    "tira": cut.take,
    "corta": cut.dry_cut,
    "lado": cut.choose_side,
    "da": deal.give,
    "queima": deal.burn,
    "vira": deal.turn_vira,
    "olha": looks.look,
    "mostra": looks.show,
    "pergunta_cartas": counts.ask,
    "mantem": counts.keep,
    "desfaz": counts.undo,
    "reclama_cartas": counts.claim,
    "segue": counts.go_on,
    "anula": counts.annul,
    "retira": counts.remove,
    "completa": counts.complete,
    "pede_ver": sight.ask_to_see,
    "concorda": sight.agree,
    "discorda": sight.disagree,
    "goteira": sight.report_drip,
}
"""Every act of the ceremony by its word; ``vira`` is the dealer's."""


class IllegalRite(RuleError):  # noqa: N818  # beside IllegalAction
    """An act of the ceremony against the rules; ``ruling`` says which clause forbids it."""

    def __init__(self, rite: Rite, ruling: Ruling[Verdict]) -> None:
        self.rite = rite
        self.ruling = ruling
        super().__init__(
            "illegal_action", {"action": rite}, detail="judged", cites=ruling.clauses, readings=ruling.readings
        )


def judge_rite(table: Table, rite: Rite) -> Ruling[Verdict]:
    """Say whether an act may be done now, with the clause that allows or forbids it.

    >>> from tutor.engine import ruleset
    >>> ruling = judge_rite(start_ceremony(ruleset("claudista")), Rite(1, "embaralha"))
    >>> ruling.value.value, ruling.clauses
    ('void', ('claudista/2.10',))
    """
    judged = _judged(table, rite)
    return Ruling(judged.verdict, judged.reason, table.rules.open_readings)


def do_rite(table: Table, rite: Rite) -> tuple[Table, tuple[TableEvent, ...]]:
    """Do an act: the table after it and the events that led there; one that is void raises `IllegalRite`."""
    judged = _judged(table, rite)
    if judged.verdict is Verdict.VOID:
        raise IllegalRite(rite, Ruling(judged.verdict, judged.reason, table.rules.open_readings))
    log = list(judged.events)
    for event in judged.events:
        table = evolve_table(table, event)
    if any(isinstance(event, Paid | HandEnded) for event in log):
        _, more = settled(table.play_state)
        for event in more:
            log.append(event)
            table = evolve_table(table, event)
    return table, tuple(log)


def open_hand(table: Table) -> tuple[Table, tuple[TableEvent, ...]]:
    """Begin the play with the cards as they were dealt, right or wrong; without a vira or a hand it is refused."""
    _, events = opened(table)
    for event in events:
        table = evolve_table(table, event)
    return table, events


def explain_rite(table: Table, rite: Rite, event: TableEvent) -> Reason:
    """Give the reasons of an event that an act brought about at this table: its own, or those of the act."""
    own = getattr(event, "reason", None)
    if own is not None:
        return own  # type: ignore[no-any-return]  # every reason of an event is one
    if isinstance(event, HandOpened):
        return table.ceremony.reason("opened_dark" if table.dark else "opened", turn=table.eldest)
    return _judged(table, rite).reason


def _judged(table: Table, rite: Rite) -> Judged:
    if rite.verb not in RITES:
        facts = {"field": "verb", "value": rite.verb, "known": tuple(RITES), "nearest": nearest(rite.verb, RITES)}
        raise RuleError("bad_query", facts, detail="value")
    check_seat(rite.seat, table.players)
    if table.over:
        return Judged(Verdict.VOID, too_late(table.play_state, "that"))
    return RITES[rite.verb](table, rite)
