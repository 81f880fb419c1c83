"""What the exercise widget may be shown: the shape of ``view``, and the check that keeps both sides honest.

``view`` goes from Python to the browser, never back, and holds every word the learner sees. A session gives all of it
but ``strings``, which the widget adds::

    turn        int    grows with every accepted act; acts of an older turn are ignored
    lang        str    "pt-BR" or "en": the names of the cards and the ``lang`` of the widget
    status      str    "asking" | "right" | "wrong" | "done"
    fragment    str    state of the page for its URL, "rules=gauderio&skill=envido.count&seed=812"; "" = none
    question    str    the name of the question on the table, "cego falta#number 7"; may be left out
    rules       str    id of the rulebook in force
    rulebooks   list   of {id, name}; fewer than two: no chooser is shown
    progress    dict   {done, total, label}: dots and their words ("3 de 7"); total 0 = no dots
    where       str    of which rulebook and skill it is, where no chooser says so; may be left out
    prompt      str    the question, one line
    deck        str    "spanish", "french", or "either": the reader's own choice
    cards       list   codes on the table, in order: ["1c", "7c", "6p"]
    answer      str    what the learner typed last, kept as it was
    message     str    what is wrong with the answer typed, or any other word to the learner; "" = nothing
    auto        int    after a right answer go on by itself after so many milliseconds; 0 = Enter only
    feedback    None until the learner has answered, then a dict:
        yours, right   str    the two answers, side by side
        lit            list   the cards that count; the others are dimmed
        lines          list   of {text, value, cards}: the breakdown, a line lights its cards
        your_lines     list   the same for the wrong rule that gives the learner's answer; [] = not known
        diagnosis      str    what that wrong rule does, in words; "" = not known
        sentence       str    the ruling in one sentence
        outline        list   of {text, depth}: the steps, folded away; [] = none
        clauses        list   of {id, text, document, line, readings}: our wording behind each "§"
        readings       list   of {id, text}: what is ours where the document does not decide
        report         str    what to copy to report an error; may be left out
        odds           dict   {told, parts}: how often such a count wins (`tutor.coach.odds_shown`), each part {kind,
                       word, percent, share}; None or left out = nothing to tell
    onward      str    the button that goes on: "Próxima", "Ver o resultado"; while asking "", or what ends it early
    form        str    how it is answered: "number" | "one" | "order" | "set"; these and those below may be left out
    facts       list   of str: what one has to know, beside the prompt
    rows        list   of {label, cards}: the cards on the table, with whose they are; [] = one row of ``cards``
    choices     list   of {key, label, card}: what can be chosen; an answer is their keys, with spaces between
    given       list   of {text, cites}: steps of the question that are shown before the answer
    hints       list   of str: the help asked for so far
    hint        str    the button that asks for more; "" = none
    skill       str    id of the skill in hand
    skills      list   of {id, name}; fewer than two: no chooser is shown
    review      str    the button that leads to one's mistakes, the skill "review"; "" = none
    log         str    where answers are kept: "" nowhere, "browser", "elsewhere"; the widget adds it, and
    trouble     str    why they are in memory only; "" = all is well
    map         list   of {standing, word, skills}, and each skill {title, practise, said}: what a test has shown, skill
                by skill, each with the fragment of its practice and what is to be said of it; [] = no map
    step        str    state of the question as a fragment has it: a lesson's page that is loaded anew goes on there
    part        int    which part of its page this is; the widget adds it
    late        dict   {after, said}: what is said after so many milliseconds, if nothing else is; {} = nothing
    finish      None, or at status "done" {title, lead, lines, next}: what came of it, what to look at again or keep
                (lines, under their lead), one next step
    strings     dict   every word of the interface, by the keys of ``STRINGS`` (`tutor.widgets.words`)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["STRINGS", "ViewError", "check_view"]

STRINGS = (
    "answer",  # the button: "Responder"
    "retry",  # "Tentar de novo"
    "your_answer",  # label of the number: "Sua resposta"
    "rulebook",  # label of the chooser: "Regulamento"
    "cards",  # name of the group of cards: "Cartas"
    "right",  # verdict in words: "Certo"
    "wrong",  # "Ainda não"
    "yours",  # head of the learner's column: "Sua conta"
    "rule",  # head of the rule's column: "A regra"
    "total",  # foot of a column: "Total"
    "counts",  # said after the name of a card that counts: "conta"
    "left_out",  # and of one that does not: "fica de fora"
    "steps",  # "Por quê? Passo a passo"
    "reading",  # "leitura nossa"
    "clauses",  # name of the list of clauses: "Cláusulas"
    "line",  # "linha"
    "open_rules",  # of a clause: "Abrir nas regras"
    "close",  # "Fechar"
    "lost",  # "Conexão perdida."
    "reload",  # "Recarregar"
    "trouble",  # "Algo deu errado por aqui. Sua resposta não se perdeu: tente outra vez."
    "next_step",  # of a worked example: "Próximo passo"
    "all_steps",  # "Todos os passos"
    "again",  # "Do começo"
    "skill",  # label of the chooser of skills: "Assunto"
    "your_choice",  # name of the group of choices: "Respostas"
    "chosen_as",  # of a choice in an order: "nº {n}"
    "report",  # "Relatar erro"
    "copied",  # "Copiado"
    "given",  # over the steps that are shown before the answer: "Os passos até aqui:"
)

_STATUS = ("asking", "right", "wrong", "done")
_LINE = {"text": str, "value": str, "cards": list}
_READING = {"id": str, "text": str}
_CLAUSE = {"id": str, "text": str, "document": str, "line": int, "readings": list}
_VIEW = {
    "turn": int,
    "lang": str,
    "status": str,
    "fragment": str,
    "rules": str,
    "rulebooks": list,
    "progress": dict,
    "deck": str,
    "prompt": str,
    "cards": list,
    "answer": str,
    "message": str,
    "auto": int,
    "onward": str,
}
_MORE: Mapping[str, Any] = {
    "question": "", "form": "number", "facts": [], "rows": [], "choices": [], "given": [], "hints": [], "hint": "",
    "where": "", "skill": "", "skills": [], "review": "", "log": "", "trouble": "", "map": [],
    "step": "", "part": 0, "late": {},
}  # fmt: skip
"""What a session may leave out, with what stands for it."""
_FORMS = ("number", "one", "order", "set")
_FEEDBACK = {
    "yours": str,
    "right": str,
    "lit": list,
    "lines": list,
    "your_lines": list,
    "diagnosis": str,
    "sentence": str,
    "outline": list,
    "clauses": list,
    "readings": list,
}


class ViewError(ValueError):
    """A session showed something the widget cannot draw; the message names the place and what belongs there."""


def check_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the view as a plain dict, or say which part of it is missing, of a wrong kind, or too early.

    >>> check_view({"turn": "one"})
    Traceback (most recent call last):
    tutor.widgets.contract.ViewError: view['turn'] is 'one'; an int belongs there
    """
    _check("view", view, _VIEW)
    view = {**_MORE, **view}
    _check("view", view, {name: type(unsaid) for name, unsaid in _MORE.items()})
    _check("view['late']", view["late"], {"after": int, "said": str} if view["late"] else {})
    _each("view['rows']", view["rows"], {"label": str, "cards": list})
    _each("view['choices']", view["choices"], {"key": str, "label": str, "card": str})
    _each("view['given']", view["given"], {"text": str, "cites": list})
    _each("view['skills']", view["skills"], {"id": str, "name": str})
    _each("view['map']", view["map"], {"standing": str, "word": str, "skills": list})
    for row in view["map"]:
        _each(f"view['map'][{row['standing']!r}]", row["skills"], {"title": str, "practise": str, "said": list})
    if view["form"] not in _FORMS:
        raise ViewError(f"view['form'] is {view['form']!r}; one of {', '.join(_FORMS)} belongs there")
    _check("view['progress']", view["progress"], {"done": int, "total": int, "label": str})
    _each("view['rulebooks']", view["rulebooks"], {"id": str, "name": str})
    if view["status"] not in _STATUS:
        raise ViewError(f"view['status'] is {view['status']!r}; one of {', '.join(_STATUS)} belongs there")
    feedback, finish = view.get("feedback"), view.get("finish")
    if feedback is not None:
        if view["status"] == "asking":
            raise ViewError("view['feedback'] is there before the answer; while asking it is None")
        _check_feedback(feedback)
        feedback = {"report": "", "odds": None, **feedback}
    elif view["status"] in {"right", "wrong"}:
        raise ViewError(f"view['feedback'] is None at status {view['status']!r}; the breakdown belongs there")
    if finish is not None:
        _check("view['finish']", finish, {"title": str, "lead": str, "lines": list, "next": str})
    return {**view, "feedback": feedback, "finish": finish}


