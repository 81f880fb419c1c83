"""Matches that the engine plays at random, and what a table would have marked of them on its score sheet."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.engine.running.deals import draw_deal
from tutor.engine import Action, Ruleset, Verdict, advance, allowed, judge, start_hand
from tutor.engine.actions import FOLD
from tutor.engine.events import ContestEnded, HandEnded, MatchEnded, Paid, evolve
from tutor.engine.match import MatchState, after_hand, start_match
from tutor.engine.payments import bonus_due

if TYPE_CHECKING:
    from tutor.engine.state import Bet, HandState

MOST_HANDS = 120


@dataclass
class Played:
    """A match: what was marked, and what the engine says after each mark and each hand."""

    rules: Ruleset
    target: int
    eldest: int
    entries: list[dict[str, Any]] = field(default_factory=list)
    paid: list[tuple[int, frozenset[str]]] = field(default_factory=list)
    hands: list[tuple[tuple[int, int], int, int]] = field(default_factory=list)
    """After each hand: the score, the side that is o mão of the next, and how many entries there are by then."""
    winner: int | None = None
    end: frozenset[str] = frozenset()

    def mark(self, cell: str, team: int | None, points: int, clauses: Any, flores: int = 1) -> None:
        self.entries.append({"cell": cell, "team": team, "flores": flores})
        self.paid.append((points, frozenset(clauses)))


def played(rules: Ruleset, seed: str) -> Played:
    """Play a match at random, and mark it."""
    luck = random.Random(seed)  # noqa: S311  # luck in a test is no secret
    target, players = luck.choice(rules.match.targets.value), luck.choice(rules.seats.value)
    match = start_match(rules, players, target=target, eldest=luck.randrange(players))
    found = Played(rules, target, match.eldest % 2)
    while match.winner is None and match.hands < MOST_HANDS:
        match = after_hand(match, _hand(luck, match, found))
        found.hands.append((match.score, match.eldest % 2, len(found.entries)))
    found.winner = match.winner
    return found


def _hand(luck: random.Random, match: MatchState, found: Played) -> HandState:
    book = "k" if match.rules.id == "claudista" else match.rules.id[0]
    alike = match.players <= 4 and luck.random() < 0.2
    hands, vira = _alike(luck, match) if alike else draw_deal(luck, book, match.players)
    parse = match.rules.deck.parse
    dealt = [[parse(card) for card in hand] for hand in hands]
    shown = parse(vira) if vira else None
    state = start_hand(match.rules, dealt, eldest=match.eldest, score=match.score, target=match.target, vira=shown)
    while not state.over:
        may = [act for seat in range(match.players) for act in allowed(state, seat)]
        wrong = _foul(luck, state)
        state = _marked(state, wrong or _chosen(luck, may, alike=alike), found)
    return state


def _foul(luck: random.Random, state: HandState) -> Action | None:
    """Now and then somebody calls truco in a hand of eleven, where that loses the match."""
    if (state.deal.eleven is None and not state.deal.dark) or luck.random() > 0.06:
        return None
    call = Action(luck.randrange(state.deal.players), "truco")
    return call if judge(state, call).value is Verdict.FOUL else None


def _alike(luck: random.Random, match: MatchState) -> tuple[list[list[str]], str]:
    """Deal everybody the same ranks: counts are equal, and whoever plays them in one order ties every trick."""
    ranks, suits = luck.sample(match.rules.deck.ranks, 4), "epoc"
    hands = [[rank + suits[(seat + i) % 4] for i, rank in enumerate(ranks[:3])] for seat in range(match.players)]
    return hands, f"{ranks[3]}e" if match.rules.vira.value else ""


def _chosen(luck: random.Random, may: list[Any], *, alike: bool) -> Any:
    """Choose by luck, but so that hands are played out too, and few are left."""
    cards = [act for act in may if act.card is not None or act.place is not None]
    if cards and alike and luck.random() < 0.9:
        return max(cards, key=lambda act: (str(act.card), -(act.place or 0)))
    if cards and luck.random() < 0.6:
        return luck.choice(cards)
    return luck.choice([act for act in may if act.verb != FOLD or luck.random() < 0.1] or may)


def _marked(state: HandState, act: Any, found: Played) -> HandState:
    first, bet = bonus_due(state), state.pending or state.accepted
    raised, after = state.truco, state
    done, events = advance(state, act)
    ties = not any(isinstance(event, Paid) for event in events)
    for event in events:
        bet = after.accepted or after.pending or bet
        if isinstance(event, Paid):
            cell, flores = _cell(event, after, bet, raised, first=first)
            marked_as = state.rules.conduct.hand_paid if cell.endswith(":won") else None  # a hand that was left, too
            by = (
                _clauses(event.reason) | {*marked_as.cites, *marked_as.readings}
                if marked_as
                else _clauses(event.reason)
            )
            found.mark(cell, event.team, event.points, by, flores)
        elif isinstance(event, ContestEnded) and ties and after.accepted is not None:
            found.mark(f"{event.kind}::nobody", None, 0, ())
        elif isinstance(event, HandEnded) and event.how == "truco_on_eleven":
            word = found.rules.ladders["truco"].words[0]
            team = event.reason.args["team"]
            found.mark(f"hand:{word}:foul_{team}", 1 - team, 0, _clauses(event.reason))
        elif isinstance(event, HandEnded) and event.how == "tricks" and event.winner is None:
            found.mark("hand::nobody", None, 0, _clauses(event.reason))
        elif isinstance(event, MatchEnded):
            found.end = frozenset(_clauses(event.reason))
        after = evolve(after, event)
    return done


def _cell(event: Paid, state: HandState, bet: Bet | None, raised: tuple[str, ...], *, first: bool) -> tuple[str, int]:
    if event.what == "eleven":
        return "hand::eleven_refused", 1
    early = first and state.rules.ladders["truco"].refused_in_first_trick is not None
    if event.what == "hand":
        return f"hand:{'+'.join(state.truco)}:won", 1
    if event.what in ("truco", "fold") and bet is not None and bet.kind == "truco":
        return f"hand:{'+'.join(bet.calls)}:{'refused_first' if early else 'refused'}", 1
    if event.what == "fold":
        return f"hand:{'+'.join(raised)}:{'left_first' if early else 'won'}", 1
    assert bet is not None
    steps = list(event.reason.walk())
    answer = {"bet.taken": "quero", "bet.refused": "nao_quero", "bet.lone_flor": "sem_flor"}
    [how] = [answer[step.code] for step in steps if step.code in answer]
    times = [step.args["times"] for step in steps if step.code == "bet.further_flores"]
    return f"{bet.kind}:{'+'.join(bet.calls)}:{how}", 1 + sum(times)


def _clauses(reason: Any) -> set[str]:
    return {cite for step in reason.walk() for cite in (*step.cites, *step.readings)}
