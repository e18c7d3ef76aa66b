"""A killed server has lost nothing of which a client was told, and did nothing twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scale import deals
from tests.server.databases import DATABASES
from tests.server.kills import of_kills

KILLS, ACTIONS = deals(2, 8), deals(90, 1200)
pytestmark = [pytest.mark.xdist_group("databases"), pytest.mark.timeout(900)]


@pytest.mark.parametrize("database", DATABASES)
def test_kills_lose_nothing_and_double_nothing(database: str, tmp_path: Path) -> None:
    """Clients send what was not answered again, and go on where they were."""
    found = of_kills(database, tmp_path, KILLS, ACTIONS, lambda kills: None)
    assert found.audit.text == "0 lost, 0 doubled, 0 gaps"
    assert found.sound
    assert found.audit.booked > 0.9 * ACTIONS
    assert found.audit.views > 0
