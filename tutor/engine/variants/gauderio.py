"""Truco Gaudério (Jogatina's rules): fixed manilhas, envido, flor, two or four players."""

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

_COMMON = ("gauderio/convencoes/2",)
_MANILHA = ("gauderio/convencoes/3",)

ORDER = card_order(
    tuple(
        Step(SPANISH.parse_many(cards), cites, manilha=cites == _MANILHA)
        for cards, cites in (
            ("1e", _MANILHA), ("1p", _MANILHA), ("7e", _MANILHA), ("7o", _MANILHA),
            ("3e 3p 3o 3c", _COMMON), ("2e 2p 2o 2c", _COMMON), ("1o 1c", _COMMON),
            ("12e 12p 12o 12c", _COMMON), ("11e 11p 11o 11c", _COMMON), ("10e 10p 10o 10c", _COMMON),
            ("7p 7c", _COMMON), ("6e 6p 6o 6c", _COMMON), ("5e 5p 5o 5c", _COMMON), ("4e 4p 4o 4c", _COMMON),
        )
    )
)  # fmt: skip

TRICK = TrickRules(
    won=Cited(None, ("gauderio/jogo/4",)),
    tied=Cited(None, ("gauderio/def/empatar",)),
    tied_two_players=("AMB-G57",),
    equal_partners=Cited(None, ("gauderio/def/empatar", "gauderio/jogadores/4", "gauderio/jogadores/5"), ("AMB-G34",)),
    hidden=Cited(None, ("gauderio/def/esconder/1",)),
    all_hidden=Cited(None, ("gauderio/def/esconder/1", "gauderio/def/empatar"), ("AMB-G37",)),
    may_hide=Cited(True),
    one_hidden_a_side=Cited(False),
    lead_after_win=Cited(None, ("gauderio/jogo/4",), ("AMB-G32",)),
    lead_after_tie=Cited("lead", ("gauderio/def/empatar",), ("AMB-G31",)),
)

HAND = HandRules(
    two_tricks=Cited(None, ("gauderio/def/mao/2", "gauderio/jogo/5")),
    undecided=Cited(None, ("gauderio/def/mao/2", "gauderio/jogo/3")),
    first_tied=Cited(None, ("gauderio/empate/1",), ("AMB-G33",)),
    second_tied=Cited(None, ("gauderio/empate/2",), ("AMB-G33",)),
    first_two_tied=Cited(None, ("gauderio/empate/3",)),
    third_tied=Cited(None, ("gauderio/empate/4",)),
    all_tied=Cited("eldest", ("gauderio/empate/5",), ("AMB-G35",)),
)

_NUMBER = ("gauderio/envido/contagem/1",)
_FIGURE = ("gauderio/envido/contagem/2", "gauderio/envido/contagem/4")


def count(options: Mapping[str, str]) -> CountRules:
    """Envido and flor counts, under the switches ``envido_tie`` and ``flor_mandatory``."""
    tie: Literal["mao", "nobody"] = "nobody" if options["envido_tie"] == "nobody" else "mao"
    return CountRules(
        card_points={
            **{rank: Cited(int(rank), _NUMBER) for rank in ("1", "2", "3", "4", "5", "6", "7")},
            **{rank: Cited(0, _FIGURE) for rank in ("10", "11", "12")},
        },
        pair_bonus=Cited(20, ("gauderio/envido/contagem/3",)),
        best_single=Cited(None, ("gauderio/envido/contagem/5",)),
        best_single_reading=("AMB-G58",),
        flor_bonus=Cited(20, ("gauderio/flor/5", "gauderio/envido/contagem/3"), ("AMB-G44",)),
        three_figures=None,
        is_flor=Cited(None, ("gauderio/pontos-flor/flor/1", "gauderio/flor/1")),
        best_of_side=Cited(None, ("gauderio/envido/3", "gauderio/envido/quando/2", "gauderio/envido/2")),
        best_of_side_reading=("AMB-G14",),
        silent_flor=Cited(None, ("gauderio/envido/contagem/3",), ("AMB-G40",)),
        sung_flor_voids=Cited(None, ("gauderio/flor/1",)),
        must_sing=Cited(options["flor_mandatory"] == "must_sing", ("gauderio/flor/2",), ("AMB-G40",)),
        flor_contest=Cited(None, ("gauderio/flor/5",)),
        tie=Cited(tie, ("gauderio/envido/3", "gauderio/envido/envido/aceitar"), ("AMB-G02",)),
        flor_tie=Cited(tie, ("gauderio/flor/5",), ("AMB-G45",)),
    )


