"""The ruling on one act of a running hand, in full: what forbids it, what else could be done, the other rulebooks."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from tutor.engine import RuleError, Ruleset, Ruling
from tutor.engine.alternatives import rested
from tutor.engine.judge import Verdict, judge
from tutor.engine.variants import with_switches
from tutor.lessons.desk_acts import action_of, instead
from tutor.lessons.desk_case import Case, under
from tutor.lessons.desk_hand import run, speaker, wishes
from tutor.lessons.desk_shown import book_row, refused, said, shown
from tutor.narration import text
from tutor.narration.beside import odd_ones
from tutor.narration.names import seat_form
from tutor.narration.rested import told_rested
from tutor.rulebook import RULEBOOKS


def shown_act(case: Case, lang: str) -> dict[str, Any]:
    """Show the ruling on the act that is asked about; before one is, that it wants to be tapped.

    >>> shown_act(Case(ask="legal", about="retruco"), "en")["sentence"]
    'Player 1 may not call retruco: what fits now is truco.'
    """
    running = run(case)
    if running.stopped is not None:
        return refused(running.stopped, lang)
    state = running.state
    action = action_of(case, state)
    seat = speaker(case, state)
    if action is None:
        over = "yes" if state.over else "no"
        return said(text("desk-legal-ask", lang, seat=seat_form(seat, "the", lang, ()), over=over))
    rules = case.ruleset

    def rule(under_rules: Ruleset) -> Ruling[Verdict]:
        found = run(case, under_rules)
        if found.stopped is not None:
            raise found.stopped
        return judge(found.state, action)

    ruling = rule(rules)
    return shown(
        ruling,
        lang,
        case.players,
        readings=told_rested(
            rules, rested(rules, rule, lambda found: found.value), lang, lambda found: _verdict(found, lang)
        ),
        columns=_books(case, lang),
        effects=[] if ruling.value is not Verdict.FOUL else [text("desk-legal-remedy", lang, remedy=_remedy(ruling))],
        instead="" if ruling.value is Verdict.ALLOWED else instead(state, seat, lang, case.players),
    )


def _remedy(ruling: Ruling[Any]) -> str:
    remedy: str = ruling.reason.args["remedy"]
    return remedy


def _verdict(ruling: Ruling[Any], lang: str) -> str:
    return text("desk-legal-verdict", lang, verdict=ruling.value.value)


def _books(case: Case, lang: str) -> list[dict[str, Any]]:
    """Ask each rulebook whether the same may be done where the same has happened."""
    found = {id_: _under(case, id_) for id_ in RULEBOOKS}
    odd = odd_ones({id_: key for id_, (state, key) in found.items() if state in ("ruled", "open")})
    return [
        book_row(case, id_, state, text("desk-legal-verdict", lang, verdict=key), lang, differs=id_ in odd)
        for id_, (state, key) in found.items()
    ]


def _under(case: Case, id_: str) -> tuple[str, Hashable]:
    """Give the state of a cell and the key of its words."""
    there = case if id_ == case.rules else under(case, id_)
    if there.players != case.players:
        return "refused", "players"
    if there.awaited:
        return "refused", "vira"
    strict = with_switches(id_, dict(there.house), strict=True)
    try:
        running = run(there, strict)
    except RuleError:
        return "refused", "elsewhere"
    action = action_of(there.but(voice=speaker(case, run(case).state)), running.state)
    if action is None and not any(wish.verb == case.about.split()[0] for wish in wishes(running.state, 0)):
        return "absent", "absent"
    if running.stopped is not None or action is None:
        return "refused", "elsewhere"
    ruling = judge(running.state, action)
    return ("open" if ruling.undetermined else "ruled"), ruling.value.value
