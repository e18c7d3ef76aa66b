"""What every request passes before anything else: whose page it comes from, how often, how big.

Around the application rather than in it, so that no route can be without it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

import msgspec
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from honeymoon.protocol.messages import Err
from honeymoon.server import strict_json
from honeymoon.server.desk import Desk
from honeymoon.server.errors import Refused
from honeymoon.server.strict_json import NotJson

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html honeymoon",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cache-control": "no-store",
}
STRICT_TRANSPORT = {"strict-transport-security": "max-age=31536000"}
ASSETS = "/assets/"
LASTING = {"cache-control": "public, max-age=31536000, immutable"}
"""Files of the page whose names change with what is in them."""
CHANGES_NOTHING = frozenset({"GET", "HEAD"})
HOME_BITS = 64
METHODS = CHANGES_NOTHING | {"POST"}
"""No page of another origin is told what it may do, so there is no OPTIONS either."""


class Turned(Exception):
    """The request goes no further."""

    def __init__(self, code: Refused, status: HTTPStatus) -> None:
        super().__init__(code.value)
        self.code = code
        self.status = status


class Edge:
    """The application with its edge; ``sizes`` are the bodies that may be larger, by path."""

    def __init__(self, app: ASGIApp, desk: Desk, sizes: Mapping[str, int]) -> None:
        self._app = app
        self._desk = desk
        self._limits = desk.settings.limits
        self._sizes = sizes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may pass."""
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        guarded = self._with_headers(send, scope["path"])
        try:
            self._check_often(scope)
            if scope["method"] not in METHODS:
                raise Turned(Refused.NO_ROUTE, HTTPStatus.METHOD_NOT_ALLOWED)
            if scope["method"] not in CHANGES_NOTHING:
                receive = await self._checked_body(scope, receive)
        except Turned as turned:
            await _answer(guarded, turned)
            return
        await self._app(scope, receive, guarded)

    def _check_often(self, scope: Any) -> None:
        address, limits = address_of(scope), self._limits
        is_allowed = self._desk.rates.allows(f"address {address}", limits.requests_of_address)
        if is_allowed and scope["method"] not in CHANGES_NOTHING:
            is_allowed = self._desk.rates.allows(f"posts {address}", limits.posts_of_address)
        if not is_allowed:
            raise Turned(Refused.RATE_LIMITED, HTTPStatus.TOO_MANY_REQUESTS)

    async def _checked_body(self, scope: Any, receive: Receive) -> Receive:
        """The body again, if it comes from a page that may ask, and is JSON without doubt."""
        headers = Headers.from_scope(scope)
        if not self._may_ask(headers):
            raise Turned(Refused.ORIGIN, HTTPStatus.FORBIDDEN)
        body = await self._body(receive, self._sizes.get(scope["path"], self._limits.body))
        if body:
            _check_json(headers, body)
        return _again(body)

    def _may_ask(self, headers: Headers) -> bool:
        """One of the allowed pages; or a program, which has no cookies that it could misuse."""
        origins = headers.getall("origin", [])
        if not origins:
            return "cookie" not in headers
        return len(origins) == 1 and origins[0] in self._desk.settings.allowed_origins

    async def _body(self, receive: Receive, most: int) -> bytes:
        body = b""
        try:
            async with asyncio.timeout(self._limits.hello):
                async for part in _parts(receive):
                    body += part
                    if len(body) > most:
                        raise Turned(Refused.TOO_LARGE, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        except TimeoutError:
            raise Turned(Refused.BAD_MESSAGE, HTTPStatus.REQUEST_TIMEOUT) from None
        return body

    def _with_headers(self, send: Send, path: str) -> Send:
        """The same, with the headers that every answer has."""
        more = HEADERS | (STRICT_TRANSPORT if self._desk.settings.is_secure else {})

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                lasts = path.startswith(ASSETS) and message["status"] == HTTPStatus.OK
                told = more | LASTING if lasts else more
                own = [pair for pair in message["headers"] if pair[0].decode().lower() not in told]
                raw = [(name.encode(), text.encode()) for name, text in told.items()]
                message["headers"] = [*own, *raw]
            await send(message)

        return guarded

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """Sockets that may not come in get the answer 403 to their handshake."""
        address, limits = address_of(scope), self._limits
        places = {
            "sockets": limits.sockets,
            f"sockets of {address}": limits.sockets_of_address,
        }
        is_welcome = self._may_ask(Headers.from_scope(scope)) and self._desk.rates.allows(
            f"hellos {address}", limits.hellos_of_address
        )
        if not is_welcome or not self._desk.counts.enter(places):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._desk.counts.leave(places)


def address_of(scope: Any) -> str:
    """Who asks, as far as the network says: of an IPv6 address the part that one home has."""
    client = scope.get("client")
    text = "" if client is None else str(client[0])
    try:
        address = ip_address(text)
    except ValueError:
        return text
    return text if address.version == 4 else _home_of(address)


def _home_of(address: IPv6Address) -> str:
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, HOME_BITS), strict=False))


async def _parts(receive: Receive) -> Any:
    """The parts of a body, until its end or the end of the connection."""
    goes_on = True
    while goes_on:
        message = await receive()
        yield message.get("body", b"")
        goes_on = message["type"] == "http.request" and bool(message.get("more_body"))


def _check_json(headers: Headers, body: bytes) -> None:
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    try:
        if kind != "application/json" or not isinstance(strict_json.value(body), dict):
            raise NotJson
    except NotJson:
        raise Turned(Refused.BAD_MESSAGE, HTTPStatus.BAD_REQUEST) from None


def _again(body: bytes) -> Receive:
    """The body in one piece, and after it the end."""
    messages: Iterable[Any] = (
        {"type": "http.request", "body": body, "more_body": False},
        {"type": "http.disconnect"},
    )
    waiting = list(messages)

    async def receive() -> Any:
        return waiting.pop(0) if len(waiting) > 1 else waiting[0]

    return receive


async def _answer(send: Send, turned: Turned) -> None:
    body = msgspec.json.encode(Err(turned.code.value, retry=turned.code is Refused.RATE_LIMITED))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": turned.status.value, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
