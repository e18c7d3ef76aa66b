"""The counts of legal continuations, by models that share nothing with the engine."""

import json
from typing import Any

import pytest

from tests.golden import models
from tests.golden.counts import AUCTIONS, DEPTHS, TURNED, pick_ups
from tests.golden.engine_counts import count_calls, count_draws, count_pick_ups, start
from tests.golden.regenerate import FOLDER
from tests.scale import deals


def lines(name: str) -> list[str]:
    """The lines of a golden file."""
    return (FOLDER / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.rule("DD-20", "DD-22", "DD-24", "DD-25", "HM-10", "HM-11", "HM-12")
@pytest.mark.rule("B-01", "B-03", "B-52", "B-53")
def test_frozen_counts_of_calls_are_those_of_an_automaton() -> None:
    """One to five calls in each form of the auction."""
    expected = ["players auction_end calls sequences ended"]
    for _, option, players, closing, opening in AUCTIONS:
        for depth in DEPTHS:
            sequences, ended = models.calls(depth, players, closing, opening)
            expected.append(f"{players} {option} {depth} {sequences} {ended}")
    assert lines("auctions.txt") == expected


@pytest.mark.parametrize("auction", AUCTIONS, ids=lambda auction: f"{auction[2]} {auction[1]}")
def test_calls_played_one_by_one_come_to_the_same_counts(
    auction: tuple[str, str, int, int, int],
) -> None:
    """The frozen counts follow equal moments once; here each sequence is played by itself."""
    game, option, players, closing, opening = auction
    deal = start(game, {"auction_end": option})
    for depth in range(1, deals(3, 4) + 1):
        count = count_calls(deal, depth)
        expected = models.calls(depth, players, closing, opening)
        assert (count.sequences, count.ended) == expected


@pytest.mark.rule("DD-30", "DD-31", "DD-32", "HM-17", "HM-18", "HM-19", "B-42")
@pytest.mark.rule("BI-11", "BI-12", "SE-06")
@pytest.mark.parametrize("line", lines("short_decks.jsonl"))
def test_frozen_counts_of_plays_are_those_of_plain_lists(line: str) -> None:
    """The last tricks with two, three and four hands, with and without trumps."""
    position: dict[str, Any] = json.loads(line)
    hands = [hand.split() for hand in position["hands"]]
    table = models.Table(hands, position["players"], position["trump"])
    table.play_out(0, [], [])
    assert [count for _, count in sorted(table.plies.items())] == position["sequences"]
    assert [[list(won), count] for won, count in sorted(table.ends.items())] == position["tricks"]


def test_short_decks_have_two_three_and_four_hands_with_and_without_trumps() -> None:
    """The file covers what it is for."""
    positions = [json.loads(line) for line in lines("short_decks.jsonl")]
    kinds = {(len(position["hands"]), position["trump"] is None) for position in positions}
    assert kinds == {(hands, no_trump) for hands in (2, 3, 4) for no_trump in (True, False)}


@pytest.mark.rule("DD-08", "DD-10", "DD-11")
def test_each_turn_of_the_draw_doubles_the_histories() -> None:
    """Keep or reject, in every turn, and nothing else."""
    deal = start("draw-and-discard", {})
    for turns in range(1, 9):
        assert count_draws(deal, turns) == 2**turns


@pytest.mark.rule("PU-05", "PU-06", "PU-07", "B-31", "B-33", "B-34", "B-35", "B-36")
def test_frozen_counts_of_pick_ups_are_those_of_a_recursion() -> None:
    """How many turns somebody has depends on whose turn follows an offered card."""
    expected = ["refusal cards turns histories"]
    for refusal in ("turn-passes", "side-offer"):
        for cards in TURNED:
            histories = sorted(models.pick_ups(cards, refusal == "side-offer").items())
            expected += [f"{refusal} {cards} {number} {count}" for number, count in histories]
            assert sum(count for _, count in histories) == 27**cards
    assert lines("draws.txt") == expected


@pytest.mark.parametrize("refusal", ["turn-passes", "side-offer"])
def test_pick_ups_played_one_by_one_come_to_the_same_counts(refusal: str) -> None:
    """Two cards, every discard of each."""
    deal = start("pick-up", {"refusal": refusal})
    assert dict(count_pick_ups(deal, 24)) == pick_ups(refusal, 2)
