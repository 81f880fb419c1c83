"""What was done, in a line: "Ana joga o seis de paus.", "Beto: quero."; a card that may not be seen is "uma carta"."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from tutor.engine import Card
from tutor.narration.catalogue import text
from tutor.narration.names import card_form, deck_of, listed, seat_form, word
from tutor.notation import (
    UNKNOWN,
    Act,
    Adjust,
    Answer,
    Call,
    CardCeremony,
    Ceremony,
    ChooseSide,
    Count,
    Cut,
    Deal,
    Fold,
    Give,
    Good,
    Hide,
    Look,
    Play,
    SeatedAct,
    Show,
    Take,
    Vira,
)
from tutor.notation.rites import Rite

ELEVEN = {"aceita_mao_de_11": "replay-does-accept-eleven", "recusa_mao_de_11": "replay-does-refuse-eleven"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Speaker:
    """Who tells, and to whom: the language, the players, the deck, and the seat that listens (None: all is told).

    ``drawing`` are those who take part in a draw of kings; ``open_readings`` those of the rulebook, which tell what
    the switches of the file decide.
    """

    lang: str
    names: Sequence[str] = ()
    deck: str = "spanish"
    seat: int | None = None
    drawing: Sequence[str] = ()
    open_readings: frozenset[str] = frozenset()

    def who(self, seat: int) -> str:
        """Name a seat as the subject of a sentence."""
        return seat_form(seat, "the", self.lang, self.names)

    def card(self, card: Card, known: Collection[Card] | None) -> str:
        """Name a card with its article, or just say that it is one; of ``known`` None all may be told."""
        if card == UNKNOWN or (known is not None and card not in known):
            return text("act-card", self.lang, given="unknown", the="", place="")
        return card_form(card, "the", self.lang, deck_of(card, self.deck))

    def cards(self, cards: Sequence[Card], known: Collection[Card] | None) -> str:
        """Name several cards, those that may not be seen by their number."""
        seen = [card for card in cards if card != UNKNOWN and (known is None or card in known)]
        hidden = len(cards) - len(seen)
        said = [card_form(card, "name", self.lang, deck_of(card, self.deck)) for card in seen]
        if hidden:
            said.append(text("replay-cards", self.lang, count=hidden, some="yes" if seen else "no"))
        return listed(said, self.lang)


def head(act: Act, speaker: Speaker, known: Collection[Card] | None = None) -> str:
    """Tell an act of a file; ``known`` are the cards that may be told, all of them where it is None.

    >>> head(Call(0, "truco"), Speaker(lang="pt-BR", names=("Ana", "Beto")))
    'Ana pede truco.'
    """
    lang = speaker.lang
    if isinstance(act, Deal):
        return text("replay-deal", lang, seat=speaker.who(act.seat), cards=speaker.cards(act.cards, known))
    if isinstance(act, Vira):
        if act.card == UNKNOWN or (known is not None and act.card not in known):
            return text("replay-vira-dark", lang)
        return text("replay-reveal" if act.reveal else "replay-vira", lang, card=speaker.card(act.card, None))
    id_, facts = _seated(act, speaker, known)
    drawing = isinstance(act, CardCeremony) and act.word == "sorteia"
    seat = speaker.drawing[act.seat] if drawing and act.seat < len(speaker.drawing) else speaker.who(act.seat)
    told = text(id_, lang, seat=seat, **facts)
    if not act.against:
        return told
    return f"{told} {text('replay-on-purpose' if act.against == '!!' else 'replay-against', lang)}"


def rite(act: Rite, speaker: Speaker, known: Collection[Card] | None) -> tuple[str, dict[str, Any]]:
    """Give the message of an act of the ceremony, and what it is about."""
    match act:
        case Ceremony(word=verb):
            return f"replay-does-{verb.replace('_', '-')}", {}
        case CardCeremony(word=verb, card=card):
            return f"replay-does-{verb.replace('_', '-')}", {"card": speaker.card(card, known)}
        case Take(side=side, card=card, to=to):
            return "replay-does-tira", {"card": speaker.card(card, known), "side": side, "to": to}
        case ChooseSide(side=side):
            return "replay-does-lado", {"side": side}
        case Give(seat=dealer, to=to, cards=cards):
            own = "yes" if to == dealer else "no"
            return "replay-does-da", {"cards": speaker.cards(cards, known), "whom": speaker.who(to), "own": own}
        case Look(what=what) | Show(what=what):
            verb = "olha" if isinstance(act, Look) else "mostra"
            if isinstance(what, str):
                return f"replay-does-{verb}", {"what": what, "card": ""}
            return f"replay-does-{verb}", {"what": "card", "card": speaker.card(what, known)}
        case Adjust(seat=dealer, word=verb, whom=whom, card=card):
            own = "yes" if whom == dealer else "no"
            return f"replay-does-{verb}", {"card": speaker.card(card, known), "whom": speaker.who(whom), "own": own}
        case Cut(movements=number):
            return "replay-does-corta", {"number": number}
        case _:
            assert_never(act)


def _seated(act: SeatedAct, speaker: Speaker, known: Collection[Card] | None) -> tuple[str, dict[str, Any]]:
    lang = speaker.lang
    match act:
        case Play(card=card):
            return "replay-does-play", {"card": speaker.card(card, known)}
        case Hide(card=card):
            return "replay-does-hide", {"card": speaker.card(card, known)}
        case Call(word=call):
            return "replay-does-call", {"call": word(call, lang), "kind": "flor" if "flor" in call else "other"}
        case Answer(word=answer):
            return ELEVEN.get(answer) or "replay-does-answer", (
                {} if answer in ELEVEN else {"answer": word(answer, lang)}
            )
        case Fold():
            return "replay-does-fold", {}
        case Count(points=points):
            return "replay-does-count", {"points": points}
        case Good():
            return "replay-does-good", {}
        case _:
            return rite(act, speaker, known)
