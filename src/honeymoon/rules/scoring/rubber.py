"""The rubber: part-scores, games, vulnerability, the rubber bonus, and the single game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from honeymoon.rules.contract import AnyContract, Contract
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.deal_score import DealTerms, deal_entries
from honeymoon.rules.scoring.entry import DealResult, Entry, EntryKind, Line
from honeymoon.rules.scoring.honours import honours_entries
from honeymoon.rules.scoring.sheet import SheetFacts, numbers

GAME = 100
"""Contract points below the line that make a game (DD-47, HM-23)."""
GAMES_FOR_RUBBER = 2
BONUS_TWO_NIL, BONUS_TWO_ONE = 700, 500


@dataclass(frozen=True, slots=True)
class RubberTerms:
    """The options that a rubber depends on; honours may be off (DD-51)."""

    honours: bool
    deal: DealTerms
    bonus_to_higher_total: bool = False
    single_game: bool = False


def _added(amounts: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return (*amounts[:seat], amounts[seat] + points, *amounts[seat + 1 :])


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest total, several if tied (DD-50, B-14, BI-20)."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


@dataclass(frozen=True, slots=True)
class RubberSheet:
    """Below, above, part-scores and games won, each per seat (DD-07, HM-21, B-59)."""

    terms: RubberTerms
    below: tuple[int, ...]
    above: tuple[int, ...]
    part_scores: tuple[int, ...]
    games: tuple[int, ...]

    @classmethod
    def empty(cls, seats: int, terms: RubberTerms) -> RubberSheet:
        """A new match: no points, no games, nobody vulnerable (DD-07)."""
        return cls(terms, *[(0,) * seats] * 4)

    @property
    def totals(self) -> tuple[int, ...]:
        """All points above and below the line, per seat (DD-50, HM-30)."""
        return tuple(map(sum, zip(self.below, self.above, strict=True)))

    @property
    def vulnerable(self) -> tuple[bool, ...]:
        """Whoever has won a game of this rubber (DD-46, HM-29); nobody in a single game (B-15)."""
        return tuple(bool(won) and not self.terms.single_game for won in self.games)

    @property
    def kept_contract(self) -> None:
        """A rubber keeps no contract."""
        return None

    def used(self, seat: Seat) -> tuple[str, ...]:
        """In a rubber every bid can be made again."""
        return ()

    @property
    def finished(self) -> bool:
        """Two games end the rubber (DD-49, HM-23), one the single game (HM-31)."""
        return max(self.games) >= (1 if self.terms.single_game else GAMES_FOR_RUBBER)

    @property
    def rubber_winner(self) -> Seat | None:
        """The seat with two games (B-23), None before, and in a single game."""
        return self.games.index(GAMES_FOR_RUBBER) if GAMES_FOR_RUBBER in self.games else None

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The highest total wins (DD-50, HM-30); in a single game whoever made it (B-15)."""
        if not self.finished:
            return None
        return (self.games.index(1),) if self.terms.single_game else leaders(self.totals)

    def after(self, result: DealResult) -> tuple[tuple[Entry, ...], RubberSheet]:
        """The entries of a deal and the sheet with them; nothing if passed out (DD-25, B-04).

        DD-55 is an example from the auction to the new line.
        """
        contract = result.contract
        if not isinstance(contract, Contract):
            return (), self
        entries = self._deal_entries(result, contract)
        sheet = self._with(entries)._line_drawn()
        bonus = sheet._bonus_entries()
        return entries + bonus, sheet._with(bonus)

    def _deal_entries(self, result: DealResult, contract: Contract) -> tuple[Entry, ...]:
        """Vulnerability is declarer's own, as it was before this deal (B-18)."""
        declarer = contract.declarer
        entries = deal_entries(
            contract,
            result.tricks[declarer],
            self.vulnerable[declarer],
            len(self.games),
            self.terms.deal,
        )
        return entries + (honours_entries(result, contract) if self.terms.honours else ())

    def _with(self, entries: tuple[Entry, ...]) -> RubberSheet:
        sheet = self
        for entry in entries:
            sheet = sheet._written(entry)
        return sheet

    def _written(self, entry: Entry) -> RubberSheet:
        if entry.line is Line.ABOVE:
            return replace(self, above=_added(self.above, entry.player, entry.points))
        return replace(
            self,
            below=_added(self.below, entry.player, entry.points),
            part_scores=_added(self.part_scores, entry.player, entry.points),
        )

    def _line_drawn(self) -> RubberSheet:
        """100 or more are a game (DD-47); all part-scores restart without surplus (DD-48, B-17)."""
        won = [seat for seat, points in enumerate(self.part_scores) if points >= GAME]
        if not won:
            return self
        return replace(
            self,
            games=_added(self.games, won[0], 1),
            part_scores=(0,) * len(self.games),
        )

    def _bonus_entries(self) -> tuple[Entry, ...]:
        """700 if no opponent has a game, else 500 (DD-49, HM-24, B-13, B-59).

        It is the only bonus that games bring (DD-53).
        """
        winner = self.rubber_winner
        if winner is None:
            return ()
        two_nil = sum(self.games) == GAMES_FOR_RUBBER
        points = BONUS_TWO_NIL if two_nil else BONUS_TWO_ONE
        reason = "rubber.two-nil" if two_nil else "rubber.two-one"
        return tuple(
            Entry(seat, Line.ABOVE, EntryKind.RUBBER, points, reason, (points,))
            for seat in self._bonus_seats(winner)
        )

    def _bonus_seats(self, winner: Seat) -> tuple[Seat, ...]:
        if not self.terms.bonus_to_higher_total:
            return (winner,)
        top = leaders(self.totals)
        if winner in top:
            return (winner,)
        return top if len(top) == 1 else ()

    def read(self, facts: SheetFacts, kept: AnyContract | None) -> RubberSheet:
        """A sheet with these columns. Raises KeyError or ValueError."""
        columns = ("below", "above", "part_scores", "games")
        return RubberSheet(self.terms, *[numbers(facts, name, len(self.games)) for name in columns])

    def facts(self) -> SheetFacts:
        """The columns of the rubber pad as named lines."""
        return {
            "totals": list(self.totals),
            "below": list(self.below),
            "above": list(self.above),
            "part_scores": list(self.part_scores),
            "games": list(self.games),
            "vulnerable": list(self.vulnerable),
        }
