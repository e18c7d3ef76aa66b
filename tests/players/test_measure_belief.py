"""The report on what is believed: surprise by source, and calibration."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.measure_belief import MOMENTS, SOURCES, Shares, ece, lines, measure, tenths
from tests.players.tables import TIPS
from tests.scale import deals


def cards(count: int, says: float, is_so: float) -> Shares:
    """Cards that are believed to be there with one chance and are so with another."""
    rng = Random(7)
    return [(says, rng.random() < is_so) for _ in range(count)]


def test_chances_that_are_right_have_no_error_to_speak_of() -> None:
    """Of cards with a chance of 30 and 80 percent so many are there."""
    assert ece([cards(20_000, 0.3, 0.3), cards(20_000, 0.8, 0.8)]) < 0.01


@pytest.mark.parametrize(("says", "is_so"), [(0.9, 0.7), (0.2, 0.4)])
def test_too_much_confidence_is_an_error(says: float, is_so: float) -> None:
    """By the difference."""
    assert ece([cards(20_000, says, is_so)]) == pytest.approx(0.2, abs=0.01)


def test_a_tenth_tells_its_cards_its_chance_and_what_was_so() -> None:
    """The ends belong to the outer tenths."""
    rows = tenths([(0.0, False), (0.05, True), (0.31, True), (0.39, True), (1.0, True)])
    assert [row.cards for row in rows] == [2, 2, 1]
    assert [row.held for row in rows] == [0.5, 1.0, 1.0]
    assert rows[1].chance == pytest.approx(0.35)


def test_every_source_is_reported_at_every_moment() -> None:
    """A row for each, and the tenths hold every card that was not seen."""
    count = deals(2, 20)
    found = measure(TIPS, count)
    rows = list(lines("tips-1", found))
    for source in SOURCES:
        assert any(row.startswith(f"| {source} |") for row in rows)
    start = next(n for n, row in enumerate(rows) if row.startswith("| chance"))
    numbers = [int(row.split("|")[3]) for row in rows[start + 2 :]]
    assert sum(numbers) == count * sum(26 - tricks for tricks in MOMENTS)
