"""Chance: fair, repeatable from a text, and in branches that do not disturb each other."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import copy
from hashlib import sha256

import pytest

from honeymoon.rules.cards import CARDS, parse_card
from honeymoon.shuffle import Chance, cut_for_dealer, highest_cut


def test_the_same_text_gives_the_same_deck() -> None:
    """A seed is repeatable, another seed gives another deck."""
    assert Chance.seeded("tea").deck() == Chance.seeded("tea").deck()
    assert Chance.seeded("tea").deck() != Chance.seeded("coffee").deck()


def test_the_stream_is_sha256_in_counter_mode() -> None:
    """The first bits are those of SHA-256(SHA-256(text) + counter), low bits first."""
    key = sha256(b"tea").digest()
    block = int.from_bytes(sha256(key + bytes(8)).digest(), "big")
    assert Chance.seeded("tea").getrandbits(100) == block & (1 << 100) - 1


def test_a_branch_does_not_move_its_parent() -> None:
    """What a computer player draws leaves the next deck as it was."""
    plain, disturbed = Chance.seeded("tea"), Chance.seeded("tea")
    disturbed.branch("player").deck()
    assert plain.deck() == disturbed.deck()
    assert plain.branch("a").deck() != plain.branch("b").deck()


def test_secret_decks_differ_and_hold_every_card() -> None:
    """Two secret generators do not give the same deck."""
    decks = {Chance.secret().deck() for _ in range(5)}
    assert len(decks) == 5
    assert all(sorted(deck) == list(CARDS) for deck in decks)


def test_each_card_is_on_top_equally_often() -> None:
    """Chi-squared over 52 cells stays under its 99.99 % bound for a fixed seed."""
    chance, rounds = Chance.seeded("fair"), 5200
    seen = Counter(chance.deck()[0] for _ in range(rounds))
    assert sum((seen[card] - 100) ** 2 / 100 for card in CARDS) < 100


def test_numbers_are_drawn_without_modulo_bias() -> None:
    """Three values of two bits: the fourth is rejected, so that all are equally likely."""
    chance = Chance.seeded("three")
    seen = Counter(chance.randrange(3) for _ in range(30_000))
    assert all(abs(seen[value] - 10_000) < 400 for value in range(3))


def test_a_generator_can_be_copied_and_set_back() -> None:
    """Copies go on alike; a state that was noted brings back what followed it."""
    chance = Chance.seeded("tea")
    chance.getrandbits(100)
    twin, state = copy(chance), chance.getstate()
    assert pickle.loads(pickle.dumps(chance)).deck() == twin.deck() == chance.deck()
    chance.setstate(state)
    first = chance.deck()
    chance.setstate(state)
    assert chance.deck() == first


def test_a_key_of_another_length_is_refused() -> None:
    """32 bytes and nothing else."""
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(b"short")
    with pytest.raises(ValueError, match="non-negative"):
        Chance.seeded("x").getrandbits(-1)


@pytest.mark.rule("HM-03")
def test_the_highest_cut_deals_and_suits_break_ties() -> None:
    """Rank first; of equal ranks spades, then hearts, diamonds, clubs (B-06)."""
    assert highest_cut((parse_card("CA"), parse_card("SK"))) == 0
    assert highest_cut((parse_card("HQ"), parse_card("SQ"))) == 1
    cards = cut_for_dealer(Chance.seeded("cut"), 3)
    assert len(set(cards)) == 3


@pytest.mark.rule("DD-03", "BI-02")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    """Each seat deals first about equally often."""
    chance = Chance.seeded("dealer")
    seen = Counter(chance.first_dealer(3) for _ in range(3000))
    assert all(abs(seen[seat] - 1000) < 120 for seat in range(3))
