"""Card play alone: the same drawn cards and contract, played once with each in either seat.

Both hands are drawn and called for by the expert; then one player declares and another defends,
and the same once more the other way round. What counts are tricks per deal: half of declarer's
tricks the first time less those of the second, which is how many more than an even share the
player takes in a deal of the two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from benchmarks.bars import units
from benchmarks.bars.bar import Bar, Measured
from benchmarks.bars.intervals import bounds, mean, text
from honeymoon.players import arena
from honeymoon.players.expert import EXPERT
from honeymoon.players.guard import decision_of
from honeymoon.players.player import player_named
from honeymoon.rules.actions import PLAY_CARD, Action
from honeymoon.rules.cards import parse_card
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.search import solving
from honeymoon.shuffle import Chance

GAME, CALLER, PLAYER = "draw-and-discard", "expert-1", "expert-1"
DEALS = 1000
OVER_TIPS, GAP = 0.50, 0.50
ALL_CARDS = "all-cards"
"""Who sees both hands; for measuring only, since a player gets a view."""
Plays = Callable[[Deal, Chance], Action]


def plays_of(name: str) -> Plays:
    """How the named player, or the one who sees all cards, plays a card."""
    if name == ALL_CARDS:
        return best_card
    player = player_named(name)
    return lambda deal, chance: (
        decision_of(
            player, arena.view(deal, acting(deal)), arena.CLOCK, chance_of(deal, chance)
        ).action
    )


def acting(deal: Deal) -> int:
    """The seat to act."""
    assert deal.to_act is not None
    return deal.to_act


def chance_of(deal: Deal, chance: Chance) -> Chance:
    """The chance of this decision."""
    return chance.branch(f"player {acting(deal)} {len(deal.actions)}")


def best_card(deal: Deal, chance: Chance) -> Action:
    """A card with the most tricks against the true other hand.

    Of equal ones that which the expert likes best, who sees which of them is hard to meet. By
    rank alone it would put no questions, and seeing all cards would seem to bring little.
    """
    assert deal.phase is not None
    assert deal.contract is not None
    trick = deal.phase.observe(deal.position, 0)["trick"]
    assert isinstance(trick, tuple)
    led = parse_card(str(trick[0])) if trick else None
    hand, other = deal.acting_cards, deal.position.hands[1 - deal.acting_hand]
    values = solving.card_values(hand, other, deal.contract.trump, led)
    best = [PLAY_CARD[card] for card in values if values[card] == max(values.values())]
    return best[0] if len(best) == 1 else liked_best(deal, chance, best)


def liked_best(deal: Deal, chance: Chance, cards: Sequence[Action]) -> Action:
    """The first of these in the order in which the expert ranks all."""
    seen = arena.view(deal, acting(deal))
    decision = EXPERT.decide(seen, arena.CLOCK, chance_of(deal, chance))
    order = [each.action for each in decision.candidates] or [decision.action]
    return next(action for action in [*order, *cards] if action in cards)


def at_the_lead(number: int) -> Match | None:
    """The deal of that number, drawn and called; None where it was passed out."""
    chance = Chance.seeded(f"card play {number}")
    match = arena.in_the_middle(arena.opening(GAME, {}, chance), chance, False)
    match, play = match.deal_out(chance.branch("deck").deck()), plays_of(CALLER)
    while match.deal is not None and match.deal.contract is None:
        match = match.play(play(match.deal, chance))
    return None if match.deal is None else match


def tricks(match: Match, declares: Plays, defends: Plays, chance: Chance) -> int:
    """Declarer's tricks."""
    assert match.deal is not None
    assert match.deal.contract is not None
    declarer = match.deal.contract.declarer
    while match.deal is not None:
        play = declares if match.deal.to_act == declarer else defends
        match = match.play(play(match.deal, chance))
    return match.scored[-1].deal.position.tricks[declarer]


def both_ways(a: str, b: str, number: int) -> tuple[int, int] | None:
    """Declarer's tricks where ``a`` declares, and where ``b`` does; None where nobody does."""
    match, chance = at_the_lead(number), Chance.seeded(f"cards {number}")
    if match is None:
        return None
    first, second = plays_of(a), plays_of(b)
    return tricks(match, first, second, chance), tricks(match, second, first, chance)


def gains(a: str, b: str, count: int, jobs: int) -> list[float]:
    """Tricks per deal that ``a`` takes more than an even share, of each deal with a contract."""
    found = units.of(f"card play {a} {b}", partial(both_ways, a, b), count, jobs)
    return gains_of([each for each in found if each is not None])


def gains_of(found: Sequence[Sequence[int]]) -> list[float]:
    """Of declarer's tricks in both seatings."""
    return [(first - second) / 2 for first, second in found]


def over_tips(part: float, jobs: int) -> Measured:
    """The expert's play against that of ``tips-1``."""
    found = gains(PLAYER, "tips-1", units.share(DEALS, part), jobs)
    estimate = mean(found)
    return Measured(
        f"{text(estimate, 2)} tricks", f"{len(found)} deals", bounds(estimate)[0] >= OVER_TIPS
    )


def behind_all_cards(part: float, jobs: int) -> Measured:
    """What seeing all cards would bring against the expert."""
    found = gains(ALL_CARDS, PLAYER, units.share(DEALS, part), jobs)
    estimate = mean(found)
    return Measured(
        f"{text(estimate, 2)} tricks", f"{len(found)} deals", bounds(estimate)[1] <= GAP
    )


BARS: tuple[Bar, ...] = (
    Bar("play-over-tips", f"lower end ≥ +{OVER_TIPS:.2f} tricks", over_tips),
    Bar("play-behind-all-cards", f"upper end ≤ {GAP:.2f} tricks", behind_all_cards),
)
