"""Two who want the same place in a log at the same moment, and how many of them get it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

from honeymoon.protocol import commands
from honeymoon.protocol.messages import Ack, Err
from honeymoon.server.host import Host
from honeymoon.server.storage.log import (
    Append,
    Log,
    LogDamaged,
    Outcome,
    Overtaken,
    Request,
    Stored,
)
from tests.server.databases import log_in, new_name
from tests.server.test_host import action_of, with_two_sitting

LANES = 4
"""Tables that are raced for at the same time."""
ROUNDS_OF_TABLE = 40
"""Then another table is begun: the one who is overtaken reads the whole log."""
TOO_LATE = "stale", "not-now"
"""What the other one hears: the view is an older one, or the deal is over since."""
Told = Callable[[int], None]


class Tally(NamedTuple):
    """How many races there were, and how many had more or fewer winners than one."""

    races: int
    both: int
    none: int

    @property
    def is_fair(self) -> bool:
        """Whether exactly one won each time."""
        return self.both == self.none == 0


class Pair(NamedTuple):
    """The two, each with its own way to the database, or with the same one."""

    one: Log
    other: Log


@asynccontextmanager
async def pair_in(database: str, folder: Path) -> AsyncIterator[Pair]:
    """Two logs of one database."""
    async with AsyncExitStack() as stack:
        logs = [await stack.enter_async_context(log_in(database, folder)) for _ in range(2)]
        yield Pair(*logs)


class Abreast:
    """A log in which the first append of a race waits for the one of the other side."""

    def __init__(self, log: Log, barrier: asyncio.Barrier) -> None:
        self._log = log
        self._barrier = barrier
        self.is_ready = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)

    async def append(self, wanted: Append) -> Outcome:
        """Both have read the same log, and only now write."""
        if self.is_ready:
            self.is_ready = False
            await self._barrier.wait()
        return await self._log.append(wanted)


# --- two kinds of races


async def for_a_place(pair: Pair, rounds: int, rng: Random) -> list[int]:
    """Both have the lease and append at the same place: how many got it, round by round."""
    name, winners = new_name(), list[int]()
    await pair.one.create(name, (b"start",), "a")
    for place in range(1, rounds + 1):
        found = await asyncio.gather(
            *(_appended(log, name, place, side) for side, log in enumerate(rng.sample(pair, 2)))
        )
        assert all(isinstance(outcome, Stored | Overtaken) for outcome in found)
        winners.append(found.count(Stored()))
    return winners if await _is_whole(pair.one, name, 1 + rounds) else [*winners, 0]


async def _is_whole(log: Log, name: str, length: int) -> bool:
    try:
        return len(await log.read(name)) == length
    except LogDamaged:
        return False


async def _appended(log: Log, name: str, place: int, side: int) -> Outcome:
    request = Request(side, f"{place}", b"d" * 32, b"an answer")
    return await log.append(Append(name, place, (b"%d %d" % (place, side),), 1, request))


async def for_a_turn(pair: Pair, rounds: int, rng: Random) -> list[int]:
    """Two processes have the table and both act for the seat to act: how many did."""
    barrier = asyncio.Barrier(2)
    logs = [Abreast(log, barrier) for log in pair]
    one, other = (Host(cast(Log, log), owner) for log, owner in zip(logs, "ab", strict=True))
    name, _ = await with_two_sitting(pair.one)
    winners = list[int]()
    while len(winners) < rounds:
        found = await action_of(one, name, rng)
        if found is None:
            for seat in (0, 1):
                await one.do(name, seat, f"next {len(winners)}", commands.Next(seat))
            continue
        await other.hear(name)
        for log in logs:
            log.is_ready = True
        winners.append(await _acted((one, other), name, *found, key=str(len(winners))))
        await one.hear(name)
    return winners


async def _acted(
    hosts: tuple[Host, Host], name: str, seat: int, action: commands.Act, key: str
) -> int:
    """How many were told that their action is done; as many events the log must have gained."""
    before = await hosts[0].length(name)
    answers = await asyncio.gather(
        *(host.do(name, seat, f"{key} {side}", action) for side, host in enumerate(hosts))
    )
    won = sum(isinstance(answer, Ack) for answer in answers)
    late = sum(isinstance(answer, Err) and answer.code in TOO_LATE for answer in answers)
    await hosts[0].hear(name)
    gained = await hosts[0].length(name) - before
    return won if won + late == 2 and won == gained else 0


# --- all of them


async def raced(database: str, folder: Path, races: int, seed: str, told: Told) -> Tally:
    """So many races on several tables at once, half of them for a place and half for a turn."""
    winners = list[int]()
    rounds = max(1, min(ROUNDS_OF_TABLE, races // (2 * LANES)))
    left = iter(range(0, races, rounds))

    async def lane(pairs: Sequence[Pair]) -> None:
        for start in left:
            number = start // rounds
            race = (for_a_place, for_a_turn)[number // 2 % 2]
            count, rng = min(rounds, races - start), Random(f"{seed} {number}")
            winners.extend(await race(pairs[number % 2], count, rng))
            told(len(winners))

    async with pair_in(database, folder) as pair:
        pairs = (pair, Pair(pair.one, pair.one) if database == "sqlite" else pair)
        await asyncio.gather(*(lane(pairs) for _ in range(LANES)))
    return tally(winners)


def tally(winners: Sequence[int]) -> Tally:
    """What the numbers of winners come to."""
    both = sum(count > 1 for count in winners)
    return Tally(len(winners), both, sum(count < 1 for count in winners))
