"""Who may speak for a seat: whoever has its secret, and nobody else.

A link brings a secret to a person in the part of an address that is never sent. The first to
claim it gets another one, and the link is worth nothing after that. The database has only
hashes. Each time a seat changes hands its epoch goes up, and what belonged to an earlier one
is refused.
"""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection

from honeymoon.rules.events import SPECTATOR, Seat
from honeymoon.server.storage import badges
from honeymoon.server.storage.badges import Badge
from honeymoon.server.storage.log import Log
from honeymoon.server.storage.statements import is_as_long

HOST: Seat = -2
"""The place of whoever set the table up: no seat, but it gives the seats out."""
TOKEN_BYTES = 32
CODE_BYTES = 20
LONGEST_SECRET = 64


def new_token() -> str:
    """256 bits of the operating system's, as they stand in links and cookies."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    """160 bits as a person can copy them: eight groups of four letters and digits."""
    text = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
    return "-".join(text[place : place + 4] for place in range(0, len(text), 4))


def code_as_written(text: str) -> str:
    """The code however a person writes it."""
    plain = "".join(text.upper().split()).replace("-", "")
    return "-".join(plain[place : place + 4] for place in range(0, len(plain), 4))


def hashed(secret: str) -> bytes:
    """What is kept of a secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def link_of(public_url: str, token: str) -> str:
    """The address that a person opens; what follows the # stays in the browser."""
    return f"{public_url}/join#{token}"


class Claimed(NamedTuple):
    """A seat's new holder, with the secrets that nobody is told again."""

    badge: Badge
    token: str
    code: str


@dataclass(frozen=True, slots=True)
class Seats:
    """The places of all tables and who holds them, in the database of the log."""

    log: Log
    new_token: Callable[[], str] = new_token
    new_code: Callable[[], str] = new_code

    async def set_up(self, table_id: str, seats: Sequence[Seat]) -> tuple[Claimed, dict[Seat, str]]:
        """The place of the host, held at once, and a link's token for each of the seats."""
        token, code = self.new_token(), self.new_code()
        links = {seat: self.new_token() for seat in seats}
        hashes = {seat: hashed(link) for seat, link in links.items()}
        await self.log.ask(
            lambda connection: badges.set_up(
                connection, Badge(table_id, HOST, 0), hashed(token), hashed(code), hashes
            )
        )
        return Claimed(Badge(table_id, HOST, 0), token, code), links

    async def claim(self, link: str) -> Claimed | None:
        """Take what the link leads to, once; None where it leads nowhere (any more).

        A link for those who watch is not used up: its token is theirs.
        """
        watched = await self._watched(link)
        if watched is not None:
            return Claimed(watched, link, "")
        token, code = self.new_token(), self.new_code()
        badge = await self.log.ask(
            lambda connection: badges.claim(connection, hashed(link), hashed(token), hashed(code))
        )
        return None if badge is None else Claimed(badge, token, code)

    async def _watched(self, token: str) -> Badge | None:
        held = await self.held((token,))
        return next((badge for badge in held if badge.place == SPECTATOR), None)

    async def recover(self, code: str) -> Claimed | None:
        """Move a seat to another device: all its secrets are new and the old ones worth nothing."""
        token, new = self.new_token(), self.new_code()
        old = hashed(code_as_written(code))
        badge = await self.log.ask(
            lambda connection: badges.recover(connection, old, hashed(token), hashed(new))
        )
        return None if badge is None else Claimed(badge, token, new)

    async def renew(self, table_id: str, seat: Seat, link: str | None) -> int:
        """Take a place away from whoever has it or its link; the epoch after it.

        ``link`` is the secret of a new link, None where there is to be none. Raises KeyError
        where there is no such place.
        """
        kept = None if link is None else hashed(link)
        return await self.log.ask(lambda connection: badges.renew(connection, table_id, seat, kept))

    async def renew_at(
        self, length: int, table_id: str, seat: Seat, link: str | None
    ) -> int | None:
        """The same, if the table's log has still so many events; else None and nothing is done."""
        kept = None if link is None else hashed(link)

        def work(connection: Connection) -> int | None:
            if not is_as_long(connection, table_id, length):
                return None
            return badges.renew(connection, table_id, seat, kept)

        return await self.log.ask(work)

    async def renew_watching(self, table_id: str, token: str | None) -> int:
        """The secret of all who watch, None where nobody is to; earlier ones are worth nothing."""
        kept = None if token is None else hashed(token)
        return await self.log.ask(
            lambda connection: badges.renew_watching(connection, table_id, SPECTATOR, kept)
        )

    async def held(self, tokens: Sequence[str]) -> tuple[Badge, ...]:
        """The places that these secrets open; what opens nothing is left out."""
        hashes = tuple({hashed(token) for token in tokens if len(token) <= LONGEST_SECRET})
        if not hashes:
            return ()
        return await self.log.ask(lambda connection: badges.held(connection, hashes))

    async def epochs(self, table_id: str) -> dict[Seat, int]:
        """The present epoch of each place of a table."""
        return await self.log.ask(lambda connection: badges.epochs(connection, table_id))
