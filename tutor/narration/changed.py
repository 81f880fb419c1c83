"""What would change a ruling, in words: the change, and what the referee would say then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.engine.counterfactual import Flip
from tutor.narration.catalogue import fill, text
from tutor.narration.facts import Facts
from tutor.narration.rulings import message_id, scene_of
from tutor.narration.verdicts import seated, verdict


def changes(
    flips: Iterable[Flip], lang: str = "pt-BR", *, names: Sequence[str] = (), players: int = 0
) -> tuple[str, ...]:
    """Tell the changes that `tutor.engine.counterfactual.what_if` has found, a sentence each.

    >>> from tutor.engine import cards, ruleset
    >>> from tutor.engine.counterfactual import what_if
    >>> from tutor.engine.question import question
    >>> a, b = cards("3c 2o")
    >>> changes(what_if(ruleset("gauderio"), question("compare", a=a, b=b)))[0]
    'Mudaria se o três de copas fosse o dois de copas: empate.'
    """
    return tuple(_told(flip, lang, names, players) for flip in flips)


def _told(flip: Flip, lang: str, names: Sequence[str], players: int) -> str:
    scene = scene_of(flip.ruling, lang, names, players or seated(flip.question))
    change = fill(f"change-{message_id(flip.change.kind)}", lang, Facts(scene, flip.change.facts))
    then = verdict(flip.question, flip.ruling, lang, names=names, players=players)
    return text("change-line", lang, change=change, verdict=then)
