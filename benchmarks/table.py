"""What is measured, and which ratio of what has to be reached (the numbers of the design's speed page)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """One script, its arguments, whether it runs among the peers, and the unit of its number.

    ``part`` names the number in a script that prints several; ``counted`` are those that come out the same every time,
    so one run of the script gives them all.
    """

    script: str
    args: tuple[str, ...]
    unit: str
    peer: bool = False
    part: str = ""
    counted: bool = False


DEALS = 2_000
"""So many are played from both sides in each rulebook."""
PLAYED = ("gauderio", "cego", "claudista")
SIZED = ("gauderio", "cego")
"""Those that are played at tables of more than one size."""


def _duels(better: str, other: str) -> dict[str, Measure]:
    """Measure one bot against another in every rulebook: the points, the ends of the interval, legality, time."""
    units = dict.fromkeys(("mean", "low", "high", "lowest"), "points")
    units |= {"illegal": "acts", "decisions": "", "p95": "ms CPU"}
    return {
        f"{better}_{rules}_{part}": Measure(
            "tournament", ("duel", better, other, rules, str(DEALS)), unit, part=part, counted=True
        )
        for rules in PLAYED
        for part, unit in units.items()
    }


MEASURES = {
    "play": Measure("play", ("plain",), "actions/s"),
    "play_logged": Measure("play", ("logged",), "actions/s"),
    "pytruco_play": Measure("peer_pytruco", ("play",), "actions/s", peer=True),
    "openspiel_play": Measure("peer_openspiel", ("in_place",), "actions/s", peer=True),
    "openspiel_kept": Measure("peer_openspiel", ("kept",), "actions/s", peer=True),
    "batch": Measure("batch", ("speed",), "actions/s"),
    "batch_equal": Measure("batch", ("equal",), "hands", counted=True),
    "odds_envido": Measure("odds", ("envido",), "hands/s"),
    "odds_envido_scan": Measure("odds", ("envido_scan",), "hands/s"),
    "odds_envido_all": Measure("odds", ("envido_all",), "ms"),
    "odds_hand_cold": Measure("odds", ("hand_cold",), "hands/s"),
    "odds_hand_warm": Measure("odds", ("hand_warm",), "µs"),
    "odds_hand_minimax": Measure("odds", ("hand_minimax",), "hands/s"),
    "ruling": Measure("ruling", (), "µs"),
    "pytruco_count": Measure("peer_pytruco", ("count",), "µs", peer=True),
    "ask": Measure("protocol", ("plain",), "queries/s"),
    "ask_text": Measure("protocol", ("text",), "queries/s"),
    "ask_one_process": Measure("protocol", ("single",), "queries/s"),
    "import_ours": Measure("imports", ("tutor.engine,tutor.narration",), "ms CPU"),
    "import_ours_memory": Measure("imports", ("tutor.engine,tutor.narration", "memory"), "MB"),
    "first_sentence": Measure("imports", ("tutor.engine,tutor.narration", "sentence"), "ms CPU"),
    "first_sentence_memory": Measure("imports", ("tutor.engine,tutor.narration", "sentence", "memory"), "MB"),
    "import_numpy": Measure("imports", ("numpy",), "ms CPU", peer=True),
    "import_numpy_memory": Measure("imports", ("numpy", "memory"), "MB", peer=True),
    "advice": Measure("coach", ("advice",), "ms CPU"),
    "hints": Measure("coach", ("hints",), "ms CPU"),
    "review": Measure("coach", ("review",), "ms CPU"),
    "cfr": Measure("peer_envido", ("rounds", "12"), "ms", peer=True, part="ours", counted=True),
    "openspiel_cfr": Measure("peer_envido", ("rounds", "12"), "ms", peer=True, part="openspiel", counted=True),
    "cfr_apart": Measure("peer_envido", ("rounds", "12"), "points", peer=True, part="apart", counted=True),
    "envido_gain": Measure("peer_envido", ("shipped", "5", "18"), "points", peer=True, part="own", counted=True),
    "envido_gain_openspiel": Measure(
        "peer_envido", ("shipped", "5", "18"), "points", peer=True, part="openspiel", counted=True
    ),
    **_duels("mestre", "regrado"),
    **_duels("regrado", "novato"),
    "illegal": Measure("tournament", ("legal", "1000000"), "acts", part="illegal", counted=True),
    "learners_named": Measure("learners", (), "%", part="all", counted=True),
    "learners_worst": Measure("learners", (), "%", part="worst", counted=True),
}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: ours against something, and whether that is enough."""

    number: str
    what: str
    ours: str
    against: str
    ratio: float
    reach: float
    at_least: bool

    @property
    def reached(self) -> bool:
        """Whether the ratio is on the right side."""
        return self.ratio >= self.reach if self.at_least else self.ratio <= self.reach

    def markdown(self) -> str:
        """Write the line for the page."""
        sign = "≥" if self.at_least else "≤"
        mark = "✓" if self.reached else "✗"
        cells = (
            self.number,
            self.what,
            self.ours,
            self.against,
            figure(self.ratio, 3),
            f"{sign} {figure(self.reach)}",
            mark,
        )
        return f"| {' | '.join(cells)} |"

    def plain(self) -> str:
        """Write the line for the terminal."""
        sign = "≥" if self.at_least else "≤"
        verdict = "ok " if self.reached else "NOT"
        return f"{verdict} {self.number:4} {self.what}: {figure(self.ratio, 3)} (reach {sign} {figure(self.reach)})"


