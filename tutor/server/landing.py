"""The way in as data: the three rulebooks with their lessons, the apps, and every word in both languages.

Whoever has Jinja and the page template can render it (`tree.html`): it needs no kernel.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from markupsafe import Markup

from tutor.engine import ruleset
from tutor.narration import LANGUAGES, listed, rulebook_name, text
from tutor.narration.names import word
from tutor.rulebook import RULEBOOKS
from tutor.server.shelves import Entry, shelves

__all__ = ["Landing", "Rulebook", "landing"]

_APPS = ("treino", "mesa", "replay", "juiz", "regras", "marcador", "progresso")
"""The apps in the order in which a newcomer wants them; any other comes after these."""
_TOGETHER = "juntos"
_TEACHER = "apps/turma"
_WORDS = (
    "title", "lead", "continue", "continue-go", "start", "start-go", "test", "drill", "who", "who-nobody",
    "who-lead", "who-choose", "who-new", "who-add", "who-not-kept", "books", "no-lessons", "practise", "read",
    "together", "together-lead", "more", "tools", "foot",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One kind of truco: its name, what is special about it, the facts of its record, its lessons in their order."""

    id: str
    name: Markup
    short: str
    about: Markup
    facts: tuple[Markup, ...]
    lessons: tuple[Entry, ...]
    lessons_told: Markup


@dataclass(frozen=True, slots=True)
class Landing:
    """What the page shows; ``words`` are those of the catalogues in both languages."""

    books: tuple[Rulebook, ...]
    together: tuple[Entry, ...]
    others: tuple[Entry, ...]
    apps: tuple[Entry, ...]
    words: Mapping[str, Markup]

    @property
    def first(self) -> Entry | None:
        """The lesson to begin with: the first of the first rulebook that has any."""
        return next((lesson for book in self.books for lesson in book.lessons), None)


def landing(root: Path, *, for_strangers: bool = False) -> Landing:
    """Collect the page for what stands below a served root; a lesson that is not there is not spoken of.

    Strangers are not shown the teacher's page: where nobody's answers are kept, it has nothing to tell.
    """
    lessons, apps = shelves(root)
    known = (*RULEBOOKS, _TOGETHER)

    def of(folder: str) -> tuple[Entry, ...]:
        return tuple(page for page in lessons.pages if page.folder == folder)

    def rank(page: Entry) -> int:
        name = page.place.removeprefix("apps/")
        return _APPS.index(name) if name in _APPS else len(_APPS)

    return Landing(
        books=tuple(_book(rules, of(rules)) for rules in RULEBOOKS),
        together=of(_TOGETHER),
        others=tuple(page for page in lessons.pages if page.folder not in known),
        apps=tuple(page for page in sorted(apps.pages, key=rank) if not (for_strangers and page.place == _TEACHER)),
        words={name.replace("-", "_"): _both(partial(text, f"landing-{name}")) for name in _WORDS},
    )


def _book(rules: str, lessons: tuple[Entry, ...]) -> Rulebook:
    record = ruleset(rules)
    deck, seats, targets = record.deck.id, record.seats.value, record.match.targets.value
    facts = (
        _both(lambda lang: word(deck, lang).capitalize()),
        _both(lambda lang: text("landing-book-seats", lang, seats=_or(seats, lang))),
        _both(lambda lang: text("landing-book-target", lang, targets=_or(targets, lang), rules=rules)),
    )
    about = _both(partial(text, f"landing-book-{rules}"))
    told = _both(lambda lang: text("landing-lessons", lang, count=len(lessons)))
    short = rulebook_name(rules).removeprefix("Truco ")
    return Rulebook(rules, _both(partial(rulebook_name, rules)), short, about, facts, lessons, told)


def _or(numbers: tuple[int, ...], lang: str) -> str:
    return listed([str(number) for number in numbers], lang, "or")


def _both(told: Callable[[str], str]) -> Markup:
    """Say it in both languages; the page's own is shown."""
    classes = {"pt-BR": "truco-only-pt", "en": "truco-only-en"}
    return Markup().join(
        Markup('<span class="{}" lang="{}">{}</span>').format(classes[lang], lang, told(lang)) for lang in LANGUAGES
    )
