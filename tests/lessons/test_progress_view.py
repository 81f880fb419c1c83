"""The picture of progress, from a log written by hand: what it says is counted here by hand too."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from tutor.lessons.answers import Answer
from tutor.lessons.progress import Place, exported
from tutor.lessons.progress_desk import ProgressDesk
from tutor.lessons.progress_view import DAYS, progress_view
from tutor.lessons.skills import skills_of

NOW = datetime(2026, 3, 20, 15, tzinfo=UTC)
SOUTH = timezone(timedelta(hours=-3))


def given(number, *, ago=0.0, right=True, rules="gauderio", skill="envido.count", **held):
    at = NOW - timedelta(days=ago, seconds=number)
    return Answer(
        f"a{number}", at, rules, skill, "number", number, "0.1.0", "28", right, held.pop("first", True), **held
    )


def view(*answers, now=NOW, lang="pt-BR"):
    return progress_view(answers, now, lang, lambda _rules, _skill: True)


def row(shown, rules, skill):
    book = next(book for book in shown["books"] if book["id"] == rules)
    return next(one for one in book["skills"] if one["id"] == skill)


def test_before_the_first_answer_there_is_one_next_step_and_three_rulebooks_to_begin():
    shown = view()

    assert shown["next"]["practise"] == "rules=gauderio&skill=table"
    assert [(book["begun"], book["skills"]) for book in shown["books"]] == [(False, [])] * 3
    assert (shown["mistakes"], shown["weeks"]["most"]) == ([], 0)


@pytest.mark.parametrize(
    ("answers", "word"),
    [
        ([given(1)], "bem encaminhado"),
        ([given(1, right=False)], "a rever"),
        ([given(number) for number in range(6)], "sabe"),
    ],
)
def test_a_skill_has_one_of_four_words(answers, word):
    shown = view(*answers)

    assert row(shown, "gauderio", "envido.count")["word"] == word
    assert row(shown, "gauderio", "rank")["word"] == "ainda não sabemos"


def test_every_skill_of_a_rulebook_begun_stands_there_with_its_clauses():
    shown = view(given(1, rules="cego"))

    assert shown["books"][0]["id"] == "cego"
    assert [one["id"] for one in shown["books"][0]["skills"]] == [one.id for one in skills_of("cego")]
    assert [one["id"] for one in row(shown, "cego", "envido.when")["clauses"]] == [
        "cego/pontos/titulo", "cego/pontos/1", "cego/envido/1", "cego/envido/2",
    ]  # fmt: skip
    assert sum(count["n"] for count in shown["books"][0]["counts"]) == len(skills_of("cego"))


def test_only_first_attempts_count():
    shown = view(given(1, right=False), given(2, first=False))

    assert row(shown, "gauderio", "envido.count")["score"] == "1 pergunta, errada"
    assert shown["summary"] == "Uma pergunta respondida desde 20 mar 2026, nenhuma certa de primeira ainda."


def test_when_it_comes_back_is_told_in_days_of_the_learners_own_calendar():
    due = row(view(given(1)), "gauderio", "envido.count")["due"]
    assert due == "volta hoje"  # ten minutes later
    assert row(view(given(1, ago=2)), "gauderio", "envido.count")["due"] == "hora de rever"
    night = datetime(2026, 3, 21, 2, 55, tzinfo=UTC)  # 23:55 in the south: what is due in ten minutes is due tomorrow
    late = Answer("a", night, "gauderio", "rank", "duel", 1, "0.1.0", "A", right=True, first=True)
    assert row(view(late, now=night.astimezone(SOUTH)), "gauderio", "rank")["due"] == "volta amanhã"


def test_wrong_rules_are_told_in_words_with_the_clause_that_says_otherwise():
    wrong = {"right": False, "diagnosis": ("EN-04",)}
    shown = view(given(1, ago=3, **wrong), given(2, ago=1, **wrong), given(3, right=False))

    first, other = shown["mistakes"]
    assert (first["id"], first["title"]) == ("EN-04", "com par, somam-se as três cartas")
    assert first["seen"] == "2 vezes, a última ontem"
    assert first["state"] == "ainda aparece nas últimas respostas"
    assert all(id_.startswith("gauderio/envido/") for id_ in first["clauses"])
    assert first["clauses"]
    assert (other["id"], other["title"], other["seen"]) == ("", "sem explicação conhecida", "uma vez, hoje")


def test_a_wrong_rule_that_five_answers_do_not_show_is_told_as_gone():
    shown = view(given(9, ago=9, right=False, diagnosis=("EN-04",)), *(given(number) for number in range(5)))

    assert shown["mistakes"][0]["state"] == "não aparece mais nas últimas respostas"


def test_the_last_four_weeks_day_by_day():
    answers = [given(1), given(2, right=False), given(3, ago=27), given(4, ago=28), given(5, first=False)]
    weeks = view(*answers)["weeks"]

    assert len(weeks["days"]) == DAYS
    assert weeks["days"][-1] == {"day": "20 mar", "right": 1, "wrong": 1}
    assert weeks["days"][0] == {"day": "21 fev", "right": 1, "wrong": 0}
    assert weeks["said"] == "2 dias de treino nas últimas quatro semanas; certas: 2, erradas: 1."


def test_what_another_version_wrote_is_passed_over():
    strange = [
        given(1, rules="mineiro"),
        given(2, skill="juggling"),
        given(3, right=False, diagnosis=("ZZ-99", "MN-01", "EN-04")),
    ]
    shown = view(*strange)

    assert [one["id"] for one in shown["mistakes"]] == ["EN-04"]
    assert [book["begun"] for book in shown["books"]] == [True, False, False]


@pytest.fixture
def desk():
    made = ProgressDesk(Place({}, platform="emscripten"), now=lambda: NOW)
    made.sent = []
    made.listen(made.sent.append)
    made.hear({"act": "log", "learner": "Ana", "names": [], "lines": [], "more": False, "minutes": 180})
    return made


def bring(desk, written):
    for at in range(0, len(written), 1000):
        desk.act("piece", written[at : at + 1000])
    desk.act("import")
    return desk.view("pt-BR")


def test_a_file_is_merged_and_what_was_left_out_is_told(desk):
    log = exported([given(number) for number in range(30)])
    assert bring(desk, log)["said"] == "30 respostas novas foram juntadas."
    broken = log.replace('"a7"', "7").replace('"a9"', '"b"')
    shown = bring(desk, broken)

    assert (
        shown["said"]
        == "Uma resposta nova foi juntada; 28 já estavam aqui; uma ficou de fora por não ser uma resposta."
    )
    assert shown["left_out"] == "Contadas desde o começo do arquivo, são as de número 8."
    assert shown["answers"] == 31


@pytest.mark.parametrize(
    ("written", "says"), [("{", "falta-lhe a forma de JSON"), ("[]", "não é um progresso do Truco")]
)
def test_a_file_that_is_none_changes_nothing(desk, written, says):
    shown = bring(desk, written)

    assert says in shown["said"]
    assert shown["answers"] == 0


def test_the_file_goes_out_in_pieces_and_all_of_it_can_be_deleted(desk):
    answers = [given(number, diagnosis=("EN-04",) * 20) for number in range(1500)]
    bring(desk, exported(answers))
    desk.sent.clear()
    place, pieces = 0, []
    while place is not None:
        desk.act("export", str(place))
        message = desk.sent.pop()
        pieces.append(message["text"])
        place = message["next"]

    assert len(pieces) > 1
    assert message["name"] == "truco-tutor-Ana-2026-03-20.json"
    assert "".join(pieces) == exported(sorted(answers, key=lambda one: one.at))
    desk.act("erase")
    assert {"act": "forget", "learner": "Ana"} in desk.sent
    assert (desk.view("pt-BR")["answers"], desk.view("pt-BR")["said"]) == (0, "Os dados foram apagados.")
