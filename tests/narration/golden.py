"""The rulings whose telling is kept as prose, and the command that records it anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tutor.engine import (
    Play,
    RuleError,
    Ruling,
    cards,
    compare,
    contest_envido,
    contest_flor,
    count_envido,
    count_flor,
    falta,
    match_over,
    next_lead,
    order,
    price,
    resolve_trick,
    resolve_tricks,
    ruleset,
)
from tutor.narration import LANGUAGES, message, outline

PAGES = {lang: Path(__file__).parent / "golden" / f"{lang}.txt" for lang in LANGUAGES}

G, C, K = ruleset("gauderio"), ruleset("cego"), ruleset("claudista")
QUERO, NAO = "quero", "nao_quero"


def _plays(*laid: str) -> list[Play]:
    return [Play(seat, *cards(text.removeprefix("x")), text.startswith("x")) for seat, text in enumerate(laid)]


def rulings() -> Iterator[tuple[str, Ruling[Any], tuple[str, ...]]]:  # noqa: PLR0915  # a list, a ruling a line
    """A name, the ruling, and the names of the players where they are told."""
    two, four = ("Ana", "Beto"), ("Ana", "Beto", "Caio", "Duda")
    hands = [cards("1c 7c 6p"), cards("12o 3o 6e")]
    tied = [cards("4e 6e 1p"), cards("4p 6p 1o")]
    vira = cards("Kc")[0]
    yield "envido: pair", count_envido(G, cards("1c 7c 6p")), ()
    yield "envido: a figure in the pair", count_envido(C, cards("12c 7c 6p")), ()
    yield "envido: two figures", count_envido(G, cards("10o 11o 4p")), ()
    yield "envido: single", count_envido(G, cards("5e 3p 10c")), ()
    yield "envido: single, the strongest card would count less", count_envido(G, cards("1e 7p 5o")), ()
    yield "envido: three figures", count_envido(C, cards("10e 11p 12c")), ()
    yield "envido: a flor", count_envido(G, cards("7c 6c 5c")), ()
    yield "flor", count_flor(C, cards("7c 6c 5c")), ()
    yield "flor: figures", count_flor(G, cards("12o 7o 10o")), ()
    yield "flor: three figures, gaudério", count_flor(G, cards("12o 11o 10o")), ()
    yield "flor: three figures, cego", count_flor(C, cards("12o 11o 10o")), ()
    yield "flor: none", count_flor(C, cards("7c 7p 7e")), ()
    yield "contest", contest_envido(G, hands), two
    yield "contest: tied, o mão", contest_envido(C, tied, 1), two
    yield "contest: tied, a side", contest_envido(G, [*tied, *map(cards, ("10e 2p 3c", "12e 2o 3p"))], 2), ()
    yield "contest: tied, nobody", contest_envido(ruleset("gauderio", envido_tie="nobody"), tied), ()
    yield "contest: void", contest_envido(G, [cards("7c 6c 5c"), cards("12o 3o 6e")]), two
    yield "contest: silent flor", contest_envido(C, [cards("7c 6c 5c"), cards("12o 3o 6e")]), ()
    yield "contest: flor", contest_flor(G, [cards("7o 6o 4o"), cards("7e 6e 5e")]), ()
    yield "contest: the only flor", contest_flor(C, [cards("7o 6o 4o"), cards("7e 6e 5p")]), ()
    yield "compare: manilha", compare(G, *cards("7e 3c")), ()
    yield "compare: equal", compare(C, *cards("1c 1o")), ()
    yield "compare: vira", compare(K, *cards("Ac 3p"), vira), ()
    yield "order: vira", order(K, vira), ()
    yield "trick: two", resolve_trick(G, _plays("3c", "2o")), two
    yield "trick: hidden", resolve_trick(G, _plays("3c", "x1e")), ()
    yield "trick: all hidden", resolve_trick(G, _plays("x3c", "x1e")), two
    yield "trick: four, tied", resolve_trick(C, _plays("3c", "3o", "4p", "12o")), ()
    yield "trick: equal partners", resolve_trick(G, _plays("3c", "2o", "3p", "4e")), four
    yield "trick: vira", resolve_trick(K, _plays("Ac", "3p", "x4e", "Qo"), vira=vira), ()
    yield "lead: winner", next_lead(G, 1, lead=0, eldest=0), two
    yield "lead: tie, gaudério", next_lead(G, None, lead=1, eldest=0), ()
    yield "lead: tie, cego", next_lead(C, None, lead=1, eldest=0), ()
    for name, tricks in {
        "two tricks": (0, 0), "first tied": (None, 1), "second tied": (0, None), "third tied": (1, 0, None),
        "first two tied": (None, None, 0), "all tied": (None, None, None), "not yet": (0,), "not begun": (),
    }.items():  # fmt: skip
        yield f"hand: {name}", resolve_tricks(G, tricks, eldest=1), ()
    yield "hand: all tied, with names", resolve_tricks(G, (None, None, None), eldest=1), two
    yield "hand: all tied, claudista", resolve_tricks(K, (None, None, None)), ()
    yield "hand: all tied on eleven", resolve_tricks(K, (None, None, None), mao_de_11=0), four
    yield "hand: undetermined", resolve_tricks(ruleset("cego", strict=True), (None, None, None)), ()
    yield "bet: truco taken", price(G, "truco", ("truco",), QUERO), ()
    yield "bet: truco refused", price(C, "truco", ("truco",), NAO), ()
    yield "bet: nove refused", price(K, "truco", ("truco", "seis", "nove"), NAO), ()
    yield "bet: envido, real", price(G, "envido", ("envido", "real_envido"), QUERO), ()
    yield "bet: falta", price(C, "envido", ("falta_envido",), QUERO, score=(5, 7)), ()
    yield "bet: flor alone", price(C, "flor", ("flor",), "sem_flor"), ()
    yield "bet: contra-flor", price(G, "flor", ("flor", "contra_flor"), QUERO), ()
    yield "bet: resto", price(G, "flor", ("flor", "contra_flor_e_o_resto"), QUERO, score=(5, 7)), ()
    six = ruleset("gauderio", cfr_value="falta_plus_6", flor_stack="per_flor")
    yield (
        "bet: resto, six more, two flores",
        price(six, "flor", ("flor", "contra_flor_e_o_resto"), QUERO, score=(5, 7), flores=2),
        (),
    )
    yield "falta: leader", falta(G, (20, 10), 24), ()
    yield "falta: level", falta(C, (17, 17), 18), ()
    yield "falta: past the target", falta(G, (25, 10), 24), ()
    yield "falta: the winner's gap", falta(ruleset("gauderio", falta_rule="winner_gap"), (20, 10), 24, winner=1), ()
    yield "falta: halves", falta(ruleset("gauderio", falta_rule="halves"), (8, 10), 24), ()
    yield "match: goes on", match_over(C, (17, 4)), ()
    yield "match: reached", match_over(K, (3, 12)), four
    yield "match: both past", match_over(G, (25, 24), 24), ()
    yield "match: level", match_over(G, (24, 24), 24, reached_first=1), two


def errors() -> Iterator[tuple[str, RuleError]]:
    """A name and a refusal."""
    for name, ask in {
        "rulebook": lambda: ruleset("gauderoi"),
        "switch": lambda: ruleset("cego", envido_ti="mao"),
        "value of a switch": lambda: ruleset("cego", envido_tie="redo"),
        "target": lambda: ruleset("cego", target=30),
        "card, close": lambda: G.deck.parse("8e"),
        "card, like none": lambda: K.deck.parse("xyz"),
        "card twice": lambda: G.deck.parse_many("7e 1p 7e"),
        "two cards": lambda: count_envido(G, cards("7e 1p")),
        "three players": lambda: contest_envido(G, [cards("7e 1p 2o")] * 3),
        "no vira": lambda: order(K),
        "no score": lambda: price(G, "envido", ("falta_envido",), QUERO),
        "over already": lambda: falta(C, (18, 3), 18),
        "no such opening": lambda: price(G, "truco", ("retruco",), QUERO),
        "misspelt": lambda: price(G, "envido", ("envidu",), QUERO),
        "no such raise": lambda: price(G, "envido", ("falta_envido", "envido"), QUERO),
        "no such answer": lambda: price(G, "truco", ("truco",), "sem_flor"),
        "hidden in cego": lambda: resolve_trick(C, _plays("3c", "x10o")),
        "both hidden": lambda: resolve_trick(K, _plays("xAc", "3p", "x4e", "Qo"), vira=cards("Kc")[0]),
        "no envido": lambda: count_envido(K, cards("Ac Kc Qc")),
        "no flor": lambda: contest_flor(G, [cards("7o 6o 4p"), cards("7e 6e 5p")]),
        "who first": lambda: match_over(G, (24, 24), 24),
    }.items():
        try:
            ask()
        except RuleError as error:
            yield name, error
        else:
            raise AssertionError(name)


def page(lang: str) -> str:
    """The whole page of one language."""
    told = [f"# {name}\n{outline(ruling, lang, names=names)}\n" for name, ruling, names in rulings()]
    refused = [f"# error: {name}\n{message(error, lang)}\n" for name, error in errors()]
    return "\n".join((*told, *refused))


if __name__ == "__main__":
    for lang in LANGUAGES:
        PAGES[lang].parent.mkdir(exist_ok=True)
        PAGES[lang].write_text(page(lang), "utf-8")
