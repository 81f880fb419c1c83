"""A match as the page shows it from one seat: the table, what has happened since that seat acted, what it may do.

Whatever is told of a running hand goes through the frames of that seat's own track (`tutor.lessons.replay_frames`), so
nothing that the seat has not seen is in it. The shape, for the browser (``static/table.js``)::

    frames  list  of {id, head, said, table, status}: from what the seat itself did last on
    cards   list  one's own hand: {code, play, hide} where the last two are {wish, may, why, cites}, or None
    calls   list  everything else one could do: {wish, words, may, why, cites, row}, row "cut", "call" or "answer"
    clauses, readings   what is cited, in our words
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tutor.coach.table import Game
from tutor.engine import Reason, Ruling
from tutor.engine.actions import ANSWERS, ELEVEN_VERBS, FOLD, HIDE, PLAY
from tutor.engine.judge import Verdict
from tutor.lessons.replay_frames import sources, track
from tutor.lessons.replay_rites import told_ruling
from tutor.lessons.replay_tables import status_of, table_of_play
from tutor.narration import sentence, text
from tutor.narration.facts import Scene, act_words
from tutor.narration.names import word
from tutor.narration.replays import speaker_of
from tutor.notation import Ceremony, Give, SeatedAct
from tutor.notation.replay import replay

__all__ = ["told_end", "told_table"]

_SHOWN = ("id", "line", "head", "said", "table", "status", "asked", "branches")
_SPLIT = "separa"


def told_table(game: Game, seat: int, lang: str) -> dict[str, Any]:
    """Show the running hand to a seat."""
    played = replay(game.hand_file)
    frames = [_shown(frame) for frame in track(played, lang, seat)]
    state = game.hand.state
    if state is not None:  # who has been dealt his cards takes them up, which is no line of a file
        frames[-1]["table"] = table_of_play(state, seat, game.hand.acts[-1])
        frames[-1]["status"] = status_of(state, speaker_of(played, lang, seat))
    since = _last_own(game, seat)
    new = [frame for frame in frames if frame["line"] > since] or frames[-1:]
    told = sources({"": new}, lang)
    wishes = dict(game.wishes()) if game.asked == seat else {}
    cards = [*_cards(game, seat, new[-1]["table"]["cards"][seat], wishes, lang)]
    for frame in new:
        frame["table"] = {**frame["table"], "cards": _others(frame["table"]["cards"], seat)}
    return {
        "frames": new,
        "cards": cards,
        "calls": sorted(_calls(game, wishes, lang), key=_place_of),
        **told,
    }


def _shown(frame: Mapping[str, Any]) -> dict[str, Any]:
    """Give what the page draws of a frame: that an act was allowed needs no words, what came of it does."""
    said = frame["said"]
    if frame["verdict"]:
        own = next((at for at, row in enumerate(said) if at and row["depth"] == 0), len(said))
        said = said[own:]
    return {**{name: frame[name] for name in _SHOWN}, "said": said}


def _others(cards: Sequence[Sequence[str]], seat: int) -> list[list[str]]:
    """Leave one's own cards out of the picture: they lie below it, as buttons."""
    return [[] if of == seat else list(held) for of, held in enumerate(cards)]


def _last_own(game: Game, seat: int) -> int:
    """Find the line before the last that a seat wrote by its own choice; the dealer's part is no choice."""
    acts = game.hand.acts
    own = (
        at
        for at, act in enumerate(acts)
        if isinstance(act, SeatedAct)
        and act.seat == seat
        and not isinstance(act, Give)
        and not (isinstance(act, Ceremony) and act.word != _SPLIT)
    )
    return max(own, default=0)


def _cards(
    game: Game, seat: int, held: Sequence[str], wishes: Mapping[str, Ruling[Verdict]], lang: str
) -> Iterator[dict[str, Any]]:
    state = game.hand.state
    dark = state is not None and state.deal.dark
    left = _places(wishes) if dark else held
    for at, code in enumerate(held):
        named = left[at] if at < len(left) else ""
        yield {
            "code": code,
            "play": _option(game, f"{seat} {PLAY} {named}", wishes, lang),
            "hide": _option(game, f"{seat} {HIDE} {named}", wishes, lang),
        }


def _places(wishes: Mapping[str, object]) -> list[str]:
    """Name the places of the dark hand that have a card yet."""
    return [wish.split()[-1] for wish in wishes if wish.split()[1] == PLAY]


def _calls(game: Game, wishes: Mapping[str, Ruling[Verdict]], lang: str) -> Iterator[dict[str, Any]]:
    for wish in wishes:
        _, verb, *of = wish.split()
        if verb in (PLAY, HIDE):
            continue
        told = _option(game, wish, wishes, lang)
        assert told is not None
        if game.hand.cutting is not None:
            yield {**told, "words": _cut_words(verb, of, lang), "row": "cut"}
        else:
            row = "answer" if verb in ANSWERS | ELEVEN_VERBS else "call"
            yield {**told, "words": _words(verb, game, lang), "row": row}


def _place_of(call: Mapping[str, Any]) -> int:
    """Put answers first and leaving the hand last."""
    last = call["wish"].endswith(FOLD)
    return 0 if call["row"] == "answer" else 2 if last else 1


def _words(verb: str, game: Game, lang: str) -> str:
    full = verb in ELEVEN_VERBS or verb == FOLD
    said = act_words(verb, Scene(lang, game.agreed.rules)) if full else word(verb, lang)
    return said[:1].upper() + said[1:]


def _cut_words(verb: str, of: Sequence[str], lang: str) -> str:
    if verb == "tira":
        return text("mesa-cut-take", lang, side=of[0], to=of[-1])
    if verb == "lado":
        return text("mesa-cut-side", lang, side=of[0])
    if verb == "corta":
        return text("mesa-cut-dry", lang, count=int(of[0]))
    return text("mesa-cut-split", lang)


def _option(game: Game, wish: str, wishes: Mapping[str, Ruling[Verdict]], lang: str) -> dict[str, Any] | None:
    ruling = wishes.get(wish)
    if ruling is None:
        return None
    told = told_ruling(ruling, game.agreed.file(), lang)
    return {"wish": wish, "may": ruling.value is Verdict.ALLOWED, "why": told["why"], "cites": told["cites"]}


def told_end(game: Game, lang: str) -> dict[str, Any] | None:
    """Tell how the hand ended, or the match with it; None while it runs."""
    state = game.hand.state
    if state is None or not state.over:
        return None
    names = game.agreed.names[: game.agreed.players]
    args: dict[str, Any] = {"score": state.score}
    code = "replay-hand-over"
    if game.winner is not None:
        code, args = "replay-match-won", {**args, "team": game.winner}
    elif state.winner is not None:
        code, args = "replay-hand-won", {**args, "team": state.winner}
    ours = state.winner if game.winner is None else game.winner
    return {
        "title": sentence(Ruling(None, Reason(code, (), (), args)), lang, names=names),
        "won": None if ours is None else ours == game.agreed.people[0] % 2,
        "match": game.winner is not None,
    }
