"""Whatever a file says, replaying it ends in a place of the file and in words, never in another error."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.notation.replays import GOLDEN
from tests.notation.strategies import hand_files
from tutor.narration import message
from tutor.narration.replays import speaker_of, tell
from tutor.notation import dump, parse
from tutor.notation.replay import replay, replay_text

TEXTS = [path.read_text("utf-8") for path in GOLDEN]
LINES = sorted({line for text in TEXTS for line in text.split("actions = '''\n")[1].splitlines() if line != "'''"})


def told(played):
    if played.error is not None:
        assert played.error.code in ("bad_notation", "illegal_action")
        assert 1 <= played.error.line
        assert 1 <= played.error.column
        assert message(played.error, "pt-BR").startswith(f"Linha {played.error.line}, ")
    if played.file is not None:
        for seat in (None, 0):
            for lang in ("pt-BR", "en"):
                assert all(step.line for step in tell(played, speaker_of(played, lang, seat)))


@settings(max_examples=50)
@given(hand_files())
def test_any_tree_can_be_replayed(file):
    told(replay(parse(dump(file))))


@settings(max_examples=100)
@given(st.sampled_from(TEXTS), st.data())
def test_golden_hands_with_lines_moved_changed_and_lost(text, data):
    header, body = text.split("actions = '''\n")
    lines = body.splitlines()[:-1]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(("lose", "move", "new", "double", "mark", "seat")))
        line = lines.pop(at)
        if change == "move":
            lines.insert(data.draw(st.integers(0, len(lines))), line)
        elif change == "new":
            lines.insert(at, data.draw(st.sampled_from(LINES)))
        elif change == "double":
            lines[at:at] = [line, line]
        elif change == "mark":
            lines.insert(at, line[:1] + data.draw(st.sampled_from(("!", "!!"))) + line[1:])
        elif change == "seat":
            lines.insert(at, str(data.draw(st.integers(0, 5))) + line[1:])
        if not lines:
            break

    played = replay_text(header + "actions = '''\n" + "\n".join(lines) + "\n'''\n")

    told(played)
    if played.error is not None and played.file is not None:  # what stood before the mistake stands without it
        assert all(step.line.line <= played.error.line for step in played.steps)


@settings(max_examples=50)
@given(st.binary(max_size=400))
@example(b"")
def test_bytes(data):
    told(replay_text(data))


def test_what_was_played_does_not_hang_on_how_it_is_written():
    for text in TEXTS:
        assert [step.after for step in replay_text(text).steps] == [
            step.after for step in replay(parse(dump(parse(text)))).steps
        ]
