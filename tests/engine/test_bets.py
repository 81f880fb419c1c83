"""What every sequence of calls pays: the tables of the three documents, typed in by hand with their clauses."""

from __future__ import annotations

from itertools import product

import pytest

from tests.engine.bets import FALTA, WORDS, N, Q, S, calls, paid
from tutor.engine import RuleError, price, ruleset

GT, GE, GF = "gauderio/truco/", "gauderio/envido/", "gauderio/flor/"
CT, CE, CF, CM = "cego/tentos-truco/", "cego/tentos-envido/", "cego/tentos-flor/", "cego/flor-embate/"
# rulebook, kind, calls, answer, points ("falta" by the score), a clause it rests on, readings it must name
TABLE = [
    ("gauderio", "truco", "T", Q, 2, GT + "truco/aceitar", ()),
    ("gauderio", "truco", "T", N, 1, GT + "truco/fugir", ()),
    ("gauderio", "truco", "T RT", Q, 3, GT + "retruco/aceitar", ()),
    ("gauderio", "truco", "T RT", N, 2, GT + "retruco/fugir", ("AMB-G21",)),
    ("gauderio", "truco", "T RT V4", Q, 4, GT + "vale-4/aceitar", ()),
    ("gauderio", "truco", "T RT V4", N, 3, GT + "vale-4/fugir", ("AMB-G21",)),
    ("gauderio", "envido", "E", Q, 2, GE + "envido/aceitar", ()),
    ("gauderio", "envido", "E", N, 1, GE + "envido/fugir", ()),
    ("gauderio", "envido", "R", Q, 5, GE + "real/aceitar", ("AMB-G06",)),
    ("gauderio", "envido", "R", N, 1, GE + "real/fugir", ("AMB-G05",)),
    ("gauderio", "envido", "E R", Q, 5, GE + "real-over-envido/aceitar", ("AMB-G06",)),
    ("gauderio", "envido", "E R", N, 2, GE + "real-over-envido/fugir", ()),
    ("gauderio", "envido", "F", Q, "falta", GE + "falta/aceitar", ()),
    ("gauderio", "envido", "F", N, 1, GE + "falta/fugir", ()),
    ("gauderio", "envido", "E F", Q, "falta", GE + "envido/falta", ("AMB-G30",)),
    ("gauderio", "envido", "E F", N, 2, GE + "envido/falta", ("AMB-G03",)),
    ("gauderio", "envido", "R F", Q, "falta", GE + "falta-over-real/aceitar", ("AMB-G30",)),
    ("gauderio", "envido", "R F", N, 5, GE + "falta-over-real/fugir", ()),
    ("gauderio", "envido", "E R F", Q, "falta", GE + "falta-over-real/aceitar", ("AMB-G30",)),
    ("gauderio", "envido", "E R F", N, 5, GE + "falta-over-real/fugir", ("AMB-G04",)),
    ("gauderio", "flor", "FL", S, 3, GF + "4", ()),
    ("gauderio", "flor", "FL", N, 4, GF + "fugir", ("AMB-G47",)),
    ("gauderio", "flor", "FL CF", Q, 6, GF + "contra-flor", ()),
    ("gauderio", "flor", "FL CF", N, 4, GF + "fugir", ("AMB-G48",)),
    ("gauderio", "flor", "FL CFR", Q, "falta", GF + "contra-flor-resto", ("AMB-G50",)),
    ("gauderio", "flor", "FL CFR", N, 4, GF + "fugir", ("AMB-G49",)),
    ("gauderio", "flor", "FL CF CFR", Q, "falta", GF + "contra-flor-resto", ("AMB-G50", "AMB-G49")),
    ("gauderio", "flor", "FL CF CFR", N, 6, GF + "contra-flor", ("AMB-G49",)),
    ("cego", "truco", "T", Q, 2, CT + "truco", ()),
    ("cego", "truco", "T", N, 1, CT + "truco", ()),
    ("cego", "truco", "T RT", Q, 3, CT + "retruco", ()),
    ("cego", "truco", "T RT", N, 2, CT + "retruco", ()),
    ("cego", "truco", "T RT V4", Q, 4, CT + "vale-4", ()),
    ("cego", "truco", "T RT V4", N, 3, CT + "vale-4", ()),
    ("cego", "envido", "E", Q, 2, CE + "envido", ()),
    ("cego", "envido", "E", N, 1, CE + "envido", ()),
    ("cego", "envido", "E E", Q, 4, CE + "envido-envido", ()),
    ("cego", "envido", "E E", N, 2, CE + "envido-envido", ()),
    ("cego", "envido", "E R", Q, 5, CE + "envido-real", ()),
    ("cego", "envido", "E R", N, 2, CE + "envido-real", ()),
    ("cego", "envido", "R", Q, 3, CE + "real", ()),
    ("cego", "envido", "R", N, 1, CE + "real", ()),
    ("cego", "envido", "R R", Q, 6, CE + "real-real", ()),
    ("cego", "envido", "R R", N, 3, CE + "real-real", ("AMB-C17",)),
    ("cego", "envido", "F", Q, "falta", CE + "falta", ()),
    ("cego", "envido", "F", N, 1, CE + "falta", ()),
    ("cego", "envido", "E F", Q, "falta", CE + "falta", ("AMB-C15",)),
    ("cego", "envido", "E F", N, 2, "cego/repiques/1", ("AMB-C15",)),
    ("cego", "envido", "R F", Q, "falta", CE + "falta", ("AMB-C15",)),
    ("cego", "envido", "R F", N, 3, "cego/repiques/1", ("AMB-C15",)),
    ("cego", "envido", "E E F", Q, "falta", CE + "falta", ("AMB-C15",)),
    ("cego", "envido", "E E F", N, 4, "cego/repiques/1", ("AMB-C15",)),
    ("cego", "envido", "E R F", Q, "falta", CE + "falta", ("AMB-C15",)),
    ("cego", "envido", "E R F", N, 5, "cego/repiques/1", ("AMB-C15",)),
    ("cego", "envido", "R R F", Q, "falta", CE + "falta", ("AMB-C15",)),
    ("cego", "envido", "R R F", N, 6, "cego/repiques/1", ("AMB-C15",)),
    ("cego", "flor", "FL", S, 3, "cego/flor-tentos/e-boa", ()),
    ("cego", "flor", "FL", N, 3, CF + "flor", ("AMB-C24",)),
    ("cego", "flor", "FL CF", Q, 6, CM + "cf-3", ()),
    ("cego", "flor", "FL CF", N, 3, CM + "cf-2/2", ()),
    ("cego", "flor", "FL CFR", Q, "falta", CM + "cfr-3", ("AMB-C21",)),
    ("cego", "flor", "FL CFR", N, 6, CM + "cfr-2/2", ("AMB-C26",)),
    ("cego", "flor", "FL CF CFR", Q, "falta", CM + "cfr-3", ("AMB-C21", "AMB-C27")),
    ("cego", "flor", "FL CF CFR", N, 6, CM + "cfr-2/2", ("AMB-C27",)),
    ("claudista", "truco", "T", Q, 3, "claudista/4.4", ()),
    ("claudista", "truco", "T", N, 1, "claudista/4.7", ()),
    ("claudista", "truco", "T 6", Q, 6, "claudista/4.5", ()),
    ("claudista", "truco", "T 6", N, 3, "claudista/4.8", ()),
    ("claudista", "truco", "T 6 9", Q, 9, "claudista/4.6", ()),
    ("claudista", "truco", "T 6 9", N, 6, "claudista/4.7", ()),
    ("claudista", "truco", "T 6 9 12", Q, 12, "claudista/4.6", ()),
    ("claudista", "truco", "T 6 9 12", N, 9, "claudista/4.7", ()),
]


