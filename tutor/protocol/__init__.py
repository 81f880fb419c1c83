"""The judge protocol: one question to the referee as a JSON object, one reply as another (`truco-tutor ask`).

>>> from tutor.protocol import answer
>>> answer({"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"], "text": False})["value"]
28

A question that cannot be answered has an ``error`` in its reply; nothing raises.
"""

from tutor.protocol.judge import answer
from tutor.protocol.lines import answer_line

__all__ = ["answer", "answer_line"]
