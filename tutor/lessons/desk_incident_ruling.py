"""The ruling on an incident, in full: what is done, what it costs, whether a right has lapsed, what is left open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.engine import RuleError, Ruleset, Ruling
from tutor.engine.alternatives import Rested, rested
from tutor.engine.incidents import IncidentResult
from tutor.engine.judge import Verdict
from tutor.engine.variants import with_switches
from tutor.lessons.desk_case import Case
from tutor.lessons.desk_incident import rule_case
from tutor.lessons.desk_shown import book_row, of_book, reading_rows, refused, said, shown
from tutor.narration import message, rulebook_name, sentence, team_name, text
from tutor.narration.beside import odd_ones
from tutor.narration.facts import units
from tutor.narration.rested import told_rested
from tutor.rulebook import RULEBOOKS, reading

_LAPSED = "claim_lost"


def shown_incident(case: Case, lang: str) -> dict[str, Any]:
    """Show what is done about an incident; that a document does not decide is an answer like any other.

    >>> shown_incident(Case(ask="incident", rules="cego", incident="wrong_count"), "en")["sentence"]
    'The document of Truco Cego does not decide: it has no rule for this. The table has to agree.'
    """
    rules = case.ruleset
    try:
        ruling = rule_case(case, rules)
    except RuleError as error:
        if error.code != "not_in_rules":
            return refused(error, lang)
        return _silent(case, error, lang)
    players = _players(ruling)

    def rule(under: Ruleset) -> Ruling[Any]:
        return rule_case(case, under)

    told = told_rested(
        rules,
        rested(rules, rule, lambda found: found.value),
        lang,
        lambda found: sentence(found, lang, players=players).rstrip("."),
    )
    return shown(
        ruling, lang, players, readings=told, columns=_books(case, lang), effects=[*_effects(ruling, rules, lang)]
    )


def _players(ruling: Ruling[Any]) -> int:
    """A slip is shown by a hand of two; the incidents of the list happen among four."""
    return 2 if isinstance(ruling.value, Verdict) else 4


def _silent(case: Case, error: RuleError, lang: str) -> dict[str, Any]:
    [id_] = error.readings
    found = reading(id_)
    left_open = told_rested(case.ruleset, (Rested(found, found.default, None, ()),), lang, lambda _: "")
    words = text("desk-incident-silent", lang, rules=rulebook_name(case.rules, lang))
    return said(
        words,
        mark=text("verdict-undetermined", lang),
        readings=reading_rows(left_open, lang),
        columns=_books(case, lang),
        note=message(error, lang),
    )


def _effects(ruling: Ruling[Any], rules: Ruleset, lang: str) -> Iterator[str]:
    """Say in few words what a ruling comes to: points, the end of the hand or match, a right that has lapsed."""
    found = ruling.value
    if isinstance(found, Verdict):
        yield text("desk-mistake-effect", lang, verdict=found.value)
        if ruling.reason.code in _TOO_LATE:
            yield text("desk-lapsed", lang)
        return
    assert isinstance(found, IncidentResult)
    for team, points in enumerate(found.points):
        if points:
            yield text("desk-pays", lang, points=units(points, rules.id, lang), team=team_name(team, lang))
    if found.winner is not None:
        yield text("desk-match-to", lang, team=team_name(found.winner, lang))
    elif found.hand_over:
        yield text("desk-hand-ends", lang)
    else:
        yield text("desk-hand-goes-on", lang, paid="yes" if any(found.points) else "no")
    if _LAPSED in found.remedies:
        yield text("desk-lapsed", lang)


_TOO_LATE = ("void.envido_after_card", "void.flor_after_card")
"""Refusals of what could have been done before."""


def _books(case: Case, lang: str) -> list[dict[str, Any]]:
    found = {id_: _under(case, id_, lang) for id_ in RULEBOOKS}
    odd = odd_ones({id_: key for id_, (state, _, key) in found.items() if state != "refused"})
    return [book_row(case, id_, state, cell, lang, differs=id_ in odd) for id_, (state, cell, _) in found.items()]


def _under(case: Case, id_: str, lang: str) -> tuple[str, str, object]:
    """Give the state of a cell, its words, and what it comes to."""
    rules = of_book(case, id_)
    strict = with_switches(id_, {name: rules.options[name] for name in rules.chosen}, strict=True)
    try:
        ruling = rule_case(case, strict)
    except RuleError as error:
        if error.code != "not_in_rules":
            return "refused", message(error, lang), ""
        # a document that lists incidents has no envido to err in; one that lists none does not decide
        return "absent", text("verdict-absent" if rules.incidents else "verdict-undetermined", lang), None
    plain = rule_case(case, rules)
    cell = sentence(plain, lang, players=_players(plain))
    said = text("verdict-open", lang, verdict=cell.rstrip(".")) if ruling.undetermined else cell
    return ("open" if ruling.undetermined else "ruled"), said, plain.value