@pytest.mark.parametrize(
    ("clause", "name", "kind", "text", "answer", "points", "readings"),
    [
        pytest.param(clause, name, kind, text, answer, points, readings, id=f"{clause}-{text}-{answer}")
        for name, kind, text, answer, points, clause, readings in TABLE
    ],
)
def test_prices_by_clause(clause, name, kind, text, answer, points, readings):
    ruling = paid(ruleset(name), kind, text, answer)

    assert (FALTA[name] if points == "falta" else points) == ruling.value
    assert clause in ruling.clauses
    assert set(readings) <= set(ruling.readings)


@pytest.mark.parametrize(("name", "kind"), WORDS)
def test_the_lists_of_calls_and_answers_are_closed(name, kind):
    """Every sequence of up to four calls and every answer that is not in the table is refused with its clauses."""
    rules = ruleset(name)
    listed = {(text, answer) for of, what, text, answer, *_ in TABLE if (of, what) == (name, kind)}
    sequences = {text for text, _ in listed}
    words = WORDS[name, kind].split()
    for length in range(5):
        for text in map(" ".join, product(words, repeat=length)):
            for answer in (Q, N, S):
                if (text, answer) in listed:
                    continue
                with pytest.raises(RuleError) as error:
                    paid(rules, kind, text, answer)
                expected = "illegal_answer" if text in sequences else "illegal_call"
                assert expected == error.value.code, (text, answer)
                assert error.value.cites, (text, answer)


