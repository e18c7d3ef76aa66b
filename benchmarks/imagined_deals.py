"""A deal as a search over information sets needs it: what a seat knows, and deals that fit it."""

from __future__ import annotations

from random import Random

from honeymoon.players.arena_points import duplicate_points, margin
from honeymoon.rules.deal import Deal
from honeymoon.rules.view import view
from honeymoon.search.imagination import Imagination, World

AHEAD = 16
"""Worlds that are drawn at once."""


def information(deal: Deal, seat: int) -> str:
    """All that the seat knows, as a text: equal texts are one information set.

    For games in which a seat's secrets are the cards it holds, laid aside and looks at.
    """
    position = deal.position
    looks = "" if deal.phase is None else deal.phase.observe(position, seat).get("card")
    own = int(position.hands[seat]), int(position.discards[seat])
    return f"{seat} {own} {looks} {bytes(deal.actions).hex()}"


def points(deal: Deal) -> list[float]:
    """For each of two seats its points less the other's, as duplicate bridge has them."""
    sheet = deal.position.sheet
    entries, after = sheet.after(deal.result())
    each = duplicate_points(entries, sheet, after, len(deal.position.tricks))
    return [margin(each, seat) for seat in range(len(each))]


class Imagined:
    """Deals that the seat to act cannot tell from this one, each as likely as any other."""

    def __init__(self, deal: Deal, rng: Random) -> None:
        seat = deal.to_act
        if seat is None:
            raise ValueError("the deal is over")
        self.deal = deal
        self._imagination = Imagination(view(deal, seat))
        self._rng = rng
        self._worlds: list[World] = []

    def draw(self) -> Deal:
        """One of them."""
        if not self._worlds:
            self._worlds = self._imagination.draw(AHEAD, self._rng)
        world = self._worlds.pop()
        if self.deal.position.stock:
            return self._imagination.deal(world, self._rng)
        return self._with(world)

    def _with(self, world: World) -> Deal:
        """The deal with its hidden cards so, its history of hidden cards as it was.

        With the stock used up nothing that is still to come, and nothing of ``information``,
        depends on who drew which of his cards when.
        """
        position = self.deal.position
        held = world.hands if position.held == position.hands else position.held
        moved = position._replace(hands=world.hands, discards=world.discards, held=held)
        assert self.deal.phase is not None
        return self.deal._replace(position=moved, legal=self.deal.phase.legal(moved))
