"""Every trouble with a log has its words."""

from typing import get_args

import pytest

from tutor.lessons.progress.exchange import CODES, ExchangeError
from tutor.lessons.progress.store import StoreError, Trouble


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("trouble", get_args(Trouble))
def test_trouble_with_a_place_names_it(trouble, lang):
    told = StoreError(trouble, "/data/progress.db").told(lang)

    assert ("/data/progress.db" in told) is not trouble.startswith("browser")


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("code", get_args(CODES))
def test_a_file_that_is_no_log_is_told(code, lang):
    assert ExchangeError(code).told(lang).endswith(".")
