"""What a worked example asks, in words: the prompt, and what one has to know for it, a fact at a time."""

from __future__ import annotations

from typing import Any

from tutor.engine import ruleset
from tutor.engine.question import Question
from tutor.engine.scoring import target_of
from tutor.lessons.desk_controls import fact_word
from tutor.lessons.drills.bets import exchange
from tutor.lessons.reference_asked import asked_words, names_at
from tutor.lessons.said import Label, Seat, Side, Voice, say
from tutor.narration import text

__all__ = ["asked_of"]

_SEATS = ("dealer", "by", "seat")
_UNTOLD = ("players",)
"""Facts that are a list of names, of which the ruling says what matters."""


def asked_of(rules: str, asked: Question, lang: str) -> tuple[str, tuple[str, ...]]:
    """Give the prompt and the facts of a case.

    >>> from tutor.engine.question import question
    >>> asked_of("gauderio", question("hand", tricks=(None, 0), eldest=1), "en")
    ('Who takes the hand?', ('The mão: Beto', 'Trick 1: tied', 'Trick 2: Ana'))
    """
    voice = Voice(lang, rules, len(names_at(rules, asked)))
    match asked.ask:
        case "envido":
            return text("practice-prompt-envido", lang), ()
        case "incident":
            said = text("rule-incident-gloss", lang, incident=asked.facts["incident"])
            facts = {name: one for name, one in asked.facts["said"].items() if name not in _UNTOLD}
            return text("lesson-incident", lang, what=said), tuple(
                _fact(name, one, voice) for name, one in facts.items()
            )
        case "hand":
            return text("ask-who-takes-hand", lang), tuple(map(voice.tell, _tricks(asked)))
        case "bet":
            calls = exchange(asked.facts["calls"], asked.facts["answer"])
            return text("lesson-bet", lang), (*map(voice.tell, calls), *_score(rules, asked, lang))
        case _:
            return asked_words(rules, asked, lang), ()


def _fact(name: str, value: Any, voice: Voice) -> str:  # noqa: ANN401  # a fact of any incident
    """Tell a fact of an incident: who it was, else as the desk asks for it."""
    if name in _SEATS:
        return text("lesson-fact-seat", voice.lang, fact=name, who=voice.tell(Seat(value)))
    code = "-".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    asked = text("desk-fact", voice.lang, fact=name)
    return f"{asked}{'' if asked.endswith('?') else ':'} {fact_word(name, code, value, voice.lang)}"


def _tricks(asked: Question) -> tuple[Label, ...]:
    facts = asked.facts
    eleven = facts.get("mao_de_11")
    on_eleven = () if eleven is None else (say("ask-on-eleven", who=Side("AB"[eleven])),)
    return (
        say("ask-eldest", who=Seat(facts.get("eldest", 0))),
        *on_eleven,
        *(
            say("ask-trick-tied", n=n) if won is None else say("ask-trick-won", n=n, who=Side("AB"[won]))
            for n, won in enumerate(facts["tricks"], start=1)
        ),
    )


def _score(rules: str, asked: Question, lang: str) -> tuple[str, ...]:
    facts: Any = asked.facts
    if not facts.get("score"):
        return ()
    ours, theirs = facts["score"]
    target = facts.get("target") or target_of(ruleset(rules))
    return (text("reference-score", lang, ours=ours, theirs=theirs, target=target),)
