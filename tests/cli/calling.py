"""Calling the commands inside the test's own process."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from honeymoon.cli.main import run

LANGUAGES = ("en", "es", "pt", "it")
GAMES = (
    "draw-and-discard",
    "pick-up",
    "plain",
    "semi-exposed",
    "exposed",
    "three-handed",
    "bismarck",
)
ENGLISH = re.compile(
    r"\b(tricks?|dealers?|hands?|spades?|hearts?|diamonds?|clubs?|bids?|calls?|doubled?|redoubled?"
    r"|overtricks?|undertricks?|declarers?|defenders?|scores?|scored|games?|players?|above|below"
    r"|line|lead|led|deals?|dealt|won|wins?|needed|made|down|trumps?|stock|discards?|discarded"
    r"|cards?|the|of|with|and|is|are|not|by|no trump|part-score|finished|match has)\b",
    re.IGNORECASE,
)
"""Words that only an English sentence holds."""
NAMES = re.compile(
    "|".join((*GAMES, "Draw and Discard", "3-Handed", "Semi-Exposed Dummy", "Exposed Dummy"))
    + r"|\b(?:beginner|club|strong|expert)(?:-\d)?\b|\w+=[\w-]+|honeymoon \w+|--[\w-]+|\[[\w.-]+\]"
)
"""Names of games, levels, options and commands, and codes: the same in every language."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of the standard output."""
        return self.out.splitlines()


def call(capsys: pytest.CaptureFixture[str], *words: str) -> Answer:
    """Carry out ``honeymoon WORDS…``."""
    status = run(words)
    out, err = capsys.readouterr()
    return Answer(status, out, err)


def english_words(text: str) -> set[str]:
    """The English words that stand in a text, names left out."""
    return {found[0].lower() for found in ENGLISH.finditer(NAMES.sub("", text))}
