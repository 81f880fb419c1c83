"""The list of what is served, by title: what the landing page shows and which pages are kept warm."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

__all__ = ["Entry", "Shelf", "shelves"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One page: its title, its path below the served root, what it is for, and both in English where it has them."""

    title: str
    path: str
    title_en: str = ""
    about: str = ""
    about_en: str = ""

    @property
    def place(self) -> str:
        """Its path without the ending, which is the server's affair.

        >>> Entry("Treino", "apps/treino.ipynb").place
        'apps/treino'
        """
        return self.path.removesuffix(".ipynb")

    @property
    def folder(self) -> str:
        """The folder of its shelf that it stands in: of a lesson, its rulebook; "" where it lies in none.

        >>> Entry("Envido", "notebooks/gauderio/05-envido.ipynb").folder
        'gauderio'
        """
        return self.path.split("/", 2)[1] if self.path.count("/") > 1 else ""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The pages of one folder of the root, in the order of their file names."""

    name: str
    pages: tuple[Entry, ...]


def shelves(root: Path) -> tuple[Shelf, Shelf]:
    """Read the titles of all lessons and apps below the root."""
    return _shelf(root, "notebooks"), _shelf(root, "apps")


def _shelf(root: Path, name: str) -> Shelf:
    # resolve() first: a walk does not enter the links that the root is made of
    folder = (root / name).resolve()
    files = [
        path
        for path in sorted(folder.rglob("*.ipynb"))
        if not any(part.startswith(".") for part in path.relative_to(folder).parts)
    ]
    entries = (
        Entry(path=f"{name}/{path.relative_to(folder).as_posix()}", **_told(path, path.stat().st_mtime_ns))
        for path in files
    )
    return Shelf(name, tuple(entries))


@lru_cache(maxsize=512)
def _told(path: Path, _changed: int) -> dict[str, str]:
    """What a notebook says of itself; its title else is its first heading, else its file name."""
    told = {"title": path.stem.replace("-", " ").replace("_", " ").strip().capitalize()}
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        metadata = notebook.get("metadata", {})
        said = {name: str(metadata.get(name, "")).strip() for name in ("title", "title_en", "about", "about_en")}
        told |= {name: text for name, text in said.items() if text}
        if said["title"]:
            return told
        for cell in notebook.get("cells", []):
            first = "".join(cell.get("source", "")).lstrip().splitlines()[:1]
            if cell.get("cell_type") == "markdown" and first and first[0].startswith("# "):
                return {**told, "title": first[0].removeprefix("# ").strip()}
    except (OSError, ValueError, AttributeError, TypeError):
        pass  # a broken notebook is still listed: opening it tells what is wrong
    return told
