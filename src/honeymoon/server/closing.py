"""Why a connection was closed: the codes of docs/protocol.md."""

from __future__ import annotations

from enum import IntEnum


class Close(IntEnum):
    """Codes of the range that is left to applications."""

    NO_HELLO = 4000
    VERSION = 4001
    UNAUTHORIZED = 4002
    REVOKED = 4003
    SLOW = 4004
    FLOOD = 4005
    GARBAGE = 4006
    FULL = 4007
    UNAVAILABLE = 4008
