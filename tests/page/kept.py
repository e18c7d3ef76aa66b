"""What the server has written down of its tables: the page's figures are compared with it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from honeymoon.rules.writing import record_of
from honeymoon.server.logged import AnyEvent
from honeymoon.server.state import Table, folded
from honeymoon.server.storage import statements
from honeymoon.server.storage.address import reading

_READER = msgspec.json.Decoder(AnyEvent)


def table_of(folder: Path, table_id: str) -> Table:
    """The table as its log tells it."""
    payloads = reading(folder / "tables.db", lambda one: statements.read(one, table_id))
    return folded(map(_READER.decode, payloads))


def replayed(record: dict[str, Any]) -> dict[str, Any]:
    """What ``honeymoon replay`` says of a record."""
    command = [sys.executable, "-m", "honeymoon", "replay", "--json", "-"]
    told = subprocess.run(command, input=json.dumps(record), capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def replayed_table(folder: Path, table_id: str) -> dict[str, Any]:
    """What it says of the match that is being played there."""
    return replayed(record_of(table_of(folder, table_id).match))
