"""What whoever runs a server decides about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from honeymoon.players.player import PLAYERS
from honeymoon.server.limits import Limits

DEFAULT = Limits()


@dataclass(frozen=True, slots=True)
class Settings:
    """``public_url`` is the address that people open, without a slash at its end.

    ``origins`` are further pages that may talk to the server, exactly as browsers write them.
    ``players`` are the computer players that a table may name; ``programs`` the outside
    programs, by the names that a table has for them, with their command lines.
    """

    public_url: str
    origins: frozenset[str] = frozenset()
    players: frozenset[str] = frozenset(PLAYERS)
    programs: Mapping[str, str] = field(default_factory=dict)
    limits: Limits = DEFAULT

    @property
    def everybody(self) -> frozenset[str]:
        """Who may sit at a table besides persons."""
        return self.players | self.programs.keys()

    @property
    def is_secure(self) -> bool:
        """Whether people come over TLS."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The pages that may ask for anything that changes something."""
        parts = urlsplit(self.public_url)
        return self.origins | {f"{parts.scheme}://{parts.netloc}"}
