"""Every way of saying a reason is kept in the ledger: clauses, readings and facts; a change shows as a line."""

import pytest

from tests.engine.reasons_told import PAGES, page
from tests.narration.samples import rulings


@pytest.mark.parametrize("rules", PAGES)
def test_what_is_told_is_what_was_read(rules):
    assert PAGES[rules].read_text("utf-8") == page(rules), "read the change; then python -m tests.engine.reasons_told"


def test_a_ruling_under_strict_knows_what_the_rulebook_leaves_open():
    for ruling in rulings(strict=True):
        assert ruling.open_readings
        assert bool(ruling.open_readings & set(ruling.readings)) is ruling.undetermined
