"""Write the hands of the library in their canonical form, where a file differs from it: `make format`."""

from __future__ import annotations

from pathlib import Path

from tutor.notation import NotationError, dump, parse

LIBRARY = Path(__file__).resolve().parent.parent / "tutor" / "hands" / "library"


def main() -> int:
    """Rewrite what differs; a file that cannot be read is told and left alone."""
    wrong = 0
    for path in sorted(LIBRARY.rglob("*.truco")):
        text = path.read_text("utf-8")
        try:
            written = dump(parse(text))
        except NotationError as error:
            print(f"{path.relative_to(LIBRARY)}:{error}")
            wrong += 1
            continue
        if written != text:
            path.write_text(written, "utf-8")
            print(f"{path.relative_to(LIBRARY)} written anew")
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
