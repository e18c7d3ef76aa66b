"""A server that can be killed and comes back on the same port with the same file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.page.browser import _address


class Server:
    """``address`` stays the same from start to start."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "tables.db"
        self._port = "0"
        self.address = ""
        self.start()

    def start(self) -> None:
        """Begin to answer."""
        command = [sys.executable, "-m", "honeymoon", "serve", "--port", self._port]
        command += ["--lang", "en", "--db", f"sqlite:///{self._file}"]
        self._running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._running.stdout is not None
        self.address = _address(self._running.stdout.readline())
        self._port = self.address.rpartition(":")[2]

    def kill(self) -> None:
        """As a power cut would, between two instructions."""
        self._running.kill()
        self._running.wait()
        if self._running.stdout is not None:
            self._running.stdout.close()
