"""Replays in words: every mistake told in both languages, and no card told to a seat that has not seen it."""

from __future__ import annotations

import re
import warnings
from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.replays import FOUR, GOLDEN, TWO, played_match, text_of
from tests.notation.test_replay import MISTAKES
from tests.notation.test_replay_laws import SCORES, TABLES
from tutor.engine import ruleset
from tutor.engine.view import known_cards
from tutor.narration import message
from tutor.narration.replay_asked import told_question
from tutor.narration.replays import opening, speaker_of, tell
from tutor.notation import Play, Vira
from tutor.notation.replay import replay, replay_text

CARD = re.compile(r"\b(?:1[0-2]|[1-7AQJK])[epoc]\b")


@pytest.fixture(autouse=True)
def _no_fallback():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize(("body", "header", "expected"), MISTAKES, ids=range(len(MISTAKES)))
def test_every_mistake_has_its_words(body, header, expected, lang):
    played = replay_text(text_of(body, **header))

    told = message(played.error, lang, names=played.file.players)

    line, column = expected.split(" ")[0].split(":")
    where = {"pt-BR": f"Linha {line}, coluna {column}: ", "en": f"Line {line}, column {column}: "}[lang]
    assert told.startswith(where)
    assert told.endswith((".", "?"))
    assert "{" not in told
    assert len(told) > len(where) + 10


def test_an_illegal_act_says_what_forbids_it_and_how_to_write_it():
    told = message(replay_text(text_of(TWO + "1 joga 3o")).error, names=("Ana", "Beto"))

    assert (
        "Linha 7, coluna 1: “1 joga 3o” não vale. Beto não pode jogar o três de ouros: é a vez de Ana. "
        "Se foi feito assim mesmo, escreva “1! joga 3o”. Ali caberia: 1 truco, 1 baralho."
    ) == told


@pytest.mark.parametrize(
    ("header", "says", "cites"),
    [
        ({"owner": 1}, "Escreva eldest = 2.", ("claudista/2.1",)),
        ({"stayed": 0}, "Escreva eldest = 1 ou eldest = 3.", ("claudista/2.2",)),
    ],
)
def test_who_has_not_the_cards_to_shuffle_is_told_which_eldest_would_be_right(header, says, cites):
    """claudista/2.1, 2.2 and 2.18: the owner shuffles first, or one of the pair that stayed, and the next one plays."""
    error = replay_text(text_of("3 embaralha", rules="claudista", players=4, **header)).error

    assert message(error).endswith(says)
    assert error.cites == cites


def test_cards_that_nobody_knows_could_stand_there_once():
    told = message(replay_text(text_of("deal 0 ?? ?? 5o\ndeal 1 1c 2c 3e\n0 quero")).error)

    assert told.count("0 esconde ??") == 1


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_hands_are_told(path, lang):
    played = replay_text(path.read_bytes())
    speaker = speaker_of(played, lang)

    told = list(tell(played, speaker))

    assert all(line and "{" not in line for line in opening(played, speaker))
    acts = [step for step in played.steps if step.act is not None]
    assert [str(step.act) for step in acts] == [step.act for step in told if step.act]
    assert all(step.head.endswith((".", ")")) for step in told if step.act)
    ruled = [step for step in told if step.verdict]
    assert all(saying.text for step in ruled for saying in step.ruling)
    assert all(any(saying.cites or saying.readings for saying in step.ruling) for step in ruled)


def _words(told):
    return str(asdict(told))


