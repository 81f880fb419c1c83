"""What else could be done around the play: every act of Claudista's ceremony, the draw of kings, a count said aloud.

An act about a card is one row with choices inside it: ``fields`` are what has to be chosen besides the cards (which
side, where to, whose), ``cases`` what may come of it, each for some of the cards, with its verdict and reason::

    pick    dict  the choice of each field, as in {"side": "cima", "to": "fica"}
    cards   list  the cards of which ``size`` are named; [] where none is
    purpose bool  done on purpose, which makes a difference here
    act     str   the line of the file, with "*" where the cards go; ``marked`` with its "!"
    verdict, why, cites, needs_mark   as of any row (`tutor.lessons.replay_menu`)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tutor.engine import Card, Reason, RuleError, Ruling
from tutor.engine.ceremony import Table, judge_rite
from tutor.engine.ceremony_draw import Draw, start_draw
from tutor.engine.ceremony_options import RiteFamily, draw_options, rite_options
from tutor.engine.judge import Verdict
from tutor.narration import message, sentence, text
from tutor.notation import HandFile
from tutor.notation.replay_counts import sayings
from tutor.notation.replay_errors import remedies_of
from tutor.notation.replay_position import Position
from tutor.notation.replay_rites import DRAW, table_at

Row = dict[str, Any]
_FIELDS = {"side": "word", "to": "to", "whom": "whom", "number": "number", "what": "word"}
"""What is chosen in an act, and where its wish keeps it."""
_ASKS: Mapping[str, tuple[str, ...]] = {
    "lado": ("side",),
    "tira": ("side", "to"),
    "da": ("whom",),
    "retira": ("whom",),
    "completa": ("whom",),
    "corta": ("number",),
    "olha": ("what",),
    "mostra": ("what",),
}


def rite_rows(position: Position, file: HandFile, lang: str) -> Iterator[Row]:
    """Give the acts of the ceremony, seat by seat; none in a rulebook that has none, nor in a hand told at once."""
    if position.rules.ceremony is None or (position.state is None and any(position.dealt)):
        return
    table = table_at(position)
    yield from _draw_rows(position, file, lang)
    for seat in range(table.players):
        verbs: dict[str, list[RiteFamily]] = {}
        for family in rite_options(table, seat):
            if family.rite.verb != "vira" or seat == table.dealer:  # a file knows no other who turns it
                verbs.setdefault(family.rite.verb, []).append(family)
        for verb, families in verbs.items():
            cases = [case for family in families for case in _cases(table, family, file, lang)]
            yield _row(seat, verb, cases, file, lang)


def count_rows(position: Position, file: HandFile, lang: str) -> Iterator[Row]:
    """Give the counts that may be said after a contest of points, and why not where it is not one's turn."""
    points = position.rules.conduct.points
    for act, error in sayings(position):
        id_, *facts = act.spelling.split()
        where = text("error-bad-notation-where", lang, line=act.line, column=act.column)
        why = "" if error is None else message(error, lang, names=file.players).removeprefix(where).strip()
        yield {
            "seat": act.seat,
            "act": str(act),
            "marked": str(act),
            "words": text(f"act-{id_}", lang, **dict(zip(("points",), facts, strict=False))),
            "verdict": "allowed" if error is None else "void",
            "why": why[:1].upper() + why[1:],
            "cites": [] if points is None else [*points.declare.cites, *points.declare.readings],
            "needs_mark": False,
        }


def _row(seat: int | None, verb: str, cases: Sequence[Row], file: HandFile, lang: str) -> Row:
    """Give one row: as it is where nothing is to be chosen, or where whatever is chosen is refused for one reason."""
    picks = [case["pick"] for case in cases]
    words = text(f"act-{verb.replace('_', '-')}", lang)
    plain = not cases[0]["cards"] and len(cases) == 1 and not picks[0]
    refused = {(case["verdict"], case["why"]) for case in cases}
    free = any(case["verdict"] == "allowed" for case in cases)
    verdict = "allowed" if free else cases[0]["verdict"]
    if plain or (len(refused) == 1 and verdict == "void"):
        first, named = cases[0], " ".join(cases[0]["cards"][: cases[0]["size"]])
        acts = {name: first[name].replace("*", named) for name in ("act", "marked")}
        told = {name: first[name] for name in ("verdict", "why", "cites", "needs_mark")}
        return {**acts, **told, "seat": seat, "words": words, "rite": True}
    chosen = list(dict.fromkeys(name for pick in picks for name in pick))
    fields = [
        {
            "name": name,
            "label": text(f"viewer-field-{'name' if verb == 'da' else name}", lang),
            "options": [
                [value, _option(name, value, file, lang)]
                for value in dict.fromkeys(p[name] for p in picks if name in p)
            ],
        }
        for name in chosen
    ]
    return {"seat": seat, "verb": verb, "words": words, "verdict": verdict, "rite": True, "fields": fields,
            "cases": list(cases)}  # fmt: skip


