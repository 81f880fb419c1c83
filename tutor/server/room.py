"""How much of this machine the pages may take: open files, sockets to kernels, memory."""

import contextlib

__all__ = ["MOST_SOCKETS", "open_many_files", "pages_that_fit"]

MOST_SOCKETS = 32_768
"""An open page holds six sockets of ZeroMQ, whose own limit of 1,023 is reached by 170 pages."""
_MOST_FILES = 65_536  # an open page holds twelve; many systems give a program 1,024, and more to who asks
_PAGE = 60 << 20
_SHARE = 0.6  # the rest is for the browser, and whatever else runs here
_FEWEST = 12


def open_many_files() -> None:
    """Ask the system for as many open files as it gives, where it can be asked."""
    try:
        import resource  # noqa: PLC0415  # not on every system
    except ImportError:
        return
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if most == resource.RLIM_INFINITY else min(most, _MOST_FILES)
    if given != resource.RLIM_INFINITY and given < wanted:
        with contextlib.suppress(ValueError, OSError):  # then it stays as it was
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def pages_that_fit(memory: int | None = None) -> int:
    """Say how many pages may be open at a time in so many bytes, by default those of this machine.

    >>> pages_that_fit(4 << 30), pages_that_fit(1 << 30)
    (40, 12)
    """
    import psutil  # type: ignore[import-untyped]  # noqa: PLC0415  # comes with the pages, without types

    held = psutil.virtual_memory().total if memory is None else memory
    return max(_FEWEST, int(held * _SHARE) // _PAGE)
