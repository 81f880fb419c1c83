"""How large a `.truco` file may be: bounds checked by counting, before any work is spent on what lies beyond."""

FILE = 1_000_000
"""Bytes of a file."""

LINES = 50_000
"""Lines of a file, the empty ones too: more than any screen shows in a bearable time."""

HEADER = 16_384
"""Characters before ``actions``: as much as `tomllib` ever sees."""

HEADER_LINE = 200
"""Characters of a line of the header."""

DOTS = 8
"""Dots in a key: `tomllib` is quadratic in them."""

NESTING = 8
"""Brackets within brackets in the header (`tomllib` recurses), and variations within variations in the body."""

BODY_LINE = 2_000
"""Characters of a line of the body."""

ITEMS = 20_000
"""Lines and annotations of a body, counted together; the longest match of the library has some hundreds."""

HANDS = 200
"""Hands of a match; no match can last so long, since each hand but a void one pays a point."""

CARDS = 12
"""Cards that one act may name: far more than any error in dealing."""

NUMBER = 6
"""Figures of a number."""

NAME = 60
"""Characters of a player's name, of an id and of the value of a switch."""

TITLE = 150
"""Characters of a title."""

FOUND = 40
"""Characters of the text quoted in an error."""

MISTAKES = 50
"""Mistakes of a file that are told at once: more than anybody mends before looking again."""
