"""A match at the table, in every rulebook and size: what people may do is the referee's, what comes of it is a file."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.coach.table import BEST, Agreed, Game, Luck
from tutor.coach.table_text import read, written
from tutor.engine import RuleError, allowed, view_for
from tutor.engine.judge import Verdict
from tutor.engine.match import next_eldest
from tutor.notation import dump, parse
from tutor.notation.replay import replay

OURS = Luck(b"ours", "a match")
SIZES = [("gauderio", 2), ("gauderio", 4), ("cego", 2), ("cego", 4), ("cego", 6), ("claudista", 4)]


def agreed(**said: object) -> Agreed:
    """Agree on a table with the quickest of the bots."""
    return Agreed(**{"bot": "novato", **said})


def free(game: Game) -> list[str]:
    """Give what the person who is asked may do."""
    return [wish for wish, ruling in game.wishes() if ruling.value is Verdict.ALLOWED]


def luck_of(seed: object) -> random.Random:
    return random.Random(str(seed))  # noqa: S311  # what somebody happens to do


def to_the_end(game: Game, luck: random.Random) -> Game:
    """Let the people do anything until the hand is over."""
    while not game.hand.over:
        game = game.act(luck.choice(free(game)))
    return game


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_a_whole_match_is_a_file_that_the_referee_replays_to_the_same_end(rules: str, players: int) -> None:
    luck = luck_of(f"{rules} {players}")
    game, hands = Game.begun(agreed(rules=rules, players=players), OURS), 1
    while to_end := to_the_end(game, luck):
        game = to_end
        after = game.next_hand()
        if after is game:
            break
        assert after.match.eldest == next_eldest(game.hand.state).value
        game, hands = after, hands + 1
    assert game.winner is not None
    assert max(game.hand.state.score) >= game.match.target
    text = dump(game.file)
    played = replay(parse(text))
    assert played.error is None
    assert len(played.hands) == hands
    assert played.state.score == game.hand.state.score
    assert played.match.winner == game.winner
    assert game.act("0 truco") is game


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_people_are_offered_what_the_engine_allows_and_nothing_else(rules: str, players: int) -> None:
    luck, game = luck_of(rules), Game.begun(agreed(rules=rules, players=players, people=(0, 1)), OURS)
    while not game.hand.over:
        if game.hand.state is not None:
            assert sorted(free(game)) == sorted(map(str, allowed(game.hand.state, game.asked)))
        assert game.asked in (0, 1)
        assert game.act("0 xadrez") is game
        game = game.act(luck.choice(free(game)))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(SIZES), st.integers(0, 10_000), st.integers(0, 12))
def test_undoing_is_as_if_it_had_not_been_done(size: tuple[str, int], seed: int, acts: int) -> None:
    luck, game = luck_of(seed), Game.begun(agreed(rules=size[0], players=size[1]), Luck(b"ours", str(seed)))
    before = [game]
    while len(before) <= acts and not game.hand.over:
        game = game.act(luck.choice(free(game)))
        before.append(game)
    for earlier in reversed(before[:-1]):
        game = game.undone()
        assert (game.hand, game.done) == (earlier.hand, earlier.done)
    assert not game.may_undo
    assert game.undone() is game


def test_without_training_nothing_is_taken_back() -> None:
    game = Game.begun(agreed(rules="gauderio", players=2, undo=False), OURS)
    game = game.act(free(game)[0])
    assert not game.may_undo
    assert game.undone() is game


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(SIZES), st.integers(0, 10_000), st.integers(0, 25))
def test_a_match_resumes_from_its_text_in_the_middle_of_a_hand(size: tuple[str, int], seed: int, acts: int) -> None:
    luck, game = luck_of(seed), Game.begun(agreed(rules=size[0], players=size[1]), Luck(b"ours", str(seed)))
    for _ in range(acts):
        game = game.next_hand() if game.hand.over else game.act(luck.choice(free(game)))
    again, same = read(written(game), b"ours")
    assert same
    assert (again.hand, again.match, again.past, again.done) == (game.hand, game.match, game.past, game.done)
    assert written(again) == written(game)
    anew, same = read(written(game), b"of another server")
    assert not same
    assert (anew.match, anew.past) == (game.match, game.past)


def test_the_text_has_no_card_of_a_hand_that_runs() -> None:
    for seed in range(20):
        game = Game.begun(agreed(rules="gauderio", players=4), Luck(b"ours", str(seed)))
        assert "deal" not in written(game)
        assert str(game.luck.seed(0)) not in written(game)


def test_the_deal_is_a_riddle_without_the_secret() -> None:
    deals = {Luck(secret, "a").seed(hand) for secret in (b"ours", b"theirs") for hand in range(50)}
    assert len(deals) == 100
    assert Luck(b"ours", "a").seed(0) != Luck(b"ours", "b").seed(0)


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "null", '"x"', "{" * 9000, '{"file": 1}', '{"file": "truco = 1", "people": [0]}'],
)
def test_what_is_no_match_is_none(text: str) -> None:
    assert read(text, b"ours") is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("people", []),
        ("people", [7]),
        ("people", "0"),
        ("done", 3),
        ("done", [4]),
        ("match", None),
        ("file", "x"),
        ("match", "a" * 999),
    ],
)
def test_a_kept_text_that_somebody_changed_is_no_match(name: str, value: object) -> None:
    said = json.loads(written(Game.begun(agreed(rules="cego", players=2), OURS)))
    assert read(json.dumps({**said, name: value}), b"ours") is None


def test_a_bot_that_is_not_there_is_replaced_and_foreign_acts_are_left_out() -> None:
    said = json.loads(written(Game.begun(agreed(rules="cego", players=2), OURS)))
    game, same = read(json.dumps({**said, "bot": "dona-maria", "done": ["0 joga Kc", "1 truco"]}), b"ours")
    assert same
    assert (game.agreed.bot, game.done) == (BEST, ())


@pytest.mark.parametrize(
    "asked",
    [
        {"players": 6},
        {"target": 13},
        {"score": (24, 0)},
        {"eldest": 2},
        {"options": (("no_such", "x"),)},
        {"score": (-1, 0)},
    ],
)
def test_what_the_rulebook_does_not_have_is_refused(asked: dict) -> None:
    with pytest.raises(RuleError):
        Agreed(**{"rules": "gauderio", "players": 2, **asked}).match()


def test_house_rules_are_played_by() -> None:
    game = Game.begun(agreed(rules="cego", players=2, options=(("all_tied", "nobody"),), target=18), OURS)
    assert game.match.rules.options["all_tied"] == "nobody"
    assert game.match.target == 18
    assert game.file.options == (("all_tied", "nobody"),)


def test_on_eleven_the_side_decides_and_sees_its_partner_s_cards() -> None:
    game = Game.begun(agreed(rules="claudista", players=4, score=(11, 4), eldest=1), OURS)
    assert (game.match.eldest - 2) % 4 != 0, "somebody else cuts"
    assert free(game) == ["0 aceita_mao_de_11", "0 recusa_mao_de_11"]
    assert len(view_for(game.hand.state, 0).partner[0]) == 3
    refused = game.act("0 recusa_mao_de_11")
    assert refused.hand.over
    assert refused.hand.state.score == (11, 5)


def test_in_the_dark_a_card_is_played_by_its_place_and_comes_up_in_the_file() -> None:
    game = Game.begun(agreed(rules="claudista", players=4, score=(11, 11), eldest=2), OURS)
    assert [wish for wish, _ in game.wishes()] == ["0 corta 1", "0 corta 3"]
    game = game.act("0 corta 3")
    assert view_for(game.hand.state, 0).cards == (None, None, None)
    game = to_the_end(game, luck_of(3))
    assert game.winner is not None
    assert replay(game.file).state.match_winner == game.winner


@pytest.mark.parametrize("to", ["fica", "parceiro", "vira", "queima"])
@pytest.mark.parametrize("side", ["cima", "baixo"])
def test_a_card_taken_at_the_cut_goes_where_the_cutter_says(side: str, to: str) -> None:
    game = Game.begun(agreed(rules="claudista", players=4, eldest=2), OURS)
    pack = game.hand.cutting.pack
    card = pack[0 if side == "cima" else -1]
    game = game.act(f"0 tira {side} ?? {to}")
    assert "lado baixo" not in " ".join(free(game)) if side == "cima" else f"0 lado {side}" in free(game)
    state = game.act(f"0 lado {side}").hand.state
    held = {"fica": state.deal.hands[0], "parceiro": state.deal.hands[2], "vira": (state.deal.vira,), "queima": ()}
    assert card in held[to] or to == "queima"
    assert (card in (*sum(state.deal.hands, ()), state.deal.vira)) is (to != "queima")
    assert replay(game.act(f"0 lado {side}").hand_file).error is None


def test_a_fourth_movement_of_the_cut_is_not_offered() -> None:
    game = Game.begun(agreed(rules="claudista", players=4, eldest=2), OURS)
    for _ in range(3):
        game = game.act("0 separa")
    assert free(game) == ["0 lado cima", "0 lado baixo"]
    refused = dict(game.wishes())["0 separa"]
    assert refused.value is Verdict.FOUL
    assert "claudista/2.4" in refused.clauses
