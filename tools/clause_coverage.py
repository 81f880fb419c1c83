"""Write tutor/rulebook/covered.json: the clauses that tests bear in their ids, those asked, the reasons told with each.

Run ``python -m tools.clause_coverage`` after a change of tests, of the questions or of the ledger of reasons. The ids
are those that pytest collects; the reasons are those of the ledger (tests/engine/ledger).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from tutor.lessons.dealing import quizzed
from tutor.rulebook import clauses
from tutor.rulebook.covered import COVERED

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("tests/engine", "tests/protocol")
_KNOWN = sorted((item.id for item in clauses()), key=len, reverse=True)
_CLAUSE = re.compile(rf"(?<![\w/.])(?:{'|'.join(map(re.escape, _KNOWN))})(?![\w/]|\.\w)")


def named_in(ids: str) -> list[str]:
    """The clauses that the ids of tests name, in the order of the documents.

    >>> named_in("test_ties[claudista/3.7.4-0] test_it[cego/jogo/45]")
    ['claudista/3.7.4']
    """
    found = set(_CLAUSE.findall(ids))
    return [item.id for item in clauses() if item.id in found]


def ids_of_tests() -> str:
    """Everything that pytest collects."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *PLACES]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def codes_by_clause() -> dict[str, list[str]]:
    """The codes that the ledger has beside each clause."""
    found: dict[str, set[str]] = {}
    for page in sorted((ROOT / "tests/engine/ledger").glob("*.txt")):
        for line in page.read_text("utf-8").splitlines():
            code, *rest = line.split(" | ")
            if len(rest) > 1 and not code.startswith("error."):
                for cited in rest[1].split():
                    found.setdefault(cited, set()).add(code)
    return {item.id: sorted(found[item.id]) for item in clauses() if item.id in found}


def text() -> str:
    """The text of the file: a clause a line."""
    tested = ",\n".join(json.dumps(id_) for id_ in named_in(ids_of_tests()))
    asked = quizzed()
    questions = ",\n".join(json.dumps(item.id) for item in clauses() if item.id in asked)
    codes = ",\n".join(f"{json.dumps(id_)}: {json.dumps(found)}" for id_, found in codes_by_clause().items())
    return f'{{\n"tested": [\n{tested}\n],\n"quizzed": [\n{questions}\n],\n"codes": {{\n{codes}\n}}\n}}\n'


if __name__ == "__main__":
    COVERED.write_text(text(), "utf-8")
