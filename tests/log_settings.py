"""Where this process writes its log, put back after a test that has changed it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def restored() -> Iterator[None]:
    """The handlers and levels of before, else a later test's lines go to a closed stream."""
    root, own = logging.getLogger(), logging.getLogger("honeymoon")
    before = root.handlers[:], root.level, own.level, logging.raiseExceptions
    try:
        yield
    finally:
        root.handlers[:], root.level, own.level, logging.raiseExceptions = before
