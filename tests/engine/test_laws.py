"""Laws of every ruling: what must not matter does not, reasons cite what exists, strict only withholds."""

from __future__ import annotations

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.strategies import (
    hands_of_three,
    rulesets,
    some_cards,
    tables,
    trick_winners,
    tricks,
    viras,
)
from tutor.engine import (
    Card,
    RuleError,
    compare,
    contest_envido,
    contest_flor,
    count_envido,
    count_flor,
    falta,
    match_over,
    next_lead,
    order,
    price,
    resolve_trick,
    resolve_tricks,
    ruleset,
)
from tutor.rulebook import RULEBOOKS, clauses, options, reading

FAMILY = st.sampled_from(["gauderio", "cego"])
SIDE = st.sampled_from([0, 1])


@st.composite
def questions(draw, rules):
    """Any question to a rulebook, as a function of a ruleset: it may be asked again under other switches."""
    kinds = ["compare", "order", "trick", "lead", "hand", "bet", "match"]
    kinds += [] if rules.count is None else ["envido", "flor", "envido_contest", "flor_contest", "falta"]
    kind = draw(st.sampled_from(kinds))
    score = draw(st.tuples(st.integers(0, 30), st.integers(0, 30)))
    if kind == "compare":
        *pair, spare = draw(some_cards(rules, 3))
        vira = spare if rules.vira.value else None
        return lambda r: compare(r, *pair, vira)
    if kind == "order":
        vira = draw(viras(rules))
        return lambda r: order(r, vira)
    if kind == "trick":
        laid, lead, vira = draw(tricks(rules))
        return lambda r: resolve_trick(r, laid, lead=lead, vira=vira)
    if kind == "lead":
        winner, lead, eldest = (draw(st.sampled_from(seats)) for seats in ((None, 0, 1), (0, 1), (0, 1)))
        return lambda r: next_lead(r, winner, lead=lead, eldest=eldest)
    if kind == "hand":
        went, eldest, eleven = draw(trick_winners()), draw(SIDE), draw(st.sampled_from([None, 0, 1]))
        return lambda r: resolve_tricks(r, went, eldest=eldest, mao_de_11=eleven)
    if kind in ("envido", "flor"):
        hand = draw(hands_of_three(rules, flor=draw(st.booleans())))
        return lambda r: (count_envido if kind == "envido" else count_flor)(r, hand)
    if kind in ("envido_contest", "flor_contest"):
        dealt = draw(tables(rules))
        return lambda r: (contest_envido if kind == "envido_contest" else contest_flor)(r, dealt)
    if kind == "falta":
        return lambda r: falta(r, score, winner=0)
    if kind == "match":
        return lambda r: match_over(r, score, reached_first=1, eldest=0)
    bet = draw(st.sampled_from(sorted(rules.ladders)))
    calls = draw(st.sampled_from(sorted(rules.ladders[bet].rows)))
    answer = draw(st.sampled_from(["quero", "nao_quero", "sem_flor"]))
    return lambda r: price(r, bet, calls, answer, score=score, winner=1, flores=2, first_trick=True)


def ruled(question, rules):
    """The ruling, or None where the rules refuse the question."""
    try:
        return question(rules)
    except RuleError:
        return None


@cache
def clauses_of(name):
    return frozenset(clause.id for clause in clauses(name))


@given(st.data(), rulesets(switched=True))
def test_every_reason_cites_clauses_and_readings_of_its_own_rulebook(data, rules):
    ruling = ruled(data.draw(questions(rules)), rules)
    if ruling is None:
        return

    assert ruling.clauses or ruling.readings
    assert set() == set(ruling.clauses) - clauses_of(rules.id)
    for id_ in ruling.readings:
        assert rules.id in reading(id_).rules, id_
    for step in ruling.reason.walk():
        assert not any(isinstance(fact, str) and " " in fact for fact in step.args.values()), "prose in the engine"


@given(st.data(), rulesets(switched=True, strict=False))
def test_strict_withholds_and_never_changes_a_value(data, rules):
    question = data.draw(questions(rules))
    strict = ruleset(rules.id, strict=True, **{name: rules.options[name] for name in rules.chosen})
    free, held = ruled(question, rules), ruled(question, strict)

    assert (free is None) == (held is None)
    if held is not None:
        assert not free.undetermined
        assert (free.value, free.clauses, free.readings) == (held.value, held.clauses, held.readings)
        open_kinds = {reading(id_).kind for id_ in held.readings if id_ in held.open_readings}
        assert open_kinds <= {"silent", "contradiction"}
        assert held.undetermined == bool(open_kinds)


