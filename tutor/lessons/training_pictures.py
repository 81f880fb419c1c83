"""What a question of any kind shows: the table, why an answer was right or wrong, and the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tutor
from tutor.coach.odds import envido_odds
from tutor.coach.odds_shown import odds_view
from tutor.engine import Card, Ruling
from tutor.lessons.alike import mixed_up
from tutor.lessons.breakdown import clauses_of, lines_of, outline_of, readings_of
from tutor.lessons.decks import deck_of
from tutor.lessons.diagnosis import Diagnosis
from tutor.lessons.glossary import term
from tutor.lessons.hints import lit
from tutor.lessons.misconceptions import Held, Misconception, diagnosis, misconception, part_lines
from tutor.lessons.misconceptions import feedback as words_of
from tutor.lessons.misconceptions import subject as subject_of
from tutor.lessons.questions import Question, Row
from tutor.lessons.said import Voice, say
from tutor.narration import rulebook_name, sentence, text
from tutor.rulebook import clause

COUNTS = ("envido.pair", "envido.single")
"""Rulings that count an envido."""
SHORT = 24
"""Characters of a thing put in order, up to which all stand in one line."""


def voice_of(question: Question, lang: str) -> Voice:
    """Give the voice in which a question is told."""
    return Voice(lang, question.rules, question.shown.players)


def table(question: Question | None, lang: str) -> dict[str, Any]:
    """Show what is asked: the prompt, what one has to know, the cards, what can be chosen; nothing when all is done."""
    if question is None:
        return {"prompt": "", "facts": [], "rows": [], "cards": [], "choices": [], "form": "number", "deck": "spanish"}
    voice, shown = voice_of(question, lang), question.shown
    return {
        "prompt": voice.tell(shown.prompt),
        "facts": [voice.tell(fact) for fact in shown.facts],
        "rows": [{"label": voice.tell(row.label) if row.label else "", "cards": list(row.cards)} for row in shown.rows],
        "cards": [code for row in shown.rows for code in row.cards],
        "choices": [
            {
                "key": choice.key,
                "label": voice.tell(choice.label),
                "card": str(choice.label) if isinstance(choice.label, Card) else "",
            }
            for choice in shown.choices
        ],
        "form": question.form,
        "deck": deck_of(question.rules),
    }


def feedback(question: Question, given: str, told: Diagnosis, lang: str) -> dict[str, Any]:
    """Explain the ruling, and beside it the wrong rule that gives this answer, where it is one alone."""
    ruling, voice = question.ruling, voice_of(question, lang)
    row = misconception(told.rows[0]) if told.kind in {"seems", "named"} else None
    answer = tuple(given.split())
    why = _taken_for(question, answer, lang) or _diagnosis(row, told, question, lang)
    return {
        "yours": answer_words(question, answer, voice),
        "right": answer_words(question, answer if answer in question.also else question.key, voice),
        "lit": list(lit(question)),
        "lines": _lines(question, voice),
        "your_lines": _sum_of(row, question, lang),
        "diagnosis": " ".join(filter(None, (why, _breaks(question, answer, voice)))),
        "sentence": sentence(ruling, lang, names=voice.names),
        "outline": outline_of(ruling, lang, names=voice.names),
        "odds": _odds(question, lang),
        "clauses": clauses_of(ruling, lang),
        "readings": readings_of(ruling, lang),
        "report": text(
            "practice-report-text", lang, rules=rulebook_name(question.rules, lang),
            question=question_words(question, voice), name=question.drill.name, seed=str(question.seed),
            version=tutor.__version__, given=given or "-",
        ),
    }  # fmt: skip


def _lines(question: Question, voice: Voice) -> list[dict[str, Any]]:
    """Give the steps below the verdict; only of a count do they add to it, or leave a card out."""
    lines = lines_of(question.ruling, voice.lang, names=voice.names)
    counts = any(step.code.startswith("count.") for step in question.ruling.reason.because)
    return lines if counts else [{**line, "value": ""} for line in lines]


def _odds(question: Question, lang: str) -> dict[str, Any] | None:
    """Say how often a count that was asked for wins the envido: what is a number worth?"""
    if question.ruling.reason.code not in COUNTS or not isinstance(question.case, Held):
        return None
    return odds_view(envido_odds(question.ruleset, question.case.cards), lang)


def question_words(question: Question, voice: Voice) -> str:
    """Give a question in one line: the prompt, what one has to know, the cards."""
    cards = "; ".join(_row_words(row, question, voice) for row in question.shown.rows)
    facts = "; ".join(map(voice.tell, question.shown.facts))
    return " | ".join(filter(None, (voice.tell(question.shown.prompt), facts, cards)))


def _row_words(row: Row, question: Question, voice: Voice) -> str:
    parse = question.ruleset.deck.parse
    cards = voice.tell(tuple(say("practice-face-down") if code == "?" else parse(code) for code in row.cards))
    return f"{voice.tell(row.label)}: {cards}" if row.label else cards


def answer_words(question: Question, keys: tuple[str, ...], voice: Voice) -> str:
    """Give an answer in words."""
    if keys == ("none",) and question.form == "set":
        return text("practice-none-of-them", voice.lang)
    told = [voice.tell(question.label(key)) for key in keys]
    if question.form == "order" and max(map(len, told), default=0) > SHORT:
        return "".join(f"\n{number}. {step}" for number, step in enumerate(told, 1))
    return " > ".join(told) if question.form == "order" else ", ".join(told)


def _fits(row: Misconception, question: Question) -> bool:
    """Say whether the words of a wrong rule can be told of this very case, which must be one of its subject."""
    return question.drill.wrong is None and isinstance(question.case, subject_of(row.subject).input)


def _sum_of(row: Misconception | None, question: Question, lang: str) -> list[dict[str, Any]]:
    if row is None or row.steps is None or not _fits(row, question):
        return []
    return part_lines(row.steps(question.ruleset, question.case), lang)


def _diagnosis(row: Misconception | None, told: Diagnosis, question: Question, lang: str) -> str:
    if row is None:
        told_of = told.kind == "several" or (told.kind == "unknown" and question.drill.subject)
        return text(f"practice-diagnosis-{told.kind}", lang) if told_of and question.form != "order" else ""
    said = [diagnosis(row, question.ruleset, lang, again=told.kind == "named")]
    if _fits(row, question):
        said.append(words_of(row, question.ruleset, question.case, lang))
    breaks = question.drill.breaks(question.ruleset, question.case, question.wrong[row.id])
    return " ".join((*said, *([] if breaks else [_beside(row, question, lang)])))  # which says it better


def _taken_for(question: Question, answer: tuple[str, ...], lang: str) -> str:
    """Say which word of the table was taken for which."""
    mixed = mixed_up(question.key[0], answer[0]) if question.form == "one" and answer else None
    if mixed is None:
        return ""
    asked, taken = (term(word).word(lang) for word in mixed)
    return text("practice-word-taken", lang, asked=asked, taken=taken)


def _breaks(question: Question, answer: tuple[str, ...], voice: Voice) -> str:
    """Say at which step an order goes against the rules, and why."""
    if answer == question.key or answer in question.also:
        return ""
    broken = question.drill.breaks(question.ruleset, question.case, answer)
    if broken is None:
        return ""
    step = {"n": broken.place, "step": voice.tell(question.label(answer[broken.place - 1]))}
    if broken.reason is None:
        return text("practice-order-early", voice.lang, **step)
    why = sentence(Ruling(None, broken.reason), voice.lang, names=voice.names)
    return text("practice-order-breaks", voice.lang, **step, why=why, clause=broken.cites[0])


def _beside(row: Misconception, question: Question, lang: str) -> str:
    """Play the wrong rule out beside the right one, with the clause that decides."""
    voice, cited = voice_of(question, lang), row.cites_in(question.rules)
    decides = clause(next((id_ for id_ in question.ruling.clauses if id_ in cited), question.ruling.clauses[0]))
    return text(
        "practice-beside", lang, yours=answer_words(question, question.wrong[row.id], voice),
        right=answer_words(question, question.key, voice), clause=decides.id, line=decides.line,
    )  # fmt: skip


def finish(missed: Sequence[Question], total: int, lang: str) -> dict[str, Any]:
    """End a round: the questions that went wrong at first, each with its answer, and one next step."""
    lines = [
        text(
            "practice-missed-question",
            lang,
            question=question_words(question, voice),
            right=answer_words(question, question.key, voice),
        )
        for question in missed
        for voice in [voice_of(question, lang)]
    ]
    return {
        "title": text("practice-finished", lang, right=total - len(missed), total=total),
        "lead": text("practice-to-review", lang) if missed else text("practice-all-right", lang),
        "lines": lines,
        "next": text("practice-finished-next", lang),
    }
