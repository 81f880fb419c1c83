"""Whether a lesson's notebook is right: every id, skill, hand, word and link in it, and the order of its words.

Each call of `lesson` is made (`tutor.lessons.parts`), so that what a cell would show is what was checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from urllib.parse import parse_qs, unquote

from tutor.engine import RuleError
from tutor.engine.errors import hint
from tutor.hands import hand
from tutor.lessons.course import ACROSS, Lesson, course
from tutor.lessons.dealing import MAX_SEED, drills_of
from tutor.lessons.glossary import explained, said_in, terms, words_in
from tutor.lessons.notebook_read import Call, Cell, Notebook, NotebookError, UnreadCallError, calls_in, read_notebook
from tutor.lessons.parts import PARTS, Parts
from tutor.lessons.skills import skill
from tutor.narration import LANGUAGES, message, text
from tutor.rulebook import clause, reading

__all__ = ["Finding", "check_notebook", "cited_in"]

APPS = ("juiz", "marcador", "mesa", "progresso", "regras", "replay", "treino")
DOING = {"example", "exercise", "replay", "which", "check"}
"""The parts in which a reader does something."""
MOST_PROSE = 240
"""So many words are two screens of a phone (teaching.md): a reader does something at least every second one."""
LEAST_ALT = 10
"""So many letters a picture's description has at least."""
_APP = re.compile(r"(?:\.\./)*apps/([\w-]+)\.ipynb(?:#(.*))?")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong: the cell, or 0 for the notebook as a whole, and what it is."""

    cell: int
    text: str


def check_notebook(path: Path, lang: str = LANGUAGES[0]) -> tuple[Finding, ...]:
    """Say everything that is wrong with a notebook, cell by cell; nothing where all is well."""
    try:
        notebook = read_notebook(path)
    except NotebookError as error:
        return (Finding(0, text(error.code, lang, **error.facts)),)
    found = [*_whole(notebook, lang), *_words_in_order(notebook, lang), *_pace(notebook, lang)]
    parts = Parts()
    for cell in notebook.cells:
        check = _code(cell, parts, notebook, lang) if cell.kind == "code" else _prose(cell, notebook, lang)
        found += [Finding(cell.number, said) for said in check]
    return tuple(sorted(found, key=lambda one: one.cell))


def cited_in(path: Path) -> frozenset[str]:
    """Give the ids of clauses and readings that a notebook names: in its prose, or in what its cells ask for."""
    found = set[str]()
    for cell in read_notebook(path).cells:
        found |= set(cell.ids)
        for call in _calls(cell):
            if call.name in ("clause", "silence"):
                found |= {one for one in call.args if isinstance(one, str)}
            if call.name == "words":
                rules = call.named.get("rules") or _lesson_of(path.parent.name, path.stem)
                found |= {id_ for word in call.args if word in terms() for id_ in terms()[word].cites(rules)}
    return frozenset(found)


def _lesson_of(folder: str, name: str) -> str:
    return next((one.rules for one in course() if one.id == f"{folder}/{name}"), course()[0].rules)


def _whole(notebook: Notebook, lang: str) -> Iterator[Finding]:
    first = notebook.cells[0] if notebook.cells else None
    heading = first.source.partition("\n")[0].strip() if first else ""
    if first is None or first.kind != "markdown" or heading != f"# {notebook.title}":
        yield Finding(1, text("check-notebook-title", lang, title=notebook.title, heading=heading))
    lesson = _of_course(notebook)
    if lesson is None:
        return
    said = [call.name for cell in notebook.cells for call in _calls(cell)]
    for part in ("open", "check", "next"):
        if part not in said:
            yield Finding(0, text("check-notebook-lacks", lang, part=f"lesson.{part}"))


def _of_course(notebook: Notebook) -> Lesson | None:
    return next((one for one in course() if one.id == notebook.id), None)


def _calls(cell: Cell) -> Sequence[Call]:
    """Give the calls of a cell that can be read; what cannot is said where the cell is checked."""
    try:
        return tuple(calls_in(cell.source)) if cell.kind == "code" else ()
    except (SyntaxError, UnreadCallError):
        return ()


def _code(cell: Cell, parts: Parts, notebook: Notebook, lang: str) -> Iterator[str]:
    if not cell.stripped:
        yield text("check-notebook-outputs", lang)
    try:
        calls = tuple(calls_in(cell.source))
    except SyntaxError as error:
        yield text("check-notebook-syntax", lang, line=error.lineno or 1, why=error.msg)
        return
    except UnreadCallError as error:
        yield text("check-notebook-computed", lang, part=f"lesson.{error}")
        return
    for call in calls:
        yield from _call(call, parts, notebook, lang)


def _call(call: Call, parts: Parts, notebook: Notebook, lang: str) -> Iterator[str]:
    where = f"lesson.{call.name}"
    if call.name not in PARTS:
        yield f"{where}: {hint(call.name, PARTS)}"
        return
    named = {name: one for name, one in call.named.items() if name != "lang"}
    if call.named.get("lang", LANGUAGES[0]) not in LANGUAGES:
        yield f"{where}: lang={call.named['lang']!r}; {' / '.join(LANGUAGES)}"
    try:
        getattr(parts, call.name)(*call.args, **named)
    except RuleError as error:
        yield f"{where}: {message(error, lang)}"
    except Exception as error:  # noqa: BLE001  # whatever a cell may raise is what is wrong with it
        yield f"{where}: {error}"
    else:
        if call.name == "open" and _of_course(notebook) not in (None, parts.opened):
            yield text("check-notebook-open", lang, given=parts.opened.id, right=notebook.id)


def _prose(cell: Cell, notebook: Notebook, lang: str) -> Iterator[str]:
    for id_ in cell.ids:
        try:
            (clause if "/" in id_ else reading)(id_)
        except LookupError as error:
            yield str(error)
    for picture, said, address in cell.links:
        if "://" in address:
            yield text("check-notebook-outside", lang, link=address)
        elif picture and len(said) < LEAST_ALT:
            yield text("check-notebook-alt", lang, link=address)
        elif app := _APP.fullmatch(address):
            yield from _app_link(app[1], app[2] or "", address, lang)
        elif not (notebook.path.resolve().parent / unquote(address.partition("#")[0])).is_file():
            near = hint(address, _targets(notebook.path.resolve().parent))
            yield text("check-notebook-link", lang, link=address, near=near)


@cache
def _targets(folder: Path) -> tuple[str, ...]:
    """Give what a lesson may link to: the lessons of the course and the pictures there are."""
    images = sorted(folder.parent.glob("images/**/*.svg"))
    beside = (one.file.removeprefix(f"{folder.name}/") for one in course() if one.folder == folder.name)
    elsewhere = (f"../{one.file}" for one in course() if one.folder != folder.name)
    return (*beside, *elsewhere, *(f"../{one.relative_to(folder.parent).as_posix()}" for one in images))


def _app_link(app: str, fragment: str, address: str, lang: str) -> Iterator[str]:
    if app not in APPS:
        yield text("check-notebook-link", lang, link=address, near=hint(app, APPS))
        return
    asked = {name: values[-1] for name, values in parse_qs(unquote(fragment)).items()}
    try:
        if app == "treino" and "skill" in asked:
            _drill_link(asked)
        if app == "regras" and (id_ := asked.get("clause") or asked.get("reading")):
            (clause if "/" in id_ else reading)(id_)
        if app == "replay" and "hand" in asked:
            Parts().replay(hand(asked["hand"]).id, at=asked.get("at", ""))
    except (LookupError, ValueError) as error:
        yield f"{address}: {error}"


def _drill_link(asked: dict[str, str]) -> None:
    found = skill(asked["skill"]) if asked["skill"] != "auto" else None
    rules = asked.get("rules", "")
    if found and rules and not drills_of(rules, found.id):
        raise ValueError(f"no rulebook {rules!r} with {found.id}; {hint(rules, found.rules)}")
    seed = asked.get("seed", "0")
    if not seed.isdecimal() or int(seed) > MAX_SEED:
        raise ValueError(f"no seed {seed!r}; a whole number up to {MAX_SEED}")


def _pace(notebook: Notebook, lang: str) -> Iterator[Finding]:
    """Say where a reader has more than two screens of prose before there is something to do."""
    if _of_course(notebook) is None:
        return
    words = 0
    for cell in notebook.cells:
        words = 0 if {call.name for call in _calls(cell)} & DOING else words
        before, words = words, words + len(cell.source.split()) * (cell.kind == "markdown")
        if before <= MOST_PROSE < words:
            yield Finding(cell.number, text("check-notebook-long", lang, words=words, most=MOST_PROSE))


def _words_in_order(notebook: Notebook, lang: str) -> Iterator[Finding]:
    """Say of each word of the table that is used before its card; in italics it is only announced."""
    lesson = _of_course(notebook)
    if lesson is None:
        return
    known = {
        word for path in _before(lesson, notebook.path.resolve().parents[1]) for word in _carded(read_notebook(path))
    }
    for place, cell in enumerate(notebook.cells):
        if cell.kind == "code":
            known |= _cards(cell)
            continue
        if not place:
            continue  # it says what the lesson is about
        after = takewhile(lambda one: one.kind == "code", notebook.cells[place + 1 :])
        taught = known.union(*map(_cards, after))
        for term in dict.fromkeys((*filter(None, map(said_in, cell.bold)), *words_in(cell.plain))):
            if term.id not in explained(taught, lesson.rules):
                yield Finding(cell.number, text("check-notebook-untaught", lang, word=term.word(lang), term=term.id))


def _before(lesson: Lesson, root: Path) -> Iterator[Path]:
    """Give the notebooks of the lessons before one: of its folder, and for those across rulebooks of all."""
    for one in course():
        earlier = one.folder == lesson.folder and one.number < lesson.number
        if (earlier or (lesson.folder == ACROSS and one.folder != ACROSS)) and (root / one.file).is_file():
            yield root / one.file


def _carded(notebook: Notebook) -> set[str]:
    return {word for cell in notebook.cells for word in _cards(cell)}


def _cards(cell: Cell) -> set[str]:
    return {word for call in _calls(cell) if call.name == "words" for word in call.args if isinstance(word, str)}
