"""May I do this now? Every act of a seat in a running hand, with what forbids it; what has happened so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tutor.engine import Reason, Ruling
from tutor.engine.actions import CARD_VERBS, Action
from tutor.engine.events import Called, CardLaid, evolve
from tutor.engine.explain import explain
from tutor.engine.judge import Verdict, judge
from tutor.engine.state import HandState
from tutor.engine.view import view_for
from tutor.lessons.desk_case import Case
from tutor.lessons.desk_hand import Done, Running, asked, awaits_vira, doable, run, speaker, spelled, wishes
from tutor.narration import message, sentence, text
from tutor.narration.facts import Scene, act_words, units
from tutor.narration.names import seat_form
from tutor.narration.replay_heads import Speaker, head
from tutor.narration.replay_table import whose_word
from tutor.notation.replay_acts import act_of

_KINDS = (Verdict.ALLOWED, Verdict.FOUL, Verdict.VOID)


def action_of(case: Case, state: HandState) -> Action | None:
    """Give the act that is asked about, where the seat could wish for it."""
    return asked(state, speaker(case, state), case.about) if case.about else None


def legal_view(case: Case, lang: str) -> dict[str, Any]:
    """Show the running hand: what has happened, how things stand, what the seat may and may not do."""
    running = run(case)
    seat = speaker(case, running.state)
    return {
        "story": [*story(case, running, lang)],
        "stands": _stands(running.state, lang),
        "title": text("desk-legal-seat", lang, seat=seat_form(seat, "the", lang, ())),
        "about": case.about,
        "groups": [] if running.stopped or awaits_vira(running.state) else [*_groups(case, running.state, seat, lang)],
    }


def _stands(state: HandState, lang: str) -> str:
    """Say what the hand is worth and whose word it is."""
    if state.over:
        return ""
    worth = text("replay-now-stake", lang, points=units(state.stake, state.rules.id, lang))
    return f"{worth}; {whose_word(view_for(state, state.turn), Speaker(lang=lang))}"


def story(case: Case, running: Running, lang: str) -> Iterator[str]:
    """Tell every act and what came of it, a line each; last, what could not be done."""
    speaks = Speaker(lang=lang, deck=case.ruleset.deck.id)
    for done in running.done:
        told = head(act_of(done.action), speaks)
        yield " ".join((told[:1].upper() + told[1:], *dict.fromkeys(_came_of(done, lang, case.players))))
    if running.stopped is not None:
        yield message(running.stopped, lang)


def _came_of(done: Done, lang: str, players: int) -> Iterator[str]:
    """Tell what an act brought about, beyond itself: a trick that ended, points that were paid.

    A refused truco ends the hand by what it pays: two events, one sentence.
    """
    state = done.before
    for event in done.events:
        if not isinstance(event, CardLaid | Called):
            reason = explain(state, event)
            told = reason.because[0] if reason.code == "event.trick" else reason
            yield sentence(Ruling(None, told), lang, players=players)
        state = evolve(state, event)


def _groups(case: Case, state: HandState, seat: int, lang: str) -> Iterator[dict[str, Any]]:
    """Part the acts by what the judge says of them; those that one reason forbids stand together."""
    found: dict[Verdict, dict[object, tuple[Ruling[Verdict], list[Action]]]] = {kind: {} for kind in _KINDS}
    for action in sorted(
        wishes(state, seat), key=lambda act: act.verb in CARD_VERBS
    ):  # words first: they are asked about
        ruling = judge(state, action)
        rows = found[ruling.value]
        key = "" if ruling.value is Verdict.ALLOWED else _why(ruling.reason)
        rows.setdefault(key, (ruling, []))[1].append(action)
    for kind, rows in found.items():
        if rows:
            yield {
                "verdict": kind.value,
                "title": text(f"desk-legal-{kind.value}", lang),
                "rows": [_row(case, ruling, acts, lang) for ruling, acts in rows.values()],
            }


def _why(reason: Reason) -> object:
    """What makes two refusals the same: all but the act itself."""
    facts = {name: fact for name, fact in reason.args.items() if name not in ("act", "card")}
    return reason.code, reason.cites, reason.readings, repr(facts)


def _row(case: Case, ruling: Ruling[Verdict], acts: list[Action], lang: str) -> dict[str, Any]:
    scene = Scene(lang, case.rules, (), case.players)
    why = ""
    if ruling.value is not Verdict.ALLOWED:
        that = replace(ruling.reason, args={**ruling.reason.args, "act": "that"})
        why = sentence(Ruling(ruling.value, that), lang, players=case.players)
    return {
        "acts": [[spelled(action), act_words(spelled(action), scene)] for action in acts],
        "why": why,
        "cites": ", ".join(dict.fromkeys(ruling.reason.cites)) if why else "",
    }


def instead(state: HandState, seat: int, lang: str, players: int) -> str:
    """Say what can be done instead."""
    acts = tuple(spelled(a) for a in wishes(state, seat) if judge(state, a).value is Verdict.ALLOWED)
    fouls = tuple(spelled(a) for a in wishes(state, seat) if judge(state, a).value is Verdict.FOUL)
    reason = Reason("replay-legal", (), (), {"seat": seat, "act": acts, "fouls": fouls})
    return sentence(Ruling(None, reason), lang, players=players)


def done(case: Case) -> Case | None:
    """Let the act that is asked about happen; None where it cannot."""
    running = run(case)
    action = None if running.stopped else action_of(case, running.state)
    if action is None or judge(running.state, action).value is Verdict.VOID or not doable(running.state, action):
        return None
    return case.but(acts=(*case.acts, action), voice=None, about="")
