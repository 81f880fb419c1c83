"""The compiled catalogues say what Project Fluent's own runtime says, and follow their sources."""

from __future__ import annotations

import os
import shutil
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tutor.narration.catalogue import LANGUAGES, fill, find, written
from tutor.narration.compile import CATALOGUES, CatalogueError, compiled, write
from tutor.narration.rows import read


@cache
def reference(lang):
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((CATALOGUES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def choices(pattern, lang):
    """Every key that a pattern, and the messages within it, choose by, per variable."""
    found = {}
    for part in () if isinstance(pattern, str) else pattern:
        inner = []
        if part[0] == "@" and not part[1].startswith("-"):
            inner = [find(part[1], lang).value]
        elif isinstance(part, list) and part[0] == "?":
            found.setdefault(part[1], set()).update(key for key, _ in part[2])
            inner = [variant for _, variant in part[2]]
        for one in inner:
            for name, keys in choices(one, lang).items():
                found.setdefault(name, set()).update(keys)
    return found


def cases(id_, lang):
    """Values that reach every variant, among them numbers of each plural category and a word that has no variant."""
    pattern = find(id_, lang)
    by = choices(pattern.value, lang)
    plain = {name: f"<{name}>" for name in pattern.variables}
    yield plain
    for name, keys in by.items():
        for value in [*sorted(keys - {"one", "other"}, key=str), 0, 1, 2, 21, "elsewhere"]:
            yield {**plain, name: value}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_every_message_is_written_as_fluent_writes_it(lang):
    wrong = []
    for id_ in compiled(CATALOGUES / lang):
        if id_.startswith("-"):
            continue
        message = reference(lang).get_message(id_)
        for args in cases(id_, lang):
            expected, errors = reference(lang).format_pattern(message.value, args)
            assert not errors, (id_, args, errors)
            if fill(id_, lang, args.__getitem__) != expected:
                wrong.append((id_, args))
    assert wrong == []


def catalogue(folder, text, lang="en"):
    (folder / lang).mkdir(exist_ok=True)
    (folder / lang / "points.ftl").write_text(text, "utf-8")
    return folder / lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_categories_are_those_of_cldr(lang, tmp_path):
    text = "points = { $n ->\n    [one] one\n   *[other] other\n }\n"
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    points = compiled(catalogue(tmp_path, text, lang))["points"]

    for n in range(2_000):
        assert written(points, lang, {"n": n}) == bundle.format_pattern(bundle.get_message("points").value, {"n": n})[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("points = {\n", "no Fluent"),
        ("points = a\npoints = b\n", "points stands twice"),
        ("points = { NUMBER($n) }\n", "points: FunctionReference is not used"),
        ("points = { $n ->\n    [1.5] a\n   *[other] b\n }\n", "a choice by 1.5"),
        ("points = { tricks }\n", "points says tricks, which en does not have"),
    ],
)
def test_what_cannot_be_compiled_is_named(text, said, tmp_path):
    with pytest.raises(CatalogueError, match=said):
        compiled(catalogue(tmp_path, text))


def test_a_changed_catalogue_is_read_anew(tmp_path):
    folder = catalogue(tmp_path, "points = old\n")
    assert read(tmp_path, "en") == {"points": "old"}

    later = (tmp_path / "en.json").stat().st_mtime_ns + 1_000_000_000
    catalogue(tmp_path, "points = new\n")
    os.utime(folder / "points.ftl", ns=(later, later))
    assert read(tmp_path, "en") == {"points": "new"}


def test_an_installed_product_has_no_catalogues_and_reads_what_was_compiled(tmp_path):
    folder = catalogue(tmp_path, "points = old\n")
    write(tmp_path)
    shutil.rmtree(folder)

    assert read(tmp_path, "en") == {"points": "old"}
