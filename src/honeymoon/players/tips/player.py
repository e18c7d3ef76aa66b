"""The player itself: which advice belongs to which phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from honeymoon.players.clock import Clock
from honeymoon.players.tips.auction import call
from honeymoon.players.tips.avoid import avoid
from honeymoon.players.tips.contract_choice import choose_contract
from honeymoon.players.tips.draw import keep_or_reject, lay_aside, take_or_refuse
from honeymoon.players.tips.exchange import bury
from honeymoon.players.tips.follow import follow
from honeymoon.players.tips.lead import lead
from honeymoon.players.tips.table import table
from honeymoon.rules.actions import PLAY_CARD, Action
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.view import View


@dataclass(frozen=True, slots=True)
class Tips:
    """Plays by the texts' own tips."""

    name: str = "tips-1"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """The advised action; raises ValueError where it is not this seat's decision."""
        if not view.legal or view.phase is None:
            raise ValueError("another seat is to act")
        return view.legal[0] if len(view.legal) == 1 else _ADVICE[view.phase](view)


def play_card(view: View) -> Action:
    """The card for this trick, to win it or to avoid it."""
    now, contract = table(view), view.contract
    if isinstance(contract, QuotaContract) and contract.avoid:
        return PLAY_CARD[avoid(now)]
    return PLAY_CARD[lead(now) if now.led is None else follow(now, now.led)]


_ADVICE: dict[str, Callable[[View], Action]] = {
    "draw": keep_or_reject,
    "pick-up": take_or_refuse,
    "pick-up-discard": lay_aside,
    "auction": call,
    "choose-contract": choose_contract,
    "exchange": bury,
    "play": play_card,
}