@pytest.mark.parametrize(("rules", "players"), TABLES)
@settings(max_examples=15)
@given(score=st.sampled_from(SCORES), seed=st.integers(0, 10**6), data=st.data())
def test_a_seat_is_told_no_card_that_it_has_not_seen(rules, players, score, seed, data):
    """
    Step by step: the cards written in what is told are among those that the seat has seen by then.
    """
    file, _, _ = played_match(ruleset(rules), players, score, f"{rules} {seed}")
    seat = data.draw(st.integers(0, players - 1))
    lang = data.draw(st.sampled_from(["pt-BR", "en"]))
    played = replay(file)
    speaker = speaker_of(played, lang, seat)
    full = speaker_of(played, lang)

    told = list(tell(played, speaker))
    names = {str(card): (full.cards((card,), None), card) for card in played.rules.deck.cards}
    steps = [step for step in played.steps if step.act is not None or step.line.what.__class__.__name__ == "HandBreak"]
    assert len(steps) == len(told)
    for step, words in zip(steps, told, strict=True):
        said = _words(words)
        seen = _seen(step, seat)
        found = {card for text, (_, card) in names.items() if re.search(rf"\b{text}\b", said)}
        found |= {card for name, card in names.values() if re.search(rf"\b{name}\b", said)}
        assert found <= seen, (str(step.act), said)


def _seen(step, seat):
    if step.after is not None:
        own = {step.act.card} if isinstance(step.act, Vira) and not step.dark else set()
        return known_cards(step.after, seat) | own
    if isinstance(step.act, Vira):
        return set() if step.dark else {step.act.card}
    return set(step.act.cards) if step.act is not None and step.act.seat == seat and not step.dark else set()


def test_what_an_author_writes_is_not_told_to_a_seat():
    text = text_of(TWO + "0 envido {Beto tem 12o 3o 6e.} {?envido 1}\n1 quero\n1! joga 3o")
    played = replay_text(text)

    told = [_words(step) for step in tell(played, speaker_of(played, "pt-BR", 0))]

    assert not any(card in words for words in told for card in ("12o", "3o", "6e", "três de ouros"))
    assert any("volta atrás" in words for words in told)


def test_the_dark_hand_is_dark_to_everybody():
    text = text_of(FOUR + "vira 7c\n0 joga #1 Ao\n1 esconde #1", rules="claudista", players=4, score="[11, 11]")
    played = replay_text(text)
    assert played.error is not None  # nobody hides in the first trick
    played = replay_text(text.replace("1 esconde #1", "1 joga #2 2p"))

    said = [_words(step) for step in tell(played, speaker_of(played, "pt-BR", 0))]

    assert {"Ao", "2p"} == {card for words in said for card in CARD.findall(words)}
    assert [Play, Play] == [type(step.act) for step in played.steps[-2:]]


def test_the_dark_hand_is_dark_in_what_is_taken_back():
    text = text_of("deal 0 Ap 2p 3p\nvira ??\n0! esconde #1\n0! aceita_mao_de_11", rules="claudista",
                   players=4, score="[11, 11]")  # fmt: skip
    played = replay_text(text)
    assert played.error is None

    assert not any(CARD.search(_words(step)) for step in tell(played, speaker_of(played, "pt-BR", 0)))


@pytest.mark.parametrize(
    ("seat", "own", "looks"),
    [(0, "4c 5c 6c", 0), (1, "Qc 7p Jo", 0), (2, "2e 3e 4e", 0), (3, "7c 5e 6e", 1)],
)
def test_the_ceremony_shows_a_seat_its_own_looks_and_no_other(seat, own, looks):
    """
    Beto hears nothing of the seven of cups that Duda looked at until it is played; the kings are drawn before all.
    """
    played = replay_text(next(path for path in GOLDEN if path.stem == "claudista-cerimonia").read_bytes())
    said = [_words(step) for step in tell(played, speaker_of(played, "pt-BR", seat))]
    first = next(number for number, words in enumerate(said) if "embaralha" in words)
    play = next(number for number, words in enumerate(said) if "'act': '1 joga Qc'" in words)

    cut = {card for words in said[first:play] for card in CARD.findall(words)}
    assert cut == ({"7c"} if looks else set()) | {"Ac"}
    assert {"Qc", "3e", "7c", "4c", "Ac", *own.split()} == {
        card for words in said[play:] for card in CARD.findall(words)
    }
    assert not any(name in words for words in said[first:play] for name in ("quatro de", "cinco de", "dama de"))
    assert bool(looks) is any("sete de copas" in words for words in said[first:play])


