"""Links to a case, and whatever else may be sent to the desk: it always stands, and its link gives it again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.lessons.desk_controls import controls
from tutor.lessons.desk_link import fragment, read
from tutor.lessons.ruling_desk import RulingDesk

LINKS = (
    "juiz=trick&rules=gauderio&cards=3c-2o",
    "juiz=trick&rules=gauderio&cards=3c-_&hidden=2",
    "juiz=trick&rules=cego&cards=3c-2o-4e-3p-1e-7e&lead=3",
    "juiz=trick&rules=claudista&cards=Jc-3p-4e-Qo&hidden=3&lead=1&vira=Qc",
    "juiz=hand&rules=claudista&tricks=---&eldest=B&eleven=A",
    "juiz=envido&rules=gauderio&cards=1c.7c.6p",
    "juiz=envido&rules=cego&cards=1c.7c.6c-12o.3o.6e&eldest=2&sung=1",
    "juiz=flor&rules=gauderio&cards=7o.6o.4o-7e._._&eldest=1",
    "juiz=bet&rules=gauderio&calls=envido.falta_envido&answer=quero&score=5-7&target=24&winner=B",
    "juiz=bet&rules=claudista&calls=truco.seis&answer=nao_quero",
    "juiz=hand&rules=cego&tricks=---&eldest=A&house=all_tied:nobody",
    "juiz=legal&rules=cego&players=2&cards=3c._._-_._._&eldest=1&score=5-7&target=18&acts=1.truco-1.joga.3c&about=flor",
    "juiz=legal&rules=gauderio&players=4&eldest=2&score=0-0&target=24&about=joga._",
    "juiz=legal&rules=claudista&players=4&eldest=1&score=11-11&target=12&acts=1.joga.n2.3c&voice=2&about=esconde.n1",
    "juiz=incident&rules=claudista&incident=wrong_count&facts=count:2,started:yes,stake:3",
    "juiz=incident&rules=cego&incident=silent_flor",
)


@pytest.mark.parametrize("link", LINKS)
def test_a_link_gives_its_case_and_the_case_its_link(link):
    case = read(link)

    assert case is not None
    assert fragment(case) == link


@pytest.mark.parametrize(
    "link",
    [
        "", "juiz=", "juiz=weather", "rules=gauderio", "%zz", "juiz=trick&rules=<script>&cards=zz-3c-9x&hidden=9.-1.²",
        "juiz=trick&rules=gauderio&cards=3c-3c", "juiz=trick&cards=" + "3c-" * 400, "juiz=hand&tricks=ABABAB&eldest=Z",
        "juiz=bet&calls=vale_4.truco&answer=talvez&score=999-x&target=-1", "juiz=envido&rules=claudista&cards=1c.7c.6p",
        "juiz=bet&rules=gauderio&calls=falta_envido&answer=sem_flor&score=24-24&target=24",
        "juiz=trick&rules=claudista&vira=Qc&cards=Qc-Qc-Qc-Qc", "juiz=legal", "juiz=incident&incident=earthquake",
        "juiz=legal&rules=gauderio&players=9&acts=9.truco-1.joga.zz&about=..&voice=x&score=99-99&target=7",
        "juiz=legal&rules=cego&acts=1.truco.3c-2.quero", "juiz=legal&rules=cego&acts=" + "1.truco-" * 200,
        "juiz=legal&rules=gauderio&acts=2.retruco",
        "juiz=legal&rules=gauderio&cards=3c.3c.3c-3c&acts=1.esconde",
        "juiz=incident&rules=claudista&incident=drip&facts=by:9,seat:1,points:0,::",
        "juiz=legal&rules=claudista&vira=9z",
        "juiz=hand&rules=cego&tricks=---&house=nonsense,all_tied:,:x,all_tied:both",
    ],
)  # fmt: skip
def test_a_link_that_nobody_can_read_still_shows_a_desk(link):
    made = RulingDesk()
    made.act("restore", link)
    view = made.view("pt-BR")

    assert view["missing"] or view["ruling"]
    assert read(view["fragment"]) == made.case.but(at=None)


ACTS = ("choose", "card", "place", "undo", "clear", "restore", "house", "tables", "forget", "?")
WORDS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["rules=cego", "rules=claudista", "ask=bet", "ask=flor", "players=4", "call=envido", "call=-",
                     "hide.0=on", "hide.9=on", "lead=3", "trick.0=A", "trick.2=A", "score.0=11", "target=18",
                     "sung.0=on", "ask=legal", "ask=incident", "about=truco", "done=yes", "house=on", "incident=drip",
                     "3c", "2o", "1e", "7e", "7p", "Qc", "Ao", "vira", "0.0", "1.2", "9.9", "", *LINKS]),
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(ACTS), WORDS), max_size=12))
def test_whatever_is_sent_the_desk_stands_and_its_link_gives_it_again(acts):
    made = RulingDesk()
    for act in acts:
        made.act(*act)
    view = made.view("en")

    assert view["turn"] == len(acts)
    assert bool(view["missing"]) != bool(view["ruling"])
    assert len(set(view["used"])) == len(view["used"])
    again = RulingDesk()
    again.act("restore", view["fragment"])
    assert again.view("en")["ruling"] == view["ruling"]


@pytest.mark.parametrize("link", LINKS)
def test_every_option_that_is_offered_can_be_taken(link):
    case = read(link)
    for control in controls(case, "pt-BR"):
        assert control.label
        assert len({option.value for option in control.options}) == len(control.options)
        for option in control.options:
            made = RulingDesk(case)
            made.act("choose", f"{control.id}={option.value}")
            assert made.case == option.then
            assert made.view("pt-BR")["turn"] == 1
