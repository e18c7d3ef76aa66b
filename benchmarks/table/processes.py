"""What a process has used and may use, as Linux tells it."""

from __future__ import annotations

import os
import re
import resource
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
MEBIBYTE = 1024.0


def seconds_of(pid: int) -> float:
    """Processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def mebibytes_of(pid: int) -> float:
    """Memory now."""
    return _status(pid, "VmRSS")


def most_mebibytes_of(pid: int) -> float:
    """The most memory that it has had at once."""
    return _status(pid, "VmHWM")


def _status(pid: int, name: str) -> float:
    found = re.search(
        rf"^{name}:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE
    )
    assert found is not None
    return int(found[1]) / MEBIBYTE


def allow_many_files() -> None:
    """As many connections as the system allows this process."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