def _option(name: str, value: str, file: HandFile, lang: str) -> str:
    if name == "whom":
        return file.players[int(value)]
    return value if name in ("number", "name") else text(f"viewer-{name}-{value}", lang)


def _asked(verb: str, family: RiteFamily) -> dict[str, str]:
    """Give what has to be chosen for this family among those of its verb."""
    rite = family.rite
    chosen = {name: getattr(rite, _FIELDS[name]) for name in _ASKS.get(verb, ())}
    return {name: "card" if value == "" else str(value) for name, value in chosen.items()}


def _cases(table: Table, family: RiteFamily, file: HandFile, lang: str) -> Iterator[Row]:
    """Give the cases of a family; where a refusal names the card, or a place, one for each that is named."""
    rite = family.rite
    words = str(rite).split(" ", 2)[1:]
    named = f"{' '.join(words)}{' *' if family.size else ''}"
    if rite.verb == "tira":
        named = f"tira {rite.word} * {rite.to}"
    marks = "!!" if rite.deliberate else "!"
    written = {"act": f"{rite.seat} {named}", "marked": f"{rite.seat}{marks} {named}"}
    if rite.verb == "vira":
        written = dict.fromkeys(written, "vira *")  # the dealer's, and told without a seat
    for told, cards in _grouped(table, family, file, lang):
        yield {
            **written,
            "pick": _asked(rite.verb, family),
            "cards": [str(card) for card in cards],
            "size": family.size,
            "purpose": rite.deliberate,
            **told,
        }


def _grouped(table: Table, family: RiteFamily, file: HandFile, lang: str) -> Iterator[tuple[Row, Sequence[Card]]]:
    """Give what is told of a family; where a refusal names the card, card by card."""
    if family.ruling.value is Verdict.ALLOWED or family.size != 1:
        yield told_ruling(family.ruling, file, lang), family.cards
        return
    groups: list[tuple[object, list[tuple[Card, Ruling[Verdict]]]]] = []
    for card in family.cards:
        ruling = judge_rite(table, family.member(card))
        facts = _but_for_cards(ruling.reason)
        alike = next((members for others, members in groups if others == facts), None)
        if alike is None:
            groups.append((facts, [(card, ruling)]))
        else:
            alike.append((card, ruling))
    for _, members in groups:
        first, *others = [told_ruling(ruling, file, lang) for _, ruling in members[:2]]
        if all(first == other for other in others):  # the card is not named
            yield first, [card for card, _ in members]
        else:
            yield from ((told_ruling(ruling, file, lang), (card,)) for card, ruling in members)


def _but_for_cards(reason: Reason) -> object:
    """Give the facts of a reason and of those below it, without the cards among them."""
    return [{name: fact for name, fact in step.args.items() if not isinstance(fact, Card)} for step in reason.walk()]


def told_ruling(ruling: Ruling[Verdict], file: HandFile, lang: str) -> Row:
    """Give what is told of a ruling on an act that could be done; of what is allowed no reason is told before."""
    allowed = ruling.value is Verdict.ALLOWED
    return {
        "verdict": ruling.value.value,
        "why": "" if allowed else sentence(ruling, lang, names=file.players),
        "cites": [*ruling.clauses],
        "needs_mark": ruling.value is Verdict.FOUL and remedies_of(ruling) != ("stands",),
    }


def _draw_rows(position: Position, file: HandFile, lang: str) -> Iterator[Row]:
    """Give the draw of kings, before the first shuffle: any of those who take part may be given a card."""
    if position.table is not None or position.state is not None or not position.first:
        return
    draw = _draw_of(position)
    if draw is None or (draw.over and position.draw is None):
        return
    cases: list[Row] = []
    order = [(draw.next_place + place) % len(draw.names) for place in range(len(draw.names))]
    for place in order:
        for cards, ruling in draw_options(draw, place):
            act = {"act": f"{place} {DRAW} *", "marked": f"{place}! {DRAW} *"}
            pick = {"name": draw.names[place]}
            choice = {"pick": pick, "cards": [*map(str, cards)], "size": 1, "purpose": False}
            cases.append({**act, **choice, **told_ruling(ruling, file, lang)})
    yield _row(None, DRAW, cases, file, lang)


def _draw_of(position: Position) -> Draw | None:
    try:
        return position.draw or start_draw(position.rules, position.drawing, raffler=position.raffler)
    except RuleError:
        return None
