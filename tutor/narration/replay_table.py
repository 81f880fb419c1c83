"""The table between two acts, in a few words: cards, score, what the hand is worth, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tutor.engine import Card, Play
from tutor.engine.deck import UNKNOWN
from tutor.engine.state import HandState
from tutor.engine.view import SeatView, view_for
from tutor.narration.catalogue import text
from tutor.narration.facts import units
from tutor.narration.names import listed, seat_form, seat_name, team_form, team_name, word
from tutor.narration.replay_heads import Speaker


def table(state: HandState, speaker: Speaker) -> tuple[str, ...]:
    """Tell the table as the listener may see it: one short piece a thing."""
    view = view_for(state, speaker.seat or 0)
    lang, names = speaker.lang, speaker.names
    said = [_score(view, speaker)]
    said.append(text("replay-now-stake", lang, points=units(view.stake, view.rules, lang)))
    said.append(text("replay-now-eldest", lang, seat=seat_name(view.eldest, lang, names)))
    if view.vira is not None:
        said.append(text("replay-now-vira", lang, card=str(view.vira)))
    plays = view.plays if speaker.seat is not None else state.plays
    if plays:
        laid = listed([_laid(play, speaker) for play in plays], lang)
        said.append(text("replay-now-laid", lang, cards=laid))
    said += _held(state, view, speaker)
    if not view.over:
        said.append(whose_word(view, speaker))
    return tuple(said)


def _score(view: SeatView, speaker: Speaker) -> str:
    a, b = (team_name(team, speaker.lang, speaker.names) for team in (0, 1))
    return text("replay-now-score", speaker.lang, a=a, b=b, for_a=str(view.score[0]), for_b=str(view.score[1]))


def _laid(play: Play, speaker: Speaker) -> str:
    card = "??" if play.card == UNKNOWN else str(play.card)
    return f"{seat_name(play.seat, speaker.lang, speaker.names)} {f'({card})' if play.hidden else card}"


def _held(state: HandState, view: SeatView, speaker: Speaker) -> Iterable[str]:
    """The cards still held: of everybody, or the listener's and those that he may see."""
    if speaker.seat is None:
        hands = {seat: cards for seat, cards in enumerate(state.held) if cards}
    else:
        partners = [s for s in state.team_seats(view.seat % 2) if s != view.seat]
        hands = {view.seat: view.cards, **dict(zip(partners, view.partner, strict=False))}
    for seat, cards in hands.items():
        if cards:
            yield text(
                "replay-now-held",
                speaker.lang,
                seat=seat_name(seat, speaker.lang, speaker.names),
                cards=" ".join(map(_shown, cards)),
            )


def _shown(card: Card | None) -> str:
    return "??" if card is None else str(card)


def whose_word(view: SeatView, speaker: Speaker) -> str:
    """Say whose turn it is, or who has to answer what."""
    lang = speaker.lang
    if view.pending is not None:
        call, team = word(view.pending.calls[-1], lang, "the"), 1 - view.pending.team
        return text("replay-now-pending", lang, call=call, **_forms("team", team_form, team, speaker, view.players))
    if not view.decided:
        return text("replay-now-eleven", lang, **_forms("team", team_form, view.eleven or 0, speaker))
    return text("replay-now-turn", lang, **_forms("seat", seat_form, view.turn, speaker))


def _forms(name: str, form: Callable[..., str], who: int, speaker: Speaker, players: int = 0) -> dict[str, str]:
    """Give the forms of a player or a side that a sentence may want."""
    more = {"players": players} if players else {}
    return {
        name: form(who, "name", speaker.lang, speaker.names, **more),
        **{f"{name}-{how}": form(who, how, speaker.lang, speaker.names, **more) for how in ("the", "of")},
    }
