"""Figures about a server for Prometheus: how many and how long, never who or what."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from honeymoon.players.guard import Fault
from honeymoon.protocol.commands import Command
from honeymoon.protocol.messages import Ack, Err
from honeymoon.rules.events import Seat
from honeymoon.server.edge import METHODS
from honeymoon.server.host import Host

LOOPBACK = "127.0.0.1"
OTHER = "other"
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The figures of one process. Their labels are codes of closed lists."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "honeymoon_requests", "Answered requests", ("method", "status"), registry=self.registry
        )
        self._sockets = Gauge("honeymoon_sockets", "Open sockets", registry=self.registry)
        self._commands = Histogram(
            "honeymoon_command_seconds",
            "From a command to its answer",
            ("answer",),
            buckets=SECONDS,
            registry=self.registry,
        )
        self._faults = Counter(
            "honeymoon_player_faults",
            "Decisions taken from computer players",
            ("kind",),
            registry=self.registry,
        )

    def fault(self, fault: Fault) -> None:
        """A decision was taken from a computer player."""
        self._faults.labels(fault.kind).inc()

    def request(self, method: str, status: int) -> None:
        """A request was answered."""
        self._requests.labels(method if method in METHODS else OTHER, status).inc()

    def answered(self, answer: Ack | Err, seconds: float) -> None:
        """A command was answered after so many seconds."""
        code = answer.code if isinstance(answer, Err) else "ack"
        self._commands.labels(code).observe(seconds)

    def watched(self, app: ASGIApp) -> ASGIApp:
        """The same application, its requests and sockets counted."""

        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET:
                with self._sockets.track_inprogress():
                    await app(scope, receive, send)
            else:
                await app(scope, receive, self._noting(scope, send))

        return counted

    def _noting(self, scope: Any, send: Send) -> Callable[[Message], Awaitable[None]]:
        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.request(scope["method"], message["status"])
            await send(message)

        return noting

    def offer(self, port: int) -> Callable[[], None]:
        """Tell whoever asks on this port of the machine itself; what ends that. Raises OSError."""
        server, thread = start_http_server(port, LOOPBACK, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end


class MeasuredHost(Host):
    """A host whose commands are timed."""

    metrics: Metrics | None = None

    async def do(
        self,
        table_id: str,
        seat: Seat,
        key: str,
        command: Command,
        holder: int | None = None,
        absent: frozenset[Seat] = frozenset(),
    ) -> Ack | Err:
        """Carry a command out, as a host does."""
        began = time.perf_counter()
        answer = await super().do(table_id, seat, key, command, holder, absent)
        if self.metrics is not None:
            self.metrics.answered(answer, time.perf_counter() - began)
        return answer
