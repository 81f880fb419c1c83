"""From the facts of a reason to the variables of its message.

A variable is the name of a fact, and a form of it after a hyphen: ``$card`` is "sete de copas", ``$card-of`` "do sete
de copas", ``$points-units`` "3 tentos" in the Cego and "3 pontos" elsewhere. Forms are made only when a message asks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tutor.engine import Card, Reason
from tutor.narration.catalogue import fill, text
from tutor.narration.names import (
    ANSWERS,
    CALLS,
    VOCABULARY,
    card_form,
    deck_of,
    listed,
    percent,
    seat_form,
    suit_name,
    team_form,
    thousands,
    word,
)


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a ruling is told: the language, the rulebook (for the word of its points and its deck) and the players."""

    lang: str
    rules: str = ""
    names: tuple[str, ...] = ()
    players: int = 0

    @property
    def alone(self) -> bool:
        """Whether each side is one player."""
        return (self.players or len(self.names)) == 2

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
        if name in DERIVED:
            return DERIVED[name](self)
        fact, _, form = name.partition("-")
        return say(self.scene, fact, self.args[fact], form or "name")


def say(scene: Scene, fact: str, value: Any, form: str) -> Any:  # noqa: ANN401
    """Say one fact in one form: a card, a seat, an amount, a word of the table, or a list of them."""
    if form == "count":
        return len(value)
    if value is None and fact not in _QUOTED:
        return "none"
    if form in ("percent", "thousands"):
        return percent(value, scene.lang) if form == "percent" else thousands(value, scene.lang)
    if type(value) is tuple and fact != "score":
        return _say_all(scene, fact, value, form)
    if fact in _SAID:
        return _SAID[fact](scene, value, form)
    if isinstance(value, Card):
        return card_form(value, form, scene.lang, deck_of(value, scene.deck))
    return units(value, scene.rules, scene.lang) if form == "units" else _word(scene, value, form)


def _say_all(scene: Scene, fact: str, values: tuple[Any, ...], form: str) -> str:
    if form == "grouped":
        return grouped(values, scene)
    how, inner = (form, "name") if form in ("or", "row") else ("and", form)
    one = _ONE_OF.get(fact, fact)
    said = [str(say(scene, one, value, inner)) for value in values]
    return ", ".join(said) if how == "row" else listed(said, scene.lang, how)


def _word(scene: Scene, value: Any, form: str) -> Any:  # noqa: ANN401
    """Say a key of the engine as at the table; whatever is none stays as it is."""
    if form == "key" or not isinstance(value, str) or value not in VOCABULARY:
        return value
    return word(value, scene.lang, "" if form == "name" else form)


