"""Letters that only look like those of a token are not read as it."""

import pytest

from honeymoon.rules.actions import parse_action
from honeymoon.rules.cards import parse_card
from honeymoon.rules.errors import NotationError

LOOKALIKES = (
    "\u212aeep",
    "ta\u212ae",
    "\u017fA",
    "A\u017f",
    "\u017fpel",
    "pa\u017f\u017f",
    "1\u017f",
)
"""The sign of the kelvin, whose small letter is k, and the long s, whose capital is S."""


@pytest.mark.parametrize("token", LOOKALIKES)
def test_lookalike_letters_are_no_token(token: str) -> None:
    """Upper and lower case are alike for the letters of the alphabet alone."""
    with pytest.raises(NotationError):
        parse_action(token)


@pytest.mark.parametrize("card", ["\u017fA", "A\u017f", "\uff33A", "S\uff21", "\u2664A", "S\u0661"])
def test_lookalike_letters_are_no_card(card: str) -> None:
    """Nor are wide letters, outlined suits and digits of other scripts."""
    with pytest.raises(NotationError):
        parse_card(card)
