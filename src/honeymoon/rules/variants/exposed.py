"""Exposed Dummy, also Schafkopf Bridge (ED-01…04): one open dummy for whoever declares."""

from honeymoon.rules.phases.dealing import Dealing, DummyRules
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
    """Deal with the shared dummy and the fourth hand, auction, play (ED-01…04, B-44)."""
    fourth = "nobody" if options["fourth_hand"] == "dead" else "defender"
    dummies = (DummyRules("declarer", "everybody"), DummyRules(fourth))
    return (Dealing(13, dummies), auction(options, 2), Play())


EXPOSED = Variant(
    name="exposed",
    seats=2,
    law=("ED", "HM"),
    options=(
        Option("auction_end", (THREE_PASSES, ALL_OTHERS)),
        Option("fourth_hand", ("defender", "dead")),
        *SCORING_OPTIONS,
    ),
    plan=plan,
    sheet=rubber_for_two,
    cut_for_deal=True,
)
