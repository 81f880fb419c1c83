"""What every place of the log promises, tried on each of them."""

import threading
from datetime import UTC, datetime, timedelta, timezone


def test_an_answer_comes_back_as_it_was_given(store, answer):
    kept = answer(), answer(seconds=None, diagnosis=(), right=True, given="", hints=0)
    store.append("Ana", kept)
    assert store.answers("Ana") == kept


def test_a_log_is_in_the_order_of_time_whatever_the_zone_it_was_told_in(store, answer):
    here = timezone(timedelta(hours=-3))
    later, sooner = datetime(2026, 3, 1, 10, tzinfo=here), datetime(2026, 3, 1, 12, 59, tzinfo=UTC)
    store.append("Ana", [answer("later", at=later), answer("sooner", at=sooner)])
    found = store.answers("Ana")
    assert [one.id for one in found] == ["sooner", "later"]
    assert [one.at for one in found] == [sooner, later]


def test_an_answer_that_is_there_stays_as_it_is(store, answer):
    store.append("Ana", [answer("one", given="28")])
    store.append("Ana", [answer("one", given="34"), answer("two", days=1)])
    assert [one.given for one in store.answers("Ana") if one.id == "one"] == ["28"]
    assert [one.id for one in store.answers("Ana")] == ["one", "two"]


def test_learners_do_not_see_each_other(store, answer):
    store.append("Ana", [answer("one")])
    store.append("Zé d'Ávila; DROP TABLE answers", [answer("one", given="other")])
    assert store.learners() == ("Ana", "Zé d'Ávila; DROP TABLE answers")
    assert [one.given for one in store.answers("Zé d'Ávila; DROP TABLE answers")] == ["other"]
    assert store.answers("Bia") == ()


def test_what_is_forgotten_is_gone_and_nothing_else(store, answer):
    store.append("Ana", [answer()])
    store.append("Bia", [answer("kept")])
    store.forget("Ana")
    store.forget("nobody")
    assert store.learners() == ("Bia",)
    assert [one.id for one in store.answers("Bia")] == ["kept"]


def test_two_at_once_lose_nothing(store, answer):
    logs = [[answer(f"{who}{number}") for number in range(40)] for who in "ab"]

    def write(log):
        for one in log:
            store.append("Ana", [one])

    threads = [threading.Thread(target=write, args=(log,)) for log in logs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {one.id for log in logs for one in log} == {one.id for one in store.answers("Ana")}
