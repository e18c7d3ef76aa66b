"""Random players who know what they want: they see all cards, agree on an aim, and mostly obey."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from honeymoon.rules.actions import (
    BID,
    DOUBLE,
    KEEP,
    PASS,
    REDOUBLE,
    REFUSE,
    REJECT,
    TAKE,
    Action,
    Kind,
)
from honeymoon.rules.cards import Card
from honeymoon.rules.contract import Doubling
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import OptionError
from honeymoon.rules.match import Match
from honeymoon.rules.phases.auction import Calling
from honeymoon.rules.variants.catalogue import VARIANTS
from tests.random_play import cells
from tests.random_play.aims import Aim, AnyAim, QuotaAim, deck_for, next_aim

UNGUIDED = 0.15
"""The share of deals whose players do anything that is legal."""
WHIM = 0.05
"""The share of decisions that are taken without regard to the aim."""
LONGEST_MATCH = 40
"""Deals; a rubber has no end of its own while nobody makes a game (B-05)."""


@dataclass(frozen=True, slots=True)
class GuidedMatch:
    """A match as far as it went, and every moment of each of its deals."""

    match: Match
    moments: tuple[tuple[Deal, ...], ...]


def guided_matches(
    game: str, rng: random.Random, deals: int, options: Mapping[str, object] | None = None
) -> Iterator[GuidedMatch]:
    """Matches with at least so many deals in all; the last one may break off between deals.

    Each match has its own random options unless some are given.
    """
    seen: Counter[cells.Kind] = Counter()
    while deals > 0:
        played = _guided_match(game, rng, seen, min(deals, LONGEST_MATCH), options)
        deals -= len(played.moments)
        yield played


def _guided_match(
    game: str,
    rng: random.Random,
    seen: Counter[cells.Kind],
    deals: int,
    options: Mapping[str, object] | None,
) -> GuidedMatch:
    seats = VARIANTS[game].seats
    chosen = random_options(game, rng) if options is None else options
    match = Match.start(game, chosen, rng.randrange(seats))
    moments: list[tuple[Deal, ...]] = []
    while not match.is_over and len(moments) < deals:
        match, path = _guided_deal(match, rng, seen)
        seen.update(cells.reached(match.scored[-1]))
        moments.append(path)
    return GuidedMatch(match, tuple(moments))


def random_options(game: str, rng: random.Random) -> dict[str, object]:
    """The defaults in half of the matches, else any values that go together."""
    variant = VARIANTS[game]
    while rng.random() < 0.5:
        chosen: dict[str, object] = {
            option.name: rng.choice(option.values) for option in variant.options
        }
        try:
            variant.with_options(chosen)
        except OptionError:
            continue
        return chosen
    return {}


def _guided_deal(
    match: Match, rng: random.Random, seen: Counter[cells.Kind]
) -> tuple[Match, tuple[Deal, ...]]:
    """The match with one more deal, and every moment of that deal, the last one over."""
    aim = None if rng.random() < UNGUIDED else next_aim(match, rng, seen)
    match = match.deal_out(deck_for(match, aim, rng))
    moments = []
    while match.deal is not None:
        moments.append(match.deal)
        match = match.play(choose(match.deal, aim, rng))
    return match, (*moments, match.scored[-1].deal)


def choose(deal: Deal, aim: AnyAim | None, rng: random.Random) -> Action:
    """What the seat to act does."""
    assert deal.phase is not None
    if aim is None:
        return rng.choice(deal.legal)
    if deal.phase.name != "auction" and rng.random() < WHIM:
        return rng.choice(deal.legal)
    return _GUIDES[deal.phase.name](deal, aim, rng)


def _worth(card: Card, aim: AnyAim) -> tuple[bool, bool, int]:
    """How much the holder wants the card: for the aim, then as a trump, then by its rank."""
    return card in aim.wish, card.suit == aim.trump, card.rank


def _draw(deal: Deal, aim: AnyAim, rng: random.Random) -> Action:
    if deal.to_act != aim.holder or not aim.wish:
        return rng.choice((KEEP, REJECT))
    first, second = deal.position.stock[:2]
    return KEEP if _worth(first, aim) > _worth(second, aim) else REJECT


def _pick_up(deal: Deal, aim: AnyAim, rng: random.Random) -> Action:
    if deal.to_act != aim.holder or not aim.wish:
        return rng.choice((TAKE, REFUSE))
    top, hand = deal.position.stock[0], deal.position.hands[aim.holder]
    return TAKE if _worth(top, aim) > min(_worth(card, aim) for card in hand) else REFUSE


def _lay_aside(deal: Deal, aim: AnyAim, rng: random.Random) -> Action:
    discards = [action for action in deal.legal if action.kind is Kind.DISCARD]
    if isinstance(aim, QuotaAim) and aim.forget:
        discards = [action for action in deal.legal if action.kind is Kind.CARD] or discards
    if deal.to_act != aim.holder:
        return rng.choice(discards)
    return min(discards, key=lambda action: _worth(action.card, aim))


def _choose_contract(deal: Deal, aim: AnyAim, rng: random.Random) -> Action:
    assert isinstance(aim, QuotaAim)
    return aim.contract


def _call(deal: Deal, aim: AnyAim, rng: random.Random) -> Action:
    assert isinstance(aim, Aim)
    assert isinstance(deal.phase, Calling)
    if aim.bid is None:
        return PASS
    if deal.phase.bid < aim.bid.order:
        return _bid_towards(aim.bid.order, deal.phase, aim, rng)
    wanted = DOUBLE if deal.phase.doubling is Doubling.UNDOUBLED else REDOUBLE
    return wanted if deal.phase.doubling < aim.doubling and wanted in deal.legal else PASS


def _bid_towards(target: int, calling: Calling, aim: Aim, rng: random.Random) -> Action:
    """Declarer bids the contract, at once as a rule; the others pass, or bid less at times."""
    mine = calling.seat == aim.declarer
    below = BID[calling.bid + 1 : target]
    if below and rng.random() < (0.1 if mine else 0.3):
        return rng.choice(below)
    return BID[target] if mine else PASS


def _play(deal: Deal, aim: AnyAim, rng: random.Random) -> Action:
    """One side plays high and the other low, so that the aim is reached as a rule."""
    contract = aim.contract.contract if isinstance(aim, QuotaAim) else None
    wants_tricks = aim.made != (contract is not None and contract.avoid)
    high = (deal.to_act == aim.declarer) == wants_tricks
    ranked = sorted(deal.legal, key=lambda action: _worth(action.card, aim)[1:])
    return ranked[-1] if high else ranked[0]


_GUIDES: dict[str, Callable[[Deal, AnyAim, random.Random], Action]] = {
    "draw": _draw,
    "pick-up": _pick_up,
    "pick-up-discard": _lay_aside,
    "choose-contract": _choose_contract,
    "exchange": _lay_aside,
    "auction": _call,
    "play": _play,
}