@given(st.data(), st.sampled_from(RULEBOOKS))
def test_a_reading_whose_switch_is_set_on_purpose_leaves_nothing_open(data, name):
    chosen = {switch.name: data.draw(st.sampled_from(switch.values_for(name))) for switch in options(name)}
    rules = ruleset(name, strict=True, **chosen)
    ruling = ruled(data.draw(questions(rules)), rules)
    if ruling is None:
        return

    left_open = [id_ for id_ in ruling.readings if id_ in ruling.open_readings]
    assert [] == [id_ for id_ in left_open if reading(id_).option is not None]
    assert ruling.undetermined == bool(left_open)


@given(st.data(), rulesets(switched=True))
def test_the_default_of_a_switch_is_what_no_switch_gives(data, rules):
    defaults = {switch.name: switch.default_for(rules.id) for switch in options(rules.id)}
    question = data.draw(questions(rules))
    plain, spelled = ruled(question, ruleset(rules.id)), ruled(question, ruleset(rules.id, **defaults))

    assert (plain is None) == (spelled is None)
    if plain is not None:
        assert plain.value == spelled.value


@given(st.data(), FAMILY)
def test_the_order_of_the_cards_in_the_hand_does_not_matter(data, name):
    rules = ruleset(name)
    hand = data.draw(hands_of_three(rules, flor=data.draw(st.booleans())))
    held = data.draw(st.permutations(hand))

    assert count_envido(rules, hand).value == count_envido(rules, held).value
    assert count_flor(rules, hand).value == count_flor(rules, held).value


@given(st.data(), FAMILY)
def test_suits_may_be_exchanged_in_every_count(data, name):
    rules = ruleset(name)
    hand = data.draw(hands_of_three(rules, flor=data.draw(st.booleans())))
    suits = dict(zip("epoc", data.draw(st.permutations("epoc")), strict=True))
    turned = tuple(Card(card.rank, suits[card.suit]) for card in hand)

    assert count_envido(rules, hand).value == count_envido(rules, turned).value
    assert count_flor(rules, hand).value == count_flor(rules, turned).value


@given(st.data(), rulesets())
def test_comparing_is_antisymmetric_and_transitive(data, rules):
    a, b, c, spare = data.draw(some_cards(rules, 4))
    vira = spare if rules.vira.value else None
    signs = {"a": 1, "b": -1, "tie": 0}

    def sign(x, y):
        return signs[compare(rules, x, y, vira).value]

    assert sign(a, b) == -sign(b, a)
    if sign(a, b) >= 0 and sign(b, c) >= 0:
        assert sign(a, c) == max(sign(a, b), sign(b, c))


@given(st.data(), rulesets())
def test_the_order_of_the_cards_is_what_comparisons_say(data, rules):
    a, b, spare = data.draw(some_cards(rules, 3))
    vira = spare if rules.vira.value else None
    steps = order(rules, vira).value
    at = {card: i for i, step in enumerate(steps) for card in step}

    gap = at[b] - at[a]
    assert ("tie" if gap == 0 else "a" if gap > 0 else "b") == compare(rules, a, b, vira).value


@given(rulesets(), trick_winners(), trick_winners(most=2), st.integers(0, 3))
def test_what_comes_after_the_decision_is_ignored(rules, went, more, eldest):
    before = resolve_tricks(rules, went, eldest=eldest).value
    if before.outcome != "undecided":
        assert before == resolve_tricks(rules, [*went, *more], eldest=eldest).value


@given(rulesets(), trick_winners())
def test_a_hand_seen_from_the_other_side(rules, went):
    ours = resolve_tricks(rules, went, eldest=0).value
    theirs = resolve_tricks(rules, [None if team is None else 1 - team for team in went], eldest=1).value

    assert (ours.outcome, ours.decided_after) == (theirs.outcome, theirs.decided_after)
    assert ours.team == (None if theirs.team is None else 1 - theirs.team)
