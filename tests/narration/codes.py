"""Every reason code and every error key, read from the source of the engine and of the protocol."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tutor
from tutor.narration.rulings import message_id

PACKAGE = Path(tutor.__file__).parent
SITE = Path(__file__).resolve().parents[2] / "tools" / "site"
_CODE = re.compile(r"[a-z_]+\.[a-z0-9_]+")


@cache
def trees(*rooms: str) -> tuple[ast.Module, ...]:
    """The parsed modules of these rooms, or of all that speak: the package, and what makes a site of it."""
    places = [PACKAGE / room for room in rooms] or [PACKAGE, SITE]
    return tuple(ast.parse(path.read_text("utf-8")) for place in places for path in sorted(place.rglob("*.py")))


@cache
def reason_codes(room: str = "engine") -> frozenset[str]:
    """Every literal of a room that looks like a code, wherever it stands: in a call, a choice, a table."""
    return frozenset(text for tree in trees(room) for text in _strings(tree) if _CODE.fullmatch(text))


@cache
def error_keys() -> frozenset[str]:
    """Every code, or code and case, of the errors that the engine and the protocol raise."""
    found = set()
    for tree in trees("engine", "protocol"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            name, details = node.func.id, [word.value for word in node.keywords if word.arg == "detail"]
            if name == "RuleError":
                if not isinstance(node.args[0], ast.Constant):
                    continue  # an error told again with other facts
                code = node.args[0].value
                if not details:
                    found.add(code)
                found |= {f"{code}.{detail}" for given in details for detail in _choices(given, tree)}
            elif name in ("_refused", "_NotJsonError"):  # the protocol's own ways to a bad_query
                found |= {f"bad_query.{detail}" for detail in _choices(node.args[0], tree)}
    return frozenset(found)


def _choices(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The literals that an expression may give; of a variable, those that the module assigns to it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _choices(node.body, tree)
        yield from _choices(node.orelse, tree)
    elif isinstance(node, ast.Name):
        for found in ast.walk(tree):
            if isinstance(found, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == node.id for target in found.targets
            ):
                yield from _choices(found.value, tree)


def _strings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def ids_in_use() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Ids and cases of errors that the package names: whole, and as patterns such as ``card-rank-…``, hyphens only."""
    whole = {message_id(code) for code in (*reason_codes(), *reason_codes("coach"))}
    whole |= {f"error-{message_id(key)}" for key in error_keys()}
    patterns = set()
    for tree in trees():
        whole |= {text.replace("_", "-") for text in _strings(tree)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                whole |= {message_id(code.value) for code in node.args[:1] if isinstance(code, ast.Constant)}
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                pattern = "".join(parts).replace(r"\-", "-").replace("_", "-")
                if re.match(r"[a-z]+-", pattern):
                    patterns.add(re.compile(pattern))
    return frozenset(whole), tuple(patterns)
