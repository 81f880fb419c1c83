"""The questions whose what-if is kept as prose, and the command that records it anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tutor.engine import Play, Ruleset, cards, ruleset
from tutor.engine.counterfactual import Flip, what_if
from tutor.engine.question import Question, question, ruled
from tutor.narration import LANGUAGES, changes, sentence, text, verdict

PAGES = {lang: Path(__file__).parent / "golden" / f"changes.{lang}.txt" for lang in LANGUAGES}

G, C, K = ruleset("gauderio"), ruleset("cego"), ruleset("claudista")
ALL = 9


def _plays(laid: str) -> list[Play]:
    return [Play(seat, *cards(word.removeprefix("x")), word.startswith("x")) for seat, word in enumerate(laid.split())]


def asked() -> Iterator[tuple[Ruleset, Question, tuple[str, ...]]]:
    """A rulebook, a question, the names of the players where they are told."""
    two, four = ("Ana", "Beto"), ("Ana", "Beto", "Caio", "Duda")
    (ace, three, king) = cards("Ac 3p Kc")
    (seven, third) = cards("7o 3p")
    yield G, question("envido", cards=cards("1c 7c 6p")), ()
    yield G, question("envido", cards=cards("1c 7e 6p")), ()
    yield C, question("flor", cards=cards("12c 11c 10c")), ()
    yield C, question("flor", cards=cards("7c 7p 7e")), ()
    yield G, question("compare", a=seven, b=third), ()
    yield K, question("compare", a=ace, b=three, vira=king), ()
    yield G, question("trick", plays=_plays("3c 2o")), two
    yield G, question("trick", plays=_plays("3c x1e")), ()
    yield K, question("trick", plays=_plays("Ac 3p 4e Qo"), vira=king), four
    yield G, question("trick", plays=_plays("3c 2o 3p 4e")), ()
    yield G, question("hand", tricks=[0, None], eldest=0), ()
    yield G, question("hand", tricks=[None] * 3, eldest=0), ()
    yield K, question("hand", tricks=[None] * 3, mao_de_11=0), ()
    yield G, question("envido_contest", hands=[cards("1c 7c 6p"), cards("12o 3o 6e")]), two
    yield G, question("envido_contest", hands=[cards("4e 6e 1p"), cards("4p 6p 1o")]), ()
    yield C, question("envido_contest", hands=[cards("7c 6c 5c"), cards("12o 3o 6e")]), ()
    yield C, question("envido_contest", hands=[cards("7c 6c 5c"), cards("12o 3o 6e")], flor_sung=(0,)), ()
    yield G, question("flor_contest", hands=[cards("7o 6o 4o"), cards("7e 6e 5e")]), ()
    yield C, question("flor_contest", hands=[cards("7o 6o 4o"), cards("7e 6e 5p")]), ()
    yield G, question("bet", kind="envido", calls=("envido", "real_envido"), answer="quero"), ()
    yield G, question("bet", kind="envido", calls=("falta_envido",), answer="quero", score=(5, 7), target=24), ()
    yield C, question("bet", kind="flor", calls=("flor",), answer="sem_flor"), ()
    yield K, question("bet", kind="truco", calls=("truco",), answer="quero"), ()
    first = ruleset("gauderio", fold_first_trick_envido_bonus="yes")
    yield first, question("bet", kind="truco", calls=("truco",), answer="nao_quero"), ()
    yield first, question("bet", kind="truco", calls=("truco",), answer="nao_quero", first_trick=True), ()
    stack = ruleset("gauderio", flor_stack="per_flor")
    yield stack, question("bet", kind="flor", calls=("flor",), answer="sem_flor"), ()
    yield stack, question("bet", kind="flor", calls=("flor",), answer="sem_flor", flores=2), ()
    yield G, question("falta", score=(20, 10), target=24), ()
    yield ruleset("gauderio", falta_rule="winner_gap"), question("falta", score=(20, 10), target=24, winner=1), ()
    yield C, question("match", score=(17, 4)), ()
    yield G, question("match", score=(25, 24), target=24), ()
    yield G, question("match", score=(24, 24), target=24, reached_first=1), two
    mao = ruleset("gauderio", tie_at_target="mao")
    yield mao, question("match", score=(24, 24), target=24, eldest=1), ()
    by = ruleset("gauderio", end_check="falta_only")
    yield by, question("match", score=(25, 24), target=24, reached_first=1), ()
    yield by, question("match", score=(25, 24), target=24, reached_first=1, by_falta=True), ()
    yield ruleset("cego", strict=True), question("hand", tricks=[None, None, 0], eldest=0), ()


def flips() -> Iterator[Flip]:
    """Every change of the page, and those beyond the nearest three."""
    for rules, about, _ in asked():
        yield from what_if(rules, about, most=ALL)


def page(lang: str) -> str:
    """The whole page of one language."""
    told = []
    for rules, about, names in asked():
        ruling = ruled(rules, about)
        found = what_if(rules, about, most=ALL)
        lines = [sentence(ruling, lang, names=names), f"= {verdict(about, ruling, lang, names=names)}"]
        lines += changes(found, lang, names=names) or (text("change-none", lang),)
        told.append("\n".join(lines) + "\n")
    return "\n".join(told)


if __name__ == "__main__":
    for lang in LANGUAGES:
        PAGES[lang].write_text(page(lang), "utf-8")
