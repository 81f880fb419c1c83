"""Arguments that every command reads alike: the language and the rulebook."""

import os
from collections.abc import Sequence

from tutor.narration import text
from tutor.rulebook import LANGUAGES, RULEBOOKS, fold, nearest_ids

__all__ = ["LANGUAGE_VARIABLE", "Refusal", "language", "or_list", "rulebook"]

LANGUAGE_VARIABLE = "TRUCO_TUTOR_LANG"

NOT_FOUND, BAD_USAGE = 1, 2


class Refusal(Exception):  # noqa: N818  # an answer, not an accident
    """A command that cannot be done: for programs a code, for people words and the nearest right thing."""

    def __init__(self, code: str, message: str, nearest: Sequence[str] = (), status: int = BAD_USAGE) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.nearest = tuple(nearest)
        self.status = status


def language(given: str | None = None) -> str:
    """The language asked for, else that of the environment, else Portuguese.

    >>> language("pt"), language("EN_us")
    ('pt-BR', 'en')
    """
    told = given or os.environ.get(LANGUAGE_VARIABLE) or LANGUAGES[0]
    by_short = {name.partition("-")[0]: name for name in LANGUAGES}
    short = fold(told).replace("_", "-").partition("-")[0]
    if short in by_short:
        return by_short[short]
    if given is None:
        return LANGUAGES[0]  # a strange environment is no reason to refuse
    raise Refusal(
        "bad_lang",
        text("cli-lang-unknown", LANGUAGES[0], given=given, known=or_list(LANGUAGES, LANGUAGES[0])),
        LANGUAGES,
    )


def rulebook(given: str | None, lang: str) -> str | None:
    """The rulebook asked for, with or without its accent; none stays none.

    >>> rulebook("Gaudério", "en")
    'gauderio'
    """
    if given is None:
        return None
    name = fold(given).removeprefix("truco ").strip()
    if name in RULEBOOKS:
        return name
    nearest = nearest_ids(name, RULEBOOKS) or RULEBOOKS
    raise Refusal("bad_rules", text("cli-rules-unknown", lang, given=given, nearest=or_list(nearest, lang)), nearest)


def or_list(names: Sequence[str], lang: str) -> str:
    """The names as they are said in a row: "gauderio, cego ou claudista"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {text('cli-or', lang)} {names[-1]}"
