"""Golden files: `syntax/` beside their canonical form (not played), `bad/` beside the mistake to report."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.notation import (
    Answer,
    Call,
    ClauseRef,
    Comment,
    Good,
    HandBreak,
    Hide,
    Label,
    Line,
    NotationError,
    Play,
    Question,
    Variation,
    dump,
    parse,
    parse_prefix,
)
from tutor.notation.nodes import UNKNOWN
from tutor.notation.verbs import VERBS

HERE = Path(__file__).parent
GOOD = sorted(HERE.glob("syntax/*.truco"))
BAD = sorted(HERE.glob("bad/*.truco"))


def named(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", GOOD, ids=named)
def test_good_files_are_written_in_their_canonical_form(path):
    canonical = path.with_suffix(".canonical").read_text("utf-8")

    assert canonical == dump(parse(path.read_bytes()))
    assert canonical == dump(parse(canonical))


@pytest.mark.parametrize("path", BAD, ids=named)
def test_bad_files_are_refused_where_they_are_wrong(path):
    with pytest.raises(NotationError) as caught:
        parse(path.read_bytes())

    assert path.with_suffix(".expected").read_text("utf-8") == f"{caught.value}\n"


@pytest.mark.parametrize("path", BAD, ids=named)
def test_the_good_part_of_a_bad_file_is_a_file_itself(path):
    file, error = parse_prefix(path.read_bytes())

    assert path.stem == error.detail
    assert file is None or file == parse(dump(file))
    if path.stem.startswith(("expected", "unknown_verb", "bad", "unclosed_comment")):
        assert [Line] == [type(item) for item in file.body]  # the deal before the mistake


def test_good_files_use_every_verb():
    words = {
        word
        for path in GOOD
        for line in path.with_suffix(".canonical").read_text("utf-8").split("\n")
        for word in line.split()
    }

    unused = {"retruco", "vale_4", "seis", "nove", "doze", "real_envido", "falta_envido", "contra_flor_e_o_resto"}
    assert unused == set(VERBS) - words  # calls, which all have the same form


def body_of(name: str) -> tuple[Line | Variation, ...]:
    return parse((HERE / "syntax" / f"{name}.truco").read_bytes()).body


def test_annotations_keep_their_order_and_kind():
    envido, tie = body_of("empate-na-primeira")[2], body_of("empate-na-primeira")[7]

    assert (
        Comment("Duas de copas: 20 + 7 + 1 = 28."),
        ClauseRef("gauderio/envido/contagem/3"),
    ) == envido.annotations
    assert (Label("empate"), Comment("Seis contra seis: o naipe não desempata.")) == tie.annotations
    assert ("Seis contra seis: o naipe não desempata.",) == tie.comments("pt-BR")
    assert () == tie.comments("en")


def test_a_variation_leaves_the_main_line_untouched():
    body = body_of("empate-na-primeira")

    assert ["0 truco", "1 nao_quero", "= hand 0 1"] == [str(line.what) for line in body[10].body]
    assert "1 joga 3o" == str(body[11].what)


def test_a_comment_runs_over_lines_and_escapes_its_brace():
    line = next(
        item for item in body_of("partida-de-duas-maos") if isinstance(item, Line) and len(item.annotations) > 2
    )

    assert Comment("A comment that runs over } lines, with a \\ in it", "en") == line.annotations[0]
    assert [Question("trick"), Question("hand"), Question("bet", answer="nao_quero")] == list(line.annotations[3:6])


def test_words_are_read_as_what_they_mean_after_the_call_that_waits():
    acts = [item.what for item in body_of("partida-de-duas-maos") if isinstance(item, Line)]

    assert [Call(0, "flor"), Answer(1, "sem_flor")] == acts[1:3]  # boa to a flor
    assert [Call(0, "contra_flor"), Answer(1, "nao_quero")] == acts[6:8]  # achico to one
    assert Good(1) in acts  # boa after an accepted envido
    assert "1! truco" == str(acts[-1])


def test_in_the_dark_a_card_is_told_with_its_place():
    acts = [item.what for item in body_of("claudista-escura")]

    assert Play(1, acts[4].card, 2) == acts[4]
    assert "joga #2 Ap" == acts[4].spelling
    assert Play(2, UNKNOWN, 1) == acts[5].act
    assert Hide(2, UNKNOWN, 1, against="!") == acts[6]


def test_a_match_falls_into_hands():
    first, second = parse((HERE / "syntax" / "partida-de-duas-maos.truco").read_bytes()).hands

    assert HandBreak(1, 0) == first[0].what
    assert HandBreak(2) == second[0].what


@pytest.mark.parametrize(("waiting", "meaning"), [("flor", "sem_flor"), ("contra_flor", "boa"), ("envido", "boa")])
def test_boa_within_a_variation_answers_the_call_before_the_act_it_replaces(waiting, meaning):
    text = (
        f"truco = 1\nrules = \"cego\"\nplayers = [\"A\", \"B\"]\nactions = '''\n0 {waiting}\n1 quero\n( 1 boa )\n'''\n"
    )

    assert f"1 {meaning}" == str(parse(text).body[2].body[0].what)


def test_a_file_prints_as_its_notation():
    file = parse((HERE / "syntax" / "empate-na-primeira.truco").read_bytes())

    assert dump(file) == str(file)
