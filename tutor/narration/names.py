"""Names as they are said at the table: cards, seats, sides, calls, rulebooks, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from tutor.engine import Card
from tutor.narration.catalogue import fill, text
from tutor.rulebook import RULEBOOKS

if TYPE_CHECKING:
    from fractions import Fraction  # which whoever has a chance to tell has loaded

__all__ = [
    "ANSWERS",
    "CALLS",
    "VOCABULARY",
    "answer_name",
    "call_name",
    "card_form",
    "card_name",
    "deck_of",
    "listed",
    "percent",
    "rulebook_name",
    "seat_form",
    "seat_name",
    "team_form",
    "team_name",
    "thousands",
    "word",
]

SIDES = "AB"
CALLS = (
    "truco", "retruco", "vale_4", "seis", "nove", "doze", "envido", "real_envido", "falta_envido", "flor",
    "contra_flor", "contra_flor_e_o_resto",
)  # fmt: skip
ANSWERS = ("quero", "nao_quero", "sem_flor")
VOCABULARY = frozenset((*CALLS, *ANSWERS, *RULEBOOKS, "falta", "falta_plus_6", "match", "spanish", "french"))
"""The keys of the engine that have a word at the table: calls, answers, bets, rulebooks, decks."""
_ONLY_SPANISH = frozenset({"1", "10", "11", "12"})


def deck_of(card: Card, deck: str = "spanish") -> str:
    """Say which deck a card belongs to; those that both decks have take the one of the game at hand."""
    if card.rank in _ONLY_SPANISH:
        return "spanish"
    return deck if card.rank.isdigit() else "french"


def card_name(card: Card, lang: str = "pt-BR", *, deck: str = "spanish", form: str = "name") -> str:
    """Name a card; ``form`` may be ``the`` (with its article), ``of`` ("do sete de copas") or ``rank`` ("sete").

    ``deck`` ("spanish" or "french") matters in English, where suits have other names in each. The gender of a
    card, for whoever builds words around it, is ``form="gender"``: ``m`` or ``f``.

    >>> card_name(Card("7", "e")), card_name(Card("Q", "c"), form="the"), card_name(Card("7", "e"), "en", deck="french")
    ('sete de espadas', 'a dama de copas', 'seven of spades')
    """
    return card_form(card, form, lang, deck_of(card, deck))


@lru_cache(maxsize=4096)
def card_form(card: Card, form: str, lang: str, deck: str) -> str:
    """Give one form of a card's name: ``name``, ``the``, ``of``, ``rank``, ``rank-the``, ``rank-of``, ``gender``."""
    rank = text(f"card-rank-{card.rank.lower()}", lang)
    gender = text(f"card-gender-{card.rank.lower()}", lang)
    if form == "gender":
        return gender
    if form == "rank":
        return rank
    name = (
        rank if form.startswith("rank") else text("card-name", lang, rank=rank, suit=suit_name(card.suit, lang, deck))
    )
    if form == "name":
        return name
    return text(f"card-{form.removeprefix('rank-')}", lang, name=name, gender=gender)


def suit_name(suit: str, lang: str = "pt-BR", deck: str = "spanish") -> str:
    """Name a suit: espadas, paus, ouros, copas.

    >>> suit_name("o"), suit_name("o", "en"), suit_name("o", "en", "french")
    ('ouros', 'coins', 'diamonds')
    """
    return text(f"card-suit-{suit}", lang, deck=deck)


def seat_name(seat: int, lang: str = "pt-BR", names: Sequence[str] = ()) -> str:
    """Name a seat: the player's name where the table has told it, else "Jogador 1".

    >>> seat_name(0), seat_name(1, "en"), seat_name(1, names=("Ana", "Beto"))
    ('Jogador 1', 'Player 2', 'Beto')
    """
    return names[seat] if seat < len(names) else text("table-seat", lang, number=str(seat + 1))


def team_name(team: int, lang: str = "pt-BR", names: Sequence[str] = (), *, players: int = 0) -> str:
    """Name a side: its players where the table has told their names, the one player where two play, else "lado A".

    >>> team_name(0), team_name(1, names=("Ana", "Beto")), team_name(0, names=("Ana", "Beto", "Caio", "Duda"))
    ('lado A', 'Beto', 'Ana e Caio')
    """
    if names:
        return listed(names[team::2], lang)
    return seat_name(team, lang) if players == 2 else text("table-team", lang, side=SIDES[team])


def seat_form(seat: int, form: str, lang: str, names: Sequence[str]) -> str:
    """Give a seat as ``the`` subject of a sentence, or ``of`` it: "o Jogador 1", "do Jogador 1", "de Ana"."""
    return _form(seat_name(seat, lang, names), form, lang, named=seat < len(names))


def team_form(team: int, form: str, lang: str, names: Sequence[str], players: int = 0) -> str:
    """Give a side as ``the`` subject of a sentence, or ``of`` it: "o lado A", "do lado A", "de Ana e Caio"."""
    return _form(team_name(team, lang, names, players=players), form, lang, named=bool(names))


def _form(name: str, form: str, lang: str, *, named: bool) -> str:
    if form == "name":
        return name
    return text(f"table-{form}", lang, name=name, named="yes" if named else "no")


def call_name(call: str, lang: str = "pt-BR") -> str:
    """Name a call.

    >>> call_name("vale_4"), call_name("contra_flor_e_o_resto")
    ('vale quatro', 'contra-flor e o resto')
    """
    return word(call, lang)


def answer_name(answer: str, lang: str = "pt-BR") -> str:
    """Name an answer.

    >>> answer_name("nao_quero")
    'não quero'
    """
    return word(answer, lang)


def rulebook_name(rules: str, lang: str = "pt-BR") -> str:
    """Name a rulebook.

    >>> rulebook_name("gauderio")
    'Truco Gaudério'
    """
    return word(rules, lang)


@lru_cache(maxsize=1024)
def word(key: str, lang: str, form: str = "") -> str:
    """Give the word for a key of the engine (a call, an answer, a kind of bet, a rulebook, a deck)."""
    id_ = f"word-{key.replace('_', '-')}{'-' + form if form else ''}"
    return text(id_, lang)


def listed(items: Sequence[str], lang: str = "pt-BR", how: str = "and") -> str:
    """Join names as they are said in a row; ``how`` is ``and`` or ``or``.

    >>> listed(("um", "dois", "três")), listed(("one", "two"), "en", "or")
    ('um, dois e três', 'one or two')
    """
    if len(items) < 2:
        return "".join(items)
    ends = {"first": ", ".join(items[:-1]), "last": items[-1]}
    return fill(f"common-{how}", lang, ends.__getitem__)


def percent(chance: Fraction | float, lang: str = "pt-BR") -> str:
    """Say a chance in percent, to two places at most; what is not quite nothing or all is never said to be.

    >>> from fractions import Fraction
    >>> percent(Fraction(6648, 7770)), percent(0.5, "en"), percent(Fraction(1, 90000), "en"), percent(0.99999)
    ('85,56%', '50%', '<0.01%', '>99,99%')
    """
    exact = 100 * chance
    said = f"{float(exact):.2f}"
    if exact and said == "0.00":
        said = "<0.01"
    elif exact != 100 and said == "100.00":
        said = ">99.99"
    said = said.removesuffix(".00")
    return f"{said if lang == 'en' else said.replace('.', ',')}%"


def thousands(number: int, lang: str = "pt-BR") -> str:
    """Write a number with its thousands apart.

    >>> thousands(7770), thousands(7770, "en")
    ('7.770', '7,770')
    """
    said = f"{number:,}"
    return said if lang == "en" else said.replace(",", ".")
