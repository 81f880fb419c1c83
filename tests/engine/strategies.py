"""Generators of what the referee is asked about; every new concept of the game gets its generator here."""

from __future__ import annotations

from hypothesis import strategies as st

from tutor.engine import Play, ruleset
from tutor.rulebook import RULEBOOKS, options

SEATS = {"gauderio": (2, 4), "cego": (2, 4, 6), "claudista": (4,)}


@st.composite
def rulesets(draw, rules=None, *, switched=False, strict=None):
    """A rulebook, with any of its switches set if asked."""
    name = draw(st.sampled_from(RULEBOOKS)) if rules is None else rules
    chosen = {}
    if switched:
        for switch in draw(st.lists(st.sampled_from(options(name)), unique=True)):
            chosen[switch.name] = draw(st.sampled_from(switch.values_for(name)))
    return ruleset(name, strict=draw(st.booleans()) if strict is None else strict, **chosen)


@st.composite
def some_cards(draw, rules, count):
    """So many different cards of the rulebook's deck."""
    return tuple(draw(st.lists(st.sampled_from(rules.deck.cards), min_size=count, max_size=count, unique=True)))


@st.composite
def hands_of_three(draw, rules, *, flor=None):
    """Three cards, with or without the condition that they are a flor."""
    if flor:
        suit = draw(st.sampled_from("epoc"))
        of_suit = [card for card in rules.deck.cards if card.suit == suit]
        return tuple(draw(st.lists(st.sampled_from(of_suit), min_size=3, max_size=3, unique=True)))
    hand = some_cards(rules, 3)
    if flor is False:
        hand = hand.filter(lambda cards: len({card.suit for card in cards}) > 1)
    return draw(hand)


@st.composite
def tables(draw, rules):
    """Three cards for every seat of a table that the rulebook plays."""
    seats = draw(st.sampled_from(SEATS[rules.id]))
    cards = draw(some_cards(rules, 3 * seats))
    return [cards[3 * seat : 3 * seat + 3] for seat in range(seats)]


@st.composite
def viras(draw, rules):
    """A vira, where the rulebook has one."""
    return draw(st.sampled_from(rules.deck.cards)) if rules.vira.value else None


@st.composite
def tricks(draw, rules):
    """A trick that may lie on the table: the plays, the seat that led, the vira."""
    seats = draw(st.sampled_from(SEATS[rules.id]))
    cards = draw(some_cards(rules, seats + 1))
    hidden = set()
    if rules.trick.may_hide.value:
        hidden = draw(st.sets(st.integers(0, seats - 1)))
        if rules.trick.one_hidden_a_side.value:
            hidden = {min((s for s in hidden if s % 2 == team), default=-1) for team in (0, 1)}
    plays = [Play(seat, cards[seat], seat in hidden) for seat in range(seats)]
    return plays, draw(st.integers(0, seats - 1)), cards[-1] if rules.vira.value else None


@st.composite
def trick_winners(draw, most=3):
    """The winners of the tricks so far, None for a tie."""
    return draw(st.lists(st.sampled_from([0, 1, None]), max_size=most))
