"""The list of what is served, by title: what the landing page shows and which pages are kept warm."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

__all__ = ["Entry", "Shelf", "shelves"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One page: its title, its path below the served root, and its title in English where it has one."""

    title: str
    path: str
    title_en: str = ""


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
        Entry(title, f"{name}/{path.relative_to(folder).as_posix()}", english)
        for path in files
        for title, english in (_titles(path, path.stat().st_mtime_ns),)
    )
    return Shelf(name, tuple(entries))


@lru_cache(maxsize=512)
def _titles(path: Path, _changed: int) -> tuple[str, str]:
    """The title a notebook gives itself, else its first heading, else its file name; and its English one."""
    english = ""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        metadata = notebook.get("metadata", {})
        english = str(metadata.get("title_en", "")).strip()
        if title := str(metadata.get("title", "")).strip():
            return title, english
        for cell in notebook.get("cells", []):
            first = "".join(cell.get("source", "")).lstrip().splitlines()[:1]
            if cell.get("cell_type") == "markdown" and first and first[0].startswith("# "):
                return first[0].removeprefix("# ").strip(), english
    except (OSError, ValueError, AttributeError, TypeError):
        pass  # a broken notebook is still listed: opening it tells what is wrong
    return path.stem.replace("-", " ").replace("_", " ").strip().capitalize(), english
