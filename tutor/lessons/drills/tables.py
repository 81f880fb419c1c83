"""Questions about the table: dealing, cutting, the hands of eleven, the end of a match, pairs by the king."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product
from typing import Any, NamedTuple

from tutor.engine import Ruleset, Ruling, match_over
from tutor.lessons.drills.bets import key_of
from tutor.lessons.drills.pools import C, G, K, dealt, luck, some
from tutor.lessons.drills.ties import SIDES, YES_NO, players_of, seats_to_choose
from tutor.lessons.misconceptions.inputs import (
    Dealer,
    DryCuts,
    Excess,
    Look,
    Loss,
    Movements,
    Players,
    Race,
    Round,
    Score,
    Turns,
)
from tutor.lessons.misconceptions.keys_cards import answered
from tutor.lessons.questions import Choice, Drill, Row, Shown
from tutor.lessons.said import Label, Seat, Side, say


def words(prefix: str, *keys: str) -> tuple[Choice, ...]:
    """Give choices whose words are messages of the catalogue, one a key."""
    return tuple(Choice(key, say(f"ask-{prefix}-{key.replace('_', '-').lower()}")) for key in keys)


def _dealers(_rules: Ruleset) -> Sequence[Dealer]:
    return [Dealer(seat) for seat in range(4)]


def _show_dealer(_rules: Ruleset, case: Dealer) -> Shown:
    fact = say("ask-dealt", who=Seat(case.seat))
    return Shown(say("ask-who-leads-first"), facts=(fact,), choices=seats_to_choose(4), players=4)


def _turns(_rules: Ruleset) -> Sequence[Turns]:
    """Give tricks in which exactly one has laid out of turn, and some without."""
    found = []
    for lead in range(4):
        due = tuple((lead + place) % 4 for place in range(4))
        found += [Turns(lead, played) for played in permutations(due) if played[0] == lead]
    return found


def _show_turns(_rules: Ruleset, case: Turns) -> Shown:
    fell = tuple(Seat(seat) for seat in case.played)
    facts = (say("ask-leads", who=Seat(case.lead)), say("ask-fell", who=fell))
    return Shown(say("ask-order-of-trick"), facts=facts, choices=seats_to_choose(4), players=4)


def _scores(_rules: Ruleset) -> Sequence[Score]:
    near = (0, 3, 6, 9, 10, 11)
    return [Score(a, b) for a in near for b in near]


def _score_facts(case: Score) -> tuple[Label, ...]:
    return tuple(say("ask-points", who=Side(side), points=own) for side, own in (("A", case.a), ("B", case.b)))


def show_eleven(_rules: Ruleset, case: Score) -> Shown:
    """Ask whether a score makes a hand of eleven."""
    return Shown(say("ask-is-eleven"), facts=_score_facts(case), choices=YES_NO, players=4)


def _high_scores(_rules: Ruleset) -> Sequence[Score]:
    near = (8, 10, 11)
    return [*(Score(a, b) for a in near for b in near), *[Score(11, 11)] * 2]


def show_mode(_rules: Ruleset, case: Score) -> Shown:
    """Ask what kind of hand a score makes."""
    choices = words("mode", "plain", "eleven", "dark")
    return Shown(say("ask-which-hand"), facts=_score_facts(case), choices=choices, players=4)


def _show_look(_rules: Ruleset, case: Look) -> Shown:
    fact = say("ask-looked-on-purpose" if case.deliberate else "ask-looked-by-accident", who=Seat(0))
    return Shown(say("ask-what-follows"), facts=(fact,), choices=words("look", "redeal", "match_lost"), players=4)


def _show_dry_cuts(_rules: Ruleset, case: DryCuts) -> Shown:
    return Shown(say("ask-may-dry-cut", n=case.cuts), choices=YES_NO, players=4)


def _movements(_rules: Ruleset) -> Sequence[Movements]:
    return [
        Movements(splits, taken, joins)
        for splits in (0, 1, 2, 3)
        for taken in (0, 1, 2)
        for joins in range(splits + 1)
        if 0 < splits + taken <= 4
    ]


def _show_movements(_rules: Ruleset, case: Movements) -> Shown:
    facts = (
        say("ask-splits", n=case.splits),
        say("ask-taken-cards", n=case.taken),
        say("ask-joins", n=case.joins),
    )
    return Shown(say("ask-movements"), facts=facts, players=4)


def _excesses(_rules: Ruleset) -> Sequence[Excess]:
    return [Excess(time, meant) for time in (1, 2, 3) for meant in (True, False)]


def _show_excess(_rules: Ruleset, case: Excess) -> Shown:
    facts = (
        say("ask-four-movements", who=Seat(3)),
        say("ask-which-time", n=case.time),
        say("ask-on-purpose" if case.deliberate else "ask-by-accident"),
    )
    return Shown(say("ask-what-follows"), facts=facts, choices=words("excess", "may_recut", "point"), players=4)


def _races(rules: Ruleset) -> Sequence[Race]:
    """Give hands after which a side, or both, or none, has the total; never level there."""
    drawn = luck(f"race {rules.id}")
    found: list[Race] = []
    for target in rules.match.targets.value:
        for _ in range(120):
            a, b = (target - drawn.randrange(1, 5) for _ in range(2))
            gains = tuple((side, drawn.randrange(1, 5)) for side in drawn.sample("AB", 2))
            race = Race(target, a, b, gains)
            if race.after[0] != race.after[1]:
                found.append(race)
    return some(f"races {rules.id}", found, 160)


def _show_race(rules: Ruleset, race: Race) -> Shown:
    facts = (
        say("ask-match-to", target=race.target),
        *_score_facts(Score(race.a, race.b)),
        *(say("ask-scores", n=n, who=Side(side), points=points) for n, (side, points) in enumerate(race.gains, 1)),
    )
    choices = (*SIDES, Choice("none", say("ask-match-goes-on")))
    return Shown(say("ask-who-wins-match"), facts=facts, choices=choices, players=players_of(rules))


class Reached(NamedTuple):
    """The points of both sides after a hand; the total is agreed upon, or nothing where the rulebook says it."""

    players: int
    agreed: int | None
    a: int
    b: int


def _totals(rules: Ruleset) -> Sequence[tuple[int, int | None, int]]:
    """Give the tables there are by players, total agreed upon and total: as many as the document tells apart."""
    by_players = {players: total.value for players, total in rules.match.default_target.items()}
    if len(set(by_players.values())) > 1:
        return [(players, None, total) for players, total in by_players.items()]
    totals, fewest = rules.match.targets.value, players_of(rules)
    return [(fewest, total if len(totals) > 1 else None, total) for total in totals]


def _reached(rules: Ruleset) -> Sequence[Reached]:
    """Give scores at the total of the table, beyond it and short of it, also by another table's total."""
    found = []
    for players, agreed, total in _totals(rules):
        others = [other for other in rules.match.targets.value if other < total]
        leading = (total - 2, total - 1, total, total + 1, total + 4, *others)
        for ahead, behind in product(leading, (total - 1, total - 3, total // 3)):
            found += [Reached(players, agreed, ahead, behind), Reached(players, agreed, behind, ahead)]
    return list(dict.fromkeys(found))


def _won(rules: Ruleset, case: Reached) -> Ruling[Any]:
    ruling = match_over(rules, (case.a, case.b), case.agreed, players=case.players)
    return answered(ruling, None if ruling.value.winner is None else "AB"[ruling.value.winner])


def _show_reached(rules: Ruleset, case: Reached) -> Shown:
    several = len({players for players, _, _ in _totals(rules)}) > 1
    table = (
        *((say("ask-match-to", target=case.agreed),) if case.agreed is not None else ()),
        *((say("ask-players", n=case.players),) if several else ()),
    )
    facts = (*table, *_score_facts(Score(case.a, case.b)))
    choices = (*SIDES, Choice("none", say("ask-match-goes-on")))
    return Shown(say("ask-who-wins-match"), facts=facts, choices=choices, players=case.players)


def _seated(rules: Ruleset) -> Sequence[Players]:
    return [Players(players) for players in rules.seats.value]


def _show_target(_rules: Ruleset, case: Players) -> Shown:
    return Shown(say("ask-match-to-what"), facts=(say("ask-players", n=case.players),), players=case.players)


def _losses(_rules: Ruleset) -> Sequence[Loss]:
    return [Loss(points) for points in (0, 1, 2, 5, 9)]


def _show_loss(_rules: Ruleset, case: Loss) -> Shown:
    choices = words("forfeit", "under_the_table", "bite_the_table", "none")
    return Shown(say("ask-forfeit"), facts=(say("ask-lost-with", points=case.points),), choices=choices, players=4)


def _rounds(rules: Ruleset) -> Sequence[Round]:
    """Give draws that end with the second person's king."""
    found = []
    for cards in dealt("kings", rules, 14, 400):
        owners: list[int] = []
        for place, card in enumerate(cards):
            if card.rank == "K" and place % 4 not in owners:
                owners.append(place % 4)
            if len(owners) == 2 and place >= 4:
                found.append(Round(cards[: place + 1]))
                break
            if len(owners) == 2:
                break
    return found[:120]


def _show_round(_rules: Ruleset, case: Round) -> Shown:
    got: dict[int, list[str]] = {}
    for place, card in enumerate(case.cards):
        got.setdefault(place % 4, []).append(str(card))
    rows = tuple(Row(Seat(seat), tuple(cards)) for seat, cards in got.items())
    return Shown(say("ask-who-pairs"), rows=rows, choices=seats_to_choose(4), players=4)


DRILLS = (
    Drill(
        skill="trick", kind="first", rules=(K,), form="one", subject="lead.first",
        pool=_dealers, key=key_of("lead.first"), show=_show_dealer,
    ),
    Drill(
        skill="trick", kind="order", rules=(K,), form="order", subject="trick.order",
        pool=_turns, key=key_of("trick.order"), show=_show_turns,
    ),
    Drill(
        skill="eleven", kind="score", rules=(K,), form="one", subject="eleven.score",
        pool=_scores, key=key_of("eleven.score"), show=show_eleven,
    ),
    Drill(
        skill="dark", kind="hand", rules=(K,), form="one", subject="hand.mode",
        pool=_high_scores, key=key_of("hand.mode"), show=show_mode,
    ),
    Drill(
        skill="dark", kind="look", rules=(K,), form="one", subject="dark.look",
        pool=lambda _rules: [Look(deliberate=True), Look(deliberate=False)], key=key_of("dark.look"), show=_show_look,
    ),
    Drill(
        skill="dark", kind="cuts", rules=(K,), form="one", subject="dark.cuts",
        pool=lambda _rules: [DryCuts(cuts) for cuts in (1, 2, 3, 4)], key=key_of("dark.cuts"), show=_show_dry_cuts,
    ),
    Drill(
        skill="cut", kind="movements", rules=(K,), form="number", subject="cut.movements",
        pool=_movements, key=key_of("cut.movements"), show=_show_movements,
    ),
    Drill(
        skill="cut", kind="excess", rules=(K,), form="one", subject="cut.excess",
        pool=_excesses, key=key_of("cut.excess"), show=_show_excess,
    ),
    Drill(
        skill="match", kind="winner", rules=(G, C, K), form="one", subject="match.winner",
        pool=_races, key=key_of("match.winner"), show=_show_race,
    ),
    Drill(
        skill="table", kind="won", rules=(G, C, K), form="one", weight=0,
        pool=_reached, key=_won, show=_show_reached,
    ),
    Drill(
        skill="match", kind="target", rules=(C,), form="number", subject="match.target",
        pool=_seated, key=key_of("match.target"), show=_show_target,
    ),
    Drill(
        skill="supplementary", kind="loss", rules=(K,), form="one", subject="table.loss",
        pool=_losses, key=key_of("table.loss"), show=_show_loss,
    ),
    Drill(
        skill="kings", kind="pair", rules=(K,), form="set", subject="draw.kings",
        pool=_rounds, key=key_of("draw.kings"), show=_show_round,
    ),
)  # fmt: skip
