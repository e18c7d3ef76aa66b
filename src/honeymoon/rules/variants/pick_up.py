"""Draw / Pick-Up Bridge (PU-01…10): thirteen cards each, then the stock card by card."""

from honeymoon.rules.phases.dealing import Dealing
from honeymoon.rules.phases.pick_up import PickUp
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
    """Deal, pick up, auction, play (PU-01, PU-09, PU-10)."""
    draw = PickUp(
        open_look=options["look"] == "open", side_offer=options["refusal"] == "side-offer"
    )
    return (Dealing(13), draw, auction(options, 2), Play())


PICK_UP = Variant(
    name="pick-up",
    seats=2,
    law=("PU", "HM"),
    options=(
        Option("auction_end", (THREE_PASSES, ALL_OTHERS)),
        Option("look", ("open", "private")),
        Option("refusal", ("turn-passes", "side-offer")),
        *SCORING_OPTIONS,
    ),
    plan=plan,
    sheet=rubber_for_two,
    cut_for_deal=True,
)
