"""The browser's half of the widgets as text: the modules of ``static/`` joined into one, and the stylesheet.

A widget's module travels to the browser as one string and is imported from a ``blob:`` address, where a
relative import would find nothing. So the modules are joined here: no build step, no second request.
"""

from __future__ import annotations

import re
from importlib.resources import files

__all__ = ["compact", "module_text", "own_style", "script_text", "style_text"]

_STATIC = files("tutor.widgets") / "static"
_IMPORT = re.compile(r'^import \{[^}]*\} from "\./[\w-]+\.js";\n', re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)\n", re.MULTILINE)
_INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|function|class) (\w+))", re.MULTILINE)


def module_text(*names: str) -> str:
    """Join modules, lowest first; each keeps its own scope, and only the last one still exports.

    >>> module_text("cards.js", "standing.js").count("export ")
    1
    """
    *lower, last = names
    return "\n".join([script_text(*lower), _IMPORT.sub("", _read(last))])


def script_text(*names: str) -> str:
    """Join modules into a plain script; what they export are constants of the script.

    >>> "export" in script_text("storage.js")
    False
    """
    return "\n".join(_scoped(_IMPORT.sub("", _read(name))) for name in names)


def _scoped(text: str) -> str:
    exported = ", ".join(_EXPORT.findall(text))
    return f"const {{ {exported} }} = (() => {{\n{_EXPORT.sub('', text)}\nreturn {{ {exported} }};\n}})();\n"


def compact(script: str) -> str:
    r"""Leave out the indentation and the comments on lines of their own, for a page that is to be small.

    No text of our modules runs over a line's end, where the indentation would be part of it.

    >>> compact("// why\nif (a)\n  b(); // here it stays\n/** What\n * it does. */\n")
    'if (a)\nb(); // here it stays\n'
    """
    return _INDENTATION.sub("", _COMMENT.sub("", script))


def own_style(name: str) -> str:
    """Return one stylesheet alone, for a page that takes nothing from the others.

    >>> "@page" in own_style("sheet.css")
    True
    """
    return _read(name)


def style_text(*more: str) -> str:
    """Return the one stylesheet, and after it what a widget has of its own.

    >>> "--truco-felt" in style_text()
    True
    """
    return "\n".join(map(_read, ("truco.css", *more)))


def _read(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")
