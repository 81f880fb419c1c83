"""The list of what is served, by title: what the landing page shows and which pages are kept warm."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

__all__ = ["Entry", "Shelf", "shelves"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One page: its title, and its path below the served root."""

    title: str
    path: str


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
        Entry(_title(path, path.stat().st_mtime_ns), f"{name}/{path.relative_to(folder).as_posix()}") for path in files
    )
    return Shelf(name, tuple(entries))


@lru_cache(maxsize=512)
def _title(path: Path, _changed: int) -> str:
    """The title a notebook gives itself, else its first heading, else its file name."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        if title := str(notebook.get("metadata", {}).get("title", "")).strip():
            return title
        for cell in notebook.get("cells", []):
            first = "".join(cell.get("source", "")).lstrip().splitlines()[:1]
            if cell.get("cell_type") == "markdown" and first and first[0].startswith("# "):
                return first[0].removeprefix("# ").strip()
    except (OSError, ValueError, AttributeError, TypeError):
        pass  # a broken notebook is still listed: opening it tells what is wrong
    return path.stem.replace("-", " ").replace("_", " ").strip().capitalize()
