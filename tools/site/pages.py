"""The notebooks as pages, by voici and the template that a server has too."""

from __future__ import annotations

import re
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup
from nbconvert.filters.markdown_mistune import IPythonRenderer
from traitlets import Type, default
from voici_core.exporter import VoiciExporter
from voici_core.tree_exporter import patch_page_config
from voila.configuration import VoilaConfiguration
from voila.paths import collect_template_paths

from tools.site.assets import TEMPLATE as STATIC
from tools.site.kernel import PRELOADED
from tutor.narration import LANGUAGES, text

__all__ = ["Pages"]

SOURCE = Path(__file__).resolve().parents[2] / "site"
TEMPLATE = "truco"
KERNEL_PLUGIN = "@jupyterlite/pyodide-kernel-extension:kernel"
NOTEBOOK = re.compile(r"\.ipynb(?=$|[#?])")


class SiteProse(IPythonRenderer):
    """Links between notebooks lead from page to page; a picture lies beside the page as it does beside the notebook."""

    def __init__(self, *, contents_manager: object, files_url_prefix: str, **known: Any) -> None:  # noqa: ANN401, ARG002
        super().__init__(**known)

    def link(self, text: str, url: str, title: str | None = None) -> Any:  # noqa: ANN401  # as mistune has it
        """Lead to the page of a notebook."""
        return super().link(text, NOTEBOOK.sub(".html", url) if "://" not in url else url, title)


class SiteExporter(VoiciExporter):  # type: ignore[misc]  # voici has no types
    """A page that shares its scripts and styles with the others, and has nothing of its own to load."""

    markdown_renderer_class = Type(default_value=SiteProse)

    def __init__(self, *, files: dict[str, Any], **known: Any) -> None:  # noqa: ANN401  # whatever voici's takes
        self._files = files
        super().__init__(**known)

    def _init_resources(self, resources: dict[str, Any]) -> dict[str, Any]:
        made: dict[str, Any] = super()._init_resources(resources)
        return made | self._files

    @default("template_paths")
    def _template_paths(self) -> list[str]:
        return list(collect_template_paths(["voila", "nbconvert"], TEMPLATE, prune=True))


def styled(base: str, name: str) -> Markup:
    """Link a stylesheet of the template.

    >>> styled("../../", "static/truco.css")
    Markup('<link rel="stylesheet" href="../../assets/truco.css">')
    """
    return Markup('<link rel="stylesheet" href="{}">').format(placed(base, name))


def scripted(base: str, name: str) -> Markup:
    """Name a script of the template.

    >>> scripted("", "static/page.js")
    Markup('<script src="assets/page.js"></script>')
    """
    return Markup('<script src="{}"></script>').format(placed(base, name))


def placed(base: str, name: str) -> str:
    """Say where the site has a file of the template."""
    return f"{base}assets/{Path(name).name}"


def in_page(base: str, carried: str) -> dict[str, Any]:
    """Give what a template asks for files by; with those of the template come our own for every page."""

    def script(name: str) -> Markup:
        also = {"static/settings.js": "static/offline-page.js", "static/page.js": carried}.get(name)
        return (scripted(base, also) if also else Markup()) + scripted(base, name)

    def style(name: str) -> Markup:
        manifest = Markup(
            '<link rel="manifest" href="{0}manifest.webmanifest"><link rel="apple-touch-icon" href="{0}icon-192.png">'
        )
        if name != "static/page.css":
            return styled(base, name)
        return styled(base, name) + (styled(base, "static/prose.css") if carried else Markup()) + manifest.format(base)

    return {"include_css": style, "include_js": script, "include_url": partial(placed, base)}


def carried_along() -> dict[str, Any]:
    """Give the same for a page that a host shows in any folder: it has its files within it, and finds the way in."""
    upward = (SOURCE / "upward.js").read_text("utf-8")

    def within(tag: str, name: str, also: str = "") -> Markup:
        text = (STATIC / Path(name).name).read_text("utf-8")
        return Markup(f"<{tag}>{text}\n{also}</{tag}>")  # noqa: S704 - our own files

    return {"include_css": partial(within, "style"), "include_js": partial(within, "script", also=upward)}


class Pages:
    """Makes the pages; ``config`` is what voici's scripts are told."""

    def __init__(self, config: dict[str, Any]) -> None:
        self._config = config
        self._voici = VoilaConfiguration(template=TEMPLATE, theme="light")

    def notebook(self, path: Path, address: str) -> str:
        """Make the page of a notebook, whose Python runs in the browser; the address is below the site."""
        base = base_of(address)
        config = deepcopy(self._config)
        config["litePluginSettings"] = {
            KERNEL_PLUGIN: {
                "disablePyPIFallback": True,
                "pyodideUrl": "./python/start.js",
                "loadPyodideOptions": {"packages": list(PRELOADED)},
            }
        }
        # voici reckons with pages two folders below a root of its own: one more than ours have
        config = patch_page_config(config, Path(*Path(address).parts[2:-1]), self._voici)
        config["fullStaticUrl"] = f"{base}voici/build"
        return self._made(path, base, config, "static/voici.js")

    def still(self, path: Path, address: str, app: str) -> str:
        """Make the page of an app that needs no Python."""
        base = base_of(address)
        style = styled(base, f"static/still-{app}.css")
        told = {"notice": style + _both("site-still") + _failed(), "script": placed(base, f"still-{app}.js")}
        return self._made(path, base, {"baseUrl": base, "still": told}, "")

    def _made(self, path: Path, base: str, config: dict[str, Any], carried: str) -> str:
        files = in_page(base, carried)
        exporter = SiteExporter(
            voici_config=self._voici, page_config=config, base_url=base, notebook_path=str(path), files=files
        )
        page: str = exporter.from_filename(str(path))[0]
        return page

    def plain(self, template: str, address: str, **known: Any) -> str:  # noqa: ANN401  # whatever the template shows
        """Make a page of the template that is no notebook."""
        base = base_of(address)
        return self._filled(template, {"base_url": base or "./", **in_page(base, ""), **known})

    def anywhere(self, template: str, **known: Any) -> str:  # noqa: ANN401  # likewise
        """Make one that a host shows at any address of the site."""
        return self._filled(template, {"base_url": "./", **carried_along(), **known})

    def _filled(self, template: str, known: dict[str, Any]) -> str:
        folders = collect_template_paths(["voila", "nbconvert"], TEMPLATE, prune=True)
        environment = Environment(loader=FileSystemLoader(folders), autoescape=True)
        return environment.get_template(template).render(**known)


def base_of(address: str) -> str:
    """Lead from a page to the root of the site, wherever that is served.

    >>> base_of("render/apps/treino.html"), base_of("index.html")
    ('../../', '')
    """
    return "../" * (len(Path(address).parts) - 1)


def _both(name: str) -> Markup:
    row = Markup('<p class="truco-quiet truco-only-{}" lang="{}">{}</p>')
    return Markup().join(row.format(lang[:2], lang, text(name, lang)) for lang in LANGUAGES)


def _failed() -> Markup:
    notice = Markup('<div class="truco-notice truco-failed" role="alert" hidden>{}</div>')
    return notice.format(_both("site-still-failed"))
