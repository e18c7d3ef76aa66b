"""The exact solvers beside DDS, as ratios: ``make bench-solver``.

DDS is called through endplay in its quickest way, a single best result for one strain. Both sides
get the same deals, in turns of a few deals each, so that the machine's moods fall on both; times
are CPU times of this process, one thread. A two-hand deal is two of the four hands of DDS's deal.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from endplay.dds import calc_dd_table, solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Denom, Player

from honeymoon import _kernel
from honeymoon.rules.cards import CARDS, SUITS, CardSet, Suit
from honeymoon.search import kernel, open_hands, solving
from honeymoon.search.reference import Solver
from honeymoon.search.sides_reference import OpenHands

DEALS = 200
"""Fewer let the median of DDS move by half."""
TURN = 20
"""Deals that one contender solves before the next one has them."""
NODES = 50_000_000
"""Where a four-hand solve is given up, after ten seconds or more; a row says how often."""
Hands = tuple[CardSet, ...]
Contender = Callable[[Hands], object]
DENOMS = {None: Denom.nt, Suit.SPADES: Denom.spades}


@dataclass(frozen=True, slots=True)
class Race:
    """Contenders over the same deals; ``seconds`` are CPU seconds for each deal."""

    contenders: dict[str, Contender]
    seconds: dict[str, list[float]] = field(default_factory=dict)

    def run(self, deals: list[Hands]) -> None:
        """Take turns."""
        for at in range(0, len(deals), TURN):
            for name, solve in self.contenders.items():
                for hands in deals[at : at + TURN]:
                    began = time.process_time()
                    solve(hands)
                    self.seconds.setdefault(name, []).append(time.process_time() - began)

    def row(self, name: str, peer: str, bar: str) -> str:
        """Median and mean of a contender, how many times faster than its peer, and the bar."""
        own, other = self.seconds[name], self.seconds[peer]
        median, mean = statistics.median(own), statistics.mean(own)
        ratios = statistics.median(other) / median, statistics.mean(other) / mean
        figures = (
            f"{median * 1e6:>11,.1f} {mean * 1e6:>11,.1f} {ratios[0]:>9,.2f} {ratios[1]:>9,.2f}"
        )
        return f"{name:<44} {figures}   {bar}"


def random_deals(rng: random.Random, number: int) -> list[Hands]:
    """Four hands each."""
    packs = [rng.sample(CARDS, 52) for _ in range(number)]
    return [tuple(CardSet.of(pack[at::4]) for at in range(4)) for pack in packs]


def peer_deal(hands: Hands) -> Deal:
    """The deal as endplay has it, North to lead."""
    suits = [
        [
            "".join(card.rank.letter for card in reversed(list(hand.holding(suit))))
            for suit in reversed(SUITS)
        ]
        for hand in hands
    ]
    return Deal("N:" + " ".join(".".join(hand) for hand in suits))


def dds(trump: Suit | None) -> Contender:
    """One strain, North to lead, one best card. The conversion of the deal is small beside it."""

    def solve(hands: Hands) -> object:
        deal = peer_deal(hands)
        deal.trump, deal.first = DENOMS[trump], Player.north
        return solve_board(deal, mode=SolveMode.OptimalOne)

    return solve


def four_hands(trump: Suit | None) -> Callable[[Hands], open_hands.Bounds]:
    """The kernel on the deal that DDS has, given up after so many tricks looked at."""
    sides = (True, False, True, False)
    return lambda hands: open_hands.bounds(OpenHands(hands, sides, trump, 0), NODES)


def two_hands(trump: Suit | None, cards: int = 0) -> Contender:
    """The kernel on two of the four hands, with a table of endgames up to so many cards."""
    table = kernel.endgames(cards) if cards else None
    solver, number = _kernel.TwoHands(kernel.MEMORY_BITS, table), solving.strain_number(trump)
    return lambda hands: solver.tricks(hands[0], hands[1], number)


def pure_python(trump: Suit | None) -> Contender:
    """The reference on two of the four hands."""
    solver = Solver()
    return lambda hands: solver.tricks(hands[0], hands[1], trump)


def worlds(
    trump: Suit | None, deals: list[Hands], with_endgames: bool, number: int = 100
) -> Contender:
    """So many hands of the other side, every lead of ours in each; dealt beforehand."""
    rng = random.Random(number)
    others = {
        hands: [CardSet.of(rng.sample([*hands[1], *hands[2]], 13)) for _ in range(number)]
        for hands in deals
    }
    return lambda hands: solving.card_totals(hands[0], others[hands], trump, None, with_endgames)


def strain_race(trump: Suit | None, deals: list[Hands]) -> None:
    """All that has one strain."""
    race = Race(
        {
            "DDS, four hands": dds(trump),
            "two hands, no table": two_hands(trump),
            "two hands, 6-card table (what solve uses)": two_hands(trump, 6),
            "two hands, 8-card table": two_hands(trump, 8),
            "two hands, pure Python": pure_python(trump),
            "100 worlds x every lead": worlds(trump, deals, False),
            "100 worlds x every lead, 8-card table": worlds(trump, deals, True),
        }
    )
    race.run(deals)
    bars = ["", ">= 250", "", ">= 600", ">= 3", ">= 1", ">= 4"]
    print(f"{name_of(trump)}, {len(deals)} deals")
    for name, bar in zip(race.contenders, bars, strict=True):
        print(race.row(name, "DDS, four hands", bar))


def four_race(trump: Suit | None, deals: list[Hands]) -> None:
    """The same deals with all four hands."""
    race = Race({"DDS, four hands": dds(trump), "four hands": four_hands(trump)})
    race.run(deals)
    print(f"{name_of(trump)}, {len(deals)} deals")
    for name, bar in zip(race.contenders, ("", ">= 0.1, aim 0.33"), strict=True):
        print(race.row(name, "DDS, four hands", bar))
    proved = [four_hands(trump)(hands) for hands in deals]
    print(f"given up: {sum(low < high for low, high in proved)} of {len(deals)}")


def name_of(trump: Suit | None) -> str:
    """In words."""
    return "no trump" if trump is None else "spades"


def table_race(deals: list[Hands]) -> None:
    """All strains and leaders."""
    race = Race(
        {
            "DDS, table of a deal": lambda hands: calc_dd_table(peer_deal(hands)),
            "two hands, table of a deal": lambda hands: solving.deal_table(hands[0], hands[1]),
        }
    )
    race.run(deals)
    print(f"tables, {len(deals)} deals")
    for name, bar in zip(race.contenders, ("", ">= 400"), strict=True):
        print(race.row(name, "DDS, table of a deal", bar))


def worst(trump: Suit | None, deals: list[Hands]) -> None:
    """The longest of many deals over the median; the best of three for each, against interrupts."""
    solve = two_hands(trump)
    passes = [[measured(solve, hands) for hands in deals] for _ in range(3)]
    times = sorted(map(min, zip(*passes, strict=True)))
    median, longest = statistics.median(times), times[-1]
    name = f"worst of {len(deals):,} over the median, {name_of(trump)}"
    figures = f"{median * 1e6:>11,.1f} {longest * 1e6:>11,.1f} {longest / median:>9.1f}"
    print(f"{name:<44} {figures}   <= 20")


def measured(solve: Contender, hands: Hands) -> float:
    """CPU seconds of one call, on a solver that has solved other deals since."""
    began = time.process_time()
    solve(hands)
    return time.process_time() - began


def every_hand(rng: random.Random) -> None:
    """Nine cards left, 22 unseen: all hands of the other side, every lead."""
    for trump in (None, Suit.SPADES):
        times = []
        for _ in range(7):
            cards = rng.sample(CARDS, 31)
            began = time.process_time()
            count, _ = solving.card_totals_of_all(
                CardSet.of(cards[:9]), CardSet.of(cards[9:]), trump
            )
            times.append(time.process_time() - began)
        print(
            f"every one of {count:,} hands x every lead: {statistics.median(times):.3f} s   <= 0.2"
        )


def main() -> None:
    """Measure all and print the tables."""
    rng = random.Random(20261130)
    began = time.process_time()
    size = kernel.endgames().bytes()
    print(f"endgame table: {time.process_time() - began:.2f} s, {size / 1e6:.1f} MB   <= 0.5, <= 5")
    print(
        f"{'':<44} {'median us':>11} {'mean us':>11} {'ratio':>9} {'of means':>9}   bar", flush=True
    )
    for trump in (None, Suit.SPADES):
        strain_race(trump, random_deals(rng, DEALS))
    table_race(random_deals(rng, DEALS // 4))
    print(f"{'':<44} {'median us':>11} {'worst us':>11} {'ratio':>9}")
    for trump in (None, Suit.SPADES):
        worst(trump, random_deals(rng, 10_000))
    every_hand(rng)
    for trump in (None, Suit.SPADES):
        four_race(trump, random_deals(rng, DEALS // 14))


if __name__ == "__main__":
    main()
