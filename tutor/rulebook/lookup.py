"""Clauses, readings and switches by id and by what they are about."""

from tutor.rulebook.errors import UnknownIdError
from tutor.rulebook.records import RULEBOOKS, Clause, Option, Reading
from tutor.rulebook.store import all_clauses, all_options, all_readings, kinds

__all__ = [
    "check_rulebook",
    "clause",
    "clauses",
    "option",
    "options",
    "reading",
    "reading_kind",
    "readings",
    "readings_decided_by",
    "topics",
]


def clause(id: str) -> Clause:  # noqa: A002  # the word of the documents
    """The clause with this id.

    >>> clause("gauderio/envido/contagem/3").line
    100
    """
    try:
        return all_clauses()[id]
    except KeyError:
        raise UnknownIdError("clause", id, all_clauses()) from None


def clauses(rules: str | None = None, topic: str | None = None) -> tuple[Clause, ...]:
    """The clauses of a rulebook, of a topic, of both or of neither, in the order of the documents.

    >>> len(clauses("gauderio", topic="rank"))
    1
    """
    check_rulebook(rules)
    if topic is not None and topic not in topics():
        raise UnknownIdError("topic", topic, topics())
    return tuple(
        found
        for found in all_clauses().values()
        if (rules is None or found.rules == rules) and (topic is None or found.topic == topic)
    )


def topics(rules: str | None = None) -> tuple[str, ...]:
    """The topics of the clauses, in the order in which the documents come to them.

    >>> topics("cego")[:3]
    ('players', 'scoring', 'deck')
    """
    check_rulebook(rules)
    return tuple(
        dict.fromkeys(found.topic for found in all_clauses().values() if rules is None or found.rules == rules)
    )


def reading(id: str) -> Reading:  # noqa: A002
    """The reading with this id.

    >>> reading("AMB-G02").default
    'mao'
    """
    try:
        return all_readings()[id]
    except KeyError:
        raise UnknownIdError("reading", id, all_readings()) from None


def readings(clause: str | None = None, rules: str | None = None) -> tuple[Reading, ...]:
    """The readings that concern a clause, that belong to a rulebook, or both.

    >>> [found.id for found in readings(clause="gauderio/convencoes/2")]
    ['AMB-G01']
    """
    check_rulebook(rules)
    if clause is not None and clause not in all_clauses():
        raise UnknownIdError("clause", clause, all_clauses())
    return tuple(
        found
        for found in all_readings().values()
        if (clause is None or clause in found.clauses) and (rules is None or rules in found.rules)
    )


def reading_kind(id: str) -> str:  # noqa: A002
    """Whether a reading is `silent`, a `contradiction` or mere `wording`.

    >>> reading_kind("AMB-G01")
    'contradiction'
    """
    try:
        return kinds()[id]
    except KeyError:
        raise UnknownIdError("reading", id, kinds()) from None


def option(name: str) -> Option:
    """The switch with this name.

    >>> option("answer_by").default_for("claudista")
    'unanimous'
    """
    try:
        return all_options()[name]
    except KeyError:
        raise UnknownIdError("option", name, all_options()) from None


def options(rules: str | None = None) -> tuple[Option, ...]:
    """The switches, of one rulebook or all.

    >>> len(options("claudista"))
    11
    """
    check_rulebook(rules)
    return tuple(found for found in all_options().values() if rules is None or rules in found.rules)


def readings_decided_by(option_name: str) -> tuple[str, ...]:
    """The ids of the readings that a switch decides.

    >>> readings_decided_by("envido_tie")
    ('AMB-G02', 'AMB-G45', 'AMB-C09')
    """
    return option(option_name).readings


def check_rulebook(rules: str | None) -> None:
    """Refuse the name of a rulebook that does not exist."""
    if rules is not None and rules not in RULEBOOKS:
        raise UnknownIdError("rulebook", rules, RULEBOOKS)
