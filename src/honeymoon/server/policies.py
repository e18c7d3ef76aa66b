"""Who may use which route. A route without a policy is refused when the server is put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.handlers.base import BaseRouteHandler

from honeymoon.server.credentials import tokens_in
from honeymoon.server.desk import Desk
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.seats import HOST
from honeymoon.server.storage.badges import Badge

AnyConnection = ASGIConnection[Any, Any, Any, Any]
Policy = Callable[[Sequence[Badge]], bool]
POLICY = "policy"
BADGES = "badges"
POLICIES: dict[str, Policy] = {
    "anybody": lambda badges: True,
    "at-table": bool,
    "host": lambda badges: any(badge.place == HOST for badge in badges),
    # A connection is told by its closing code, which a page cannot read from a handshake.
    "socket": lambda badges: True,
}
"""Whether the places that somebody has at the table of the route are enough for it."""


async def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Find out what the asker holds, and refuse what that is not enough for."""
    desk: Desk = connection.app.state.desk
    table_id = connection.path_params.get("table_id")
    tokens = tokens_in(Headers.from_scope(connection.scope), desk.settings, table_id or "")
    held = await desk.seats.held(tokens)
    here = [badge for badge in held if table_id in (None, badge.table_id)]
    connection.scope["state"][BADGES] = here
    if not POLICIES[handler.opt[POLICY]](here):
        raise TableRefusal(Refused.UNAUTHORIZED)


def routes(app: Litestar) -> Iterator[tuple[str, str, BaseRouteHandler]]:
    """Every path with each of its methods, and what handles it."""
    for route in app.routes:
        for handler in _handlers(route):
            methods = getattr(handler, "http_methods", {"SOCKET"})
            yield from ((route.path, str(method), handler) for method in sorted(methods))


def _handlers(route: Any) -> Sequence[BaseRouteHandler]:
    found = getattr(route, "route_handlers", None)
    return [route.route_handler] if found is None else list(found)


def check_policies(app: Litestar) -> None:
    """Raises LookupError for a route that says nothing of who may use it."""
    for path, method, handler in routes(app):
        if method != "OPTIONS" and handler.opt.get(POLICY) not in POLICIES:
            raise LookupError(f"{method} {path}")
