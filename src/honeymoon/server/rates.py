"""Rate limits: buckets of tokens that fill up with time. The time comes from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

Clock = Callable[[], float]
"""Seconds since some moment; it never goes back."""
MOST_BUCKETS = 50_000
"""Buckets that are remembered; beyond it the full ones, which say nothing, are forgotten."""


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


class Bucket(NamedTuple):
    """What is left, as of a moment."""

    left: float
    at: float


def filled(bucket: Bucket, rate: Rate, now: float) -> Bucket:
    """The same bucket later."""
    gained = (now - bucket.at) * rate.each_second
    return Bucket(min(rate.burst, bucket.left + gained), now)


class Rates:
    """The buckets of one process, by whatever they count for."""

    def __init__(self, clock: Clock, most: int = MOST_BUCKETS) -> None:
        self._clock = clock
        self._most = most
        self._buckets: dict[tuple[str, Rate], Bucket] = {}

    def allows(self, key: str, rate: Rate) -> bool:
        """Take one token from the bucket of this key; false where there is none."""
        now = self._clock()
        bucket = filled(self._buckets.get((key, rate), Bucket(rate.burst, now)), rate, now)
        is_allowed = bucket.left >= 1
        self._buckets[key, rate] = Bucket(bucket.left - is_allowed, now)
        if len(self._buckets) > self._most:
            self._forget(now)
        return is_allowed

    def _forget(self, now: float) -> None:
        """Leave out the buckets that are full again, and if need be the oldest."""
        kept = {
            key: bucket
            for key, bucket in self._buckets.items()
            if filled(bucket, key[1], now).left < key[1].burst
        }
        newest = sorted(kept.items(), key=lambda item: item[1].at)[-self._most // 2 :]
        self._buckets = dict(newest)

    def __len__(self) -> int:
        return len(self._buckets)


class Counts:
    """How many of something each key has now, none more than it may have."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def enter(self, wanted: dict[str, int]) -> bool:
        """One more for every key, or for none where one has its most already."""
        if any(self._counts.get(key, 0) >= most for key, most in wanted.items()):
            return False
        for key in wanted:
            self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def leave(self, keys: dict[str, int]) -> None:
        """One fewer for every key."""
        for key in keys:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    def __len__(self) -> int:
        return len(self._counts)
