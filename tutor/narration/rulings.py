"""A ruling told in three depths: a sentence, its steps, the outline with every clause and reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.engine import Card, Reason, Ruling
from tutor.narration.catalogue import fill, text
from tutor.narration.facts import Facts, Scene
from tutor.narration.names import listed
from tutor.rulebook import reading, rulebook_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One step of a ruling as it is shown: its words, what it rests on and the cards it is about.

    ``set_aside`` are the clauses over which those of ``cites`` go first; ``depth`` is 0 for the verdict. ``decided``
    are such of the readings as the table has settled by a switch, with its name and value.
    """

    depth: int
    code: str
    text: str
    cites: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    set_aside: tuple[str, ...] = ()
    cards: tuple[Card, ...] = field(default=())
    decided: Mapping[str, tuple[str, str]] = field(default_factory=dict)


def sentence(ruling: Ruling[Any], lang: str = "pt-BR", *, names: Sequence[str] = (), players: int = 0) -> str:
    """Tell a ruling in one sentence: the verdict with its main reason.

    ``names`` are those of the players, in order of their seats; where they are not told, ``players`` may say how many
    there are: with two, a side is a player. Of a ruling that is undetermined (under ``strict``) it says that the
    document does not decide.

    >>> from tutor.engine import cards, compare, ruleset
    >>> sentence(compare(ruleset("gauderio"), *cards("7e 1c")))
    'O sete de espadas ganha do ás de copas.'
    """
    if ruling.undetermined:
        return undetermined(ruling, lang)
    return _told(ruling.reason, scene_of(ruling, lang, names, players))


def steps(ruling: Ruling[Any], lang: str = "pt-BR", *, names: Sequence[str] = (), players: int = 0) -> tuple[Line, ...]:
    """Tell a ruling step by step, the verdict first, a step before those it rests on.

    >>> from tutor.engine import cards, count_envido, ruleset
    >>> [line.text for line in steps(count_envido(ruleset("gauderio"), cards("1c 7c 6p")))][1:3]
    ['O ás de copas e o sete de copas são do mesmo naipe: 20.', 'O ás de copas conta 1.']
    """
    return tuple(_lines(ruling.reason, 0, scene_of(ruling, lang, names, players), ruling.decided))


def outline(ruling: Ruling[Any], lang: str = "pt-BR", *, names: Sequence[str] = (), players: int = 0) -> str:
    """Tell the whole tree of a ruling: a line a step, with its clauses and what is a reading of ours.

    >>> from tutor.engine import cards, compare, ruleset
    >>> print(outline(compare(ruleset("gauderio"), *cards("7e 1c")), "en"))
    The seven of swords beats the ace of cups.
      The seven of swords is a manilha: strength 12. [gauderio/convencoes/3]
      The ace of cups is a plain card: strength 8. [gauderio/convencoes/2]
    """
    lines = [
        f"{'  ' * line.depth}{line.text}{marks(line, lang)}"
        for line in steps(ruling, lang, names=names, players=players)
    ]
    if ruling.undetermined:
        head = (undetermined(ruling, lang), text("common-by-our-reading", lang))
        return "\n".join((*head, *(f"  {line}" for line in lines)))
    return "\n".join(lines)


def undetermined(ruling: Ruling[Any], lang: str = "pt-BR") -> str:
    """Say that the document does not decide, and what exactly it leaves open."""
    left_open = [id_ for id_ in ruling.readings if id_ in ruling.open_readings]
    questions = [f"{reading(id_).question(lang)} ({id_})" for id_ in left_open]
    return text("common-undetermined", lang, count=len(questions), questions=" ".join(questions))


def marks(line: Line, lang: str = "pt-BR") -> str:
    """Give what stands after a line: its clauses in brackets, and the readings, said to be ours."""
    said = ""
    if line.cites:
        cites = ", ".join(line.cites)
        if line.set_aside:
            cites = text("common-set-aside", lang, cites=cites, others=", ".join(line.set_aside))
        said += f" [{cites}]"
    return said + (f" ({reading_mark(line.readings, lang, line.decided)})" if line.readings else "")


def reading_mark(
    readings: Sequence[str], lang: str = "pt-BR", decided: Mapping[str, tuple[str, str]] | None = None
) -> str:
    """Mark readings as ours, "leitura nossa: AMB-G02", or as the choice of the table where a switch was set.

    >>> reading_mark(["AMB-G02"], decided={"AMB-G02": ("envido_tie", "nobody")})
    'escolha da mesa, envido_tie = nobody: AMB-G02'
    """
    chosen: dict[tuple[str, str], list[str]] = {}
    for id_ in readings:
        if decided and id_ in decided:
            chosen.setdefault(decided[id_], []).append(id_)
    said = [
        text("common-switch", lang, switch=switch, value=value, ids=listed(ids, lang))
        for (switch, value), ids in chosen.items()
    ]
    ours = [id_ for id_ in readings if not decided or id_ not in decided]
    if ours:
        said.append(text("common-reading", lang, ids=listed(ours, lang)))
    return "; ".join(said)


def scene_of(ruling: Ruling[Any], lang: str, names: Sequence[str], players: int) -> Scene:
    """Say where a ruling is told: its rulebook is that of the first clause it cites."""
    first = next((c for step in ruling.reason.walk() for c in step.cites), "")
    return Scene(lang, rulebook_of(first), tuple(names), players)


def _lines(reason: Reason, depth: int, scene: Scene, decided: Mapping[str, tuple[str, str]]) -> Iterator[Line]:
    yield Line(
        depth=depth,
        code=reason.code,
        text=_told(reason, scene),
        cites=tuple(dict.fromkeys(reason.cites)),
        readings=tuple(dict.fromkeys(reason.readings)),
        set_aside=reason.args.get("set_aside", ()),
        cards=tuple(_cards(reason)),
        decided={id_: decided[id_] for id_ in reason.readings if id_ in decided} if decided else decided,
    )
    for step in reason.because:
        yield from _lines(step, depth + 1, scene, decided)


def _cards(reason: Reason) -> Iterator[Card]:
    for value in reason.args.values():
        if isinstance(value, Card):
            yield value
        elif isinstance(value, tuple):
            yield from (card for card in value if isinstance(card, Card))


def _told(reason: Reason, scene: Scene) -> str:
    told = fill(message_id(reason.code), scene.lang, Facts(scene, reason.args, reason.because))
    return told[:1].upper() + told[1:]


def message_id(code: str) -> str:
    """Give the id of a reason's message.

    >>> message_id("contest.tied_eldest")
    'contest-tied-eldest'
    """
    return code.replace(".", "-").replace("_", "-")
