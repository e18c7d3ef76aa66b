"""How secrets travel: in a cookie for each place, or with a program in its own header."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
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
    return Cookie(
        key=name_of(settings, badge),
        value=token,
        path="/",
        max_age=MONTHS_13,
        secure=settings.is_secure,
        httponly=True,
        samesite="strict",
    )


def name_of(settings: Settings, badge: Badge) -> str:
    """What the cookie of a place is called."""
    return f"{_prefix(settings)}{badge.table_id}.{badge.place}"


def _prefix(settings: Settings) -> str:
    return (SECURE_PREFIX if settings.is_secure else "") + NAME


def cookie_to_forget(settings: Settings, name: str) -> Cookie:
    """A cookie of that name without a secret, which the browser drops at once."""
    place = Badge("", 0, 0)
    return replace(cookie_for(settings, place, ""), key=name, max_age=0)


def tokens_in(
    headers: Mapping[str, str], settings: Settings, table_id: str = ""
) -> tuple[str, ...]:
    """The secrets that a request brings, no more than one connection can have.

    Those of the table come first, then the newest: a browser sends its oldest cookies first.
    """
    cookies = list(reversed(_cookies(headers, settings).items()))
    here = [token for name, token in cookies if table_id and table_id in name]
    found = (*_from_program(headers), *here, *(token for _, token in cookies))
    fitting = dict.fromkeys(token for token in found if 0 < len(token) <= LONGEST_SECRET)
    return tuple(fitting)[: settings.limits.seats_of_connection]


def outworn(headers: Mapping[str, str], settings: Settings) -> tuple[str, ...]:
    """The names of the oldest cookies, which are more than one connection can use."""
    names = tuple(_cookies(headers, settings))
    return names[: max(0, len(names) - settings.limits.seats_of_connection)]


def _cookies(headers: Mapping[str, str], settings: Settings) -> dict[str, str]:
    """Ours by their names, in the order in which they come."""
    wanted = _prefix(settings)
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(headers.get("cookie", ""))
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in jar.items() if name.startswith(wanted)}


def _from_program(headers: Mapping[str, str]) -> Iterable[str]:
    text = headers.get("authorization", "")
    if not text.lower().startswith(SCHEME):
        return ()
    return [part.strip() for part in text[len(SCHEME) :].split(",")]
