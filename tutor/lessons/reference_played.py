"""Steps of played hands as examples: the library of annotated hands, and short scripts of what they do not show.

No answer is written down: each script is played by the referee, and a step belongs to the clauses its rulings cite.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, NamedTuple

from tutor.engine import Reason
from tutor.hands import hands
from tutor.notation.replay import Replay, replay_text

__all__ = ["PlayedStep", "played_steps", "replay_of"]

_BEGIN = "0 embaralha"
_CUT = "0 embaralha; 3 separa; 3 remonta"
_DEAL = "0 da 1 Qc 7p Jo; 0 da 2 2e 3e 4e; 0 da 3 5e 6e 7e; 0 da 0 4c 5c 6c"
_FOUR_CARDS = _DEAL.replace("Qc 7p Jo", "Qc 7p Jo Jc")
_DEALT_DARK = (
    f"3 corta 3; 0! da 1 4c 5c; = void; {_DEAL}; vira ??; 1! olha parceiro; = void; "
    "1 joga #1 Qc; 2 joga #1 2e; 3 joga #1 5e; 0 joga #1 4c; reveal vira Ac"
)
_DARK = {"score": (11, 11)}

# What stands in the header beside the players; what is done. Ana, seat 0, deals: Beto is o mão, and Duda cuts.
_CLAUDISTA: tuple[tuple[dict[str, Any], str], ...] = (
    ({"owner": 0}, "0 sorteia 5p; 1 sorteia Ko; 2 sorteia 2c; 3 sorteia 7e; 0 sorteia Kc"),
    ({"owner": 0}, _BEGIN),
    ({"owner": 0, "stayed": 0}, _BEGIN),
    ({}, f"{_BEGIN}; 3 tira cima Kc fica; 3 separa; 3 remonta; 3 separa"),
    ({}, f"{_BEGIN}; 3 tira cima 4o queima; 3 remonta; 3 lado cima; 0! lado baixo; = void"),
    ({}, f"{_BEGIN}; 3 tira cima 3o vira; 0 queima 3o; {_DEAL}; vira Ac"),
    ({}, f"{_CUT}; 3 lado baixo; {_DEAL}; vira Ac; 1 joga Qc"),
    ({}, f"{_CUT}; 0 lado cima; 1! da 0 4c; = void"),
    ({}, f"{_CUT}; {_FOUR_CARDS}; vira Ac; 1 olha propria; 0 retira 1 Jc; 0 pede_ver Jc"),
    ({}, f"{_CUT}; {_FOUR_CARDS}; vira Ac; 0 retira 1 Jc; 3 pede_ver Jc; 0 concorda; 1 concorda; 2 discorda"),
    (_DARK, f"{_BEGIN}; 3! tira cima 4c fica; = void; 3! corta 2; = void; {_DEALT_DARK}"),
)  # fmt: skip
_HEAD = 'truco = 1\nid = "exemplo"\nrules = "claudista"\nplayers = ["Ana", "Beto", "Caio", "Duda"]\neldest = 1\n'


class PlayedStep(NamedTuple):
    """One reason given at one step of a replay; ``file`` names the replay for `replay_of`."""

    rules: str
    file: str
    step: int
    reason: Reason


def played_steps(wanted: Collection[str] = ()) -> Iterator[PlayedStep]:
    """Give every reason of every step: of the scripts, and of the hands that teach one of the wanted clauses.

    >>> next(played_steps()).rules
    'claudista'
    """
    for file in (*_scripts(), *(hand.id for hand in hands() if not set(wanted).isdisjoint(hand.about))):
        played = replay_of(file)
        assert played.file is not None
        for number, step in enumerate(played.steps):
            if step.act is not None and step.outcome is not None:
                for reason in step.outcome.reasons():
                    yield PlayedStep(played.file.rules, file, number, reason)


@cache
def replay_of(file: str) -> Replay:
    """Play a script, or a hand of the library by its id."""
    scripts = _scripts()
    return replay_text(scripts[file] if file in scripts else next(hand.text for hand in hands() if hand.id == file))


@cache
def _scripts() -> dict[str, str]:
    return {f"script-{number}": _text(head, acts) for number, (head, acts) in enumerate(_CLAUDISTA)}


def _text(head: dict[str, Any], acts: str) -> str:
    more = "".join(f"{key} = {list(value) if isinstance(value, tuple) else value}\n" for key, value in head.items())
    lines = "\n".join(act.strip() for act in acts.split(";"))
    return f"{_HEAD}{more}actions = '''\n{lines}\n'''\n"
