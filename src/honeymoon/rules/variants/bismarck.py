"""Bismarck (BI-01…24): a contract chosen on four open cards, quotas, twelve deals."""

from honeymoon.rules.phases.choose_contract import ChooseContract
from honeymoon.rules.phases.dealing import Dealing, OpenCards
from honeymoon.rules.phases.exchange import Exchange
from honeymoon.rules.phases.play import Play
from honeymoon.rules.scoring.quota import QuotaSheet
from honeymoon.rules.variants.variant import Option, Options, Plan, Variant


def plan(options: Options) -> Plan:
    """Open four, choose, deal, exchange, play (BI-05…13; no British variants, BI-22)."""
    redeal = options["forgotten_discard"] == "redeal"
    exchange = Exchange(4, open_cards=True, lead_means_redeal=redeal)
    return (OpenCards(4), ChooseContract(), Dealing(16), exchange, Play(declarer_leads=True))


def sheet(options: Options) -> QuotaSheet:
    """An empty score sheet for three (BI-01)."""
    return QuotaSheet.empty(3)


BISMARCK = Variant(
    name="bismarck",
    seats=3,
    law=("BI",),
    options=(Option("forgotten_discard", ("redeal", "strict")),),
    plan=plan,
    sheet=sheet,
)
