"""What the bridge forms share: their options and what these make of auction and scoring."""

from __future__ import annotations

from honeymoon.rules.phases.auction import Auction
from honeymoon.rules.scoring.deal_score import DealTerms
from honeymoon.rules.scoring.rubber import RubberSheet, RubberTerms
from honeymoon.rules.variants.variant import Option, Options

ALL_OTHERS, THREE_PASSES = "all-others", "three-passes"
SCORING_OPTIONS = (
    Option("honours", (True, False)),
    Option("insult", (True, False)),
    Option("penalties", ("standard", "glossary")),
    Option("rubber_bonus", ("two-games", "higher-total")),
    Option("match", ("rubber", "single-game")),
)
"""The scoring options of the Honeymoon family (rules.md section 0)."""


def auction(options: Options, seats: int) -> Auction:
    """One pass of every other player ends it, or three passes, four at the start (B-01, B-52).

    All forms have the same ladder of bids (HM-07).
    """
    if options["auction_end"] == ALL_OTHERS:
        return Auction(closing_passes=seats - 1, opening_passes=seats)
    return Auction(closing_passes=3, opening_passes=4)


def rubber(options: Options, seats: int) -> RubberSheet:
    """An empty score sheet under these options (DD-07, HM-07, HM-21)."""
    terms = RubberTerms(
        honours=options.flag("honours"),
        deal=DealTerms(options.flag("insult"), options["penalties"] == "glossary"),
        bonus_to_higher_total=options["rubber_bonus"] == "higher-total",
        single_game=options["match"] == "single-game",
    )
    return RubberSheet.empty(seats, terms)


def rubber_for_two(options: Options) -> RubberSheet:
    """An empty score sheet for two players, each alone (DD-01, HM-01)."""
    return rubber(options, 2)
