"""What is known of each clause beyond its text: whether a test bears its id, the reasons that cite it, a question.

The file is written by ``python -m tools.clause_coverage`` from the tests, which an installed package does not have,
and from the questions of the lessons, all of which would take seconds to make.
"""

import json
from functools import cache
from pathlib import Path
from pkgutil import get_data
from typing import NamedTuple

__all__ = ["COVERED", "Covered", "covered"]

COVERED = Path(__file__).with_name("covered.json")


class Covered(NamedTuple):
    """Whether a test is named by the clause, the codes of the reasons told with it, and whether a question asks it."""

    tested: bool = False
    codes: tuple[str, ...] = ()
    quizzed: bool = False


def covered(clause: str) -> Covered:
    """What is known of a clause.

    >>> covered("gauderio/envido/contagem/3").tested
    True
    """
    return _all().get(clause, Covered())


@cache
def _all() -> dict[str, Covered]:
    held: dict[str, dict[str, list[str]]] = json.loads(get_data(__name__, COVERED.name) or b"{}")
    tested, quizzed = set(held["tested"]), set(held.get("quizzed", ()))
    return {
        id_: Covered(id_ in tested, tuple(held["codes"].get(id_, ())), id_ in quizzed)
        for id_ in {*tested, *quizzed, *held["codes"]}
    }
