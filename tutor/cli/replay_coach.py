"""`truco-tutor replay FILE --coach SEAT`: after the hands of a file, what the choices of one seat cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.coach.replayed import hands_of
from tutor.coach.review import reviewed
from tutor.coach.review_told import ActTold, DecisionTold, ReviewTold, tell_review
from tutor.narration import Line, text
from tutor.narration.rulings import marks
from tutor.notation.replay import Replay

__all__ = ["lines_of_review", "review_json"]


def lines_of_review(played: Replay, seat: int, lang: str) -> Iterator[str]:
    """Tell the review of each hand, a line each."""
    for number, told, lines in _reviews(played, seat, lang):
        yield f"{text('replay-break', lang, number=number)}: {told.head}"
        for decision in told.decisions:
            yield f"  {text('replay-coach-line', lang, line=lines[decision.step])} {decision.text}"
            yield f"    {decision.counted}"
            for act in (decision.done, decision.rival):
                yield from _act(act, lang)
            yield from (f"    {line.text}{marks(line, lang)}" for line in decision.beside)
            yield f"    {text('replay-coach-skill', lang, skill=skill_title(decision, lang))}"
        yield from filter(None, (told.how,))


def skill_title(decision: DecisionTold, lang: str) -> str:
    """Name what to practise after a choice."""
    return text(f"skill-{decision.skill.replace('.', '-')}", lang)


def review_json(played: Replay, seat: int, lang: str) -> list[dict[str, Any]]:
    """Give the same as objects, a choice each, with the line of the file in which it was made."""
    return [
        {
            "hand": number, "line": lines[one.step], "kind": one.kind, "cost": one.cost, "error": one.error,
            "text": one.text, "counted": one.counted, "done": one.done.act, "rival": one.rival.act,
            "reasons": [_json(line) for line in (*one.done.lines, *one.rival.lines, *one.beside)], "skill": one.skill,
        }
        for number, told, lines in _reviews(played, seat, lang)
        for one in told.decisions
    ]  # fmt: skip


def _reviews(played: Replay, seat: int, lang: str) -> Iterator[tuple[int, ReviewTold, list[int]]]:
    names = () if played.file is None else played.file.players
    for hand in hands_of(played):
        valued = list(reviewed(hand.start, hand.acts, seat))
        yield hand.hand, tell_review(valued, lang, names=names), [step.line.line for step in hand.steps]


def _act(act: ActTold, lang: str) -> Iterator[str]:
    if act.lines:
        yield f"    {act.label}:"
        yield from (f"      {'  ' * line.depth}{line.text}{marks(line, lang)}" for line in act.lines)


def _json(line: Line) -> dict[str, Any]:
    return {"text": line.text, "clauses": list(line.cites), "readings": list(line.readings), "depth": line.depth}
