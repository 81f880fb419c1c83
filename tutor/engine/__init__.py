"""The referee: pure functions that decide and say why.

>>> from tutor.engine import cards, count_envido, ruleset
>>> ruling = count_envido(ruleset("gauderio", target=24), cards("1c 7c 6p"))
>>> ruling.value, ruling.clauses[0]
(28, 'gauderio/envido/contagem/3')
"""

from tutor.engine.actions import Action
from tutor.engine.allowed import allowed
from tutor.engine.deck import FRENCH, SPANISH, Card, Deck, cards
from tutor.engine.envido import Contest, contest_envido, count_envido
from tutor.engine.errors import RuleError
from tutor.engine.explain import explain
from tutor.engine.flor import contest_flor, count_flor, has_flor
from tutor.engine.game import IllegalAction, advance, play
from tutor.engine.incidents import IncidentResult, rule_incident
from tutor.engine.judge import Verdict, judge, options
from tutor.engine.ladder import next_calls, price
from tutor.engine.match import MatchState, after_hand, start_match
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Ruleset
from tutor.engine.scoring import MatchResult, falta, match_over
from tutor.engine.state import HandState, start_hand
from tutor.engine.strength import compare, order, strength_of
from tutor.engine.tricks import HandResult, Play, TrickWinner, next_lead, resolve_trick, resolve_tricks
from tutor.engine.variants import ruleset
from tutor.engine.view import SeatView, view_for

__all__ = [
    "FRENCH",
    "SPANISH",
    "Action",
    "Card",
    "Contest",
    "Deck",
    "HandResult",
    "HandState",
    "IllegalAction",
    "IncidentResult",
    "MatchResult",
    "MatchState",
    "Play",
    "Reason",
    "RuleError",
    "Ruleset",
    "Ruling",
    "SeatView",
    "TrickWinner",
    "Verdict",
    "advance",
    "after_hand",
    "allowed",
    "cards",
    "compare",
    "contest_envido",
    "contest_flor",
    "count_envido",
    "count_flor",
    "explain",
    "falta",
    "has_flor",
    "judge",
    "match_over",
    "next_calls",
    "next_lead",
    "options",
    "order",
    "play",
    "price",
    "resolve_trick",
    "resolve_tricks",
    "rule_incident",
    "ruleset",
    "start_hand",
    "start_match",
    "strength_of",
    "view_for",
]
