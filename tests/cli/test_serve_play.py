"""A person and computer players at a served table, and a server that is killed under them."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from honeymoon.protocol.messages import PROTOCOL
from tests.cli.test_serve import PATIENCE, serving
from tests.rules.helpers import FOR_THREE

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = shlex.join([sys.executable, str(ROOT / "examples" / "bot.py")])
THREE = FOR_THREE[0]


class Player:
    """The person's program at the socket: she always does the last thing that is legal."""

    def __init__(self, wire: ClientConnection, seat: int = 0) -> None:
        self.wire = wire
        self.seat = seat
        self.seen: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        """Send a frame."""
        self.wire.send(json.dumps(message))

    def do(self, key: str, command: str, **more: Any) -> None:
        """A command, and its answer, which is no refusal."""
        self.say(t="do", key=key, command={"command": command, "seat": self.seat, **more})
        while (message := self.hear())["t"] in ("view", "here"):
            pass
        assert message["t"] == "ack", message

    def wait_for_turn(self) -> int:
        """How many actions the deal has had when she is to act."""
        while not self.seen or self.seen["to_act"] != self.seat:
            self.hear()
        return len(self.seen["deal"]["actions"])

    def act(self) -> None:
        """Do what is legal."""
        n = self.seen["n"]
        self.do(f"act-{n}", "act", action=self.seen["deal"]["legal"][-1], seen=n)

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.wire.recv(PATIENCE))
        if message["t"] == "view":
            self.seen = message
        return message


@contextmanager
def at(url: str, table: str, token: str, seat: int = 0) -> Iterator[Player]:
    """A connection to the table that has said hello."""
    socket = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"authorization": f"Bearer {token}"}
    with connect(
        socket,
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as wire:
        player = Player(wire, seat)
        player.say(t="hello", v=PROTOCOL)
        assert player.hear()["t"] == "welcome"
        yield player


@pytest.mark.timeout(400)
def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    """Everything that was answered is there, and the computer players play on."""
    with serving(tmp_path, "--program", f"mine={PROGRAM}") as (process, url):
        terms = {"game": THREE, "seats": ["person", "club-1", "mine"]}
        made = httpx.post(f"{url}/api/tables", json=terms, timeout=PATIENCE).json()
        link = {"token": made["links"][0]["link"].partition("#")[2]}
        held = httpx.post(f"{url}/api/seats/claim", json=link, timeout=PATIENCE).json()
        with at(url, held["table"], held["token"]) as player:
            player.do("sit", "sit", name="Ana")
            player.wait_for_turn()
            player.act()
            before = player.wait_for_turn()
            player.act()
            process.kill()
    with (
        serving(tmp_path, "--program", f"mine={PROGRAM}") as (_, url),
        at(url, held["table"], held["token"]) as player,
    ):
        own = 1
        while (done := player.wait_for_turn()) == before + own:
            player.act()
            own += 1
        assert done > before + own
        assert player.seen["places"][0]["name"] == "Ana"
    assert "player.fault" not in (tmp_path / "errors").read_text()
