"""Honours: four or five top trumps, or the four aces at no trump, in one hand."""

from __future__ import annotations

from typing import Any

import pytest

from honeymoon.rules.cards import CardSet, Suit
from honeymoon.rules.scoring.honours import honours_in
from tests.rules.helpers import (
    DD,
    ED,
    FAMILY_FOR_TWO,
    PL,
    PU,
    SE,
    TH,
    Hands,
    after_draw,
    at_play,
    bid_to,
    bury,
    cards,
    dealt,
    last_amounts,
    new_match,
    play,
    play_out,
)

NO_TEN = {0: "SAKQJ", 1: "ST"}


def honours(game: str, contract: str, hands: Hands, **options: Any) -> list[tuple[int, int]]:
    """Who scores honours in a deal that is played out, and how much."""
    match = play_out(at_play(game, contract, hands, **options))
    amounts = last_amounts(match)
    assert all(line == "above" for _, line, kind, _ in amounts if kind == "honours")
    return [(player, points) for player, _, kind, points in amounts if kind == "honours"]


# D3: contract, hands, who scores what. Seat 0 declares.
VECTORS: list[tuple[str, dict[int, str], list[tuple[int, int]]]] = [
    ("4S", NO_TEN, [(0, 100)]),
    ("4S", {0: "SAKQJT"}, [(0, 150)]),
    ("4S", {1: "SAKQT", 0: "SJ"}, [(1, 100)]),
    ("4S", {0: "SAKQ", 1: "SJT"}, []),
    ("4S", {0: "SKQJT", 1: "SA"}, [(0, 100)]),
    ("3NT", {0: "SA HA DA CA"}, [(0, 150)]),
    ("3NT", {1: "SA HA DA CA"}, [(1, 150)]),
    ("3NT", {0: "SA HA DA", 1: "CA"}, []),
    ("4H", {0: "SA HA DA CA", 1: "HKQ"}, []),
    ("3NT", {0: "SAKQJT", 1: "HA"}, []),
    ("4H", {0: "SAKQJT HJT", 1: "HAKQ"}, []),
]


@pytest.mark.rule("HM-28", "B-19", "B-20", "B-22")
@pytest.mark.parametrize("game", [PU, PL, SE, ED])
@pytest.mark.parametrize(("contract", "hands", "expected"), VECTORS)
def test_honours_go_to_the_one_hand_that_holds_them(
    game: str, contract: str, hands: dict[int, str], expected: list[tuple[int, int]]
) -> None:
    """Declarer's or defender's; five are 150 and not 250; aces count at no trump only."""
    assert honours(game, contract, hands) == expected


@pytest.mark.rule("HM-28", "B-22")
@pytest.mark.parametrize("trump", list(Suit))
def test_the_five_honours_are_ace_king_queen_jack_and_ten(trump: Suit) -> None:
    """Of trumps; a nine is none, and neither are the honours of another suit."""
    held = CardSet.of(cards(f"{trump}AKQJ"))
    assert honours_in(held, trump)[1] == 100
    assert honours_in(CardSet.of(cards(f"{trump}AKQT")), trump)[1] == 100
    assert honours_in(CardSet.of(cards(f"{trump}AKQ9")), trump)[1] == 0
    assert honours_in(CardSet.of(cards(f"{trump}AKQJT")), trump)[1] == 150
    assert honours_in(held, None)[1] == 0


@pytest.mark.rule("B-19")
def test_a_hand_and_its_dummy_do_not_add_up() -> None:
    """In semi-exposed, ♠AKQ in hand and ♠J10 in one's own dummy are nothing."""
    assert honours(SE, "4S", {0: "SAKQ", 3: "SJT"}) == []


@pytest.mark.rule("B-19", "B-20")
@pytest.mark.parametrize(("dummy", "owner"), [(3, 0), (2, 1)])
def test_a_dummys_honours_are_its_owners(dummy: int, owner: int) -> None:
    """In semi-exposed, of declarer's and of the defender's dummy."""
    assert honours(SE, "4S", {dummy: "SAKQJ", 1 - owner: "ST"}) == [(owner, 100)]


