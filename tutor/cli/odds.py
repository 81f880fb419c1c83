"""`truco-tutor odds …`: exact chances of an envido, of a hand, of a count."""

# ruff: noqa: FBT002  # flags of the command line

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from tutor.cli.arguments import Refusal, language
from tutor.cli.odds_answers import Odds, tell
from tutor.cli.options import Cards, House, Lang, Rules, Set, Vira, spoken
from tutor.cli.rule_answers import Asked, read
from tutor.cli.rule_words import number
from tutor.coach.odds import envido_odds, hand_odds
from tutor.coach.rarity import count_rarity, flor_rarity
from tutor.engine import Card, Ruleset
from tutor.engine.envido import counting
from tutor.engine.strength import card_of
from tutor.narration import text
from tutor.rulebook import fold

__all__ = ["odds"]

Answers = tuple[Asked, Callable[[Ruleset], Odds]]


def _help(name: str) -> str:
    return text(f"odds-help-{name}", language())


Json = Annotated[bool, typer.Option("--json", help=_help("json"))]
Mao = Annotated[bool, typer.Option("--mao/--pe", help=_help("mao"))]
Seen = Annotated[list[str] | None, typer.Option("--seen", metavar="7c", help=_help("seen"))]
Held = Annotated[list[str] | None, typer.Option("--held", metavar="'3c 4o'", help=_help("held"))]

odds = typer.Typer(
    name="odds",
    help=text("odds-help", language()),
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _command(name: str) -> Callable[[Callable[..., Answers]], Callable[..., None]]:
    def register(command: Callable[..., Answers]) -> Callable[..., None]:
        shown = f"{_help(name)}\n\n\b\n{_help(f'{name}-examples')}"
        return odds.command(name, help=shown)(spoken(command, lambda found: tell(*found)))

    return register


@_command("envido")
def envido(
    cards: Cards = None, mao: Mao = True,
    others: Annotated[str, typer.Option("--others", metavar="2", help=_help("others"))] = "1",
    ahead: Annotated[str | None, typer.Option("--ahead", metavar="1", help=_help("ahead"))] = None,
    no_flor: Annotated[bool, typer.Option("--no-flor", help=_help("no-flor"))] = False,
    unsung: Annotated[bool, typer.Option("--unsung", help=_help("unsung"))] = False,
    seen: Seen = None, held: Held = None, rules: Rules = None, lang: Lang = None, as_json: Json = False,
    set_: Set = None, house: House = None,
) -> Answers:  # fmt: skip
    """Give the chance that three cards win an envido."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=False)
    if no_flor and unsung:
        raise Refusal("bad_query", text("odds-two-questions", asked.lang))
    many = number(others, asked.lang)
    before = (0 if mao else many) if ahead is None else number(ahead, asked.lang)

    def answer(book: Ruleset) -> Odds:
        counting(book)  # a rulebook without envido says so before it looks at the cards
        return envido_odds(
            book,
            _cards(book, cards),
            others=many,
            ahead=before,
            flores="none" if no_flor else "counted" if unsung else None,
            seen=_cards(book, seen),
            held=[_cards(book, (one,)) for one in held or ()],
        )

    return asked, answer


@_command("hand")
def hand(
    cards: Cards = None, mao: Mao = True, vira: Vira = None, seen: Seen = None, held: Held = None, rules: Rules = None,
    lang: Lang = None, as_json: Json = False, set_: Set = None, house: House = None,
) -> Answers:  # fmt: skip
    """Give the chance that three cards take the hand."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=False)
    return asked, lambda book: hand_odds(
        book,
        _cards(book, cards),
        eldest=mao,
        vira=None if vira is None else card_of(book, vira),
        seen=_cards(book, seen),
        held=_cards(book, held),
    )


@_command("count")
def count(
    what: Annotated[list[str] | None, typer.Argument(help=_help("what"), metavar="28 | flor 35")] = None,
    rules: Rules = None, lang: Lang = None, as_json: Json = False, set_: Set = None, house: House = None,
) -> Answers:  # fmt: skip
    """Say how rare a count or a flor is."""
    asked = read(rules, lang, set_ or (), house, as_json=as_json, strict=False)
    words = list(what or ())
    if not words or len(words) > 2:
        raise Refusal("bad_query", text("odds-no-count", asked.lang))
    if fold(words[0]) == "flor":
        points = number(words[1], asked.lang) if len(words) == 2 else None
        return asked, lambda book: flor_rarity(book, points)
    if len(words) == 2:
        raise Refusal("bad_query", text("odds-no-count", asked.lang))
    counted = number(words[0], asked.lang)
    return asked, lambda book: count_rarity(book, counted)


def _cards(book: Ruleset, typed: list[str] | tuple[str, ...] | None) -> tuple[Card, ...]:
    return tuple(card_of(book, card) for words in typed or () for card in words.split())
