"""Packs and first dealers of tables: 256 bits of the operating system's, and nothing else."""

from __future__ import annotations

import ast
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from honeymoon import shuffle
from honeymoon.protocol.commands import Act, Next, Sit
from honeymoon.protocol.messages import Ack
from honeymoon.rules.writing import record_of
from honeymoon.server.app import application
from honeymoon.server.desk import Desk
from honeymoon.server.host import Host
from honeymoon.server.seats import Seats
from honeymoon.server.settings import Settings
from honeymoon.server.state import Table
from honeymoon.server.storage.log import Log
from honeymoon.shuffle import KEY_BYTES, Chance
from tests import source_shape as shape
from tests.rules.helpers import PL
from tests.server.databases import with_log
from tests.server.serving import GENEROUS, PAGE, Hands
from tests.server.test_records import played

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "honeymoon"
OTHER_SOURCES = {"SystemRandom", "default_rng", "getrandom", "random", "urandom", "uuid"}
DRAWS = {"choice", "choices", "getrandbits", "randbelow", "randbits", "randint", "randrange"}
DRAWS |= {"permutation", "randbytes", "sample", "shuffle", "shuffled", "uniform"}
SHUFFLE = "honeymoon.shuffle"
TOKENS = {"token_bytes", "token_hex", "token_urlsafe"}
OLD_PACKS = {"deck", "deal.deck", "event.deck", "match.deal.deck", "running.deck"}
"""Packs that somebody has dealt before, by how the code writes them."""


# --- what the code may draw from -----------------------------------------------------------------


def trees(*folders: str) -> dict[str, ast.Module]:
    """The files of these folders of the package."""
    files = [path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))]
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in files
    }


def sources_of_chance(tree: ast.Module) -> Iterator[str]:
    """Whatever a file that has to do with tables draws numbers from, tokens aside."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "secrets":
            yield from {alias.name for alias in node.names} - TOKENS
        if isinstance(node, ast.ImportFrom) and node.module != SHUFFLE:
            yield from {alias.name for alias in node.names} & OTHER_SOURCES
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "secrets":
            yield from {node.attr} - TOKENS
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Chance":
            yield from {node.attr} - {"secret"}
        if isinstance(node, ast.Call):
            yield from {ast.unparse(node.func).rpartition(".")[2]} & (DRAWS | {"Chance"})
    yield from {name for name, _ in shape.identifiers(tree)} & OTHER_SOURCES


def test_tables_draw_from_the_shuffle_alone() -> None:
    """With a secret key each time; ``secrets`` is for tokens, and none of its draws is used."""
    found = {path: set(sources_of_chance(tree)) for path, tree in trees("server").items()}
    assert "server/table.py" in found
    assert not {path: names for path, names in found.items() if names}


@pytest.mark.parametrize(
    "planted",
    [
        "import secrets\nsecrets.choice(cards)",
        "from secrets import randbelow",
        "from secrets import SystemRandom as Lot",
        "import os\nos.urandom(4)",
        "import uuid\nuuid.uuid4().int % 52",
        "numpy.random.default_rng(7)",
        "cards = chance.sample(CARDS, 52)",
        "Chance(bytes(32)).deck()",
        "from honeymoon import shuffle\nshuffle.Chance(key)",
        "Chance.seeded(table_id).deck()",
        "chance.shuffle(cards)",
    ],
)
def test_another_source_is_found(planted: str) -> None:
    """A search that finds nothing would prove nothing."""
    assert set(sources_of_chance(ast.parse(planted)))


def new_packs(tree: ast.Module) -> Iterator[str]:
    """What is dealt out in a file and was not dealt before."""
    for node in ast.walk(tree):
        is_dealing = isinstance(node, ast.Call) and ast.unparse(node.func).endswith("deal_out")
        if isinstance(node, ast.Call) and is_dealing:
            (pack,) = map(ast.unparse, node.args)
            if pack not in OLD_PACKS and not pack.endswith(".deck()"):
                yield pack


def test_whatever_is_dealt_is_a_pack_of_the_shuffle() -> None:
    """At tables, at the terminal and in the arena: a pack from a Chance, or one that was dealt."""
    found = {
        path: list(new_packs(tree)) for path, tree in trees("server", "cli", "players").items()
    }
    assert not {path: packs for path, packs in found.items() if packs}
    assert list(new_packs(ast.parse("match.deal_out(rng.sample(CARDS, 52))")))


def test_only_the_shuffle_makes_numbers_of_the_systems_bits() -> None:
    """By rejection: ``Random`` draws below a bound from ``getrandbits``, which is overridden."""
    tree = ast.parse((PACKAGE / "shuffle.py").read_text(encoding="utf-8"))
    used = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert {name for name in used if name.startswith("secrets.")} == {"secrets.token_bytes"}
    assert {name for name in used if name.startswith("random.")} == {"random.Random"}
    assert Chance._randbelow is random.Random._randbelow_with_getrandbits  # type: ignore[attr-defined]


# --- what is dealt -------------------------------------------------------------------------------


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The keys that were drawn from the operating system; nothing else gives numbers."""
    drawn: list[bytes] = []

    def token_bytes(count: int) -> bytes:
        drawn.append(secrets.token_bytes(count))
        return drawn[-1]

    def nothing(*_: object) -> None:
        raise AssertionError("drawn from elsewhere")

    monkeypatch.setattr(shuffle, "secrets", SimpleNamespace(token_bytes=token_bytes))
    for name in ("choice", "getrandbits", "randrange", "random", "sample", "shuffle"):
        monkeypatch.setattr(random, name, nothing)
    return drawn


