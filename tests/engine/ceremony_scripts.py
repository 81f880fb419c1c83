"""The ceremony told act by act, as the notation spells it, and what is checked after each."""

from __future__ import annotations

from tutor.engine import FRENCH, Action, cards, play, ruleset
from tutor.engine.ceremony import NO_HISTORY, Rite, do_rite, judge_rite, open_hand, start_ceremony
from tutor.engine.judge import Verdict

DEALT = "0 da 1 Qc 7p Jo; 0 da 2 2e 3e 4e; 0 da 3 5e 6e 7e; 0 da 0 4c 5c 6c; 0 vira Ac"
"""Three cards for everybody and a vira, dealt by seat 0."""
CUT = "0 embaralha; 3 separa; 3 remonta"


def begin(*, dealer=0, score=(0, 0), history=NO_HISTORY, **switches):
    return start_ceremony(ruleset("claudista", **switches), dealer=dealer, score=score, history=history)


def rite(text):
    """``3!! tira cima Kc parceiro``, ``0 da 1 Qc ??``, ``3 corta 3``."""
    seat, verb, *rest = text.split()
    told = {"seat": int(seat.rstrip("!")), "verb": verb, "deliberate": seat.endswith("!!")}
    if verb in ("da", "retira", "completa"):
        told["whom"] = int(rest.pop(0))
    if verb == "corta":
        told["number"] = int(rest.pop(0))
    if verb == "tira":
        told["word"], told["to"] = rest.pop(0), rest.pop()
    if rest and rest[0] in ("cima", "baixo", "propria", "parceiro", "fundo", "topo"):
        told["word"] = rest.pop(0)
    return Rite(cards=tuple(None if c == "??" else FRENCH.parse(c) for c in rest), **told)


def run(table, script):
    """Do every act; one marked ``: void`` is judged and left, ``: foul REMEDIES`` and what is unmarked are done.

    Acts of the play (``joga``, calls and answers) begin the hand. Gives the table and the ruling on the last rite.
    """
    ruling = None
    for text in filter(None, map(str.strip, script.split(";"))):
        act, _, marked = (part.strip() for part in text.partition(":"))
        verb = act.split()[1]
        if verb in ("joga", "truco", "seis", "nove", "doze", "quero", "nao_quero", "aceita_mao_de_11"):
            table, _ = open_hand(table)
            seat, _, *card = act.split()
            table = table.with_hand(play(table.hand, Action(int(seat), verb, *(cards(c)[0] for c in card))))
            continue
        one = rite(act)
        ruling = judge_rite(table, one)
        verdict, *remedies = marked.split() or ["allowed"]
        assert (verdict, act) == (ruling.value.value, act), ruling.reason
        if verdict == "foul":
            assert tuple(remedies) == ruling.reason.args["remedies"], act
        if ruling.value is not Verdict.VOID:
            table, _ = do_rite(table, one)
    return table, ruling
