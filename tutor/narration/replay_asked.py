"""Questions of a file and their answers, in words."""

from __future__ import annotations

from tutor.narration.catalogue import text
from tutor.narration.facts import Scene, act_words
from tutor.narration.names import call_name, seat_name
from tutor.narration.replay_heads import Speaker, head
from tutor.narration.rulings import sentence
from tutor.notation.replay_questions import Asked
from tutor.notation.rites import Rite


def told_question(asked: Asked, speaker: Speaker) -> tuple[str, str]:
    """Give a question as it is put to the learner, and its answer with the main reason."""
    return _question(asked, speaker), sentence(asked.ruling, speaker.lang, names=speaker.names)


def _question(asked: Asked, speaker: Speaker) -> str:
    question, lang, names = asked.question, speaker.lang, speaker.names
    kind = question.kind
    if kind in ("envido", "flor"):
        assert question.seat is not None
        return text(f"replay-asks-{kind}", lang, seat=seat_name(question.seat, lang, names))
    if kind == "bet":
        return text("replay-asks-bet", lang, answer=call_name(question.answer, lang))
    if kind == "legal":
        assert question.act is not None
        if isinstance(question.act, Rite):
            return text("replay-asks-rite", lang, does=head(question.act, speaker))
        act = act_words(question.act.spelling, Scene(lang))
        return text("replay-asks-legal", lang, seat=seat_name(question.act.seat, lang, names), act=act)
    return text(f"replay-asks-{kind}", lang)
