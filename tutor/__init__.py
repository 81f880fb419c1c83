"""Truco Tutor: three kinds of Truco, judged clause by clause and taught.

>>> import tutor
>>> tutor.__version__.count(".")
2
"""

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    """Give the version when it is asked for: reading it at import would cost every kernel 60 ms."""
    if name != "__version__":
        raise AttributeError(f"module 'tutor' has no attribute {name!r}")
    from importlib.metadata import version  # noqa: PLC0415  # see above

    found = version("truco-tutor")
    globals()[name] = found  # read once: practice asks with every answer
    return found
