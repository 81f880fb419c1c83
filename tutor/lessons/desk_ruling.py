"""A ruling as the desk shows it: sentence, steps, clauses, readings, what would change it, the other rulebooks."""

from __future__ import annotations

from typing import Any

from tutor.engine import RuleError, Ruleset
from tutor.engine.counterfactual import what_if
from tutor.engine.deck import UNKNOWN
from tutor.engine.question import Question, ruled
from tutor.lessons.desk_act_ruling import shown_act
from tutor.lessons.desk_case import Case
from tutor.lessons.desk_incident_ruling import shown_incident
from tutor.lessons.desk_question import question_of, under_rules
from tutor.lessons.desk_shown import book_row, of_book, refused, shown
from tutor.narration import alternatives, changes, columns, text
from tutor.narration.beside import Column, fitted
from tutor.rulebook import RULEBOOKS


def shown_ruling(case: Case, lang: str) -> dict[str, Any]:
    """Rule a case that misses nothing, and tell it in full; what the rules refuse is told as it is, without a ruling.

    >>> shown = shown_ruling(Case(ask="hand", tricks="-A"), "pt-BR")
    >>> shown["sentence"]
    'A mão é do lado A: empatou a primeira, vale a segunda.'
    """
    if case.ask == "legal":
        return shown_act(case, lang)
    if case.ask == "incident":
        return shown_incident(case, lang)
    rules, asked = case.ruleset, question_of(case)
    players = case.players if case.ask == "trick" or asked.ask.endswith("_contest") else 0
    try:
        ruling = ruled(rules, asked)
    except RuleError as error:
        return refused(error, lang)
    books = _columns(case, asked, lang)
    return shown(
        ruling,
        lang,
        players,
        readings=alternatives(rules, asked, lang),
        changes=_changes(rules, asked, lang, players),
        columns=books,
        note=_note(case, asked, books, lang),
    )


def _changes(rules: Ruleset, asked: Question, lang: str, players: int) -> tuple[str, ...]:
    told = changes(what_if(rules, asked), lang, players=players)
    return told or (text("change-none", lang),)


def _unknown_cards(asked: Question) -> bool:
    return any(play.card == UNKNOWN for play in asked.facts.get("plays", ()))


def _columns(case: Case, asked: Question, lang: str) -> list[dict[str, Any]]:
    """Ask each rulebook the same; where its deck is the other one, with the cards that stand for these."""
    put = {id_: (rules := of_book(case, id_), fitted(rules, under_rules(asked, rules))) for id_ in RULEBOOKS}
    return [_column(column, case, lang) for column in columns(_with_known_cards(put), lang)]


def _with_known_cards(put: dict[str, tuple[Ruleset, Question]]) -> dict[str, tuple[Ruleset, Question]]:
    """Put any free card for one that nobody knows: it lies face down, so that no answer but a refusal names it."""
    return {id_: (rules, _known(rules, asked)) for id_, (rules, asked) in put.items()}


def _known(rules: Ruleset, asked: Question) -> Question:
    if not _unknown_cards(asked):
        return asked
    held = {play.card for play in asked.facts["plays"]} | {asked.facts.get("vira")}
    free = (card for card in rules.deck.cards if card not in held)
    return asked.but(
        plays=tuple(play._replace(card=next(free)) if play.card == UNKNOWN else play for play in asked.facts["plays"])
    )


def _column(column: Column, case: Case, lang: str) -> dict[str, Any]:
    cell = column.cell
    if column.error is not None and column.error.key == "illegal_action.hide":
        cell = text("desk-no-hiding", lang)
    elif column.error is not None and column.error.code == "missing_vira":
        cell = text("desk-by-vira", lang)
    return book_row(case, column.rules, column.state, cell, lang, differs=column.differs)


def _note(case: Case, asked: Question, books: list[dict[str, Any]], lang: str) -> str:
    """Say that another rulebook's deck has other cards, where it answers and that touches a card of this case."""
    answering = [of_book(case, book["rules"]) for book in books if book["state"] in ("ruled", "open")]
    others = [rules for rules in answering if rules.deck.id != case.ruleset.deck.id]
    facts = {name: asked.facts.get(name) for name in ("plays", "vira")}
    changed = any(under_rules(asked, rules).facts.get(name) != fact for rules in others for name, fact in facts.items())
    return text("desk-other-deck", lang) if changed else ""
