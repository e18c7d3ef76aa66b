"""Texts that are nearly what they should be."""

from __future__ import annotations

from random import Random

PIECES = ['"', "{", "}", "[", "]", ":", ",", "\\", "\\ud800", "\0", "é", "\u202e", "1e999", "NaN"]
PIECES += ["-1", "true", "null", "9" * 400, "k", "pass", "7NT", "SA", "-", "0", " ", "\ud800"]


def mangled(rng: Random, text: str) -> str:
    """The text with up to three places changed."""
    for _ in range(rng.randint(0, 3)):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice([0, 0, 1, 2, 8]))
        text = text[:start] + rng.choice([*PIECES, text[start:end] * 2]) + text[end:]
    return text
