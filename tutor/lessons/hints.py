"""Help in four steps: which rule, what to look at, the first step, and at last the answer with its clause."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine import Card, Reason
from tutor.lessons.breakdown import whole_steps
from tutor.lessons.questions import Question
from tutor.lessons.said import Voice
from tutor.lessons.skills import skill
from tutor.narration import card_name, listed, sentence, text
from tutor.rulebook import clause

__all__ = ["STEPS", "hints", "lit"]

STEPS = 4
_LEFT_OUT = frozenset({"count.left_out"})


def hints(question: Question, lang: str) -> tuple[str, ...]:
    """Give the four hints of a question, the least telling first.

    >>> from tutor.lessons.dealing import ask
    >>> hints(ask("gauderio", "rank", seed=3, kind="duel"), "pt-BR")[0]
    'É a regra de “A força das cartas” (§ gauderio/convencoes/2).'
    """
    voice = Voice(lang, question.rules, question.shown.players)
    return (_rule(question, lang), _look(question, voice), _first(question, voice), _answer(question, voice))


def lit(question: Question) -> tuple[str, ...]:
    """Give the cards that count in the ruling, of those that lie on the table."""
    seen = {code for row in question.shown.rows for code in row.cards}
    steps = list(question.ruling.reason.walk())
    left_out = {card for step in steps if step.code in _LEFT_OUT for card in _cards_of(step)}
    told = [str(card) for step in steps for card in _cards_of(step) if card not in left_out]
    return tuple(dict.fromkeys(code for code in told if code in seen))


def _cards_of(step: Reason) -> Iterator[Card]:
    for value in step.args.values():
        if isinstance(value, Card):  # first: a card is a tuple too
            yield value
        elif isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, Card))


def _rule(question: Question, lang: str) -> str:
    title = skill(question.skill).title(lang)
    cited = question.ruling.clauses
    return text("hint-rule", lang, skill=title, clause=cited[0]) if cited else text("hint-skill", lang, skill=title)


def _look(question: Question, voice: Voice) -> str:
    cards = [card_name(question.ruleset.deck.parse(code), voice.lang, deck=question.ruleset.deck.id, form="the")
             for code in lit(question)]  # fmt: skip
    if cards:
        return text("hint-cards", voice.lang, cards=listed(cards, voice.lang))
    if question.shown.facts:
        return text(
            "hint-facts", voice.lang, facts="; ".join(voice.tell(fact).rstrip(".") for fact in question.shown.facts)
        )
    return text("hint-again", voice.lang, question=voice.tell(question.shown.prompt))


def _first(question: Question, voice: Voice) -> str:
    told = [line.text for line, _ in whole_steps(question.ruling, voice.lang, names=voice.names)]
    if len(told) > 1:
        return text("hint-step", voice.lang, step=told[1])
    wrong = [choice for choice in question.shown.choices if choice.key not in question.key]
    if question.form == "one" and len(wrong) > 1:
        return text("hint-not", voice.lang, choice=voice.tell(wrong[0].label))
    return _rule(question, voice.lang)


def _answer(question: Question, voice: Voice) -> str:
    said = sentence(question.ruling, voice.lang, names=voice.names)
    cited = question.ruling.clauses
    if not cited:
        return said
    found = clause(cited[0])
    return text(
        "hint-answer", voice.lang, sentence=said, clause=found.id, wording=found.text(voice.lang), line=found.line
    )
