"""What an example asks, in words: the case, who sits there, what has been done; and its cards in rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine import Action, Card, ruleset
from tutor.engine.actions import ANSWERS, HIDE
from tutor.engine.question import Question
from tutor.engine.scoring import target_of
from tutor.lessons.reference_moments import action, dealt
from tutor.lessons.reference_played import replay_of
from tutor.narration import answer_name, call_name, card_name, listed, seat_name, team_name, text
from tutor.narration.facts import Scene, act_words
from tutor.narration.replays import speaker_of, told_step

__all__ = ["asked_words", "names_at", "rows_of_case"]

_NAMES_OF_FOUR = ("Ana", "Beto", "Caio", "Duda")
_FACE_DOWN = "?"
_ACTS_TOLD = 4
_SAID = ("aceita_mao_de_11", "baralho")


def names_at(rules: str, asked: Question) -> tuple[str, ...]:
    """Name those who sit at the table of a case: four in Claudista, and where four hands were dealt."""
    if asked.ask == "played":
        played = replay_of(asked.facts["file"])
        assert played.file is not None
        return played.file.players
    four = rules == "claudista" or asked.facts.get("deal", "").count("/") > 1 or len(asked.facts.get("plays", ())) > 2
    return _NAMES_OF_FOUR if four else _NAMES_OF_FOUR[:2]


def asked_words(rules: str, asked: Question, lang: str, *, total: bool = True) -> str:
    """Say what a case asks; a rulebook's own ``total`` is told with a score, unless several are asked at once."""
    facts, names = asked.facts, names_at(rules, asked)
    target = facts.get("target") or (target_of(ruleset(rules)) if total else 0)
    match asked.ask:
        case "hand":
            tied = text("reference-tied", lang)
            said = [tied if one is None else team_name(one, lang, names) for one in facts["tricks"]]
            id_ = "reference-ask-hand-eleven" if facts.get("mao_de_11") is not None else "reference-ask-hand"
            return text(id_, lang, tricks=", ".join(said), eldest=seat_name(facts.get("eldest", 0), lang, names))
        case "bet":
            calls = listed([call_name(call, lang) for call in facts["calls"]], lang)
            asked_ = text("reference-ask-bet", lang, calls=calls, answer=answer_name(facts["answer"], lang))
            return asked_ + _beside(facts, lang) + _score(facts, target, lang)
        case "falta" | "match":
            return text(f"reference-ask-{asked.ask}", lang) + _score(facts, target, lang)
        case "incident":
            return ""
        case "moment":
            return _moment(rules, facts, target, lang)
        case "played":
            return _so_far(facts, lang)
        case "refused":
            return text(f"reference-refused-{facts['what']}", lang, n=facts.get("players", ""))
        case "next":
            return _next(rules, facts, lang)
        case "cut":
            return text("reference-ask-cut", lang, who=_NAMES_OF_FOUR[3])
        case other:
            return text(f"reference-ask-{other.replace('_', '-')}", lang)


def _moment(rules: str, facts: Mapping[str, Any], target: int, lang: str) -> str:
    """Say what has been done, and what somebody wants to do now: "Ana: truco. Agora Beto quer pedir envido. Pode?"."""
    under, names = ruleset(rules), _NAMES_OF_FOUR
    done = [action(under, said) for said in facts["done"]]
    before = "; ".join(text("reference-did", lang, who=names[one.seat], what=_did(rules, one, lang)) for one in done)
    wish = action(under, facts["act"])
    asked = text(
        "reference-ask-moment", lang, who=names[wish.seat], act=act_words(wish.words, Scene(lang, rules, tuple(names)))
    )
    seated = text("reference-seated", lang, who=names[0], players=len(dealt(under, facts)[0]))
    return " ".join(filter(None, (seated, _score(facts, target, lang).strip(), before and f"{before}.", asked)))


def _so_far(facts: Mapping[str, Any], lang: str) -> str:
    """Say what was done at a table up to the step that is ruled on, the last few acts of it."""
    played = replay_of(facts["file"])
    speaker = speaker_of(played, lang)
    done = [step for step in played.steps[: facts["step"] + 1] if step.act is not None and step.outcome is not None]
    told = [told for step in done[-1 - _ACTS_TOLD :] if (told := told_step(step, speaker)) is not None]
    assert played.file is not None
    score = played.file.score if any(played.file.score) else None
    begun = _score({"score": score}, target_of(ruleset(played.file.rules)), lang).strip()
    return " ".join(filter(None, (begun, *(one.head for one in told))))


def _next(rules: str, facts: Mapping[str, Any], lang: str) -> str:
    """Say how a hand was played, and ask who leads the next one."""
    under, names = ruleset(rules), _NAMES_OF_FOUR
    done = [action(under, said) for said in facts["done"]]
    before = "; ".join(text("reference-did", lang, who=names[one.seat], what=_did(rules, one, lang)) for one in done)
    seated = text("reference-seated", lang, who=names[facts.get("eldest", 0)], players=len(dealt(under, facts)[0]))
    return f"{seated} {before}. {text('reference-ask-next', lang)}"


def _beside(facts: Mapping[str, Any], lang: str) -> str:
    """What else a price hangs on: that it is the first trick, how many flores a side holds."""
    first = text("reference-first-trick", lang) if facts.get("first_trick") else ""
    flores = text("reference-flores", lang, n=facts["flores"]) if facts.get("flores") else ""
    return "".join(f" {said}" for said in (first, flores) if said)


def _did(rules: str, done: Action, lang: str) -> str:
    if done.card is not None:
        return (
            text("reference-hidden", lang)
            if done.verb == HIDE
            else card_name(done.card, lang, deck=ruleset(rules).deck.id)
        )
    if done.verb in _SAID:
        return text(f"reference-{done.verb.replace('_', '-')}", lang)
    return answer_name(done.verb, lang) if done.verb in ANSWERS else call_name(done.verb, lang)


def _score(facts: Mapping[str, Any], target: int, lang: str) -> str:
    if not facts.get("score"):
        return ""
    ours, theirs = facts["score"]
    return " " + text("reference-score", lang, ours=ours, theirs=theirs, target=target)


def rows_of_case(rules: str, asked: Question, lang: str) -> list[list[Any]]:
    """Give the cards in rows, each with the name of whose they are; a card face down is "?"."""
    facts, names = asked.facts, names_at(rules, asked)
    rows: list[list[Any]] = []
    match asked.ask:
        case "compare":
            rows.append(["", [str(facts["a"]), str(facts["b"])]])
        case "envido" | "flor":
            rows.append(["", _codes(facts["cards"])])
        case "trick":
            rows += [[names[play.seat], [_FACE_DOWN if play.hidden else str(play.card)]] for play in facts["plays"]]
        case "moment":
            under = ruleset(rules)
            wish, hands = action(under, facts["act"]), dealt(under, facts)[0]
            laid = {action(under, said).card for said in facts["done"]}
            rows.append([_NAMES_OF_FOUR[wish.seat], [str(card) for card in hands[wish.seat] if card not in laid]])
            if under.vira.value:
                rows.append([text("reference-vira", lang), [str(dealt(under, facts)[1])]])
        case "envido_contest" | "flor_contest":
            rows += [[names[seat], _codes(hand)] for seat, hand in enumerate(facts["hands"])]
        case _:  # a hand by its tricks, a price, a score: no cards to show
            pass
    if facts.get("vira"):
        rows.append([text("reference-vira", lang), [str(facts["vira"])]])
    return rows


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]
