"""Whether a lesson's notebook is right: every id, skill, hand, word and link in it, and the order of its words.

Each call of `lesson` is made (`tutor.lessons.parts`), so that what a cell would show is what was checked.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from itertools import takewhile
from pathlib import Path, PurePosixPath
from urllib.parse import parse_qs, unquote

from tutor.hands import hand
from tutor.lessons.author_error import AuthorError, nearest_words, told
from tutor.lessons.course import ACROSS, Lesson, course
from tutor.lessons.dealing import MAX_SEED, drills_of
from tutor.lessons.glossary import explained, said_in, terms, words_in
from tutor.lessons.notebook_read import Call, Cell, Notebook, NotebookError, UnreadCallError, calls_in, read_notebook
from tutor.lessons.parts import PARTS, Parts
from tutor.lessons.skills import skill
from tutor.narration import LANGUAGES, text
from tutor.rulebook import UnknownIdError, clause, nearest_ids, reading

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
        return (Finding(0, error.told(lang)),)
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
        where = {"line": error.lineno or 1, "column": error.offset or 1, "said": (error.text or "").strip()}
        yield text("check-notebook-syntax", lang, **where)
        return
    except UnreadCallError as error:
        yield text("check-notebook-computed", lang, part=f"lesson.{error}")
        return
    for call in calls:
        yield from _call(call, parts, notebook, lang)


def _call(call: Call, parts: Parts, notebook: Notebook, lang: str) -> Iterator[str]:
    where = f"lesson.{call.name}"
    try:
        _made(call, parts)
    except Exception as error:  # noqa: BLE001  # whatever a cell may raise is what is wrong with it
        yield f"{where}: {told(error, lang)}"
    else:
        if call.name == "open" and _of_course(notebook) not in (None, parts.opened):
            yield text("check-notebook-open", lang, given=parts.opened.id, right=notebook.id)


def _made(call: Call, parts: Parts) -> None:
    """Make what a call asks for; whatever is wrong with it is raised."""
    if call.name not in PARTS:
        raise UnknownIdError("part", call.name, PARTS)
    named = {name: one for name, one in call.named.items() if name != "lang"}
    if (spoken := call.named.get("lang", LANGUAGES[0])) not in LANGUAGES:
        raise UnknownIdError("language", str(spoken), LANGUAGES)
    part = getattr(parts, call.name)
    takes = signature(part).parameters
    free = any(one.kind is Parameter.VAR_KEYWORD for one in takes.values())
    for name in named:
        if name not in takes and not free:
            raise UnknownIdError(f"argument of lesson.{call.name}", name, [one for one in takes if one != "talk"])
    try:
        signature(part).bind(*call.args, **named)
    except TypeError:
        known = ", ".join(str(one).partition(":")[0] for name, one in takes.items() if name != "talk")
        raise AuthorError("check-part-arguments", part=call.name, takes=known) from None
    part(*call.args, **named)


def _prose(cell: Cell, notebook: Notebook, lang: str) -> Iterator[str]:
    for id_ in cell.ids:
        try:
            (clause if "/" in id_ else reading)(id_)
        except UnknownIdError as error:
            yield told(error, lang)
    for picture, said, address in cell.links:
        if "://" in address:
            yield text("check-notebook-outside", lang, link=address)
        elif picture and len(said) < LEAST_ALT:
            yield text("check-notebook-alt", lang, link=address)
        elif app := _APP.fullmatch(address):
            yield from _app_link(app[1], app[2] or "", address, lang)
        elif not (notebook.path.resolve().parent / unquote(address.partition("#")[0])).is_file():
            near = _close(address, _targets(notebook.path.resolve().parent))
            yield _nowhere(address, nearest_words(near, (), lang), lang)


def _nowhere(link: str, near: str, lang: str) -> str:
    return " ".join(filter(None, (text("check-notebook-link", lang, link=link), near)))


def _close(address: str, targets: Sequence[str]) -> tuple[str, ...]:
    """Give what a link may have meant: its name has to be like it, a folder in common says nothing."""
    wanted = PurePosixPath(unquote(address.partition("#")[0]))
    alike = {PurePosixPath(one).stem: one for one in targets if PurePosixPath(one).suffix == wanted.suffix}
    return tuple(alike[stem] for stem in nearest_ids(wanted.stem, alike))


def _targets(folder: Path) -> tuple[str, ...]:
    """Give what a lesson may link to: the lessons and the pictures that there are, those of its own folder last."""
    there = [*folder.parent.glob("images/**/*.svg"), *(folder.parent / one.file for one in course())]
    found = sorted((one for one in there if one.is_file()), key=lambda one: (one.parent == folder, one))
    return tuple(Path(os.path.relpath(one, folder)).as_posix() for one in found)


def _app_link(app: str, fragment: str, address: str, lang: str) -> Iterator[str]:
    if app not in APPS:
        near = UnknownIdError("app", app, APPS)
        yield _nowhere(address, nearest_words(near.nearest, near.known, lang), lang)
        return
    asked = {name: values[-1] for name, values in parse_qs(unquote(fragment)).items()}
    try:
        if app == "treino" and "skill" in asked:
            _drill_link(asked)
        if app == "regras" and (id_ := asked.get("clause") or asked.get("reading")):
            (clause if "/" in id_ else reading)(id_)
        if app == "replay" and "hand" in asked:
            Parts().replay(hand(asked["hand"]).id, at=asked.get("at", ""))
    except (UnknownIdError, AuthorError) as error:
        yield f"{address}: {told(error, lang)}"


def _drill_link(asked: dict[str, str]) -> None:
    found = skill(asked["skill"]) if asked["skill"] != "auto" else None
    rules = asked.get("rules", "")
    if found and rules and not (rules in found.rules and drills_of(rules, found.id)):
        raise UnknownIdError(f"rulebook of {found.id}", rules, [one for one in found.rules if drills_of(one, found.id)])
    seed = asked.get("seed", "0")
    if not seed.isdecimal() or int(seed) > MAX_SEED:
        raise AuthorError("check-part-seed", given=seed, most=str(MAX_SEED))


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
