"""Units shared out: in this process, to others on this machine, or to a Dask cluster.

Each way gives the units as they are finished, in any order, and the same units.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

from honeymoon.players.arena_unit import Setting, Table, Unit

DASK = "dask://"
"""What ``jobs`` begins with where the units go to a cluster: ``dask://HOST:PORT``."""

AHEAD = 4
"""Units handed out for each process, so that none waits for work."""
Units = Generator[Unit, None, None]


class JobsError(Exception):
    """The units cannot be shared out so: ``code`` says why, ``detail`` what is known of it."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def play(setting: Setting, numbers: Iterable[int], jobs: str) -> Units:
    """The units of these numbers; ``jobs`` is a number of processes or a cluster's address.

    Closing the iterator ends what is running. Raises JobsError.
    """
    wanted = list(numbers)
    if jobs.startswith(DASK):
        return _on_cluster(setting, wanted, jobs.removeprefix(DASK))
    if not jobs.isdecimal() or int(jobs) < 1:
        raise JobsError("number", jobs)
    if int(jobs) == 1 or len(wanted) < 2:
        return _here(setting, wanted)
    return _on_this_machine(setting, wanted, min(int(jobs), len(wanted)))


def _here(setting: Setting, numbers: list[int]) -> Units:
    with contextlib.closing(Table(setting)) as table:
        for number in numbers:
            yield table.unit(number)


_tables: dict[Setting, Table] = {}
"""The table of a process that plays units, laid once."""


def _laid(setting: Setting) -> None:
    """In a new process: lay the table, and take it away when the process is told to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    _tables[setting] = Table(setting)


def _leave(*_: object) -> None:
    for table in _tables.values():
        table.close()
    os._exit(1)


def _unit(setting: Setting, number: int) -> Unit:
    return _tables[setting].unit(number)


def _on_this_machine(setting: Setting, numbers: list[int], jobs: int) -> Units:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_laid, initargs=(setting,)
    )
    try:
        waiting: set[Future[Unit]] = set()
        rest = iter(numbers)
        while True:
            more = islice(rest, AHEAD * jobs - len(waiting))
            waiting |= {pool.submit(_unit, setting, number) for number in more}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    except BrokenProcessPool:
        raise JobsError("process-died") from None
    finally:
        # Told to end rather than sent home, so that each takes its table's programs away.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def _alone(setting: Setting, number: int) -> Unit:
    """A unit at a table of its own, which a cluster's worker does not keep."""
    with contextlib.closing(Table(setting)) as table:
        return table.unit(number)


def _on_cluster(setting: Setting, numbers: list[int], address: str) -> Units:
    try:
        from distributed import Client
        from distributed import as_completed as as_finished
    except ImportError:
        raise JobsError("no-dask") from None
    try:
        client: Any = Client(address, set_as_default=False)
    except (OSError, ValueError) as wrong:
        raise JobsError("cluster", str(wrong)) from None
    with client:
        futures = [client.submit(_alone, setting, number, pure=False) for number in numbers]
        try:
            for future in as_finished(futures, loop=client.loop):
                yield future.result()
        except Exception as wrong:
            raise JobsError("cluster", str(wrong)) from None
        finally:
            client.cancel(futures)
