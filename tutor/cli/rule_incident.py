"""What people type after ``rule incident``: the incident, then its facts as options (``--seat J2 --started``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tutor.cli.arguments import Refusal
from tutor.cli.rule_words import kinds, number, seat, words
from tutor.engine import incidents_fields as fields
from tutor.engine.errors import nearest
from tutor.engine.incidents import INCIDENTS
from tutor.narration import text
from tutor.rulebook import fold

Reading = Callable[[Sequence[str], str], Any]
_DESTINATIONS = {"fica": "keep", "parceiro": "partner", "queima": "burn"}
_AT_THE_TABLE = {
    "goteira": "drip", "esconde": "hide", "queima": "burn", "pergunta_cartas": "dealer_asks",
    "reclama_cartas": "wrong_count",
}  # fmt: skip
"""As the notation of hands says them: where to send a card, and what to ask about."""


def query(typed: Sequence[str], lang: str) -> dict[str, Any]:
    """Read the words of a question about an incident.

    >>> query(["wrong_count", "--seat", "J2", "--count", "4", "--started"], "pt-BR")
    {'ask': 'incident', 'incident': 'wrong_count', 'dealer': 0, 'seat': 1, 'count': 4, 'started': True}
    """
    said, *rest = typed or [""]
    incident = named(said)
    if not incident:
        raise Refusal("bad_query", _which(said, _spelled(said), lang))
    row = INCIDENTS[incident]
    readers = {
        "dealer": fields.seat, "stake": fields.stake, **row.needs,
        **{name: reader for name, (reader, _) in row.takes.items()},
    }  # fmt: skip
    facts: dict[str, Any] = {}
    for name, values in _options(rest):
        reader = readers.get(name)
        if reader is None or (reader is fields.flag and values):
            stray = " ".join(values) if reader or not name else _option(name)
            raise Refusal("bad_query", text("rule-incident-stray", lang, given=stray, usage=usage(incident)))
        facts[name] = _READINGS.get(reader, _word)(values, lang)
    missing = [name for name in row.needs if name not in facts]
    if missing:
        raise Refusal(
            "bad_query", text("rule-incident-missing", lang, option=_option(missing[0]), usage=usage(incident))
        )
    return {"ask": "incident", "incident": incident, "dealer": 0, **facts}


def named(typed: str) -> str:
    """Give the incident that somebody names; "" where there is none of that name.

    >>> named("cut-peek"), named("goteira"), named("earthquake")
    ('cut_peek', 'drip', '')
    """
    incident = _spelled(typed)
    return incident if incident in INCIDENTS else ""


def _spelled(typed: str) -> str:
    incident = fold(typed).replace("-", "_")
    return _AT_THE_TABLE.get(incident, incident)


def usage(incident: str) -> str:
    """Write how an incident is asked.

    >>> usage("hide")
    'hide --seat J2 --trick 1 [--partner-hid] [--after-tie-first]'
    """
    row = INCIDENTS[incident]
    needs = [f"{_option(name)} {_EXAMPLES[name]}" for name in row.needs]
    takes = [f"[{_option(name)}{'' if reader is fields.flag else f' {_EXAMPLES[name]}'}]"
             for name, (reader, _) in row.takes.items()]  # fmt: skip
    return " ".join((incident, *needs, *takes))


_EXAMPLES = {
    "by": "J4", "seat": "J2", "count": "4", "trick": "1", "destination": "keep|partner|vira|burn", "score": "11 4",
    "call": "truco", "points": "0", "by_name": "Ana", "players": "Ana Beto Valcir",
}  # fmt: skip


def _which(named: str, incident: str, lang: str) -> str:
    listed = "\n".join(
        f"  {text('rule-incident-gloss', lang, incident=name)}:\n    {usage(name)}" for name in INCIDENTS
    )
    if not named:
        return text("rule-incident-list", lang, usages=listed)
    close = nearest(incident, INCIDENTS)
    if close:
        return text("rule-incident-unknown", lang, given=named, nearest=close[0])
    return text("rule-incident-none", lang, given=named, usages=listed)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _options(typed: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Part ``--score 11 4 --started`` into the options and what follows each."""
    name, values = "", list[str]()
    for word in typed:
        if word.startswith("--"):
            if name:
                yield name, values
            option, equals, value = word[2:].partition("=")
            name, values = option.replace("-", "_"), [value] if equals else []
        elif not name:
            yield "", [word]
        else:
            values.append(word)
    if name:
        yield name, values


def _one(reading: Callable[[str, str], Any]) -> Reading:
    return lambda values, lang: reading(" ".join(values), lang)


def _word(values: Sequence[str], _lang: str) -> str:
    return " ".join(values)


def _destination(typed: str, _lang: str) -> str:
    return _DESTINATIONS.get(fold(typed), fold(typed))


def _call(typed: str, _lang: str) -> str:
    return " ".join(words((typed,), tuple(kinds())))


_READINGS: dict[Callable[..., Any], Reading] = {
    fields.flag: lambda _values, _lang: True,
    fields.seat: _one(seat),
    fields.count: _one(number),
    fields.trick: _one(number),
    fields.stake: _one(number),
    fields.points: _one(number),
    fields.score: lambda values, lang: [number(value, lang) for value in values],
    fields.names: lambda values, _lang: list(values),
    fields.destination: _one(_destination),
    fields.call: _one(_call),
}
"""How what follows an option is read, by what the fact should be."""
