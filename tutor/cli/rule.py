"""`truco-tutor rule …`: a ruling for people at a table, under one rulebook or the three side by side."""

# ruff: noqa: FBT002  # flags of the command line

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tutor.cli.arguments import Refusal, language
from tutor.cli.options import Cards, House, Lang, Rules, Set, Vira, rule_help, spoken
from tutor.cli.rule_answers import Asked, read, tell
from tutor.cli.rule_house import show as show_house
from tutor.cli.rule_incident import named as incident_named
from tutor.cli.rule_incident import query as incident_query
from tutor.cli.rule_incident import usage as incident_usage
from tutor.cli.rule_words import ANSWERS, hands, kinds, number, plays, seat, side, tricks, words
from tutor.engine.errors import nearest
from tutor.narration import text

__all__ = ["rule"]

Queries = Sequence[Mapping[str, Any]]
Json = Annotated[bool, typer.Option("--json", help=rule_help("json"))]
Strict = Annotated[bool, typer.Option("--strict", help=rule_help("strict"))]
WhatIf = Annotated[bool, typer.Option("--what-if", help=rule_help("what-if"))]
Readings = Annotated[bool, typer.Option("--readings", help=rule_help("readings"))]
Eldest = Annotated[str | None, typer.Option("--eldest", metavar="J1", help=rule_help("eldest"))]
Target = Annotated[str | None, typer.Option("--target", metavar="24", help=rule_help("target"))]
Winner = Annotated[str | None, typer.Option("--winner", metavar="A|B", help=rule_help("winner"))]


class _RuleGroup(TyperGroup):
    """The questions of ``rule``; an incident that is asked for by its name alone is shown where it is asked."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401  # typer does not export its context
        if args and args[0] not in self.commands and (incident := incident_named(args[0])):
            usage = incident_usage(incident)
            typer.echo(text("rule-is-incident", language(), given=args[0], usage=usage), err=True)
            raise typer.Exit(2)
        return super().resolve_command(ctx, args)


rule = typer.Typer(
    name="rule",
    cls=_RuleGroup,
    help=text("rule-help", language()),
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _told(command: Callable[..., tuple[Asked, Queries] | None]) -> Callable[..., None]:
    return spoken(command, lambda asked: None if asked is None else tell(*asked))


def _command(
    name: str,
    **settings: Any,  # noqa: ANN401  # typer's
) -> Callable[[Callable[..., tuple[Asked, Queries] | None]], Callable[..., None]]:
    def register(command: Callable[..., tuple[Asked, Queries] | None]) -> Callable[..., None]:
        shown = f"{rule_help(name)}\n\n\b\n{rule_help(f'{name}-examples')}"
        return rule.command(name, help=shown, context_settings=settings)(_told(command))

    return register


def _given(**fields: Any) -> dict[str, Any]:  # noqa: ANN401
    """Leave out what was not said."""
    return {name: value for name, value in fields.items() if value is not None}


@_command("envido")
def envido(
    cards: Cards = None, rules: Rules = None, lang: Lang = None, as_json: Json = False, strict: Strict = False,
    set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Count the envido of three cards."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    return asked, [{"ask": "envido", "cards": list(cards or ())}]


@_command("flor")
def flor(
    cards: Cards = None, rules: Rules = None, lang: Lang = None, as_json: Json = False, strict: Strict = False,
    set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say whether three cards are a flor, and what it counts."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    return asked, [{"ask": "flor", "cards": list(cards or ())}]


@_command("compare")
def compare(
    cards: Annotated[list[str] | None, typer.Argument(help=rule_help("two-cards"), metavar="7e 1p")] = None,
    vira: Vira = None, rules: Rules = None, lang: Lang = None, as_json: Json = False, strict: Strict = False,
    set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say which of two cards is stronger."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    two = cards or []
    if len(two) != 2:
        raise Refusal("bad_query", text("rule-two-cards", asked.lang, count=len(two)))
    return asked, [{"ask": "compare", "a": two[0], "b": two[1], **_given(vira=vira)}]


@_command("order")
def order(
    vira: Vira = None, rules: Rules = None, lang: Lang = None, as_json: Json = False, strict: Strict = False,
    set_: Set = None,
    house: House = None,
) -> tuple[Asked, Queries]:  # fmt: skip
    """List the cards, strongest first."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict)
    return asked, [{"ask": "order", **_given(vira=vira)}]


