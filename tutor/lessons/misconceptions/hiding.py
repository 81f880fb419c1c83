"""Wrong rules about cards that lie face down, and about the card that is forced after a tie (HC)."""

from __future__ import annotations

from dataclasses import replace

from tutor.engine import Ruleset
from tutor.lessons.misconceptions.inputs import CoveredDuel, Duel, Forced, Hide
from tutor.lessons.misconceptions.keys_cards import right_duel
from tutor.lessons.misconceptions.keys_table import right_hide
from tutor.lessons.misconceptions.records import Answer, G, K, row


def _any_trick(rules: Ruleset, hide: Hide) -> Answer:
    return right_hide(rules, replace(hide, trick=max(hide.trick, 2))).value


def _whatever_the_partner(rules: Ruleset, hide: Hide) -> Answer:
    return right_hide(rules, replace(hide, partner_hid=False)).value


def _whatever_the_tie(rules: Ruleset, hide: Hide) -> Answer:
    return right_hide(rules, replace(hide, after_tie_first=False)).value


def _keeps_its_strength(rules: Ruleset, duel: CoveredDuel) -> Answer:
    return right_duel(rules, Duel(duel.covered, duel.other, duel.vira)).value


def _any_card(_rules: Ruleset, forced: Forced) -> Answer:
    return forced.cards


ROWS = (
    row("HC-01", "K", "hide", "hide", "rodada 1", _any_trick, "claudista/3.3", from_rules=G),
    row("HC-02", "GK", "hide", "duel.covered", "(3p) 4c", _keeps_its_strength,
        "gauderio/def/esconder/1 claudista/def/carta-escondida", examples={K: "(3p) 4c vira 6o"}),
    row("HC-03", "K", "hide", "hide", "rodada 2, o parceiro escondeu", _whatever_the_partner,
        "claudista/3.4 AMB-K07"),
    row("HC-04", "K", "hide", "hide", "rodada 2, primeiro da dupla apos empate", _whatever_the_tie,
        "claudista/3.9/2"),
    row("HC-05", "K", "hide", "hide.forced", "3c Qo 4e vira 6p", _any_card, "claudista/3.9 AMB-K08",
        asked={"after_tie_force": ("first_each", "everyone")}),
)  # fmt: skip
