"""Clauses and readings by words, without regard to accents or case."""

from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations, islice
from operator import itemgetter
from typing import NamedTuple, TypeVar

from tutor.rulebook.lookup import check_rulebook
from tutor.rulebook.records import Clause, Reading
from tutor.rulebook.store import all_clauses, all_readings
from tutor.rulebook.words import NUMBERS, fold, tokens

__all__ = ["matching", "search", "search_readings", "suggest"]

T = TypeVar("T")

WHOLE, BEGINS = 3, 1  # a whole word, the beginning of a word
_NAMED = {0: 0, BEGINS: 2, WHOLE: 4}  # the same in the id or the topic
TOGETHER, PHRASE = 2, 4  # all words in one language; all in a row
SHOWN_ONLY = -2  # a title or a boast is seldom what was looked for

_ENDINGS = {"s": 3, "es": 3, "ar": 4, "er": 4, "ir": 4}  # an ending that may go, and the letters that must stay
_PREFIX = 3  # so many letters may stand for the beginning of a word
_SUGGESTED_FROM = 5  # so many words are tried in every combination

# Words of a question that say nothing about its subject; alone they are looked for all the same.
_IDLE = frozenset(
    "a o as os um uma de do da dos das em no na nos nas e ou que quem qual quais quanto quanta quantos quantas como"  # noqa: SIM905
    " quando onde se posso pode podem eu me ao por para the an of in on to and or who what which how much many when"
    " where can may do does is are i my it for".split()
)


class _Entry(NamedTuple):
    """The words by which one record is found."""

    names: frozenset[str]
    texts: tuple[tuple[str, ...], ...]
    bonus: int


def search(words: str, rules: str | None = None) -> tuple[Clause, ...]:
    """The clauses in which all these words occur, the best first.

    A word may stand in the Portuguese or the English wording, in the id or in the topic; its beginning is enough, and
    a plural finds its singular. Articles and the like are passed over, so that a question may be asked as it is.

    >>> search("mao ESCURA", "claudista")[0].topic
    'mao-escura'
    """
    check_rulebook(rules)
    found = (item for item in all_clauses().values() if rules is None or item.rules == rules)
    return _ranked(words, ((item, _clause_words(item.id)) for item in found))


def search_readings(words: str, rules: str | None = None) -> tuple[Reading, ...]:
    """The readings in which all these words occur, the best first.

    >>> [found.id for found in search_readings("zap")]
    ['AMB-K72']
    """
    check_rulebook(rules)
    found = (item for item in all_readings().values() if rules is None or rules in item.rules)
    return _ranked(words, ((item, _reading_words(item.id)) for item in found))


def matching() -> dict[str, object]:
    """What the search goes by, as data: for a search that runs where there is no Python, with the same results.

    >>> matching()["prefix"]
    3
    """
    return {
        "idle": sorted(_IDLE),
        "numbers": NUMBERS,
        "endings": _ENDINGS,
        "prefix": _PREFIX,
        "whole": WHOLE,
        "begins": BEGINS,
        "named": {"begins": _NAMED[BEGINS], "whole": _NAMED[WHOLE]},
        "together": TOGETHER,
        "phrase": PHRASE,
        "shown_only": SHOWN_ONLY,
    }


@cache
def _clause_words(clause: str) -> _Entry:
    item = all_clauses()[clause]
    return _Entry(
        frozenset(chain(tokens(item.id), tokens(item.topic))),
        (tokens(item.pt), tokens(item.en)),
        0 if item.enforceable else SHOWN_ONLY,
    )


@cache
def _reading_words(reading: str) -> _Entry:
    item = all_readings()[reading]
    pt = " ".join([item.question_pt, *(position.pt for position in item.positions), item.why_pt])
    en = " ".join([item.question_en, *(position.en for position in item.positions), item.why_en])
    names = chain(tokens(item.id), tokens(item.topic), tokens(item.option or ""), item.rules)
    return _Entry(frozenset(names), (tokens(pt), tokens(en)), 0)


