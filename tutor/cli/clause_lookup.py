"""What the words after `truco-tutor clause` mean: an id, the name of a section, or words to look for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from tutor.cli.arguments import NOT_FOUND, Refusal, or_list
from tutor.narration import text
from tutor.rulebook import (
    Clause,
    Option,
    Reading,
    clauses,
    fold,
    nearest_ids,
    options,
    readings,
    search,
    search_readings,
    suggest,
    topics,
)

__all__ = ["Asked", "Hits", "Overview", "look_up", "topic_named"]

T = TypeVar("T", Clause, Reading, Option)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The question: words, and what narrows it."""

    words: str
    rules: str | None
    topic: str | None
    lang: str

    def covers(self, item: Clause | Reading | Option) -> bool:
        """Whether the rulebook and the topic asked for, if any, leave the item in."""
        of = (item.rules,) if isinstance(item, Clause) else item.rules
        in_topic = self.topic is None or (not isinstance(item, Option) and self.topic == item.topic)
        return in_topic and (self.rules is None or self.rules in of)


@dataclass(frozen=True, slots=True)
class Hits:
    """What was found by words, by section or by topic, the best first."""

    clauses: tuple[Clause, ...]
    readings: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """Nothing was asked: all there is."""


def look_up(asked: Asked) -> Clause | Reading | Option | Hits | Overview:
    """Find what is asked for, or refuse with what comes nearest."""
    if not asked.words:
        return Overview() if asked.topic is None else _of_topic(asked)
    one = _by_id(asked) or _by_number(asked)
    if one is not None:
        return one
    hits = _by_section(asked) or _by_words(asked)
    if hits is not None:
        return hits
    raise _not_found(asked)


def topic_named(given: str | None, lang: str) -> str | None:
    """The key of a topic by its key or by its name in the language; none stays none."""
    if given is None:
        return None
    by_name = {fold(name): key for key in topics() for name in (text(f"clause-topic-{key}", lang), key)}
    if fold(given) in by_name:
        return by_name[fold(given)]
    near = nearest_ids(given, by_name)
    nearest = tuple(dict.fromkeys(by_name[name] for name in near)) or topics()
    raise Refusal("bad_topic", text("clause-topic-unknown", lang, given=given, nearest=or_list(nearest, lang)), nearest)


def _by_id(asked: Asked) -> Clause | Reading | Option | None:
    wanted = fold(asked.words)
    found = (
        _named(clauses(), wanted, lambda item: item.id)
        or _named(readings(), wanted, lambda item: item.id)
        or _named(options(), wanted.replace("-", "_"), lambda item: item.name)
    )
    if found is not None and not asked.covers(found):
        raise Refusal("elsewhere", text("clause-elsewhere", asked.lang, words=asked.words), status=NOT_FOUND)
    return found


def _named(items: tuple[T, ...], wanted: str, name: Callable[[T], str]) -> T | None:
    return next((item for item in items if fold(name(item)) == wanted), None)


def _by_number(asked: Asked) -> Clause | None:
    """People say "3.7.4" when the rulebook is plain."""
    if not asked.words[0].isdigit():
        return None
    ending = [item for item in clauses() if item.id.endswith(f"/{asked.words}")]
    here = [item for item in ending if asked.covers(item)]
    if ending and not here and "." in asked.words:  # "3.7.4" is a place in a document, and not words to look for
        ids = tuple(item.id for item in ending)
        told = text("clause-number-elsewhere", asked.lang, words=asked.words, found=or_list(ids, asked.lang))
        raise Refusal("elsewhere", told, ids, NOT_FOUND)
    return here[0] if len(here) == 1 else None


def _by_section(asked: Asked) -> Hits | None:
    """All clauses under "gauderio/envido"."""
    section = fold(asked.words).rstrip("/") + "/"
    if "/" not in asked.words:
        return None
    inside = tuple(item for item in clauses() if item.id.startswith(section) and asked.covers(item))
    return Hits(inside, ()) if inside else None


def _by_words(asked: Asked) -> Hits | None:
    if _looks_like_id(asked.words):
        return None
    found = tuple(filter(asked.covers, search(asked.words, asked.rules)))
    ours = tuple(filter(asked.covers, search_readings(asked.words, asked.rules)))
    return Hits(found, ours) if found or ours else None


def _of_topic(asked: Asked) -> Hits:
    return Hits(tuple(filter(asked.covers, clauses())), tuple(filter(asked.covers, readings())))


def _looks_like_id(words: str) -> bool:
    return " " not in words and ("/" in words or fold(words).startswith("amb-"))


def _quoted(wording: str) -> str:
    return f"“{wording}”" if " " in wording else wording


def _not_found(asked: Asked) -> Refusal:
    nearest: tuple[str, ...]
    if _looks_like_id(asked.words):
        known = (*(item.id for item in clauses() + readings() if asked.covers(item)),)
        code, nearest = "unknown_id", nearest_ids(asked.words, known)
    else:
        known = tuple(item.name for item in options(asked.rules))
        code, nearest = "not_found", suggest(asked.words, asked.rules)
        if " " not in asked.words:
            nearest = (nearest_ids(asked.words, known) + nearest)[:3]
    said = text(f"clause-{code.replace('_', '-')}", asked.lang, words=asked.words)
    if nearest:
        said += " " + text(
            "clause-did-you-mean", asked.lang, nearest=or_list([_quoted(it) for it in nearest], asked.lang)
        )
    return Refusal(code, said, nearest, NOT_FOUND)
