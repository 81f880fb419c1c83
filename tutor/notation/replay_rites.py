"""Acts of Claudista's ceremony in a file: the draw of kings, and every rite from the shuffle to cards put right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from tutor.engine import Card, Reason, RuleError, Ruling
from tutor.engine.ceremony import Rite as Wish
from tutor.engine.ceremony import Table, do_rite, judge_rite, open_hand, start_ceremony, table_of
from tutor.engine.ceremony_draw import Draw, PairMade, draw_card, first_dealer, judge_draw, may_deal_first, start_draw
from tutor.engine.judge import Verdict
from tutor.notation.acts import Vira
from tutor.notation.nodes import UNKNOWN, Node, Placed
from tutor.notation.replay_errors import check_mark, mistake, placed
from tutor.notation.replay_position import Outcome, Position
from tutor.notation.rites import Adjust, CardCeremony, Ceremony, ChooseSide, Cut, Give, Look, Rite, Show, Take

DRAW = "sorteia"


def wish_of(act: Rite) -> Wish:
    """Give the wish of the engine that an act of the ceremony stands for.

    >>> from tutor.notation import Ceremony
    >>> str(wish_of(Ceremony(0, "embaralha")))
    '0 embaralha'
    """
    deliberate = act.against == "!!"
    match act:
        case Ceremony(seat=seat, word=verb):
            return Wish(seat, verb, deliberate=deliberate)
        case CardCeremony(seat=seat, word=verb, card=card):
            return Wish(seat, verb, _known(card), deliberate=deliberate)
        case Take(seat=seat, side=side, card=card, to=to):
            return Wish(seat, "tira", _known(card), word=side, to=to, deliberate=deliberate)
        case ChooseSide(seat=seat, side=side):
            return Wish(seat, "lado", word=side, deliberate=deliberate)
        case Give(seat=seat, to=whom, cards=cards):
            return Wish(seat, "da", _known(*cards), whom=whom, deliberate=deliberate)
        case Look(seat=seat, what=what) | Show(seat=seat, what=what):
            verb = "olha" if isinstance(act, Look) else "mostra"
            if isinstance(what, str):
                return Wish(seat, verb, word=what, deliberate=deliberate)
            return Wish(seat, verb, _known(what), deliberate=deliberate)
        case Adjust(seat=seat, word=verb, whom=whom, card=card):
            return Wish(seat, verb, _known(card), whom=whom, deliberate=deliberate)
        case Cut(seat=seat, movements=number):
            return Wish(seat, "corta", number=number, deliberate=deliberate)
        case _:
            assert_never(act)


def _known(*cards: Any) -> tuple[Any, ...]:  # noqa: ANN401  # cards, or None of one that is not told
    return tuple(None if card == UNKNOWN else card for card in cards)


def do_rite_of(position: Position, act: Rite) -> Position:
    """Give the position after an act of the ceremony; its `!` is compared with the verdict as in play."""
    if position.rules.ceremony is None:
        raise mistake("rite_elsewhere", act)
    if isinstance(act, CardCeremony) and act.word == DRAW:
        return _draw(position, act)
    wish = wish_of(act)
    with placed(act):
        table = table_at(position)
        first = _first_dealer(position, act, wish)
        ruling = judge_rite(table, wish)
        check_mark(act, ruling)
        if ruling.value is Verdict.VOID:
            return position.after(Outcome(before=position.state, table=table, rite=wish, ruling=ruling), position.state)
        after, events = do_rite(table, wish)
    outcome = Outcome(before=position.state, table=table, rite=wish, ruling=ruling, events=events, more=first)
    return position.after(outcome, after.hand, table=after)


def legality_of_rite(position: Position, act: Rite, node: Node) -> Ruling[Any]:
    """Judge an act of the ceremony that nobody does."""
    if position.rules.ceremony is None:
        raise mistake("rite_elsewhere", node)
    with placed(node):
        if isinstance(act, CardCeremony) and act.word == DRAW:
            return judge_draw(_draw_at(position), act.seat, _drawn(act))
        return judge_rite(table_at(position), wish_of(act))


def table_at(position: Position) -> Table:
    """Give the table as the ceremony sees it: the one that is kept, or one that begins here."""
    if position.table is not None:
        return position.table
    if position.state is not None:
        return table_of(position.state, position.history)
    return start_ceremony(
        position.rules,
        dealer=(position.eldest - 1) % position.players,
        score=position.score,
        target=position.target,
        history=position.history,
    )


def _first_dealer(position: Position, act: Rite, wish: Wish) -> tuple[Reason, ...]:
    """Say why the first to shuffle in a match does: the owner, or one of the pair that stayed (claudista/2.1, 2.2)."""
    told = position.owner is not None or position.stayed is not None
    if wish.verb != "embaralha" or not position.first or not told or position.table is not None:
        return ()
    players, dealer = position.players, (position.eldest - 1) % position.players
    owner = dealer if position.owner is None else position.owner
    reason = first_dealer(position.rules, owner=owner, stayed=position.stayed).reason
    may = [s for s in range(players) if may_deal_first(position.rules, s, owner=position.owner, stayed=position.stayed)]
    if dealer not in may:
        right = tuple(f"eldest = {(seat + 1) % players}" for seat in may)
        wrong = mistake("first_dealer", act, seat=dealer, found=f"eldest = {position.eldest}", fits=right)
        wrong.cites, wrong.readings = reason.cites, reason.readings
        raise wrong
    return (replace(reason, args={**reason.args, "seat": dealer}),)  # either of the pair may (AMB-K33)


def turn_vira_of_rite(position: Position, act: Vira) -> Position:
    """Turn the vira in a deal told card by card: the dealer does."""
    table = table_at(position)
    wish = Wish(table.dealer, "vira", _known(act.card))
    with placed(act):
        after, events = do_rite(table, wish)
        ruling = judge_rite(table, wish)
    return position.after(
        Outcome(before=position.state, table=table, rite=wish, ruling=ruling, events=events), after.hand, table=after
    )


def deals_by_rite(position: Position) -> bool:
    """Whether the cards of this hand are dealt one by one rather than told at once."""
    return position.table is not None and bool(position.table.given)


def is_whole(table: Table) -> bool:
    """Whether everybody has cards and there is a vira."""
    return all(table.hands) and table.vira_laid


def begun_by_rite(position: Position, node: Placed) -> Position:
    """Begin the play at a table whose ceremony is known: with the cards given, or with those told at once."""
    with placed(node):
        table = table_at(position)
        if not deals_by_rite(position):
            hands = tuple(cards or (None, None, None) for cards in position.dealt)
            vira = position.vira if position.vira_told else table.vira
            table = table._replace(hands=hands, vira=vira, vira_down=table.dark)
        table, _ = open_hand(table)
    return replace(position, table=table, state=table.hand)


def _draw_at(position: Position) -> Draw:
    return position.draw or start_draw(position.rules, position.drawing, raffler=position.raffler)


def _drawn(act: CardCeremony) -> Card:
    if act.card == UNKNOWN:
        raise RuleError("unknown_card", {"seat": act.seat})
    return act.card


def _draw(position: Position, act: CardCeremony) -> Position:
    with placed(act):
        draw = _draw_at(position)
        ruling = judge_draw(draw, act.seat, _drawn(act))
        check_mark(act, ruling)
        outcome = Outcome(before=position.state, ruling=ruling)
        if ruling.value is Verdict.VOID:
            return position.after(outcome, position.state, draw=draw)
        after, events = draw_card(draw, act.seat, act.card)
    made = tuple(event.reason for event in events if isinstance(event, PairMade))
    return position.after(replace(outcome, more=made), position.state, draw=after)
