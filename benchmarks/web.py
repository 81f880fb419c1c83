"""Measure the pages in a browser beside a stock Voilà page in interleaved rounds, and write WEB.md (`make bench-web`).

It needs Chromium and the static site (`make site`); a quiet machine, since a browser is the work of a whole one.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import tempfile
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks import web_pages as pages
from tools import chromium
from tutor.lessons.progress.sql import SqlStore

ROOT = Path(__file__).resolve().parents[1]
REPORT = ROOT / "benchmarks" / "WEB.md"
CARD = "main[data-ready] .truco-exercise .truco-hand .truco-card"
KEPT = "caches.match(new URL('/python/truco.zip', location.origin)).then(Boolean)"
# what, ours, the other, the most that the ratio (or without another the figure) may be
ROWS = (
    ("W1", "page open until the first card, warm, against a stock page of one button", "open", "stock_open", 1.0),
    ("W2", "first words of that page painted, against its first card", "paint", "open", 1.0),
    ("W3", "an answer until its ruling is told, p95 of 200 acts, against button and label", "act", "stock_act", 0.5),
    ("W4", "replay: a step until it stands there, p95 of 200, against a frame of the screen", "step", "", 16.7),
    ("W5", "memory of a learner, against a stock kernel", "memory", "stock_memory", 1.5),
    ("W6", "a hand exported as one HTML file", "exported", "", 300.0),
    ("W7", "static site: first visit until the first card, against that page under Voilà", "site_open", "open", 4.0),
    ("W7", "the same, second visit", "site_again", "open", 4.0),
    ("W7", "static site: the way in painted", "site_paint", "", 2.0),
    ("W7", "static site: size", "site_size", "", 60.0),
    ("N1", "a page says that its kernel is dead, longest of all rounds", "notice_kernel", "", 5.0),
    ("N2", "that its kernel was let go", "notice_culled", "", 5.0),
    ("N3", "that the server is gone, to come back or not", "notice_server", "", 5.0),
    ("N4", "that the wire is cut", "notice_wire", "", 5.0),
    ("N5", "that the server takes what is asked and does not answer", "notice_answer", "", 5.0),
    ("N6", "that its kernel lives and does not answer", "notice_word", "", 5.0),
)
UNITS = {"act": "ms", "step": "ms", "memory": "MB", "exported": "KB", "site_size": "MB"}


def main() -> None:
    """Run the rounds and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds; the median counts (default 5)")
    parser.add_argument("--site", type=Path, default=ROOT / "dist" / "site", help="the built site (default dist/site)")
    args = parser.parse_args()
    if not (args.site / "index.html").exists():
        parser.error(f"no site at {args.site}: make site builds it")
    seen: dict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as play:
        os.environ["TRUCO_TUTOR_DB"] = database = f"sqlite:///{work}/progress.db"
        SqlStore(database).learners()  # the tables are made once in a lifetime, and that takes memory of its own
        with pages.ours() as own, pages.stock(Path(work)) as stock, pages.files(args.site) as site:
            browser = play.chromium.launch(executable_path=chromium.find(), args=list(chromium.LAUNCH_ARGS))
            for number in range(args.rounds):
                for name, value in one_round(browser, own, stock, site).items():
                    seen[name].append(value)
                    print(f"round {number + 1}/{args.rounds}  {name}: {value:.4g}", flush=True)
            browser.close()
        seen["exported"].append(pages.exported(Path(work)))
    size = sum(path.stat().st_size for path in args.site.rglob("*") if path.is_file()) / 1e6
    told = {name: (max if name.startswith("notice") else statistics.median)(values) for name, values in seen.items()}
    REPORT.write_text(report(told | {"site_size": size}, args.rounds), encoding="utf-8")
    print("written: benchmarks/WEB.md")


def one_round(browser: Browser, own: pages.Running, stock: pages.Running, site: str) -> dict[str, float]:
    """Open each page once in a browser of its own."""
    found: dict[str, float] = {}
    address = f"{own.link}voila/render/apps/treino.ipynb{pages.TREINO}"
    for name, server, link, selector, act, told in (
        ("stock_", stock, stock.link, ".jupyter-button", pages.PRESS_STOCK, ".widget-label"),
        ("", own, address, CARD, pages.ANSWER_OR_RETRY, ".truco-verdict"),
    ):
        with pages.fresh(browser) as page:
            found[f"{name}open"] = pages.opened(page, link, selector)
            if not name:
                found["paint"] = pages.first_paint(page)
            page.wait_for_timeout(pages.SETTLED)
            found[f"{name}act"] = statistics.quantiles(pages.clicked(page, act, told), n=20)[-1]
            found[f"{name}memory"] = pages.memory(page, server.process)
    with pages.fresh(browser) as page:
        pages.opened(page, f"{own.link}voila/render/apps/replay.ipynb#hand={pages.HAND}", ".truco-replay-controls")
        page.wait_for_timeout(pages.SETTLED)
        found["step"] = statistics.quantiles(pages.clicked(page, pages.STEP, ".truco-replay-counter"), n=20)[-1]
    with pages.fresh(browser) as page:
        pages.opened(page, site, "main h1")
        found["site_paint"] = pages.first_paint(page)
    with pages.fresh(browser) as page:
        address = f"{site}render/apps/treino.html{pages.TREINO}"
        found["site_open"] = pages.opened(page, address, CARD)
        page.wait_for_function(KEPT)
        page.goto("about:blank")
        found["site_again"] = pages.opened(page, address, CARD)
    return found | pages.losses(browser, own)


def report(found: dict[str, float], rounds: int) -> str:
    """Write the table with the machine and the date."""
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    lines = [
        "# Measured in a browser",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}, {platform.machine()}, {os.cpu_count()} cores, Chromium without a window;",
        f"medians of {rounds} interleaved rounds; load average at the end {load}. Ratios are firmer than the figures.",
        "`make bench-web` writes this page; what the names mean stands in its script, `benchmarks/web.py`.",
        "",
        "| # | what | ours | against | ratio | reach | |",
        "|---|---|---|---|---|---|---|",
    ]
    for number, what, own, other, reach in ROWS:
        ours, against = found[own], found.get(other)
        ratio = ours / against if against else ours
        unit = UNITS.get(own, "s")
        told = f"{against:.3g} {unit}" if against else ""
        mark = "✓" if ratio <= reach else "✗"
        lines.append(f"| {number} | {what} | {ours:.3g} {unit} | {told} | {ratio:.2f} | ≤ {reach:g} | {mark} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()
