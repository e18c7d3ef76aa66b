"""How secrets travel: in a cookie for each place, or with a program in its own header."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie

from litestar.datastructures import Cookie

from honeymoon.server.seats import LONGEST_SECRET
from honeymoon.server.settings import Settings
from honeymoon.server.storage.badges import Badge

SECURE_PREFIX = "__Host-"
"""Browsers keep such a cookie only over TLS, for this one host and the whole of it."""
NAME = "honeymoon-"
MONTHS_13 = 400 * 24 * 3600
"""Seconds: no browser keeps a cookie longer."""
SCHEME = "bearer "


def cookie_for(settings: Settings, badge: Badge, token: str) -> Cookie:
    """The cookie that speaks for a place; no script can read it, no other site send it."""
    prefix = SECURE_PREFIX if settings.is_secure else ""
    return Cookie(
        key=f"{prefix}{NAME}{badge.table_id}.{badge.place}",
        value=token,
        path="/",
        max_age=MONTHS_13,
        secure=settings.is_secure,
        httponly=True,
        samesite="strict",
    )


def tokens_in(headers: Mapping[str, str], settings: Settings) -> tuple[str, ...]:
    """The secrets that a request brings, no more than one connection can have."""
    found = (*_from_cookies(headers, settings), *_from_program(headers))
    fitting = dict.fromkeys(token for token in found if 0 < len(token) <= LONGEST_SECRET)
    return tuple(fitting)[: settings.limits.seats_of_connection]


def _from_cookies(headers: Mapping[str, str], settings: Settings) -> Iterable[str]:
    wanted = (SECURE_PREFIX if settings.is_secure else "") + NAME
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(headers.get("cookie", ""))
    except CookieError:
        return ()
    return [morsel.value for name, morsel in jar.items() if name.startswith(wanted)]


def _from_program(headers: Mapping[str, str]) -> Iterable[str]:
    text = headers.get("authorization", "")
    if not text.lower().startswith(SCHEME):
        return ()
    return [part.strip() for part in text[len(SCHEME) :].split(",")]
