"""Deals in a row: who deals, the score sheet, and the end of the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.entry import Entry, Outcome
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Options, Variant


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """A finished deal, its entries, and the sheet with them."""

    deal: Deal
    entries: tuple[Entry, ...]
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class Match:
    """A rubber, a single game, or Bismarck's twelve deals.

    ``deal`` is the running deal, None between deals; ``scored`` are the finished ones;
    ``dealer`` deals the running or the next deal.
    """

    variant: Variant
    options: Options
    first_dealer: Seat
    dealer: Seat
    sheet: Sheet
    scored: tuple[ScoredDeal, ...] = ()
    deal: Deal | None = None

    @classmethod
    def start(
        cls, game: str, options: Mapping[str, object] | None = None, first_dealer: Seat = 0
    ) -> Match:
        """A new match of the named game (B-10), nobody vulnerable, no points (DD-07).

        Raises KeyError for an unknown game, OptionError for an option it does not have,
        ValueError for a first dealer who has no seat.
        """
        if game not in VARIANTS:
            raise KeyError(f"no game {game!r}; there are {', '.join(VARIANTS)}")
        variant = VARIANTS[game]
        if first_dealer not in range(variant.seats):
            raise ValueError(f"no seat {first_dealer}")
        return cls.of(variant, variant.with_options(options or {}), first_dealer)

    @classmethod
    def of(cls, variant: Variant, options: Options, first_dealer: Seat) -> Match:
        """A new match under options that have been checked."""
        return cls(variant, options, first_dealer, first_dealer, variant.sheet(options))

    @property
    def is_over(self) -> bool:
        """Whether the match has ended; nothing else ends it (DD-52, B-05, B-24)."""
        return self.sheet.finished

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The seats that win, several if tied (B-14); None while it goes on."""
        return self.sheet.winners

    def deal_out(self, deck: Iterable[int | str]) -> Match:
        """The match with its next deal begun, from the pack after shuffle and cut.

        Who shuffles and cuts (DD-03, HM-04, BI-04, B-62) has no bearing on it (B-07).

        Raises ValueError while a deal is running or after the end, NotationError for a
        deck that is not the 52 cards.
        """
        if self.deal is not None or self.is_over:
            raise ValueError("a deal is running" if self.deal else "the match is over")
        deal = Deal.start(self.variant, self.options, self.sheet, self.dealer, deck)
        return self._with_deal(deal)

    def play(self, action: int | str) -> Match:
        """The match after an action (number or token) in its running deal, scored if it ends it.

        Raises RuleViolation or NotationError; the match is as it was.
        """
        if self.deal is None:
            raise RuleViolation(Violation.DEAL_IS_OVER, law=self.variant.law)
        deal = self.deal.play(action)
        return self._scored(deal) if deal.is_over else self._with_deal(deal)

    def _with_deal(self, deal: Deal) -> Match:
        return Match(
            self.variant,
            self.options,
            self.first_dealer,
            self.dealer,
            self.sheet,
            self.scored,
            deal,
        )

    def _scored(self, deal: Deal) -> Match:
        entries, sheet = self.sheet.after(deal.result())
        return Match(
            self.variant,
            self.options,
            self.first_dealer,
            self._next_dealer(deal),
            sheet,
            (*self.scored, ScoredDeal(deal, entries, sheet)),
        )

    def _next_dealer(self, deal: Deal) -> Seat:
        """The next seat, also after a passed-out deal (DD-06, HM-03, BI-02, B-04, B-50).

        Only a redeal keeps the dealer (BI-21).
        """
        if deal.outcome is Outcome.REDEAL:
            return self.dealer
        return (self.dealer + 1) % self.variant.seats
