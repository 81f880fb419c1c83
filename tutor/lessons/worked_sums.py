"""Steps of rulings that are told in one line: what the verdict was worked out from, said by the facts of its reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tutor.engine import Ruling
from tutor.narration import team_name, text

__all__ = ["sum_lines"]

_ENDS = frozenset({"match.goes_on", "match.reached", "match.both_past", "match.first_at_once"})


def sum_lines(ruling: Ruling[Any], lang: str, names: Sequence[str] = ()) -> Iterator[str]:
    """Tell what is compared or taken away before the verdict; nothing where the verdict is all there is.

    >>> from tutor.engine import falta, ruleset
    >>> list(sum_lines(falta(ruleset("cego"), (2, 5)), "en", ("Ana", "Beto")))
    ['Beto leads with 5.', 'They play to 18.']
    """
    facts = ruling.reason.args
    match ruling.reason.code:
        case "falta.leader":
            ours, theirs = facts["score"]
            leads = "level" if ours == theirs else "one"
            who = team_name(int(theirs > ours), lang, names)
            yield text("worked-falta-leader", lang, leads=leads, who=who, points=facts["leader"])
            yield text("worked-target", lang, target=facts["target"])
        case code if code in _ENDS:
            yield text("worked-target", lang, target=facts["target"])
            for team, points in enumerate(facts["score"]):
                there = "yes" if points >= facts["target"] else "no"
                who = team_name(team, lang, names)
                yield text("worked-match-side", lang, who=who, points=points, there=there)
        case "ceremony.draw_pair":
            yield text("worked-first-king", lang, name=facts["name"])
        case _:
            return
