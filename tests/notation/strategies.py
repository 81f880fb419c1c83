"""Hypothesis strategies for `.truco` trees, for every test that needs hands as text.

`hand_files()` draws whole trees that can be written; `acts`, `assertions` and `annotations` their parts.
A tree is right as notation only: its acts follow no rule of the game.
"""

from __future__ import annotations

import string
from typing import Any

from hypothesis import strategies as st

from tutor.engine.deck import FRENCH, SPANISH, Deck
from tutor.notation import (
    UNKNOWN,
    Adjust,
    Answer,
    Call,
    CardCeremony,
    Ceremony,
    ChooseSide,
    ClauseIs,
    ClauseRef,
    Comment,
    Count,
    CountIs,
    Cut,
    Deal,
    Fold,
    FoulIs,
    Give,
    Good,
    HandBreak,
    HandFile,
    HandIs,
    Hide,
    Label,
    LegalIs,
    Line,
    Look,
    MatchIs,
    PairIs,
    Play,
    Question,
    ReadingIs,
    ScoreIs,
    Show,
    StakeIs,
    Take,
    TrickIs,
    Variation,
    Vira,
    VoidIs,
)

KINDS = ("act", "act", "assertion", "none", "variation", "break")
CALLS = ("truco", "retruco", "vale_4", "seis", "nove", "doze", "envido", "real_envido", "falta_envido", "contra_flor")
ANSWERS = ("quero", "nao_quero", "sem_flor", "aceita_mao_de_11", "recusa_mao_de_11")
RITES = ("embaralha", "separa", "remonta", "pergunta_cartas", "reclama_cartas", "mantem", "desfaz", "goteira")
CLAUSES = ("gauderio/envido/contagem/3", "cego/valores/07", "claudista/3.7.4")
READINGS = ("AMB-G02", "AMB-C01", "AMB-K01")

SPEAK = {id_.partition("/")[0]: (id_, reading_) for id_, reading_ in zip(CLAUSES, READINGS, strict=True)}

numbers = st.integers(0, 999_999)
teams = st.integers(0, 1)
cites = st.sampled_from(CLAUSES)
plain = st.characters(exclude_categories=("Cc", "Cs", "Zs", "Zl", "Zp"))
words = st.text(plain, min_size=1, max_size=12).filter(lambda word: "'''" not in word)
sentences = st.lists(words, min_size=1, max_size=30).map(" ".join)
names = st.lists(words, min_size=1, max_size=3).map(" ".join).filter(lambda name: '"' not in name)
titles = st.lists(words, min_size=1, max_size=6).map(" ".join)
slugs = st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}", fullmatch=True)
skills = st.from_regex(r"[a-z0-9_]{1,8}(\.[a-z0-9_]{1,8}){0,2}", fullmatch=True)
switches = st.dictionaries(
    st.text(string.ascii_lowercase + string.digits + "_", min_size=1, max_size=30),
    st.booleans() | st.integers(-999, 999) | titles.filter(lambda text: len(text) < 25),
    max_size=12,
)
notes = st.sampled_from(
    [
        "_note = 'the author # speaks'",
        "_a.b = [ 1, # one\n  2 ]",
        '"_é" = """\nactions: none\n"""',
        "_when = 2024-05-01T10:00:00Z",
        "_deep = { a = [ { b = 1.5 } ] }",
    ]
)


def cards(deck: Deck, *, unknown: bool = True) -> st.SearchStrategy[Any]:
    """Cards of a deck, and ``??`` where a card need not be known."""
    known = st.sampled_from(deck.cards)
    return known | st.just(UNKNOWN) if unknown else known


def acts(deck: Deck, seats: int = 2, *, asked: bool = False, flor: bool = True) -> st.SearchStrategy[Any]:
    """Acts of a seat. ``asked`` adds ``joga #1``; where ``flor`` is sung nobody says ``boa``, which is ``sem_flor``."""
    seat, against = st.integers(0, seats - 1), st.sampled_from(["", "!", "!!"])
    card, some, place = cards(deck), st.lists(cards(deck), min_size=1, max_size=4).map(tuple), st.integers(1, 3)
    side = st.sampled_from(["cima", "baixo"])

    def act(make: Any, *arguments: Any, **fields: Any) -> st.SearchStrategy[Any]:
        return st.builds(make, seat, *arguments, against=against, **fields)

    kinds = [
        act(Play, cards(deck, unknown=False), st.none() | place),
        act(Hide, card),
        act(Hide, st.just(UNKNOWN), place),
        act(Call, st.sampled_from((*CALLS, "flor") if flor else CALLS)),
        act(Answer, st.sampled_from(ANSWERS)),
        act(Fold),
        act(Count, numbers),
        act(Ceremony, st.sampled_from(RITES)),
        act(CardCeremony, st.sampled_from(["sorteia", "queima", "pede_ver"]), card),
        act(Take, side, card, st.sampled_from(["fica", "parceiro", "vira", "queima"])),
        act(ChooseSide, side),
        act(Give, seat, some),
        act(Look, st.sampled_from(["propria", "parceiro", "fundo", "topo"]) | card),
        act(Show, st.just("fundo") | card),
        act(Adjust, st.sampled_from(["retira", "completa"]), seat, card),
        act(Cut, numbers),
    ]
    if not flor:
        kinds.append(act(Good))
    if asked:
        kinds.append(act(Play, st.just(UNKNOWN), place))
    return st.one_of(kinds)


