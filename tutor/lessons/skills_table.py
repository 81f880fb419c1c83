"""The skills as data: id, rulebooks (G Gaudério, C Cego, K Claudista), what each teaches, what it needs before it.

What is taught are clauses, written with ``*`` and ``{a,b}``, and readings. Needs count where the rulebook has them.
"""

from __future__ import annotations

from typing import Final

TABLE: Final = (
    (
        "table",
        "G C K",
        (
            "gauderio/{titulo,jogadores,ficha}/* gauderio/visao/{1,2,3,6} cego/{titulo,partida}/* cego/mao/1 "
            "claudista/{titulo,intro}/*"
        ),
        "",
    ),
    (
        "words",
        "G C K",
        "gauderio/def/* gauderio/definicoes/titulo cego/mao/* claudista/def/* claudista/regras/titulo AMB-G18 AMB-C04",
        "table",
    ),
    ("rank", "G C K", "gauderio/convencoes/{titulo,1,2} cego/valores/* claudista/def/sequencia", "words"),
    (
        "rank.vs_points",
        "G C",
        "gauderio/convencoes/2 gauderio/envido/contagem/{1,2} cego/valores/*",
        "rank envido.count",
    ),
    ("manilha.fixed", "G C", "gauderio/convencoes/3 cego/valores/{01,02,03,04}", "rank"),
    ("manilha.vira", "K", "claudista/def/{manilhas,vira,manilha-nova,ordem-manilhas} AMB-K01", "rank"),
    (
        "trick",
        "G C K",
        (
            "gauderio/jogo/* gauderio/def/rodada cego/jogo/{titulo,1,2,3} cego/mao/2 "
            "claudista/{2.18,3/titulo,3.1,3.2,3.5,3.6} claudista/def/{rodada,mao/1}"
        ),
        "rank manilha.fixed manilha.vira",
    ),
    (
        "tie",
        "G C K",
        "gauderio/def/empatar gauderio/empate/0 cego/jogo/6 claudista/3.7 AMB-G34 AMB-C50 AMB-K03",
        "trick",
    ),
    (
        "tie.hand",
        "G C K",
        "gauderio/empate/{1,2,4} gauderio/def/mao/2 cego/jogo/{4,5} claudista/{3.7.1,3.7.2,3.7.4}",
        "tie",
    ),
    (
        "tie.three",
        "G C K",
        "gauderio/empate/{3,5} cego/jogo/6 cego/mao/4 claudista/{3.7.3,3.7.5,3.8,5.4} AMB-C07 AMB-G31",
        "tie.hand",
    ),
    (
        "hide",
        "G K",
        "gauderio/def/esconder/* claudista/def/carta-escondida claudista/{3.3,3.4,3.9,3.9/2} AMB-G36 AMB-K08",
        "tie",
    ),
    (
        "truco.ladder",
        "G C K",
        (
            "gauderio/pontos-truco/* gauderio/truco/{titulo,1,2,3,7} gauderio/truco/{truco,retruco,vale-4}/* "
            "cego/truco/{titulo,2} cego/tentos-truco/* claudista/{4/titulo,4.1,4.3,4.4,4.7} claudista/def/{truco,mao/2}"
        ),
        "tie",
    ),
    (
        "truco.raise",
        "G C K",
        "gauderio/truco/{5,6} cego/repiques/* claudista/{4.5,4.6,4.8,4.8/2} AMB-G21 AMB-K15",
        "truco.ladder",
    ),
    (
        "truco.when",
        "G C K",
        "gauderio/truco/4 gauderio/def/ir-ao-baralho cego/truco/{1,3,4} claudista/4.2 AMB-G09 AMB-K14",
        "truco.raise envido.when",
    ),
    (
        "envido.count",
        "G C",
        "gauderio/envido/{titulo,1,3} gauderio/envido/contagem/* cego/contagem-envido/*",
        "words",
    ),
    (
        "envido.when",
        "G C",
        "gauderio/visao/4 gauderio/envido/quando/* cego/pontos/{titulo,1} cego/envido/{1,2}",
        "envido.count trick",
    ),
    (
        "envido.pays",
        "G C",
        "gauderio/visao/5 gauderio/envido/2 cego/pontos/2 cego/envido/{5,6} cego/mao/3",
        "envido.when",
    ),
    (
        "envido.price",
        "G C",
        (
            "gauderio/pontos-envido/* gauderio/envido/{envido,real,real-over-envido}/* "
            "gauderio/envido/{falta,falta-over-real}/fugir cego/tentos-envido/* cego/envido/4"
        ),
        "envido.when",
    ),
    (
        "envido.raise",
        "G C",
        "gauderio/envido/{envido,real,real-over-envido,falta}/0 cego/repiques/* cego/envido/3 AMB-G07 AMB-C15",
        "envido.price",
    ),
    ("falta", "G C", "gauderio/def/falta gauderio/envido/{falta,falta-over-real}/* cego/falta/*", "envido.price"),
    (
        "flor",
        "G C",
        (
            "gauderio/flor/{titulo,1,2,3} gauderio/pontos-flor/{titulo,flor/1} cego/flor/* "
            "cego/flor-tentos/{bonus,proibido-envidar} AMB-G40 AMB-G59 AMB-C30 AMB-C43"
        ),
        "envido.count",
    ),
    (
        "flor.price",
        "G C",
        (
            "gauderio/flor/{4,5,6,contra-flor,contra-flor-resto,fugir} gauderio/pontos-flor/* cego/contagem-flor/* "
            "cego/tentos-flor/* cego/flor-tentos/* cego/flor-embate/*"
        ),
        "flor",
    ),
    (
        "eleven",
        "K",
        "claudista/{5/titulo,5.1,5.2,5.3,5.4,5.5} claudista/def/mao-de-11 AMB-K19 AMB-K24",
        "truco.raise tie.three",
    ),
    (
        "dark",
        "K",
        "claudista/{6/titulo,6.1,6.2,6.2/2,6.3,6.4,6.5,6.6,6.7,6.8,6.9,6.10} claudista/def/mao-escura",
        "eleven",
    ),
    ("kings", "K", "claudista/{1/titulo,1.1,1.2,1.3} AMB-K67", "words"),
    (
        "cut",
        "K",
        (
            "claudista/{2/titulo,2.1,2.2,2.3,2.4,2.5,2.6,2.7,2.8,2.8/2,2.9,2.9/2,2.10,2.10/2,2.11,2.12,2.13,2.15,2.16,2.17}"
            " claudista/def/movimento/* claudista/def/queimar"
        ),
        "kings",
    ),
    (
        "deal_errors",
        "K",
        "claudista/{2.14,2.14/2,2.19,2.20,2.21,2.22,2.22/2,2.22/3,2.23,2.24,2.25,2.26}",
        "cut",
    ),
    (
        "match",
        "G C K",
        (
            "gauderio/fim/* gauderio/visao/3 gauderio/ficha/4 cego/partida/{1,4,5} cego/falta/2 claudista/intro/{6,7} "
            "AMB-G24 AMB-C18 AMB-K71"
        ),
        "truco.ladder envido.pays",
    ),
    ("supplementary", "K", "claudista/{7/titulo,7.1,7.2,7.3,7.4,7.5,7.6,7.7}", "table"),
    ("contrast", "G C K", "", "tie.three truco.when falta flor.price"),
    (
        "silence",
        "G C K",
        (
            "AMB-G01 AMB-G02 AMB-G03 AMB-G09 AMB-G46 AMB-G48 AMB-G50 AMB-C07 AMB-C14 AMB-C15 AMB-C21 AMB-C30 "
            "AMB-K01 AMB-K08 AMB-K14 AMB-K19"
        ),
        "contrast",
    ),
    ("full_hand", "G C K", "", "*"),
)
"""The rows in the order in which one who learns all of them would meet them."""
