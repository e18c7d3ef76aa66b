"""The two properties that carry the trust in views, at moments of every kind."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from honeymoon.rules.variants.catalogue import VARIANTS
from tests.rules.helpers import BI, GAMES, PU, TH
from tests.scale import deals
from tests.views.checks import ARRIVED, LAID_ASIDE, REMEMBERED, SHUFFLED, SWAPPED, check_all
from tests.views.knowledge import Ledger
from tests.views.positions import Kind3, Moment, all_kinds, kinds, moments

CHUNKS = range(4)
"""Each game is tried in parts, so that they can run side by side."""
EACH = deals(6, 55)
"""Positions of every kind in one part."""


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_view_shows_what_its_seat_has_seen_and_nothing_else(game: str, chunk: int) -> None:
    """No leak, nothing forgotten, and a world that fits, for each seat and a spectator."""
    met: Counter[Kind3] = Counter()
    hiding: Counter[Kind3] = Counter()
    changed: Counter[tuple[Kind3, str]] = Counter()
    options: set[tuple[str, str, object]] = set()
    for number, moment in enumerate(moments(game, EACH, Random(f"{game} {chunk}"))):
        ledger = Ledger(moment.deal)
        tried = check_all(moment.deal, ledger, moment.seat, Random(number))
        met[moment.kind] += 1
        hiding[moment.kind] += len(ledger.unseen_by(moment.seat)) > 1
        changed.update((moment.kind, name) for name in moved(tried))
        options |= options_of(moment)
    assert met == dict.fromkeys(kinds(game), EACH)
    assert options == every_option(game)
    assert_enough_changed(game, hiding, changed)


def moved(tried: set[str]) -> set[str]:
    """What was changed, any move of unseen cards counted as one."""
    return tried - {SHUFFLED} | ({SWAPPED} if SHUFFLED in tried else set())


def options_of(moment: Moment) -> set[tuple[str, str, object]]:
    """The options at a moment of a phase."""
    phase = moment.kind[1]
    return {(phase, name, value) for name, value in moment.deal.options.items()}


def every_option(game: str) -> set[tuple[str, str, object]]:
    """All values of all options, in each phase."""
    phases = {phase for _, phase, _ in kinds(game)}
    return {
        (phase, option.name, value)
        for phase in phases
        for option in VARIANTS[game].options
        for value in option.values
    }


def assert_enough_changed(
    game: str, hiding: Counter[Kind3], changed: Counter[tuple[Kind3, str]]
) -> None:
    """Hidden cards did move, and other cards would have been remembered."""
    for kind, count in hiding.items():
        assert changed[kind, SWAPPED] >= 0.9 * count - 1, kind
    by_name: Counter[str] = Counter()
    for (_, name), count in changed.items():
        by_name[name] += count
    total = EACH * len(kinds(game))
    assert by_name[ARRIVED] > 0.3 * total
    assert by_name[REMEMBERED] > 0.5 * total
    assert by_name[LAID_ASIDE] > (0.2 * total if game in (PU, TH, BI) else -1)


def test_there_are_enough_positions_of_every_kind() -> None:
    """The numbers that the parts above add up to."""
    each = EACH * len(CHUNKS)
    assert each >= deals(20, 200)
    assert each * len(all_kinds()) >= deals(2_000, 20_000)
    assert len(all_kinds()) == 92
