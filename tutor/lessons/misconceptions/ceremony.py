"""Wrong rules about the cut, the deal, the draw of pairs, the length of a match and the table around it (DC)."""

from __future__ import annotations

from tutor.engine import Ruleset
from tutor.lessons.misconceptions.inputs import Dealer, Loss, Movements, Players, Race, Round, Turns
from tutor.lessons.misconceptions.keys_bets import first_past, right_target
from tutor.lessons.misconceptions.keys_cards import SIDES
from tutor.lessons.misconceptions.records import Answer, K, Part, constant, fact, row
from tutor.lessons.misconceptions.strengths import plain


def _with_joins(_rules: Ruleset, cut: Movements) -> tuple[Part, ...]:
    return Part(cut.splits, "splits"), Part(cut.taken, "taken"), Part(cut.joins, "joins")


def _every_join_counts(rules: Ruleset, cut: Movements) -> int:
    return sum(part.points for part in _with_joins(rules, cut))


def _dealer_leads(_rules: Ruleset, dealer: Dealer) -> int:
    return dealer.seat


def _as_they_fell(_rules: Ruleset, turns: Turns) -> Answer:
    return turns.played


def _first_there(_rules: Ruleset, race: Race) -> Answer:
    team = first_past(race)
    return None if team is None else SIDES[team]


def _long_from_four(rules: Ruleset, table: Players) -> Answer:
    return right_target(rules, Players(max(rules.seats.value) if table.players >= 4 else table.players)).value


def _below_two_under_the_table(_rules: Ruleset, loss: Loss) -> Answer:
    return "under_the_table" if loss.points < 2 else None


def _two_highest(rules: Ruleset, asked: Round) -> Answer:
    places = sorted(range(4), key=lambda place: plain(rules, asked.cards[place]))
    return tuple(sorted(places[-2:]))


ROWS = (
    row("DC-01", "K", "cut", "cut.movements", "2 separacoes, 1 cartas, 1 juncoes", _every_join_counts,
        "claudista/def/movimento/3 claudista/2.3", steps=_with_joins),
    row("DC-02", "K", "cut", "cut.excess", "vez 1, de proposito", constant("point"),
        "claudista/2.4 claudista/2.5 AMB-K37"),
    fact("DC-03", "K", "deal_errors", "deal.own_surplus", "point", "claudista/2.25 claudista/2.26 AMB-K59"),
    fact("DC-04", "K", "cut", "deal.first_card", "anybody", "claudista/2.16"),
    row("DC-05", "K", "trick", "lead.first", "carteador 3", _dealer_leads, "claudista/2.18 claudista/3.1"),
    row("DC-06", "K", "trick", "trick.order", "sai 0; jogam 0 2 1 3", _as_they_fell, "claudista/3.2 AMB-K05",
        asked={"out_of_turn": ("stand",)}),
    fact("DC-07", "G", "table", "table.pack", 36,
         "gauderio/ficha/2 gauderio/convencoes/1 gauderio/convencoes/2 AMB-G01"),
    row("DC-08", "G", "match", "match.winner", "alvo 24, A 23 x B 22; B +2, A +2", _first_there,
        "gauderio/fim/2 AMB-G24", from_rules=K, asked={"end_check": ("end_of_hand",)}),
    row("DC-09", "C", "match", "match.target", "4 jogadores", _long_from_four, "cego/partida/4 cego/partida/5"),
    fact("DC-10", "K", "supplementary", "table.drip", "B", "claudista/7.6 AMB-K70"),
    row("DC-11", "K", "supplementary", "table.loss", "perdeu com 1", _below_two_under_the_table,
        "claudista/7.1 claudista/7.2"),
    row("DC-12", "K", "kings", "draw.kings", "uma a uma: 3c Ko 2p 7e 4o Ac 5p Kp", _two_highest,
        "claudista/1.1 claudista/1.2 AMB-K67"),
)  # fmt: skip
