"""The application on a port, with uvicorn set so that the edge holds."""

from __future__ import annotations

from collections.abc import Sequence

from litestar.types import ASGIApp
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from honeymoon.server.limits import Limits

PING = 20.0
"""Seconds between signs of life, and how long one may take."""
HEADER_BYTES = 16 * 1024
QUEUED_FRAMES = 4


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's sockets; bytes that are no text, with the end right behind them, are no failure."""

    def data_received(self, data: bytes) -> None:
        """Take what came; the client that closed already is only let go."""
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.close()


def uvicorn_config(
    app: ASGIApp, limits: Limits, host: str, port: int, proxies: Sequence[str] = ()
) -> Config:
    """No compression, small frames, no access log.

    ``proxies`` are the addresses of reverse proxies, which are believed about who asks; without
    them everybody behind one would have the same address, and share its limits.
    """
    return Config(
        app,
        host=host,
        port=port,
        ws=Frames,
        ws_max_size=limits.frame,
        ws_max_queue=QUEUED_FRAMES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        h11_max_incomplete_event_size=HEADER_BYTES,
        limit_concurrency=2 * limits.sockets,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
        access_log=False,
        log_config=None,
    )
