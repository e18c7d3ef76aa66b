"""Hands that play for themselves: the kernel does what pure Python does, card for card."""

from __future__ import annotations

from random import Random

import pytest

from honeymoon.rules.cards import CardSet, Suit, parse_card
from honeymoon.search import selfish
from honeymoon.search.sides_reference import OpenHands
from tests.scale import deals
from tests.search.test_sides import random_table

QUOTAS = (8, 5, 3)


def quota_scores(rng: Random, places: int) -> list[list[int]]:
    """What tricks are worth: those beyond a quota, or now and then any values."""
    if rng.random() < 0.5:
        return [[tricks - QUOTAS[at % 3] for tricks in range(17)] for at in range(places)]
    return [[rng.randint(-3, 3) for _ in range(17)] for _ in range(places)]


@pytest.mark.parametrize(("places", "size"), [(3, 2), (3, 3), (4, 2)])
def test_kernel_and_pure_python_agree(
    places: int, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every moment of a trick, searched to the end and not."""
    rng = Random(places * 10 + size)
    for number in range(deals(30, 600)):
        position = random_table(rng, places, size, number % places)
        scores, depth = quota_scores(rng, places), rng.randint(0, size)
        won = tuple(rng.randint(0, 2) for _ in range(places))
        monkeypatch.delenv("HONEYMOON_KERNEL", raising=False)
        found = selfish.card_values(position, won, scores, depth)
        monkeypatch.setenv("HONEYMOON_KERNEL", "off")
        assert selfish.card_values(position, won, scores, depth) == found
        assert all(sum(tricks) == sum(won) + position.left for tricks in found.values())


def test_whoever_needs_no_trick_lets_another_have_it() -> None:
    """A hand that wants no tricks keeps its ace off the king; one that wants them takes both."""
    hands = tuple(CardSet.of(map(parse_card, text.split())) for text in ("SK H2", "SA S3", "S4 HA"))
    position = OpenHands(hands, (True, False, False), None, 0)
    greedy, shy = [0, 1, 2, 3], [0, -1, -2, -3]
    values = selfish.card_values(position, (0, 0, 0), [greedy, shy, greedy], 2)
    assert values[parse_card("SK")] == (1, 0, 1)
    values = selfish.card_values(position, (0, 0, 0), [greedy] * 3, 2)
    assert values[parse_card("SK")] == (0, 2, 0)


def plain(text: str, trick: str, wants: str, trump: Suit | None = None) -> str:
    """What the plain rule plays from the first hand, to a trick that others have begun."""
    hands = tuple(CardSet.of(map(parse_card, hand.split())) for hand in text.split(" | "))
    played = tuple(map(parse_card, trick.split()))
    position = OpenHands(hands, (True, False, False), trump, -len(played) % 3, played)
    scores = [list(range(9)) if want == "+" else list(range(9, 0, -1)) for want in wants]
    return str(selfish._plain(position, (0, 0, 0), scores))


@pytest.mark.parametrize(
    ("text", "trick", "wants", "trump", "card"),
    [
        ("SA S2 | S3 S4 | S5 S6", "", "+++", None, "SA"),
        ("SK S2 | SA S4 | S5 S6", "", "+++", None, "S2"),
        ("SA H2 | H3 H4 | S5 S6", "", "+++", Suit.HEARTS, "H2"),
        ("SK SJ | S2 S3 | S4", "ST", "+++", None, "SJ"),
        ("SK SJ | SQ S3 | S4", "ST", "+++", None, "SK"),
        ("SK SJ | SA S3 | S4", "ST", "+++", None, "SJ"),
        ("SA S2 | S3 S4 | S5 S6", "", "-++", None, "S2"),
        ("SQ S9 S2 | S3 S4 SA | S5 S6", "SJ", "-++", None, "S9"),
        ("SA SK | S3 S4 | S5", "SJ", "-++", None, "SK"),
        ("SA SK | S4 | S5", "S2 S3", "-++", None, "SA"),
        ("CA H3 | S4 H9 | S5 H8", "S2 S3", "-++", None, "CA"),
    ],
)
def test_the_plain_rule(text: str, trick: str, wants: str, trump: Suit | None, card: str) -> None:
    """Sure tricks are taken and others saved for; who wants none ducks under."""
    assert plain(text, trick, wants, trump) == card


def test_a_full_deal_is_played_out_after_a_few_tricks() -> None:
    """Thirteen tricks are too many to search; the limit is in tricks."""
    position = random_table(Random(3), 3, 13, 0)._replace(trump=Suit.HEARTS)
    scores = [[tricks - quota for tricks in range(17)] for quota in QUOTAS]
    found = selfish.card_values(position, (0, 0, 0), scores, 1)
    assert set(found) == set(position.legal)
    assert all(sum(tricks) == 13 for tricks in found.values())


@pytest.mark.parametrize(
    ("won", "scores", "depth"),
    [
        ((0, 0), [[0] * 9] * 3, 1),
        ((0, 0, 0), [[0] * 2] * 3, 1),
        ((0, 0, 0), [[0] * 9] * 3, -1),
        ((0, 0, 0), [[0] * 9] * 2, 1),
    ],
)
def test_scores_must_fit_the_tricks(
    won: tuple[int, ...], scores: list[list[int]], depth: int
) -> None:
    """A place without a score, or a number of tricks without a worth."""
    with pytest.raises(ValueError, match=r"scores|depth"):
        selfish.card_values(random_table(Random(4), 3, 3, 0), won, scores, depth)
