"""The library of annotated hands: each a `.truco` file that teaches one thing and tests the referee.

>>> from tutor.hands import hand, hands
>>> hand("gauderio-empate-na-primeira").skills
('tie.hand', 'tie')
>>> hand("gauderio-empate-na-primeira") in hands("gauderio", skill="tie")
True
"""

from tutor.hands.cited import cited
from tutor.hands.index import Hand, hand, hands

__all__ = ["Hand", "cited", "hand", "hands"]
