"""Acts that come too late: the refusal names what has ended this hand, or has won or lost the match."""

from __future__ import annotations

import pytest

from tests.engine.ceremony_scripts import DEALT, begin, run
from tutor.engine import Action, cards, judge, play, ruleset, start_hand
from tutor.engine.ceremony import History, Rite, judge_rite
from tutor.engine.judge import Verdict

LOW, HIGH = "4e 5p 6o", "3p 3o 1e"  # no pair: 6 and 3 of envido
FOUR = ("4c 5c 6o", "Ap Kp 6p", "4e 5e 6e", "4o Ko 7o")

# what led there, what the hand or the match is over by, and the readings of it
HANDS = [
    ("gauderio", (LOW, HIGH), {}, "0 joga 4e; 1 joga 3p; 1 joga 3o; 0 joga 5p", "hand",
     "gauderio/def/mao/2 gauderio/jogo/5", "AMB-G33"),
    ("gauderio", (LOW, HIGH), {}, "0 truco; 1 nao_quero", "hand", "gauderio/truco/truco/fugir", ""),
    ("gauderio", (LOW, HIGH), {}, "0 baralho", "hand", "gauderio/def/ir-ao-baralho", "AMB-G23"),
    # played out with the total reached (gauderio/fim/1), and cut short by it where the table plays so (AMB-G24)
    ("gauderio", (LOW, HIGH), {"score": (0, 11)}, "0 baralho", "match",
     "gauderio/fim/1 gauderio/visao/1 gauderio/visao/3 gauderio/ficha/4", ""),
    ("gauderio", (LOW, HIGH), {"score": (11, 0), "end_check": "immediate"}, "0 envido; 1 quero", "match",
     "gauderio/fim/1 gauderio/visao/1 gauderio/visao/3 gauderio/ficha/4 gauderio/fim/2", "AMB-G24"),
    ("cego", (LOW, HIGH), {}, "0 joga 4e; 1 joga 3p; 1 joga 3o; 0 joga 5p", "hand",
     "cego/jogo/3 cego/jogo/4 cego/jogo/5", "AMB-C08"),
    ("cego", (LOW, HIGH), {}, "0 truco; 1 nao_quero", "hand", "cego/tentos-truco/truco", ""),
    ("cego", (LOW, HIGH), {}, "0 baralho", "hand", "cego/truco/2 cego/tentos-truco/truco", "AMB-C39"),
    ("cego", (LOW, HIGH), {"score": (16, 0)}, "0 envido; 1 quero", "match",
     "cego/partida/1 cego/envido/6 cego/falta/2", "AMB-C18"),
    ("claudista", FOUR, {}, "0 joga 6o; 1 joga Ap; 2 joga 4e; 3 joga Ko; 1 joga Kp; 2 joga 5e; 3 joga 4o; 0 joga 4c",
     "hand", "claudista/3.6 claudista/def/mao/1", "AMB-K12"),
    ("claudista", FOUR, {}, "0 truco; 1 nao_quero; 3 nao_quero", "hand", "claudista/4.7 claudista/def/mao/1",
     "AMB-K74"),
    ("claudista", FOUR, {"allow_fold": "yes"}, "0 baralho", "hand", "claudista/4.7", "AMB-K75"),
    ("claudista", FOUR, {"score": (11, 3)}, "0 recusa_mao_de_11", "hand", "claudista/5.2 claudista/def/mao/1",
     "AMB-K74"),
    ("claudista", FOUR, {"score": (11, 3)}, "1 truco", "match", "claudista/5.5", ""),
    ("claudista", FOUR, {"score": (3, 11)}, "1 recusa_mao_de_11", "hand", "claudista/5.2 claudista/def/mao/1",
     "AMB-K74"),
]  # fmt: skip

RITES = [  # what the ceremony ends; J1 deals, J2 and J4 are the other side
    ("0 da 1 Qc 7p; 0 da 2 2e 3e 4e; 0 da 3 5e 6e 7e; 0 da 0 4c 5c 6c; 0 vira Ac; 1 joga Qc; 3 reclama_cartas", {},
     "hand", "claudista/2.19", "AMB-K50"),
    (f"{DEALT.replace('2e 3e 4e', '2e 3e 4e 5p')}; 1 anula", {}, "hand", "claudista/2.25", "AMB-K60"),
    ("0 embaralha; 3! olha fundo: foul point_to_opponents", {"history": History(cut_peeks=(3,))},
     "hand", "claudista/2.9/2 claudista/2.14/2", "AMB-K40"),
    (f"{DEALT}; 2! olha propria: foul redeal", {"score": (11, 11)}, "hand", "claudista/6.6", "AMB-K64"),
    (f"{DEALT}; 2!! olha propria: foul match_lost", {"score": (11, 11)}, "match", "claudista/6.7", ""),
    # the point for a wrong cut on purpose, the second time, is the twelfth (claudista/2.5, AMB-K71)
    ("0 embaralha; 3 separa; 3 separa; 3 separa; 3!! separa: foul dealer_may_recut point_to_opponents",
     {"score": (11, 4), "history": History(cut_errors=(3,))}, "match",
     "claudista/intro/6 claudista/intro/7", "AMB-K71"),
]  # fmt: skip


def too_late(ruling, act, what, cites, readings):
    reason = ruling.reason
    assert (ruling.value, reason.code, reason.args) == (Verdict.VOID, f"void.{what}_over", {"act": act})
    assert (reason.cites, reason.readings) == (tuple(cites.split()), tuple(readings.split()))


@pytest.mark.parametrize(
    ("book", "hands", "dealt", "acts", "what", "cites", "readings"), HANDS, ids=[f"{r[0]}-{r[3]}-{r[2]}" for r in HANDS]
)
def test_what_is_over_takes_no_act_and_says_what_ended_it(book, hands, dealt, acts, what, cites, readings):
    switches = {name: value for name, value in dealt.items() if name != "score"}
    rules = ruleset(book, **switches)
    vira = rules.deck.parse("Kc") if rules.vira.value else None
    state = start_hand(rules, [cards(hand) for hand in hands], score=dealt.get("score", (0, 0)), vira=vira)
    for act in acts.split("; "):
        seat, verb, *card = act.split()
        state = play(state, Action(int(seat), verb, rules.deck.parse(card[0]) if card else None))

    for late in ("truco", "quero"):
        too_late(judge(state, Action(1, late)), late, what, cites, readings)


@pytest.mark.parametrize(("script", "begins", "what", "cites", "readings"), RITES, ids=[row[0][-40:] for row in RITES])
def test_what_the_ceremony_ended_takes_no_act_either(script, begins, what, cites, readings):
    table, _ = run(begin(**begins), script)

    too_late(judge_rite(table, Rite(1, "goteira")), "that", what, cites, readings)
    too_late(judge(table.hand, Action(1, "truco")), "truco", what, cites, readings)
