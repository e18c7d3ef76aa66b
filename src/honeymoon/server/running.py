"""A whole server from its start to its end: the log, the tables, the computer players, a port."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from filelock import FileLock, Timeout
from litestar.types import ASGIApp
from uvicorn import Config, Server

from honeymoon.players.guard import Fault
from honeymoon.server.advice import Adviser
from honeymoon.server.app import application
from honeymoon.server.computers import Computers
from honeymoon.server.desk import Desk
from honeymoon.server.hearing import hearing, spreading
from honeymoon.server.metrics import MeasuredHost, Metrics
from honeymoon.server.seats import Seats
from honeymoon.server.serving import uvicorn_config
from honeymoon.server.settings import Settings
from honeymoon.server.storage.log import Log
from honeymoon.server.storage.postgres import PostgresLog
from honeymoon.server.storage.sqlite import SqliteLog
from honeymoon.server.thinkers import Thinkers

LOG = logging.getLogger(__name__)
SWITCH = 0.0005
"""Seconds that a thread keeps the interpreter while another wants it.

The thread of the log gives it up at every statement: with Python's own ten times as long, a busy
loop would let it on only ten times more slowly, and all who wait for a commit with it.
"""
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM") if hasattr(signal, name))


class InUse(Exception):
    """Another server has the file; the argument is its path."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a server is begun with.

    ``database`` is a SQLite file or the address of a PostgreSQL database, ``workers`` how many
    computer players decide at the same time, ``metrics_port`` the port for figures, if wanted.
    """

    settings: Settings
    database: Path | str
    listening: socket.socket
    workers: int = os.cpu_count() or 2
    proxies: Sequence[str] = ()
    metrics_port: int | None = None


class Stoppable(Server):
    """A uvicorn that a signal stops, and that then returns."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals stop the server; what they did before they do again afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def run(plan: Plan, told: Callable[[], None]) -> None:
    """Serve until a signal comes; ``told`` is called once requests are answered.

    Raises InUse, OSError, and SQLAlchemyError where the database cannot be used.
    """
    sys.setswitchinterval(SWITCH)
    loops = Config("", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(_serve(plan, told))


async def _serve(plan: Plan, told: Callable[[], None]) -> None:
    metrics = Metrics()
    async with AsyncExitStack() as ending:
        log = await ending.enter_async_context(_log_of(plan.database))
        if plan.metrics_port is not None:
            ending.callback(metrics.offer(plan.metrics_port))
        desk, computers = _desk(plan, log, metrics)
        ending.push_async_callback(computers.close)
        if isinstance(plan.database, str):
            await ending.enter_async_context(hearing(plan.database, desk))
        server = _server(plan, metrics.watched(application(desk)))
        starting = asyncio.create_task(_when_started(server, told))
        resuming = asyncio.create_task(computers.resume())
        try:
            await server.serve([plan.listening])
        finally:
            starting.cancel()
            resuming.cancel()
    LOG.info("server.stopped")


def _desk(plan: Plan, log: Log, metrics: Metrics) -> tuple[Desk, Computers]:
    host = MeasuredHost(log, token_hex(8))
    host.metrics = metrics

    def tell(fault: Fault) -> None:
        """What the player was shown or did is nothing to write down."""
        metrics.fault(fault)
        LOG.warning("player.fault %s", fault.kind)

    thinkers = Thinkers(plan.workers, tell, plan.settings.programs)
    computers = Computers(host, thinkers)
    desk = Desk(
        host,
        Seats(log),
        plan.settings,
        time.monotonic,
        attend=computers.attend,
        dismiss=computers.dismiss,
        adviser=Adviser(thinkers, computers.reasons),
        spread=spreading(log) if isinstance(plan.database, str) else None,
    )
    computers.is_wanted = desk.is_connected
    return desk, computers


def _server(plan: Plan, app: ASGIApp) -> Stoppable:
    address, port = plan.listening.getsockname()[:2]
    return Stoppable(uvicorn_config(app, plan.settings.limits, address, port, plan.proxies))


async def _when_started(server: Server, told: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    LOG.info("server.started")
    told()


@asynccontextmanager
async def _log_of(database: Path | str) -> AsyncIterator[Log]:
    """The log of a database; a file is kept from other servers meanwhile. Raises InUse."""
    if isinstance(database, str):
        kept = PostgresLog(database)
        try:
            await kept.prepare()
            yield kept
        finally:
            await kept.close()
        return
    with _held(database):
        log = SqliteLog(database)
        try:
            yield log
        finally:
            await log.close()


@contextmanager
def _held(file: Path) -> Iterator[None]:
    """The file is this process's alone. Raises InUse."""
    lock = FileLock(file.with_name(f"{file.name}.lock"), timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise InUse(str(file)) from None
    try:
        yield
    finally:
        lock.release()
