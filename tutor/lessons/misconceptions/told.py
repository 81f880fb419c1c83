"""A misconception in words: the wrong rule, what to say of it, its answer played out beside the right one, its sum.

The words stand in the catalogues, ``misconception-`` and the id in small letters; every number and card in them is a
fact of the question, of its ruling or of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine import Card, Ruleset, Ruling
from tutor.lessons.misconceptions.inputs import Bet, Falta
from tutor.lessons.misconceptions.keys_bets import right_falta, right_price
from tutor.lessons.misconceptions.keys_cards import SIDES
from tutor.lessons.misconceptions.library import parse_input, right, right_steps
from tutor.lessons.misconceptions.notation import Input
from tutor.lessons.misconceptions.records import Answer, Misconception, Part
from tutor.lessons.misconceptions.strengths import next_rank, sequence
from tutor.narration import call_name, card_name, listed, seat_name, team_name, text
from tutor.narration.catalogue import fill
from tutor.narration.facts import DERIVED, Facts, Scene, say
from tutor.narration.names import CALLS
from tutor.rulebook import clause

_SEATS = frozenset({"tied.lead", "lead.first", "trick.order", "draw.kings"})
"""Subjects whose numbers are seats."""
_MINUS = "\N{MINUS SIGN}"
_SCORES = frozenset({"leader", "trailer", "caller"})
_PLAYED_OUT = {"tricks": "hand", "duel": "trick", "duel.covered": "trick", "trick": "trick"}


@dataclass(frozen=True, slots=True)
class _Told:
    """One wrong rule on one question."""

    row: Misconception
    rules: Ruleset
    asked: Any
    ruling: Ruling[Answer]
    lang: str

    def __call__(self, name: str) -> Any:  # noqa: ANN401  # what Fluent takes
        """Give a variable of the messages: a fact of ours, of the question, or of the ruling."""
        fact, _, form = name.partition("-")
        if name in DERIVED:
            return Facts(self.scene, self.ruling.reason.args, self.ruling.reason.because)(name)
        if fact in _OWN:
            value = _OWN[fact](self)
        elif hasattr(self.asked, fact):
            value = getattr(self.asked, fact)
        else:
            value = self.ruling.reason.args[fact]
        if form == "units" and type(value) is not int:
            return answer_words(self.row.subject, value, self.lang, rules=self.rules.id)
        return say(self.scene, fact, value, form or "name")

    @property
    def scene(self) -> Scene:
        """Where it is told."""
        return Scene(self.lang, self.rules.id)


def _bonus(told: _Told) -> int:
    count = told.rules.count
    assert count is not None, "told where cards are counted"
    return count.flor_bonus.value if told.row.subject == "flor.count" else count.pair_bonus.value


def _wrong_parts(told: _Told) -> tuple[Part, ...]:
    assert told.row.steps is not None, "told of sums"
    return told.row.steps(told.rules, told.asked)


def _own_score(told: _Told) -> int:
    asked: Falta = told.asked
    return asked.score[SIDES.index(asked.caller)]


def _then(told: _Told) -> int:
    paid = right_falta(told.rules, told.asked).value
    assert type(paid) is int, "a falta has a price"
    return _own_score(told) + paid


def _limit(told: _Told) -> int:
    assert told.rules.incidents is not None, "told where there is a cut"
    return told.rules.incidents.cut_movements.value


def _rungs(told: _Told) -> tuple[Any, ...]:
    return tuple(row.quero.value for row in told.rules.ladders["truco"].rows.values() if row.quero is not None)


def _exists(told: _Told) -> str:
    return "no" if told.ruling.value in {None, "no_such_bet"} else "yes"


_OWN: Mapping[str, Callable[[_Told], Any]] = {
    "rules": lambda told: told.rules.id,
    "origin": lambda told: told.row.from_rules,
    "right": lambda told: told.ruling.value,
    "yours": lambda told: told.row.answer(told.rules, told.asked),
    "sum": lambda told: sum_words(right_steps(told.rules, told.row.subject, told.asked)),
    "bonus": _bonus,
    "wrong_bonus": lambda told: _wrong_parts(told)[0].points,
    "strongest": lambda told: _wrong_parts(told)[0].cards[0],
    "order": lambda told: ", ".join(sequence(told.rules)),
    "manilha": lambda told: Card(next_rank(told.rules, told.asked.vira), told.asked.vira.suit),
    "case": lambda told: told.ruling.reason.code.partition(".")[2],
    "call": lambda told: told.asked.calls[-1],
    "answer": lambda told: "quero" if told.asked.yes else "nao_quero",
    "exists": _exists,
    "before": lambda told: right_price("truco")(told.rules, Bet(told.asked.calls, yes=False)).value,
    "own": _own_score,
    "then": _then,
    "limit": _limit,
    "rungs": _rungs,
    "stake": lambda told: told.asked.points,
}
"""Variables that are drawn from the rule, the rulebook or several facts of the question."""


def feedback(row: Misconception, rules: Ruleset, asked: Input, lang: str) -> str:
    """Say in a sentence what is right instead of this wrong rule, with the numbers of the question.

    >>> from tutor.engine import ruleset
    >>> from tutor.lessons.misconceptions import misconception, parse_input
    >>> feedback(misconception("EN-03"), ruleset("gauderio"), parse_input("envido", "1c 7c 6p"), "pt-BR")
    'Duas do mesmo naipe ganham 20: 20 + 1 + 7 = 28.'
    """
    told = _Told(row, rules, asked, right(rules, row.subject, asked), lang)
    return fill(f"misconception-{row.id.lower()}", lang, told)


def wrong_rule(row: Misconception, rules: Ruleset, lang: str) -> str:
    """Say the wrong rule in a few words, as a clause of a sentence.

    >>> from tutor.engine import ruleset
    >>> from tutor.lessons.misconceptions import misconception
    >>> wrong_rule(misconception("EN-07"), ruleset("gauderio"), "pt-BR")
    'o bônus do par é 10'
    """
    asked = parse_input(row.subject, row.example_in(rules.id))
    told = _Told(row, rules, asked, right(rules, row.subject, asked), lang)
    return fill(f"misconception-{row.id.lower()}-rule", lang, told)


def diagnosis(row: Misconception, rules: Ruleset, lang: str, *, again: bool = False) -> str:
    """Name the wrong rule: tentatively the first time, by its name after that.

    >>> from tutor.engine import ruleset
    >>> from tutor.lessons.misconceptions import misconception
    >>> diagnosis(misconception("RK-04"), ruleset("cego"), "pt-BR")
    'Parece que a regra usada foi esta: todo sete é manilha.'
    """
    return text(f"misconception-{'again' if again else 'seems'}", lang, rule=wrong_rule(row, rules, lang))


def beside(row: Misconception, rules: Ruleset, asked: Input, lang: str) -> str:
    """Play a wrong rule out beside the right one, with the clause that decides.

    >>> from tutor.engine import ruleset
    >>> from tutor.lessons.misconceptions import misconception, parse_input
    >>> asked = parse_input("tricks", "rodadas AB=, mao B")
    >>> beside(misconception("EM-05"), ruleset("gauderio"), asked, "pt-BR")
    'Pela sua regra, o lado B levaria a mão; pela cláusula gauderio/empate/4 (linha 64), o lado A leva a mão.'
    """
    ruling = right(rules, row.subject, asked)
    kind = _PLAYED_OUT.get(row.subject, "other")
    decides = next((id_ for id_ in row.cites_in(rules.id) if id_ in ruling.clauses), row.cites_in(rules.id)[0])
    said = [_played(row.subject, answer, Scene(lang, rules.id)) for answer in (row.answer(rules, asked), ruling.value)]
    return text(
        "misconception-beside",
        lang,
        would=text(f"misconception-would-{kind}", lang, answer=said[0]),
        does=text(f"misconception-does-{kind}", lang, answer=said[1]),
        clause=decides,
        line=clause(decides).line,
    )


def _played(subject: str, answer: Answer, scene: Scene) -> str:
    """Give an answer for the sentence that plays it out: its key where it is a hand or a trick, else its words."""
    if subject in _PLAYED_OUT:
        return "tie" if answer == "=" else str(answer)
    return answer_words(subject, answer, scene.lang, rules=scene.rules)


def never_asked(lang: str) -> str:
    """Say why the rows with readings in ``never`` are not asked."""
    return text("misconception-never", lang)


def answer_words(subject: str, answer: Answer, lang: str, *, rules: str = "") -> str:
    """Say an answer in words; ``rules`` tells by which names cards go.

    >>> answer_words("flor", True, "pt-BR"), answer_words("truco.raiser", ("A", "B"), "pt-BR")
    ('sim', 'lado A e lado B')
    """
    if isinstance(answer, tuple):
        said = [_one(subject, one, Scene(lang, rules)) for one in answer]
        return listed(said, lang) if said else _one(subject, None, Scene(lang))
    return _one(subject, answer, Scene(lang, rules))


def _one(subject: str, answer: Any, scene: Scene) -> str:  # noqa: ANN401  # one of an answer
    lang = scene.lang
    if isinstance(answer, Card):
        return card_name(answer, lang, deck=scene.deck)
    if type(answer) is int:
        return seat_name(answer, lang) if subject in _SEATS else str(answer)
    if answer in {"A", "B"}:
        return team_name(SIDES.index(answer), lang)
    words = {True: "yes", False: "no", None: "none", "=": "tie"}
    key = words.get(answer, answer)
    if key in {"falta", "falta_plus_6", "match"}:
        return text(f"word-{key.replace('_', '-')}", lang)
    return text(f"misconception-answer-{key.replace('_', '-').lower()}", lang)


def sum_words(parts: Sequence[Part]) -> str:
    """Write a sum: ``20 + 1 + 7 = 28``, ``24 - 20 = 4`` with a true minus sign, or one number alone."""
    if not parts:
        return ""
    first, *others = parts
    signs = ((_MINUS if _taken(part) else "+", abs(part.points)) for part in others)
    written = str(first.points) + "".join(f" {sign} {points}" for sign, points in signs)
    return f"{written} = {sum(part.points for part in parts)}" if others else written


def part_lines(parts: Sequence[Part], lang: str) -> list[dict[str, Any]]:
    """Show a sum line by line: what each addend is, what it adds or takes, the cards it is taken from."""
    taken = (place > 0 and _taken(part) for place, part in enumerate(parts))
    return [
        {
            "text": _capital(_part_words(part, lang)),
            "value": text("misconception-takes" if takes else "practice-adds", lang, points=abs(part.points)),
            "cards": [str(card) for card in part.cards],
        }
        for part, takes in zip(parts, taken, strict=True)
    ]


def _taken(part: Part) -> bool:
    """Say whether a part is taken off: a score after the first number, even where it is 0."""
    return part.points < 0 or part.what in _SCORES


def _part_words(part: Part, lang: str) -> str:
    if part.what == "card":
        return card_name(part.cards[0], lang)
    if part.what in CALLS:
        return call_name(part.what, lang)
    return text(f"misconception-part-{part.what.replace('_', '-')}", lang)


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
