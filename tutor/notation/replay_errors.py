"""What stops a replay: a file that says what cannot be so, or an act whose `!` and the referee disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tutor.engine import RuleError, Ruling
from tutor.engine.judge import Verdict
from tutor.notation.acts import SeatedAct
from tutor.notation.errors import NotationError
from tutor.notation.nodes import Node, Placed

Places = Mapping[str, tuple[int, int]]
"""Where each key of a header stands."""

KEY_OF = {"bad_option": "options", "bad_score": "score", "bad_players": "players", "bad_query.target": "target"}
"""The key of the header that an error of the engine is about."""


class IllegalActError(RuleError):
    """``illegal_action`` in a file: an act against the rules without ``!``, or ``!`` on an allowed one.

    ``ruling`` is the referee's word on the act, ``line`` and ``column`` say where it stands, ``fits`` what could stand
    there.
    """

    def __init__(self, detail: str, act: SeatedAct, ruling: Ruling[Verdict], fits: tuple[str, ...] = ()) -> None:
        self.act = act
        self.ruling = ruling
        self.line = act.line
        self.column = act.column
        marked = f"{act.seat}! {act.spelling}"
        facts = {"line": act.line, "column": act.column, "written": str(act), "marked": marked}
        facts |= {"plain": f"{act.seat} {act.spelling}", "verdict": ruling.value.value}
        facts |= {"fits": fits}
        super().__init__("illegal_action", facts, detail=detail, cites=ruling.clauses, readings=ruling.readings)

    def __str__(self) -> str:
        return f"{self.line}:{self.column} {self.key} {self.act}"


class RefusedError(NotationError):
    """``bad_notation.refused``: what the engine would not take; ``cause`` is its own error."""

    def __init__(self, cause: RuleError, line: int, column: int, found: str = "") -> None:
        super().__init__("refused", line, column, found=found)
        self.cause = cause
        self.cites, self.readings = cause.cites, cause.readings


Stop = NotationError | IllegalActError
"""Every error that stops a replay; each knows its line and column."""


def mistake(detail: str, node: Placed, **facts: Any) -> NotationError:  # noqa: ANN401  # facts are of many kinds
    """Make an error of the file that stands where a node of it does."""
    return NotationError(detail, node.line, node.column, **{"found": str(node), **facts})


def remedies_of(ruling: Ruling[Any]) -> tuple[str, ...]:
    """Name what is done about a foul: nothing more than that it stands, points, a new deal, the match."""
    args = ruling.reason.args
    if ruling.value is not Verdict.FOUL:
        return ()
    named: tuple[str, ...] = args.get("remedies", ())
    return named or (str(args.get("remedy", "stands")),)


def check_mark(act: SeatedAct, ruling: Ruling[Verdict], fits: Callable[[], tuple[str, ...]] = tuple) -> None:
    """Compare ``!`` with the verdict: what stands without more, as a card out of turn (claudista/3.2), needs none.

    ``fits`` lists what could stand in place of the act; it is asked only where the act is wrong.
    """
    right = ruling.value is Verdict.ALLOWED or remedies_of(ruling) == ("stands",)
    if act.against and right:
        raise IllegalActError("marked", act, ruling)
    if not act.against and not right:
        raise IllegalActError("unmarked", act, ruling, fits())


@contextmanager
def placed(node: Placed, places: Places | None = None) -> Iterator[None]:
    """Give what the engine refuses inside a place: that of the header's key it is about, else that of a node."""
    try:
        yield
    except (NotationError, IllegalActError):
        raise
    except RuleError as error:
        line, column = place_of(error, places or {}) or (node.line, node.column)
        raise RefusedError(error, line, column, str(node) if isinstance(node, Node) else "") from None


def refused_header(error: RuleError, places: Places) -> RefusedError:
    """Give what the engine refuses of a header: at the key it is about, else at the rulebook's."""
    return RefusedError(error, *(place_of(error, places) or places.get("rules", (1, 1))))


def place_of(error: RuleError, places: Places) -> tuple[int, int] | None:
    """Find the key of the header that an error is about."""
    key = KEY_OF.get(error.key) or KEY_OF.get(error.code)
    if key is None:
        return None
    name = error.facts.get("name")
    return next((places[k] for k in (f"{key}.{name}", key) if k in places), None) or next(
        (place for k, place in places.items() if k.startswith(f"{key}.")), None
    )
