"""A Litestar WebSocket as a connection uses it."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from honeymoon.server.socket import Gone

AnySocket = WebSocket[Any, Any, Any]


class SocketWire:
    """Texts in and out; a client that has gone is Gone."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def receive(self) -> str | None:
        """The next text, None for bytes. Raises Gone."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text = message.get("text")
        return text if isinstance(text, str) else None

    async def send(self, text: str) -> None:
        """Send one text. Raises Gone."""
        try:
            await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except (OSError, RuntimeError, WebSocketDisconnect):
            raise Gone from None

    async def close(self, code: int) -> None:
        """End it with this code."""
        await self._socket.close(code)
