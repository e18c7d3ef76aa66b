"""A player of any level: which skill belongs to which phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from honeymoon.players.bidding import call
from honeymoon.players.burying import bury
from honeymoon.players.card_play import play_card
from honeymoon.players.clock import Clock
from honeymoon.players.contract_choice import choose_contract
from honeymoon.players.decision import Decision
from honeymoon.players.drawing import keep_or_reject
from honeymoon.players.forgetting import forgotten
from honeymoon.players.level import Level
from honeymoon.players.open_play import play_open
from honeymoon.players.picking import lay_aside, take_or_refuse
from honeymoon.players.selfish_play import play_selfishly
from honeymoon.players.tips.player import Tips
from honeymoon.rules.actions import Action
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.view import View
from honeymoon.search import kernel, solving

Skill = Callable[[View, Level, Random, Clock], Decision]
"""How a decision of one sort is made."""
TIPS = Tips()
SMALL = 6, 6
"""Cards in a hand, of two and of more hands, up to which pure Python plays by worlds."""
FEW_WORLDS = 24
"""The most worlds that pure Python looks at."""
SLOW = ("exchange",)
"""Phases in which worlds would take pure Python minutes."""


@dataclass(frozen=True, slots=True)
class Skilled:
    """A named level."""

    name: str
    level: Level

    def get_ready(self) -> None:
        """Build what the first decision would have to wait for."""
        solving.get_ready()

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """One of ``view.legal``; raises ValueError where it is not this seat's decision."""
        return self.decide(view, clock, rng).action

    def decide(self, view: View, clock: Clock, rng: Random) -> Decision:
        """The action with its reasons; raises ValueError as ``choose`` does."""
        if not view.legal or view.phase is None:
            raise ValueError("another seat is to act")
        if len(view.legal) == 1:
            return Decision(view.legal[0], code="only")
        skill = self._skill(view)
        if skill is None:
            known = forgotten(view, self.level.remembers)
            return Decision(TIPS.choose(known, clock, rng), code="tips")
        return skill(view, _affordable(self.level), rng, clock)

    def reckons(self, view: View) -> bool:
        """Whether it reckons where there is a choice, rather than go by the texts' tips.

        What is public decides it: no hidden card does.
        """
        return self._skill(view) is not None

    def _skill(self, view: View) -> Skill | None:
        if view.phase in SLOW and not kernel.is_on():
            return None
        if view.phase == "play":
            return self._play(view)
        if view.phase is not None and view.phase in WITH_WORLDS:
            return WITH_WORLDS[view.phase] if self._imagines(view) else None
        return SKILLS.get(view.phase or "") if self.level.next_card else None

    def _imagines(self, view: View) -> bool:
        """Whether it imagines worlds before the play."""
        is_call = view.phase == "auction"
        too_many = is_call and len(view.hands) > self.level.call_hands
        return self.level.call_worlds > 0 and not too_many

    def _play(self, view: View) -> Skill | None:
        size = max(hand.size for hand in view.hands)
        if not kernel.is_on() and size > SMALL[len(view.hands) > 2]:
            return None
        if len(view.hands) == 2:
            return play_card
        if isinstance(view.contract, QuotaContract):
            return play_selfishly
        return play_open if size <= self.level.counts_out else None


def _affordable(level: Level) -> Level:
    """The level as it can be without the kernel: the same skills on fewer worlds."""
    if kernel.is_on():
        return level
    worlds = min(level.play_worlds, FEW_WORLDS)
    return replace(level, play_worlds=worlds, two_hands=1, counts_all=0, depth=1)


def _without_chance(decide: Callable[[View], Decision]) -> Skill:
    return lambda view, level, rng, clock: decide(view)


WITH_WORLDS: dict[str, Skill] = {
    "auction": call,
    "choose-contract": choose_contract,
    "exchange": bury,
}
"""The skills of levels that imagine worlds before the play."""
SKILLS: dict[str, Skill] = {
    "draw": _without_chance(keep_or_reject),
    "pick-up": _without_chance(take_or_refuse),
    "pick-up-discard": _without_chance(lay_aside),
}
"""The skills that need no more than the name of the phase."""
