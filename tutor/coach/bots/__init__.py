"""The bots, weakest first; each sees what its seat sees and no more (`tutor.coach.bots.bot`)."""

from collections.abc import Mapping

from tutor.coach.bots.bot import Bot
from tutor.coach.bots.mestre import mestre
from tutor.coach.bots.novato import novato
from tutor.coach.bots.regrado import regrado

__all__ = ["BOTS", "Bot"]

BOTS: Mapping[str, Bot] = {"novato": novato, "regrado": regrado, "mestre": mestre}
"""By name, as apps and the benchmark ask for them."""
