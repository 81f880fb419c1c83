"""The picture of odds: every part has its words, and the parts are the whole."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.engine import oracle
from tutor.coach.odds import envido_odds, hand_odds
from tutor.coach.odds_shown import odds_view
from tutor.engine import cards, ruleset
from tutor.lessons.training import Training
from tutor.narration import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruling", "kinds"), [
    (envido_odds(ruleset("gauderio"), cards("1c 7c 6p")), ["win", "tie_won", "lose", "flor"]),
    (envido_odds(ruleset("cego"), cards("1c 7c 6p"), ahead=1, flores="none"), ["win", "tie_lost", "lose"]),
    (envido_odds(ruleset("cego"), cards("1c 7c 6p"), others=2, ahead=1),
     ["win", "tie_won", "tie_lost", "lose", "flor"]),
    (envido_odds(ruleset("gauderio", envido_tie="nobody"), cards("1c 7c 6p")), ["win", "nobody", "lose", "flor"]),
    (hand_odds(ruleset("gauderio"), cards("3c 2c 1c")), ["win", "lose"]),
    (hand_odds(ruleset("claudista"), cards("3c 3o 2e"), vira=cards("Kc")[0]), ["win", "nobody", "lose"]),
], ids=["mao", "pe", "two", "nobody", "hand", "vira"])  # fmt: skip
def test_the_parts_are_the_whole(ruling, kinds, lang):
    view = odds_view(ruling, lang)

    assert kinds == [part["kind"] for part in view["parts"]]
    assert len(kinds) == len({part["word"] for part in view["parts"]})
    assert abs(1 - sum(part["share"] for part in view["parts"])) < 1e-12


@pytest.mark.parametrize("rules", ["gauderio", "cego"])
def test_a_count_that_was_practised_is_told_with_its_odds(rules):
    training = Training("envido.count", rules=rules, kind="number", seed=3)
    assert training.view("pt-BR")["feedback"] is None
    training.act({"act": "answer", "text": "9"})
    view = training.view("pt-BR")
    count = oracle.envido(view["cards"])
    odds = envido_odds(ruleset(rules), cards(" ".join(view["cards"]))).value
    shares = {
        part["kind"]: Fraction(part["share"]).limit_denominator(7770) for part in view["feedback"]["odds"]["parts"]
    }

    assert f"Com {count} de envido, sendo o mão, você leva" in view["feedback"]["odds"]["told"]
    assert {"win": odds.win, "tie_won": odds.tie_won, "lose": odds.lose, "flor": odds.flor} == shares


def test_what_is_no_count_of_three_cards_is_told_without():
    training = Training("tie.hand", rules="gauderio", seed=3)
    training.act({"act": "answer", "text": training.question.shown.choices[0].key})

    assert training.view("pt-BR")["feedback"]["odds"] is None
