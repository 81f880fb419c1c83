"""Words as they are compared: without accents, without case, numbers as digits."""

import unicodedata
from functools import lru_cache

__all__ = ["NUMBERS", "fold", "tokens"]

NUMBERS = {
    word: digits
    for digits, names in {
        "2": "dois duas two",
        "3": "tres three",
        "4": "quatro four",
        "5": "cinco five",
        "6": "seis six",
        "7": "sete seven",
        "10": "dez ten",
        "11": "onze eleven",
        "12": "doze twelve",
        "20": "vinte twenty",
    }.items()
    for word in names.split()
}


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The text in small letters and without accents.

    >>> fold("Mão de Onze")
    'mao de onze'
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def tokens(text: str) -> tuple[str, ...]:
    """The words of a text, folded, with numbers as digits.

    >>> tokens("mão de onze"), tokens("mao-de-11")
    (('mao', 'de', '11'), ('mao', 'de', '11'))
    """
    letters = "".join(letter if letter.isalnum() else " " for letter in fold(text))
    return tuple(NUMBERS.get(word, word) for word in letters.split())
