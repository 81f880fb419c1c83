"""The name of a moment in the betting on the envido, by which the tables are kept."""

__all__ = ["node_name"]

_SHORT = {"envido": "e", "real_envido": "r", "falta_envido": "f"}


def node_name(player: int, calls: tuple[str, ...]) -> str:
    """Name a moment: who is to speak (0 o mão, 1 o pé), and what was called; without a call, who may open.

    >>> node_name(1, ("envido", "real_envido"))
    '1er'
    """
    return f"{player}{''.join(_SHORT[call] for call in calls)}"
