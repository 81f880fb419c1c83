"""Four hints to a choice at the table, the least telling first, as in the trainer: rule, cards, first step, answer."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coach.advice import Advice, Option
from tutor.coach.advice_told import Voice
from tutor.coach.review import Judged
from tutor.coach.review_told import amount
from tutor.coach.skill import skill_of
from tutor.engine import Card, Ruling, compare, count_envido, count_flor
from tutor.engine.actions import HIDE, NAO_QUERO
from tutor.engine.state import HandState
from tutor.engine.strength import order_under, step_reason
from tutor.narration import card_name, listed, text
from tutor.rulebook import clause

__all__ = ["STEPS", "hints"]

STEPS = 4


def hints(
    advice: Advice, lang: str = "pt-BR", *, names: Sequence[str] = (), judged: Judged | None = None
) -> tuple[str, ...]:
    """Give the hints of a moment, the least telling first; none where the seat may do nothing.

    They lead to what was ``judged`` best; without it to what plain rules say.

    >>> from tutor.coach.advice import advise
    >>> from tutor.coach.deals import deal
    >>> from tutor.engine import ruleset
    >>> hints(advise(deal(ruleset("gauderio"), 1, players=2), 0))[1:3]
    ('Olhe bem: o ás de paus e o três de espadas.', 'O primeiro passo: O ás de paus é manilha: força 13.')
    """
    act = advice.suggestion if judged is None else judged.act
    option = next((option for option in advice.options if option.action == act), None)
    if option is None:
        return ()
    voice = Voice(lang, tuple(names), advice.state.rules.id, advice.state.deal.players)
    skill = skill_of(advice.state, option.action)
    about = _Subject(advice, skill)
    return (
        text("hint-rule", lang, skill=text(f"skill-{skill.replace('.', '-')}", lang), clause=_cited(option)),
        _look(about, voice),
        text("hint-step", lang, step=_first(about, voice)),
        _answer(about, option, voice, judged),
    )


class _Subject:
    """What a choice is about: the seat's cards, the best card to beat, and the sum that matters."""

    def __init__(self, advice: Advice, skill: str) -> None:
        state, seat = advice.state, advice.seat
        self.advice = advice
        self.kind = {"envido.price": "envido", "falta": "envido", "flor.price": "flor"}.get(skill, "hand")
        self.dealt = tuple(card for card in state.deal.hands[seat] if card is not None)
        # whoever decides on a hand of eleven looks at the cards of both (claudista/5.1)
        of = [seat] if state.decided else state.team_seats(seat % 2)
        self.held = tuple(card for owner in of for card in state.held[owner] if card is not None)
        self.count = self._counted(state)
        self.to_beat = _to_beat(state, seat)

    def _counted(self, state: HandState) -> Ruling[int | None] | None:
        """Count the seat's cards; that they are no flor is told too."""
        if self.kind == "hand" or state.rules.count is None or len(self.dealt) != 3:
            return None
        return count_envido(state.rules, self.dealt) if self.kind == "envido" else count_flor(state.rules, self.dealt)

    def cards(self) -> tuple[Card, ...]:
        """Give the cards that matter: those that are counted, or our two best, or our best and the one to beat."""
        if self.count is not None:
            steps = self.count.reason.walk()
            left = {step.args["card"] for step in steps if step.code == "count.left_out"}
            return tuple(card for card in self.dealt if card not in left)
        return self.best()[:2] if self.to_beat is None else (*self.best()[:1], self.to_beat)

    def best(self) -> tuple[Card, ...]:
        """Give the cards, the strongest first; none where strength is not known."""
        rank = _ranks(self.advice.state)
        return tuple(sorted(self.held, key=rank.__getitem__, reverse=True)) if rank else ()

    def sum(self) -> Ruling[int] | None:
        """Give the sum of the bet that waits, or of a hand of eleven, if that is what the choice is about."""
        bet = self.advice.state.pending
        if bet is not None and bet.kind != ("truco" if self.kind == "hand" else self.kind):
            return None
        found = (ruling for option in self.advice.options for ruling in option.outcomes)
        return next((ruling for ruling in found if ruling.reason.code == "coach.break_even"), None)


def _look(about: _Subject, voice: Voice) -> str:
    deck = about.advice.state.rules.deck.id
    cards = [card_name(card, voice.lang, deck=deck, form="the") for card in about.cards()]
    if cards:
        return text("hint-cards", voice.lang, cards=listed(cards, voice.lang))
    return text("hint-facts", voice.lang, facts=voice.first(about.advice.at_stake[0]).text)


def _first(about: _Subject, voice: Voice) -> str:
    """Say the first step: the sum of a bet that waits, one's count, or one's best card against that of the table."""
    advice, state = about.advice, about.advice.state
    told = about.sum() or about.count
    if told is not None:
        return voice.first(told).text
    if not about.best():
        return voice.of(advice.unknown[0] if advice.unknown else advice.at_stake[0].reason).text
    best, vira = about.best()[0], state.deal.vira
    if about.to_beat is not None:
        return voice.first(compare(state.rules, best, about.to_beat, vira)).text
    return voice.of(step_reason(order_under(state.rules, vira), best, vira)).text


def _answer(about: _Subject, option: Option, voice: Voice, judged: Judged | None) -> str:
    """Say what to do, with the chance or else with what comes of it, and the clause with our wording.

    Of what plain rules would not have said, how it was found and what it brings more.
    """
    chance = next((chance for chance in about.advice.chances if chance.what == about.kind), None)
    needed = about.sum()
    why = voice.first(chance.ruling if chance else next(iter(option.outcomes), option.verdict)).text
    if chance and needed and option.action.verb == NAO_QUERO and 100 * chance.value >= needed.value:
        why += " " + text("coach-hint-caller", voice.lang)
    if judged is not None and judged.act != judged.plain:
        gain = amount(judged.gain, voice.rules, voice.lang)
        why += " " + text("coach-hint-tried", voice.lang, plain=voice.act(judged.plain.words, first=False), gain=gain)
    sentence = text("coach-hint-do", voice.lang, act=voice.act(option.action.words, first=False), why=why)
    found = clause(_cited(option))
    return text(
        "hint-answer", voice.lang, sentence=sentence, clause=found.id, wording=found.text(voice.lang), line=found.line
    )


def _cited(option: Option) -> str:
    """Give the clause that a choice rests on first: that of what comes of it, else that which allows it.

    A card face down rests on what lets it be laid; that an envido is over with a card is beside the point of laying it.
    """
    told = [] if option.action.verb == HIDE else option.outcomes
    rulings = (*(found for found in told if found.reason.code != "coach.last_envido"), option.verdict)
    return next(clause for ruling in rulings for clause in ruling.clauses)


def _to_beat(state: HandState, seat: int) -> Card | None:
    """Give the best open card of the other side in this trick."""
    if not state.plays or not (rank := _ranks(state)):
        return None
    laid = [play.card for play in state.plays if play.seat % 2 != seat % 2 and not play.hidden]
    return max(laid, key=rank.__getitem__, default=None)


def _ranks(state: HandState) -> dict[Card, int]:
    """Give how strong each card is; nothing while the vira lies face down."""
    if state.rules.vira.value and state.deal.vira is None:
        return {}
    return dict(order_under(state.rules, state.deal.vira).strength)
