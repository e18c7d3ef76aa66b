"""3-Handed Honeymoon (3H-01…04): sixteen cards each, declarer takes the stock of four."""

from honeymoon.rules.phases.dealing import Dealing
from honeymoon.rules.phases.exchange import Exchange
from honeymoon.rules.phases.play import Play
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.variants.bridge_forms import (
    ALL_OTHERS,
    SCORING_OPTIONS,
    THREE_PASSES,
    auction,
    rubber,
)
from honeymoon.rules.variants.variant import Option, Options, Plan, Variant


def plan(options: Options) -> Plan:
    """Deal, auction, exchange, play (3H-01…04, B-50…57)."""
    return (Dealing(16), auction(options, 3), Exchange(4, open_cards=False), Play())


def sheet(options: Options) -> RubberSheet:
    """An empty score sheet for three, each for himself (3H-04, B-49, B-58, B-59)."""
    return rubber(options, 3)


THREE_HANDED = Variant(
    name="three-handed",
    seats=3,
    law=("3H", "HM"),
    options=(Option("auction_end", (ALL_OTHERS, THREE_PASSES)), *SCORING_OPTIONS),
    plan=plan,
    sheet=sheet,
    cut_for_deal=True,
)