@pytest.mark.rule("B-20")
@pytest.mark.parametrize("declarer", [0, 1])
def test_the_shared_dummy_counts_for_declarer_and_the_fourth_hand_for_the_defender(
    declarer: int,
) -> None:
    """Whoever declares; with a dead fourth hand nobody gets its honours."""
    for hand, owner in ((2, declarer), (3, 1 - declarer)):
        hands = {hand: "SAKQJT"}
        assert honours(ED, "4S", hands, declarer=declarer) == [(owner, 150)]
    dead = {3: "SAKQJT"}
    assert honours(ED, "4S", dead, declarer=declarer, fourth_hand="dead") == []


@pytest.mark.rule("B-20", "HM-28")
def test_honours_count_though_the_contract_fails() -> None:
    """Seven spades with the five top trumps and nothing else."""
    match = play_out(at_play(PL, "7S", {0: "SAKQJT D2 C2", 1: "HAKQJT987"}))
    kinds = {kind: player for player, _, kind, _ in last_amounts(match)}
    assert kinds == {"undertricks": 1, "honours": 0}


@pytest.mark.rule("DD-51")
@pytest.mark.parametrize(("contract", "hands", "expected"), VECTORS)
def test_draw_and_discard_scores_no_honours(
    contract: str, hands: dict[int, str], expected: object
) -> None:
    """Whatever anybody holds."""
    assert honours(DD, contract, hands) == []


@pytest.mark.rule("HM-28")
@pytest.mark.parametrize("game", [*FAMILY_FOR_TWO, TH])
def test_honours_may_be_agreed_away(game: str) -> None:
    """The option `honours`."""
    assert honours(game, "4S", {0: "SAKQJT"}, honours=False) == []
    assert honours(game, "4S", {0: "SAKQJT"}) == [(0, 150)]


@pytest.mark.rule("B-58", "HM-28")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_three_handed_honours_go_to_the_holder_only(holder: int) -> None:
    """Not to the other defender too."""
    assert honours(TH, "4S", {holder: "SAKQJT"}) == [(holder, 150)]


@pytest.mark.rule("B-20")
def test_what_counts_is_the_hand_at_the_opening_lead() -> None:
    """Trumps from the stock count, trumps that were buried do not."""
    start = bid_to(dealt(new_match(TH), {0: "SAKQ"}, top="SJT C2 D2"), "4S")
    kept = play_out(bury(start, "-C2 -D2 -C3 -C6"))
    assert (0, "above", "honours", 150) in last_amounts(kept)
    buried = play_out(bury(start, "-SJ -ST -C3 -C6"))
    assert all(kind != "honours" for _, _, kind, _ in last_amounts(buried))


@pytest.mark.rule("B-20", "PU-05")
def test_in_pick_up_the_hand_after_the_draw_counts() -> None:
    """The last honour comes from the stock; without it there are three."""
    match = dealt(new_match(PU), {0: "SAKQ C2"}, top="SJ")
    taken = bid_to(after_draw(play(match, "take -C2")), "4S")
    assert (0, "above", "honours", 100) in last_amounts(play_out(taken))
    refused = bid_to(after_draw(match), "4S")
    assert all(kind != "honours" for _, _, kind, _ in last_amounts(play_out(refused)))


@pytest.mark.rule("B-20")
def test_nobody_scores_honours_in_a_deal_that_is_passed_out() -> None:
    """There is no trump suit."""
    match = play(dealt(new_match(PL), {0: "SA HA DA CA"}), "pass pass pass pass")
    assert match.scored[0].entries == ()


@pytest.mark.rule("B-18")
def test_honours_do_not_depend_on_vulnerability() -> None:
    """The same 100 after a game."""
    first = play_out(at_play(PL, "1S", NO_TEN))
    match = first
    while not match.sheet.vulnerable[0]:
        match = play_out(bid_to(dealt(match, {0: "SAKQJT98765432"}), "7S"))
        assert not match.is_over
    again = play_out(bid_to(dealt(match, NO_TEN), "1S"))
    honours_then = [amount for amount in last_amounts(again) if amount[2] == "honours"]
    assert honours_then == [amount for amount in last_amounts(first) if amount[2] == "honours"]
