"""What the page of the rules holds: everything, in both languages, light enough for a phone; examples that fit."""

from __future__ import annotations

import json
import re

import pytest

from tutor.engine import RuleError, ruleset
from tutor.lessons.reference import WORDS, reference_view
from tutor.lessons.reference_asked import names_at
from tutor.lessons.reference_cases import cases, ruling_of
from tutor.lessons.reference_examples import forks, page_examples
from tutor.lessons.reference_played import played_steps, replay_of
from tutor.narration import LANGUAGES, message, sentence
from tutor.narration.replays import speaker_of, told_step
from tutor.rulebook import RULEBOOKS, UnknownIdError, clause, clauses, option, options, reading, readings

MOST_BYTES = 400_000
SEEN_ONLY = {
    "gauderio/truco/2",
    "cego/pontos/2",
    "claudista/def/manilha-nova",
    "claudista/4.8/2",
}
COUNT = "gauderio/envido/contagem"
WORKED_BY_THE_DOCUMENT = {f"{COUNT}/ex-1", f"{COUNT}/ex-1/2", f"{COUNT}/ex-2"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_is_there_in_the_order_of_the_documents(lang):
    rows = reference_view(lang)["clauses"]

    assert [row[0] for row in rows] == [found.id for found in clauses()]
    assert len(rows) == 332
    for id_, line, end, kind, topic, pt, en, enforced in rows:
        held = clause(id_)
        assert (line, end, kind, topic) == (held.line, held.end_line, held.kind, held.topic)
        assert (pt, en, enforced) == (held.text("pt-BR"), held.text("en"), int(held.enforceable))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reading_is_there_whole(lang):
    rows = reference_view(lang)["readings"]

    assert [row[0] for row in rows] == [found.id for found in readings()]
    assert len(rows) == 198
    for row in rows:
        held = reading(row[0])
        assert (tuple(row[4]), tuple(row[5]), row[9], row[12]) == (held.clauses, held.see, held.default, held.option)
        assert (row[6], row[7]) == (held.question("pt-BR"), held.question("en"))
        assert [tuple(position) for position in row[8]] == [(it.key, it.pt, it.en) for it in held.positions]
        assert (row[10], row[11]) == (held.why("pt-BR"), held.why("en"))


def test_every_switch_is_there_with_the_values_of_each_rulebook():
    shown = reference_view("pt-BR")["options"]

    assert shown.keys() == {found.name for found in options()}
    for name, row in shown.items():
        held = option(name)
        assert {rules: (tuple(taken), usual) for rules, (taken, usual) in row["values"].items()} == {
            rules: (held.values_for(rules), held.default_for(rules)) for rules in held.rules
        }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_words_are_in_the_language(lang):
    view = reference_view(lang)

    assert view["words"].keys() == set(WORDS)
    assert not [name for name, said in view["words"].items() if not said or said.startswith("reference-")]
    assert {kind for _, _, _, kind, *_ in view["clauses"]} == view["kinds"].keys()
    assert {row[2] for row in view["readings"]} == view["reading_kinds"].keys()
    assert {row[4] for row in view["clauses"]} | {row[3] for row in view["readings"]} == dict(view["topics"]).keys()
    assert not re.search(
        r"\b(clause|reference|practice)-[a-z]", json.dumps([*view["words"].values(), view["examples"]])
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_light_enough_to_be_sent_at_once(lang):
    assert len(json.dumps(reference_view(lang), ensure_ascii=False).encode()) < MOST_BYTES


def test_an_unknown_language_is_refused_with_those_known():
    with pytest.raises(UnknownIdError, match=r"did you mean|known"):
        reference_view("tupi")


def test_an_example_rests_on_the_clause_that_it_stands_beside():
    found, by_id = page_examples()

    for id_, place in by_id.items():
        if id_ in WORKED_BY_THE_DOCUMENT:
            continue
        ruling = found[place].ruling
        rested = (
            (*ruling.cites, *ruling.readings)
            if isinstance(ruling, RuleError)
            else (*ruling.readings, *(c for step in ruling.reason.walk() for c in step.cites))
        )
        assert id_ in rested
        assert found[place].rules in (clause(id_).rules if "/" in id_ else reading(id_).rules)


def test_every_clause_that_counts_compares_or_prices_has_an_example():
    _, by_id = page_examples()
    counted = [found.id for found in clauses() if found.kind in ("count", "rank") and found.enforceable]
    priced = [found.id for found in clauses() if re.search(r"/(aceitar|fugir)$", found.id)]
    tied = [found.id for found in clauses() if re.search(r"(gauderio/empate/[1-5]|claudista/3\.7\.[1-5])$", found.id)]
    told = {f"{COUNT}/4", "claudista/def/manilha-nova"}  # they sum up, or announce

    assert min(len(counted), len(priced), len(tied)) >= 10
    assert [] == [id_ for id_ in (*counted, *priced, *tied) if id_ not in by_id and id_ not in told]


def test_the_sentences_are_those_of_the_referee_now():
    found, _ = page_examples()

    for lang in LANGUAGES:
        for example, shown in zip(found, reference_view(lang)["examples"], strict=True):
            if example.asked.ask in {"refused", "played"}:
                continue  # a refusal is asked again below, a played hand at its place
            again = ruling_of(ruleset(example.rules), example.asked)
            assert shown["sentence"] == sentence(again, lang, names=names_at(example.rules, example.asked))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_rulebook_does_not_have_is_refused_again(lang):
    found, _ = page_examples()
    asked = [
        (one, shown)
        for one, shown in zip(found, reference_view(lang)["examples"], strict=True)
        if one.asked.ask == "refused"
    ]

    assert {"players", "hand", "card", "deal"} == {one.asked.facts["what"] for one, _ in asked}
    for one, shown in asked:
        with pytest.raises(RuleError) as refusal:
            ruling_of(ruleset(one.rules), one.asked)
        assert shown["sentence"] == message(refusal.value, lang, names=names_at(one.rules, one.asked))
        assert refusal.value.cites


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_of_a_played_hand_is_told_with_the_act_that_brought_it(lang):
    found, _ = page_examples()
    played = [
        (one, shown)
        for one, shown in zip(found, reference_view(lang)["examples"], strict=True)
        if one.asked.ask == "played"
    ]

    assert len(played) > 20
    for one, shown in played:
        told = told_step(replay_of(one.asked.facts["file"]).steps[one.asked.facts["step"]], speaker(one, lang))
        assert shown["asked"].endswith(told.head)
        assert told.head


def speaker(example, lang):
    return speaker_of(replay_of(example.asked.facts["file"]), lang)


def test_every_script_is_played_to_its_end():
    steps = list(played_steps({found.id for found in clauses()}))

    assert {one.rules for one in steps} == set(RULEBOOKS)
    assert [] == [one.file for one in steps if replay_of(one.file).error is not None]


def test_nearly_every_clause_that_is_enforced_has_an_example():
    """What is left is only seen in the state of a hand, or announced: nothing is refused or paid by it."""
    _, by_id = page_examples()
    enforced = {found.id for found in clauses() if found.enforceable}

    assert SEEN_ONLY == enforced - by_id.keys()


def test_a_switch_is_shown_by_a_case_that_it_decides():
    shown = forks()

    every = {f"{rules} {switch.name}" for rules in RULEBOOKS for switch in options(rules)}
    assert {"claudista direction"} == every - shown.keys()  # it changes a picture alone
    for key, fork in shown.items():
        rules, name = key.split()
        assert [value for value, _ in fork.ruled] == list(option(name).values_for(rules))
        said = {
            found.code if isinstance(found, RuleError) else repr((found.value, found.reason.args.get("remedies")))
            for _, found in fork.ruled
        }
        assert len(said) > 1


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_cases_differ_from_each_other(rules):
    asked = [repr(case) for case in cases(rules)]

    assert len(asked) == len(set(asked)) > 40
