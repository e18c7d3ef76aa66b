"""Draw and Discard Bridge (DD-01…55): nothing is dealt, everything is fixed by its text."""

from honeymoon.rules.phases.draw_and_discard import DrawAndDiscard
from honeymoon.rules.phases.play import Play
from honeymoon.rules.variants.bridge_forms import ALL_OTHERS, auction, rubber_for_two
from honeymoon.rules.variants.variant import Option, Options, Plan, Variant


def plan(options: Options) -> Plan:
    """Draw, auction, play (DD-03…06, DD-19, DD-28)."""
    return (DrawAndDiscard(), auction(options, 2), Play())


DRAW_AND_DISCARD = Variant(
    name="draw-and-discard",
    seats=2,
    law=("DD",),
    options=(
        Option("auction_end", (ALL_OTHERS,)),
        Option("honours", (False,)),
        Option("insult", (True,)),
        Option("penalties", ("standard",)),
        Option("rubber_bonus", ("two-games",)),
        Option("match", ("rubber",)),
    ),
    plan=plan,
    sheet=rubber_for_two,
)
