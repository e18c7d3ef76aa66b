"""People leave at any moment, however they like: the table waits for them, or goes on as agreed.

The server is in this process, without a port; its computer players decide at once and fail now
and then. Everybody comes back in the end, and the deal goes on.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

from benchmarks.table.hall import Guest, Hall, Watch, hall_in
from benchmarks.table.prepared import Prepared
from benchmarks.table.processes import mebibytes_of
from benchmarks.table.row import Row, told
from honeymoon.rules.events import Seat
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.server.host import UNUSED
from honeymoon.server.logged import Created
from honeymoon.server.state import PERSON, Table

BAR = "0 stuck in 5,000 scenarios, tasks and memory back"
FULL = 5_000
TOGETHER = 16
"""Scenarios at a time."""
LATEST = 110
"""The views of a table after which its people leave, at most."""
GOES_ON = 25
"""So many views more show that a table goes on without those who left."""
TO_THE_END = 4
"""Every fourth deal is played to its end once everybody is back, the others ``GOES_ON`` views."""
PATIENCE = 300.0
"""Seconds without an effect of all that is done at a table that has to go on; then it is stuck.
Where nothing is done at all, it is stuck at once."""
MEMORY = "/dev/shm"
"""A folder in memory, where there is one: what is on the disk is measured elsewhere."""
MORE = 48.0
"""MiB that the process may have more at the end than after its first tenth."""
PLAYER = "tips-1"
WAYS = ("cut", "leave", *("hand-over",) * 3, "pause", "claim", "ask-back", "revoked")
"""How somebody leaves: without a word, or after something that the others have to live with."""


class Stuck(Exception):
    """A table neither waits for those who left nor goes on; the argument says where."""


def measure(size: int, database: str) -> Row:
    """So many scenarios; what is left of them at the end."""
    found, left = asyncio.run(all_of(size))
    ends = ", ".join(f"{count} {kind}" for kind, count in sorted(found.items()))
    figure = f"{ends}; left over: {', '.join(left) or 'nothing'}"
    return Row(figure, f"{size} scenarios", not left and set(found) <= {"waits", "goes on"})


async def all_of(size: int) -> tuple[Counter[str], list[str]]:
    """How the scenarios ended, and what did not go back to where it was."""
    logging.getLogger("honeymoon").setLevel(logging.CRITICAL)
    found: Counter[str] = Counter()
    tasks = len(asyncio.all_tasks())
    with tempfile.TemporaryDirectory(dir=_fast()) as folder:
        async with hall_in(Path(folder)) as hall:
            base = 0.0
            for first in range(0, size, TOGETHER):
                numbers = range(first, min(size, first + TOGETHER))
                found.update(await asyncio.gather(*(_ended(hall, number) for number in numbers)))
                told("leaving", numbers[-1] + 1, size)
                if not base and numbers[-1] >= size // 10 - 1:
                    base = _memory()
            await _quiet(hall)
            return found, list(left_over(hall, tasks, base))


async def _quiet(hall: Hall) -> None:
    """Computer players have played on to the turns of those who are gone."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while hall.computers.attended:
                await asyncio.sleep(0.01)


def _fast() -> str | None:
    return MEMORY if Path(MEMORY).is_dir() else None


def _memory() -> float:
    gc.collect()
    return mebibytes_of(os.getpid())


def left_over(hall: Hall, tasks: int, base: float) -> list[str]:
    """What is more than before anybody came."""
    more = _memory() - base
    counts = {
        "tasks": len(asyncio.all_tasks()) - tasks,
        "connections": len(hall.desk.connected_tables),
        "computers": len(hall.computers.attended),
        "tables": max(0, len(hall.host.followed) - UNUSED - 1),
        "MiB": round(more) if more > MORE else 0,
    }
    return [f"{count} {kind}" for kind, count in counts.items() if count]


async def _ended(hall: Hall, number: int) -> str:
    try:
        return await scenario(hall, number)
    except Stuck as stuck:
        return f"stuck ({stuck})"


# --- one scenario --------------------------------------------------------------------------------


