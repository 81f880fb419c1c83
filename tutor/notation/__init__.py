"""Hands as text: the reader and the canonical writer of `.truco` files, version 1.

Syntax and structure only: whether an act is allowed, and whether an assertion is true, is for who replays the file.

>>> from tutor.notation import parse, dump
>>> file = parse(dump(HandFile(rules="gauderio", players=("Ana", "Beto"), body=(Line(Call(0, "truco")),))))
>>> print(file.body[0].what)
0 truco
"""

from tutor.notation.acts import Act, Answer, Call, Count, Deal, Fold, Good, Hide, Play, SeatedAct, Vira
from tutor.notation.assertions import (
    Assertion,
    ClauseIs,
    CountIs,
    FoulIs,
    HandIs,
    LegalIs,
    MatchIs,
    PairIs,
    ReadingIs,
    ScoreIs,
    StakeIs,
    TrickIs,
    Verdict,
    VoidIs,
)
from tutor.notation.dump import dump
from tutor.notation.errors import NotationError
from tutor.notation.nodes import UNKNOWN, Against
from tutor.notation.reader import parse, parse_prefix
from tutor.notation.rites import Adjust, CardCeremony, Ceremony, ChooseSide, Cut, Give, Look, Show, Take
from tutor.notation.tree import (
    Annotation,
    Body,
    ClauseRef,
    Comment,
    HandBreak,
    HandFile,
    Label,
    Line,
    Question,
    Variation,
)

__all__ = [
    "UNKNOWN",
    "Act",
    "Adjust",
    "Against",
    "Annotation",
    "Answer",
    "Assertion",
    "Body",
    "Call",
    "CardCeremony",
    "Ceremony",
    "ChooseSide",
    "ClauseIs",
    "ClauseRef",
    "Comment",
    "Count",
    "CountIs",
    "Cut",
    "Deal",
    "Fold",
    "FoulIs",
    "Give",
    "Good",
    "HandBreak",
    "HandFile",
    "HandIs",
    "Hide",
    "Label",
    "LegalIs",
    "Line",
    "Look",
    "MatchIs",
    "NotationError",
    "PairIs",
    "Play",
    "Question",
    "ReadingIs",
    "ScoreIs",
    "SeatedAct",
    "Show",
    "StakeIs",
    "Take",
    "TrickIs",
    "Variation",
    "Verdict",
    "Vira",
    "VoidIs",
    "dump",
    "parse",
    "parse_prefix",
]
