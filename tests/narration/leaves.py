"""A small evaluator of narrated trees: from the codes and facts of the steps alone, what they come to.

It asks nothing of the engine; what a card counts, and what a call is worth, is typed in from the documents.
"""

from __future__ import annotations

from tutor.engine import Card, Reason

FIGURES = frozenset(("10", "11", "12"))


def children(reason: Reason, *codes: str) -> list[Reason]:
    """The steps right below that have one of these codes."""
    return [step for step in reason.because if step.code in codes]


# ---- counts ----------------------------------------------------------------


def card_points(card: Card) -> int:
    """What a card counts: its number, a figure nothing (gauderio/envido/contagem/1, /2; cego/contagem-envido/3, /5)."""
    return 0 if card.rank in FIGURES else int(card.rank)


def counted(reason: Reason) -> int | None:
    """What the steps of a count add up to; None for what is said not to be counted."""
    if reason.code in ("envido.is_flor", "flor.is_not"):
        return None
    held = children(reason, "count.card")
    assert all(step.args["points"] == card_points(step.args["card"]) for step in held)
    total = sum(step.args["points"] for step in held)
    total += sum(step.args["points"] for step in children(reason, "count.pair_bonus"))
    if reason.code in ("flor.count", "envido.silent_flor"):
        total += reason.args["bonus"]
    assert total == reason.args["points"], reason.code
    return total


def contested(reason: Reason, eldest: int, seats: int) -> tuple[int | None, dict[int, int | None]]:
    """Who wins a contest by the counts of its steps, and those counts."""
    counts = {step.args["seat"]: counted(step.because[0]) for step in children(reason, "contest.count")}
    assert all(counts[step.args["seat"]] == step.args["points"] for step in children(reason, "contest.count"))
    if reason.code == "contest.void_by_flor":
        return None, counts
    best = max(points for points in counts.values() if points is not None)
    assert reason.args["points"] == best
    level = sorted((seat for seat in counts if counts[seat] == best), key=lambda seat: (seat - eldest) % seats)
    sides = {seat % 2 for seat in level}
    if reason.code == "contest.only_flor":
        assert len(counts) == 1
    elif reason.code == "contest.best":
        assert len(sides) == 1
    else:
        assert sides == {0, 1}
        assert set(reason.args["seats"]) == set(level)
    return (None if reason.code == "contest.tied_nobody" else level[0]), counts


# ---- tricks and hands ----------------------------------------------------------------


def height(reason: Reason) -> int:
    """How high the best card of a side stands, by the step that tells it; nothing where all lie face down."""
    return 0 if reason.code == "trick.all_hidden_of_side" else reason.because[0].args["strength"]


def trick_taken(reason: Reason) -> tuple[int | None, int | None]:
    """The side and the seat that take a trick, by the heights of its steps."""
    ours, theirs = children(reason, "trick.best_of_side", "trick.all_hidden_of_side")
    gap = height(ours) - height(theirs)
    if gap == 0:
        return None, None
    best = ours if gap > 0 else theirs
    return best.args["team"], best.args["seat"]


def hand_taken(reason: Reason, tricks: list[int | None]) -> tuple[str, int | None]:
    """Whose a hand is: what the step claims of the tricks is looked up in them, and what follows from it given."""
    played = tricks[: reason.args["played"]] if "played" in reason.args else tricks
    match reason.code.removeprefix("hand."):
        case "undecided":
            won = [sum(team == side for team in tricks) for side in (0, 1)]
            assert max(won, default=0) < 2
            return "undecided", None
        case "two_tricks":
            team = next(side for side in (0, 1) if played.count(side) == 2)
        case "first_tied":
            assert played[0] is None
            team = played[1]  # type: ignore[assignment]
        case "first_two_tied":
            assert played[:2] == [None, None]
            team = played[2]  # type: ignore[assignment]
        case "second_tied":
            assert played[1] is None
            team = played[0]  # type: ignore[assignment]
        case "third_tied":
            assert played[2] is None
            assert {played[0], played[1]} == {0, 1}
            team = played[0]  # type: ignore[assignment]
        case "all_tied_eldest":
            assert played == [None] * 3
            team = reason.args["seat"] % 2
        case "all_tied_on_eleven":
            assert played == [None] * 3
            return "team", reason.args["team"]
        case _:
            assert reason.code == "hand.all_tied_nobody"
            assert tricks[:3] == [None] * 3
            return "nobody", None
    assert team is not None
    return "team", team


