"""Hands as short scripts: what is done, what would be said of it, and what then holds.

The tables in the ``.txt`` files beside this one have deals with a name on top (``PLAIN: 1c 7c 6p / 12o 3o 6e``), then
cases: a line with the clause or reading=position, the deal in brackets (its name or its cards; none: `EITHER`) and the
score, target, eldest and switches where they are not the usual ones; below, indented, the script.


A script is a list of lines, parted by ``;``:

- ``0 joga 7c``: done, it must be possible;
- ``1 truco ok``, ``… void``, ``… foul``: what the judge says of it, nothing is done;
- ``A!``, ``B!``: the deal `EITHER` of that rulebook played out so that this side wins the hand;
- ``5x3``: the score; ``stake 2``; ``turn 1``; ``tricks A=B``: winners so far;
- ``won A`` (``won -`` nobody's or undecided), ``match B`` (``match -`` goes on), ``runs``: how it stands;
- ``legal 1 = quero nao_quero``: every word that this seat may say, cards aside; ``cards 1 = 4o``: what it may lay open.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tutor.engine import ruleset
from tutor.engine.actions import CARD_VERBS, HIDE, PLAY, Action
from tutor.engine.events import evolve
from tutor.engine.explain import explain
from tutor.engine.game import IllegalAction, advance
from tutor.engine.judge import Verdict, judge, options
from tutor.engine.state import start_hand

VERDICTS = {"ok": Verdict.ALLOWED, "void": Verdict.VOID, "foul": Verdict.FOUL}
EITHER = {
    "gauderio": "3c 1p 4c / 1e 7e 4o",
    "cego": "3c 1p 4c / 1e 7e 4o",
    "claudista": "3c 2c 4c / 5p Ae Qe / 3p 2p 4p / 5c 7p Je / 4o",
}
"""Either side may win: o mão is seat 0; the envido is 27 against 28; in Claudista the vira 4o makes 5 the manilha."""
WINS = {
    ("spanish", "A!"): "0 joga 3c; 1 joga 4o; 0 joga 1p; 1 joga 7e",
    ("spanish", "B!"): "0 joga 4c; 1 joga 7e; 1 joga 1e; 0 joga 3c",
    ("french", "A!"): "0 joga 3c; 1 joga Qe; 2 joga 4p; 3 joga Je; 0 joga 2c; 1 joga Ae; 2 joga 2p; 3 joga 7p",
    ("french", "B!"): "0 joga 4c; 1 joga 5p; 2 joga 4p; 3 joga Je; 1 joga Qe; 2 joga 2p; 3 joga 5c; 0 joga 2c",
}
SIDES = {"A": 0, "B": 1, "-": None, "=": None}


def begin(rules, deal="", *, score=(0, 0), target=None, eldest=0, strict=False, **switches):
    """The state after a deal: the hands parted by ``/``, in Claudista the vira last (none in the dark hand: `??`)."""
    book = ruleset(rules, strict=strict, **switches)
    *hands, last = [part.split() for part in (deal or EITHER[rules]).split("/")]
    vira = None
    if book.vira.value:
        vira = book.deck.parse(last[0])
    else:
        hands.append(last)
    dealt = [[book.deck.parse(card) for card in hand] for hand in hands]
    return start_hand(book, dealt, eldest=eldest, score=score, target=target, vira=vira)


def wish(state, text):
    seat, verb, *rest = text.split()
    if not rest:
        return Action(int(seat), verb)
    if rest[0].startswith("#"):
        return Action(int(seat), verb, None, int(rest[0][1:]))
    return Action(int(seat), verb, state.rules.deck.parse(rest[0]))


def run(state, script):
    """Follow a script; give the last state, and every clause and reading that was told on the way."""
    told = set()
    for line in [part.strip() for part in script.split(";")]:
        if line.endswith("!"):
            state, more = run(state, WINS[state.rules.deck.id, line])
            told |= more
        elif line.split()[0].isdigit() and line.split()[-1] not in VERDICTS:
            state, more = do(state, line)
            told |= more
        elif line:
            told |= holds(state, line)
    return state, told


def do(state, line):
    try:
        after, events = advance(state, wish(state, line))
    except IllegalAction as error:
        raise AssertionError(f"{line}: {error.ruling.reason}") from error
    told = set()
    for event in events:
        reason = explain(state, event)
        told |= {ident for step in reason.walk() for ident in (*step.cites, *step.readings)}
        state = evolve(state, event)
    assert after == state
    return state, told


def holds(state, line):
    first, *rest = line.split()
    told = set()
    if rest and rest[-1] in VERDICTS:
        ruling = judge(state, wish(state, " ".join((first, *rest[:-1]))))
        assert VERDICTS[rest[-1]] == ruling.value, f"{line}: {ruling.reason}"
        told = {*ruling.clauses, *ruling.readings}
    elif "x" in first and first.replace("x", "").isdigit():
        assert first == "{}x{}".format(*state.score), line
    elif first == "stake":
        assert int(rest[0]) == state.stake, line
    elif first == "turn":
        assert int(rest[0]) == state.turn, line
    elif first == "tricks":
        assert rest[0] == ("".join("=" if team is None else "AB"[team] for team in state.winners) or "none"), line
    elif first == "won":
        assert state.over, line
        assert SIDES[rest[0]] == state.winner, line
    elif first == "match":
        assert SIDES[rest[0]] == state.match_winner, line
    elif first == "runs":
        assert not state.over, line
    elif first in {"legal", "cards", "hidden"}:
        told = lists(state, first, int(rest[0]), rest[2:])
    else:
        raise ValueError(line)
    return told


def lists(state, what, seat, expected):
    may = [action for action, ruling in options(state, seat) if ruling.value is Verdict.ALLOWED]
    if what == "legal":
        found = [action.verb for action in may if action.verb not in CARD_VERBS]
    else:
        verb = PLAY if what == "cards" else HIDE
        found = [str(action.card) for action in may if action.verb == verb]
    assert sorted(expected) == sorted(found)
    return set()


class Case(NamedTuple):
    name: str
    deal: str
    given: dict
    script: str


HEAD = re.compile(r"(?P<name>\S+)(?: \[(?P<deal>[^]]+)\])?(?P<given>(?: \S+=\S+)*)")


def read(file):
    """Read a table of cases; the second of a name gets a number."""
    deals, found, seen = {}, [], {}
    for line in Path(__file__).with_name(file).read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[-1] = found[-1]._replace(script=f"{found[-1].script} {line.strip()}".strip())
        elif re.match(r"[A-Z_]+: ", line):
            name, _, cards = line.partition(": ")
            deals[name] = cards
        elif line and not line.startswith("#"):
            head = HEAD.fullmatch(line)
            assert head, line
            name, deal = head["name"], head["deal"] or ""
            seen[name] = seen.get(name, 0) + 1
            given = dict(pair.split("=") for pair in head["given"].split())
            number = f" ({seen[name]})" if seen[name] > 1 else ""
            found.append(Case(name + number, deals.get(deal, deal), given, ""))
    return found


def start(rules, case):
    """The state that a case begins from."""
    given = dict(case.given)
    if "score" in given:
        given["score"] = tuple(int(points) for points in given["score"].split("x"))
    for number in {"target", "eldest"} & given.keys():
        given[number] = int(given[number])
    return begin(rules, case.deal, **given)


def acts(deck, script):
    """The lines of a script in which something is done, those of `WINS` among them."""
    for line in [part.strip() for part in script.split(";")]:
        if line.endswith("!"):
            yield from acts(deck, WINS[deck, line])
        elif line and line.split()[0].isdigit() and line.split()[-1] not in VERDICTS:
            yield line


def play_case(rules, case):
    """Run a case; give its last state and what was told."""
    return run(start(rules, case), case.script)
