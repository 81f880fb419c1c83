"""Where the notebooks, the apps and the page template are: in a checkout, or installed beside the package."""

import shutil
import site
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tutor.server.errors import ServeError

__all__ = ["Places", "find_places", "one_root"]

_CHECKOUT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Places:
    """What is served, and the folder of Jupyter data that holds the page template."""

    notebooks: Path
    apps: Path
    jupyter: Path


def find_places(notebooks: Path | None = None, *, checkout: Path = _CHECKOUT) -> Places:
    """Find what is served: a checkout is preferred, so that an edit shows at once; `notebooks` replaces the lessons.

    >>> find_places().jupyter.name
    'jupyter'
    """
    places = _in_checkout(checkout) or _installed()
    if places is None:
        raise ServeError("serve-nothing-to-serve")
    if notebooks is None:
        return places
    if not notebooks.is_dir():
        raise ServeError("serve-no-such-folder", folder=str(notebooks))
    return Places(notebooks.resolve(), places.apps, places.jupyter)


def _in_checkout(root: Path) -> Places | None:
    places = Places(root / "notebooks", root / "voila_apps", root / "share" / "jupyter")
    return places if places.notebooks.is_dir() and places.apps.is_dir() else None


def _installed() -> Places | None:
    for base in (sysconfig.get_path("data"), sys.prefix, site.getuserbase(), str(_CHECKOUT)):
        share = Path(base) / "share"
        if (share / "truco-tutor").is_dir():
            return Places(share / "truco-tutor" / "notebooks", share / "truco-tutor" / "apps", share / "jupyter")
    return None


@contextmanager
def one_root(places: Places) -> Iterator[Path]:
    """Give one folder with `notebooks` and `apps` in it, as an installed copy has, for as long as it is served.

    Links and no copies, so that an edited notebook shows on the next load; a system without links gets copies.
    """
    with tempfile.TemporaryDirectory(prefix="truco-tutor-") as folder:
        root = Path(folder)
        for name, target in (("notebooks", places.notebooks), ("apps", places.apps)):
            try:
                (root / name).symlink_to(target, target_is_directory=True)
            except OSError:
                shutil.copytree(target, root / name)
        yield root
