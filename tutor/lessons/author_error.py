"""What is wrong with a part of a lesson as its author wrote it, in the language that is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.engine import RuleError
from tutor.narration import LANGUAGES, listed, message, rulebook_name, text
from tutor.rulebook import UnknownIdError

__all__ = ["AuthorError", "nearest_words", "told"]


class AuthorError(ValueError):
    """What cannot be made as it is written; ``code`` and ``facts`` say why, as a line of the catalogues has it.

    >>> print(AuthorError("check-part-flor", cards="1c 2c 3c"))
    1c 2c 3c is a flor; the envido is counted on other hands, as 1c 7c 6p.
    """

    def __init__(self, code: str, **facts: Any) -> None:  # noqa: ANN401  # whatever was written
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return self.told(LANGUAGES[1])

    def told(self, lang: str) -> str:
        """Say why."""
        rules = self.facts.get("rules")
        named = {"rules": rulebook_name(rules, lang)} if rules else {}
        return text(self.code, lang, **{**self.facts, **named})


def told(error: Exception, lang: str) -> str:
    """Say what is wrong, and what would be right where that is known.

    >>> print(told(UnknownIdError("skill", "envido.cuont", ["envido.count"]), "pt-BR"))
    Não há assunto “envido.cuont”. Você quis dizer “envido.count”?
    """
    match error:
        case RuleError():
            return message(error, lang)
        case AuthorError():
            return error.told(lang)
        case UnknownIdError():
            kind, _, about = error.kind.partition(" of ")
            said = text("check-unknown", lang, kind=kind, about=about, wanted=str(error.wanted))
            return " ".join(filter(None, (said, nearest_words(error.nearest, error.known, lang))))
        case _:  # whatever else a cell may raise: in Python's own words
            return text("check-part-broken", lang, error=f"{type(error).__name__}: {error}")


def nearest_words(nearest: Sequence[str], known: Sequence[str], lang: str) -> str:
    """Ask whether the nearest name was meant; where none is near, give those that there are, if any are told."""
    if nearest:
        return text("clause-did-you-mean", lang, nearest=f"“{nearest[0]}”")
    return text("check-known", lang, names=listed(known, lang)) if known else ""
