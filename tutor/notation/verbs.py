"""What may stand after each verb: one reader a shape, one table of verbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tutor.engine.deck import Card
from tutor.notation.acts import Answer, Call, Count, Fold, Good, Hide, Play, SeatedAct
from tutor.notation.cursor import Cursor, alike
from tutor.notation.errors import clip
from tutor.notation.nodes import UNKNOWN, Against
from tutor.notation.rites import Adjust, CardCeremony, Ceremony, ChooseSide, Cut, Give, Look, Show, Take
from tutor.notation.shapes import Shape, each
from tutor.rulebook import fold

TRUCO: Final = ("truco", "retruco", "vale_4", "seis", "nove", "doze")
ENVIDO: Final = ("envido", "real_envido", "falta_envido")
FLOR: Final = ("flor", "contra_flor", "contra_flor_e_o_resto")
ANSWERS: Final = ("quero", "nao_quero", "sem_flor", "aceita_mao_de_11", "recusa_mao_de_11")
RITES: Final = (
    "embaralha",
    "separa",
    "remonta",
    "pergunta_cartas",
    "reclama_cartas",
    "mantem",
    "desfaz",
    "segue",
    "anula",
    "concorda",
    "discorda",
    "goteira",
)
CARD_RITES: Final = ("sorteia", "queima", "pede_ver")


def _played(cursor: Cursor) -> tuple[Card, int | None]:
    place = cursor.place_in_hand()
    told = place is None or not cursor.asked or cursor.peek()
    return cursor.card(known=True) if told else UNKNOWN, place


def _hidden(cursor: Cursor) -> tuple[Card, int | None]:
    place = cursor.place_in_hand()
    return UNKNOWN if place else cursor.card(), place


def _one_of(*words: str) -> Callable[[Cursor], str]:
    return lambda cursor: cursor.word(words)


def _card_or(*words: str) -> Callable[[Cursor], Card | str]:
    def read(cursor: Cursor) -> Card | str:
        found = cursor.peek()
        if found in words:
            return cursor.word(words)
        if not found or len(found) > len("10e"):
            cursor.fail("expected_card_or_word", found=found or cursor.rest(), expected=words)
        return cursor.card()

    return read


VERBS: Final[dict[str, Shape[SeatedAct]]] = {
    "joga": Shape(Play, _played),
    "esconde": Shape(Hide, _hidden),
    "baralho": Shape(Fold),
    **dict.fromkeys((*TRUCO, *ENVIDO, *FLOR), Shape(Call, named=True)),
    **dict.fromkeys(ANSWERS, Shape(Answer, named=True)),
    "canta": Shape(Count, each(Cursor.number)),
    "boa": Shape(Good),
    **dict.fromkeys(RITES, Shape(Ceremony, named=True)),
    **dict.fromkeys(CARD_RITES, Shape(CardCeremony, each(Cursor.card), named=True)),
    "tira": Shape(Take, each(_one_of("cima", "baixo"), Cursor.card, _one_of("fica", "parceiro", "vira", "queima"))),
    "lado": Shape(ChooseSide, each(_one_of("cima", "baixo"))),
    "da": Shape(Give, each(Cursor.seat, Cursor.cards)),
    "olha": Shape(Look, each(_card_or("propria", "parceiro", "fundo", "topo"))),
    "mostra": Shape(Show, each(_card_or("fundo"))),
    "retira": Shape(Adjust, each(Cursor.seat, Cursor.card), named=True),
    "completa": Shape(Adjust, each(Cursor.seat, Cursor.card), named=True),
    "corta": Shape(Cut, each(Cursor.number)),
}
"""Every verb of a seat, and what follows it."""

SYNONYMS: Final = ("achico",)
"""Words that are read, and written back as another."""


def read_seated(cursor: Cursor) -> SeatedAct:
    """Read ``SEAT[!|!!] VERB …``.

    A synonym is read as what it means there: ``achico`` to a flor is ``nao_quero``, ``boa`` to one is ``sem_flor``.
    """
    start = cursor.at
    seat, against = _seat(cursor)
    cursor.space()
    at = cursor.at
    verb = cursor.token("expected_verb", expected=tuple(VERBS))
    line, column = cursor.source.place(start)
    if verb == "achico" and cursor.pending in FLOR:
        verb = "nao_quero"
    if verb == "boa" and cursor.pending == "flor":
        verb = "sem_flor"
    if verb not in VERBS:
        cursor.fail("unknown_verb", at, found=verb, nearest=_meant(verb), expected=tuple(VERBS))
    places = cursor.drawing if verb == "sorteia" else cursor.seats
    if seat >= places:
        cursor.fail("expected_seat", start, found=str(seat), last=places - 1)
    return VERBS[verb].read(cursor, verb, seat, against=against, line=line, column=column)


def _meant(verb: str) -> tuple[str, ...]:
    """Give the verbs that a wrong one may stand for; ``vale 4`` and ``não quero`` lack no more than their ``_``."""
    if verb in SYNONYMS:
        return ("nao_quero",)
    split = tuple(known for known in VERBS if known.startswith(fold(clip(verb)) + "_"))
    return split[:3] or alike(verb, VERBS, count=3)


def _seat(cursor: Cursor) -> tuple[int, Against]:
    """Pass the seat and its ``!``; whether anybody sits there depends on the verb."""
    found = cursor.peek()
    digits = found.rstrip("!")
    marks: Any = found[len(digits) :]
    if not digits.isascii() or not digits.isdigit() or len(digits) > 2 or len(marks) > 2:
        cursor.fail("expected_seat", found=found or cursor.rest(), last=cursor.seats - 1)
    cursor.at += len(found)
    if not marks:
        cursor.space()
        marks = "!!" if cursor.starts("!!") else "!" if cursor.starts("!") else ""
    return int(digits), marks
