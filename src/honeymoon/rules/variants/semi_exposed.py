"""Semi-Exposed Dummy (SE-01…06): a hand and a dummy for each of two players."""

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
    """Deal with two dummies, auction, play (SE-01, SE-02, SE-05, B-39, B-40, B-48)."""
    seen_by = "everybody" if options["reveal"] == "from-deal" else str(options["preview"])
    dummies = (DummyRules("dealer", seen_by), DummyRules("non-dealer", seen_by))
    return (Dealing(13, dummies), auction(options, 2), Play())


SEMI_EXPOSED = Variant(
    name="semi-exposed",
    seats=2,
    law=("SE", "HM"),
    options=(
        Option("auction_end", (THREE_PASSES, ALL_OTHERS)),
        Option("reveal", ("after-lead", "from-deal")),
        Option("preview", ("nobody", "owner")),
        *SCORING_OPTIONS,
    ),
    plan=plan,
    sheet=rubber_for_two,
    conflict=(("reveal", "from-deal"), ("preview", "owner")),
    cut_for_deal=True,
)
