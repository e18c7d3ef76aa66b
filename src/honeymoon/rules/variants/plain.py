"""Plain Honeymoon (PL-01…04): thirteen cards each, twenty-six never seen, no draw."""

from honeymoon.rules.phases.dealing import Dealing
from honeymoon.rules.phases.play import Play
from honeymoon.rules.variants.bridge_forms import (
    ALL_OTHERS,
    SCORING_OPTIONS,
    THREE_PASSES,
    auction,
    rubber_for_two,
)
from honeymoon.rules.variants.variant import Option, Options, Plan, Variant


def plan(options: Options) -> Plan:
    """Deal, auction, play (PL-01…04)."""
    return (Dealing(13), auction(options, 2), Play())


PLAIN = Variant(
    name="plain",
    seats=2,
    law=("PL", "HM"),
    options=(Option("auction_end", (THREE_PASSES, ALL_OTHERS)), *SCORING_OPTIONS),
    plan=plan,
    sheet=rubber_for_two,
    cut_for_deal=True,
)
