"""A folder on a disk whose power can go: what is there for good, and what may be there besides.

A disk keeps what was synced. Of what was written since, it may have any part in any order, and
of a single write any of its sectors; a name may lead to the old file or to the new one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tests.server.traced_sqlite import Delete, Step, Sync, Truncate, Write

SECTOR = 512
"""Bytes that a disk writes as a whole."""
Files = dict[str, bytes]
Change = Write | Truncate


class Kept:
    """A file on the disk: what is there for good, and what was done to it since."""

    def __init__(self) -> None:
        self.lasting = b""
        self.since: list[Change] = []

    def sync(self) -> None:
        """All of it is there for good."""
        self.lasting = after(self.lasting, self.since)
        self.since = []


class Disk:
    """A folder on a disk, step by step."""

    def __init__(self) -> None:
        self._named: dict[str, Kept] = {}
        self._lasting: dict[str, Kept] = {}
        self._renamed: list[tuple[str, Kept | None]] = []
        self._touched: Kept | None = None

    def take(self, step: Step) -> None:
        """Do what was done."""
        if isinstance(step, Write | Truncate):
            self._touched = self._named.get(step.file) or self._created(step.file)
            self._touched.since.append(step)
        elif isinstance(step, Sync) and step.file in self._named:
            self._named[step.file].sync()
        elif isinstance(step, Delete):
            self._named.pop(step.file, None)
            self._renamed.append((step.file, None))
        if isinstance(step, Sync | Delete) and step.folder:
            self._lasting, self._renamed = dict(self._named), []

    def _created(self, name: str) -> Kept:
        self._named[name] = Kept()
        self._renamed.append((name, self._named[name]))
        return self._named[name]

    def without_anything(self) -> Files:
        """Only what is there for good."""
        return {name: kept.lasting for name, kept in self._lasting.items()}

    def with_everything(self) -> Files:
        """Also all that was done since."""
        return {name: after(kept.lasting, kept.since) for name, kept in self._named.items()}

    def with_torn(self, rng: Random) -> Files:
        """Everything, but only the first sectors of the last write."""
        return self._with({id(self._last): [*self._last.since[:-1], *self._cut(rng)]})

    def _cut(self, rng: Random) -> list[Change]:
        last = self._last.since[-1]
        if isinstance(last, Truncate):
            return []
        return [last._replace(data=last.data[: SECTOR * rng.randint(0, len(last.data) // SECTOR)])]

    def with_last(self) -> Files:
        """The last write was there first: nothing else of what was done since to its file."""
        return self._with({id(self._last): self._last.since[-1:]})

    def with_some(self, rng: Random) -> Files:
        """Some sectors of some writes, and some of the names."""
        named = dict(self._lasting)
        for name, kept in self._renamed[: rng.randint(0, len(self._renamed))]:
            if kept is None:
                named.pop(name, None)
            else:
                named[name] = kept
        return {
            name: after(kept.lasting, [part for each in kept.since for part in some(each, rng)])
            for name, kept in named.items()
        }

    @property
    def _last(self) -> Kept:
        """The file that was written to last."""
        assert self._touched is not None
        return self._touched

    @property
    def reordered(self) -> bool:
        """Whether the order can matter of what was done to the file that was written to last."""
        return len(self._last.since) > 1

    def _with(self, done: dict[int, Sequence[Change]]) -> Files:
        return {
            name: after(kept.lasting, done.get(id(kept), kept.since))
            for name, kept in self._named.items()
        }


def after(content: bytes, changes: Sequence[Change]) -> bytes:
    """The content of a file after the changes."""
    if not changes:
        return content
    found = bytearray(content)
    for change in changes:
        if isinstance(change, Truncate):
            del found[change.size :]
            continue
        found += bytes(max(0, change.at - len(found)))
        found[change.at : change.at + len(change.data)] = change.data
    return bytes(found)


def some(change: Change, rng: Random) -> Iterator[Change]:
    """The change, none of it, or some sectors of it."""
    kind = rng.randrange(4)
    if kind < 2 or isinstance(change, Truncate):
        yield from [change] * (kind % 2)
        return
    for at in range(0, len(change.data), SECTOR):
        if rng.randrange(2):
            yield Write(change.file, change.at + at, change.data[at : at + SECTOR])
