"""`truco-tutor` and `truco-tutor lab`: the pages in the browser, and the lessons in JupyterLab."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.arguments import Refusal, language
from tutor.narration import text
from tutor.server import launch
from tutor.server.errors import ServeError
from tutor.server.lab import lab_command

__all__ = ["lab", "serve"]

_WARM = 1


def _help(name: str) -> str:
    return text(name, language())


_Port = Annotated[int | None, typer.Option(help=_help("serve-help-port"), min=0, max=65535, show_default=False)]
_Host = Annotated[str, typer.Option(help=_help("serve-help-host"))]
_NoBrowser = Annotated[bool, typer.Option("--no-browser", help=_help("serve-help-no-browser"))]
_Notebooks = Annotated[
    Path | None,
    typer.Option(help=_help("serve-help-notebooks"), metavar=_help("cli-word-folder"), show_default=False),
]
_Lang = Annotated[str | None, typer.Option(help=_help("serve-help-lang"), show_default=False)]


def serve(
    *,
    port: _Port = None,
    host: _Host = "127.0.0.1",
    no_browser: _NoBrowser = False,
    notebooks: _Notebooks = None,
    public: Annotated[bool, typer.Option("--public", help=_help("serve-help-public"))] = False,
    max_pages: Annotated[int, typer.Option(help=_help("serve-help-max-pages"), min=1)] = launch.MOST_PAGES,
    max_pages_each: Annotated[
        int, typer.Option(help=_help("serve-help-max-pages-each"), min=1)
    ] = launch.MOST_PAGES_EACH,
    warm: Annotated[int, typer.Option(help=_help("serve-help-warm"), min=0, max=4)] = _WARM,
    hub: Annotated[bool, typer.Option("--hub", help=_help("serve-help-hub"))] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help=_help("serve-help-verbose"))] = False,
    lang: _Lang = None,
) -> None:
    """Serve the pages until Ctrl-C."""
    spoken = _spoken(lang)
    wish = launch.Wish(
        host=host, port=port, notebooks=notebooks, warm=warm, browser=not no_browser, verbose=verbose,
        public=public, most=max_pages, each=max_pages_each, hub=hub,
    )  # fmt: skip
    try:
        launch.serve(
            wish,
            lambda link: typer.echo(
                text("serve-open-to-all" if wish.for_strangers else "serve-open-at", spoken, link=link)
            ),
        )
    except ServeError as error:
        _refuse(error, spoken)
    except KeyboardInterrupt:  # while it was still starting
        pass


def lab(
    *,
    port: _Port = None,
    host: _Host = "127.0.0.1",
    no_browser: _NoBrowser = False,
    notebooks: _Notebooks = None,
    lang: _Lang = None,
) -> None:
    """Open the lessons in JupyterLab until Ctrl-C."""
    spoken = _spoken(lang)
    try:
        command, environment = lab_command(host=host, port=port, notebooks=notebooks, browser=not no_browser)
    except ServeError as error:
        _refuse(error, spoken)
    os.execve(sys.executable, command, environment)  # noqa: S606  # JupyterLab takes this process over, signals too


serve.__doc__ = _help("serve-help")
lab.__doc__ = _help("lab-help")


def _spoken(lang: str | None) -> str:
    try:
        return language(lang)
    except Refusal as refusal:
        typer.echo(refusal.message, err=True)
        raise typer.Exit(refusal.status) from None


def _refuse(error: ServeError, spoken: str) -> None:
    typer.echo(text(error.code, spoken, **error.facts), err=True)
    raise typer.Exit(1) from None
