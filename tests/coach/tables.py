"""The tables of the three rulebooks: how many sit there, to what they play, and scores at which a hand is another."""

from tutor.rulebook import RULEBOOKS, options

SEATS = {"gauderio": (2, 4), "cego": (2, 4, 6), "claudista": (4,)}
TARGETS = {"gauderio": (12, 24), "cego": (18, 24), "claudista": (12,)}
SIZES = [(rules, players) for rules in RULEBOOKS for players in SEATS[rules]]
TABLES = [(rules, players, target) for rules, players in SIZES for target in TARGETS[rules]]
ENDS = {
    "gauderio": [(0, 0), (11, 9), (10, 11)],
    "cego": [(0, 0), (17, 12)],
    "claudista": [(0, 0), (11, 5), (3, 11), (11, 11)],
}


def some_switches(luck, rules):
    """A few of the switches of a rulebook, set by luck."""
    few = luck.sample(options(rules), min(3, len(options(rules))))
    return {switch.name: luck.choice(switch.values_for(rules)) for switch in few}
