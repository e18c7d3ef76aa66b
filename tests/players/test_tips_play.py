"""The cards of tips-1 where tricks are to be won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from honeymoon.rules.cards import Card, Rank, Suit, parse_card
from honeymoon.rules.contract import Contract
from honeymoon.rules.match import Match
from honeymoon.rules.tricks import trick_winner
from honeymoon.rules.view import View
from tests.players.advice import advice
from tests.players.tables import tips_deals
from tests.rules.helpers import BI, ED, GAMES, PL, SE, TH, at_play, play
from tests.scale import deals

# --- every last card to a trick, told apart from the view without the player's own words -----


@dataclass(frozen=True, slots=True)
class LastCard:
    """The last card to a trick: what lay there, whose it was so far, what could be played."""

    trick: tuple[Card, ...]
    trump: Suit | None
    was_own: bool
    choices: tuple[Card, ...]
    chosen: Card

    def wins(self, card: Card) -> bool:
        """Whether this card takes the trick."""
        return trick_winner((*self.trick, card), self.trump) == len(self.trick)


def last_cards(game: str, *, avoid: bool = False) -> Iterator[LastCard]:
    """The last cards to the tricks of some deals, forced ones left out."""
    for move in tips_deals(game, deals(25, 200), "last"):
        seen = move.view
        order, tokens = seen.fact("order"), seen.fact("trick")
        if seen.phase != "play" or len(seen.legal) == 1 or is_avoiding(seen) is not avoid:
            continue
        assert isinstance(order, tuple)
        assert isinstance(tokens, tuple)
        assert seen.contract is not None
        trick = tuple(parse_card(str(token)) for token in tokens)
        if len(trick) == len(order) - 1:
            choices = tuple(action.card for action in seen.legal)
            own = is_own(seen, order, trick)
            yield LastCard(trick, seen.contract.trump, own, choices, move.action.card)


def is_avoiding(seen: View) -> bool:
    """Whether the contract is one of avoiding tricks."""
    return bool(getattr(seen.contract, "avoid", False))


def is_own(seen: View, order: tuple[object, ...], trick: tuple[Card, ...]) -> bool:
    """Whether the trick is so far this seat's, or that of a seat on its side."""
    assert seen.contract is not None
    place = order.index(seen.fact("leader")) + trick_winner(trick, seen.contract.trump)
    hand = order[place % len(order)]
    assert isinstance(hand, int)
    owner, declarer = seen.hands[hand].owner, seen.contract.declarer
    if isinstance(seen.contract, Contract):
        return (owner == declarer) == (seen.seat == declarer)
    return owner == seen.seat


@pytest.mark.parametrize("game", GAMES)
def test_the_last_hand_wins_as_cheaply_as_it_can(game: str) -> None:
    """If it can win and its side is not winning yet, then with the lowest card that does."""
    found = [last for last in last_cards(game) if not last.was_own]
    winnable = [last for last in found if any(map(last.wins, last.choices))]
    assert len(winnable) >= 20
    for last in winnable:
        same_suit = [card for card in last.choices if card.suit is last.chosen.suit]
        assert last.wins(last.chosen)
        assert last.chosen == min(filter(last.wins, same_suit))


@pytest.mark.parametrize("game", GAMES)
def test_no_ace_falls_on_a_lost_trick(game: str) -> None:
    """Unless there is nothing but aces."""
    found = [last for last in last_cards(game) if not last.was_own]
    lost = [last for last in found if not any(map(last.wins, last.choices))]
    assert len(lost) >= 20
    for last in lost:
        rest = [card for card in last.choices if card.rank is not Rank.ACE]
        assert last.chosen.rank is not Rank.ACE or not rest


@pytest.mark.parametrize("game", [SE, ED, TH])
def test_a_trick_of_ones_own_side_is_not_taken_again(game: str) -> None:
    """The other hand's winner is left alone, unless every card beats it."""
    own = [last for last in last_cards(game) if last.was_own]
    assert len(own) >= 20
    for last in own:
        assert not last.wins(last.chosen) or all(map(last.wins, last.choices))


def test_for_oneself_nobody_else_is_winning() -> None:
    """With quotas each of the three is alone."""
    assert not [last for last in last_cards(BI) if last.was_own]


def test_the_last_hand_ducks_where_tricks_are_to_be_avoided() -> None:
    """With the highest card that loses; if all win, with the highest of all."""
    found = [last for last in last_cards(BI, avoid=True) if follows(last)]
    assert len(found) >= 20
    for last in found:
        losing = [card for card in last.choices if not last.wins(card)]
        assert last.chosen == max(losing or last.choices)


def follows(last: LastCard) -> bool:
    """Whether the hand has cards of the suit led."""
    return last.choices[0].suit is last.trick[0].suit


