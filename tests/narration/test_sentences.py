"""Whatever the referee says is told in both languages, whole and in that language alone."""

from __future__ import annotations

import re

import pytest

from tests.narration.ceremonies import told_at_the_table
from tests.narration.codes import reason_codes
from tests.narration.incidents import ruled
from tests.narration.played import told_in_play
from tests.narration.samples import errors, rulings
from tutor.engine import Card, Reason, Ruling
from tutor.narration import LANGUAGES, call_name, message, outline, sentence, steps, undetermined
from tutor.narration.names import CALLS

WORDS_OF_THE_OTHER = {
    "pt-BR": re.compile(
        r"\b(the|and|of|with|for|which|is|are|beats|counts|cards?|sides?|player|tricks?|suits?|points?|nobody|worth"
        r"|match|hand|leads|wins|score|ace|king|queen|jack|knight|swords|clubs|cups|coins)\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\b(de|da|dos|das|que|para|com|cartas?|rodadas?|mão|mãos|lado|jogador|pontos?|naipe|vale|é|são|ganha|quem"
        r"|partida|empate|ás|sete|seis|espadas|paus|copas|ouros|sota|cavalo|rei|dama|valete)\b",
        re.IGNORECASE,
    ),
}
SPOKEN = sorted({*(call_name(call) for call in CALLS), "não quero", "sem flor", "the mão"}, key=len, reverse=True)
"""What is said at the table is said so in English too; o mão, who plays first, is always *the mão* there."""


def all_rulings():
    return (*rulings(), *told_in_play(), *ruled(), *(ruling for _, ruling in told_at_the_table()))


def without_table_words(text, lang):
    if lang == "en":
        for said in SPOKEN:
            text = re.sub(re.escape(said), "", text, flags=re.IGNORECASE)
    return text


def blemishes(text, lang):
    """What no sentence may hold: a raw code or placeable, a gap, a word of the other language."""
    found = re.findall(r"[{}$]|[a-z]+_[a-z]+|\?\?\?|\bNone\b|\bnone\b|\(\)|“”|  | [.,:;]|::|\.\.", text)
    found += [match[0] for match in WORDS_OF_THE_OTHER[lang].finditer(without_table_words(text, lang))]
    return found


@pytest.fixture(scope="module", params=LANGUAGES)
def lang(request):
    return request.param


def test_every_ruling_is_told_whole_and_in_its_language(lang):
    lines = {(line.code, line.text) for ruling in all_rulings() for line in steps(ruling, lang)}

    assert 400 < len(lines)
    assert [] == [(code, text, found) for code, text in sorted(lines) if (found := blemishes(text, lang))]


def test_every_sentence_begins_with_a_capital_or_a_number_and_ends(lang):
    told = {sentence(ruling, lang) for ruling in all_rulings()}

    assert [] == [text for text in told if not re.fullmatch(r"[A-ZÁÉÍÓÚÂÊÔÀÃÕÇ0-9].*[.?]", text)]


def test_the_sentence_is_the_first_line_of_the_outline(lang):
    for ruling in all_rulings()[::17]:
        assert outline(ruling, lang).startswith(sentence(ruling, lang))


def test_the_outline_names_every_clause_and_marks_every_reading_as_ours(lang):
    ours = {"pt-BR": "leitura nossa", "en": "our reading"}[lang]
    chosen = {"pt-BR": "escolha da mesa", "en": "the table's choice"}[lang]
    for ruling in all_rulings()[::11]:
        told = outline(ruling, lang)
        assert [] == [clause for clause in ruling.clauses if clause not in told]
        assert [] == [reading for reading in ruling.readings if reading not in told]
        assert (set(ruling.readings) > set(ruling.decided)) == (ours in told)
        assert bool(ruling.decided) == (chosen in told)


def test_rulings_of_every_code_were_told():
    """
    The samples reach every reason that the engine can give, so the tests above speak of all of them.
    """
    told = {step.code for ruling in all_rulings() for step in ruling.reason.walk()}

    assert [] == sorted(reason_codes() - told)


def test_every_error_is_told_whole_and_in_its_language(lang):
    told = {message(error, lang) for error in errors()}

    assert 12 < len(told)
    assert [] == [(text, found) for text in sorted(told) if (found := blemishes(text, lang))]


def test_an_undetermined_ruling_claims_no_verdict(lang):
    """
    Under strict the sentence says what is left open, never who wins.
    """
    undecided = [ruling for ruling in rulings(strict=True) if ruling.undetermined]
    head = {"pt-BR": "O documento não decide.", "en": "The document does not decide."}[lang]

    assert undecided
    for ruling in undecided[::5]:
        told = sentence(ruling, lang)
        assert told == undetermined(ruling, lang)
        assert told.startswith(head)
        assert any(reading in told for reading in ruling.open_readings)


def test_the_two_languages_tell_the_same_numbers():
    for ruling in (*rulings(), *told_in_play())[::7]:
        pt, en = ([sorted(re.findall(r"\d+", line.text)) for line in steps(ruling, lang)] for lang in LANGUAGES)
        assert pt == en


def test_the_lines_carry_the_cards_they_speak_of():
    """
    A widget lights the cards of a line.
    """
    for ruling in rulings()[::29]:
        for line in steps(ruling):
            assert all(isinstance(card, Card) for card in line.cards)
            if line.code == "count.card":
                assert 1 == len(line.cards)


def test_a_ruling_about_nothing_known_never_raises():
    """
    A code without a line is shown as it is, with a warning that fails the other tests.
    """
    with pytest.warns(Warning, match="no message nothing-known"):
        assert "Nothing-known" == sentence(Ruling(1, Reason("nothing.known")))


def test_a_fact_that_is_missing_never_raises():
    with pytest.warns(Warning, match="asks for"):
        assert "Rank-higher" == sentence(Ruling(1, Reason("rank.higher")))
