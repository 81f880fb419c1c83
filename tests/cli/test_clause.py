"""`truco-tutor clause`, run as people and programs run it."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tutor.cli import app
from tutor.cli.arguments import language, rulebook
from tutor.cli.clause_json import table
from tutor.cli.clause_lookup import Asked, look_up
from tutor.cli.clause_text import told
from tutor.rulebook import RULEBOOKS, clause, clauses, option, options, reading, readings

COMMAND = (sys.executable, "-c", "from tutor.cli import main; main()")
ROOT = Path(__file__).parents[2]


def run(*args, **env):
    clean = {name: value for name, value in os.environ.items() if name != "TRUCO_TUTOR_LANG"}
    return subprocess.run(
        [*COMMAND, *args], capture_output=True, text=True, check=False, encoding="utf-8", cwd=ROOT, env=clean | env
    )


def here(*args, **env):
    """The same without a new process, for what does not depend on one."""
    return CliRunner().invoke(app, args, env={"TRUCO_TUTOR_LANG": None} | env, prog_name="truco-tutor")


def said(*args, **env):
    done = here("clause", *args, **env)
    assert (0, "") == (done.exit_code, done.stderr)
    return done.stdout


def answer(*args):
    return json.loads(said(*args, "--json"))


def asked(words, lang="pt-BR", rules=None, topic=None):
    return Asked(words=words, rules=rules, topic=topic, lang=lang)


def test_a_clause_by_id_in_portuguese():
    shown = said("gauderio/flor/5")

    assert shown.startswith("gauderio/flor/5\n")
    assert clause("gauderio/flor/5").pt in shown
    assert "Truco Gaudério, linha 143 · flor · contagem" in shown
    assert clause("gauderio/flor/5").example in shown
    assert "AMB-G02 (leitura nossa) " + reading("AMB-G02").question_pt in shown
    assert "Seguimos: " + reading("AMB-G02").position("mao").pt in shown
    assert "Muda-se com a chave envido_tie." in shown


def test_a_clause_by_id_in_english_has_no_portuguese_in_it():
    item = clause("gauderio/flor/5")
    shown = said("gauderio/flor/5", "--lang", "en")

    assert item.en in shown
    assert "Truco Gaudério, line 143 · flor · count" in shown
    assert "AMB-G02 (our reading) " + reading("AMB-G02").question_en in shown
    assert not [text for text in (item.pt, item.example, "leitura", "linha") if text in shown]


def test_a_process_of_its_own_answers_alike():
    text, table, unknown = (
        run("clause", "mao de onze"),
        run("clause", "AMB-G02", "--json"),
        run("clause", "cego/mao/33"),
    )

    assert (0, said("mao", "de", "onze"), "") == (text.returncode, text.stdout, text.stderr)
    assert (0, answer("AMB-G02"), "") == (table.returncode, json.loads(table.stdout), table.stderr)
    assert (1, "", here("clause", "cego/mao/33").stderr) == (unknown.returncode, unknown.stdout, unknown.stderr)


def test_lines_of_a_clause_that_spans_several():
    item = next(found for found in clauses() if found.end_line > found.line)

    assert f"linhas {item.line} a {item.end_line} ·" in said(item.id)
    assert f"lines {item.line} to {item.end_line} ·" in said(item.id, "--lang", "en")


def test_what_only_informs_says_so():
    assert "Nada a cobrar na mesa" in said("claudista/intro/1")


def test_a_reading_by_id():
    item = reading("AMB-C07")
    shown = said("amb-c07")

    assert "Leitura nossa · o documento não diz · empate · Truco Cego" in shown
    assert f"mao (a que seguimos): {item.position('mao').pt}" in shown
    assert f"nobody: {item.position('nobody').pt}" in shown
    assert item.why_pt in shown
    assert "Chave: all_tied" in shown
    assert all(name in shown for name in (*item.clauses, *item.see))


def test_a_switch_by_name_with_its_values_in_each_rulebook():
    shown = said("allow-fold", "--lang", "en")

    assert option("allow_fold").en in shown
    cego, claudista = shown.split("In Truco Cego:")[1].split("In Truco Claudista:")
    assert f"yes (default): {reading('AMB-C39').position('yes').en}" in cego
    assert f"no (default): {reading('AMB-K75').position('no').en}" in claudista
    assert reading("AMB-K75").question_en in claudista


def test_words_give_a_list_of_hits_and_readings():
    shown = said("mao", "de", "onze")

    assert "claudista/def/mao-de-11" == shown.splitlines()[1].strip()
    assert clause("claudista/5.5").pt in shown
    assert "leituras nossas" in shown
    assert shown == said("MÃO de 11")


def test_a_number_is_enough_where_it_is_plain():
    assert said("claudista/3.7.4") == said("3.7.4")


def test_a_section_lists_what_is_in_it():
    listed = answer("gauderio/envido/contagem")["clauses"]

    assert [it.id for it in clauses() if it.id.startswith("gauderio/envido/contagem/")] == [it["id"] for it in listed]


def test_a_topic_by_its_name_in_the_language_or_by_its_key():
    by_key = answer("--topic", "mao-escura")

    assert [it.id for it in clauses(topic="mao-escura")] == [it["id"] for it in by_key["clauses"]]
    assert (
        by_key
        == answer("--topic", "Mão escura")
        == answer("--topic", "dark hand", "--lang", "en") | {name: by_key[name] for name in ("clauses", "readings")}
    )


def test_nothing_asked_gives_an_overview():
    shown = said()

    assert "Truco Gaudério: 120 cláusulas, 67 leituras nossas, 24 chaves" in shown
    counted = {it["rules"]: (it["clauses"], sum(it["topics"].values())) for it in answer()["rulebooks"]}
    assert {"gauderio": (120, 120), "cego": (97, 97), "claudista": (115, 115)} == counted


def test_json_of_a_clause_has_stable_keys():
    given = answer("gauderio/flor/5", "--lang", "en")
    item = clause("gauderio/flor/5")

    names = ("id", "rules", "line", "end_line", "kind", "topic", "pt", "en", "testable", "example", "enforceable")
    extra = ("type", "document", "text", "readings")
    assert {*names, *extra} == set(given)
    assert {name: getattr(item, name) for name in names} == {name: given[name] for name in names}
    assert ("clause", item.en) == (given["type"], given["text"])
    assert {
        "id": "AMB-G02", "kind": "silent", "question": reading("AMB-G02").question_en, "default": "mao",
        "position": reading("AMB-G02").position().en, "option": "envido_tie",
    } == given["readings"][0]  # fmt: skip


def test_json_of_a_reading_and_of_a_switch():
    ours, switch = answer("AMB-G02"), answer("end_check")

    assert ("reading", "mao", "envido_tie") == (ours["type"], ours["default"], ours["option"])
    assert ["mao", "nobody", "redo"] == [position["key"] for position in ours["positions"]]
    assert {"mao": "A +2", "nobody": "0", "redo": "no fixed result"} == ours["cases"][0]["outcomes"]
    assert {"values": ["end_of_hand", "immediate"], "default": "immediate"} == switch["rules"]["cego"]
    assert ["AMB-G24", "AMB-C18", "AMB-K71"] == [item["id"] for item in switch["readings"]]


@pytest.mark.parametrize(
    ("args", "status", "code", "nearest"),
    [(["gauderio/flor/55"], 1, "unknown_id", "gauderio/flor/5"), (["AMB-G2222"], 1, "unknown_id", "AMB-G22"),
     (["manilia"], 1, "not_found", "manilha"), (["envido_tye"], 1, "not_found", "envido_tie"),
     (["flor", "xyzzy"], 1, "not_found", "flor"), (["xyzzy"], 1, "not_found", None),
     (["gauderio/flor/5", "--rules", "cego"], 1, "elsewhere", None),
     (["3.7.4", "--rules", "gauderio"], 1, "elsewhere", "claudista/3.7.4"),
     (["3.7.4", "--topic", "envido"], 1, "elsewhere", "claudista/3.7.4"),
     (["flor", "--rules", "gauderios"], 2, "bad_rules", "gauderio"), (["flor", "--rules", "?"], 2, "bad_rules", "cego"),
     (["--topic", "envidos"], 2, "bad_topic", "envido"), (["flor", "--lang", "fr"], 2, "bad_lang", "en")],
)  # fmt: skip
def test_what_cannot_be_answered_says_what_and_what_is_near(args, status, code, nearest):
    plain, told_json = here("clause", *args), here("clause", *args, "--json")

    assert (status, status) == (plain.exit_code, told_json.exit_code)
    assert ("", "") == (plain.stdout, told_json.stderr)
    error = json.loads(told_json.stdout)["error"]
    assert (code, plain.stderr.strip()) == (error["code"], error["message"])
    assert 1 == len(plain.stderr.strip().splitlines())
    assert nearest in ([*error["nearest"], None] if nearest is None else error["nearest"])
    assert nearest is None or nearest in error["message"]


@pytest.mark.parametrize("args", [["--rulez", "cego"], ["flor", "--lang"], ["--json=yes"]])
def test_bad_usage_is_no_traceback(args):
    done = run("clause", *args)  # a process of its own: a traceback would show

    assert (2, "") == (done.returncode, done.stdout)
    assert "Traceback" not in done.stderr
    assert args[-1].partition("=")[0] in done.stderr or args[0] in done.stderr


def test_the_rulebook_may_be_written_as_people_write_it():
    assert ["gauderio", "gauderio", "cego", None] == [
        rulebook(given, "pt-BR") for given in ("Gaudério", "TRUCO GAUDÉRIO", "cego", None)
    ]


def test_the_language_comes_from_the_argument_the_environment_or_is_portuguese(monkeypatch):
    assert clause("cego/mao/3").en in said("cego/mao/3", TRUCO_TUTOR_LANG="en")
    assert clause("cego/mao/3").pt in said("cego/mao/3", "--lang", "pt", TRUCO_TUTOR_LANG="en")
    monkeypatch.setenv("TRUCO_TUTOR_LANG", "tlh")
    assert ("pt-BR", "en", "pt-BR") == (language(), language("en-GB"), language("pt_BR"))


def test_on_a_terminal_it_is_coloured_and_in_a_pipe_plain():
    leader, follower = pty.openpty()
    env = os.environ | {"TERM": "xterm-256color", "COLUMNS": "60", "TRUCO_TUTOR_LANG": "pt-BR"}
    env.pop("NO_COLOR", None)
    with subprocess.Popen(
        [*COMMAND, "clause", "cego/mao/3"], stdout=follower, stderr=follower, cwd=ROOT, env=env
    ) as it:
        os.close(follower)
        shown = b""
        while True:
            try:
                more = os.read(leader, 4096)
            except OSError:  # the other end is closed
                break
            if not more:
                break
            shown += more
    os.close(leader)

    assert 0 == it.returncode
    assert b"\x1b[" in shown
    piped = run("clause", "cego/mao/3").stdout
    assert "\x1b[" not in piped
    assert clause("cego/mao/3").pt in [line.strip() for line in piped.splitlines()]


def test_a_poor_terminal_encoding_is_no_accident():
    done = run("clause", "gauderio/flor/5", PYTHONIOENCODING="ascii")

    assert (0, "") == (done.returncode, done.stderr)
    assert "gauderio/flor/5" in done.stdout


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_every_id_is_found_and_told(lang):
    """
    Every clause, reading and switch, by its id, as text and as a table, with no word of the interface missing.
    """
    for item in (*clauses(), *readings(), *options()):
        name = item.name if hasattr(item, "name") else item.id
        question = asked(name, lang)
        assert item == look_up(question) == look_up(asked(name.upper(), lang))
        lines = [line.text for line in told(item, lang)]
        assert name == lines[0]
        shown = item.question(lang) if hasattr(item, "positions") else item.text(lang)
        assert shown == lines[1]
        given = table(item, question)
        assert given == json.loads(json.dumps(given))
        assert name in (given.get("id"), given.get("name"))


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_narrowed_to_its_rulebook_a_clause_is_still_found(rules):
    for item in clauses(rules):
        assert item == look_up(asked(item.id, rules=rules, topic=item.topic))
