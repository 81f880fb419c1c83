"""Moments whose advice is kept as prose, and the command that records it anew: ``python -m tests.coach.golden``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.engine.running.scripts import begin, run
from tutor.coach.advice import advise
from tutor.coach.advice_told import AdviceTold, tell
from tutor.engine.state import HandState
from tutor.narration import LANGUAGES, Line
from tutor.narration.rulings import marks

PAGES = {lang: Path(__file__).parent / "golden" / f"{lang}.txt" for lang in LANGUAGES}
TWO, FOUR = ("Ana", "Beto"), ("Ana", "Beto", "Caio", "Duda")


def moments() -> Iterator[tuple[str, HandState, int, tuple[str, ...]]]:
    """A name, the hand, who is advised, the names of the players."""
    yield "truco waits", run(begin("gauderio"), "0 truco")[0], 1, TWO
    yield "envido waits", run(begin("cego"), "0 envido; 1 real_envido")[0], 0, TWO
    yield "falta waits", run(begin("gauderio", score=(20, 15), target=24), "0 falta_envido")[0], 1, TWO
    yield "the last card of a trick", run(begin("gauderio"), "0 joga 3c")[0], 1, TWO
    yield "the last trick", run(begin("cego"), "0 joga 3c; 1 joga 4o; 0 joga 4c; 1 joga 7e; 1 joga 1e")[0], 0, TWO
    yield "a flor to sing", begin("gauderio", "7c 6c 5c / 12o 3o 6e"), 0, TWO
    yield "a flor was sung", run(begin("cego", "7c 6c 5c / 12o 3o 6o"), "0 flor")[0], 1, TWO
    yield "claudista, truco waits", run(begin("claudista"), "0 truco")[0], 1, FOUR
    yield "claudista, eleven", begin("claudista", score=(11, 7)), 0, FOUR
    yield "claudista, in the dark", begin("claudista", score=(11, 11)), 0, FOUR


def page(lang: str) -> str:
    """The whole page of one language."""
    return "\n".join(
        "\n".join((f"# {name}", *_lines(tell(advise(state, seat), lang, names=names), lang, refused=not number), ""))
        for number, (name, state, seat, names) in enumerate(moments())
    )


def _lines(told: AdviceTold, lang: str, *, refused: bool) -> Iterator[str]:
    """Lay advice out; what may not be done is told in one moment only, for its sentences are the judge's."""
    yield from (_marked(line, lang) for line in told.at_stake)
    for option in told.options:
        if option.may:
            yield f"+ {option.label}"
            yield from (f"    {'  ' * line.depth}{_marked(line, lang)}" for line in option.costs)
        elif refused:
            yield f"- {_marked(option.why, lang)}"
    yield from (f"? {said}" for said in told.unknown)


def _marked(line: Line, lang: str) -> str:
    return line.text + marks(line, lang)


if __name__ == "__main__":
    for lang in LANGUAGES:
        PAGES[lang].parent.mkdir(exist_ok=True)
        PAGES[lang].write_text(page(lang), "utf-8")
