"""What whoever runs a server decides about it."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from honeymoon.server.limits import Limits

DEFAULT = Limits()


@dataclass(frozen=True, slots=True)
class Settings:
    """``public_url`` is the address that people open, without a slash at its end.

    ``origins`` are further pages that may talk to the server, exactly as browsers write them.
    ``players`` are the computer players and programs that a table may name.
    """

    public_url: str
    origins: frozenset[str] = frozenset()
    players: frozenset[str] = frozenset()
    limits: Limits = DEFAULT

    @property
    def is_secure(self) -> bool:
        """Whether people come over TLS."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The pages that may ask for anything that changes something."""
        parts = urlsplit(self.public_url)
        return self.origins | {f"{parts.scheme}://{parts.netloc}"}
