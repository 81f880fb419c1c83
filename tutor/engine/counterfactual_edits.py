"""Every question that is one change away from another, with how small the change is.

A card swapped for one that nobody holds counts 1 when only its suit changes, else the steps between the ranks (on
the ladder of strength where strength is asked, in the order of the deck where cards are counted), and 1 more when the
suit changes too. A score counts the points by which it moves. Any other change counts 1: another answer, a call more or
less, o mão, one trick, the total; a call in the place of another counts 2, being one less and one more.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine.deck import UNKNOWN, Card
from tutor.engine.envido import count_envido, is_three_of_a_suit
from tutor.engine.flor import count_flor
from tutor.engine.ladder import ladder_of, next_calls
from tutor.engine.question import Question
from tutor.engine.records import Ruleset
from tutor.engine.scoring import target_of
from tutor.engine.strength import order_under
from tutor.engine.tricks import Play

ANSWERS = ("quero", "nao_quero", "sem_flor")
MOST_SEATS_OF_A_SIDE = 3


@dataclass(frozen=True, slots=True)
class Change:
    """One change: its kind, which has a sentence in the catalogues, the facts of it, and how small it is."""

    kind: str
    facts: Mapping[str, Any]
    distance: int = 1


Edit = tuple[Change, Question]
Steps = Callable[[Card, Card], int]


def edits(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    """Give every change of a question, in the order in which equally small ones are told."""
    for edit in _EDITS.get(asked.ask, ()):
        yield from edit(rules, asked)


def card_distance(old: Card, new: Card, steps: Steps) -> int:
    """Say how far one card is from another: 1 for another suit alone, else the steps and 1 for another suit."""
    return 1 if old.rank == new.rank else max(steps(old, new), 1) + (old.suit != new.suit)


def _by_strength(rules: Ruleset, vira: Card | None) -> Steps:
    strength = order_under(rules, vira).strength
    return lambda old, new: abs(strength[old] - strength[new])


def _by_rank(rules: Ruleset) -> Steps:
    place = {rank: i for i, rank in enumerate(rules.deck.ranks)}
    return lambda old, new: abs(place[old.rank] - place[new.rank])


def _unused(rules: Ruleset, *used: Card | None) -> list[Card]:
    return [card for card in rules.deck.cards if card not in used]


def _two_cards(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    a, b, vira = asked.facts["a"], asked.facts["b"], asked.facts.get("vira")
    steps = _by_strength(rules, vira)
    for name, old in (("a", a), ("b", b)):
        for new in _unused(rules, a, b, vira):
            yield _swap(old, new, steps), asked.but(**{name: new})


def _swap(old: Card, new: Card, steps: Steps, seat: int | None = None) -> Change:
    return Change("card", {"old": old, "new": new, "seat": seat}, card_distance(old, new, steps))


def _vira(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    vira = asked.facts.get("vira")
    if vira is None:
        return
    steps = _by_rank(rules)
    plays = (play.card for play in asked.facts.get("plays", ()))
    for new in _unused(rules, vira, asked.facts.get("a"), asked.facts.get("b"), *plays):
        yield Change("vira", {"old": vira, "new": new}, card_distance(vira, new, steps)), asked.but(vira=new)


def _laid(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    plays, vira = tuple(asked.facts["plays"]), asked.facts.get("vira")
    steps = _by_strength(rules, vira)
    free = _unused(rules, vira, *(play.card for play in plays))
    for i, play in enumerate(plays):
        if play.hidden:  # whatever it is, it is worth nothing
            continue
        for new in free:
            yield (
                _swap(play.card, new, steps, play.seat),
                asked.but(plays=_placed(plays, i, play._replace(card=new)), **_led(asked)),
            )


def _led(asked: Question) -> dict[str, int]:
    lead = asked.facts.get("lead")
    return {"lead": asked.facts["plays"][0].seat if lead is None else lead}


def _placed(plays: tuple[Play, ...], i: int, play: Play) -> tuple[Play, ...]:
    return (*plays[:i], play, *plays[i + 1 :])


def _hidden(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    if not rules.trick.may_hide.value:
        return
    plays = tuple(asked.facts["plays"])
    for i, play in enumerate(plays):
        if play.card == UNKNOWN:  # a card that nobody has told cannot be turned up
            continue
        kind = "shown" if play.hidden else "hidden"
        turned = _placed(plays, i, play._replace(hidden=not play.hidden))
        yield Change(kind, {"card": play.card, "seat": play.seat}), asked.but(plays=turned)


def _lead(_rules: Ruleset, asked: Question) -> Iterator[Edit]:
    led = _led(asked)["lead"]
    for seat in range(len(asked.facts["plays"])):
        if seat != led:
            yield Change("lead", {"seat": seat}), asked.but(lead=seat)


def _three_cards(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    cards = tuple(asked.facts["cards"])
    steps = _by_rank(rules)
    for i, old in enumerate(cards):
        for new in _unused(rules, *cards):
            yield _swap(old, new, steps), asked.but(cards=(*cards[:i], new, *cards[i + 1 :]))


def _dealt(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    """Swap a card of a seat; of all swaps that give it the same count only the smallest."""
    hands = tuple(map(tuple, asked.facts["hands"]))
    steps = _by_rank(rules)
    free = _unused(rules, *(card for cards in hands for card in cards))
    for seat, cards in enumerate(hands):
        swaps = [
            (_swap(old, new, steps, seat), (*cards[:i], new, *cards[i + 1 :]))
            for i, old in enumerate(cards)
            for new in free
        ]
        counted: set[Hashable] = set()
        for change, held in sorted(swaps, key=lambda swap: swap[0].distance):
            count = _count(rules, asked.ask, held)
            if count not in counted:
                counted.add(count)
                yield change, asked.but(hands=(*hands[:seat], held, *hands[seat + 1 :]))


def _count(rules: Ruleset, ask: str, cards: tuple[Card, ...]) -> Hashable:
    if ask == "flor_contest":
        return count_flor(rules, cards).value
    # a flor that nobody sings counts its two best: such hands are not told apart by their count as a flor
    return cards if is_three_of_a_suit(cards) else count_envido(rules, cards).value


def _sung(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    """Sing a flor or keep it back, where that is a choice."""
    if rules.count is None or rules.count.must_sing.value:
        return
    sung = set(asked.facts.get("flor_sung") or ())
    for seat, cards in enumerate(asked.facts["hands"]):
        if is_three_of_a_suit(cards):
            kind = "unsung" if seat in sung else "sung"
            yield Change(kind, {"seat": seat}), asked.but(flor_sung=tuple(sorted(sung ^ {seat})))


def _eldest(_rules: Ruleset, asked: Question) -> Iterator[Edit]:
    eldest = asked.facts.get("eldest", 0)
    for seat in range(len(asked.facts["hands"])):
        if seat != eldest:
            yield Change("eldest", {"seat": seat}), asked.but(eldest=seat)


def _eldest_side(_rules: Ruleset, asked: Question) -> Iterator[Edit]:
    eldest = asked.facts.get("eldest")
    if eldest is not None or asked.ask == "hand":
        other = (eldest or 0) ^ 1
        yield Change("eldest_side", {"team": other % 2}), asked.but(eldest=other)


def _tricks(_rules: Ruleset, asked: Question) -> Iterator[Edit]:
    tricks = tuple(asked.facts["tricks"])
    for i in range(min(len(tricks) + 1, 3)):
        for team in (0, 1, None):
            if i == len(tricks) or tricks[i] != team:
                kind = "trick_tied" if team is None else "trick_won"
                facts = {"number": i + 1, **({} if team is None else {"team": team})}
                yield Change(kind, facts), asked.but(tricks=(*tricks[:i], team, *tricks[i + 1 :]))


def _eleven(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    if rules.hand.all_tied_on_eleven is None:
        return
    on = asked.facts.get("mao_de_11")
    for team in (0, 1, None):
        if team != on:
            kind = "nobody_on_eleven" if team is None else "on_eleven"
            yield Change(kind, {} if team is None else {"team": team}), asked.but(mao_de_11=team)


def _answer(_rules: Ruleset, asked: Question) -> Iterator[Edit]:
    for answer in ANSWERS:
        if answer != asked.facts["answer"]:
            yield Change("answer", {"answer": answer}), asked.but(answer=answer)


def _calls(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    calls = tuple(asked.facts["calls"])
    ladder = ladder_of(rules, asked.facts["kind"])
    if len(calls) > 1:
        yield Change("call_left_out", {"call": calls[-1]}), asked.but(calls=calls[:-1])
    for call in next_calls(ladder, calls):
        yield Change("call_more", {"call": call}), asked.but(calls=(*calls, call))
    for call in next_calls(ladder, calls[:-1]):
        if call != calls[-1]:
            facts = {"call": call, "calls": calls[-1:]}
            yield Change("call_instead", facts, 2), asked.but(calls=(*calls[:-1], call))


def _score(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    score = asked.facts.get("score")
    if score is None:
        return
    highest = max(target_of(rules, asked.facts.get("target")), *score) + 1
    for side in (0, 1):
        for points in sorted(range(highest + 1), key=lambda n: (abs(n - score[side]), -n)):
            if points != score[side]:
                moved = (points, score[1]) if side == 0 else (score[0], points)
                facts = {"team": side, "points": points}
                yield Change("score", facts, abs(points - score[side])), asked.but(score=moved)


def _target(rules: Ruleset, asked: Question) -> Iterator[Edit]:
    """Play to another total, one that this score may stand under while a bet is still made."""
    score = asked.facts.get("score")
    if score is None:
        return
    now = target_of(rules, asked.facts.get("target"))
    for target in rules.match.targets.value:
        if target != now and (asked.ask == "match" or max(score) < target):
            yield Change("target", {"target": target}), asked.but(target=target)


def _of_side(name: str) -> Callable[[Ruleset, Question], Iterator[Edit]]:
    """Let the other side be the one that a fact names."""

    def edit(_rules: Ruleset, asked: Question) -> Iterator[Edit]:
        team = asked.facts.get(name)
        if team is not None:
            yield Change(name, {"team": 1 - team}), asked.but(**{name: 1 - team})

    return edit


def _extras(_rules: Ruleset, asked: Question) -> Iterator[Edit]:
    """What some switches pay for: a refusal in the first trick, a flor more on the side that is paid."""
    first = bool(asked.facts.get("first_trick"))
    yield Change("not_first_trick" if first else "first_trick", {}), asked.but(first_trick=not first)
    flores = asked.facts.get("flores", 1)
    for number in range(1, MOST_SEATS_OF_A_SIDE + 1):
        if number != flores:
            yield Change("flores", {"number": number}, abs(number - flores)), asked.but(flores=number)


def _by_falta(_rules: Ruleset, asked: Question) -> Iterator[Edit]:
    by = bool(asked.facts.get("by_falta"))
    yield Change("not_by_falta" if by else "by_falta", {}), asked.but(by_falta=not by)


_EDITS: Mapping[str, tuple[Callable[[Ruleset, Question], Iterator[Edit]], ...]] = {
    "compare": (_two_cards, _vira),
    "trick": (_laid, _hidden, _vira, _lead),
    "hand": (_tricks, _eldest_side, _eleven),
    "envido": (_three_cards,),
    "flor": (_three_cards,),
    "envido_contest": (_dealt, _eldest, _sung),
    "flor_contest": (_dealt, _eldest),
    "bet": (_answer, _calls, _score, _target, _of_side("winner"), _extras),
    "falta": (_score, _target, _of_side("winner")),
    "match": (_score, _target, _of_side("reached_first"), _eldest_side, _by_falta),
}
