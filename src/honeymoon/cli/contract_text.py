"""Contracts as people write them: ``3NTX``, ``3 nt doubled``, ``4♠xx``; read whole or not at all.

A suit's single letter is the English one, as in files, whatever the language is.
"""

from __future__ import annotations

import unicodedata

from honeymoon.rules.calls import Strain
from honeymoon.rules.cards import Suit
from honeymoon.rules.contract import (
    AVOID,
    SPADER,
    SPEL,
    VALFRI,
    Contract,
    Doubling,
    QuotaContract,
)

_SUIT_WORDS = {
    Suit.CLUBS: "c ♣ ♧ club clubs trebol treboles paus fiori",
    Suit.DIAMONDS: "d ♦ ♢ diamond diamonds diamante diamantes ouros quadri",
    Suit.HEARTS: "h ♥ ♡ heart hearts corazon corazones copas cuori",
    Suit.SPADES: "s ♠ ♤ spade spades pica picas espadas picche",
}
_NO_TRUMP_WORDS = "n nt notrump notrumps no-trump no-trumps sa st sintriunfo semtrunfo senzaatout"
_DOUBLING_WORDS = {
    Doubling.UNDOUBLED: "undoubled",
    Doubling.DOUBLED: "x double doubled dbl dbld doblo doblado contra comcontra contro concontro",
    Doubling.REDOUBLED: (
        "xx redouble redoubled rdbl rdbld redbl redoblo redoblado recontra comrecontra"
        " surcontro consurcontro"
    ),
}
SUITS: dict[str, Suit] = {
    word: suit for suit, words in _SUIT_WORDS.items() for word in words.split()
}
STRAINS: dict[str, Strain] = {
    **{word: Strain(suit) for word, suit in SUITS.items()},
    **dict.fromkeys(_NO_TRUMP_WORDS.split(), Strain.NT),
}
DOUBLINGS: dict[str, Doubling] = {
    "": Doubling.UNDOUBLED,
    **{word: state for state, words in _DOUBLING_WORDS.items() for word in words.split()},
}
FIXED: dict[str, QuotaContract] = {"spel": SPEL, "spader": SPADER, "pass": AVOID, "p": AVOID}


class ContractError(ValueError):
    """What cannot be read as a contract: ``code`` is the key of the reason, ``part`` the place."""

    def __init__(self, code: str, part: str) -> None:
        super().__init__(code, part)
        self.code = code
        self.part = part


def plain(text: str) -> str:
    """Lower case without spaces, accents and variation selectors."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("\ufe0f", ""))
    return "".join(sign for sign in apart if not unicodedata.combining(sign) and not sign.isspace())


def parse_contract(text: str) -> Contract:
    """The contract of seat 0 that this text means. Raises ContractError."""
    word = plain(text)
    level = word[:1]
    if level not in tuple("1234567"):
        raise ContractError("contract-level", text)
    strain, doubling = _strain_and_doubling(word[1:])
    return Contract(int(level), strain, doubling, 0)


def _strain_and_doubling(text: str) -> tuple[Strain, Doubling]:
    known = [word for word in STRAINS if text.startswith(word)]
    if not known:
        raise ContractError("contract-strain", text)
    for word in known:
        if text[len(word) :] in DOUBLINGS:
            return STRAINS[word], DOUBLINGS[text[len(word) :]]
    raise ContractError("contract-rest", text[len(max(known, key=len)) :])


def parse_quota_contract(text: str) -> QuotaContract:
    """The contract of seat 0 against quotas that this text means. Raises ContractError."""
    word = plain(text)
    if word in FIXED:
        return FIXED[word].by(0)
    suit = word.removeprefix("valfri").removeprefix(":")
    if not word.startswith("valfri") or suit not in SUITS:
        raise ContractError("contract-quota", text)
    return VALFRI[SUITS[suit]].by(0)
