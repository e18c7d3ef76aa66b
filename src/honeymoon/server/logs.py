"""What a server writes down about itself: one JSON object a line, and nothing about anybody.

A line holds a time, how grave it is, a code, and at most what kind of thing it was. Texts of
other libraries are written as they stand in their code, without what they speak of; exceptions
by their type and the lines they came from, without their message.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

OWN = "honeymoon"
CLIENTS_FAULTS = frozenset({"Invalid UTF-8 sequence received from client."})
"""What uvicorn calls an error, with a traceback; it closes such a connection with 1007."""


def is_worth_telling(record: logging.LogRecord) -> bool:
    """Whether it is about the server: what clients do wrong is answered, and no line for it."""
    return record.msg not in CLIENTS_FAULTS


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), **_told(record)}
        if record.exc_info and record.exc_info[1] is not None:
            line |= _failure(record.exc_info[1])
        return json.dumps(line)


def _told(record: logging.LogRecord) -> dict[str, Any]:
    """Our own texts are a code and a kind; of others only the template."""
    if record.name.partition(".")[0] == OWN:
        code, _, kind = record.getMessage().partition(" ")
        return {"event": code} | ({"kind": kind} if kind else {})
    return {"event": "library", "library": record.name, "text": str(record.msg).strip()}


def _failure(failure: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(failure.__traceback__)
    where = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
    return {"exception": type(failure).__name__, "where": where}


def write_to(stream: IO[str]) -> None:
    """From now on everything worth telling goes to this stream, and nowhere else.

    A line that cannot be written is lost: telling of that, Python would show the exception that
    the line was about, with all that its message speaks of.
    """
    logging.raiseExceptions = False
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    handler.addFilter(is_worth_telling)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(logging.INFO)
