"""What was wrong with a question, in words: the input, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.engine import RuleError, Ruling
from tutor.narration.catalogue import fill, find
from tutor.narration.facts import Facts, Scene
from tutor.narration.rulings import sentence
from tutor.rulebook import rulebook_of


def message(error: RuleError, lang: str = "pt-BR", *, names: Sequence[str] = ()) -> str:
    """Tell an error of the engine or of a file: what was wrong, quoting the input, and what would be right.

    >>> from tutor.engine import ruleset
    >>> try:
    ...     ruleset("gauderoi")
    ... except RuleError as error:
    ...     print(message(error))
    Não conheço o livro de regras “gauderoi”. Você quis dizer gauderio?
    """
    ruling, cause = getattr(error, "ruling", None), getattr(error, "cause", None)
    why = ""
    if isinstance(ruling, Ruling):  # an action that the judge refused: the ruling says why
        why = sentence(ruling, lang, names=names)
    elif isinstance(cause, RuleError):  # what the engine would not take of a file
        why = message(cause, lang, names=names)
    if why and "line" not in error.facts:
        return why
    rules = error.facts.get("rules") or (rulebook_of(error.cites[0]) if error.cites else "")
    facts = {"nearest": (), "why": why, **error.facts}
    told = fill(error_id(error.key, lang), lang, Facts(Scene(lang, str(rules), tuple(names)), facts))
    return told[:1].upper() + told[1:]


def error_id(key: str, lang: str) -> str:
    """Give the id of an error's message: that of the exact case where there is one, else of its code."""
    id_ = f"error-{key.replace('.', '-').replace('_', '-')}"
    if "." in key and find(id_, lang) is None:
        return error_id(key.partition(".")[0], lang)
    return id_