def test_the_ceremony_is_told_in_sentences():
    played = replay_text(next(path for path in GOLDEN if path.stem == "claudista-cerimonia").read_bytes())

    told = {step.act: step for step in tell(played, speaker_of(played, "pt-BR"))}

    assert "Ana embaralha." == told["0 embaralha"].head
    assert "Duda tira o sete de copas de baixo e fica com a carta." == told["3 tira baixo 7c fica"].head
    assert ("void", "Duda tira o sete de copas de baixo e põe de vira. (contra as regras)") == (
        told["3! tira baixo 7c vira"].verdict,
        told["3! tira baixo 7c vira"].head,
    )
    assert any("são parceiros" in saying.text for saying in told["0 sorteia Kc"].follows)


def test_a_question_on_the_ceremony_tells_what_would_be_done():
    body = "3 embaralha {?legal 2 tira cima 7c vira}"
    played = replay_text(text_of(body, rules="claudista", players=4))

    asked = played.steps[0].asked[0]

    assert (
        "Isto vale? Caio tira o sete de copas de cima e põe de vira."
        == told_question(asked, speaker_of(played, "pt-BR"))[0]
    )


def test_a_question_on_a_trick_is_answered_with_who_took_it():
    played = replay_text(text_of(TWO + "0 joga 7c\n1 joga 3o {?trick}"))

    told = [told_question(asked, speaker_of(played, "pt-BR")) for step in played.steps for asked in step.asked]

    assert [("De quem é a rodada?", "A rodada é de Beto, com o três de ouros.")] == told


def test_a_dealer_gives_cards_to_himself():
    body = "0 embaralha\n3 lado cima\n0 da 1 7p\n0 da 0 4c 5c"
    played = replay_text(text_of(body, "claudista", 4, eldest=1))

    told = {step.act: step.head for step in tell(played, speaker_of(played, "pt-BR"))}

    assert played.error is None
    assert ("Ana dá sete de paus a Beto.", "Ana dá quatro de copas e cinco de copas para si.") == (
        told["0 da 1 7p"],
        told["0 da 0 4c 5c"],
    )


def test_a_replay_names_the_switch_of_the_file_that_decided():
    """
    AMB-G36: whether a card may be hidden in the first trick; chosen by the table, it is no reading of ours.
    """
    body = TWO + "0 esconde 6p"
    for options, mark in (
        ("{}", "leitura nossa: AMB-G36"),
        ('{ hidden_cards = "any_trick" }', "escolha da mesa, hidden_"),
    ):
        played = replay_text(text_of(body, options=options))
        told = [saying.marks for step in tell(played, speaker_of(played, "pt-BR")) for saying in step.ruling]

        assert any(mark in marks for marks in told), (played.error, told)


@pytest.mark.parametrize("rules", ["gauderio", "cego"])
def test_whoever_raises_an_envido_is_not_told_that_they_have_played_none(rules):
    """One who has laid a card may still raise (AMB-G13, AMB-C49)."""
    played = replay_text(text_of(f"{TWO}0 joga 6p\n1 envido\n0 real_envido", rules=rules))

    assert played.error is None
    opened, raised = (
        " ".join(said.text for said in step.ruling) for step in [*tell(played, speaker_of(played, "en"))][-2:]
    )
    assert opened == "Beto may call envido: it is the first trick, and they have not played a card yet."
    assert raised == "Ana may call real envido: the right to raise is with their side."


def test_a_flor_that_is_found_good_is_not_told_as_refused():
    played = replay_text(text_of("deal 0 7o 6o 5o\ndeal 1 1e 3p 4c\n0 flor\n1 boa", rules="cego"))

    *_, answer = tell(played, speaker_of(played, "en"))
    assert "Beto does not contest it: flor ends here." in [said.text for said in answer.follows]
