"""What a bar is measured on, unit by unit: kept as it comes, shared among bars and processes.

A unit is a JSON value that follows from its series and its number alone. A series that two bars
ask for is played once, and one that stands in the file of a stopped run is not played again.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextvars import ContextVar
from itertools import islice
from pathlib import Path
from typing import Any

from honeymoon.players import arena_jobs
from honeymoon.players.arena_unit import Setting
from honeymoon.players.kept_lines import KeptLines, LinesError

Numbered = Generator[tuple[int, Any], None, None]
"""Units with their numbers, in the order in which they are finished."""
Told = Callable[[str, int, int], None]
"""Told of a series, how many units of it there are, and how many it is to have."""
AHEAD = 2
"""Units handed out for each process."""
FORMAT, VERSION = "honeymoon-bars", 1


class Store:
    """Finished units and bars, in memory and, where there is a file, in its lines.

    ``source`` is the fingerprint of the program: what another program did is not gone on with.
    """

    def __init__(self, source: str = "", path: Path | None = None, told: Told | None = None):
        """Raises LinesError for the file of another program or a damaged one, OSError."""
        self.told: Told = told or (lambda series, done, wanted: None)
        self.series: dict[str, dict[int, Any]] = {}
        self.bars: dict[str, dict[str, Any]] = {}
        self._lines = None if path is None else KeptLines(path)
        if self._lines is not None:
            self._read(self._lines, {"format": FORMAT, "version": VERSION, "source": source})

    def close(self) -> None:
        """Close the file."""
        if self._lines is not None:
            self._lines.close()

    def add(self, series: str, number: int, unit: Any) -> None:
        """Keep a finished unit."""
        self.series.setdefault(series, {})[number] = unit
        self._write({"series": series, "number": number, "unit": unit})

    def add_bar(self, name: str, part: float, found: dict[str, Any]) -> None:
        """Keep what a bar came to on this part of its size."""
        self.bars[name] = {"bar": name, "part": part, **found}
        self._write(self.bars[name])

    def _read(self, lines: KeptLines, header: dict[str, Any]) -> None:
        if not lines.forms:
            lines.add(header)
            return
        first, *forms = lines.forms
        if first != header:
            raise LinesError("other", "the file was begun by another version of the program")
        for form in forms:
            self._take(form)
        lines.mend()

    def _take(self, form: dict[str, Any]) -> None:
        if "series" in form:
            self.series.setdefault(form["series"], {})[form["number"]] = form["unit"]
        elif "bar" in form:
            self.bars[form["bar"]] = form
        else:
            raise LinesError("line", "a line of the file is none of a run")

    def _write(self, form: dict[str, Any]) -> None:
        if self._lines is not None:
            self._lines.add(form)


STORE: ContextVar[Store] = ContextVar("STORE")
"""The store of this run; without one each call plays all of its units."""


def share(full: int, part: float, least: int = 2) -> int:
    """How many of the full number are played."""
    return max(least, round(full * part))


def units(series: str, count: int, play: Callable[[list[int]], Numbered]) -> list[Any]:
    """The first so many units of a series; ``play`` plays those of the numbers it is given."""
    store = STORE.get(None) or Store()
    known = store.series.setdefault(series, {})
    missing = [number for number in range(count) if number not in known]
    with contextlib.closing(play(missing)) as found:
        for done, (number, unit) in enumerate(found, count - len(missing) + 1):
            store.add(series, number, unit)
            store.told(series, done, count)
    return [known[number] for number in range(count)]


def of_arena(setting: Setting, count: int, jobs: int) -> list[Any]:
    """The first so many pairs of a run of the arena, its options those of the game."""
    named = (setting.game, setting.a, setting.b, setting.mode, setting.seed, setting.milliseconds)

    def play(numbers: list[int]) -> Numbered:
        with contextlib.closing(arena_jobs.play(setting, numbers, str(jobs))) as found:
            for unit in found:
                yield int(unit["unit"]), unit

    return units(" ".join(["arena", *map(str, named)]), count, play)


def of(series: str, one: Callable[[int], Any], count: int, jobs: int) -> list[Any]:
    """The first so many units, each played by ``one``, which other processes can be sent."""
    return units(series, count, lambda numbers: _shared(one, numbers, jobs))


def _shared(one: Callable[[int], Any], numbers: Sequence[int], jobs: int) -> Numbered:
    if jobs > 1 and len(numbers) > 1:
        yield from _on_this_machine(one, numbers, min(jobs, len(numbers)))
        return
    for number in numbers:
        yield number, one(number)


def _on_this_machine(one: Callable[[int], Any], numbers: Iterable[int], jobs: int) -> Numbered:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_do_not_listen
    )
    try:
        yield from _handed_out(pool, one, iter(numbers), jobs)
    finally:
        # Told to end at once, whatever they are in the middle of.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def _handed_out(
    pool: ProcessPoolExecutor, one: Callable[[int], Any], numbers: Iterator[int], jobs: int
) -> Numbered:
    waiting: dict[Future[Any], int] = {}
    while True:
        more = islice(numbers, AHEAD * jobs - len(waiting))
        waiting |= {pool.submit(one, number): number for number in more}
        if not waiting:
            return
        done, _ = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield waiting.pop(future), future.result()


def _do_not_listen() -> None:
    """Whoever stops the run from the keyboard means the process that waits for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
