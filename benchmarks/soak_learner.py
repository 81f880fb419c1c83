"""One scripted learner: opens the page of practice as a browser does, answers, reloads when the page has died."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import re
import time
import urllib.request
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

import websocket

from tutor.lessons.dealing import ask

PAGE = "voila/render/apps/treino.ipynb"
WAITED = 20.0
"""So many seconds a learner waits for an answer before he loads the page anew."""
VERSION = {"version": "1.0.0"}
"""Of the messages about widgets."""


class Died(Exception):  # noqa: N818  # what happened to the page
    """The page answers no more."""


@dataclass
class Seen:
    """What the learners saw: how long pages and answers took, in seconds, and what went wrong."""

    pages: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    reloads: list[str] = field(default_factory=list)
    answered: dict[str, int] = field(default_factory=dict)


class Page:
    """An open page: its kernel's websocket and the model of its one widget.

    ``held`` is what the learner's browser holds of answers that are not written yet: the line of each, by its id.
    """

    def __init__(self, link: str, name: str, held: dict[str, str]) -> None:
        self._held = held
        with urllib.request.urlopen(link + PAGE, timeout=120) as answer:  # noqa: S310 - our own address
            html = answer.read().decode()
        config = re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', html, re.DOTALL)
        if config is None:
            raise Died("no page")
        kernel = json.loads(config[1])["kernelId"]
        self._socket = websocket.create_connection(
            link.replace("http:", "ws:") + f"api/kernels/{kernel}/channels", timeout=WAITED
        )
        self._goodbye = f"{link}voila/api/shutdown/{kernel}"
        self._session, self._turn = uuid.uuid4().hex, -1
        self.view: dict[str, Any] = {}
        self._model = self._find()
        self.say({"act": "log", "learner": name, "names": [name], "lines": [], "more": False, "minutes": 180})

    def _send(self, kind: str, content: dict[str, Any]) -> None:
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "session": self._session,
            "username": "",
            "version": "5.3",
        }
        message = {"channel": "shell", "header": header, "parent_header": {}, "metadata": VERSION, "content": content}
        self._socket.send(json.dumps(message))

    def _find(self) -> str:
        """Ask for the widgets of the page, as a front end does, and take the one that asks questions."""
        control = uuid.uuid4().hex
        self._send("comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}})
        self._send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        end = time.monotonic() + WAITED
        while time.monotonic() < end:
            data = self._heard()
            for model, of in data.get("states", {}).items():
                if "view" in of["state"]:
                    self.view = of["state"]["view"]
                    return str(model)
        raise Died("no widget")

    def _heard(self) -> dict[str, Any]:
        message = json.loads(plain(self._socket.recv()) or "{}")
        if not message:
            raise Died("closed")
        if message["header"]["msg_type"] != "comm_msg":
            return {}
        data: dict[str, Any] = message["content"]["data"]
        if "view" in data.get("state", {}):
            self.view = data["state"]["view"]
        elif data.get("method") == "custom":
            self._told(data["content"])
        return data

    def _told(self, content: dict[str, Any]) -> None:
        """Do what a browser is told about answers that are not written yet."""
        match content:
            case {"act": "hold", "answers": answers}:
                self._held.update((answer["id"], json.dumps(answer)) for answer in answers)
            case {"act": "drop", "ids": ids}:
                for id_ in ids:
                    self._held.pop(id_, None)
            case {"act": "held", "learner": learner} if self._held:
                self.say({"act": "held", "learner": learner, "lines": list(self._held.values())})

    def say(self, content: dict[str, Any]) -> None:
        """Send an act."""
        self._send("comm_msg", {"comm_id": self._model, "data": {"method": "custom", "content": content}})

    def until(self, awaited: Callable[[], bool], what: str) -> None:
        """Listen until what is awaited is there."""
        end = time.monotonic() + WAITED
        while not awaited():
            if time.monotonic() > end:
                raise Died(f"no {what}")
            self._heard()

    def asks(self, fragment: str) -> bool:
        """Tell whether the question of this link is asked; the page writes it with its kind."""
        seed = fragment.rpartition("=")[2]
        return self.view.get("status") == "asking" and self.view.get("fragment", "").endswith(f"seed={seed}")

    def close(self) -> None:
        """Leave, as a closed tab does: with a goodbye, where there is still somebody to hear it."""
        self._socket.close()
        with contextlib.suppress(OSError, HTTPException):
            urllib.request.urlopen(urllib.request.Request(self._goodbye, method="POST"), timeout=WAITED).close()  # noqa: S310 - our own address


def plain(frame: str | bytes) -> str | bytes:
    """Take the JSON out of a frame: one with buffers begins with their number and where each part starts."""
    if isinstance(frame, str):
        return frame
    parts = int.from_bytes(frame[:4], "big")
    starts = [int.from_bytes(frame[4 * n : 4 * n + 4], "big") for n in range(1, parts + 1)]
    return frame[starts[0] : starts[1] if parts > 1 else None]


def learn(link: str, name: str, questions: int, seen: Seen, luck: random.Random) -> None:
    """Answer so many questions; whatever happens to the page, come back to the question that was open.

    Nobody leaves before the last answer is written: who does, hands it over the next time he learns here.
    """
    page, done, asked = None, 0, counts_from(1000 * hash_of(name), questions)
    held: dict[str, str] = {}
    while done < questions or held:
        try:
            if page is None:
                start = time.monotonic()
                page = Page(link, name, held)
                seen.pages.append(time.monotonic() - start)
            if done == questions:
                page.until(lambda: not held, "word that all is written")
                break
            seed, points = asked[done]
            answer(page, f"rules=gauderio&skill=envido.count&seed={seed}", points, seen)
            done += 1
            seen.answered[name] = done
            time.sleep(luck.uniform(0.5, 2.0))
        except (Died, OSError, HTTPException, websocket.WebSocketException, ValueError) as error:
            seen.reloads.append(type(error).__name__)
            if page is not None:
                page.close()
            page = None
            time.sleep(luck.uniform(0.5, 2.0))
    if page is not None:
        page.close()


def answer(page: Page, fragment: str, points: str, seen: Seen) -> None:
    """Go to the question of this link, answer it, wait for the verdict."""
    page.say({"act": "restore", "hash": f"#{fragment}"})
    page.until(lambda: page.asks(fragment), "question")
    shown, start = page.view["fragment"], time.monotonic()
    page.say({"act": "answer", "turn": page.view["turn"], "text": points})
    page.until(lambda: page.view["status"] == "right" and page.view["fragment"] == shown, "verdict")
    seen.answers.append(time.monotonic() - start)


def counts_from(seed: int, count: int) -> list[tuple[int, str]]:
    """Give so many seeds, from this one on, of which the page asks for a number, and the number."""
    asked = ((n, ask("gauderio", "envido.count", seed=n)) for n in itertools.count(seed))
    return list(itertools.islice(((n, question.key[0]) for n, question in asked if question.kind == "number"), count))


def hash_of(name: str) -> int:
    """Give a small number for a name, the same in every run."""
    return sum(map(ord, name)) % 97 + 1
