"""What happens when an id, a name or a value is not in the rulebook."""

import re
from collections.abc import Iterable
from typing import Self

from tutor.rulebook.words import fold

__all__ = ["UnknownIdError"]

FEW = 10  # so many known names are worth listing when none is near


class UnknownIdError(LookupError):
    """An id that is not known, with the nearest ones that are.

    `kind` says what was looked for, `nearest` is best first, `known` lists all the known ones where they are few.

    >>> error = UnknownIdError("clause", "gauderio/jogadore/1", ["gauderio/jogadores/1", "cego/valores/07"])
    >>> print(error)
    unknown clause 'gauderio/jogadore/1'; did you mean 'gauderio/jogadores/1'?
    """

    def __init__(self, kind: str, wanted: str, known: Iterable[str]) -> None:
        self.kind = kind
        self.wanted = wanted
        names = tuple(known)
        self.known = names if len(names) <= FEW else ()
        self.nearest = nearest_ids(wanted, names)
        super().__init__(kind, wanted, self.nearest)

    def __str__(self) -> str:
        said = f"unknown {self.kind} {self.wanted!r}"
        if self.nearest:
            return f"{said}; did you mean {' or '.join(map(repr, self.nearest))}?"
        return f"{said}; known: {', '.join(self.known)}" if self.known else said

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, tuple[str, ...]]]:
        return type(self), (self.kind, self.wanted, self.known or self.nearest)


def nearest_ids(wanted: str, known: Iterable[str]) -> tuple[str, ...]:
    """Give at most three known ids like the wanted one, best first; case, accents and leading zeros do not matter.

    >>> nearest_ids("amb-g2", ["AMB-G02", "cego/partida/1"])
    ('AMB-G02',)
    """
    import difflib  # noqa: PLC0415  # only a mistake pays for it

    by_shape = {_shape(name): name for name in known}
    close = difflib.get_close_matches(_shape(wanted), by_shape, n=3, cutoff=0.6)
    return tuple(by_shape[name] for name in close)


def _shape(name: str) -> str:
    """A name without case, accents or leading zeros: nobody remembers whether it is G2 or G02."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", fold(name))
