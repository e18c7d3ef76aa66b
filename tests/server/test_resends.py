"""Whatever is sent how often, in which order, over which line: it is done once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from honeymoon.server import host
from honeymoon.server.storage import log
from tests.scale import deals
from tests.server.databases import DATABASES
from tests.server.resends import Resent, of_resends, played, resent
from tests.server.serving import GENEROUS, on_a_port

ACTIONS, TABLES = deals(150, 700), deals(4, 14)
pytestmark = [pytest.mark.xdist_group("databases"), pytest.mark.timeout(900)]


@pytest.mark.parametrize("database", DATABASES)
def test_everything_has_one_effect(database: str, tmp_path: Path) -> None:
    """And each client that comes back is shown what the server has."""
    found = of_resends(database, tmp_path, ACTIONS, lambda done: None, TABLES)
    assert found.audit.text == "0 lost, 0 doubled, 0 gaps"
    assert found.audit.booked >= ACTIONS
    assert found.sent > 2 * ACTIONS
    assert found.audit.views > len(found.resyncs) > 0


def test_without_keys_it_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that forgets what it was asked for does it, or refuses it, again."""

    def keyless(
        table_id: str, seq: int, payloads: tuple[bytes, ...], epoch: int, _: object
    ) -> log.Append:
        return log.Append(table_id, seq, payloads, epoch)

    async def run() -> Resent:
        async with on_a_port(tmp_path, GENEROUS) as place:
            players = await played(place.url, 2, 40, "without keys", lambda done: None)
        return resent(players, f"sqlite:///{tmp_path}/tables.db")

    monkeypatch.setattr(host, "Append", keyless)
    assert not asyncio.run(run()).audit.is_right