def _quoted(_scene: Scene, value: Any, _form: str) -> str:  # noqa: ANN401
    """Give what was typed as it was."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


_ONE_OF = {"fouls": "act", "seats": "seat", "calls": "call", "nearest": "known"}
_SEATS = ("seat", "eldest", "turn", "partner")
_QUOTED = frozenset({"value", "name", "field", "ask", "lang"})
_SAID: Mapping[str, Callable[[Scene, Any, str], Any]] = {
    **{fact: lambda scene, seat, form: seat_form(seat, form, scene.lang, scene.names) for fact in _SEATS},
    "team": lambda scene, team, form: team_form(team, form, scene.lang, scene.names, scene.players),
    "act": lambda scene, act, _form: act_words(act, scene),
    "suit": lambda scene, suit, _form: suit_name(suit, scene.lang, scene.deck),
    "score": lambda scene, score, _form: fill(
        "table-score", scene.lang, {"a": str(score[0]), "b": str(score[1])}.__getitem__
    ),
    # what would be right: calls and answers as they are said, rulebooks, switches and cards as they are typed
    "known": lambda scene, key, form: _word(scene, key, form) if key in (*CALLS, *ANSWERS) else key,
    **dict.fromkeys(_QUOTED, _quoted),
}
"""Facts whose name tells how they are said; the others are told by what they are."""


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


def act_words(act: str, scene: Scene) -> str:
    """Say an act of the notation as it follows "may": "jogar o três de ouros", "pedir truco", "ir ao baralho".

    >>> act_words("esconde 3o", Scene("pt-BR")), act_words("joga #2", Scene("en")), act_words("flor", Scene("pt-BR"))
    ('esconder o três de ouros', 'play card number 2', 'cantar flor')
    """
    verb, *of = act.split()
    lang = scene.lang
    if verb in CARD_ACTS:
        return text(CARD_ACTS[verb], lang, card=_laid(of, scene))
    if verb in CALLS:
        kind = "flor" if "flor" in verb.split("_") else "other"
        return text("act-call", lang, call=word(verb, lang), kind=kind)
    if verb in ANSWERS:
        return text("act-answer", lang, answer=word(verb, lang))
    return text(OTHER_ACTS[verb], lang) if verb in OTHER_ACTS else act


def _laid(of: Sequence[str], scene: Scene) -> str:
    """Name the card of an act, or its place among the three that nobody has looked at; ``??`` is any card."""
    card = next((Card(name[:-1], name[-1]) for name in of if not name.startswith(("#", "?"))), None)
    place = next((name[1:] for name in of if name.startswith("#")), "")
    the = card_form(card, "the", scene.lang, deck_of(card, scene.deck)) if card else ""
    given = "yes" if card else "no" if place else "unknown"
    return text("act-card", scene.lang, given=given, the=the, place=place)


CARD_ACTS = {"joga": "act-play", "esconde": "act-hide"}
OTHER_ACTS = {
    "baralho": "act-fold",
    "aceita_mao_de_11": "act-accept-eleven",
    "recusa_mao_de_11": "act-refuse-eleven",
    "that": "act-that",
}
"""Acts of one word; ``that`` is whatever is spoken of."""


def _counted(facts: Facts, *, adding: bool) -> list[Reason]:
    """The steps below that count a card, of those that add something or of those that do not."""
    return [step for step in facts.because if step.code == "count.card" and bool(step.args["points"]) is adding]


def _rank(facts: Facts, step: Reason, form: str) -> str:
    card: Card = step.args["card"]
    return card_form(card, form, facts.scene.lang, deck_of(card, facts.scene.deck))


def _parts(facts: Facts) -> str:
    """What each card adds: "1 do ás e 7 do sete"."""
    return _added(tuple((step.args["card"], step.args["points"]) for step in _counted(facts, adding=True)), facts.scene)


@lru_cache(maxsize=4096)
def _added(counted: tuple[tuple[Card, int], ...], scene: Scene) -> str:
    said = []
    for card, points in counted:
        of = card_form(card, "rank-of", scene.lang, deck_of(card, scene.deck))
        said.append(text("common-part", scene.lang, points=points, card=of))
    return listed(said, scene.lang)


def _nothing(facts: Facts) -> str:
    """Which of the cards add nothing: "o rei e a sota"."""
    return listed([_rank(facts, step, "rank-the") for step in _counted(facts, adding=False)], facts.scene.lang)


def _misspelt(facts: Facts) -> str:
    """Whether a call is a word that nobody says, but close to one that somebody does."""
    nearest = facts.args.get("nearest", ())
    return "yes" if nearest and facts.args["call"] not in VOCABULARY else "no"


DERIVED: Mapping[str, Callable[[Facts], Any]] = {
    "parts": _parts,
    "adding": lambda facts: len(_counted(facts, adding=True)),
    "nothing": _nothing,
    "nothings": lambda facts: len(_counted(facts, adding=False)),
    "is-eldest": lambda facts: "yes" if facts.args["seat"] == facts.args["eldest"] else "no",
    "alone": lambda facts: "yes" if facts.scene.alone else "no",
    "won": lambda facts: str(facts.args["score"][facts.args["team"]]),
    "lost": lambda facts: str(facts.args["score"][1 - facts.args["team"]]),
    "both": lambda facts: str(facts.args["score"][0]),
    "seat-number": lambda facts: str(facts.args["seat"]),
    "seat-last": lambda facts: str(facts.args["players"] - 1),
    "misspelt": _misspelt,
    "untold": lambda facts: "yes" if None in facts.args.get("cards", ()) else "no",
}
"""Variables that are drawn from several facts, or from the steps below."""