def _ranked(words: str, entries: Iterable[tuple[T, _Entry]]) -> tuple[T, ...]:
    wanted = _telling(words)
    if not wanted:
        return ()
    scored = [(item, _score(wanted, entry)) for item, entry in entries]
    hits = [(item, score) for item, score in scored if score is not None]
    hits.sort(key=itemgetter(1), reverse=True)  # stable: equals stay in the order of the documents
    return tuple(item for item, _ in hits)


def _telling(words: str) -> tuple[str, ...]:
    """The words that are looked for: all but the idle ones, unless there are no others."""
    said = tokens(words)
    return tuple(word for word in said if word not in _IDLE) or said


def _score(wanted: tuple[str, ...], entry: _Entry) -> int | None:
    """How well an entry answers; None where a word is missing."""
    names = [_NAMED[_match(word, entry.names)] for word in wanted]
    texts = [[_match(word, text) for word in wanted] for text in entry.texts]
    best: list[int] = [max(found) for found in zip(names, *texts, strict=True)]
    if not all(best):
        return None
    together = TOGETHER if any(all(found) for found in texts) else 0
    phrase = PHRASE if len(wanted) > 1 and any(_in_a_row(wanted, text) for text in entry.texts) else 0
    return sum(best) + together + phrase + entry.bonus


def _match(word: str, among: Iterable[str]) -> int:
    """WHOLE, BEGINS or 0: how a word occurs among others."""
    forms = _forms(word)
    best = 0
    for other in among:
        if other in forms:
            return WHOLE
        if len(word) >= _PREFIX and other.startswith(forms):
            best = BEGINS
    return best


@cache
def _forms(word: str) -> tuple[str, ...]:
    """The word, what it may be the plural of, and the stem if it may be a Portuguese infinitive.

    >>> _forms("flores"), _forms("contar")
    (('flores', 'flore', 'flor'), ('contar', 'cont'))
    """
    cut = [word[: -len(end)] for end, least in _ENDINGS.items() if word.endswith(end) and len(word) - len(end) >= least]
    return (word, *cut)


def _in_a_row(wanted: tuple[str, ...], text: tuple[str, ...]) -> bool:
    size = len(wanted)
    return any(text[start : start + size] == wanted for start in range(len(text) - size + 1))


def suggest(words: str, rules: str | None = None) -> tuple[str, ...]:
    """What to search for instead, when these words find nothing: at most three wordings that do find something.

    A misspelt word is put right; of words that never stand together, as many as possible are kept.

    >>> suggest("manilia")[0], suggest("posso contar envido xyzzy")
    ('manilha', ('contar envido', 'contar', 'envido'))
    """
    near = [close for word in dict.fromkeys(_telling(words)) if (close := _spelt_right(word, rules))][:_SUGGESTED_FROM]
    wordings = (
        " ".join(close[min(rank, len(close) - 1)] for close in kept)
        for size in range(len(near), 0, -1)
        for kept in combinations(near, size)
        for rank in range(max(map(len, kept)))
    )
    found = (said for said in dict.fromkeys(wordings) if search(said, rules))
    return tuple(islice(found, 3))


def _spelt_right(word: str, rules: str | None) -> list[str]:
    """The word itself if it occurs, else the words that are written much like it."""
    import difflib  # noqa: PLC0415  # only a search in vain pays for it

    spelt = _vocabulary()
    if search(word, rules) or search_readings(word, rules):
        return [spelt.get(word, word)]
    return [spelt[other] for other in difflib.get_close_matches(word, spelt, n=3, cutoff=0.75)]


@cache
def _vocabulary() -> dict[str, str]:
    """Every word of the clauses, folded, with the spelling it has there."""
    texts = (text for item in all_clauses().values() for text in (item.topic, item.pt, item.en))
    letters = ("".join(letter if letter.isalnum() else " " for letter in text.lower()) for text in texts)
    spellings = {word for text in letters for word in text.split() if len(word) >= _PREFIX}
    return {fold(word): word for word in sorted(spellings)}  # accents sort last, and win
