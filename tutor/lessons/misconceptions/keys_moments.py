"""The right answers about what may be said now: the judge's verdict at a table that was played up to that moment."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.engine import Action, HandState, Ruleset, Ruling, Verdict, judge, next_calls, play, start_hand
from tutor.engine.ladder import ladder_of
from tutor.engine.payments import folded, stake_reason
from tutor.lessons.misconceptions.inputs import Fact, Moment, Place, Raiser, Replies, Score, Stake
from tutor.lessons.misconceptions.keys_bets import calls_worth
from tutor.lessons.misconceptions.keys_cards import SIDES, answered
from tutor.lessons.misconceptions.records import Answer

_TWO = ("3c 6o 12p", "4e 7c 11c")
"""Two hands without a flor: of three tricks the first falls to seat 0, the second to seat 1."""
_WITH_FLOR = ("3c 6c 12c", "4e 7c 11o")
_FOUR = ("4o 5c 6e", "4p 5e 6o", "4c 5o 6p", "4e 5p 7o")
_VIRA = "2c"


def table(rules: Ruleset, hands: Iterable[str], *said: tuple[int, str], score: tuple[int, int] = (0, 0)) -> HandState:
    """Give a table at a certain moment: what each seat has said or laid until then."""
    vira = rules.deck.parse(_VIRA) if rules.vira.value else None
    state = start_hand(rules, [rules.deck.parse_many(hand) for hand in hands], vira=vira, score=score)
    for seat, words in said:
        state = play(state, act(rules, seat, words))
    return state


def act(rules: Ruleset, seat: int, words: str) -> Action:
    """Read an act as the notation writes it: a word, or a word and a card."""
    verb, _, card = words.partition(" ")
    return Action(seat, verb, rules.deck.parse(card) if card else None)


def may(state: HandState, seat: int, words: str) -> Ruling[Answer]:
    """Let the judge say whether a seat may do this now."""
    ruling = judge(state, act(state.rules, seat, words))
    return answered(ruling, ruling.value is Verdict.ALLOWED)


def _at(rules: Ruleset, moment: Moment) -> tuple[HandState, int]:
    """Give a table of two at a moment, and the seat that leads the trick."""
    laid = [(seat, f"joga {card}") for seat, card in ((0, "3c"), (1, "4e"), (0, "6o"), (1, "7c"), (1, "11c"))]
    places = {(1, False): 0, (1, True): 1, (2, False): 2, (2, True): 3, (3, False): 4, (3, True): 5}
    lead = 1 if moment.trick == 3 else 0
    return table(rules, _TWO, *laid[: places[moment.trick, moment.laid]]), lead


def right_envido_when(rules: Ruleset, moment: Moment) -> Ruling[Answer]:
    """Say whether envido may be called at a moment of a hand of two."""
    state, seat = _at(rules, moment)
    return may(state, seat, "envido")


def right_truco_when(rules: Ruleset, moment: Moment) -> Ruling[Answer]:
    """Say whether truco may be called at a moment of a hand of two."""
    state, seat = _at(rules, moment)
    return may(state, seat, "truco")


def right_envido_place(rules: Ruleset, place: Place) -> Ruling[Answer]:
    """Say whether whoever plays in this place may open the envido when the word comes round."""
    ranks = ("4", "5", "6", "7", "10", "11")[: place.players]
    state = table(rules, [f"{rank}e {rank}p {rank}c" for rank in ranks])
    for seat in range(place.position - 1):
        state = play(state, Action(seat, "joga", state.held[seat][0]))
    return may(state, place.position - 1, "envido")


def right_envido_over_truco(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say whether envido may be called over a truco that waits."""
    return may(table(rules, _TWO, (0, "truco")), 1, "envido")