def dealings(deck: Deck, seats: int = 2) -> st.SearchStrategy[Any]:
    """``deal``, ``vira`` and ``reveal vira``."""
    hand = st.lists(cards(deck), min_size=1, max_size=5).map(tuple)
    return (
        st.builds(Deal, st.integers(0, seats - 1), hand)
        | st.builds(Vira, cards(deck))
        | st.builds(Vira, cards(deck, unknown=False), st.just(True))
    )


def assertions(deck: Deck, seats: int = 2, *, flor: bool = True) -> st.SearchStrategy[Any]:
    """Every assertion."""
    seat = st.integers(0, seats - 1)
    return st.one_of(
        st.builds(CountIs, st.sampled_from(["envido", "flor"]), seat, numbers),
        st.builds(TrickIs, numbers, st.none() | teams),
        st.builds(HandIs, st.none() | teams, numbers),
        st.builds(StakeIs, numbers),
        st.builds(ScoreIs, st.tuples(numbers, numbers)),
        st.builds(MatchIs, teams),
        st.just(VoidIs()),
        st.builds(FoulIs, st.sampled_from(["match_lost", "point_to_reporter"])),
        st.builds(LegalIs, acts(deck, seats, asked=True, flor=flor), st.sampled_from(["allowed", "void", "foul"])),
        st.builds(ClauseIs, cites),
        st.builds(ReadingIs, st.sampled_from(READINGS)),
        st.builds(PairIs, st.tuples(names, names)),
    )


def annotations(deck: Deck, seats: int = 2, *, flor: bool = True) -> st.SearchStrategy[Any]:
    """What may stand around an act, but for labels, of which each is used once."""
    seat = st.integers(0, seats - 1)
    return st.one_of(
        st.builds(Comment, sentences, st.sampled_from(["pt-BR", "en"])),
        st.builds(ClauseRef, cites),
        st.builds(Question, st.sampled_from(["envido", "flor"]), seat),
        st.builds(Question, st.sampled_from(["trick", "hand", "falta"])),
        st.builds(Question, st.just("bet"), answer=st.sampled_from(["quero", "nao_quero", "sem_flor"])),
        st.builds(Question, st.just("legal"), act=acts(deck, seats, asked=True, flor=flor)),
    )


@st.composite
def bodies(draw: Any, deck: Deck = SPANISH, seats: int = 2) -> tuple[Line | Variation, ...]:
    """Bodies: several hands, variations to a depth of three, each label once."""
    flor = draw(st.booleans())
    labels: set[str] = set()
    does = acts(deck, seats, flor=flor) | dealings(deck, seats)
    says = assertions(deck, seats, flor=flor)
    around = annotations(deck, seats, flor=flor)

    def line(what: Any, *, bare: bool = True) -> Line:
        beside = draw(st.lists(around, max_size=2))
        label = draw(st.none() | slugs)
        if label is not None and label not in labels:
            labels.add(label)
            beside.insert(draw(st.integers(0, len(beside))), Label(label))
        remark = draw(st.just("") | sentences)
        return Line(what, tuple(beside), remark if bare or beside or remark else "—")

    def body(depth: int) -> tuple[Line | Variation, ...]:
        items: list[Line | Variation] = [line(draw(does))] if depth else []
        acted, hand = bool(depth), 0
        for kind in draw(
            st.lists(st.sampled_from(["act", "act", "assertion", "none", "variation", "break"]), max_size=5)
        ):
            if kind == "act":
                items.append(line(draw(does)))
                acted = True
            elif kind == "assertion":
                items.append(line(draw(says)))
            elif kind == "none":
                items.append(line(None, bare=False))
            elif kind == "variation" and acted and depth < 3:
                items.append(Variation(body(depth + 1)))
            elif kind == "break" and not depth:
                hand = 1 if not hand and not acted else max(hand, 1) + 1
                items.append(line(HandBreak(hand, draw(st.none() | st.integers(0, seats - 1)))))
                acted = False
        return tuple(items)

    return body(0)


@st.composite
def hand_files(draw: Any) -> HandFile:
    """Whole files of the three rulebooks."""
    rules, deck = draw(st.sampled_from([("gauderio", SPANISH), ("cego", SPANISH), ("claudista", FRENCH)]))
    seats = draw(st.sampled_from([2, 4, 6]))
    seat = st.integers(0, seats - 1)
    title, teaches = (draw(st.dictionaries(st.sampled_from(["pt-BR", "en"]), titles, max_size=2)) for _ in range(2))
    return HandFile(
        rules=rules,
        players=tuple(draw(st.lists(names, min_size=seats, max_size=seats, unique=True))),
        id=draw(st.just("") | slugs),
        target=draw(st.none() | st.integers(1, 99)),
        score=draw(st.tuples(st.integers(0, 99), st.integers(0, 99))),
        eldest=draw(seat),
        options=tuple(draw(switches).items()),
        skills=tuple(draw(st.lists(skills, max_size=12))),
        title=tuple((language, title[language]) for language in ("pt-BR", "en") if language in title),
        teaches=tuple((language, teaches[language]) for language in ("pt-BR", "en") if language in teaches),
        about=tuple(draw(st.lists(st.sampled_from(SPEAK[rules]), max_size=3))),
        owner=draw(st.none() | seat),
        stayed=draw(st.none() | teams),
        raffler=draw(st.none() | names),
        draw=tuple(draw(st.just([]) | st.lists(names, min_size=seats, max_size=8, unique=True))),
        notes=tuple(draw(st.lists(notes, max_size=3, unique=True))),
        body=draw(bodies(deck, seats)),
    )
