"""How many sequences of allowed acts a deal has: the second referee counts them, and the engine counts the same.

Depths 1 and 2 can be counted by hand: of the first deal 13 first acts are three cards, open or face down, and of o mão
truco, the three envidos and the deck, of the other truco and the deck.
"""

import pytest

from tests.engine.running import enumerator
from tests.engine.running.twin import both, count

EIGHT = "3c 2c 4c / 3e Ae Qe / 3p 2p 4p / 7e 7p Je"
FLOR_OF_LAST = "3c 2c 4p / 12o 4e 6e / 3p 10c 5e / 2o 5o 7o"
TRIOS = "4c 5o 6p / 12o 3o 6e / 5p 7c 4e / 1o 2p 11e / 3c 10c 4p / 5c 2c 12c"

DEALS = {
    "gauderio-2": ("g", "3c 1p 4c / 1e 7e 4o", {}, [13, 101, 519, 2724, 9916]),
    "gauderio-2-flores": ("g", "4e 7e 12e / 2c 6c 7c", {}, [1, 3, 15, 110, 654, 3320]),
    "gauderio-4-flor-of-the-last": ("g", FLOR_OF_LAST, {}, [12, 93, 762, 3817]),
    "cego-2": ("c", "3c 1p 4c / 1e 7e 4o", {}, [10, 55, 210, 752, 2342]),
    "cego-2-flores": ("c", "4e 7e 12e / 2c 6c 7c", {}, [8, 38, 135, 470, 1354, 3830]),
    "cego-4": ("c", "3c 2c 4p / 3p 4e 6e / 2o 5o 7o / 11o 10c 6c", {}, [14, 116, 678, 3687]),
    "cego-6": ("c", TRIOS, {}, [18, 199, 1704]),
    "claudista": ("k", EIGHT, {"vira": "4o"}, [4, 18, 78, 328, 1366, 5594]),
    "claudista-11": ("k", EIGHT, {"vira": "4o", "score": (11, 8)}, [4, 4, 6, 18, 54, 162, 558]),
    "claudista-dark": ("k", EIGHT, {"vira": "4o", "score": (11, 11)}, [3, 9, 27, 81, 294, 1116, 3408]),
}


@pytest.mark.parametrize("name", DEALS)
def test_sequences_of_allowed_acts(name):
    book, deal, given, expected = DEALS[name]
    hands = [hand.split() for hand in deal.split("/")]
    state, table = both(book, hands, **given)
    depths = range(1, len(expected) + 1)

    assert expected == [enumerator.count(table, depth) for depth in depths]
    assert expected == [count(state, depth) for depth in depths]
