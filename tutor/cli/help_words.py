"""The words around a command's help, in the learner's language: typer has them in English alone."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

__all__ = ["asks_for_help", "language_typed", "speak"]

_FLAGS = frozenset({"-h", "--help"})
_PANELS = {
    "ARGUMENTS_PANEL_TITLE": "cli-panel-arguments",
    "OPTIONS_PANEL_TITLE": "cli-panel-options",
    "COMMANDS_PANEL_TITLE": "cli-panel-commands",
    "REQUIRED_LONG_STRING": "cli-help-required",
}
_TAKES = {"text": "cli-word-text", "number": "cli-word-number"}
_USAGE = {"Usage:": "cli-usage", "[OPTIONS]": "cli-usage-options", "COMMAND [ARGS]...": "cli-usage-command"}


def asks_for_help(args: list[str]) -> bool:
    """Tell whether the words of a command ask for its help.

    >>> asks_for_help(["rule", "envido", "-h"]), asks_for_help(["rule", "envido"])
    (True, False)
    """
    return not _FLAGS.isdisjoint(args)


def language_typed(args: list[str]) -> str | None:
    """Give the language that the words of a command ask for; what it is worth, the command says.

    >>> language_typed(["rule", "envido", "--lang", "en"]), language_typed(["check", "--lang=pt"]), language_typed([])
    ('en', 'pt', None)
    """
    for word, following in zip_longest(args, args[1:]):
        option, _, value = word.partition("=")
        if option == "--lang":
            return value or following
    return None


def speak(command: Any, lang: str) -> None:  # noqa: ANN401  # typer does not export its commands
    """Have a command, and those below it, tell their help in a language."""
    from typer import rich_utils  # noqa: PLC0415  # help alone needs it, and words

    from tutor.narration import text  # noqa: PLC0415  # likewise

    for name, code in _PANELS.items():
        setattr(rich_utils, name, text(code, lang))
    rich_utils.DEFAULT_STRING = text("cli-help-default", lang, value="{}")
    words = {english: text(code, lang) for english, code in _USAGE.items()}
    takes = {"": ""} | {what: text(code, lang) for what, code in _TAKES.items()}
    for one in (command, *getattr(command, "commands", {}).values()):
        _told(one, words, text("cli-help-option", lang))
        _typed(one, takes)


def _typed(command: Any, takes: dict[str, str]) -> None:  # noqa: ANN401
    """Name what each option takes: typer writes Python's types there."""
    params = command.get_params

    def named(ctx: Any) -> Any:  # noqa: ANN401
        found = params(ctx)
        for param in found:
            word = takes[_taken(param)]
            param.display_type = lambda _ctx, word=word: word
        return found

    command.get_params = named


def _taken(param: Any) -> str:  # noqa: ANN401
    """Say what an option takes; a flag takes nothing, and an argument has its own name for it."""
    if param.param_type_name == "argument" or param.is_flag:
        return ""
    return "number" if param.type_descriptor.annotation is int else "text"


def _told(command: Any, words: dict[str, str], about: str) -> None:  # noqa: ANN401
    usage, option = command.get_usage, command.get_help_option

    def said(ctx: Any) -> str:  # noqa: ANN401
        line = str(usage(ctx))
        for english, word in words.items():
            line = line.replace(english, word, 1)
        return line

    def offered(ctx: Any) -> Any:  # noqa: ANN401
        found = option(ctx)
        if found is not None:
            found.help = about
        return found

    command.get_usage, command.get_help_option = said, offered