# --- leads -----------------------------------------------------------------------------------


def defending(contract: str, hand: str) -> Match:
    """Plain honeymoon, seat 0 to lead against seat 1."""
    return at_play(PL, contract, {0: hand}, declarer=1)


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("SKJ852 HA32 D432 C32", "S5"),
        ("SAQ9753 HA32 D32 C32", "S7"),
        ("SA32 HKT72 D432 C432", "H2"),
        ("SKQJ52 HA32 D432 C32", "SK"),
        ("SKQ752 HA32 D432 C32", "S5"),
    ],
)
def test_fourth_best_of_the_longest_suit_is_led_against_no_trump(hand: str, lead: str) -> None:
    """The top only of three touching honours."""
    assert advice(defending("1NT", hand)) == lead


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("SQJ752 H432 DA32 C32", "SQ"),
        ("SKQ52 H5432 DA32 C32", "SK"),
        ("SK9752 H432 DA32 C32", "S5"),
        ("SAK2 HKQJ65 DA532 C3", "D2"),
    ],
)
def test_top_of_a_sequence_is_led_against_a_suit(hand: str, lead: str) -> None:
    """Else fourth best or the lowest; a defender does not lead trumps, here hearts."""
    assert advice(defending("1H", hand)) == lead


def test_declarer_draws_trumps_while_holding_more() -> None:
    """Six to the ace, king, queen, then on until nobody else can have one."""
    hands = {0: "SAKQJ32 HA32 D32 CA2", 1: "ST98 H9876 D765 C765"}
    match = play(at_play(PL, "2S", hands), "C5 CA")
    assert advice(match) == "SA"
    match = play(match, "SA S8 SK S9 SQ ST")
    assert advice(match) == "SJ"


def test_a_defender_leads_no_trumps() -> None:
    """Not with the longest suit in them."""
    hands = {0: "SKQJ432 HA32 D32 C32", 1: "SAT98 H987 D765 C765"}
    assert advice(at_play(PL, "1S", hands, declarer=1))[0] != "S"


def test_sure_tricks_are_cashed_when_they_are_enough() -> None:
    """One more defeats the contract, so the ace of the short suit does not wait."""
    hands = {0: "SAKQJT9 HK65432 CA", 1: "S8765432 D765432"}
    match = at_play(PL, "1NT", hands, declarer=1)
    match = play(match, "SA S2 SK S3 SQ S4 SJ S5 ST S6 S9 S7")
    assert advice(match) == "CA"


# --- following -------------------------------------------------------------------------------


def led(card: str, hand: str, contract: str = "1NT") -> Match:
    """Plain honeymoon: seat 1 has led this card against seat 0, who has this hand."""
    return play(at_play(PL, contract, {0: hand, 1: card}), card)


@pytest.mark.parametrize(
    ("card", "hand", "answer"),
    [
        ("SJ", "SAQT2 HA32 DA32 C432", "SQ"),
        ("S9", "SAQT2 HA32 DA32 C432", "ST"),
        ("SA", "SKQT2 HA32 DA32 C432", "S2"),
        ("SK", "SAQT2 HA32 DA32 C432", "SA"),
    ],
)
def test_a_trick_is_won_by_the_lowest_winner_and_lost_by_the_lowest(
    card: str, hand: str, answer: str
) -> None:
    """The queen on the jack, the ten on the nine, the two under the ace."""
    assert advice(led(card, hand)) == answer


def test_a_void_hand_ruffs_low() -> None:
    """With the lowest trump."""
    assert advice(led("CA", "SAQT2 HA5432 DA432", "1S")) == "S2"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("SAKQ3 HK2 DAJ86542", "S3"),
        ("SK2 HJ32 DAJ865432", "H2"),
        ("SA HK2 DQJT9876543", "D3"),
    ],
)
def test_a_discard_keeps_aces_guards_and_the_long_suit(hand: str, answer: str) -> None:
    """The low card that guards nothing goes first; of a long suit when nothing else is free."""
    assert advice(led("CA", hand)) == answer


def test_second_hand_does_not_play_over_what_its_dummy_wins() -> None:
    """Declarer plays low from dummy with the queen in hand over a jack that cannot be beaten."""
    hands = {0: "SAQ2 HAKQ DAKQ CAKQJ", 2: "S543 H432 D432 C5432", 1: "SK76 H765 D765 CT987"}
    match = play(at_play(ED, "3NT", hands), "S6")
    assert advice(match) == "S3"


def test_a_fellow_defender_who_is_winning_is_left_alone() -> None:
    """Three players: no trump is wasted on the ace that the other defender has led."""
    hands = {0: "H98 DAKQJT98 C765432", 2: "SAKQ432"}
    match = at_play(TH, "1H", hands, declarer=1)
    assert advice(play(match, "SA"))[0] in "DC"
