"""Names that people give themselves: of one form, short, and nothing that can steer a screen."""

from __future__ import annotations

import unicodedata

from honeymoon.server.errors import Refused, TableRefusal

LONGEST = 30
"""Characters of a name."""


def clean_name(text: str) -> str:
    """The name in normal form C, outer spaces cut. Raises TableRefusal for one that is none."""
    try:
        name = unicodedata.normalize("NFC", text).strip()
    except UnicodeError:
        raise TableRefusal(Refused.NAME) from None
    if len(name) > LONGEST or any(_steers(character) for character in name):
        raise TableRefusal(Refused.NAME)
    return name


def _steers(character: str) -> bool:
    """Whether it is a control or format character, a surrogate, or ends a line."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
