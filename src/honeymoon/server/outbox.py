"""What waits for one connection; nobody else ever waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Send = Callable[[str], Awaitable[None]]


class Outbox:
    """A queue with an end, emptied by a task of its own."""

    def __init__(self, send: Send, most: int, most_bytes: int) -> None:
        self._send = send
        self._most = most
        self._most_bytes = most_bytes
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._is_last = False
        self._stirred = asyncio.Event()

    def put(self, text: str) -> bool:
        """Add a message; false, and nothing added, where too much waits already."""
        is_full = len(self._waiting) >= self._most or self._bytes > self._most_bytes
        if not is_full:
            self._waiting.append(text)
            self._bytes += len(text)
            self._stirred.set()
        return not is_full

    def replace(self, texts: tuple[str, ...]) -> None:
        """Only these are to be sent, and nothing after them."""
        self._waiting = deque(texts)
        self._bytes = sum(map(len, texts))
        self.finish()

    def finish(self) -> None:
        """Nothing more will come: the task ends once all is sent."""
        self._is_last = True
        self._stirred.set()

    async def run(self) -> None:
        """Send what comes until the end."""
        while self._waiting or not self._is_last:
            if self._waiting:
                text = self._waiting.popleft()
                self._bytes -= len(text)
                await self._send(text)
            else:
                self._stirred.clear()
                await self._stirred.wait()
