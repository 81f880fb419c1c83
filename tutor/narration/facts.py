"""From the facts of a reason to the variables of its message.

A variable is the name of a fact, and a form of it after a hyphen: ``$card`` is "sete de copas", ``$card-of`` "do sete
de copas", ``$points-units`` "3 tentos" in the Cego and "3 pontos" elsewhere. Forms are made only when a message asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tutor.engine import Card, Reason
from tutor.narration.catalogue import fill
from tutor.narration.names import card_form, deck_of, listed, seat_form, suit_name, team_form, word

_SEATS = frozenset({"seat", "seats", "eldest"})
_TEAMS = frozenset({"team"})
_WORDS = frozenset({"call", "calls", "answer", "kind", "what", "rules", "deck"})
_TYPED = frozenset({"known", "nearest"})


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a ruling is told: the language, the rulebook (for the word of its points and its deck) and the players."""

    lang: str
    rules: str = ""
    names: tuple[str, ...] = ()

    @property
    def deck(self) -> str:
        """The deck of the rulebook: Claudista plays with French cards."""
        return "french" if self.rules == "claudista" else "spanish"


@dataclass(frozen=True, slots=True)
class Facts:
    """The variables of one message, looked up by name."""

    scene: Scene
    args: Mapping[str, Any]
    because: tuple[Reason, ...] = ()

    def __call__(self, name: str) -> Any:  # noqa: ANN401  # what Fluent takes: a number or a string
        """Give one variable; `KeyError` when the reason has no such fact."""
        if name in _DERIVED:
            return _DERIVED[name](self)
        fact, _, form = name.partition("-")
        return self._say(fact, self.args[fact], form or "name")

    def _say(self, fact: str, value: Any, form: str) -> Any:  # noqa: ANN401, PLR0911  # one line a kind of fact
        scene = self.scene
        if form == "count":
            return len(value)
        if value is None:
            return "none"
        if isinstance(value, Card):
            return card_form(value, form, scene.lang, deck_of(value, scene.deck))
        if isinstance(value, tuple):
            return self._say_all(fact, value, form)
        if fact in _SEATS:
            return seat_form(value, form, scene.lang, scene.names)
        if fact in _TEAMS:
            return team_form(value, form, scene.lang, scene.names)
        if fact == "suit":
            return suit_name(value, scene.lang, scene.deck)
        if form == "units":
            return units(value, scene.rules, scene.lang)
        if form == "key":
            return value
        if fact in _WORDS:
            return word(value, scene.lang, "" if form == "name" else form)
        return value

    def _say_all(self, fact: str, values: tuple[Any, ...], form: str) -> str:
        lang = self.scene.lang
        if form == "grouped":
            return grouped(values, self.scene)
        if fact == "score":
            return fill("table-score", lang, {"a": str(values[0]), "b": str(values[1])}.__getitem__)
        how, inner = (form, "name") if form in ("or", "row") else ("and", form)
        said = [self._say_one(fact, value, inner) for value in values]
        return ", ".join(said) if how == "row" else listed(said, lang, how)

    def _say_one(self, fact: str, value: Any, form: str) -> str:  # noqa: ANN401
        if fact in _TYPED and isinstance(value, str):
            return _known_word(value, self.scene.lang)
        return str(self._say(fact, value, form))


@lru_cache(maxsize=512)
def units(points: int, rules: str, lang: str) -> str:
    """Say an amount of match points in the unit of the rulebook.

    >>> units(1, "gauderio", "pt-BR"), units(3, "cego", "pt-BR")
    ('1 ponto', '3 tentos')
    """
    args = {"n": points, "unit": "tento" if rules == "cego" else "ponto"}
    return fill("common-units", lang, args.__getitem__)


def grouped(cards: Iterable[Card], scene: Scene) -> str:
    """Name cards, those of one rank together: "três de espadas, paus, ouros e copas"."""
    ranks: dict[str, list[Card]] = {}
    for card in cards:
        ranks.setdefault(card.rank, []).append(card)
    said = []
    for same in ranks.values():
        suits = listed([suit_name(card.suit, scene.lang, scene.deck) for card in same], scene.lang)
        rank = card_form(same[0], "rank", scene.lang, scene.deck)
        said.append(fill("card-name", scene.lang, {"rank": rank, "suit": suits}.__getitem__))
    return "; ".join(said)


def _known_word(value: str, lang: str) -> str:
    """Say a word of the engine as at the table, and leave anything else (a card, a switch) as it is typed."""
    return word(value, lang) if value in SPOKEN else value


SPOKEN = frozenset(
    "truco retruco vale_4 seis nove doze envido real_envido falta_envido flor contra_flor contra_flor_e_o_resto"
    " quero nao_quero sem_flor".split()
)
"""Calls and answers: the keys that are said at the table."""


def _card_counts(facts: Facts) -> list[Reason]:
    return [step for step in facts.because if step.code == "count.card"]


def _parts(facts: Facts) -> str:
    """What each card adds, those that add nothing left out: "1 do ás e 7 do sete"."""
    scene, said = facts.scene, []
    for step in _card_counts(facts):
        if step.args["points"]:
            of = card_form(step.args["card"], "rank-of", scene.lang, deck_of(step.args["card"], scene.deck))
            args = {"points": str(step.args["points"]), "card": of}
            said.append(fill("common-part", scene.lang, args.__getitem__))
    return listed(said, scene.lang)


def _nothing(facts: Facts) -> str:
    """Which of the cards add nothing: "o rei e a sota"."""
    scene = facts.scene
    cards: Sequence[Card] = [step.args["card"] for step in _card_counts(facts) if not step.args["points"]]
    return listed([card_form(card, "rank-the", scene.lang, deck_of(card, scene.deck)) for card in cards], scene.lang)


_DERIVED: Mapping[str, Callable[[Facts], Any]] = {
    "parts": _parts,
    "adding": lambda facts: sum(bool(step.args["points"]) for step in _card_counts(facts)),
    "nothing": _nothing,
    "nothings": lambda facts: sum(not step.args["points"] for step in _card_counts(facts)),
    "is-eldest": lambda facts: "yes" if facts.args["seat"] == facts.args["eldest"] else "no",
    "alone": lambda facts: "yes" if len(facts.scene.names) == 2 else "no",
    "won": lambda facts: str(facts.args["score"][facts.args["team"]]),
    "lost": lambda facts: str(facts.args["score"][1 - facts.args["team"]]),
    "both": lambda facts: str(facts.args["score"][0]),
    "seat-number": lambda facts: str(facts.args["seat"]),
}
"""Variables that are drawn from several facts, or from the steps below."""