async def scenario(hall: Hall, number: int) -> str:
    """Whether the table waited or went on. Raises Stuck."""
    rng = Random(f"leaving {number}")
    terms = terms_of(number, rng)
    persons = [seat for seat, player in enumerate(terms.seats) if player == PERSON]
    table = await hall.table(terms, persons)
    guests = {seat: Guest(hall, table, seat, Random(f"{number} {seat}")) for seat in persons}
    where = f"{number} {terms.game}"
    watch = Watch(hall, table.name)
    async with watch.looking(), _together(guests):
        for guest in guests.values():
            await guest.come()
        moment = rng.randrange(LATEST)
        await _until(watch, where, lambda now: views(now) >= moment)
        gone = rng.sample(persons, rng.randint(1, len(persons)))
        secrets = list(table.tokens)
        for seat in gone:
            secrets[seat] = await _leave(hall, guests.pop(seat), rng.choice(WAYS))
        end = await _settled(watch, where, gone)
        again = table._replace(tokens=tuple(secrets))
        for seat in gone:
            guests[seat] = _returning(hall, again, seat)
            await guests[seat].come()
        await _goes_on(watch, where, number % TO_THE_END == 0)
    return end


@asynccontextmanager
async def _together(guests: dict[Seat, Guest]) -> AsyncIterator[None]:
    """In the end all go, also from a table that is stuck."""
    try:
        yield
    finally:
        for guest in guests.values():
            await guest.go()


def terms_of(number: int, rng: Random) -> Created:
    """Each game in turn, people and computer players by lot, and what is agreed too."""
    game = tuple(VARIANTS)[number % len(VARIANTS)]
    seats = [rng.choice((PERSON, PERSON, PLAYER)) for _ in range(VARIANTS[game].seats)]
    seats[rng.randrange(len(seats))] = PERSON
    agreed = rng.choice(("", PLAYER, PLAYER))
    dealer = rng.randrange(len(seats))
    return Created(game, {}, tuple(seats), dealer, agreed, draw_ahead=rng.random() < 0.5)


async def _leave(hall: Hall, guest: Guest, way: str) -> str:
    """Leave that way; the secret with which the seat can be had again."""
    commands: dict[str, dict[str, object]] = {
        "leave": {"command": "leave"},
        "hand-over": {"command": "hand-over", "to_stand_in": True},
        "pause": {"command": "pause", "pause": True},
        "claim": {"command": "claim", "rest": "mine"},
        "ask-back": {"command": "ask-back"},
    }
    secret = guest.table.tokens[guest.seat]
    if way in commands:
        guest.has_had_enough = True
        await guest.ask(guest.line, **commands[way])
    elif way == "revoked":
        secret = await hall.given_anew(guest.table.name, guest.seat)
    await guest.go()
    return secret


def _returning(hall: Hall, table: Prepared, seat: Seat) -> Guest:
    guest = Guest(hall, table, seat, Random(f"{table.name} {seat} again"))
    guest.comes_back = True
    return guest


async def _settled(watch: Watch, where: str, gone: Collection[Seat]) -> str:
    """Whether the table waits for who has gone, or goes on without them."""
    before = views(_now(watch))
    await _until(watch, where, lambda now: waits(now, gone) or views(now) >= before + GOES_ON)
    if not waits(_now(watch), gone):
        return "goes on"
    for _ in range(20):
        await asyncio.sleep(0)
    if not waits(_now(watch), gone):
        raise Stuck(f"{where}: somebody acts for those who left")
    return "waits"


async def _goes_on(watch: Watch, where: str, to_the_end: bool) -> None:
    """Everybody is back: by so many views, or to the end of the deal."""
    seen, finished = views(_now(watch)), deals_of(_now(watch))
    if to_the_end:
        await _until(watch, where, lambda now: deals_of(now) > finished)
    else:
        await _until(watch, where, lambda now: views(now) >= seen + GOES_ON)


def waits(table: Table, gone: Collection[Seat]) -> bool:
    """Whether nothing can happen but by those who have gone."""
    absent = set(gone) & set(table.persons)
    if table.paused:
        return True
    if table.claim is not None:
        return 1 - table.claim[0] in absent
    if table.to_act is not None:
        return table.to_act in absent
    return not table.persons or bool(absent - table.ready) or not table.is_full


def views(table: Table) -> int:
    """How much has happened, as everybody together was shown it."""
    return max(table.views) - 1


def deals_of(table: Table) -> int:
    """The deals that are finished."""
    return len(table.match.scored) + sum(len(match.scored) for match in table.past)


def _now(watch: Watch) -> Table:
    assert watch.table is not None
    return watch.table


async def _until(watch: Watch, where: str, holds: Callable[[Table], bool]) -> None:
    try:
        await watch.until(holds, PATIENCE)
    except TimeoutError:
        table = _now(watch)
        phase = None if table.match.deal is None else table.match.deal.phase
        doing = "between deals" if phase is None else phase.name
        why = "paused" if table.paused else "claim" if table.claim else f"to act {table.to_act}"
        raise Stuck(f"{where}: {doing}, {why}") from None
