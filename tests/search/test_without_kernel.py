"""Pure Python answers alike when the kernel is switched off or was never built."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from honeymoon.search import kernel
from honeymoon.search.solving import card_values, deal_table, solve, solve_many
from tests.search.open_hands import two_hands

ASK = """
from random import Random
from honeymoon.search import kernel, solve, solve_many
from tests.search.open_hands import two_hands
first, second = two_hands(Random(31), 13)
print(kernel.is_on(), solve(first, second, None), *solve_many([(second, first, None)]))
"""


def test_the_switch_turns_the_kernel_off_and_answers_stay() -> None:
    """HONEYMOON_KERNEL=off in a process of its own."""
    first, second = two_hands(Random(31), 13)
    environment = os.environ | {"HONEYMOON_KERNEL": "off"}
    command = [sys.executable, "-W", "error", "-c", ASK]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    expected = ["False", str(solve(first, second, None)), str(solve(second, first, None))]
    assert told.stdout.split() == expected


def test_values_and_tables_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every function of search.solving, as installed and switched off."""
    first, second = two_hands(Random(37), 8)
    led = next(iter(second))
    rest = second.without(led)

    def answers() -> list[object]:
        return [
            solve_many([(first, second, None)], threads=2),
            card_values(first, second, None),
            card_values(first, rest, None, led),
            deal_table(first, second),
        ]

    as_installed = answers()
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    assert answers() == as_installed


def test_a_missing_kernel_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at import, but at the first use, and not again."""
    monkeypatch.delenv("HONEYMOON_KERNEL", raising=False)
    monkeypatch.setattr(kernel, "is_installed", lambda: False)
    kernel.tell_missing.cache_clear()
    first, second = two_hands(Random(41), 2)
    with pytest.warns(kernel.KernelMissing) as told:
        assert solve(first, second, None) == solve(first, second, None)
    assert len(told) == 1
