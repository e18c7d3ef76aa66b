"""The planted leaks as a part of the suite at full size."""

import pytest

from tests.views import planted_leaks


@pytest.mark.slow
@pytest.mark.parametrize("name", planted_leaks.LEAKS)
def test_the_checks_catch_a_planted_leak(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A check that nothing can fail would be worth nothing."""
    planted_leaks.test_a_planted_leak_is_caught(name, monkeypatch)
