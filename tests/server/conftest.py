"""One server for all tests of this folder, with a small lesson of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.voila_server import Served, notebook, served

if TYPE_CHECKING:
    from collections.abc import Iterator

BUTTON = """
import ipywidgets
button, count = ipywidgets.Button(description="Jogar"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(count, "value", str(int(count.value) + 1)))
ipywidgets.VBox([button, count])
"""


@pytest.fixture(scope="session")
def app_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a lesson with a button and a failing cell, one with a formula, one in a folder, one without a title."""
    folder = tmp_path_factory.mktemp("lições")
    notebook(
        folder / "botao.ipynb",
        "Contar o envido",
        ["# Contar o envido\n\nQuem tem mais pontos?", BUTTON, "1 / 0", "print('Depois do erro')", "## Fim"],
    )
    notebook(folder / "formula.ipynb", "Chances", ["# Chances\n\nSão $\\frac{3}{40}$.", BUTTON])
    notebook(folder / "gauderio" / "05-a flor.ipynb", None, ["# A flor\n\nTrês do mesmo naipe.", "None"])
    notebook(folder / "sem-nome.ipynb", None, ["None"])
    (folder / "carta.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    (folder / "segredo.py").write_text("senha = 1")
    with served(tmp_path_factory.mktemp("log") / "log.txt", "--notebooks", str(folder)) as server:
        yield server
