"""The parts of a lesson: worked examples, contrasts, steps that fade, the check."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tutor.engine import RuleError
from tutor.lessons.contrasted import Contrast
from tutor.lessons.dealing import ask
from tutor.lessons.faded import steps_shown
from tutor.lessons.parts import Parts
from tutor.lessons.progress import Place, Talk
from tutor.lessons.skills import skill
from tutor.lessons.worked import WorkedExample
from tutor.narration import LANGUAGES
from tutor.rulebook import RULEBOOKS, reading

AT = datetime(2026, 3, 1, tzinfo=UTC)

DEAL = {"deal": "1c 7c 6p / 12o 3o 6e"}
WRONG_COUNT = {"incident": "wrong_count", "seat": 1, "count": 4}
RUNS = "gauderio/truco/retruco/fugir"
EXAMPLES = (
    ("hand", "gauderio", {"tricks": "=A", "eldest": 0}, 2, "gauderio/empate/1"),
    ("hand", "gauderio", {"tricks": "A=", "eldest": 1}, 2, "gauderio/empate/2"),
    ("hand", "cego", {"tricks": "===", "eldest": 0}, 3, "AMB-C07"),
    ("hand", "claudista", {"tricks": "===", "eldest": 0}, 3, "claudista/3.7.5"),
    ("hand", "claudista", {"tricks": "===", "eldest": 0, "mao_de_11": 0}, 3, "claudista/5.4"),
    ("bet", "gauderio", {"kind": "truco", "calls": "truco retruco", "answer": "nao_quero"}, 2, RUNS),
    ("bet", "cego", {"kind": "envido", "calls": "real_envido", "answer": "quero"}, 1, "cego/tentos-envido/real"),
    ("trick", "gauderio", {"plays": "3c 2o", "eldest": 0}, 5, "gauderio/jogo/4"),
    ("trick", "claudista", {"plays": "3c 2o Jc 4p", "eldest": 0, "vira": "7o"}, 5, "claudista/3.5"),
    ("compare", "claudista", {"a": "Qp", "b": "Qc", "vira": "7o"}, 3, "claudista/def/ordem-manilhas"),
    ("falta", "cego", {"score": [3, 9]}, 3, "cego/falta/1"),
    ("match", "gauderio", {"score": [24, 22], "target": 24}, 4, "gauderio/fim/1"),
    ("flor", "gauderio", {"cards": "7c 6c 5c"}, 4, "gauderio/flor/1"),
    ("order", "claudista", {"vira": "7o"}, 14, "claudista/def/sequencia"),
    ("envido_contest", "gauderio", {"hands": "1c 7c 6p / 12o 3o 6e", "eldest": 0}, 5, "gauderio/envido/2"),
    ("moment", "gauderio", {**DEAL, "done": "0 truco", "act": "1 envido"}, 1, "gauderio/envido/quando/1"),
    ("incident", "claudista", {**WRONG_COUNT, "started": True, "claim": True}, 1, "claudista/2.19"),
)  # fmt: skip


@pytest.mark.parametrize(("ask", "rules", "fields", "steps", "clause"), EXAMPLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_question_is_worked_out_step_by_step_to_its_clause(ask, rules, fields, steps, clause, lang):
    view = WorkedExample.of(ask, rules, fields).view(lang)

    assert (steps, True) == (len(view["lines"]), bool(view["prompt"]))
    assert clause in {id_ for line in view["lines"] for id_ in line["cites"]}
    assert all(line["text"] for line in view["lines"])
    shown = {row["id"] for row in view["clauses"]}
    assert {id_ for line in view["lines"] for id_ in line["cites"] if "/" in id_} <= shown


def test_the_count_of_three_cards_adds_up_and_other_rulings_end_with_their_verdict():
    count = WorkedExample.of("envido", "gauderio", {"cards": "1c 7c 6p"}).view("pt-BR")
    hand = WorkedExample.of("hand", "gauderio", {"tricks": "=A", "eldest": 0}).view("pt-BR")

    assert (["+20", "+1", "+7", "fora"], "28") == ([line["value"] for line in count["lines"]], count["value"])
    assert ("", "") == (hand["value"], hand["sentence"])
    assert hand["lines"][-1]["text"] == "A mão é de Ana: empatou a primeira, vale a segunda."


@pytest.mark.parametrize(
    ("rules", "cards", "points"),
    [("gauderio", "7c 6c 5c", (7, 6, 5)), ("cego", "7c 6c 5c", (7, 6, 5)), ("gauderio", "1e 4e 12e", (1, 4, 0))],
)
def test_what_the_lines_of_a_flor_add_comes_to_its_count(rules, cards, points):
    """Twenty and the three cards (AMB-G44; cego/contagem-flor/1): the line that says it is one adds the twenty."""
    count = WorkedExample.of("flor", rules, {"cards": cards}).view("pt-BR")

    assert [line["value"] for line in count["lines"]] == ["+20", *(f"+{one}" for one in points)]
    assert count["value"] == str(20 + sum(points))


def test_the_steps_of_a_hand_are_its_tricks_and_those_of_a_bet_its_calls():
    hand = WorkedExample.of("hand", "claudista", {"tricks": [0, 1, None], "eldest": 0}).view("pt-BR")
    bet = WorkedExample.of("bet", "claudista", {"kind": "truco", "calls": "truco seis nove", "answer": "quero"})

    assert ["1ª rodada: Ana e Caio.", "2ª rodada: Beto e Duda."] == [
        line["text"][: line["text"].index(".") + 1] for line in hand["lines"][:2]
    ]
    assert ["3", "6", "9"] == [line["text"].split(" vale ")[1].split(" ")[0] for line in bet.view("pt-BR")["lines"]]


def test_what_the_referee_refuses_is_raised():
    with pytest.raises(RuleError):
        WorkedExample.of("hand", "gauderio", {"tricks": [3], "eldest": 0})
    with pytest.raises(RuleError):
        WorkedExample.of("bet", "cego", {"kind": "envido", "calls": "falta_envido real_envido", "answer": "quero"})
    with pytest.raises(RuleError):
        Parts().example(ask="envido", rules="claudista", cards="1c 7c 6p")
    with pytest.raises(ValueError, match="replay"):
        Parts().example(ask="legal", seat=0)


CONTRASTS = (
    ("hand", {"tricks": "===", "eldest": 0}, {"claudista"}),
    ("bet", {"kind": "envido", "calls": "real_envido", "answer": "quero"}, {"gauderio", "cego", "claudista"}),
    ("envido", {"cards": "1c 7c 6p"}, {"claudista"}),
    ("bet", {"kind": "truco", "calls": "truco", "answer": "quero"}, {"claudista"}),
)


@pytest.mark.parametrize(("ask", "fields", "differ"), CONTRASTS)
def test_the_rulebook_that_says_something_else_is_lit(ask, fields, differ):
    """Three ties, a real envido alone, a count, a truco: gauderio/empate/5, cego/tentos-envido/real and so on."""
    books = ("gauderio", "cego", "claudista")
    rows = Contrast.of(ask, books, fields).rows("pt-BR")

    assert differ == {id_ for id_, row in zip(books, rows, strict=True) if row.differs}
    assert all(row.cites for row in rows)


def test_cards_are_those_of_each_deck():
    """A king of cups is Kc in Claudista and 12c in Gaudério; the vira counts only where there is one."""
    kings = Contrast.of("compare", ("claudista", "gauderio"), {"a": "Kc", "b": "Jo", "vira": "4p"}).rows("pt-BR")
    spanish = Contrast.of("compare", ("gauderio", "claudista"), {"a": "12c", "b": "11o"}).rows("pt-BR")

    assert ["Ganha o rei de copas"] * 2 == [row.cell for row in kings]
    assert ["Ganha o rei de copas", "Depende da vira"] == [row.cell for row in spanish]


def test_a_score_is_told_without_a_total_and_each_rulebook_answers_to_its_own():
    """To 12 in Gaudério, 18 in Cego (gauderio/ficha/4, cego/partida/5): the leader with 8 lacks 4 and 10."""
    books = ("gauderio", "cego")
    own = Contrast.of("falta", books, {"score": [8, 5]})
    given = Contrast.of("falta", books, {"score": [8, 5], "target": 24})

    assert own.prompt("pt-BR") == "Quanto vale a falta? Placar: 8 a 5."
    assert ["Jogando até 12: 4 pontos", "Jogando até 18: 10 tentos"] == [row.cell for row in own.rows("pt-BR")]
    assert given.prompt("en").endswith("Score: 8 to 5, playing to 24.")
    assert ["16", "16"] == [row.cell.split()[0] for row in given.rows("en")]


def test_a_moment_is_contrasted_under_rulebooks_of_one_deck():
    fields = {"deal": "1c 7c 6p / 12o 3o 6e", "done": "0 joga 7c; 1 joga 3o", "act": "1 esconde 6e"}
    hides, open_ = Contrast.of("moment", ("gauderio", "cego"), fields).rows("pt-BR")

    assert (True, True) == (hides.differs, open_.differs)
    assert ("gauderio/def/esconder/1" in hides.cites, "cego/jogo/2" in open_.cites) == (True, True)
    with pytest.raises(ValueError, match="one deck"):
        Contrast.of("moment", ("gauderio", "claudista"), fields)


@pytest.mark.parametrize(
    ("skill", "rules", "kind"),
    [
        ("envido.count", "gauderio", "pair"), ("rank", "cego", "duel"), ("tie.hand", "claudista", "winner"),
        ("tie", "gauderio", "duel"), ("truco.ladder", "claudista", "number"), ("flor.price", "cego", "count"),
        ("falta", "gauderio", "number"), ("full_hand", "cego", "winner"),
        ("cut", "claudista", "movements"), ("match", "cego", "winner"), ("silence", "gauderio", "decides"),
    ],
)  # fmt: skip
def test_steps_fade_from_all_to_all_but_the_last(skill, rules, kind):
    asked = Parts()
    seed = next(
        seed
        for seed in range(60)
        if len(steps_shown(asked.exercise(skill, rules=rules, kind=kind, seed=seed).question, "steps", "en")) > 1
    )
    every = asked.exercise(skill, rules=rules, kind=kind, seed=seed, show="steps").view("pt-BR")
    fewer = asked.exercise(skill, rules=rules, kind=kind, seed=seed, show="all but last").view("pt-BR")
    alone = asked.exercise(skill, rules=rules, kind=kind, seed=seed).view("pt-BR")

    last = max(place for place, step in enumerate(every["given"]) if step["depth"] == 0)
    assert (fewer["given"], alone["given"]) == (every["given"][:last], [])
    assert 0 < last < len(every["given"])
    assert {"asking"} == {view["status"] for view in (every, fewer, alone)}
    assert every["prompt"] == alone["prompt"]


@pytest.mark.parametrize("rules", ["gauderio", "cego", "claudista"])
def test_the_steps_of_a_hand_leave_what_decides_it_to_the_learner(rules):
    """No step of a question says whose the hand is: the verdict alone begins "A mão é" or says that nobody takes it."""
    questions = [ask(rules, "tie.hand", seed=seed, kind="winner") for seed in range(40)]
    told = [step.text for question in questions for step in steps_shown(question, "steps", "pt-BR")]

    assert any(question.case.results[1:2] and len(question.case.results) > 2 for question in questions)
    assert [] == [said for said in told if "A mão é" in said or "Ninguém" in said]


@pytest.mark.parametrize("rules", ["gauderio", "cego", "claudista"])
def test_what_a_document_leaves_open_is_read_in_three_steps_and_the_word_is_left_to_the_learner(rules):
    """The clauses that come near (all of the rulebook asked about), what could be answered, the reading we follow."""
    questions = {one.case.reading: one for seed in range(60) if (one := ask(rules, "silence", seed=seed)).case.reading}
    own = {id_ for id_ in skill("silence").readings if rules in reading(id_).rules}

    assert own == set(questions)
    for id_, question in questions.items():
        near, answers, ours = steps_shown(question, "steps", "pt-BR")
        assert set(near.cites) == {one for one in reading(id_).clauses if one.startswith(f"{rules}/")}
        assert all(one.text("pt-BR") in answers.text for one in reading(id_).positions)
        assert (reading(id_).position().text("pt-BR") in ours.text, ours.cites) == (True, (id_,))


def test_what_a_document_decides_is_ruled_and_no_step_is_a_reading():
    questions = [ask(rules, "silence", seed=seed) for rules in RULEBOOKS for seed in range(30)]
    decided = [steps_shown(one, "steps", "pt-BR") for one in questions if one.case.example]

    assert len(decided) > 10
    assert all(len(steps) > 1 and not any(cited.startswith("AMB-") for step in steps for cited in step.cites)
               for steps in decided)  # fmt: skip


def test_a_bet_of_one_call_shows_what_the_other_answer_pays():
    """Truco refused pays 1 in all three rulebooks (gauderio/truco/truco/fugir, claudista/4.7)."""
    question = next(
        one
        for seed in range(60)
        if (one := ask("claudista", "truco.ladder", seed=seed, kind="number")).case.calls == ("truco",)
    )
    (step,) = steps_shown(question, "steps", "pt-BR")

    assert ("não quero" in step.text) == question.case.yes
    assert all(id_.startswith("claudista/") for id_ in step.cites)


def test_what_was_answered_with_its_steps_shown_proves_nothing():
    talk = Talk(Place({"TRUCO_TUTOR_PROGRESS": "browser"}))
    shown = Parts().exercise("envido.count", kind="pair", seed=1, show="steps", talk=talk)
    alone = Parts().exercise("envido.count", kind="pair", seed=2, talk=talk)
    for session in (shown, alone):
        session.act({"act": "answer", "text": " ".join(session.question.key)})

    assert [False, True] == [answer.first for answer in talk.answers()]


def test_a_lesson_has_to_be_open_for_its_check_and_its_way_on():
    parts = Parts()
    for asked in (parts.check, parts.next):
        with pytest.raises(ValueError, match=r"lesson\.open"):
            asked()
    parts.open("cego/05-precos-e-falta")

    assert ("cego", "envido.price") == (parts.check(seed=1).question.rules, parts.check(seed=1).question.skill)
    assert parts.next().next.id == "cego/06-flor"


def test_the_open_lesson_gives_its_rulebook_and_a_part_may_name_another():
    parts = Parts()
    parts.open("cego/03-rodadas-e-empates")

    assert ("cego", "gauderio") == (
        parts.exercise("tie.hand", seed=1).question.rules,
        parts.exercise("tie.hand", rules="gauderio", seed=1).question.rules,
    )
    assert parts.contrast(ask="hand", tricks="===", eldest=0).books == ("cego", "gauderio", "claudista")
