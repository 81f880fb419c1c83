"""Both catalogues hold the same messages, one for everything that can be said, and none for anything else."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tests.narration.codes import error_keys, ids_in_use, reason_codes
from tutor.cli import COMMANDS
from tutor.narration.catalogue import LANGUAGES
from tutor.narration.compile import CATALOGUES
from tutor.narration.names import VOCABULARY
from tutor.narration.rulings import message_id


@cache
def messages(lang: str) -> dict[str, tuple[str, ast.Message]]:
    """Every message of a language with the file it stands in."""
    found: dict[str, tuple[str, ast.Message]] = {}
    for path in sorted((CATALOGUES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = (path.stem, entry)
    return found


class Used(visitor.Visitor):
    """Collects what a message says and which variables it names."""

    def __init__(self):
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.messages: set[str] = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)


def used(message):
    found = Used()
    found.visit(message)
    return found


REFERRED = {name for lang in LANGUAGES for _, message in messages(lang).values() for name in used(message).messages}
PAIRS = sorted(messages("pt-BR").keys() | messages("en").keys())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_line(lang):
    codes = reason_codes() | {code for code in reason_codes("coach") if code.startswith("coach.")}
    assert [] == sorted(code for code in codes if message_id(code) not in messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_line(lang):
    assert [] == sorted(key for key in error_keys() if f"error-{message_id(key)}" not in messages(lang))


def test_the_scan_finds_codes_wherever_they_stand():
    """
    In a call, in a conditional, in a table of codes, in a keyword that a variable carries.
    """
    assert {"envido.pair", "hand.second_tied", "falta.level", "bet.lone_flor", "bet.further_flores", "lead.winner",
            "rank.manilha_by_vira", "match.level_first"} <= reason_codes()  # fmt: skip
    assert {"bad_card", "bad_query.one_play_a_seat", "illegal_call.after", "bad_query.blank"} <= error_keys()


@pytest.mark.parametrize("id_", PAIRS)
def test_every_line_is_used(id_):
    whole, patterns = ids_in_use()
    words = {f"word-{key.replace('_', '-')}" for key in VOCABULARY}

    def named(text):
        return not text or text in whole | words | REFERRED or any(pattern.fullmatch(text) for pattern in patterns)

    if id_.startswith("error-") and id_ not in whole | REFERRED:
        # the code, then the case: each is named by the room that raises it
        parts = id_.removeprefix("error-").split("-")
        assert any(named("-".join(parts[:i])) and named("-".join(parts[i:])) for i in range(1, len(parts) + 1))
    else:
        assert named(id_)


@pytest.mark.parametrize("id_", PAIRS)
def test_both_languages_say_it_from_the_same_facts(id_):
    """
    A fact may take another form in the other language (``$low-of``, ``$low-the``), never be another.
    """
    facts = [
        {name.partition("-")[0] for name in used(messages(lang)[id_][1]).variables} - {"gender", "deck", "named"}
        for lang in LANGUAGES
    ]
    assert facts[0] == facts[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_stands_in_the_file_that_its_id_names(lang):
    """
    So it is found at once by who writes. Errors of a room, and commands, may stand in the room's own file.
    """
    rooms = {"error", *COMMANDS}
    astray = [id_ for id_, (name, _) in messages(lang).items() if id_.partition("-")[0] not in {name, *rooms}]
    assert [] == astray


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_table_are_complete(lang):
    assert [] == [key for key in VOCABULARY if f"word-{key.replace('_', '-')}" not in messages(lang)]


UNACCENTED = re.compile(
    r"\b(nao|mao|maos|voce|tres|ate|ja|so|ninguem|alguem|la|esta?o|sao|tambem|porem|vao|opcao|regulamentos? sao|"
    r"Gauderio|as vezes|licao|licoes|unico|numero|espanhois|frances|pagina|clausula|voces|possivel|proxima|ultima)\b"
)


def test_portuguese_keeps_its_accents():
    said = {id_: " ".join(used(message).texts) for id_, (_, message) in messages("pt-BR").items()}
    assert {} == {
        id_: text for id_, text in said.items() if UNACCENTED.search(re.sub(r"[\w-]*[/=.][\w/.-]*", "", text))
    }


def test_english_has_one_word_for_whoever_plays_first():
    """*The mão*, as at the table; *eldest* is the key of a file and of a question, never a player."""
    said = {id_: " ".join(used(message).texts) for id_, (_, message) in messages("en").items()}
    assert {} == {id_: text for id_, text in said.items() if re.search(r"(?i)\bthe eldest\b|\bo mão\b", text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_shouted_at(lang):
    assert [] == [id_ for id_, (_, message) in messages(lang).items() if "!" in " ".join(used(message).texts)]
