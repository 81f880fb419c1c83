"""The records of the rulebook: what a clause, a reading and a switch are made of.

All are frozen, hashable values. Texts come in Brazilian Portuguese and in English.
"""

from dataclasses import dataclass

from tutor.rulebook.errors import UnknownIdError

__all__ = ["LANGUAGES", "RULEBOOKS", "Case", "Clause", "Option", "Position", "Reading", "rulebook_of"]

RULEBOOKS = ("gauderio", "cego", "claudista")
LANGUAGES = ("pt-BR", "en")


def _pick(lang: str, pt: str, en: str) -> str:
    """The text in the wanted language."""
    if lang == "pt-BR":
        return pt
    if lang == "en":
        return en
    raise UnknownIdError("language", lang, LANGUAGES)


def rulebook_of(clause_id: str) -> str:
    """The rulebook that a clause belongs to.

    >>> rulebook_of("claudista/3.7.4")
    'claudista'
    """
    return clause_id.partition("/")[0]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of one document, in our own words, with the lines it stands on.

    `testable` and `example` are notes for programmers; `enforceable` is false where a program has nothing to enforce.
    """

    id: str
    rules: str
    line: int
    end_line: int
    kind: str
    topic: str
    pt: str
    en: str
    testable: str
    example: str
    enforceable: bool

    def text(self, lang: str = "pt-BR") -> str:
        """Our wording of the clause."""
        return _pick(lang, self.pt, self.en)


@dataclass(frozen=True, slots=True)
class Position:
    """One of the ways to read what a document leaves open."""

    key: str
    pt: str
    en: str

    def text(self, lang: str = "pt-BR") -> str:
        """What this position holds."""
        return _pick(lang, self.pt, self.en)


@dataclass(frozen=True, slots=True)
class Case:
    """A situation, and what follows from it under each position that says something on it."""

    given: str
    outcomes: tuple[tuple[str, str], ...]

    def outcome(self, position: str) -> str | None:
        """What follows under one position; None where it says nothing."""
        return dict(self.outcomes).get(position)


@dataclass(frozen=True, slots=True)
class Reading:
    """A place where a document is silent, contradicts itself or is loosely worded, and what we do about it.

    `clauses` are the ones it concerns; `see` are clauses of other rulebooks on the same thing, never cited as the rule.
    `default` is the key of the position that the engine follows, `option` the switch that chooses another, if any.
    """

    id: str
    rules: tuple[str, ...]
    kind: str
    priority: str
    topic: str
    clauses: tuple[str, ...]
    see: tuple[str, ...]
    question_pt: str
    question_en: str
    positions: tuple[Position, ...]
    default: str
    source: str
    why_pt: str
    why_en: str
    option: str | None
    cases: tuple[Case, ...]

    def question(self, lang: str = "pt-BR") -> str:
        """What the document leaves open."""
        return _pick(lang, self.question_pt, self.question_en)

    def why(self, lang: str = "pt-BR") -> str:
        """Why the default is the default."""
        return _pick(lang, self.why_pt, self.why_en)

    def position(self, key: str | None = None) -> Position:
        """A position by its key; the default one when no key is given."""
        wanted = self.default if key is None else key
        for position in self.positions:
            if position.key == wanted:
                return position
        raise UnknownIdError(f"position of {self.id}", wanted, [position.key for position in self.positions])


@dataclass(frozen=True, slots=True)
class Option:
    """A switch: a choice between the positions of its readings, made by the people at the table.

    `rules` are the rulebooks that take it. `values` are all its values; which of them a rulebook takes, and which
    one it starts from, is told by `values_for` and `default_for`. `not_offered` are positions that cannot be chosen.
    """

    name: str
    rules: tuple[str, ...]
    type: str
    values: tuple[str, ...]
    values_by_rules: tuple[tuple[str, ...], ...]
    defaults: tuple[str, ...]
    not_offered: tuple[str, ...]
    reading: str
    also: tuple[str, ...]
    pt: str
    en: str
    changes: str

    @property
    def readings(self) -> tuple[str, ...]:
        """Every reading that this switch decides."""
        return (self.reading, *self.also)

    def text(self, lang: str = "pt-BR") -> str:
        """What the switch chooses."""
        return _pick(lang, self.pt, self.en)

    def values_for(self, rules: str) -> tuple[str, ...]:
        """The values that a rulebook takes."""
        return self.values_by_rules[self._index(rules)]

    def default_for(self, rules: str) -> str:
        """The value that a rulebook has when nobody touches the switch."""
        return self.defaults[self._index(rules)]

    def value(self, rules: str, given: object) -> str:
        """A given value as one of the values of the rulebook; true and false are yes and no of a `bool` switch.

        >>> from tutor.rulebook import option
        >>> option("allow_fold").value("claudista", True)
        'yes'
        """
        known = self.values_for(rules)
        value = ("no", "yes")[given] if self.type == "bool" and isinstance(given, bool) else given
        if isinstance(value, str) and value in known:
            return value
        raise UnknownIdError(f"value of {self.name} in {rules}", str(given), known)

    def _index(self, rules: str) -> int:
        if rules not in self.rules:
            raise UnknownIdError(f"rulebook of {self.name}", rules, self.rules)
        return self.rules.index(rules)
