"""Calls in short: E R is Envido then Real Envido, and what they pay at 5 x 3."""

from __future__ import annotations

from tutor.engine import price

Q, N, S = "quero", "nao_quero", "sem_flor"
SHORT = {
    "T": "truco", "RT": "retruco", "V4": "vale_4", "6": "seis", "9": "nove", "12": "doze",
    "E": "envido", "R": "real_envido", "F": "falta_envido",
    "FL": "flor", "CF": "contra_flor", "CFR": "contra_flor_e_o_resto",
}  # fmt: skip
WORDS = {
    ("gauderio", "truco"): "T RT V4", ("cego", "truco"): "T RT V4", ("claudista", "truco"): "T 6 9 12",
    ("gauderio", "envido"): "E R F", ("cego", "envido"): "E R F",
    ("gauderio", "flor"): "FL CF CFR", ("cego", "flor"): "FL CF CFR",
}  # fmt: skip
SCORE, TARGET = {"gauderio": (5, 3), "cego": (5, 3), "claudista": None}, {"gauderio": 24, "cego": 18, "claudista": 12}
FALTA = {"gauderio": 19, "cego": 13}
"""What the leader at 5 lacks to 24, and to 18 (gauderio/def/falta, cego/falta/1)."""


def calls(text):
    return [SHORT[word] for word in text.split()]


def paid(rules, kind, text, answer, **more):
    given = {"score": SCORE[rules.id], "target": TARGET[rules.id], **more}
    return price(rules, kind, calls(text), answer, **given)
