"""Moments whose advice is kept as prose, and the command that records it anew: ``python -m tests.coach.golden``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from tests.engine.running.scripts import begin, run, wish
from tutor.coach.advice import Advice, advise
from tutor.coach.advice_hints import hints
from tutor.coach.advice_told import AdviceTold, tell
from tutor.coach.playouts import Sampled
from tutor.coach.review import Judged, Valued
from tutor.coach.review_told import ReviewTold, tell_review
from tutor.coach.trials import Difference
from tutor.engine.actions import Action
from tutor.engine.deck import cards
from tutor.engine.state import HandState
from tutor.narration import LANGUAGES, Line
from tutor.narration.rulings import marks

PAGES = {lang: Path(__file__).parent / "golden" / f"{lang}.txt" for lang in LANGUAGES}
TWO, FOUR = ("Ana", "Beto"), ("Ana", "Beto", "Caio", "Duda")


SUGGESTED = {
    "truco waits": "1 envido", "envido waits": "0 quero", "falta waits": "1 nao_quero",
    "the last card of a trick": "1 joga 7e", "the last trick": "0 joga 1p", "a flor to sing": "0 flor",
    "a flor was sung": "1 nao_quero", "a flor of the other": "1 sem_flor", "the first card": "0 joga 10e",
    "claudista, truco waits": "1 quero", "claudista, eleven": "0 aceita_mao_de_11",
    "claudista, in the dark": "0 joga #1",
}  # fmt: skip
"""What is suggested is typed in, and so is a chance that is drawn: the bot may come to play otherwise."""


def moments() -> Iterator[tuple[str, HandState, int, tuple[str, ...]]]:
    """A name, the hand, who is advised, the names of the players."""
    yield "truco waits", run(begin("gauderio"), "0 truco")[0], 1, TWO
    yield "envido waits", run(begin("cego"), "0 envido; 1 real_envido")[0], 0, TWO
    yield "falta waits", run(begin("gauderio", score=(20, 15), target=24), "0 falta_envido")[0], 1, TWO
    yield "the last card of a trick", run(begin("gauderio"), "0 joga 3c")[0], 1, TWO
    yield "the last trick", run(begin("cego"), "0 joga 3c; 1 joga 4o; 0 joga 4c; 1 joga 7e; 1 joga 1e")[0], 0, TWO
    yield "a flor to sing", begin("gauderio", "7c 6c 5c / 12o 3o 6e"), 0, TWO
    yield "a flor was sung", run(begin("cego", "7c 6c 5c / 12o 3o 6o"), "0 flor")[0], 1, TWO
    yield "a flor of the other", run(begin("cego", "7c 6c 5c / 12o 3o 6e"), "0 flor")[0], 1, TWO
    yield "the first card", begin("gauderio", "10e 12p 6c / 11c 1o 4e"), 0, TWO
    yield "claudista, truco waits", run(begin("claudista"), "0 truco")[0], 1, FOUR
    yield "claudista, eleven", begin("claudista", score=(11, 7)), 0, FOUR
    yield "claudista, in the dark", begin("claudista", score=(11, 11)), 0, FOUR


def reviews() -> Iterator[tuple[str, list[Valued], tuple[str, ...]]]:
    """A name, choices with what they cost typed in (bots may come to play otherwise), the names of the players."""
    truco = run(begin("gauderio"), "0 truco")[0]
    last = run(begin("cego"), "0 joga 3c; 1 joga 4o; 0 joga 4c; 1 joga 7e; 1 joga 1e")[0]
    tied = run(begin("claudista"), "0 joga 3c; 1 joga Ae; 2 joga 3p; 3 joga Je")[0]
    eleven = begin("claudista", score=(11, 7))

    def one(state: HandState, done: Action, rival: Action, *against: tuple[float, float], deals: int = 100) -> Valued:
        found = tuple(Difference(cost, error, deals, whole=deals < 50) for cost, error in against)
        return Valued(step=2, state=state, done=done, rival=rival, against=found)

    two, three = cards("4c 2c")
    yield "all kinds", [
        one(truco, Action(1, "baralho"), Action(1, "quero"), (1.42, 0.2), (1.6, 0.2)),
        one(truco, Action(1, "retruco"), Action(1, "envido"), (0.3, 0.21), (0.9, 0.1)),
        one(truco, Action(1, "nao_quero"), Action(1, "retruco"), (0.7, 0.1), (-1.9, 0.2)),
        one(truco, Action(1, "nao_quero"), Action(1, "quero"), (-0.7, 0.1), (0.5, 0.2)),
        one(truco, Action(1, "quero"), Action(1, "nao_quero"), (-0.8, 0.1), (-1.2, 0.2)),
        one(last, Action(0, "truco"), Action(0, "joga", *cards("1p")), (0.0, 0.0), (0.0, 0.0), deals=1),
    ], TWO  # fmt: skip
    yield "two cost, in Claudista", [
        one(tied, Action(0, "esconde", two), Action(0, "joga", three), (0.06, 0.02), (0.4, 0.1)),
        one(tied, Action(0, "joga", two), Action(0, "joga", three), (1.0, 0.0), (1.0, 0.0), deals=28),
        one(eleven, Action(0, "recusa_mao_de_11"), Action(0, "aceita_mao_de_11"), (-1.5, 0.4), (-1.6, 0.3)),
    ], FOUR  # fmt: skip
    yield (
        "nothing cost",
        [one(eleven, Action(0, "recusa_mao_de_11"), Action(0, "aceita_mao_de_11"), (-2, 0.4), (-2, 0.4))],
        FOUR,
    )
    yield "nothing to value", [], TWO


def page(lang: str) -> str:
    """The whole page of one language."""
    with patch("tutor.coach.advice.sampled_chance", lambda now, _view: None if now.deal.dark else Sampled(25, 40)):
        return "\n".join((_advice(lang), _reviews(lang)))


def _reviews(lang: str) -> str:
    return "\n".join(
        "\n".join((f"# review: {name}", *_told(tell_review(valued, lang, names=names), lang), ""))
        for name, valued, names in reviews()
    )


def _told(told: ReviewTold, lang: str) -> Iterator[str]:
    yield told.head
    for one in told.decisions:
        yield f"{one.text} ({one.skill})"
        yield f"  {one.counted}"
        for act in (one.done, one.rival):
            yield f"  {act.label}:"
            yield from (f"    {'  ' * line.depth}{_marked(line, lang)}" for line in act.lines)
        yield from (f"  {'  ' * line.depth}{_marked(line, lang)}" for line in one.beside)
    yield told.how


def _advice(lang: str) -> str:
    return "\n".join(
        "\n".join((f"# {name}", *_of_moment(advise(state, seat), name, lang, names), ""))
        for name, state, seat, names in moments()
    )


def _of_moment(advice: Advice, name: str, lang: str, names: tuple[str, ...]) -> Iterator[str]:
    yield from _lines(tell(advice, lang, names=names), lang, refused=name == "truco waits")
    suggested = replace(advice, suggestion=wish(advice.state, SUGGESTED[name]))
    yield from (f"! {said}" for said in hints(suggested, lang, names=names))
    if name == "envido waits":  # where trying it out has found something better than plain rules say
        plain = wish(advice.state, "0 nao_quero")
        tried = Judged(wish(advice.state, SUGGESTED[name]), plain, (_more(0.57), _more(0.7)))
        yield f"! {hints(suggested, lang, names=names, judged=tried)[-1]}"


def _more(points: float) -> Difference:
    return Difference(points, 0.1, 72, whole=False)


def _lines(told: AdviceTold, lang: str, *, refused: bool) -> Iterator[str]:
    """Lay advice out; what may not be done is told in one moment only, for its sentences are the judge's."""
    yield from (_marked(line, lang) for line in told.at_stake)
    for option in told.options:
        if option.may:
            yield f"+ {option.label}"
            yield from (f"    {'  ' * line.depth}{_marked(line, lang)}" for line in option.costs)
        elif refused:
            yield f"- {_marked(option.why, lang)}"
    for chance in told.chances:
        yield from (f"% {'  ' * line.depth}{_marked(line, lang)}" for line in chance.lines)
    yield from (f"? {said}" for said in told.unknown)


def _marked(line: Line, lang: str) -> str:
    return line.text + marks(line, lang)


if __name__ == "__main__":
    for lang in LANGUAGES:
        PAGES[lang].parent.mkdir(exist_ok=True)
        PAGES[lang].write_text(page(lang), "utf-8")