def _check_feedback(feedback: Mapping[str, Any]) -> None:
    where = "view['feedback']"
    _check(where, feedback, _FEEDBACK)
    _each(f"{where}['lines']", feedback["lines"], _LINE)
    _each(f"{where}['your_lines']", feedback["your_lines"], _LINE)
    _each(f"{where}['outline']", feedback["outline"], {"text": str, "depth": int})
    _each(f"{where}['clauses']", feedback["clauses"], _CLAUSE)
    _each(f"{where}['readings']", feedback["readings"], _READING)
    if feedback.get("odds") is not None:
        _check(f"{where}['odds']", feedback["odds"], {"told": str, "parts": list})
        shape = {"kind": str, "word": str, "percent": str, "share": float}
        _each(f"{where}['odds']['parts']", feedback["odds"]["parts"], shape)
    for clause in feedback["clauses"]:
        _each(f"{where}['clauses'][{clause['id']!r}]['readings']", clause["readings"], _READING)


def _each(where: str, rows: list[Any], shape: Mapping[str, type]) -> None:
    for index, row in enumerate(rows):
        _check(f"{where}[{index}]", row, shape)


def _check(where: str, value: object, shape: Mapping[str, type]) -> None:
    if not isinstance(value, Mapping):
        raise ViewError(f"{where} is {value!r}; a dict belongs there")
    for key, kind in shape.items():
        if not isinstance(value.get(key), kind) or (kind is int and isinstance(value[key], bool)):
            found = f"is {value[key]!r}" if key in value else "is missing"
            article = "an" if kind.__name__[0] in "aeiou" else "a"
            raise ViewError(f"{where}[{key!r}] {found}; {article} {kind.__name__} belongs there")
