"""What can be chosen on the referee's desk at this moment: every control with its options, and the case each gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from tutor.engine import Ruleset
from tutor.engine.ladder import next_calls
from tutor.lessons.desk_acts import done
from tutor.lessons.desk_case import ASKS, TRICKS, Case, seats_of, under
from tutor.lessons.desk_hand import run, speaker, spelled, wishes
from tutor.lessons.desk_incident import choices, facts_of, incidents_of, known_there, matters, value_of
from tutor.lessons.desk_mistakes import MISTAKES
from tutor.lessons.desk_question import answers_of, flores, kind_of, may_choose_to_sing, pays_by_score, pays_by_winner
from tutor.narration import answer_name, call_name, team_name, text
from tutor.rulebook import RULEBOOKS

NOBODY = "nobody"
_FEW = 8
"""So many options are buttons; more are a list."""


@dataclass(frozen=True, slots=True)
class Option:
    """A value of a control, in words, and the case that choosing it gives."""

    value: str
    words: str
    then: Case


@dataclass(frozen=True, slots=True)
class Control:
    """Something to choose: ``value`` is the option in force, "" where none is (a call yet to be made)."""

    id: str
    label: str
    options: tuple[Option, ...]
    value: str = ""
    kind: Literal["buttons", "select", "toggle"] = "buttons"


def controls(case: Case, lang: str) -> tuple[Control, ...]:
    """Give every control of a case, in the order of the page.

    >>> [control.id for control in controls(Case(), "pt-BR")]
    ['rules', 'ask', 'players', 'hide.0', 'hide.1']
    """
    found = [_rules(case, lang), _ask(case, lang)]
    if case.exists:
        found += _OF[case.ask](case, lang)
    return tuple(found)


def chosen(offered: Iterable[Control], id: str, value: str) -> Case | None:  # noqa: A002  # the word of the page
    """Give the case after a choice; None where no such thing is offered now.

    >>> offered = controls(Case(), "pt-BR")
    >>> chosen(offered, "players", "4").players, chosen(offered, "players", "5")
    (4, None)
    """
    for control in offered:
        if control.id == id:
            return next((option.then for option in control.options if option.value == value), None)
    return None


def _rules(case: Case, lang: str) -> Control:
    options = (Option(rules, text(f"desk-book-{rules}", lang), known_there(under(case, rules))) for rules in RULEBOOKS)
    return Control("rules", text("desk-rules", lang), tuple(options), case.rules)


def _ask(case: Case, lang: str) -> Control:
    options = (Option(ask, text(f"desk-ask-{ask}", lang), case.fresh(ask=ask)) for ask in ASKS)
    return Control("ask", text("desk-ask", lang), tuple(options), case.ask)


def _players(case: Case, lang: str) -> Iterator[Control]:
    seats = seats_of(case.ask, case.ruleset)
    if len(seats) > 1:
        options = (
            Option(
                str(n),
                text("desk-count-only", lang) if n == 1 else text("desk-players-many", lang, count=n),
                case.but(players=n),
            )
            for n in seats
        )
        yield Control("players", text("desk-players", lang), tuple(options), str(case.players))


def _seats(case: Case, lang: str, fact: str, label: str, value: int) -> Control:
    options = (Option(str(seat), str(seat + 1), case.but(**{fact: seat})) for seat in range(case.players))
    return Control(fact, text(label, lang), tuple(options), str(value))


def _sides(case: Case, lang: str, fact: str, label: str, *, nobody: bool = False) -> Control:
    value = getattr(case, fact)
    options = [Option(str(side), team_name(side, lang), case.but(**{fact: side})) for side in (0, 1)]
    if nobody:
        options.append(Option(NOBODY, text("desk-nobody", lang), case.but(**{fact: None})))
    return Control(fact, text(label, lang), tuple(options), NOBODY if value is None else str(value))


def _toggle(id: str, words: str, value: bool, on: Case, off: Case) -> Control:  # noqa: A002, FBT001  # as above
    return Control(id, words, (Option("on", words, on), Option("off", words, off)), "on" if value else "off", "toggle")


def _trick(case: Case, lang: str) -> Iterator[Control]:
    yield from _players(case, lang)
    if case.players > 2:  # of equal partners the first counts: with two there are none
        yield _seats(case, lang, "lead", "desk-lead", case.lead)
    if case.ruleset.trick.may_hide.value:
        for seat in range(case.players):
            yield _toggle(
                f"hide.{seat}",
                text("desk-hidden", lang),
                seat in case.hidden,
                case.but(hidden=case.hidden | {seat}),
                case.but(hidden=case.hidden - {seat}),
            )


def _hand(case: Case, lang: str) -> Iterator[Control]:
    for i in range(min(len(case.tricks) + 1, 3)):
        options = (
            Option(
                won,
                text("desk-tied", lang) if won == "-" else team_name(TRICKS.index(won), lang),
                case.but(tricks=case.tricks[:i] + won + case.tricks[i + 1 :]),
            )
            for won in TRICKS
        )
        yield Control(f"trick.{i}", text("desk-trick", lang, number=i + 1), tuple(options), case.tricks[i : i + 1])
    yield _sides(case, lang, "eldest", "desk-eldest-side")
    if case.ruleset.hand.all_tied_on_eleven is not None:
        yield _sides(case, lang, "on_eleven", "desk-on-eleven", nobody=True)


def _contest(case: Case, lang: str) -> Iterator[Control]:
    yield from _players(case, lang)
    if case.players > 1:
        yield _seats(case, lang, "eldest", "desk-eldest", case.eldest)
    if may_choose_to_sing(case):
        for seat in flores(case):
            yield _toggle(
                f"sung.{seat}",
                text("desk-sung", lang),
                seat in case.sung,
                case.but(sung=case.sung | {seat}),
                case.but(sung=case.sung - {seat}),
            )


def _bet(case: Case, lang: str) -> Iterator[Control]:
    ladders = case.ruleset.ladders
    kind = kind_of(case)
    among = [ladders[kind]] if kind else list(ladders.values())
    further = [call for ladder in among for call in next_calls(ladder, case.calls)]
    options = [Option(call, call_name(call, lang), _called(case, call)) for call in further]
    if case.calls:
        options.append(Option("-", text("desk-uncall", lang, call=call_name(case.calls[-1], lang)), _uncalled(case)))
    label = "desk-call" if not case.calls else "desk-call-next" if further else "desk-call-last"
    yield Control("call", text(label, lang), tuple(options))
    answers = answers_of(case)
    if answers:
        replies = (Option(answer, answer_name(answer, lang), case.but(answer=answer)) for answer in answers)
        yield Control("answer", text("desk-answer", lang), tuple(replies), case.answer)
    if pays_by_score(case):
        yield from _scores(case, lang)
    if pays_by_winner(case):
        yield _sides(case, lang, "winner", "desk-winner")


def _called(case: Case, call: str) -> Case:
    return _answerable(case.but(calls=(*case.calls, call)))


def _uncalled(case: Case) -> Case:
    return _answerable(case.but(calls=case.calls[:-1]))


def _legal(case: Case, lang: str) -> Iterator[Control]:
    yield from _players(case, lang)
    yield _seats(case, lang, "eldest", "desk-eldest", case.eldest)
    yield from _scores(case, lang)
    if case.awaited:
        return
    state = run(case).state
    seat = speaker(case, state)
    yield _seats(case, lang, "voice", "desk-voice", seat)
    acts = (spelled(action) for action in wishes(state, seat))
    yield Control(
        "about", text("desk-about", lang), tuple(Option(act, act, case.but(about=act, voice=seat)) for act in acts)
    )
    then = done(case)
    if then is not None:
        yield Control("done", text("desk-done", lang), (Option("yes", text("desk-done", lang), then),))


def _incident(case: Case, lang: str) -> Iterator[Control]:
    offered = dict.fromkeys((*incidents_of(case.ruleset), *([case.incident] if case.incident else [])))
    options = (
        Option(name, incident_name(case.ruleset, name, lang), case.but(incident=name, facts={})) for name in offered
    )
    yield Control("incident", text("desk-incident", lang), tuple(options), case.incident, "select")
    for fact in facts_of(case):
        if matters(case, fact):
            yield _fact(case, fact, lang)


def _fact(case: Case, fact: str, lang: str) -> Control:
    offered = choices(case, fact)
    options = (
        Option(code, fact_word(fact, code, value, lang), case.but(facts={**case.facts, fact: value}))
        for code, value in offered
    )
    now = value_of(case, fact)
    value = next(code for code, value in offered if value == now)
    kind: Literal["buttons", "select"] = "buttons" if len(offered) <= _FEW else "select"
    return Control(f"fact.{fact}", text("desk-fact", lang, fact=fact), tuple(options), value, kind)


def incident_name(rules: Ruleset, name: str, lang: str) -> str:
    """Name an incident, or a slip where the rulebook has no list of incidents."""
    listed = rules.incidents is not None or name not in MISTAKES
    said = text("rule-incident-gloss", lang, incident=name) if listed else text("desk-mistake", lang, mistake=name)
    return said[:1].upper() + said[1:]


def fact_word(fact: str, code: str, value: object, lang: str) -> str:
    """Say a value of a fact as it stands on its button."""
    if isinstance(value, bool):
        return text("desk-yes" if value else "desk-no", lang)
    if fact == "call":
        return call_name(code, lang)
    if fact == "score":
        a, b = code.split("-")
        return text("table-score", lang, a=a, b=b)
    return text("desk-fact-value", lang, value=f"{fact}-{code}", code=code)


def _answerable(case: Case) -> Case:
    answers = answers_of(case)
    return case if not answers or case.answer in answers else case.but(answer=answers[0])


def _scores(case: Case, lang: str) -> Iterator[Control]:
    for side in (0, 1):
        options = (
            Option(
                str(points),
                str(points),
                case.but(score=(points, case.score[1]) if side == 0 else (case.score[0], points)),
            )
            for points in range(case.total)
        )
        label = text("desk-score", lang, side=team_name(side, lang))
        yield Control(f"score.{side}", label, tuple(options), str(case.score[side]), "select")
    targets = case.ruleset.match.targets.value
    if len(targets) > 1:
        totals = (Option(str(n), str(n), case.but(target=n)) for n in targets)
        yield Control("target", text("desk-target", lang), tuple(totals), str(case.total))


_OF: dict[str, Callable[[Case, str], Iterator[Control]]] = {
    "trick": _trick,
    "hand": _hand,
    "envido": _contest,
    "flor": _contest,
    "bet": _bet,
    "legal": _legal,
    "incident": _incident,
}
