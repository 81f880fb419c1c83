"""`truco-tutor ask` as another program uses it: a pipe in, a pipe out, one reply a line."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time

import pytest

ASK = [sys.executable, "-c", "from tutor.cli import main; main()", "ask"]
QUERY = b'{"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"], "text": false, "id": %d}'


def ask(lines: bytes) -> tuple[list[dict], int]:
    run = subprocess.run(ASK, input=lines, capture_output=True, check=False, timeout=60)
    assert b"" == run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()], run.returncode


@pytest.fixture
def process():
    with subprocess.Popen(ASK, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as started:
        yield started
        started.stdin.close()
        assert 0 == started.wait(timeout=20)
        assert b"" == started.stderr.read()


def read(process, seconds=20):
    """What the process has written by now; waits for the first of it."""
    ready, _, _ = select.select([process.stdout], [], [], seconds)
    return os.read(process.stdout.fileno(), 1 << 16) if ready else b""


def test_every_line_is_answered_in_order():
    lines = [QUERY % 0, b"", b"nonsense", b"\xff", QUERY % 1, b"[" * 100_000, b'{"id": 2}', QUERY % 3]
    replies, status = ask(b"\n".join(lines) + b"\n")

    assert 0 == status
    assert [0, None, None, None, 1, None, 2, 3] == [reply.get("id") for reply in replies]
    assert [28, 28, 28] == [reply["value"] for reply in replies if "value" in reply]


@pytest.mark.parametrize(
    ("lines", "count"), [(b"", 0), (b"\n", 1), (QUERY % 1, 1), (b"\n\n", 2), (QUERY % 1 + b"\n", 1)]
)
def test_the_last_line_may_end_or_not(lines, count):
    replies, status = ask(lines)

    assert (count, 0) == (len(replies), status)


def test_a_reply_comes_before_the_next_question_is_asked(process):
    for i in range(3):
        process.stdin.write(QUERY % i + b"\n")
        process.stdin.flush()
        assert i == json.loads(read(process))["id"]


def test_half_a_line_waits_for_its_other_half(process):
    whole = QUERY % 7 + b"\n"
    for i in (3, 20, 50):
        process.stdin.write(whole[:i])
        process.stdin.flush()
        whole = whole[i:]
        time.sleep(0.05)
    assert b"" == read(process, seconds=0.2)
    process.stdin.write(whole)
    process.stdin.flush()

    assert 7 == json.loads(read(process))["id"]


def test_thousands_of_lines_at_once():
    replies, status = ask(b"\n".join(QUERY % i for i in range(5000)))

    assert 0 == status
    assert list(range(5000)) == [reply["id"] for reply in replies]


def test_a_line_longer_than_a_block():
    replies, _ = ask(b'{"id": "' + b"x" * 300_000 + b'"}\n' + QUERY % 1)

    assert [300_000, 28] == [len(replies[0]["id"]), replies[1]["value"]]


def test_words_come_as_utf_8_whatever_the_terminal():
    query = b'{"ask": "compare", "rules": "cego", "a": "7e", "b": "1c"}\n'
    for name in ("C", "pt_BR.ISO-8859-1"):
        run = subprocess.run(
            ASK, input=query, capture_output=True, check=True, env={**os.environ, "LC_ALL": name, "PYTHONUTF8": "0"}
        )
        assert "ás de copas" in json.loads(run.stdout.decode("utf-8"))["text"]


def test_without_words_no_catalogue_is_read():
    code = (
        "import sys; from tutor.protocol import answer;"
        "answer({'ask': 'envido', 'rules': 'cego', 'cards': ['1c', '2c', '3e'], 'text': False});"
        "print({'fluent', 'tutor.narration', 'typer'} & set(sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)

    assert "set()" == run.stdout.strip()


def test_nobody_reads_the_replies():
    with subprocess.Popen(ASK, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        _, complaint = process.communicate(b"\n".join(QUERY % i for i in range(5000)), timeout=60)

    assert b"Traceback" not in complaint
