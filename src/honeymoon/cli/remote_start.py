"""How a terminal comes to a seat on a server: by a link, or at a table that it sets up there."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from honeymoon.cli.common import Refusal, file_reason, quoted
from honeymoon.cli.play_seats import SeatPlan
from honeymoon.cli.remote_http import (
    Away,
    Link,
    Refused,
    Strange,
    claimed,
    link_of,
    new_table,
    server_of,
    version_of,
)
from honeymoon.cli.remote_keep import Held, Unreadable, file_of, held_of, read, write
from honeymoon.cli.save_file import data_folder
from honeymoon.locales import Texts
from honeymoon.players.outside import PREFIX
from honeymoon.rules.variants.variant import Options, Variant

NEEDED = ("msgspec", "websockets")
"""The packages that a terminal needs for a table on a server."""
NOT_INSTALLED = 3
"""The exit status where they are missing."""


def check_installed(texts: Texts) -> None:
    """Raises Refusal where packages are missing."""
    if not all(map(find_spec, NEEDED)):
        raise Refusal(texts("remote-not-installed"), NOT_INSTALLED)


def read_link(texts: Texts, text: str) -> Link:
    """The link to a seat; its secret is in no sentence. Raises Refusal."""
    try:
        return link_of(text)
    except ValueError:
        shown = quoted(text.partition("#")[0].strip())
        raise Refusal(texts("remote-link", text=shown)) from None


def read_server(texts: Texts, text: str) -> str:
    """The address of a server. Raises Refusal."""
    try:
        return server_of(text)
    except ValueError:
        shown = quoted(text.partition("#")[0])
        raise Refusal(texts("remote-server", text=shown)) from None


def seat_of(texts: Texts, link: Link) -> Held:
    """The seat of a link: held here already, or taken now and kept. Raises Refusal."""
    file = file_of(data_folder(os.environ), link)
    held = _kept(texts, file)
    _check_version(texts, link.server)
    return held or _taken(texts, link, file)


def set_up(texts: Texts, server: str, terms: Mapping[str, Any]) -> tuple[Held, Link, list[Link]]:
    """A new table: the seat of its first person, that seat's link and those of the others.

    Raises Refusal.
    """
    _check_version(texts, server)
    try:
        host, links = new_table(server, terms)
    except (Away, Strange, Refused) as wrong:
        raise _refusal(texts, server, wrong, "remote-table-refused") from None
    own, *others = links
    return _taken(texts, own, file_of(data_folder(os.environ), own), host), own, others


def terms_of(
    texts: Texts, variant: Variant, options: Options, seats: Sequence[SeatPlan], hints: bool
) -> dict[str, Any]:
    """What a table is set up with: hints where nobody else could mind. Raises Refusal."""
    if any(plan.player.startswith(PREFIX) for plan in seats):
        raise Refusal(texts("remote-program"))
    persons = sum(plan.is_person for plan in seats)
    return {
        "game": variant.name,
        "options": variant.changed(options),
        "seats": [plan.player for plan in seats],
        "hints": hints or persons == 1,
    }


def _kept(texts: Texts, file: Path) -> Held | None:
    try:
        return read(file)
    except Unreadable:
        raise Refusal(texts("remote-kept-unreadable", file=str(file)), 1) from None
    except OSError as wrong:
        reason = file_reason(texts, wrong)
        raise Refusal(texts("record-unreadable", file=str(file), reason=reason), 1) from None


def _check_version(texts: Texts, server: str) -> None:
    """Before anything is taken: a server of another version is told from one that is away."""
    from honeymoon.protocol.messages import PROTOCOL

    try:
        theirs = version_of(server)
    except (Away, Strange) as wrong:
        raise _refusal(texts, server, wrong, "") from None
    if theirs != PROTOCOL:
        sentence = texts("remote-other-version", server=server, theirs=theirs, ours=PROTOCOL)
        raise Refusal(sentence, 1)


def _taken(texts: Texts, link: Link, file: Path, host: Mapping[str, Any] | None = None) -> Held:
    """The seat, taken and kept; a file that cannot be written is found out before."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = held_of(link.server, claimed(link), host)
        write(file, held)
    except (Away, Strange, Refused, Unreadable) as wrong:
        raise _refusal(texts, link.server, wrong, "remote-opens-nothing") from None
    except OSError as wrong:
        reason = file_reason(texts, wrong)
        raise Refusal(texts("remote-kept-failed", file=str(file), reason=reason), 1) from None
    return held


def _refusal(texts: Texts, server: str, wrong: Exception, refused: str) -> Refusal:
    """The sentence for what a server answered, or that it did not."""
    if isinstance(wrong, Refused):
        return Refusal(texts(refused, server=server, code=wrong.code), 1)
    key = "remote-away" if isinstance(wrong, Away) else "remote-not-honeymoon"
    return Refusal(texts(key, server=server), 1)
