"""Every incident is told in both languages, whole and in the words of the table."""

from __future__ import annotations

import pytest

from tests.engine.incident_rows import ROWS
from tutor.engine import ruleset
from tutor.engine.incidents import rule_incident
from tutor.narration import LANGUAGES, outline, sentence, steps

NAMES = ("Ana", "Beto", "Caio", "Duda")


def ruled(row):
    return rule_incident(ruleset("claudista", **row.switches), row.incident, **{"dealer": 0, **row.facts})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row.clause}-{i}") for i, row in enumerate(ROWS)])
def test_every_branch_has_its_words(row, lang):
    ruling = ruled(row)

    for line in steps(ruling, lang):
        assert line.text.endswith(".")
        assert line.text[0].isupper() or not line.text[0].isalpha()
        assert "incident-" not in line.text.lower()
        assert "none" not in line.text.split()
        assert "{" not in line.text
    assert f"claudista/{row.clause}" in outline(ruling, lang)


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row.clause}-{i}") for i, row in enumerate(ROWS)])
def test_players_are_called_by_their_names(row):
    told = outline(ruled(row), names=NAMES)

    assert "Jogador" not in told
    assert "lado A" not in told
    assert "o Ana" not in told


SAID = [
    ("truco_on_eleven", {"seat": 1, "score": (11, 4)}, "pt-BR",
     "O Jogador 2 pediu truco na mão de 11 e jogou a partida fora: ela é do lado A, com o placar parado em 11 a 4."),
    ("drip", {"by": 0}, "pt-BR",
     "Goteira na mesa: 1 ponto para o lado A, pelo aviso. A mesma goteira não pinga ponto duas vezes."),
    ("wrong_count", {"seat": 1, "count": 4}, "pt-BR",
     "O Jogador 2 recebeu 4 cartas em vez de 3: sai uma, que o carteador escolhe ao acaso."),
    ("wrong_count", {"seat": 1, "count": 0}, "pt-BR",
     "O Jogador 2 recebeu 0 cartas em vez de 3: completa-se do mesmo lado do maço de onde saíram as outras."),
    ("wrong_count", {"seat": 1, "count": 2, "started": True, "claim": True, "stake": 3}, "en",
     ("Player 2 was dealt 2 cards instead of 3, the trick has started and the error was claimed: 3 points for side B,"
     " and the hand is over.")),
    ("raffle", {"by_name": "Valcir", "players": ["Valcir"]}, "en",
     "Valcir is in the draw, so let somebody else hand out the cards: a Valcir does not draw his own pair."),
]  # fmt: skip


@pytest.mark.parametrize(("incident", "facts", "lang", "said"), SAID)
def test_the_words(incident, facts, lang, said):
    assert said == sentence(rule_incident(ruleset("claudista"), incident, dealer=0, **facts), lang)
