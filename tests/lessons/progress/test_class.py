"""A class: the hub says who learns, a server of PostgreSQL keeps the logs, and each sees his own."""

from datetime import timedelta

from tests.lessons.progress.conftest import START
from tutor.lessons.progress import Place
from tutor.lessons.progress_desk import ProgressDesk

HELLO = {"act": "log", "learner": "Ana", "names": ["Ana"], "lines": [], "more": False, "minutes": 180}


def test_the_users_of_a_hub_have_a_log_each_whatever_their_browsers_say(postgresql, answer):
    places = [Place({"JUPYTERHUB_USER": user, "TRUCO_TUTOR_DB": postgresql}) for user in ("bia", "caio")]
    bia, caio = (place.log() for place in places)
    bia.add(answer("b1"))
    caio.add(answer("c1"))
    caio.add(answer("c2"))
    assert bia.flush(20)
    assert caio.flush(20)

    for place, user, count in zip(places, ("bia", "caio"), (1, 2), strict=True):
        desk = ProgressDesk(place, now=lambda: START + timedelta(days=1))
        desk.hear(HELLO)
        view = desk.view("pt-BR")
        assert (view["learner"], view["answers"], view["choose"], view["trouble"]) == (user, count, False, "")
        assert [name["id"] for name in view["names"]] == [user]

    caio.forget()
    assert caio.flush(20)
    bia.refresh()
    assert [one.id for one in bia.answers(20)] == ["b1"]
    for log in (bia, caio):
        log.forget()
        assert log.close(20)
