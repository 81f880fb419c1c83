"""Build the static site: ``make site`` runs this in the environment that has voici."""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from pathlib import Path

from tools.site.assets import assets_folder
from tools.site.front import front_folder
from tools.site.kernel import python_folder
from tools.site.offline import offline_files
from tools.site.pages import Pages
from tools.site.still import STILL, still_files
from tutor.server.landing import landing
from tutor.server.places import Places, find_places, one_root

ROOT = Path(__file__).resolve().parents[2]
NOT_HERE = ("turma.ipynb",)
"""A site without a server keeps everybody's answers in his own browser: there is no class to look at."""


def main() -> None:
    """Build everything anew."""
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "site", help="folder to fill (default dist/site)")
    site: Path = parser.parse_args().out
    begun = time.monotonic()
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    assets_folder(site / "assets")
    still_files(site)
    python_folder(site / "python")
    pages = Pages(front_folder(site))
    with tempfile.TemporaryDirectory() as work:
        places = find_places()
        apps = Path(shutil.copytree(places.apps, Path(work) / "apps", ignore=shutil.ignore_patterns(*NOT_HERE)))
        with one_root(Places(places.notebooks, apps, places.jupyter)) as root:
            write_pages(pages, root, site)
    offline_files(site)
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    print(f"{size / 1e6:.1f} MB in {time.monotonic() - begun:.0f} s. To look at it: python -m http.server -d {site}")


def write_pages(pages: Pages, root: Path, site: Path) -> None:
    """Write every page; an app that needs no Python has a second one with the referee."""
    for folder in ("apps", "notebooks"):
        for path in sorted((root / folder).resolve().rglob("*")):
            address = Path("render") / folder / path.relative_to((root / folder).resolve())
            if path.suffix == ".ipynb":
                page = address.with_suffix(".html").as_posix()
                if path.stem in STILL and folder == "apps":
                    write(site / page, pages.still(path, page, path.stem))
                    page = address.with_name(f"{path.stem}-juiz.html").as_posix()
                write(site / page, pages.notebook(path, page))
            elif path.is_file() and folder == "notebooks":
                (site / address).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, site / address)
    beside = {"page_before": "render/", "page_after": ".html"}
    write(site / "index.html", pages.plain("tree.html", "index.html", landing=landing(root), **beside))
    write(site / "404.html", pages.anywhere("404.html", status_code=404))
    write(site / "offline.html", pages.plain("offline.html", "offline.html", status_code=0))


def write(path: Path, text: str) -> None:
    """Write a page."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
