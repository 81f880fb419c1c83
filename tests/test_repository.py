"""The repository keeps its house rules: nothing of one machine, nothing skipped, nothing left over."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements/apps.lock", "requirements/test.lock")
LONGEST = 400

REGISTRY = re.compile(
    r"pypi\.org/(?:simple|pypi)|pythonhosted\.org|registry\.(?:npmjs|yarnpkg)\.|(?:index-url|find-links)[ =]+\S*/"
)
MACHINE = re.compile(r"(?<![\w./:~>-])/(?:work|root|tmp|opt|home/\w+|Users/\w+)(?=/)|[A-Z]:\\\\?Users")
SKIPPED = re.compile(r"(?:mark|pytest|unittest)\.\w*(?:skip|xfail)|nbval[-_]skip", re.IGNORECASE)
ASKS_WHICH = re.compile(r"\b(?:rules|ruleset|variant)\.id\s*(?:==|!=|in\b|not in\b)|\bmatch \w+\.id\b")


@cache
def files() -> tuple[Path, ...]:
    """List the files of the project as git would take them, those not yet added included."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return tuple(path for name in sorted(set(listed)) if name and (path := ROOT / name).is_file())


def under(*folders: str, suffixes: tuple[str, ...] = ()) -> list[Path]:
    return [
        path
        for path in files()
        if path.relative_to(ROOT).parts[0] in folders and (not suffixes or path.suffix in suffixes)
    ]


def text_of(path: Path) -> str:
    """Read a file, or nothing where it holds no text."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


def found(pattern: re.Pattern[str], paths: list[Path] | tuple[Path, ...]) -> list[str]:
    """List the lines that match, as an editor can jump to them."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in paths
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (REGISTRY, "--extra-index" + "-url https://example.org/simple"),
        (REGISTRY, "https://files.python" + "hosted.org/packages/x.whl"),
        (MACHINE, 'open("' + "/tmp" + '/hand.truco")'),
        (MACHINE, "see " + "/home/ana" + "/truco"),
        (SKIPPED, "@pytest.mark." + "skipif(True)"),
        (SKIPPED, '"tags": ["nbval' + '-skip"]'),
        (ASKS_WHICH, "if rules.id" + ' == "cego":'),
    ],
)
def test_the_rules_see_what_they_forbid(pattern, line):
    assert pattern.search(line)


def test_no_address_of_a_registry():
    assert [] == found(REGISTRY, files())


def test_no_path_of_one_machine():
    assert [] == found(MACHINE, files())


def test_nothing_is_skipped():
    assert [] == found(SKIPPED, under("tests", "notebooks", "voila_apps", "benchmarks"))


def test_shared_code_asks_the_record_not_the_name():
    variants = ROOT / "tutor/engine/variants"

    assert [] == found(ASKS_WHICH, [path for path in under("tutor", suffixes=(".py",)) if variants not in path.parents])


def test_no_file_outgrows_its_question():
    lengths = {
        str(path.relative_to(ROOT)): len(text_of(path).splitlines())
        for path in files()
        if path.suffix in {".py", ".js", ".css"} and not text_of(path).startswith("// Written by tutor.")
    }

    assert {} == {name: length for name, length in lengths.items() if length > LONGEST}


def test_every_module_says_what_it_answers():
    silent = [
        str(path.relative_to(ROOT))
        for path in under("tutor", "tools", "benchmarks", suffixes=(".py",))
        if not ast.get_docstring(ast.parse(text_of(path)))
    ]

    assert [] == silent


def test_notebooks_hold_no_outputs():
    full = []
    for path in (path for path in files() if path.suffix == ".ipynb"):
        notebook = json.loads(text_of(path))
        ran = [cell for cell in notebook["cells"] if cell.get("outputs") or cell.get("execution_count") is not None]
        if ran or "widgets" in notebook["metadata"]:
            full.append(str(path.relative_to(ROOT)))

    assert [] == full, "make format takes them out"


def pins(lock: str) -> dict[str, set[str]]:
    """Read a lock: for each name its pinned versions (several where they differ by platform)."""
    names: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=\S)", (ROOT / lock).read_text("utf-8").strip()):
        if block.startswith("#"):
            continue
        requirement, _, hashes = block.partition(" \\\n")
        assert re.fullmatch(r"( {4}--hash=sha256:[0-9a-f]{64}( \\\n)?)+", hashes), requirement
        parsed = Requirement(requirement)
        assert re.fullmatch(r"==[\w.+!]+", str(parsed.specifier)), requirement
        names.setdefault(canonicalize_name(parsed.name), set()).add(requirement)
    return names


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_hold_hashes_and_no_addresses(lock):
    assert len(pins(lock)) > 20
    assert [] == found(re.compile(r"://|--(?!hash=)|file:"), [ROOT / lock])


def test_the_locks_agree():
    """The same versions; what the tests bring may need one of them on more platforms."""
    apps, test = (
        {name: {str(Requirement(pin).specifier) for pin in found} for name, found in pins(lock).items()}
        for lock in LOCKS
    )

    assert apps == {name: test.get(name) for name in apps}


@pytest.mark.parametrize(("lock", "extras"), [(LOCKS[0], ("apps",)), (LOCKS[1], ("apps", "class", "dev"))])
def test_locks_hold_all_that_the_project_asks_for(lock, extras):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    locked = {name: {Requirement(pin).specifier for pin in found} for name, found in pins(lock).items()}

    missing = [
        line
        for line in asked
        for want in [Requirement(line)]
        if not any(want.specifier.contains(str(pin)[2:]) for pin in locked.get(canonicalize_name(want.name), set()))
    ]

    assert [] == missing, "make lock pins them"


def test_the_pictures_are_those_that_the_readmes_show():
    """`make pictures` takes them."""
    told = "".join((ROOT / name).read_text("utf-8") for name in ("README.md", "LEIAME.md"))
    shown = {Path(name) for name in re.findall(r"docs/images/[\w.-]+", told)}

    assert shown == {path.relative_to(ROOT) for path in under("docs") if path.parent.name == "images"}
