"""The kinds of questions: what type of input each has, and which ruling is its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine import Ruleset, Ruling
from tutor.lessons.misconceptions import inputs
from tutor.lessons.misconceptions import keys_bets as bets
from tutor.lessons.misconceptions import keys_cards as cards
from tutor.lessons.misconceptions import keys_moments as moments
from tutor.lessons.misconceptions import keys_table as tables
from tutor.lessons.misconceptions.counting import count_by
from tutor.lessons.misconceptions.flor import flor_steps
from tutor.lessons.misconceptions.notation import Input
from tutor.lessons.misconceptions.records import Answer, Steps


@dataclass(frozen=True, slots=True)
class Subject:
    """A kind of question: ``right(rules, input)`` is its key; ``steps`` takes a right sum apart."""

    id: str
    input: type[Input]
    right: Callable[[Ruleset, Any], Ruling[Answer]]
    steps: Steps | None = None


_FACTS: Mapping[str, Callable[[Ruleset, Any], Ruling[Answer]]] = {
    "envido.over_truco": moments.right_envido_over_truco,
    "envido.unasked": moments.right_envido_unasked,
    "envido.falta_raised": moments.right_falta_raised,
    "flor.sung": moments.right_flor_sung,
    "flor.two": bets.right_two_flores,
    "flor.lone": bets.right_lone_flor,
    "flor.lone_waits": bets.right_lone_flor_waits,
    "truco.out_of_turn": moments.right_truco_out_of_turn,
    "truco.above_the_top": moments.right_above_the_top,
    "eleven.played": moments.right_eleven_played,
    "eleven.refused": moments.right_eleven_refused,
    "eleven.truco": tables.right_truco_on_eleven,
    "eleven.partner_seen": tables.right_partner_seen,
    "eleven.decides": moments.right_eleven_decides,
    "dark.vira": tables.right_dark_vira,
    "deal.own_surplus": tables.right_own_surplus,
    "deal.first_card": tables.right_first_card,
    "table.pack": tables.right_pack,
    "table.drip": tables.right_drip,
}
"""Questions in which nothing varies."""

SUBJECTS: Mapping[str, Subject] = {
    subject.id: subject
    for subject in (
        Subject("duel", inputs.Duel, cards.right_duel),
        Subject("duel.covered", inputs.CoveredDuel, cards.right_covered),
        Subject("trick", inputs.Trick, cards.right_trick),
        Subject("trick.order", inputs.Turns, tables.right_turns),
        Subject("tricks", inputs.Tricks, cards.right_tricks),
        Subject("tied.lead", inputs.TiedLead, cards.right_tied_lead),
        Subject("lead.first", inputs.Dealer, tables.right_opener),
        Subject("envido", inputs.Held, cards.right_envido, count_by()),
        Subject("envido.when", inputs.Moment, moments.right_envido_when),
        Subject("envido.place", inputs.Place, moments.right_envido_place),
        Subject("envido.winner", inputs.Winners, bets.right_envido_winner),
        Subject("envido.price", inputs.Bet, bets.right_price("envido"), bets.price_steps("envido")),
        # the same key; whoever believes in calls that are not there has no wrong prices to be told from
        Subject("envido.raise", inputs.Bet, bets.right_price("envido")),
        Subject("falta", inputs.Falta, bets.right_falta, bets.falta_steps),
        Subject("falta.ends", inputs.Falta, bets.right_falta_ends),
        Subject("flor", inputs.Held, cards.right_flor),
        Subject("flor.count", inputs.Held, cards.right_flor_count, flor_steps),
        Subject("flor.annuls", inputs.Annulled, bets.right_annulled),
        Subject("flor.price", inputs.Bet, bets.right_price("flor"), bets.price_steps("flor")),
        Subject("truco.price", inputs.Bet, bets.right_price("truco"), bets.price_steps("truco")),
        Subject("truco.raiser", inputs.Raiser, moments.right_raiser),
        Subject("truco.next", inputs.Stake, bets.right_next),
        Subject("truco.skip", inputs.Skip, bets.right_skip),
        Subject("truco.when", inputs.Moment, moments.right_truco_when),
        Subject("truco.replies", inputs.Replies, moments.right_replies),
        Subject("truco.deck", inputs.Stake, moments.right_deck),
        Subject("eleven.score", inputs.Score, moments.right_eleven),
        Subject("hand.mode", inputs.Score, moments.right_mode),
        Subject("dark.look", inputs.Look, tables.right_look),
        Subject("dark.cuts", inputs.DryCuts, tables.right_dry_cuts),
        Subject("hide", inputs.Hide, tables.right_hide),
        Subject("hide.forced", inputs.Forced, tables.right_forced),
        Subject("cut.movements", inputs.Movements, tables.right_movements, tables.movement_steps),
        Subject("cut.excess", inputs.Excess, tables.right_excess),
        Subject("match.winner", inputs.Race, bets.right_match),
        Subject("match.target", inputs.Players, bets.right_target),
        Subject("table.loss", inputs.Loss, tables.right_loss),
        Subject("draw.kings", inputs.Round, tables.right_kings),
        *(Subject(id_, inputs.Fact, right) for id_, right in _FACTS.items()),
    )
}
"""Every subject by its id."""
