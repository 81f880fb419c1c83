"""The registry of rulebooks, and the one door to them: `ruleset`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tutor.engine.errors import RuleError, nearest
from tutor.engine.reasons import OpenReadings
from tutor.engine.records import Ruleset
from tutor.engine.variants import cego, claudista, gauderio
from tutor.rulebook import UnknownIdError, option, readings, readings_decided_by
from tutor.rulebook import options as switches

VARIANTS: Mapping[str, Callable[[Mapping[str, str]], Ruleset]] = {
    "gauderio": gauderio.build,
    "cego": cego.build,
    "claudista": claudista.build,
}


def ruleset(rules: str, *, target: int | None = None, strict: bool = False, **chosen: object) -> Ruleset:
    """Give a rulebook with its switches set by name; an unknown one raises `RuleError` with the nearest known.

    ``target`` is the match's total; ``strict`` makes rulings undetermined where they rest on a silence or a
    contradiction of the document, except where a switch is set on purpose (rules/README.md).

    >>> ruleset("gauderio", envido_tie="nobody").options["envido_tie"]
    'nobody'
    """
    return with_switches(rules, chosen, target=target, strict=strict)


def with_switches(
    rules: str, chosen: Mapping[str, object], *, target: int | None = None, strict: bool = False
) -> Ruleset:
    """Give a rulebook like `ruleset`, with the switches as one mapping: names from outside may be any words.

    >>> with_switches("cego", {"all_tied": "nobody"}).options["all_tied"]
    'nobody'
    """
    if rules not in VARIANTS:
        raise RuleError(
            "bad_rules", {"rules": rules, "known": tuple(VARIANTS), "nearest": nearest(str(rules), VARIANTS)}
        )
    known = {switch.name: switch.default_for(rules) for switch in switches(rules)}
    values = dict(known)
    for name, given in chosen.items():
        if name not in known:
            raise RuleError(
                "bad_option", {"name": name, "rules": rules, "nearest": nearest(name, known)}, detail="unknown"
            )
        try:
            values[name] = option(name).value(rules, given)
        except UnknownIdError:
            taken = option(name).values_for(rules)
            raise RuleError(
                "bad_option", {"name": name, "rules": rules, "value": str(given), "known": taken}, detail="value"
            ) from None
    built = VARIANTS[rules](values)
    if target is not None:
        check_target(built, target)
    return replace(
        built,
        target=target,
        chosen=frozenset(chosen),
        strict=strict,
        open_readings=OpenReadings(_open(rules, chosen) if strict else (), _decided(chosen, values)),
    )


def check_target(rules: Ruleset, target: int) -> None:
    """Refuse a total that the rulebook does not have."""
    if target not in rules.match.targets.value:
        facts = {"target": target, "rules": rules.id, "known": rules.match.targets.value}
        targets = rules.match.targets
        raise RuleError("bad_query", facts, detail="target", cites=targets.cites, readings=targets.readings)


def _open(rules: str, chosen: Mapping[str, object]) -> frozenset[str]:
    decided = {reading for name in chosen for reading in readings_decided_by(name)}
    return frozenset(r.id for r in readings(rules=rules) if r.kind != "wording" and r.id not in decided)


def _decided(chosen: Mapping[str, object], values: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Say which switch, with which value, decides a reading, for the switches set on purpose."""
    return {reading: (name, values[name]) for name in chosen for reading in readings_decided_by(name)}