def desk_as_served(log: Log) -> Desk:
    """The desk of a server, with its own ways to draw."""
    return Desk(Host(log, "a"), Seats(log), Settings(PAGE, limits=GENEROUS), Hands())


async def sit_down(desk: Desk, name: str) -> Table:
    """Two persons sit; what the table then is."""
    for seat in (0, 1):
        assert isinstance(await desk.host.do(name, seat, f"sit {seat}", Sit(seat)), Ack)
    return await desk.host.table(name)


async def ask(desk: Desk, path: str, body: dict[str, object]) -> str:
    """The table that is set up so."""
    transport = httpx.ASGITransport(application(desk))  # type: ignore[arg-type]
    async with httpx.AsyncClient(base_url=PAGE, transport=transport) as client:
        answer = await client.post(path, json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["host"]["table"])


async def passed_out(desk: Desk, name: str, number: int) -> Table:
    """The table in the deal after the present one, which both have passed out."""
    table = await desk.host.table(name)
    while (seat := table.to_act) is not None:
        act = Act(seat, "pass", table.view_number(seat))
        assert isinstance(await desk.host.do(name, seat, f"{number} {act.seen}", act), Ack)
        table = await desk.host.table(name)
    for seat in (0, 1):
        assert isinstance(await desk.host.do(name, seat, f"next {number} {seat}", Next(seat)), Ack)
    return await desk.host.table(name)


def pack_of(table: Table) -> tuple[int, ...]:
    """The pack of the running deal."""
    assert table.match.deal is not None
    return tuple(map(int, table.match.deal.deck))


def test_each_pack_is_made_of_new_bits_of_the_operating_system(
    keys: list[bytes], tmp_path: Path
) -> None:
    """And so is the first dealer; each deal has a key of its own."""

    async def use(log: Log) -> None:
        desk = desk_as_served(log)
        name = await ask(desk, "/api/tables", {"game": PL})
        terms = (await desk.host.table(name)).terms
        assert terms.first_dealer == Chance(keys[0]).first_dealer(2)
        packs = [pack_of(await sit_down(desk, name))]
        packs += [pack_of(await passed_out(desk, name, number)) for number in range(5)]
        made = {tuple(map(int, Chance(key).deck())): key for key in keys}
        assert len({made[pack] for pack in packs}) == len(packs)
        assert {len(key) for key in keys} == {KEY_BYTES}
        assert len(set(keys)) == len(keys)

    with_log("sqlite", tmp_path, use)


def test_another_match_draws_its_first_dealer_and_pack_alike(
    keys: list[bytes], tmp_path: Path
) -> None:
    """Also after a match that began elsewhere."""
    record = record_of(played(PL, 500, "a match before"))

    async def use(log: Log) -> None:
        desk = desk_as_served(log)
        name = await ask(desk, "/api/tables/import", {"record": record})
        table = await sit_down(desk, name)
        assert len(table.past) == 1
        chance = Chance(keys[-1])
        assert table.match.first_dealer == chance.first_dealer(2)
        assert pack_of(table) == tuple(map(int, chance.deck()))

    with_log("sqlite", tmp_path, use)