def right_envido_unasked(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say what the better count is paid when nobody has called: the first trick over, it can't be called any more."""
    state = table(rules, _TWO, (0, "joga 3c"), (1, "joga 4e"))
    return answered(judge(state, Action(0, "envido")), sum(state.score))


def right_falta_raised(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say whether a falta may be raised."""
    return may(table(rules, _TWO, (0, "falta_envido")), 1, "real_envido")


def right_flor_sung(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say whether whoever holds a flor has to sing it before laying a card."""
    ruling = may(table(rules, _WITH_FLOR), 0, "joga 3c")
    return answered(ruling, "may_pass" if ruling.value else "must_sing")


def right_raiser(rules: Ruleset, raiser: Raiser) -> Ruling[Answer]:
    """Say which side may ask for more; the ruling is about a side that may not, where there is one."""
    asked, accepted = SIDES.index(raiser.asked), SIDES.index(raiser.accepted)
    vira = rules.deck.parse(_VIRA) if rules.vira.value else None
    state = start_hand(rules, [rules.deck.parse_many(hand) for hand in _TWO], vira=vira, eldest=asked)
    state = play(play(state, Action(asked, "truco")), Action(accepted, "quero"))
    more = next_calls(ladder_of(rules, "truco"), state.truco)[0]
    rulings = [may(state, seat, more) for seat in (0, 1)]
    sides = tuple(SIDES[seat] for seat, ruling in enumerate(rulings) if ruling.value)
    barred = next((ruling for ruling in rulings if not ruling.value), rulings[0])
    return answered(barred, sides)


def right_above_the_top(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say what may be asked after the last call of the ladder."""
    words = ladder_of(rules, "truco").words
    state = table(rules, _TWO, *((place % 2, word) for place, word in enumerate(words)))
    return answered(judge(state, Action(len(words) % 2, words[-1])), None)


def right_truco_out_of_turn(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say whether truco may be called when it is another's turn."""
    return may(table(rules, _FOUR), 1, "truco")


def right_replies(rules: Ruleset, replies: Replies) -> Ruling[Answer]:
    """Say whether a truco is taken by what the two partners say to it."""
    state = table(rules, _FOUR, (0, "truco"))
    ruling = judge(state, Action(1, "quero"))
    for seat, yes in ((1, replies.first), (3, replies.second)):
        if state.pending is not None:
            said = Action(seat, "quero" if yes else "nao_quero")
            ruling, state = judge(state, said), play(state, said)
    return answered(ruling, bool(state.truco))


def right_deck(rules: Ruleset, stake: Stake) -> Ruling[Answer]:
    """Say what going to the deck gives to the others, the hand being worth so much."""
    calls = calls_worth(rules, stake.points) or ()
    said = [(place % 2, word) for place, word in enumerate(calls)]
    taken = [(len(calls) % 2, "quero")] if calls else []
    return answered(ruling := folded(table(rules, _TWO, *said, *taken), 0), ruling.value)


_ELEVEN = (11, 5)


def right_eleven_played(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say what the hand of eleven is worth when it is played."""
    state = table(rules, _FOUR, (0, "aceita_mao_de_11"), (2, "aceita_mao_de_11"), score=_ELEVEN)
    return Ruling(state.stake, stake_reason(state), rules.open_readings)


def right_eleven_refused(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say what the others get when the hand of eleven is not played."""
    before = table(rules, _FOUR, score=_ELEVEN)
    after = play(before, Action(0, "recusa_mao_de_11"))
    return answered(judge(before, Action(0, "recusa_mao_de_11")), after.score[1] - before.score[1])


def right_eleven_decides(rules: Ruleset, _asked: Fact) -> Ruling[Answer]:
    """Say who decides whether the hand of eleven is played."""
    state = table(rules, _FOUR, score=_ELEVEN)
    ruling = may(state, 1, "aceita_mao_de_11")
    return answered(ruling, "both_sides" if ruling.value else "side_on_eleven")


def right_eleven(rules: Ruleset, score: Score) -> Ruling[Answer]:
    """Say whether this score makes a hand of eleven."""
    ruling = right_mode(rules, score)
    return answered(ruling, ruling.value == "eleven")


def right_mode(rules: Ruleset, score: Score) -> Ruling[Answer]:
    """Say what kind of hand this score makes: ``dark``, ``eleven`` or ``plain``."""
    state = table(rules, _FOUR, score=(score.a, score.b))
    if state.deal.dark:
        return Ruling("dark", stake_reason(state), rules.open_readings)
    seat = state.deal.eleven or 0
    return answered(may(state, seat, "aceita_mao_de_11"), "plain" if state.deal.eleven is None else "eleven")