@_command("trick")
def trick(
    cards: Annotated[list[str] | None, typer.Argument(help=rule_help("plays"), metavar="3c 2o")] = None,
    lead: Annotated[str | None, typer.Option("--lead", metavar="J1", help=rule_help("lead"))] = None,
    eldest: Eldest = None, vira: Vira = None, rules: Rules = None, lang: Lang = None, as_json: Json = False,
    strict: Strict = False, set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say who takes a trick and who leads the next one."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    first = None if lead is None else seat(lead, asked.lang)
    laid = plays(cards or (), first or 0, asked.lang)
    if not laid:
        raise Refusal("bad_query", text("rule-no-plays", asked.lang))
    begins = 0 if eldest is None else seat(eldest, asked.lang)
    return asked, [{"ask": "trick", "plays": laid, "eldest": begins, **_given(lead=first, vira=vira)}]


@_command("hand")
def hand(
    won: Annotated[list[str] | None, typer.Argument(help=rule_help("tricks"), metavar="A = B")] = None,
    eldest: Annotated[str | None, typer.Option("--eldest", metavar="A|B", help=rule_help("eldest-side"))] = None,
    eleven: Annotated[str | None, typer.Option("--eleven", metavar="A|B", help=rule_help("eleven"))] = None,
    rules: Rules = None, lang: Lang = None, as_json: Json = False, strict: Strict = False, set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say who takes the hand by its tricks."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    begins = 0 if eldest is None else side(eldest, asked.lang)
    on_eleven = None if eleven is None else side(eleven, asked.lang)
    query = {"ask": "hand", "tricks": tricks(won or (), asked.lang), "eldest": begins}
    return asked, [{**query, **_given(mao_de_11=on_eleven)}]


@_command("falta")
def falta(
    score: Annotated[list[str] | None, typer.Argument(help=rule_help("score"), metavar="20 10")] = None,
    target: Target = None, winner: Winner = None, rules: Rules = None, lang: Lang = None, as_json: Json = False,
    strict: Strict = False, set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say what a falta is worth at a score."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    if len(score or ()) != 2:
        raise Refusal("bad_query", text("rule-two-scores", asked.lang))
    points = [number(typed, asked.lang) for typed in score or ()]
    return asked, [{"ask": "falta", "score": points, **_match(asked, target, winner)}]


@_command("bet")
def bet(
    said: Annotated[list[str] | None, typer.Argument(help=rule_help("calls"), metavar="envido real_envido")] = None,
    answer: Annotated[str | None, typer.Option("--answer", metavar="quero", help=rule_help("answer"))] = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="truco|envido|flor", help=rule_help("kind"))] = None,
    score: Annotated[tuple[str, str] | None, typer.Option("--score", metavar="5 7", help=rule_help("score"))] = None,
    target: Target = None, winner: Winner = None, rules: Rules = None, lang: Lang = None, as_json: Json = False,
    strict: Strict = False, set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say what a sequence of calls is worth, taken and refused."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    by_call = kinds()
    if not said:
        raise Refusal("bad_query", text("rule-no-calls", asked.lang))
    calls = words(said or (), (*by_call, *ANSWERS))
    ends = [calls.pop()] if calls and calls[-1] in ANSWERS else []
    open_ = not answer and not ends  # then whatever can be answered is told
    answers = words((answer,), ANSWERS) if answer else ends or ["quero", "nao_quero", "sem_flor"]
    if any(word not in ANSWERS for word in answers):
        raise Refusal("bad_query", text("rule-bad-answer", asked.lang, given=answer))
    if kind is not None and kind not in by_call.values():
        raise Refusal("bad_query", text("rule-bad-kind", asked.lang, given=kind))
    close = nearest(calls[0], by_call) if calls else ()
    inferred = kind or next(
        (by_call[call] for call in calls if call in by_call), by_call[close[0]] if close else "truco"
    )
    points = None if score is None else [number(typed, asked.lang) for typed in score]
    query = {"ask": "bet", "kind": inferred, "calls": calls, **_given(score=points), **_match(asked, target, winner)}
    return replace(asked, any_answer=open_), [{**query, "answer": said_} for said_ in answers]


@_command("contest")
def contest(
    typed: Annotated[
        list[str] | None, typer.Argument(help=rule_help("contest-cards"), metavar="envido 1c 7c 6p")
    ] = None,
    eldest: Eldest = None,
    sung: Annotated[list[str] | None, typer.Option("--sung", metavar="J1", help=rule_help("sung"))] = None,
    rules: Rules = None, lang: Lang = None, as_json: Json = False, strict: Strict = False, set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say who wins a contest of envido or of flor."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    kind, dealt = hands(typed or (), asked.lang)
    query: dict[str, Any] = {"ask": f"{kind}_contest", "hands": dealt}
    query["eldest"] = 0 if eldest is None else seat(eldest, asked.lang)
    if sung:
        query["flor_sung"] = [seat(who, asked.lang) for who in sung]
    return asked, [query]


@_command("match")
def match(
    score: Annotated[list[str] | None, typer.Argument(help=rule_help("score"), metavar="24 20")] = None,
    target: Target = None,
    first: Annotated[str | None, typer.Option("--first", metavar="A|B", help=rule_help("first"))] = None,
    eldest: Eldest = None,
    by_falta: Annotated[bool, typer.Option("--by-falta", help=rule_help("by-falta"))] = False,
    rules: Rules = None, lang: Lang = None, as_json: Json = False, strict: Strict = False, set_: Set = None,
    house: House = None, what_if: WhatIf = False, readings: Readings = False,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say whether the match is over, and who has won it."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=strict, what_if=what_if, readings=readings)
    if len(score or ()) != 2:
        raise Refusal("bad_query", text("rule-two-scores", asked.lang))
    query = {"ask": "match", "score": [number(typed, asked.lang) for typed in score or ()]}
    facts = _given(
        reached_first=None if first is None else side(first, asked.lang),
        eldest=None if eldest is None else seat(eldest, asked.lang),
        by_falta=by_falta or None,
    )
    return asked, [{**query, **_match(asked, target, None), **facts}]


@_command("incident", ignore_unknown_options=True)
def incident(
    typed: Annotated[list[str] | None, typer.Argument(help=rule_help("facts"), metavar="drip --by J4")] = None,
    rules: Rules = None, lang: Lang = None, as_json: Json = False, strict: Strict = False, set_: Set = None,
    house: House = None,
) -> tuple[Asked, Queries]:  # fmt: skip
    """Say what is done about an incident at the table; only one rulebook knows any."""
    asked = read(rules or (None if house else "claudista"), lang, set_ or (), house, as_json=as_json, strict=strict)
    return asked, [incident_query(typed or (), asked.lang)]


@_command("house")
def house_rules(
    file: Annotated[
        str | None, typer.Argument(help=rule_help("house-shown"), metavar=text("cli-word-file", language()))
    ] = None,
    lang: Lang = None, as_json: Json = False,
) -> None:  # fmt: skip
    """Show the rules of a table."""
    show_house(file, language(lang), as_json=as_json)


def _match(asked: Asked, target: str | None, winner: str | None) -> dict[str, Any]:
    return _given(
        target=None if target is None else number(target, asked.lang),
        winner=None if winner is None else side(winner, asked.lang),
    )
