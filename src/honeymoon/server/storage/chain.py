"""The chain of hashes that makes a changed log show itself."""

from __future__ import annotations

from hashlib import sha256

START = bytes(32)
"""What stands before the first event."""


def linked(before: bytes, table_id: str, seq: int, payload: bytes) -> bytes:
    """The hash of an event after the one with hash ``before``."""
    head = f"{table_id} {seq} {len(payload)} ".encode()
    return sha256(before + head + payload).digest()
