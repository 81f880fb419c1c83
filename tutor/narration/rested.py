"""What a ruling rests on where the document does not decide, in words: what we follow and why, what else there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine import RuleError, Ruleset, Ruling
from tutor.engine.alternatives import Alternative, Rested
from tutor.engine.alternatives import alternatives as found_alternatives
from tutor.engine.question import Question
from tutor.narration.catalogue import text
from tutor.narration.errors import message
from tutor.narration.verdicts import verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class RestedTold:
    """A reading in words: what the document leaves open, what is followed and why, every other position.

    ``ours`` is False where the table has chosen by a switch. Of the others, each is what the position holds and what
    it would give; the second is empty where no switch plays it.
    """

    reading: str
    kind: str
    ours: bool
    question: str
    followed: str
    others: tuple[tuple[str, str], ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it, a line each."""
        return (self.question, self.followed, *(f"{holds} {gives}".rstrip() for holds, gives in self.others))


def alternatives(
    rules: Ruleset, asked: Question, lang: str = "pt-BR", *, names: Sequence[str] = ()
) -> tuple[RestedTold, ...]:
    """Tell every reading that a ruling rests on, and what the positions not followed would give.

    >>> from tutor.engine import ruleset
    >>> from tutor.engine.question import question
    >>> [told] = alternatives(ruleset("cego"), question("hand", tricks=(None, None, None)), "en")
    >>> told.others[0][1]
    'That would give: nobody takes the hand.'
    """
    return told_rested(
        rules, found_alternatives(rules, asked), lang, lambda found: verdict(asked, found, lang, names=names), names
    )


def told_rested(
    rules: Ruleset,
    found: Sequence[Rested],
    lang: str,
    verdict: Callable[[Ruling[Any]], str],
    names: Sequence[str] = (),
) -> tuple[RestedTold, ...]:
    """Do the same for the readings of any ruling; ``verdict`` says in few words what another one comes to."""
    return tuple(_told(rules, rested, lang, verdict, names) for rested in found)


def _told(
    rules: Ruleset, rested: Rested, lang: str, verdict: Callable[[Ruling[Any]], str], names: Sequence[str]
) -> RestedTold:
    found = rested.reading
    position = found.position(rested.position).text(lang)
    ours = rested.switch not in rules.chosen
    if not ours:
        followed = text("rested-table", lang, switch=rested.switch, value=rested.position, position=position)
    else:
        followed = text("rested-ours", lang, position=position, why=found.why(lang))
    return RestedTold(
        reading=found.id,
        kind=found.kind,
        ours=ours,
        question=text("rested-question", lang, reading=found.id, kind=found.kind, question=found.question(lang)),
        followed=followed,
        others=tuple(
            (
                text("rested-other", lang, position=found.position(other.position).text(lang)),
                _gives(other, lang, verdict, names),
            )
            for other in rested.others
        ),
    )


def _gives(other: Alternative, lang: str, verdict: Callable[[Ruling[Any]], str], names: Sequence[str]) -> str:
    if other.found is None:
        return ""
    if other.same:
        return text("rested-same", lang)
    if isinstance(other.found, RuleError):
        return message(other.found, lang, names=names)
    return text("rested-gives", lang, verdict=verdict(other.found))
