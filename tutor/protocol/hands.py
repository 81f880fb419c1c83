"""Questions about a whole hand, given as the text of a `.truco` file."""

from __future__ import annotations

from tutor.engine import Reason, RuleError, Ruling
from tutor.engine.actions import Action
from tutor.engine.events import MatchEnded, Paid
from tutor.engine.judge import Verdict, options
from tutor.engine.state import HandState
from tutor.notation.replay import Replay, replay_text
from tutor.protocol.fields import Fields
from tutor.protocol.queries import Answer

__all__ = ["legal", "replayed"]

UNTOLD = "??"


def replayed(q: Fields) -> Answer:
    """Replay a file: the score, whose the last hand was, who has won the match, the tricks of the last hand."""
    played = _played(q)
    rites = any(step.outcome is not None and step.outcome.rite is not None for step in played.steps)
    if played.error is None and played.state is None and rites:
        return _ceremony_alone(q, played)
    state = played.position
    value = {
        "score": list(state.score),
        "hand_winner": state.winner,
        "match_winner": state.match_winner,
        "tricks": list(state.winners),
    }
    return Answer(value, (Ruling(value, _told(played, state), state.rules.open_readings),))


def _ceremony_alone(q: Fields, played: Replay) -> Answer:
    """Answer for a file that ends before a hand is dealt: a wrong cut or a drip may have paid all the same."""
    assert played.file is not None
    score = list(played.file.score)
    events = [event for step in played.steps if step.outcome is not None for event in step.outcome.events]
    for event in events:
        if isinstance(event, Paid):
            score[event.team] += event.points
    winner = next((event.winner for event in events if isinstance(event, MatchEnded)), None)
    value = {"score": score, "hand_winner": None, "match_winner": winner, "tricks": []}
    steps = tuple(reason for step in played.steps if step.outcome is not None for reason in step.outcome.reasons())
    args = {"score": tuple(score)} if winner is None else {"score": tuple(score), "team": winner}
    code = "replay-running" if winner is None else "replay-match-won"
    return Answer(value, (Ruling(value, Reason(code, (), (), args, steps), q.rules.open_readings),))


def _told(played: Replay, state: HandState) -> Reason:
    """Give the reasons of everything that happened, in order."""
    steps = tuple(reason for step in played.steps if step.outcome is not None for reason in step.outcome.reasons())
    args = {"score": state.score}
    if state.match_winner is not None:
        return Reason("replay-match-won", (), (), {**args, "team": state.match_winner}, steps)
    if state.winner is not None:
        return Reason("replay-hand-won", (), (), {**args, "team": state.winner}, steps)
    return Reason("replay-hand-over" if state.over else "replay-running", (), (), args, steps)


def legal(q: Fields) -> Answer:
    """List what a seat may do where the file ends, what would be taken back, and what would stand as a foul."""
    played = _played(q)
    state = played.position
    seat = q.seat("seat", state.deal.players)
    listed: dict[str, set[str]] = {verdict.value: set() for verdict in Verdict}
    reasons: dict[str, Reason] = {}
    for action, ruling in options(state, seat):
        words = spelled(action)
        listed[ruling.value.value].add(words)
        reasons.setdefault(words, ruling.reason)
    value = {verdict: sorted(acts) for verdict, acts in listed.items()}
    told = {verdict: tuple(words for words in reasons if words in acts) for verdict, acts in listed.items()}
    args = {"seat": seat, "act": told["allowed"], "fouls": told["foul"]}
    reason = Reason("replay-legal", (), (), args, tuple(reasons.values()))
    return Answer(value, (Ruling(value, reason, state.rules.open_readings),))


def spelled(action: Action) -> str:
    """Spell an act without its seat; a card that nobody has told is ``??``.

    >>> spelled(Action(0, "joga"))
    'joga ??'
    """
    untold = action.card is None and action.place is None and action.verb in ("joga", "esconde")
    return f"{action.verb} {UNTOLD}" if untold else action.words


def _played(q: Fields) -> Replay:
    """Replay the file under its own rulebook, which has to be that of the query; switches of the query go first."""
    chosen = {name: q.rules.options[name] for name in q.rules.chosen}
    played = replay_text(q.word("hand"), strict=q.rules.strict, options=chosen)
    if played.file is not None and played.file.rules != q.rules.id:
        facts = {"rules": q.rules.id, "known": (played.file.rules,), "nearest": ()}
        raise RuleError("bad_rules", facts, detail="of_file")
    return played
