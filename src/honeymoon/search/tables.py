"""Complete tables on disk: the value of every position of two open hands of one size.

A table is a file of 32 bytes of head and then four bits for each position (docs/tables.md). It
is built from that of one card fewer, block by block; what is stopped goes on later where it was.
"""

from __future__ import annotations

import mmap
import os
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from honeymoon.rules.cards import CardSet, Suit
from honeymoon.search import kernel
from honeymoon.search.solving import strain_number

MOST_CARDS = 13
HEAD = struct.Struct("<16sBBH12x")
"""The word, 1 where there is a trump suit, the cards of a hand, the blocks that are done."""
WORD = b"honeymoon table1"
Told = Callable[[int, int, int], None]
"""Is told the cards of a hand, the blocks done, and all blocks of that table."""


class TableError(ValueError):
    """A file that is no complete table of that kind; the argument is its path."""


def path_of(folder: Path, has_trump: bool, cards: int) -> Path:
    """Where the table of hands of so many cards lies."""
    return folder / f"{'trump' if has_trump else 'nt'}-{cards:02}.table"


def build(folder: Path, has_trump: bool, cards: int, threads: int, told: Told) -> None:
    """Build the tables of up to so many cards, as far as they are not there.

    Needs the kernel. Raises ValueError for other hands than 0 to 13 cards, OSError where a file
    cannot be written, TableError where one is in the way that is none of ours.
    """
    if not 0 <= cards <= MOST_CARDS:
        raise ValueError(f"hands of {cards} cards")
    folder.mkdir(parents=True, exist_ok=True)
    for size in range(cards + 1):
        if not path_of(folder, has_trump, size).exists():
            _build_one(folder, has_trump, size, threads, told)


def _build_one(folder: Path, has_trump: bool, size: int, threads: int, told: Told) -> None:
    level, path = kernel.level(has_trump, size), path_of(folder, has_trump, size)
    part = path.with_suffix(".part")
    _make_room(part, has_trump, size)
    with _mapped(part, has_trump, size, writing=True) as table:
        done = HEAD.unpack_from(table)[3]
        if done > level.splits():
            raise TableError(str(part))
        if size == 0:
            done = level.splits()
        elif done < level.splits():
            with opened(folder, has_trump, size - 1) as below:
                _fill(table, below, (has_trump, size, done), threads, told)
        table[: HEAD.size] = HEAD.pack(WORD, has_trump, size, level.splits())
        table.flush()
    part.replace(path)


def _fill(
    table: mmap.mmap, below: memoryview, start: tuple[bool, int, int], threads: int, told: Told
) -> None:
    """The blocks from the first that is not done."""
    has_trump, size, done = start
    level, fewer = kernel.level(has_trump, size), kernel.level(has_trump, size - 1)
    for split in range(done, level.splits()):
        first = HEAD.size + split * level.block_bytes()
        with memoryview(table)[first : first + level.block_bytes()] as block:
            level.fill(split, fewer, below, block, threads)
        table.flush()
        table[: HEAD.size] = HEAD.pack(WORD, has_trump, size, split + 1)
        told(size, split + 1, level.splits())


def _make_room(part: Path, has_trump: bool, size: int) -> None:
    """An empty table on the disk, all of it, so that a full disk is an error now and no crash."""
    if part.exists():
        return
    fresh = part.with_suffix(".new")
    try:
        with fresh.open("wb") as file:
            file.write(HEAD.pack(WORD, has_trump, size, 0))
            _reserve(file.fileno(), _file_bytes(has_trump, size))
        fresh.replace(part)
    finally:
        fresh.unlink(missing_ok=True)


def _reserve(file: int, count: int) -> None:
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, count)
    else:
        os.truncate(file, count)


def _file_bytes(has_trump: bool, size: int) -> int:
    level = kernel.level(has_trump, size)
    return HEAD.size + level.block_bytes() * level.splits()


@contextmanager
def _mapped(path: Path, has_trump: bool, size: int, writing: bool) -> Iterator[mmap.mmap]:
    if path.stat().st_size != _file_bytes(has_trump, size):
        raise TableError(str(path))
    access = mmap.ACCESS_WRITE if writing else mmap.ACCESS_READ
    with (
        path.open("r+b" if writing else "rb") as file,
        mmap.mmap(file.fileno(), 0, access=access) as table,
    ):
        if HEAD.unpack_from(table)[:3] != (WORD, has_trump, size):
            raise TableError(str(path))
        yield table


@contextmanager
def opened(folder: Path, has_trump: bool, cards: int) -> Iterator[memoryview]:
    """The values of a complete table. Raises TableError, or OSError where there is none."""
    path = path_of(folder, has_trump, cards)
    with _mapped(path, has_trump, cards, writing=False) as table:
        if HEAD.unpack_from(table)[3] != kernel.level(has_trump, cards).splits():
            raise TableError(str(path))
        with memoryview(table) as whole, whole[HEAD.size :] as values:
            yield values


def look_up(values: memoryview, leader: CardSet, other: CardSet, trump: Suit | None) -> int:
    """The leader's tricks from the table of hands of that size, with a trump suit or without.

    Raises ValueError for hands that cannot be in play together, or values of another table.
    """
    level = kernel.level(trump is not None, len(leader))
    if len(values) != level.splits() * level.block_bytes():
        raise ValueError("a table of another size")
    number = level.number(leader, other, strain_number(trump))
    return values[number // 2] >> 4 * (number % 2) & 15
