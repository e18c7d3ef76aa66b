"""A match in a file that is complete at every moment: written beside, flushed, then renamed."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from honeymoon.cli.play_ahead import Ahead
from honeymoon.rules.actions import Action, Kind, parse_action
from honeymoon.rules.record import Record, RecordError
from honeymoon.rules.record_text import read_records
from honeymoon.rules.replay import Replay, ReplayError, replay

DATA_VARIABLE = "HONEYMOON_DATA"


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a file's state is known by: another program that writes it changes some of it."""

    inode: int
    modified: int
    size: int


class SaveChanged(Exception):
    """Another program has written the file since this one did; it is left as it is."""


class ResumeError(ValueError):
    """A file that no match can go on from.

    ``reason`` is what is wrong with it as a record, or the key of the sentence.
    """

    def __init__(self, path: Path, reason: RecordError | ReplayError | str) -> None:
        super().__init__(str(path), reason)
        self.path = path
        self.reason = reason


def data_folder(environ: Mapping[str, str]) -> Path:
    """The user's data folder, or the one that HONEYMOON_DATA names."""
    named = environ.get(DATA_VARIABLE)
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("honeymoon", appauthor=False)


def new_save(folder: Path, game: str, now: datetime) -> Path:
    """A file in that folder that does not exist yet, named after the game and the time."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{suffix}.json" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if stamp_of(folder / name) is None)


def stamp_of(path: Path) -> Stamp | None:
    """The state of the file, None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_ino, found.st_mtime_ns, found.st_size)


def update_save(path: Path, record: Mapping[str, Any], last: Stamp | None) -> Stamp | None:
    """Write the save whose state was ``last``, None for a new one; its state afterwards.

    Raises OSError or SaveChanged, and the file is as it was.
    """
    if stamp_of(path) != last:
        raise SaveChanged(str(path))
    write_save(path, record)
    return stamp_of(path)


def write_save(path: Path, record: Mapping[str, Any]) -> None:
    """Put the record in the file; a kill at any moment leaves the old or the new one.

    Raises OSError, and the file is as it was.
    """
    path = Path(os.path.realpath(path))
    beside = path.with_name(f".{path.name}.part")
    text = json.dumps(record, ensure_ascii=False) + "\n"
    try:
        _write_through(beside, text)
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    _flush_folder(path.parent)


def ahead_file(path: Path) -> Path:
    """The file beside a save for choices whose turn has not come (``play_ahead``)."""
    return path.with_name(f"{path.name}.ahead")


def write_ahead(path: Path, deal: int, choices: Ahead) -> None:
    """Put the choices of that deal beside the save; no file where there are none.

    Raises OSError.
    """
    if choices:
        pairs = [[number, str(choice)] for number, choice in choices]
        write_save(ahead_file(path), {"deal": deal, "choices": pairs})
    else:
        ahead_file(path).unlink(missing_ok=True)


def read_ahead(path: Path, deal: int) -> Ahead:
    """The choices that wait beside the save for their turn in that deal.

    Raises OSError, or ResumeError for a file that this program did not write.
    """
    file = ahead_file(path)
    if not file.exists():
        return ()
    try:
        found = json.loads(file.read_bytes())
        choices = tuple((int(number), _draw(token)) for number, token in found["choices"])
        return choices if found["deal"] == deal else ()
    except (ValueError, TypeError, KeyError):
        raise ResumeError(file, RecordError("record.json", line=1)) from None


def _draw(token: object) -> Action:
    choice = parse_action(str(token), (Kind.DRAW,))
    if choice.kind is not Kind.DRAW:
        raise ValueError(token)
    return choice


def _write_through(path: Path, text: str) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _flush_folder(folder: Path) -> None:
    """Make the new name outlive a power cut, where folders can be opened at all."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_save(path: Path) -> Replay:
    """The match that the file holds, up to its last action. Raises OSError or ResumeError."""
    found = [record for _, record in read_records(path.read_bytes())]
    record = found[0]
    if isinstance(record, RecordError):
        raise ResumeError(path, record)
    if len(found) > 1:
        raise ResumeError(path, "play-resume-several")
    return _replayed(path, record)


def _replayed(path: Path, record: Record) -> Replay:
    if record.sealed:
        raise ResumeError(path, "play-resume-sealed")
    played = replay(record)
    if played.error is not None:
        raise ResumeError(path, played.error)
    return played
