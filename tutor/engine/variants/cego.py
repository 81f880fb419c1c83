"""Truco Cego ("fundamentos"): the family of gaudério with other prices and customs; two, four or six players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from tutor.engine.deck import SPANISH
from tutor.engine.records import (
    Amount,
    Cited,
    Conduct,
    CountRules,
    FaltaRules,
    HandRules,
    Ladder,
    MatchRules,
    PointsConduct,
    Row,
    Ruleset,
    Step,
    TrickRules,
)
from tutor.engine.variants.tables import RESTO_BY_SWITCH, card_order, fixed_order, ladder, switch

_STEPS = (
    "1e", "1p", "7e", "7o", "3e 3p 3o 3c", "2e 2p 2o 2c", "1o 1c", "12e 12p 12o 12c", "11e 11p 11o 11c",
    "10e 10p 10o 10c", "7p 7c", "6e 6p 6o 6c", "5e 5p 5o 5c", "4e 4p 4o 4c",
)  # fmt: skip
ORDER = card_order(
    tuple(
        Step(SPANISH.parse_many(cards), (f"cego/valores/{number:02}",), ("AMB-C01",), manilha=number <= 4)
        for number, cards in enumerate(_STEPS, start=1)
    ),
    cites=("cego/valores/titulo",),
)

HAND_CLAUSES = ("cego/jogo/3", "cego/jogo/1")


def trick(options: Mapping[str, str]) -> TrickRules:
    """Cards lie open; the mão leads after a tie."""
    return TrickRules(
        won=Cited(None, ("cego/jogo/2",)),
        tied=Cited(None, ("cego/jogo/2",)),
        equal_partners=Cited(None, ("cego/jogo/2",), ("AMB-C50",)),
        hidden=Cited(None, ("cego/jogo/2",), ("AMB-C40",)),
        all_hidden=Cited(None, ("cego/jogo/2",), ("AMB-C40",)),
        may_hide=Cited(options["hidden_cards"] != "never", ("cego/jogo/2",), ("AMB-C40",)),
        one_hidden_a_side=Cited(False),
        lead_after_win=Cited(None, ("cego/jogo/1", "cego/jogo/6"), ("AMB-C05",)),
        lead_after_tie=Cited("eldest", ("cego/jogo/6", "cego/mao/4"), ("AMB-C06",)),
    )


def hand(options: Mapping[str, str]) -> HandRules:
    """Ties of the hand, under the switch ``all_tied``."""
    return HandRules(
        two_tricks=Cited(None, ("cego/jogo/3",)),
        undecided=Cited(None, HAND_CLAUSES),
        first_tied=Cited(None, ("cego/jogo/5",)),
        second_tied=Cited(None, ("cego/jogo/4",), ("AMB-C08",)),
        first_two_tied=Cited(None, ("cego/jogo/5", "cego/jogo/3"), ("AMB-C07",)),
        third_tied=Cited(None, ("cego/jogo/4",)),
        all_tied=Cited(
            "nobody" if options["all_tied"] == "nobody" else "eldest", ("cego/jogo/4", "cego/jogo/6"), ("AMB-C07",)
        ),
    )


_POINTS = {
    "1": (1, ("cego/valores/01", "cego/valores/02", "cego/valores/07")),
    "2": (2, ("cego/valores/06",)),
    "3": (3, ("cego/valores/05",)),
    "4": (4, ("cego/valores/14",)),
    "5": (5, ("cego/valores/13",)),
    "6": (6, ("cego/valores/12", "cego/contagem-envido/5")),
    "7": (7, ("cego/valores/03", "cego/valores/04", "cego/valores/11", "cego/contagem-envido/5")),
    "10": (0, ("cego/contagem-envido/3", "cego/valores/10")),
    "11": (0, ("cego/contagem-envido/3", "cego/valores/09")),
    "12": (0, ("cego/contagem-envido/3", "cego/valores/08")),
}


def count(options: Mapping[str, str]) -> CountRules:
    """Envido and flor counts, under ``envido_tie``, ``flor_mandatory`` and ``three_figure_flor``."""
    tie: Literal["mao", "nobody"] = "nobody" if options["envido_tie"] == "nobody" else "mao"
    return CountRules(
        card_points={rank: Cited(points, cites) for rank, (points, cites) in _POINTS.items()},
        pair_bonus=Cited(20, ("cego/contagem-envido/4",)),
        best_single=Cited(None, ("cego/contagem-envido/2",)),
        best_single_reading=(),
        flor_bonus=Cited(20, ("cego/contagem-flor/1",), ("AMB-C29",)),
        three_figures=Cited(int(options["three_figure_flor"]), ("cego/contagem-flor/2",), ("AMB-C28",)),
        is_flor=Cited(None, ("cego/flor/1",)),
        best_of_side=Cited(None, ("cego/envido/6", "cego/contagem-envido/1")),
        best_of_side_reading=("AMB-C48",),
        silent_flor=Cited(None, ("cego/contagem-envido/4",), ("AMB-C33",)),
        sung_flor_voids=Cited(None, ("cego/envido/2", "cego/flor-tentos/proibido-envidar")),
        must_sing=Cited(options["flor_mandatory"] == "must_sing", ("cego/flor/1",), ("AMB-C30",)),
        flor_contest=Cited(None, ("cego/flor-embate/0", "cego/contagem-flor/1")),
        tie=Cited(tie, ("cego/mao/3", "cego/mao/4"), ("AMB-C09",)),
        flor_tie=Cited(tie, ("cego/mao/3", "cego/mao/4"), ("AMB-C09",)),
    )


def truco() -> Ladder:
    """Truco 1 / 2, Retruco 2 / 3, Vale 4 3 / 4 (refused / accepted)."""
    rows: list[Row] = []
    calls: tuple[str, ...] = ()
    for word, base, take, leave in (("truco", "truco", 2, 1), ("retruco", "retruco", 3, 2), ("vale_4", "vale-4", 4, 3)):
        calls = (*calls, word)
        line = (f"cego/tentos-truco/{base}",)
        rows.append(
            Row(
                calls=calls,
                quero=Cited(take, line),
                nao_quero=Cited(leave, line),
                answers=("cego/repiques/2",),
                called=("cego/repiques/1", *line) if len(calls) > 1 else (),
            )
        )
    return ladder(("truco", "retruco", "vale_4"), Cited(None, ("cego/truco/1",)), rows)


_E, _R, _F = "envido", "real_envido", "falta_envido"
_TABLE = "cego/tentos-envido/"

PAIRS: tuple[tuple[tuple[str, ...], int, int, tuple[str, ...], tuple[str, ...]], ...] = (
    # calls, refused, accepted, clauses, readings of the refusal
    ((_E,), 1, 2, (_TABLE + "envido",), ()),
    ((_E, _E), 2, 4, (_TABLE + "envido-envido",), ()),
    ((_E, _R), 2, 5, (_TABLE + "envido-real",), ()),
    ((_R,), 1, 3, (_TABLE + "real",), ()),
    ((_R, _R), 3, 6, (_TABLE + "real-real",), ("AMB-C17",)),
)

LONG_CHAINS: tuple[tuple[tuple[str, ...], int, int], ...] = (
    # calls, refused, accepted when the values add up (AMB-C14, position additive)
    ((_E, _E, _R), 4, 7),
    ((_E, _R, _R), 5, 8),
    ((_E, _E, _R, _R), 7, 10),
)


def envido(options: Mapping[str, str]) -> Ladder:
    """Return the two-step table, with the chains and the falta that the switches allow."""
    closed = ("cego/repiques/2", _TABLE + "titulo")
    by = ("AMB-C14",)
    no_falta = ("AMB-C15",) if options["falta_as_raise"] == "opening_only" else ()
    prices = {calls: (leave, take) for calls, leave, take, _, _ in PAIRS}
    rows = [
        Row(calls=calls, quero=Cited(take, cites), nao_quero=Cited(leave, cites, left_by),
            answers=("cego/envido/3", *closed) if len(calls) == 1 else closed,
            answers_readings=(*(("AMB-C16",) if calls[-1] == _R else by), *no_falta))
        for calls, leave, take, cites, left_by in PAIRS
    ]  # fmt: skip
    last_pair = {row.calls: row.nao_quero.cites for row in rows if row.nao_quero}
    for calls, leave, take in LONG_CHAINS if options["envido_chain"] != "table" else ():
        left, taken = prices[calls[-2:]] if options["envido_chain"] == "last_row" else (leave, take)
        cites = (*last_pair[calls[-2:]], "cego/repiques/2")
        rows.append(
            Row(calls=calls, quero=Cited(taken, cites, by), nao_quero=Cited(left, cites, by), readings=by,
                answers=closed, answers_readings=by)
        )  # fmt: skip
    falta: Cited[Amount] = Cited("falta", (_TABLE + "falta", "cego/falta/1"))
    no_raise = (_TABLE + "falta",)
    faltas = [Row(calls=(_F,), quero=falta, nao_quero=Cited(1, (_TABLE + "falta",)), answers=no_raise)]
    if options["falta_as_raise"] != "opening_only":
        for row in rows:
            assert row.quero is not None
            raised = 1 if options["falta_as_raise"] == "1" else row.quero.value
            cites = (_TABLE + "falta", "cego/repiques/1", "cego/repiques/2")
            faltas.append(
                Row(calls=(*row.calls, _F), quero=falta, nao_quero=Cited(raised, cites), answers=no_raise,
                    readings=tuple(dict.fromkeys((*row.readings, "AMB-C15"))))
            )  # fmt: skip
    return ladder((_E, _R, _F), Cited(None, ("cego/envido/1", _TABLE + "titulo")), rows + faltas)


def flor(options: Mapping[str, str]) -> Ladder:
    """Flor 3, Contra-Flor 3 / 6, Contra-Flor e o Resto 6 / the rest (achico / accepted)."""
    word, cf, cfr = "flor", "contra_flor", "contra_flor_e_o_resto"
    rest: Amount = RESTO_BY_SWITCH[options["cfr_value"]]
    taken = Cited(rest, ("cego/flor-embate/cfr-3", "cego/tentos-flor/contra-flor-resto"), ("AMB-C21", "AMB-C22"))
    left_rest = ("cego/flor-embate/cfr-2/2", "cego/tentos-flor/contra-flor-resto")
    accept = options["flor_accept"]
    rows = [
        Row(calls=(word,), answers=("cego/flor-tentos/contra-flor", "cego/flor-embate/0"),
            answers_readings=("AMB-C23",),
            quero=None if accept == "no" else Cited(int(accept), ("cego/tentos-flor/flor",), ("AMB-C23",)),
            nao_quero=Cited(3, ("cego/tentos-flor/flor", "cego/flor-tentos/nao-quero"), ("AMB-C24",)),
            sem_flor=Cited(3, ("cego/flor-tentos/e-boa", "cego/tentos-flor/flor"))),
        Row(calls=(word, cf), answers=("cego/flor-tentos/contra-flor",), answers_readings=("AMB-C27",),
            quero=Cited(6, ("cego/flor-embate/cf-3", "cego/tentos-flor/contra-flor")),
            called=("cego/flor-tentos/contra-flor", "cego/flor/2"),
            nao_quero=Cited(3, ("cego/flor-embate/cf-2/2", "cego/flor-embate/cf-2", "cego/tentos-flor/contra-flor"))),
        Row(calls=(word, cfr), answers=("cego/flor-embate/cfr-2",), quero=taken,
            nao_quero=Cited(6, left_rest, ("AMB-C26",))),
        Row(calls=(word, cf, cfr), answers=("cego/flor-embate/cfr-2",), quero=taken, readings=("AMB-C27",),
            nao_quero=Cited(6, left_rest)),
    ]  # fmt: skip
    return ladder((word, cf, cfr), Cited(None, ("cego/flor/1",)), rows)


def match(options: Mapping[str, str]) -> MatchRules:
    """To 18, trios to 24; the table may choose either (AMB-C02)."""
    eighteen = Cited(18, ("cego/partida/5",), ("AMB-C02",))
    return MatchRules(
        targets=Cited((18, 24), ("cego/partida/1",), ("AMB-C02",)),
        default_target={2: eighteen, 4: eighteen, 6: Cited(24, ("cego/partida/4",), ("AMB-C02",))},
        reached=Cited(None, ("cego/partida/1",)),
        end_check=Cited(switch(options, "end_check"), ("cego/envido/6", "cego/falta/2"), ("AMB-C18",)),
        both_past=Cited(None, ("cego/partida/1",), ("AMB-C18",)),
        equal=Cited("first", ("cego/partida/1",), ("AMB-C18",)),
    )


def conduct(options: Mapping[str, str]) -> Conduct:
    """Who may do what when (rules/procedures.md), under the switches that say otherwise."""
    window = ("cego/envido/1",)
    return Conduct(
        turn=Cited(None, ("cego/jogo/1", "cego/jogo/6"), ("AMB-C05",)),
        out_of_turn=Cited(switch(options, "out_of_turn"), ("cego/jogo/1",), ("AMB-C47",)),
        one_card=Cited(None, ("cego/jogo/1", "cego/jogo/2")),
        answer_first=Cited(None, ("cego/envido/4", "cego/truco/4"), ("AMB-C35", "AMB-C36")),
        answer_by=Cited(switch(options, "answer_by"), ("cego/repiques/1", "cego/truco/4"), ("AMB-C46",)),
        answer_turn=Cited(None, ("cego/repiques/2",)),
        challenged=Cited(None, ("cego/repiques/2",)),
        truco_when=Cited(switch(options, "truco_out_of_turn"), ("cego/truco/1",), ("AMB-C35",)),
        truco_without_cards=Cited(None, ("cego/truco/1",), ("AMB-C52",)),
        late_raise=Cited("acceptor", ("cego/repiques/2",), ("AMB-C34",)),
        fold=Cited(options["allow_fold"] == "yes", ("cego/truco/2", "cego/tentos-truco/truco"), ("AMB-C39",)),
        fold_price=Cited(None, ("cego/truco/2", "cego/tentos-truco/truco"), ("AMB-C39",)),
        hide=Cited(switch(options, "hidden_cards"), ("cego/jogo/2",), ("AMB-C40",)),
        after_tie=Cited("free"),
        next_eldest=Cited(switch(options, "next_mao"), ("cego/mao/2",), ("AMB-C38",)),
        ended={
            "tricks": Cited(None, ("cego/jogo/3", "cego/jogo/4", "cego/jogo/5"), ("AMB-C08",)),
            "refused": Cited(None, ("cego/tentos-truco/truco",)),
            "folded": Cited(None, ("cego/truco/2", "cego/tentos-truco/truco"), ("AMB-C39",)),
        },
        hand_paid=Cited(None, ("cego/truco/2", "cego/tentos-truco/titulo")),
        points=PointsConduct(
            envido_when=Cited(None, (*window, "cego/pontos/1", "cego/envido/5"), ("AMB-C10",)),
            envido_after_truco=Cited(
                switch(options, "envido_after_truco"), ("cego/truco/3", "cego/truco/4"), ("AMB-C12",)
            ),
            envido_closed=Cited(None, ("cego/truco/3", "cego/truco/4"), ("AMB-C12",)),
            envido_callers=Cited(switch(options, "envido_callers"), window, ("AMB-C11",)),
            call_out_of_turn=Cited(options["call_out_of_turn"] == "yes", (*window, "cego/flor/1"), ("AMB-C51",)),
            raise_after_card=Cited(None, ("cego/repiques/1", *window), ("AMB-C49",)),
            raise_by_others=Cited(None, ("cego/repiques/1",)),
            hidden_counts=Cited(None, ("cego/jogo/2",), ("AMB-C40",)),
            holder_not_envido=Cited(None, ("cego/envido/2", "cego/flor-tentos/proibido-envidar"), ("AMB-C31",)),
            envido_bars_rest=Cited(None, ("cego/truco/3", "cego/truco/4"), ("AMB-C36",)),
            flor_when=Cited(None, ("cego/flor/1",)),
            flor_over_truco=Cited(None, ("cego/flor/1", "cego/truco/3"), ("AMB-C13",)),
            flor_over_envido=Cited(None, ("cego/envido/2", "cego/flor-tentos/proibido-envidar"), ("AMB-C32",)),
            flor_bars_envido=Cited(None, ("cego/envido/2",)),
            flor_once=Cited(None, ("cego/flor/1",), ("AMB-C44",)),
            flor_duty=Cited(
                switch(options, "flor_mandatory"),
                ("cego/flor/1", "cego/flor-tentos/proibido-envidar"),
                ("AMB-C30",),
            ),
            flor_answered_by=Cited("side", ("cego/flor-tentos/e-boa", "cego/flor/2"), ("AMB-C43",)),
            accepted_waits_for_flor=Cited(options["flor_mandatory"] == "must_sing", ("cego/flor/1",), ("AMB-C30",)),
            may_deny_flor=Cited(True, ("cego/flor/1", "cego/flor-tentos/e-boa"), ("AMB-C45",)),
            declare=Cited(None, ("cego/mao/3", "cego/pontos/2"), ("AMB-X03",)),
        ),
    )


def build(options: Mapping[str, str]) -> Ruleset:
    """Put the record together under these switches."""
    return Ruleset(
        id="cego",
        deck=SPANISH,
        pack=Cited(40, ("cego/partida/2", "cego/partida/3")),
        cards_each=Cited(3, ("cego/mao/1",)),
        seats=Cited((2, 4, 6), ("cego/partida/4", "cego/partida/5")),
        hand_value=Cited(1, ("cego/truco/2",)),
        order=fixed_order(ORDER),
        vira=Cited(False),
        trick=trick(options),
        hand=hand(options),
        count=count(options),
        ladders={"truco": truco(), "envido": envido(options), "flor": flor(options)},
        falta=FaltaRules(
            rule=Cited("leader", ("cego/falta/1",), ("AMB-C20",)),
            past_target=Cited(options["end_check"] == "end_of_hand", (), ("AMB-C18",)),
            plus=Cited(6, ("cego/tentos-flor/contra-flor-resto", "cego/flor-embate/cf-3"), ("AMB-C21",)),
        ),
        match=match(options),
        dealt=Cited(None, ("cego/partida/2",)),
        conduct=conduct(options),
        options=options,
    )
