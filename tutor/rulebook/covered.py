"""What is known of each clause beyond its text: whether a test bears its id, and the reasons that cite it.

The file is written by ``python -m tools.clause_coverage`` from the tests, which an installed package does not have.
"""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

__all__ = ["COVERED", "Covered", "covered"]

COVERED = Path(__file__).with_name("covered.json")


class Covered(NamedTuple):
    """Whether a test is named by the clause, and the codes of the reasons told with it."""

    tested: bool = False
    codes: tuple[str, ...] = ()


def covered(clause: str) -> Covered:
    """What is known of a clause.

    >>> covered("gauderio/envido/contagem/3").tested
    True
    """
    return _all().get(clause, Covered())


@cache
def _all() -> dict[str, Covered]:
    held: dict[str, dict[str, list[str]]] = json.loads(COVERED.read_text("utf-8"))
    tested = set(held["tested"])
    return {id_: Covered(id_ in tested, tuple(held["codes"].get(id_, ()))) for id_ in {*tested, *held["codes"]}}
