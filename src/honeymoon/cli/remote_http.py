"""What a terminal asks a server over HTTP: a table, a seat by its link, which version it speaks."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from typing import IO, Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

PATIENCE = 15.0
"""Seconds for an answer."""
LONGEST = 256 * 1024
"""Bytes of an answer that are read."""
LINK_PATH = "/join"
SECRET = re.compile(r"[A-Za-z0-9_-]{20,200}")
SCHEMES = ("http", "https")


class Away(Exception):
    """Nobody answers."""


class Strange(Exception):
    """Whoever answers is no server of honeymoon."""


class Refused(Exception):
    """The server refuses it; ``code`` is of the protocol's list."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True, repr=False)
class Link:
    """The address of a server and the secret of a seat."""

    server: str
    secret: str

    def __str__(self) -> str:
        return f"{self.server}{LINK_PATH}#{self.secret}"


def server_of(text: str) -> str:
    """The address of a server without anything behind it. Raises ValueError."""
    parts = urlsplit(text)
    rest = (parts.path.rstrip("/"), parts.query, parts.fragment, parts.username or "")
    if parts.scheme not in SCHEMES or not parts.hostname or any(rest) or not text.isprintable():
        raise ValueError("no server")
    port = "" if parts.port is None else f":{parts.port}"
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}{port}"


def link_of(text: str) -> Link:
    """The link that somebody was sent. Raises ValueError."""
    address, _, secret = text.strip().partition("#")
    if not address.endswith(LINK_PATH) or not SECRET.fullmatch(secret):
        raise ValueError("no link")
    return Link(server_of(address.removesuffix(LINK_PATH)), secret)


def version_of(server: str) -> int:
    """The version of the protocol that the server speaks. Raises Away or Strange."""
    try:
        version = _answer(Request(f"{server}/api/health"))["protocol"]
    except (Refused, LookupError, TypeError):
        raise Strange from None
    if type(version) is not int:
        raise Strange
    return version


def new_table(server: str, terms: Mapping[str, Any]) -> tuple[dict[str, Any], list[Link]]:
    """The host's place, and the links of the persons' seats. Raises Away, Strange or Refused."""
    made = _post(server, "/api/tables", terms)
    try:
        return dict(made["host"]), [link_of(one["link"]) for one in made["links"]]
    except (LookupError, TypeError, ValueError, AttributeError):
        raise Strange from None


def claimed(link: Link) -> dict[str, Any]:
    """The place that the link leads to. Raises Away, Strange or Refused."""
    return _post(link.server, "/api/seats/claim", {"token": link.secret})


def _post(server: str, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
    data = json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    return _answer(Request(f"{server}{path}", data, headers, method="POST"))


def _answer(request: Request) -> dict[str, Any]:
    try:
        with build_opener(_NoRedirect).open(request, timeout=PATIENCE) as reply:
            return _object(reply)
    except HTTPError as wrong:
        with wrong:
            raise _refusal(wrong) from None
    except (OSError, HTTPException):
        raise Away from None


def _refusal(wrong: HTTPError) -> Refused | Strange:
    """What stands in an answer that is a refusal."""
    try:
        code = _object(wrong)["code"]
    except (Strange, LookupError):
        return Strange()
    return Refused(code) if isinstance(code, str) and code.isprintable() else Strange()


def _object(reply: IO[bytes]) -> dict[str, Any]:
    try:
        found = json.loads(reply.read(LONGEST))
    except (ValueError, RecursionError):
        raise Strange from None
    if not isinstance(found, dict):
        raise Strange
    return found


class _NoRedirect(HTTPRedirectHandler):
    """A secret goes to the server that it is for, and nowhere else."""

    def redirect_request(self, *words: Any, **more: Any) -> None:
        """Nowhere."""
