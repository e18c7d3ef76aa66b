"""Seats at tables on servers that are held on this machine: a file each, for its owner alone.

A file is found by its link, of which it holds a hash: the link's own secret is worth nothing once
the seat is taken, and what speaks for the seat stands in no command line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from honeymoon.cli.remote_http import Link

FOLDER = "seats"
PLACE_FIELDS: dict[str, type] = {"table": str, "place": int, "token": str, "code": str}


class Unreadable(ValueError):
    """A file that this program did not write so."""


@dataclass(frozen=True, slots=True, repr=False)
class Held:
    """A seat (-1: only to watch) at a table of a server.

    ``token`` speaks for it, ``code`` moves it to another device. ``host`` is the same of the
    host's place, where the table was set up from here.
    """

    server: str
    table: str
    place: int
    token: str
    code: str
    host: dict[str, Any] | None = None


def file_of(folder: Path, link: Link) -> Path:
    """Where the seat of this link is kept."""
    return folder / FOLDER / f"{sha256(str(link).encode()).hexdigest()[:32]}.json"


def held_of(server: str, place: Mapping[str, Any], host: Mapping[str, Any] | None = None) -> Held:
    """A place as the server has given it. Raises Unreadable."""
    found: dict[str, Any] = {name: place.get(name) for name in PLACE_FIELDS}
    if any(type(found[name]) is not kind for name, kind in PLACE_FIELDS.items()):
        raise Unreadable("place")
    own = None if host is None else {name: host.get(name) for name in PLACE_FIELDS}
    return Held(server=server, host=own, **found)


def read(file: Path) -> Held | None:
    """The seat of this file, None where there is none. Raises OSError or Unreadable."""
    if not file.exists():
        return None
    try:
        found = json.loads(file.read_bytes())
        return held_of(str(found["server"]), found, found["host"])
    except (ValueError, LookupError, TypeError, AttributeError):
        raise Unreadable(str(file)) from None


def write(file: Path, held: Held) -> None:
    """Keep the seat, so that nobody else can read it. Raises OSError."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.part")
    with suppress(FileNotFoundError):
        beside.unlink()
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as text:
        json.dump(asdict(held), text)
        text.flush()
        os.fsync(text.fileno())
    beside.replace(file)