def figure(value: float, digits: int = 4) -> str:
    """Write a number in so many digits, without powers of ten.

    >>> figure(134_449.5), figure(3.14159), figure(7204.3, 3)
    ('134,400', '3.142', '7,200')
    """
    return f"{float(f'{value:.{digits}g}'):,.10g}"


def amount(measure: str, value: float) -> str:
    """Write what a measure came to, in its unit."""
    return f"{figure(value)} {MEASURES[measure].unit}"


def _wins(better: str, other: str) -> Iterator[tuple[str, str, str, None, float, bool]]:
    for rules in PLAYED:
        what = f"{better} against {other} in {rules}, points a hand: lower end of the 95 % interval"
        yield "B", what, f"{better}_{rules}_low", None, 0, True
        if rules in SIZED:
            yield "B", "the same at the table size where it is lowest", f"{better}_{rules}_lowest", None, 0, True


def rows(m: dict[str, float]) -> list[Row]:
    """Give the lines for which everything was measured."""
    wanted = (
        ("P1", "random play, against pytruco", "play", "pytruco_play", 60, True),
        ("P1", "random play, against OpenSpiel's C++ leduc poker from Python", "play", "openspiel_play", 0.4, True),
        ("P1", "the same, where OpenSpiel too keeps each state as it was", "play", "openspiel_kept", 0.4, True),
        ("P2", "cost of the full log with citations", "play", "play_logged", 1.35, False),
        ("P3", "random play in batches of 50,000 hands, against OpenSpiel's C++", "batch", "openspiel_play", 6, True),
        ("P3", "the same, against our step-by-step play", "batch", "play", 8, True),
        ("P3", "hands of 100,000 that a batch ends as the step-by-step engine does", "batch_equal", None, 1e5, True),
        (
            "P4",
            "exact chance of an envido, against going through 7,770 hands",
            "odds_envido",
            "odds_envido_scan",
            2_000,
            True,
        ),
        ("P5", "the same for all 9,400 hands, the table included", "odds_envido_all", None, 100, False),
        ("P6", "exact chance of a hand by best play, against minimax", "odds_hand_cold", "odds_hand_minimax", 60, True),
        ("P6", "the same where its strengths came before", "odds_hand_warm", None, 20, False),
        ("P11", "envido ruling with its reasons, against pytruco's bare count", "ruling", "pytruco_count", 1, False),
        ("P12", "ask without text, queries a second", "ask", None, 20_000, True),
        ("P12", "ask with text, queries a second", "ask_text", None, 5_000, True),
        ("P12", "ask, against one process a query", "ask", "ask_one_process", 1_000, True),
        ("P10", "import of engine and narration, against numpy, CPU", "import_ours", "import_numpy", 0.6, False),
        ("P10", "the same, memory", "import_ours_memory", "import_numpy_memory", 0.6, False),
        ("P10", "import and the first sentence told, CPU", "first_sentence", "import_numpy", 0.6, False),
        ("P10", "the same, memory", "first_sentence_memory", "import_numpy_memory", 0.6, False),
        ("P9", "coach's advice with its words, p95 of a moment, ms", "advice", None, 50, False),
        ("P9", "coach's hints, every act tried out for them, p95 of a moment, ms", "hints", None, 500, False),
        ("P9", "coach's review of a hand, p95, ms", "review", None, 2_000, False),
        ("P7", "a round of CFR+ on the envido, against OpenSpiel's C++ solver", "cfr", "openspiel_cfr", 1 / 15, False),
        ("P7", "how far the two are apart after 10 and 100 rounds, points", "cfr_apart", None, 1e-6, False),
        ("P8", "what can be gained against the shipped envido, points", "envido_gain", None, 1e-6, False),
        ("P8", "the same by OpenSpiel's best response", "envido_gain_openspiel", None, 1e-6, False),
        *_wins("mestre", "regrado"),
        *_wins("regrado", "novato"),
        *(("P9", f"mestre's decision in {rules}, p95, ms", f"mestre_{rules}_p95", None, 50, False) for rules in PLAYED),
        *(("B", f"illegal acts of mestre in {rules}", f"mestre_{rules}_illegal", None, 0, False) for rules in PLAYED),
        ("B", "illegal acts in a million decisions of novato and regrado", "illegal", None, 0, False),
        ("D1", "simulated learners named within 8 questions, 200 runs a wrong rule", "learners_named", None, 95, True),
        ("D1", "the wrong rule that is named least often", "learners_worst", None, 95, True),
    )
    found = []
    for number, what, ours, against, reach, at_least in wanted:
        if ours in m and (against is None or against in m):
            base = 1.0 if against is None else m[against]
            beside = "" if against is None else amount(against, base)
            found.append(Row(number, what, amount(ours, m[ours]), beside, m[ours] / base, reach, at_least))
    return found
