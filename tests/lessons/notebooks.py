"""The notebooks of the course as the tests find them, and notebooks written for a test."""

from __future__ import annotations

from pathlib import Path

import nbformat

from tutor.lessons.course import FOLDERS, Lesson, course

ROOT = Path(__file__).resolve().parents[2] / "notebooks"
FINISHED: tuple[str, ...] = ("gauderio", "cego", "claudista", "juntos")
"""Folders that hold every lesson of the course: their notebooks are held to all rules, and to all that they teach."""


def lessons(*folders: str) -> list[Lesson]:
    """Give the lessons of some folders, or all, of which there is a notebook."""
    return [one for one in course() if one.folder in (folders or FOLDERS) and (ROOT / one.file).is_file()]


def written(path: Path, *cells: str, title: str = "Título", **metadata: str) -> Path:
    """Write a notebook; a cell that begins with `lesson` or `from` is code."""
    made = nbformat.v4.new_notebook(metadata={"title": title, **metadata})
    made.cells = [
        (nbformat.v4.new_code_cell if cell.startswith(("lesson", "from")) else nbformat.v4.new_markdown_cell)(cell)
        for cell in cells
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(made, path)
    return path
