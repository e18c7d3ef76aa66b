"""``honeymoon serve``: a server with tables, at which people and computer players sit."""

from __future__ import annotations

import os
import re
import socket
import sys
import webbrowser
from collections.abc import Sequence
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

from honeymoon.cli.arguments import LangOption, Option
from honeymoon.cli.common import Refusal, file_reason, quoted, texts_for
from honeymoon.cli.save_file import data_folder
from honeymoon.locales import Texts

if TYPE_CHECKING:
    from honeymoon.server.running import Plan

PORT, HOST = 8000, "127.0.0.1"
DATABASE_VARIABLE = "HONEYMOON_DB"
NEEDED = (
    "asyncpg",
    "filelock",
    "litestar",
    "msgspec",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
"""The packages of the extra ``server``."""
NOT_INSTALLED = 3
"""The exit status where they are missing."""
MOST_PORTS = 65_535
USUAL_PORTS = {"http": 80, "https": 443}
POSTGRES = ("postgresql://", "postgres://", "postgresql+asyncpg://")
PROGRAM_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,19}")


def command(
    port: Annotated[int, Option("--port")] = PORT,
    db: Annotated[str | None, Option("--db")] = None,
    host: Annotated[str, Option("--host")] = HOST,
    public_url: Annotated[str | None, Option("--public-url")] = None,
    program: Annotated[list[str] | None, Option("--program")] = None,
    proxy: Annotated[list[str] | None, Option("--proxy")] = None,
    metrics: Annotated[int | None, Option("--metrics")] = None,
    opens: Annotated[bool, Option("--open")] = False,
    lang: LangOption = None,
) -> int:
    """Serve until it is stopped."""
    texts = texts_for(lang)
    if not all(map(find_spec, NEEDED)):
        raise Refusal(texts("serve-not-installed"), NOT_INSTALLED)
    _check_port(texts, "--port", port)
    if metrics is not None:
        _check_port(texts, "--metrics", metrics)
    named = _from_environment()
    database = _database(texts, db or named)
    programs = dict(_program(texts, word) for word in program or ())
    address = None if public_url is None else _public_url(texts, public_url)
    if address is None and not _is_loopback(host):
        raise Refusal(texts("serve-needs-public-url", host=quoted(host)))
    with _listening(texts, host, port) as listening:
        address = address or _address(host, listening.getsockname()[1])
        plan = _plan(database, listening, address, programs, proxy or (), metrics)
        _run(texts, plan, opens)
    return 0


def _from_environment() -> str | None:
    """The address of the database, which the programs that play are not to know."""
    return os.environ.pop(DATABASE_VARIABLE, None)


def _check_port(texts: Texts, name: str, port: int) -> None:
    if not 0 <= port <= MOST_PORTS:
        raise Refusal(texts("serve-port", name=name, port=port, most=MOST_PORTS))


def _database(texts: Texts, named: str | None) -> Path | str:
    """The file or the address of the database; a folder for the file is made. Raises Refusal."""
    if named is None:
        return _file(texts, usual_file())
    if named.startswith("sqlite:///") and named != "sqlite:///":
        return _file(texts, Path(named.removeprefix("sqlite:///")))
    for start in POSTGRES:
        if named.startswith(start):
            return f"postgresql+asyncpg://{named.removeprefix(start)}"
    raise Refusal(texts("serve-database"))


def usual_file() -> Path:
    """Where the tables are if nothing else is named."""
    return data_folder(os.environ) / "server" / "tables.db"


def _file(texts: Texts, file: Path) -> Path:
    """The file, which nobody but its owner may read: all cards are in it."""
    os.umask(0o077)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    except OSError as wrong:
        reason = file_reason(texts, wrong)
        raise Refusal(texts("serve-file", file=str(file), reason=reason)) from None
    return file


def _program(texts: Texts, word: str) -> tuple[str, str]:
    """The name and the command line of ``NAME=COMMAND``. Raises Refusal."""
    from honeymoon.players.player import ALIASES, PLAYERS
    from honeymoon.players.seating import seated

    name, _, line = word.partition("=")
    taken = {"person", *PLAYERS, *ALIASES}
    try:
        seated(f"cmd:{line}")
    except ValueError:
        line = ""
    if not line or name in taken or not PROGRAM_NAME.fullmatch(name):
        raise Refusal(texts("serve-program", text=quoted(word)))
    return name, line


def _public_url(texts: Texts, text: str) -> str:
    """The address as browsers write it in ``Origin``. Raises Refusal."""
    try:
        parts = urlsplit(text)
        name, port = parts.hostname, parts.port
    except ValueError:
        raise Refusal(texts("serve-public-url", text=quoted(text))) from None
    rest = (parts.path.rstrip("/"), parts.query, parts.fragment, parts.username or "")
    if parts.scheme not in USUAL_PORTS or not name or any(rest):
        raise Refusal(texts("serve-public-url", text=quoted(text)))
    shown = f"[{name}]" if ":" in name else name
    is_usual = port in (None, USUAL_PORTS[parts.scheme])
    return f"{parts.scheme}://{shown}" + ("" if is_usual else f":{port}")


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _listening(texts: Texts, host: str, port: int) -> socket.socket:
    """The port, taken. Raises Refusal."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family)
    except OSError:
        raise Refusal(texts("serve-taken", host=quoted(host), port=port), 1) from None


def _plan(
    database: Path | str,
    listening: socket.socket,
    address: str,
    programs: dict[str, str],
    proxies: Sequence[str],
    metrics: int | None,
) -> Plan:
    from honeymoon.server.running import Plan
    from honeymoon.server.settings import Settings

    settings = Settings(address, programs=programs)
    return Plan(settings, database, listening, proxies=proxies, metrics_port=metrics)


def _run(texts: Texts, plan: Plan, opens: bool) -> None:
    """Serve, and say so. Raises Refusal."""
    from asyncpg import PostgresError
    from sqlalchemy.exc import SQLAlchemyError

    from honeymoon.server.logs import write_to
    from honeymoon.server.running import InUse, run
    from honeymoon.server.storage.migrations import FormUnknown

    write_to(sys.stderr)
    try:
        run(plan, lambda: _started(texts, plan, opens))
    except InUse as used:
        raise Refusal(texts("serve-in-use", file=str(used)), 1) from None
    except FormUnknown as later:
        raise Refusal(texts("db-later", form=quoted(later.form)), 1) from None
    except (SQLAlchemyError, PostgresError, OSError) as wrong:
        raise Refusal(texts("serve-failed", kind=type(wrong).__name__), 1) from None
    _say([texts("serve-stopped")])


def _started(texts: Texts, plan: Plan, opens: bool) -> None:
    """Say so, and open the page; a browser that does not come back holds nothing up."""
    _say(_welcome(texts, plan))
    if opens:
        page = (plan.settings.public_url,)
        Thread(target=webbrowser.open, args=page, daemon=True).start()


def _welcome(texts: Texts, plan: Plan) -> list[str]:
    """Where it is, where the tables are kept, and who can see the cards."""
    is_file = isinstance(plan.database, Path)
    kept = (
        texts("serve-kept", file=str(plan.database)) if is_file else texts("serve-kept-elsewhere")
    )
    return [texts("serve-address", url=plan.settings.public_url), kept, texts("serve-sees")]


def _say(sentences: Sequence[str]) -> None:
    print("\n".join(sentences), flush=True)
