"""A lesson of two hands, by hand: what the widget must be able to show, without any lesson engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

READING = {"id": "AMB-G02", "text": "A figura vale zero também quando forma par com outra figura."}
HANDS: tuple[dict[str, Any], ...] = (
    {
        "cards": ["1c", "7c", "6p"],
        "right": 28,
        "lit": ["1c", "7c"],
        "lines": [
            {"text": "Duas do mesmo naipe", "value": "+20", "cards": ["1c", "7c"]},
            {"text": "Ás de copas", "value": "1", "cards": ["1c"]},
            {"text": "Sete de copas", "value": "7", "cards": ["7c"]},
            {"text": "Seis de paus fica de fora", "value": "0", "cards": ["6p"]},
        ],
        "sentence": "Ás e sete são de copas: vinte, mais um, mais sete. O seis de paus fica de fora.",
    },
    {
        "cards": ["12o", "4e", "11o"],
        "right": 20,
        "lit": ["12o", "11o"],
        "lines": [
            {"text": "Duas do mesmo naipe", "value": "+20", "cards": ["12o", "11o"]},
            {"text": "Figuras valem zero", "value": "0", "cards": ["12o", "11o"]},
        ],
        "sentence": "Rei e cavalo são de ouros e não somam nada aos vinte.",
    },
)
FINISH = {
    "title": "Pronto: contar o envido",
    "lead": "Para guardar:",
    "lines": ["Par do mesmo naipe: vinte mais as duas cartas.", "Figura não soma nada."],
    "next": "Volta amanhã, com outra mão. Agora: quem pode cantar envido?",
}
CLAUSES = [
    {
        "id": "gauderio/envido/contagem/3",
        "text": "Duas cartas do mesmo naipe valem vinte mais a soma das duas; a terceira não entra.",
        "document": "Truco Gaudério",
        "line": 71,
        "readings": [],
    },
    {
        "id": "gauderio/envido/contagem/2",
        "text": "Dez, onze e doze não contam pontos.",
        "document": "Truco Gaudério",
        "line": 70,
        "readings": [READING],
    },
]


class TwoHands:
    """Asks for the envido of two hands, again and again; the shape of a session, and all of its promises."""

    def __init__(self, *, auto: int = 0, total: int = 7) -> None:
        self.turn = 0
        self.rules = "gauderio"
        self.hand = 0
        self.status = "asking"
        self.answer = ""
        self.message = ""
        self.auto = auto
        self.total = total
        self.done = 0
        self.acts: list[dict[str, Any]] = []

    def act(self, message: Mapping[str, Any]) -> None:
        self.acts.append(dict(message))
        self.message = ""
        match message["act"]:
            case "answer":
                self._take(message["text"])
            case "next":
                self.hand = (self.hand + 1) % len(HANDS)
                self.status = "done" if self.done == self.total else "asking"
                self.answer = ""
                self.done %= self.total
            case "retry":
                self.status = "asking"
            case "rules":
                self.rules = message["value"]
            case "restore":
                parts = dict(part.split("=", 1) for part in message["hash"].split("&") if "=" in part)
                self.rules = parts.get("rules", self.rules)
                self.hand = int(parts.get("seed", "0")) % len(HANDS)
        self.turn += 1

    def _take(self, text: str) -> None:
        self.answer = text
        if not text.strip().isdecimal():
            self.message = f"“{text}” não é um número inteiro: escreva os pontos, como 28."
            return
        self.status = "right" if int(text) == HANDS[self.hand]["right"] else "wrong"
        self.done += 1

    def view(self, lang: str) -> dict[str, Any]:
        hand = HANDS[self.hand]
        done = self.status == "done"
        feedback = None
        if self.status in {"right", "wrong"}:
            wrong = self.status == "wrong" and self.answer == "34"
            feedback = {
                "yours": self.answer,
                "right": str(hand["right"]),
                "lit": hand["lit"],
                "lines": hand["lines"],
                "your_lines": [
                    {"text": "Duas do mesmo naipe", "value": "+20", "cards": ["1c", "7c"]},
                    {"text": "As três somadas", "value": "14", "cards": ["1c", "7c", "6p"]},
                ]
                if wrong
                else [],
                "diagnosis": "Parece que você somou as três cartas; só as duas do mesmo naipe contam." if wrong else "",
                "sentence": hand["sentence"],
                "outline": [
                    {"text": "Vinte e oito de envido", "depth": 0},
                    {"text": "ás de copas e sete de copas são do mesmo naipe", "depth": 1},
                    {"text": "cada carta vale o seu número", "depth": 2},
                ],
                "clauses": CLAUSES,
                "readings": [READING] if self.hand == 1 else [],
            }
        return {
            "turn": self.turn,
            "lang": lang,
            "status": self.status,
            "fragment": f"rules={self.rules}&skill=envido.count&seed={self.hand}",
            "rules": self.rules,
            "rulebooks": [{"id": "gauderio", "name": "Gaudério"}, {"id": "cego", "name": "Cego"}],
            "progress": {"done": self.done, "total": self.total, "label": f"{self.done} de {self.total}"},
            "deck": "spanish",
            "prompt": "" if done else "Quantos pontos de envido tem esta mão?",
            "cards": [] if done else hand["cards"],
            "answer": self.answer,
            "message": self.message,
            "auto": self.auto,
            "feedback": feedback,
            "finish": FINISH if done else None,
            "onward": "" if self.status == "asking" else "Próxima",
        }
