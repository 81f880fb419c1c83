"""One query to the referee, one reply: what answers it, and what stops it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tutor.engine import RuleError, Ruleset
from tutor.engine.errors import nearest
from tutor.engine.question import Question
from tutor.protocol.fields import Fields, a_flag, a_word, refuse_unknown
from tutor.protocol.queries import COMMON, QUERIES, Answer
from tutor.protocol.questions import QUESTIONS
from tutor.protocol.reply import LANGUAGES, answered, refused
from tutor.protocol.rulebooks import rulebook_of
from tutor.protocol.shown import Json, shown


def answer(query: object) -> dict[str, Json]:
    """Answer one query as the judge protocol says; what is wrong with it is in the reply.

    >>> answer({"ask": "compare", "rules": "cego", "a": "1e", "b": "7e", "text": False})
    {'value': 'a', 'clauses': ['cego/valores/01', 'cego/valores/03'], 'readings': ['AMB-C01']}
    """
    if type(query) is not dict:
        return refused(RuleError("bad_query", {"value": shown(query)}, detail="not_an_object"), LANGUAGES[0])
    lang = LANGUAGES[0]
    try:
        lang = _language(query)
        told = a_flag(query, "text", default=True) if "text" in query else True
        reply = answered(ruled(query), lang if told else None)
    except RuleError as error:
        reply = refused(error, lang)
    except RecursionError:
        reply = refused(RuleError("bad_query", detail="too_deep"), lang)
    return {"id": query["id"], **reply} if "id" in query else reply


def _language(query: Mapping[str, Json]) -> str:
    if "lang" not in query:
        return LANGUAGES[0]
    lang = a_word(query["lang"], "lang")
    if lang not in LANGUAGES:
        raise RuleError("bad_lang", {"lang": shown(lang), "known": LANGUAGES, "nearest": nearest(lang, LANGUAGES)})
    return lang


def ruled(query: Mapping[str, Json]) -> Answer:
    """Answer one query with its rulings, for those who tell them in another way; `RuleError` says what stops it."""
    ask, fields = _read(query)
    return QUERIES[ask].answer(fields)


def asked(query: Mapping[str, Json]) -> tuple[Ruleset, Question] | None:
    """Give a query as a question and the rulebook it is put to; None where it needs a running hand.

    >>> rules, question = asked({"ask": "flor", "rules": "cego", "cards": ["7c", "6c", "5c"]})
    >>> rules.id, question.ask, len(question.facts["cards"])
    ('cego', 'flor', 3)
    """
    ask, fields = _read(query)
    return (fields.rules, QUESTIONS[ask](fields)) if ask in QUESTIONS else None


def _read(query: Mapping[str, Json]) -> tuple[str, Fields]:
    """Read what is asked, under which rulebook, with which fields."""
    if "ask" not in query:
        raise RuleError("bad_query", {"field": "ask", "of": "query"}, detail="missing_field")
    ask = a_word(query["ask"], "ask")
    if ask not in QUERIES:
        known = tuple(QUERIES)
        raise RuleError("bad_ask", {"ask": shown(ask), "known": known, "nearest": nearest(ask, known)})
    rules = rulebook_of(query)
    if not query.keys() <= _fields(ask, rules):
        _refuse_field(query, ask, rules)
    for name in QUERIES[ask].needs:
        if name not in query:
            raise RuleError("bad_query", {"field": name, "of": ask}, detail="missing_field")
    return ask, Fields(rules, query)


@lru_cache(maxsize=1024)
def _fields(ask: str, rules: Ruleset) -> frozenset[str]:
    """Every field that a question takes under a rulebook."""
    asked = QUERIES[ask]
    return frozenset((*COMMON, *asked.needs, *(name for name, fits in asked.takes if fits(rules))))


def _refuse_field(query: Mapping[str, Json], ask: str, rules: Ruleset) -> None:
    """Refuse a field that the question does not take: nowhere, or only not under this rulebook and its switches."""
    elsewhere = {name for name, _ in QUERIES[ask].takes} - _fields(ask, rules)
    for name in query:
        if name in elsewhere:
            raise RuleError("bad_query", {"field": name, "of": ask, "rules": rules.id}, detail="field_elsewhere")
    refuse_unknown(query, _fields(ask, rules), ask)