@pytest.mark.parametrize(
    ("name", "kind", "text", "known"),
    [
        ("gauderio", "envido", "E E", ("real_envido", "falta_envido")),
        ("gauderio", "envido", "R R", ("falta_envido",)),
        ("gauderio", "truco", "T V4", ("retruco",)),
        ("cego", "envido", "E E R", ("falta_envido",)),
        ("claudista", "truco", "T 9", ("seis",)),
        ("gauderio", "flor", "CF", ("flor",)),
        ("cego", "envido", "F E", ()),
    ],
)
def test_a_call_that_does_not_fit_names_those_that_do(name, kind, text, known):
    with pytest.raises(RuleError) as error:
        paid(ruleset(name), kind, text, Q)

    assert ("illegal_call", known) == (error.value.code, error.value.facts["known"])


@pytest.mark.parametrize("kind", ["envido", "flor"])
def test_claudista_has_neither_envido_nor_flor(kind):
    with pytest.raises(RuleError) as error:
        price(ruleset("claudista"), kind, [kind], Q)

    assert ("not_in_rules", ("AMB-X01",)) == (error.value.code, error.value.readings)


@pytest.mark.parametrize(("name", "kind", "text"), [("gauderio", "envido", "F"), ("cego", "flor", "FL CFR")])
def test_a_falta_needs_the_score(name, kind, text):
    with pytest.raises(RuleError) as error:
        price(ruleset(name), kind, calls(text), Q)

    assert "missing_score" == error.value.code


@pytest.mark.parametrize(
    ("name", "kind", "text", "answer", "undetermined"),
    [
        ("gauderio", "truco", "T RT", N, False), ("gauderio", "envido", "E F", N, True),
        ("gauderio", "envido", "E R F", N, False), ("gauderio", "flor", "FL", N, False),
        ("gauderio", "flor", "FL", S, False), ("gauderio", "flor", "FL CF", Q, False),
        ("gauderio", "flor", "FL CF", N, True), ("gauderio", "flor", "FL CFR", Q, True),
        ("cego", "envido", "E F", N, True), ("cego", "envido", "R R", N, False),
        ("cego", "flor", "FL CFR", Q, True), ("cego", "flor", "FL CFR", N, False),
        ("cego", "flor", "FL CF CFR", N, True), ("claudista", "truco", "T 6", N, False),
    ],
)  # fmt: skip
def test_prices_that_the_document_leaves_open(name, kind, text, answer, undetermined):
    assert undetermined == paid(ruleset(name, strict=True), kind, text, answer).undetermined
