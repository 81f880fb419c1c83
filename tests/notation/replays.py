"""Files for the tests of replaying: a body under a short header, hands played at random, and the mistakes of files."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tutor.engine import Ruleset
from tutor.engine.actions import Action
from tutor.engine.events import ViraShown
from tutor.engine.game import advance
from tutor.engine.judge import Verdict, options
from tutor.engine.match import MatchState, after_hand
from tutor.engine.state import HandState, start_hand
from tutor.notation import (
    UNKNOWN,
    Answer,
    Call,
    Deal,
    Fold,
    HandBreak,
    HandFile,
    Hide,
    Line,
    Play,
    ScoreIs,
    Vira,
    VoidIs,
)

HANDS = Path(__file__).parent / "hands"
GOLDEN = sorted(HANDS.glob("*.truco"))

TWO = "deal 0 7c 1c 6p\ndeal 1 12o 3o 6e\n"
FLORES = "deal 0 7o 6o 4o\ndeal 1 7e 6e 5e\n"
FOUR = "deal 0 Ao 5o 6o\ndeal 1 3p 2p 4p\ndeal 2 3c Kc 5c\ndeal 3 4e 6e 7e\n"
NAMES = ("Ana", "Beto", "Caio", "Duda", "Eva", "Fábio")


def text_of(body: str, rules: str = "gauderio", players: int = 2, **header: Any) -> str:
    """A file; its body begins in line 5, and one line later for every further key of the header."""
    names = ", ".join(f'"{name}"' for name in NAMES[:players])
    more = "".join(f"{key} = {value}\n" for key, value in header.items())
    return f"truco = 1\nrules = \"{rules}\"\nplayers = [{names}]\n{more}actions = '''\n{body.strip()}\n'''\n"


def _node(action: Action, *, against: bool = False) -> Any:
    mark: Any = "!" if against else ""
    if action.verb in ("joga", "esconde"):
        make = Play if action.verb == "joga" else Hide
        return make(action.seat, action.card or UNKNOWN, action.place, against=mark)
    if action.verb == "baralho":
        return Fold(action.seat, against=mark)
    answers = ("quero", "nao_quero", "sem_flor", "aceita_mao_de_11", "recusa_mao_de_11")
    return (Answer if action.verb in answers else Call)(action.seat, action.verb, against=mark)


def played_match(
    rules: Ruleset, players: int, score: tuple[int, int], seed: str
) -> tuple[HandFile, list[HandState], list[HandState]]:
    """Play at random up to three hands of a match, some void acts among them: the file, each state, the last ones."""
    luck = random.Random(seed)  # noqa: S311  # which hands are dealt is no secret
    match = MatchState(rules, players, rules.match.targets.value[-1], score, luck.randrange(players))
    first, lines, states, ends = match, [], [], []
    for number in range(1, 4):
        if number > 1:
            lines.append(Line(HandBreak(number, match.eldest)))
        state = _deal(match, luck, lines)
        state = _play(state, luck, lines, states)
        lines.append(Line(ScoreIs(state.score)))
        ends.append(state)
        match = after_hand(match, state)
        if match.winner is not None:
            break
    file = HandFile(
        rules=rules.id,
        players=NAMES[:players],
        target=first.target,
        score=score,
        eldest=first.eldest,
        body=tuple(lines),
    )
    return file, states, ends


def _deal(match: MatchState, luck: random.Random, lines: list[Line]) -> HandState:
    rules = match.rules
    deck = list(rules.deck.cards)
    luck.shuffle(deck)
    if rules.count and luck.random() < 0.4:
        deck.sort(key=lambda card: card.suit)
        deck = deck[:3] + deck[20:23] + luck.sample(deck[3:20] + deck[23:], 34)
    hands = [tuple(deck[3 * seat : 3 * seat + 3]) for seat in range(match.players)]
    vira = deck[-1] if rules.vira.value else None
    dark = rules.conduct.eleven is not None and match.score == (11, 11)
    lines += [Line(Deal(seat, cards)) for seat, cards in enumerate(hands)]
    if vira is not None:
        lines.append(Line(Vira(UNKNOWN if dark else vira)))
    told = None if dark else vira
    return start_hand(rules, hands, eldest=match.eldest, score=match.score, target=match.target, vira=told)


def _play(state: HandState, luck: random.Random, lines: list[Line], states: list[HandState]) -> HandState:
    from tutor.engine.game import reveal

    while not state.over:
        if state.deal.dark and not state.vira_shown and len(state.plays) == state.deal.players:
            seen = {card for hand in state.deal.hands for card in hand}
            vira = next(card for card in state.rules.deck.cards if card not in seen)
            state, events = reveal(state, vira)
            assert isinstance(events[0], ViraShown)
            lines.append(Line(Vira(vira, reveal=True)))
            states.append(state)
            continue
        listed = [(a, r) for seat in range(state.deal.players) for a, r in options(state, seat)]
        void = [a for a, r in listed if r.value is Verdict.VOID and a.place is None]
        if void and luck.random() < 0.2:
            lines += [Line(_node(luck.choice(void), against=True)), Line(VoidIs())]
            states.append(state)
        may = [(a, r) for a, r in listed if r.value is not Verdict.VOID]
        cards = [pair for pair in may if pair[0].verb == "joga"]
        action, ruling = luck.choice(cards if cards and luck.random() < 0.6 else may)
        lost = ruling.value is Verdict.FOUL and ruling.reason.args["remedy"] != "stands"
        if lost and luck.random() < 0.9:
            continue
        if action.place is not None and action.verb == "joga":
            action = action._replace(card=state.deal.hands[action.seat][action.place - 1])
        state, _ = advance(state, action)
        lines.append(Line(_node(action, against=lost)))
        states.append(state)
    return state
