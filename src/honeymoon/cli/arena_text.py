"""The report of the arena in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from honeymoon.cli.common import quoted
from honeymoon.locales import Texts
from honeymoon.players.arena_unit import SIDES

Report = dict[str, Any]
"""As ``players.arena_report`` makes it."""
_POINTS = {
    "points_per_deal": "arena-points-per-deal",
    "worth_per_deal": "arena-worth-per-deal",
    "points_per_match": "arena-points-per-match",
}


def report_lines(texts: Texts, found: Report) -> Iterator[str]:
    """Who played, points, matches won, tricks lost, times, and what went wrong."""
    run = found["run"]
    yield texts(
        "arena-title",
        game=run["game"],
        a=quoted(run["a"]),
        b=quoted(run["b"]),
        pairs=found["units"],
        deals=found["deals"],
    )
    yield from _points(texts, found)
    yield from _tricks(texts, found["tricks_lost"])
    for side in SIDES:
        times = found["milliseconds"][side]
        if times["count"]:
            words = {name: f"{times[name]:.1f}" for name in ("median", "p99", "max")}
            yield texts("arena-times", side=side, **words)
    yield from _faults(texts, found)


def _points(texts: Texts, found: Report) -> Iterator[str]:
    for name, key in _POINTS.items():
        if found[name] is not None:
            yield texts(key, points=_estimate(texts, found[name], "+.1f"))
    won = found["won"]
    if won is not None:
        yield texts("arena-won", a=won["a"], b=won["b"], tie=won["tie"])
        if won["unfinished"]:
            yield texts("arena-unfinished", count=won["unfinished"])


def _estimate(texts: Texts, found: dict[str, float | None], form: str) -> str:
    """A mean with its interval, or alone where one pair was played."""
    mean, low, high = (
        None if found[name] is None else format(found[name], form)
        for name in ("mean", "low", "high")
    )
    assert mean is not None
    if low is None or high is None:
        return mean
    return texts("arena-interval", mean=mean, low=low, high=high)


def _tricks(texts: Texts, lost: dict[str, dict[str, float | None] | None]) -> Iterator[str]:
    words = {
        name: _estimate(texts, found, ".2f") for name, found in lost.items() if found is not None
    }
    if words:
        yield texts("arena-tricks-lost", a=words["a"], b=words["b"], both=words["both"])


def _faults(texts: Texts, found: Report) -> Iterator[str]:
    """How many decisions were taken from each, of which kinds, and the first of them."""
    if not any(found["faults"].values()):
        yield texts("arena-no-faults")
        return
    for side in SIDES:
        for kind, count in found["faults"][side].items():
            word = texts(f"arena-fault-{kind}")
            yield texts(
                "arena-faults", side=side, name=quoted(found["run"][side]), kind=word, count=count
            )
    for fault in found["described"]:
        yield texts(
            "arena-fault",
            side=fault["side"],
            kind=texts(f"arena-fault-{fault['kind']}"),
            seat=fault["seat"] + 1,
            number=fault["number"] + 1,
            action=fault["action"],
            detail=quoted(fault["detail"]) or "–",
        )