# ---- points ----------------------------------------------------------------

PAID = {
    # taken and refused, by the last call of the sequence (gauderio/pontos-*, cego/tentos-*, claudista/def/truco)
    ("gauderio", "truco"): (2, 1), ("gauderio", "truco retruco"): (3, 2), ("gauderio", "truco retruco vale_4"): (4, 3),
    ("cego", "truco"): (2, 1), ("cego", "truco retruco"): (3, 2), ("cego", "truco retruco vale_4"): (4, 3),
    ("claudista", "truco"): (3, 1), ("claudista", "truco seis"): (6, 3), ("claudista", "truco seis nove"): (9, 6),
    ("claudista", "truco seis nove doze"): (12, 9),
    ("gauderio", "envido"): (2, 1), ("gauderio", "real_envido"): (5, 1), ("gauderio", "envido real_envido"): (5, 2),
    ("cego", "envido"): (2, 1), ("cego", "real_envido"): (3, 1), ("cego", "envido real_envido"): (5, 2),
    ("cego", "envido envido"): (4, 2),
    ("gauderio", "flor contra_flor"): (6, 4), ("cego", "flor contra_flor"): (6, 3),
}  # fmt: skip


def gap(reason: Reason) -> int:
    """What a falta comes to by the score and the total that its step names."""
    args = reason.args
    match reason.code.removeprefix("falta."):
        case "past_target":
            assert max(args["score"]) >= args["target"]
            return 0
        case "level":
            assert args["score"][0] == args["score"][1]
            return args["target"] - args["score"][0]
        case "leader":
            assert args["leader"] == max(args["score"])
            return args["target"] - args["leader"]
        case "to_the_half":
            assert 2 * args["half"] == args["target"]
            return args["half"] - args["leader"]
        case "winner_gap" | "whole_match":
            return max(args["target"] - args["own"], 0)
        case _:
            assert reason.code == "falta.plus"
            (measured,) = reason.because
            assert gap(measured) == args["falta"]
            return args["falta"] + args["plus"]


def priced(reason: Reason, rules: str) -> int | None:
    """What a bet pays by its steps: a falta measured, or the row of its calls, and what comes on top.

    None for a row that is not typed in here.
    """
    measured = [step for step in reason.because if step.code.startswith("falta.")]
    extras = [step for step in reason.because if step.code.startswith("bet.")]
    if measured:
        base = gap(measured[0])
    else:
        paid = PAID.get((rules, " ".join(reason.args["calls"])))
        if paid is None or reason.code == "bet.lone_flor":
            return None
        base = paid[0] if reason.code == "bet.taken" else paid[1]
    return base + sum(step.args["points"] for step in extras)


def match_won(reason: Reason) -> tuple[bool, int | None]:
    """Whether a match is over and whose it is, by the score and the total of its step."""
    score, target = reason.args["score"], reason.args["target"]
    there = [team for team in (0, 1) if score[team] >= target]
    match reason.code.removeprefix("match."):
        case "goes_on":
            assert not there
            return False, None
        case "another_hand":
            assert score[0] == score[1]
            return False, None
        case "reached":
            (team,) = there
            return True, team
        case "both_past":
            assert there == [0, 1]
            return True, int(score[1] > score[0])
        case "level_eldest":
            assert score[0] == score[1]
            return True, reason.args["seat"] % 2
        case _:
            assert reason.code in ("match.first_at_once", "match.level_first")
            assert there == [0, 1]
            return True, reason.args["team"]
