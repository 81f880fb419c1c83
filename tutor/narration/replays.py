"""A replay in words, step by step: what was done, what the referee says of it, what followed, how the table stands."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from tutor.engine import Card, Reason, Ruling
from tutor.engine.ceremony import evolve_table
from tutor.engine.events import Called, CardLaid
from tutor.engine.judge import Verdict
from tutor.engine.state import HandState
from tutor.engine.view import known_cards, reason_for
from tutor.narration.catalogue import text
from tutor.narration.names import rulebook_name, seat_name, team_name
from tutor.narration.replay_asked import told_question
from tutor.narration.replay_heads import Speaker, head
from tutor.narration.replay_table import table
from tutor.narration.rulings import marks, reading_mark, steps
from tutor.notation import CardCeremony, Comment, Deal, HandBreak, SeatedAct, Vira
from tutor.notation.replay import Replay, Step
from tutor.notation.replay_position import Outcome

DEPTH = 1
"""So deep are the reasons told: what happened, and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Saying:
    """A sentence of a replay, what it rests on, and how deep it stands under what was done.

    ``marks`` tells clauses and readings, ``ours`` what of the readings is ours or the table's choice.
    """

    text: str
    cites: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    marks: str = ""
    ours: str = ""
    depth: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One step in words. ``act`` is its notation as it may be shown; ``table`` how things stand after it."""

    line: int
    hand: int
    head: str = ""
    act: str = ""
    verdict: str = ""
    remedies: tuple[str, ...] = ()
    ruling: tuple[Saying, ...] = ()
    follows: tuple[Saying, ...] = ()
    comments: tuple[str, ...] = ()
    asked: tuple[tuple[str, str], ...] = ()
    table: tuple[str, ...] = ()
    variations: tuple[tuple[Told, ...], ...] = ()


def speaker_of(played: Replay, lang: str, seat: int | None = None) -> Speaker:
    """Say who tells this file to whom."""
    assert played.file is not None
    deck = "french" if played.rules is not None and played.rules.deck.id == "french" else "spanish"
    drawing = played.file.draw or played.file.players
    switched = frozenset[str]() if played.rules is None else played.rules.open_readings
    return Speaker(lang=lang, names=played.file.players, deck=deck, seat=seat, drawing=drawing, open_readings=switched)


def opening(played: Replay, speaker: Speaker) -> tuple[str, ...]:
    """Tell what is played: the title and what it teaches, the rulebook, who sits there, the score before."""
    file, match = played.file, played.match
    assert file is not None
    lang, names = speaker.lang, speaker.names
    total = "" if match is None else str(match.target)
    author = (in_language(file.title, lang), in_language(file.teaches, lang)) if speaker.seat is None else ()
    said = [words for words in author if words]
    said.append(text("replay-game", lang, rules=rulebook_name(file.rules, lang), target=total))
    sides = [team_name(team, lang, names) for team in (0, 1)]
    said.append(text("replay-sides", lang, a=sides[0], b=sides[1], for_a=str(file.score[0]), for_b=str(file.score[1])))
    said.append(text("replay-eldest", lang, seat=seat_name(file.eldest, lang, names)))
    return tuple(said)


def in_language(said: Iterable[tuple[str, str]], lang: str) -> str:
    """Give what the author of a file says in this language, else in the one there is.

    >>> in_language((("pt-BR", "Blefe"), ("en", "A bluff")), "en"), in_language((("en", "A bluff"),), "pt-BR")
    ('A bluff', 'A bluff')
    """
    languages = dict(said)
    return languages.get(_language(lang)) or next(iter(languages.values()), "")


def tell(played: Replay, speaker: Speaker) -> Iterator[Told]:
    """Tell every step that has something to say, in order."""
    for step in played.steps:
        told = told_step(step, speaker)
        if told is not None:
            yield told


def told_step(step: Step, speaker: Speaker) -> Told | None:
    """Tell one step; None where there is nothing to tell, as of an assertion that holds."""
    told = Told(line=step.line.line, hand=step.hand)
    if isinstance(step.line.what, HandBreak):
        told = replace(told, head=text("replay-break", speaker.lang, number=step.line.what.number))
        if step.outcome is not None:
            told = replace(told, follows=tuple(_follows(step.outcome, speaker, None)))
    if step.act is not None and step.outcome is not None:
        told = _told_act(step, told, speaker)
    if speaker.seat is None:  # what the author of a file writes may tell every card
        comments = tuple(
            note.text
            for note in step.line.annotations
            if isinstance(note, Comment) and note.language == _language(speaker.lang)
        )
        asked = tuple(told_question(asked, speaker) for asked in step.asked)
        told = replace(told, comments=comments, asked=asked)
    branches = tuple(
        tuple(found for inner in branch.steps if (found := told_step(inner, speaker)) is not None)
        for branch in step.variations
    )
    told = replace(told, variations=tuple(filter(None, branches)))
    return told if told.head or told.comments or told.asked or told.variations else None


def _language(lang: str) -> str:
    return "en" if lang == "en" else "pt-BR"


def _told_act(step: Step, told: Told, speaker: Speaker) -> Told:
    act, outcome = step.act, step.outcome
    assert act is not None
    assert outcome is not None
    known = _known(step, speaker)
    own = not step.dark and (not isinstance(act, SeatedAct) or act.seat == speaker.seat)
    shown = _notation(step, known)
    ruling = outcome.ruling
    said: tuple[Saying, ...] = ()
    if ruling is not None:
        if outcome.action is None:
            said = tuple(_of_rite(ruling.reason, speaker, known))
        else:
            said = tuple(_ruling(ruling, step.after, speaker, own=own, shown=shown))
    follows = dict.fromkeys(  # what ends a hand by a payment is said once
        saying for saying in _follows(outcome, speaker, known) if saying not in said
    )
    heard = {saying.text for saying in (*said, *follows) if saying.depth}
    return replace(
        told,
        head=head(act, speaker, known),
        act=shown,
        verdict="" if ruling is None else ruling.value.value,
        remedies=outcome.remedies,
        ruling=said,
        follows=tuple(saying for saying in follows if saying.depth or saying.text not in heard),
        table=() if step.after is None else table(step.after, speaker),
    )


def _follows(outcome: Outcome, speaker: Speaker, known: Collection[Card] | None) -> Iterator[Saying]:
    """Tell what came of an act; what an act of the ceremony brings about is its own reason, unless it has another."""
    for reason in outcome.more:
        yield from _of_rite(reason, speaker, known)
    for event, reason, after in outcome.explained():
        if outcome.rite is not None:
            yield from _of_rite(reason, speaker, known)
        elif not isinstance(event, CardLaid | Called):
            assert after is not None
            yield from _sayings(_seen(reason, after, speaker), speaker)


def _of_rite(reason: Reason, speaker: Speaker, known: Collection[Card] | None) -> Iterator[Saying]:
    """Tell a reason of the ceremony; one that names a card which the listener has not seen keeps its clauses only."""
    if known is None or all(card in known for step in reason.walk() for card in _cards_in(step)):
        yield from _sayings(reason, speaker)
    else:
        yield Saying(text=text("replay-unseen", speaker.lang), cites=reason.cites, readings=reason.readings)


def _cards_in(reason: Reason) -> Iterator[Card]:
    for fact in reason.args.values():
        if isinstance(fact, Card):
            yield fact
        elif isinstance(fact, tuple):
            yield from (item for item in fact if isinstance(item, Card))


def _known(step: Step, speaker: Speaker) -> Collection[Card] | None:
    """Give the cards that the listener may have named to him; None for all."""
    if speaker.seat is None:
        return None
    outcome = step.outcome
    if outcome is not None and outcome.table is not None:
        table = outcome.table
        for event in outcome.events:
            table = evolve_table(table, event)
        of_play = known_cards(step.after, speaker.seat) if step.after is not None else frozenset()
        return of_play | {card for seat, card in table.seen if seat == speaker.seat}
    if isinstance(step.act, CardCeremony) and step.act.word == "sorteia":
        return None  # everybody sees the draw of kings
    if isinstance(step.act, Vira):
        return frozenset() if step.dark and not step.act.reveal else frozenset((step.act.card,))
    if step.after is not None and not isinstance(step.act, Deal):
        return known_cards(step.after, speaker.seat)
    if isinstance(step.act, Deal) and step.act.seat == speaker.seat and not step.dark:
        return frozenset(step.act.cards)
    return frozenset()


def _notation(step: Step, known: Collection[Card] | None) -> str:
    """Give the act as it is written, every card that may not be seen as ``??``."""
    words = str(step.act).split()
    if known is None:
        return " ".join(words)
    cards = {str(card) for card in known}
    return " ".join("??" if _is_card(word) and word not in cards else word for word in words)


def _is_card(word: str) -> bool:
    return 2 <= len(word) <= 3 and word[-1] in "epoc" and word[:-1] in _RANKS


_RANKS = frozenset(("1", "2", "3", "4", "5", "6", "7", "10", "11", "12", "A", "Q", "J", "K"))


def _ruling(
    ruling: Ruling[Verdict], after: HandState | None, speaker: Speaker, *, own: bool, shown: str
) -> Iterator[Saying]:
    """Tell the verdict on an act; why somebody else's was taken back may tell his cards, so only the clause is told."""
    reason = ruling.reason
    if speaker.seat is not None and not own:
        assert after is not None
        if ruling.value is Verdict.VOID:
            yield Saying(text=text("replay-taken-back", speaker.lang), cites=ruling.clauses, readings=ruling.readings)
            return
        args = dict(reason.args)
        if "act" in args:
            args["act"] = shown.partition(" ")[2]
        reason = replace(reason_for(after, reason, speaker.seat), args=args)
    yield from _sayings(reason, speaker)


def _seen(reason: Reason, after: HandState, speaker: Speaker) -> Reason:
    return reason if speaker.seat is None else reason_for(after, reason, speaker.seat)


def _sayings(reason: Reason, speaker: Speaker) -> Iterator[Saying]:
    for line in steps(Ruling(None, reason, speaker.open_readings), speaker.lang, names=speaker.names):
        if line.depth <= DEPTH:
            yield Saying(
                text=line.text,
                cites=line.cites,
                readings=line.readings,
                marks=marks(line, speaker.lang),
                ours=reading_mark(line.readings, speaker.lang, line.decided) if line.readings else "",
                depth=line.depth,
            )
