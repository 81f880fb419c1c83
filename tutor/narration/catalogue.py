"""The catalogues: Fluent messages in two languages, read file by file when first asked for.

The file of a message is the first word of its id (``envido-pair`` stands in ``envido.ftl``), so one sentence reads
one or two small files. A message that a catalogue lacks is looked for in the other language, and then its id is
shown, with a `FallbackWarning`: a learner sees a word that helps less, never a traceback. Tests make that warning
an error.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

LANGUAGES = ("pt-BR", "en")
"""The languages of the tutor, the first the one it was made for."""

Lookup = Callable[[str], Any]
"""Gives the value of a variable of a message by its name."""


class FallbackWarning(UserWarning):
    """A message was missing or incomplete in the language asked for."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A message ready to be filled in: its Fluent pattern, the variables it names and those that it chooses by."""

    lang: str
    value: Any
    variables: tuple[str, ...]
    selectors: frozenset[str]


def text(id: str, lang: str = "pt-BR", **args: Any) -> str:  # noqa: A002, ANN401  # Fluent's word; any value that Fluent takes
    """Give a string of the interface.

    >>> text("common-ours", "en")
    'our reading'
    """
    return fill(id, lang, args.__getitem__)


def fill(id: str, lang: str, lookup: Lookup) -> str:  # noqa: A002
    """Give a message, asking ``lookup`` for each variable it names and for no other."""
    if lang not in LANGUAGES:
        lang = _nearest_language(lang)
    for other in (lang, *(known for known in LANGUAGES if known != lang)):
        pattern = find(id, other)
        if pattern is None:
            _fall_back(f"no message {id} in {other}")
            continue
        if not pattern.variables:
            return _plain(id, other)
        try:
            args = {name: lookup(name) for name in pattern.variables}
        except KeyError as missing:
            _fall_back(f"message {id} in {other} asks for {missing}, which this ruling does not have")
            continue
        return _format(id, pattern, args)
    return id


def _format(id: str, pattern: Pattern, args: Mapping[str, Any]) -> str:  # noqa: A002
    # a number that is only shown goes as text: Fluent takes 8 µs to write it by the customs of the language
    plain = {
        name: str(value) if type(value) is int and name not in pattern.selectors else value
        for name, value in args.items()
    }
    result, errors = bundle(pattern.lang).format_pattern(pattern.value, plain)
    if errors:
        _fall_back(f"message {id} in {pattern.lang}: {errors}")
    return str(result)


@cache
def _plain(id: str, lang: str) -> str:  # noqa: A002
    pattern = find(id, lang)
    return "" if pattern is None else _format(id, pattern, {})


def _nearest_language(lang: str) -> str:
    """Take ``pt``, ``PT_br`` or ``en-US`` for what they mean, and Portuguese where nothing fits."""
    short = lang.replace("_", "-").partition("-")[0].lower()
    return next((known for known in LANGUAGES if known.partition("-")[0] == short), LANGUAGES[0])


def _fall_back(what: str) -> None:
    warnings.warn(what, FallbackWarning, stacklevel=4)


@cache
def find(id: str, lang: str) -> Pattern | None:  # noqa: A002
    """Give a message of one language, or None; its file is read now if it was not yet."""
    if not _read(id.partition("-")[0], lang) or not bundle(lang).has_message(id):
        for name in catalogues(lang):
            _read(name, lang)
    if not bundle(lang).has_message(id):
        return None
    value = bundle(lang).get_message(id).value
    return None if value is None else Pattern(lang, value, *_variables(value, lang))


def _variables(pattern: Any, lang: str) -> tuple[tuple[str, ...], frozenset[str]]:  # noqa: ANN401  # a syntax node
    """List the variables of a pattern and those it chooses by, those of messages it refers to included."""
    from fluent.syntax import ast, visitor  # noqa: PLC0415  # not before the first sentence

    found: dict[str, None] = {}
    chosen_by: set[str] = set()

    class Variables(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found[node.id.name] = None

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            if isinstance(node.selector, ast.VariableReference):
                chosen_by.add(node.selector.id.name)
            self.generic_visit(node)

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
            chosen_by.update(of.id.name for of in node.arguments.positional if isinstance(of, ast.VariableReference))
            self.generic_visit(node)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            inner = find(node.id.name, lang)
            if inner is not None:
                found.update(dict.fromkeys(inner.variables))
                chosen_by.update(inner.selectors)

    Variables().visit(pattern)
    return tuple(found), frozenset(chosen_by)


@cache
def bundle(lang: str) -> FluentBundle:
    """Give the Fluent bundle of a language, empty until its files are read."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415  # 50 ms that an import of the engine need not pay

    # no marks around what is filled in: they would be read aloud or shown by terminals
    return FluentBundle([lang], use_isolating=False)


@cache
def _read(name: str, lang: str) -> bool:
    """Read one file of a catalogue into its bundle; False where there is none."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    if name not in catalogues(lang):
        return False
    source = _folder(lang).joinpath(f"{name}.ftl").read_text("utf-8")
    bundle(lang).add_resource(FluentResource(source))
    return True


@cache
def catalogues(lang: str) -> tuple[str, ...]:
    """Name the files of a language, without their ending."""
    names = (entry.name for entry in _folder(lang).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def _folder(lang: str) -> Traversable:
    return resources.files("tutor.narration").joinpath("catalogues", lang)