def _truco(base: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    return (
        (f"gauderio/truco/{base}/aceitar", f"gauderio/pontos-truco/{base}"),
        (f"gauderio/truco/{base}/fugir",),
        (f"gauderio/truco/{base}/0", "gauderio/truco/5", "gauderio/truco/3"),
    )


def truco(options: Mapping[str, str]) -> Ladder:
    """Truco 2, Retruco 3, Vale 4; refusing pays the step before."""
    rows: list[Row] = []
    calls: tuple[str, ...] = ()
    page = "gauderio/truco/"
    for word, base, take, leave in (("truco", "truco", 2, 1), ("retruco", "retruco", 3, 2), ("vale_4", "vale-4", 4, 3)):
        calls = (*calls, word)
        taken, left, answers = _truco(base)
        raised = ("AMB-G21",) if len(calls) > 1 else ()
        rows.append(
            Row(calls=calls, quero=Cited(take, taken), nao_quero=Cited(leave, left, raised), answers=answers,
                called={"retruco": (page + "truco/retruco",), "vale_4": (page + "retruco/vale-4",)}.get(word, ()))
        )  # fmt: skip
    bonus = Cited(1, ("gauderio/def/ir-ao-baralho", "gauderio/truco/truco/fugir"), ("AMB-G22",))
    return ladder(
        ("truco", "retruco", "vale_4"),
        Cited(None, ("gauderio/truco/truco/0", "gauderio/truco/2")),
        rows,
        refused_in_first_trick=bonus if options["fold_first_trick_envido_bonus"] == "yes" else None,
    )


def envido(options: Mapping[str, str]) -> Ladder:
    """Return the closed list of envido sequences, under the switches that open it or change a price."""
    e, r, f = "envido", "real_envido", "falta_envido"
    page = "gauderio/envido/"
    alone = {"5_always": 5, "3_alone": 3, "7_over_envido": 5}[options["real_envido_value"]]
    over = {"5_always": 5, "3_alone": 5, "7_over_envido": 7}[options["real_envido_value"]]
    real = Cited(alone, (page + "real/aceitar", "gauderio/pontos-envido/real-envido"), ("AMB-G06",))
    real_over = Cited(over, (page + "real-over-envido/aceitar",), ("AMB-G06",))
    falta: Cited[Amount] = Cited("falta", (page + "falta/aceitar", "gauderio/pontos-envido/falta-envido"))
    falta_over: Cited[Amount] = Cited("falta", (page + "falta-over-real/aceitar",), ("AMB-G30",))
    falta_over_envido: Cited[Amount] = Cited("falta", (page + "envido/falta", page + "falta/aceitar"), ("AMB-G30",))
    left_falta = Cited(1, (page + "falta/fugir",))
    left_over_envido = Cited(
        int(options["falta_over_envido_refused"]), (page + "envido/falta", page + "falta/fugir"), ("AMB-G03",)
    )
    left_over_real = Cited(5, (page + "falta-over-real/fugir",))
    left_after_both = Cited(5, (page + "falta-over-real/fugir", page + "real-over-envido/falta"), ("AMB-G04",))
    after_real = (page + "real/0",)
    after_over = (page + "real-over-envido/0",)
    after_falta = (page + "falta/0",)
    after_falta_over = (page + "falta-over-real/0",)
    rows = [
        Row(calls=(e,), quero=Cited(2, (page + "envido/aceitar", "gauderio/pontos-envido/envido", "gauderio/visao/5")),
            nao_quero=Cited(1, (page + "envido/fugir",)), answers=(page + "envido/0",), answers_readings=("AMB-G07",)),
        Row(calls=(r,), quero=real, nao_quero=Cited(1, (page + "real/fugir",), ("AMB-G05",)),
            answers=after_real, answers_readings=("AMB-G08",)),
        Row(calls=(f,), quero=falta, nao_quero=left_falta, answers=after_falta),
        Row(calls=(e, r), quero=real_over, nao_quero=Cited(2, (page + "real-over-envido/fugir",)),
            answers=after_over, answers_readings=("AMB-G08",), called=(page + "envido/real",)),
        Row(calls=(e, f), quero=falta_over_envido, nao_quero=left_over_envido, answers=after_falta,
            called=(page + "envido/falta",)),
        Row(calls=(r, f), quero=falta_over, nao_quero=left_over_real, answers=after_falta_over,
            called=(page + "real/falta",)),
        Row(calls=(e, r, f), quero=falta_over, nao_quero=left_after_both, answers=after_falta_over,
            called=(page + "real-over-envido/falta",)),
    ]  # fmt: skip
    if options["allow_envido_envido"] == "yes":
        taken = 9 if options["real_envido_value"] == "7_over_envido" else 5
        listed, by = (page + "envido/0",), ("AMB-G07",)
        rows += [
            Row(calls=(e, e), quero=Cited(4, listed, by), nao_quero=Cited(2, listed, by), answers=listed,
                answers_readings=by),
            Row(calls=(e, e, r), quero=Cited(taken, real_over.cites, ("AMB-G07", "AMB-G06")),
                nao_quero=Cited(4, listed, by), answers=after_over, answers_readings=("AMB-G08",)),
            Row(calls=(e, e, f), quero=Cited("falta", falta_over_envido.cites, ("AMB-G07", "AMB-G30")),
                nao_quero=Cited(4, listed, by), answers=after_falta),
            Row(calls=(e, e, r, f), quero=Cited("falta", falta_over.cites, ("AMB-G07", "AMB-G30")),
                nao_quero=Cited(5, left_over_real.cites, ("AMB-G07", "AMB-G04")), answers=after_falta_over),
        ]  # fmt: skip
    if options["allow_real_real"] == "yes":
        by = ("AMB-G08",)
        for row in [row for row in rows if row.calls[-1] == r]:
            calls = (*row.calls, r)
            rows += [
                Row(calls=calls, quero=Cited(6, row.answers, by), nao_quero=Cited(3, row.answers, by),
                    answers=row.answers, answers_readings=by),
                Row(calls=(*calls, f), quero=Cited("falta", falta_over.cites, ("AMB-G08", "AMB-G30")),
                    nao_quero=Cited(5, left_over_real.cites, by), answers=after_falta_over),
            ]  # fmt: skip
    return ladder((e, r, f), Cited(None, (page + "quando/1",)), rows)


def flor(options: Mapping[str, str]) -> Ladder:
    """Flor, Contra-flor and Contra-flor e o Resto, under the switches that change their prices."""
    flor, cf, cfr = "flor", "contra_flor", "contra_flor_e_o_resto"
    flee = Cited(int(options["flor_flee"]), ("gauderio/flor/fugir",), ("AMB-G47",))
    resto: Amount = RESTO_BY_SWITCH[options["cfr_value"]]
    taken_resto = Cited(
        resto, ("gauderio/flor/contra-flor-resto", "gauderio/pontos-flor/contra-flor-resto/1"), ("AMB-G50",)
    )
    accept = options["flor_accept"]
    left_cf = None
    if options["contraflor_refused"] != "no_refusal":
        left_cf = Cited(
            int(options["contraflor_refused"]), ("gauderio/flor/contra-flor", "gauderio/flor/fugir"), ("AMB-G48",)
        )
    left_cfr = None
    if options["cfr_refused"] != "no_refusal":
        left_cfr = Cited(
            int(options["cfr_refused"]), ("gauderio/flor/contra-flor-resto", "gauderio/flor/fugir"), ("AMB-G49",)
        )
    answers = ("gauderio/flor/6",)
    rows = [
        Row(calls=(flor,), nao_quero=flee, answers=answers, answers_readings=("AMB-G46",),
            quero=None if accept == "no" else Cited(int(accept), ("gauderio/flor/5",), ("AMB-G46",)),
            sem_flor=Cited(3, ("gauderio/flor/4", "gauderio/flor/3", "gauderio/pontos-flor/flor/2"))),
        Row(calls=(flor, cf), nao_quero=left_cf, answers=("gauderio/flor/contra-flor",), answers_readings=("AMB-G48",),
            quero=Cited(6, ("gauderio/flor/contra-flor", "gauderio/pontos-flor/contra-flor/1")),
            called=("gauderio/flor/contra-flor",)),
        Row(calls=(flor, cfr), quero=taken_resto, nao_quero=left_cfr, answers=("gauderio/flor/contra-flor-resto",),
            answers_readings=("AMB-G49",), called=("gauderio/flor/contra-flor-resto",)),
        Row(calls=(flor, cf, cfr), quero=taken_resto, readings=("AMB-G49",),
            nao_quero=Cited(6, ("gauderio/flor/contra-flor-resto", "gauderio/flor/contra-flor")),
            answers=("gauderio/flor/contra-flor-resto",), answers_readings=("AMB-G49",)),
    ]  # fmt: skip
    each = Cited(3, ("gauderio/flor/4", "gauderio/pontos-flor/contra-flor/2"), ("AMB-G51", "AMB-G52"))
    return ladder(
        (flor, cf, cfr),
        Cited(None, ("gauderio/flor/2",)),
        rows,
        each_further_flor=each if options["flor_stack"] == "per_flor" else None,
    )


def match(options: Mapping[str, str]) -> MatchRules:
    """To 12 or 24; by default the hand is played out and the scores are compared."""
    twelve = Cited(12, ("gauderio/fim/1",), ("AMB-G28",))
    return MatchRules(
        targets=Cited((12, 24), ("gauderio/fim/1",)),
        default_target={2: twelve, 4: twelve},
        reached=Cited(None, ("gauderio/fim/1", "gauderio/visao/1", "gauderio/visao/3", "gauderio/ficha/4")),
        end_check=Cited(switch(options, "end_check"), ("gauderio/fim/1", "gauderio/fim/2"), ("AMB-G24",)),
        both_past=Cited(None, ("gauderio/fim/2",)),
        equal=Cited(switch(options, "tie_at_target"), ("gauderio/fim/1", "gauderio/fim/2"), ("AMB-G25",)),
    )


def conduct(options: Mapping[str, str]) -> Conduct:
    """Who may do what when (rules/procedures.md), under the switches that say otherwise."""
    quando = ("gauderio/envido/quando/1",)
    return Conduct(
        turn=Cited(None, ("gauderio/jogo/4", "gauderio/def/rodada"), ("AMB-G32",)),
        out_of_turn=Cited(switch(options, "out_of_turn"), ("gauderio/jogo/4", "gauderio/def/rodada"), ("AMB-G62",)),
        one_card=Cited(None, ("gauderio/def/rodada", "gauderio/jogo/4")),
        answer_first=Cited(None, ("gauderio/truco/truco/0", "gauderio/envido/envido/0"), ("AMB-G19",)),
        answer_by=Cited(
            switch(options, "answer_by"), ("gauderio/truco/truco/0", "gauderio/envido/envido/0"), ("AMB-G15",)
        ),
        answer_turn=Cited(None),
        challenged=Cited(None, ("gauderio/truco/5",)),
        truco_when=Cited(switch(options, "truco_out_of_turn"), ("gauderio/truco/4",), ("AMB-G19",)),
        truco_without_cards=Cited(None, ("gauderio/truco/4",), ("AMB-G64",)),
        late_raise=Cited("acceptor", ("gauderio/truco/5", "gauderio/truco/6"), ("AMB-G20",)),
        fold=Cited(True, ("gauderio/def/ir-ao-baralho",), ("AMB-G23",)),
        fold_price=Cited(None, ("gauderio/def/ir-ao-baralho",), ("AMB-G23",)),
        hide=Cited(switch(options, "hidden_cards"), ("gauderio/def/esconder/1",), ("AMB-G36",)),
        after_tie=Cited("free"),
        next_eldest=Cited(switch(options, "next_mao"), ("gauderio/jogo/1",), ("AMB-G55",)),
        ended={
            "tricks": Cited(None, ("gauderio/def/mao/2", "gauderio/jogo/5"), ("AMB-G33",)),
            "refused": Cited(None, ("gauderio/truco/truco/fugir",)),
            "folded": Cited(None, ("gauderio/def/ir-ao-baralho",), ("AMB-G23",)),
        },
        hand_paid=Cited(None, ("gauderio/truco/7",)),
        points=PointsConduct(
            envido_when=Cited(None, quando, ("AMB-G12",)),
            envido_after_truco=Cited(
                switch(options, "envido_after_truco"),
                ("gauderio/visao/4", "gauderio/envido/quando/1"),
                ("AMB-G09",),
            ),
            envido_closed=Cited(None, ("gauderio/visao/4", *quando), ("AMB-G09", "AMB-G56")),
            envido_callers=Cited(switch(options, "envido_callers"), ("gauderio/envido/quando/2",), ("AMB-G10",)),
            call_out_of_turn=Cited(options["call_out_of_turn"] == "yes", quando, ("AMB-G11",)),
            raise_after_card=Cited(None, ("gauderio/envido/envido/0", *quando), ("AMB-G13",)),
            raise_by_others=Cited(None, ("gauderio/envido/quando/2",), ("AMB-G63",)),
            hidden_counts=Cited(None, ("gauderio/def/esconder/1", "gauderio/envido/3"), ("AMB-G38",)),
            holder_not_envido=Cited(None, ("gauderio/flor/2", "gauderio/flor/1"), ("AMB-G43",)),
            envido_bars_rest=Cited(None, ("gauderio/visao/4", "gauderio/envido/envido/0"), ("AMB-G19",)),
            flor_when=Cited(None, ("gauderio/flor/2", "gauderio/flor/1"), ("AMB-G41",)),
            flor_over_truco=Cited(None, ("gauderio/flor/2",), ("AMB-G41",)),
            flor_over_envido=Cited(None, ("gauderio/flor/1",), ("AMB-G42",)),
            flor_bars_envido=Cited(None, ("gauderio/flor/1",)),
            flor_once=Cited(None, ("gauderio/flor/3",), ("AMB-G60",)),
            flor_duty=Cited(switch(options, "flor_mandatory"), ("gauderio/flor/2",), ("AMB-G40",)),
            flor_answered_by=Cited("holders", ("gauderio/flor/3", "gauderio/flor/6"), ("AMB-G59",)),
            accepted_waits_for_flor=Cited(
                options["flor_mandatory"] == "must_sing", ("gauderio/flor/1", "gauderio/flor/2"), ("AMB-G42",)
            ),
            may_deny_flor=Cited(False, ("gauderio/flor/2", "gauderio/flor/6"), ("AMB-G61",)),
            declare=Cited(None, ("gauderio/envido/3",), ("AMB-G39", "AMB-X03")),
        ),
    )


def build(options: Mapping[str, str]) -> Ruleset:
    """Put the record together under these switches."""
    return Ruleset(
        id="gauderio",
        deck=SPANISH,
        pack=Cited(40, ("gauderio/ficha/2", "gauderio/convencoes/1")),
        cards_each=Cited(3, ("gauderio/ficha/3", "gauderio/jogo/2")),
        seats=Cited(
            (2, 4),
            (
                "gauderio/jogadores/1",
                "gauderio/ficha/1",
                "gauderio/jogadores/2",
                "gauderio/jogadores/3",
                "gauderio/jogadores/4",
            ),
        ),
        hand_value=Cited(1, ("gauderio/visao/2", "gauderio/def/mao/1")),
        order=fixed_order(ORDER),
        vira=Cited(False),
        trick=TRICK,
        hand=HAND,
        count=count(options),
        ladders={"truco": truco(options), "envido": envido(options), "flor": flor(options)},
        falta=FaltaRules(
            rule=Cited(switch(options, "falta_rule"), ("gauderio/def/falta",), ("AMB-G29",)),
            past_target=Cited(True),
            plus=Cited(6, ("gauderio/pontos-flor/contra-flor-resto/1",), ("AMB-G50",)),
        ),
        match=match(options),
        dealt=Cited(None, ("gauderio/visao/6",)),
        conduct=conduct(options),
        options=options,
    )
