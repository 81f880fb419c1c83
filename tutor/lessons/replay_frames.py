"""A hand as the frames of a replay: one a moment, with the table, the words and the questions; pure, JSON-like.

``shown_hand`` gives ``{lang, id, title, rules, players, …, clauses, readings, tracks}``; a track is the list of
frames that one pair of eyes sees: ``"all"`` with every card, ``"0"``, ``"1"``… with what that seat may know and
nothing else. A frame::

    id         str   stable: "0-joga-2" is the second card of seat 0, "m2-…" belongs to the second hand of a match
    label      str   the author's own name of the moment; "" = none
    hand       int   which hand of the match
    line       int   where the file tells it
    act        str   the act as the notation writes it, unseen cards as "??"; "" = nobody acts here
    seat       int   who acts, or None
    head       str   the act in words
    verdict    str   "allowed" | "void" | "foul" | ""
    said       list  of {text, depth, cites, readings, mark}: the ruling, then what followed
    comments   list  of str
    asked      list  of questions with their answers (`tutor.lessons.replay_asked`)
    table      dict  cards and counters (`tutor.lessons.replay_tables`)
    status     list  of [name, words]: score, stake, raise, eldest, turn
    branches   list  of lists of frames: what might have been in place of this act
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tutor.engine.match import MatchState, next_eldest
from tutor.lessons.breakdown import clause_row, reading_row
from tutor.lessons.decks import deck_of
from tutor.lessons.replay_asked import shown_question
from tutor.lessons.replay_tables import Dealt, dealing_table, status_of, table_of_play
from tutor.narration import rulebook_name
from tutor.narration.replay_heads import Speaker
from tutor.narration.replays import Saying, Told, in_language, speaker_of, told_step
from tutor.notation import Deal, HandBreak, Label, SeatedAct, Vira
from tutor.notation.replay_records import Replay, Step

Frame = dict[str, Any]
ALL = "all"

__all__ = ["ALL", "Frame", "in_match", "shown_hand", "sources", "track"]


def shown_hand(played: Replay, lang: str, *, seat: int | None = None) -> dict[str, Any]:
    """Give a replayed file as it travels to the viewer; with ``seat`` only what that seat may see.

    >>> from tutor.hands import hand
    >>> from tutor.notation.replay import replay
    >>> played = replay(hand("gauderio-empate-na-primeira").file)
    >>> frames = shown_hand(played, "pt-BR", seat=1)["tracks"]["1"]
    >>> frames[1]["id"], frames[1]["table"]["cards"]
    ('0-joga-1', [['?', '?'], ['12o', '3o', '6e']])
    """
    file, rules = played.file, played.rules
    assert file is not None
    seats: Sequence[int | None] = (None, *range(len(file.players))) if seat is None else (seat,)
    tracks = {ALL if of is None else str(of): track(played, lang, of) for of in seats}
    return {
        "lang": lang,
        "id": file.id,
        "title": in_language(file.title, lang) if seat is None else "",  # what an author says may tell cards
        "teaches": in_language(file.teaches, lang) if seat is None else "",
        "rules": file.rules,
        "rules_name": rulebook_name(file.rules, lang),
        "deck": deck_of(file.rules) if rules is not None else "spanish",
        "players": list(file.players),
        "target": played.match.target if played.match is not None else file.target,
        "asks": any(frame["asked"] for frames in tracks.values() for frame in _walk(frames)),
        **sources(tracks, lang),
        "tracks": tracks,
    }


def track(played: Replay, lang: str, seat: int | None = None) -> list[Frame]:
    """Give the frames as one seat sees them, or as who sees every card."""
    if played.file is None:
        return []
    speaker = speaker_of(played, lang, seat)
    file, match = played.file, played.match
    if match is None:
        return []
    place = _Place(match, Dealt.nothing(match, file.eldest, file.score))
    return list(_frames(played.steps, speaker, place))


def in_match(id_: str, hand: int) -> str:
    """Give the id that a moment of a hand has in a match of which that hand is the second, the third and so on.

    >>> in_match("0-joga-2", 1), in_match("0-joga-2", 3)
    ('0-joga-2', 'm3-0-joga-2')
    """
    return f"m{hand}-{id_}" if hand > 1 else id_


@dataclass(slots=True)
class _Place:
    """Where the telling stands: what was counted and dealt so far; a variation goes on from a copy."""

    match: MatchState
    dealt: Dealt
    prefix: str = ""
    counted: Counter[str] = field(default_factory=Counter)

    def copy(self) -> _Place:
        return _Place(self.match, self.dealt, self.prefix, Counter(self.counted))

    def named(self, name: str, hand: int) -> str:
        """Give an id that stays when lines are added elsewhere: who does what for the how manieth time."""
        full = in_match(name, hand)
        self.counted[full] += 1
        alone = name.startswith("deal") or name == "vira"
        number = self.counted[full]
        return f"{self.prefix}{full}" if alone and number == 1 else f"{self.prefix}{full}-{number}"


def _frames(steps: Sequence[Step], speaker: Speaker, place: _Place) -> Iterator[Frame]:
    for group in _grouped(steps):
        before = place.copy()
        _deal(group, place, speaker.seat)
        told = [found for step in group if (found := told_step(replace(step, variations=()), speaker)) is not None]
        branches = [branch.steps for step in group for branch in step.variations]
        if not told and not branches:
            continue
        frame = _frame(group, told, speaker, place)
        yield {**frame, "branches": list(_branches(frame["id"], branches, speaker, before))}


def _branches(parent: str, branches: Sequence[Sequence[Step]], speaker: Speaker, before: _Place) -> Iterator[Any]:
    taken: Counter[str] = Counter()
    for steps in branches:
        first = next((step.act for step in steps if step.act is not None), None)
        name = _name(first)
        taken[name] += 1
        place = before.copy()
        place.prefix = f"{parent}.{name}{'' if taken[name] == 1 else f'~{taken[name]}'}."
        place.counted.clear()
        frames = list(_frames(steps, speaker, place))
        if frames:
            yield frames


def _grouped(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """Put a deal told in several lines, and the break before it, into one moment."""
    group: list[Step] = []
    for step in steps:
        deals = isinstance(step.act, Deal) or (isinstance(step.act, Vira) and not step.act.reveal)
        if not (deals and group) and group:
            yield group
            group = []
        group.append(step)
        if not deals and not isinstance(step.line.what, HandBreak):
            yield group
            group = []
    if group:
        yield group


def _deal(group: Sequence[Step], place: _Place, seat: int | None) -> None:
    for step in group:
        if isinstance(step.line.what, HandBreak):
            place.dealt = _next_hand(place, step)
        place.dealt = place.dealt.after(step, seat)


def _next_hand(place: _Place, step: Step) -> Dealt:
    """Give the empty table after a hand: with its score, and o mão that follows."""
    before = step.before
    follows = None if before is None else next_eldest(before)
    begins = place.dealt.begins
    if before is None or follows is None:
        return Dealt.nothing(place.match, begins.deal.eldest, begins.score)
    return Dealt.nothing(place.match, follows.value, before.score)


def _name(act: object) -> str:
    if isinstance(act, SeatedAct):
        return f"{act.seat}-{act.spelling.split()[0]}"
    if isinstance(act, Vira):
        return "reveal" if act.reveal else "vira"
    return "deal" if isinstance(act, Deal) else "note"


def _frame(group: Sequence[Step], told: Sequence[Told], speaker: Speaker, place: _Place) -> Frame:
    last, step = group[-1], group[0]
    acts = [one.act for one in group if one.act is not None]
    act = acts[0] if len(acts) == 1 else None
    name = _name(acts[0]) if acts else "hand" if isinstance(step.line.what, HandBreak) else "note"
    labels = [note.name for one in group for note in one.line.annotations if isinstance(note, Label)]
    said = [saying for one in told for saying in (*one.ruling, *one.follows)]
    state = last.after
    return {
        "id": place.named(name, last.hand),
        "label": labels[0] if labels and speaker.seat is None else "",
        "hand": last.hand,
        "line": last.line.line,
        "act": told[0].act if told and act is not None else "",
        "seat": act.seat if isinstance(act, SeatedAct) else None,
        "head": _joined([one.head for one in told if one.head]),
        "verdict": next((one.verdict for one in told if one.verdict), ""),
        "said": [_said(saying) for saying in said],
        "comments": [comment for one in told for comment in one.comments],
        "asked": _asked(group, speaker) if speaker.seat is None else [],
        "table": dealing_table(place.dealt) if state is None else table_of_play(state, speaker.seat, act),
        "status": status_of(place.dealt.begins if state is None else state, speaker, dealt=state is not None),
    }


def _asked(group: Sequence[Step], speaker: Speaker) -> list[dict[str, Any]]:
    return [shown_question(asked, step.after, speaker) for step in group for asked in step.asked]


def _joined(heads: Sequence[str]) -> str:
    """Put sentences in a row; a title, as of a hand, goes before the first of them."""
    return " ".join(f"{head}:" if head[-1] not in ".)" and head is not heads[-1] else head for head in heads)


def _said(saying: Saying) -> dict[str, Any]:
    return {
        "text": saying.text,
        "depth": saying.depth,
        "cites": list(saying.cites),
        "readings": list(saying.readings),
        "mark": saying.ours,
    }


def moments_of(played: Replay) -> tuple[str, ...]:
    """Name the moments of a hand to which a link can lead: labels, and the ids of all frames.

    >>> from tutor.hands import hand
    >>> from tutor.notation.replay import replay
    >>> moments_of(replay(hand("gauderio-empate-na-primeira").file))[:2]
    ('deal', '0-joga-1')
    """
    frames = _walk(track(played, "pt-BR", None))
    return tuple(dict.fromkeys(name for frame in frames for name in (frame["label"], frame["id"]) if name))


def _walk(frames: Sequence[Frame]) -> Iterator[Frame]:
    for frame in frames:
        yield frame
        for branch in frame["branches"]:
            yield from _walk(branch)


def sources(tracks: dict[str, list[Frame]], lang: str) -> dict[str, dict[str, Any]]:
    """Give each clause and each reading that the frames cite, once, in our words."""
    cited: dict[str, None] = {}
    rested: dict[str, None] = {}
    for frames in tracks.values():
        for frame in _walk(frames):
            for row in frame["said"]:
                cited.update(dict.fromkeys(row["cites"]))
                rested.update(dict.fromkeys(row["readings"]))
            for asked in frame["asked"]:
                cited.update(dict.fromkeys(id_ for row in asked["steps"] for id_ in row["cites"]))
    return {
        "clauses": {id_: clause_row(id_, lang) for id_ in cited},
        "readings": {id_: reading_row(id_, lang)["text"] for id_ in rested},
    }
