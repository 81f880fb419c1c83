"""The referee: pure functions that decide and say why.

>>> from tutor.engine import cards, count_envido, ruleset
>>> ruling = count_envido(ruleset("gauderio", target=24), cards("1c 7c 6p"))
>>> ruling.value, ruling.clauses[0]
(28, 'gauderio/envido/contagem/3')
"""

from tutor.engine.deck import FRENCH, SPANISH, Card, Deck, cards
from tutor.engine.envido import Contest, contest_envido, count_envido
from tutor.engine.errors import RuleError
from tutor.engine.flor import contest_flor, count_flor, has_flor
from tutor.engine.ladder import next_calls, price
from tutor.engine.reasons import Reason, Ruling
from tutor.engine.records import Ruleset
from tutor.engine.scoring import MatchResult, falta, match_over
from tutor.engine.strength import compare, order, strength_of
from tutor.engine.tricks import HandResult, Play, TrickWinner, next_lead, resolve_trick, resolve_tricks
from tutor.engine.variants import ruleset

__all__ = [
    "FRENCH",
    "SPANISH",
    "Card",
    "Contest",
    "Deck",
    "HandResult",
    "MatchResult",
    "Play",
    "Reason",
    "RuleError",
    "Ruleset",
    "Ruling",
    "TrickWinner",
    "cards",
    "compare",
    "contest_envido",
    "contest_flor",
    "count_envido",
    "count_flor",
    "falta",
    "has_flor",
    "match_over",
    "next_calls",
    "next_lead",
    "order",
    "price",
    "resolve_trick",
    "resolve_tricks",
    "ruleset",
    "strength_of",
]
