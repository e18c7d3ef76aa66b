"""What must hold of every view: nothing leaks, nothing seen is lost, a world can be made of it.

Each check takes a deal and a seat and fails by assertion, so that the planted leaks can call
them too. Views are asked for through their modules, where leaks are planted.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random

from honeymoon.rules import view as views
from honeymoon.rules import view_json as forms
from honeymoon.rules.actions import DISCARD_CARD, PLAY_CARD, Action, Kind
from honeymoon.rules.cards import Card, parse_card
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.view import View
from honeymoon.search.imagination import sample
from tests.views.knowledge import Ledger

Swap = dict[Card, Card]
"""Each of these cards is to be the other."""
FACE = re.compile(r"^-?([CDHS][2-9TJQKA])$")
SHUFFLED, SWAPPED, ARRIVED, LAID_ASIDE = "shuffled", "swapped", "arrived", "laid aside"
TRIES = {SHUFFLED: 1, SWAPPED: 8, ARRIVED: 1, LAID_ASIDE: 2}
"""How often each way to change a deal is tried before it counts as not to be had."""
REMEMBERED = "remembered"


def as_bytes(view: View) -> bytes:
    """The JSON of a view as it goes to outside players."""
    return json.dumps(forms.view_json(view), allow_nan=False).encode()


def look(deal: Deal, seat: int) -> tuple[View, bytes]:
    """What a seat gets to see, in both forms."""
    seen = views.view(deal, seat)
    return seen, as_bytes(seen)


# --- other deals that a seat cannot tell from this one -----------------------------------------


def replayed(deal: Deal, deck: list[Card], actions: list[Action]) -> Deal | None:
    """The deal with another pack and other actions, None where these are against the rules."""
    position = deal.position
    again = Deal.start(deal.variant, deal.options, position.sheet, position.dealer, deck)
    try:
        for action in actions:
            again = again.play(action)
    except RuleViolation:
        return None
    return again


def renamed(action: Action, swap: Swap, kinds: tuple[Kind, ...] = (Kind.DISCARD,)) -> Action:
    """The action with other cards in it, if it is of one of these kinds."""
    if action.kind not in kinds or action.card not in swap:
        return action
    numbers = PLAY_CARD if action.kind is Kind.CARD else DISCARD_CARD
    return numbers[swap[action.card]]


def with_unseen_shuffled(deal: Deal, unseen: list[Card], rng: Random) -> Deal | None:
    """All cards that the seat has not seen change places; hidden discards go along."""
    return with_cards_renamed(deal, dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True)))


def with_cards_renamed(deal: Deal, swap: Swap) -> Deal | None:
    """These cards change places in the pack and in the discards."""
    deck = [swap.get(card, card) for card in deal.deck]
    return replayed(deal, deck, [renamed(action, swap) for action in deal.actions])


def with_unseen_swapped(deal: Deal, unseen: list[Card], rng: Random) -> Deal | None:
    """Two unseen cards change places, half of the time two of one suit, which breaks no suit."""
    first = rng.choice(unseen)
    rest = [card for card in unseen if card != first]
    alike = [card for card in rest if card.suit == first.suit]
    return with_cards_renamed(deal, _pair(first, rng.choice(alike or rest)))


def _pair(one: Card, other: Card) -> Swap:
    return {one: other, other: one}


def with_arrivals_swapped(deal: Deal, ledger: Ledger, seat: int, rng: Random) -> Deal | None:
    """Two cards of one hand came into it the other way round; nobody else saw which came when."""
    groups: list[list[Card]] = [list(packet) for packet in ledger.together]
    for hand in set(ledger.arrived.values()):
        groups.append(
            [
                card
                for card, at in ledger.arrived.items()
                if at == hand and seat not in ledger.watched[card]
            ]
        )
    pairs = [group for group in groups if len(group) > 1]
    if not pairs:
        return None
    swap = _pair(*rng.sample(rng.choice(pairs), 2))
    return replayed(deal, [swap.get(card, card) for card in deal.deck], list(deal.actions))


def with_discard_swapped(deal: Deal, ledger: Ledger, seat: int, rng: Random) -> Deal | None:
    """Another seat laid a different card aside, also one that was once seen (B-37, B-63)."""
    hidden = [(who, card) for _, who, card in ledger.discards if who != seat]
    if not hidden:
        return None
    who, laid = rng.choice(hidden)
    other = rng.choice([card for card, hand in ledger.arrived.items() if hand == who])
    numbers = {number for number, seat_of, _ in ledger.discards if seat_of == who}
    swap = _pair(laid, other)
    actions = [
        renamed(action, swap) if number in numbers else action
        for number, action in enumerate(deal.actions)
    ]
    return replayed(deal, list(deal.deck), actions)


def differs(other: Deal, deal: Deal) -> bool:
    """Whether it is not the same deal."""
    return (other.deck, other.actions) != (deal.deck, deal.actions)


def twins(deal: Deal, ledger: Ledger, seat: int, rng: Random) -> Iterator[tuple[str, Deal]]:
    """Deals that differ in nothing that the seat can know, each with what was changed."""
    unseen = ledger.unseen_by(seat)
    makers: dict[str, Callable[[], Deal | None]] = {
        SHUFFLED: lambda: with_unseen_shuffled(deal, unseen, rng),
        SWAPPED: lambda: with_unseen_swapped(deal, unseen, rng),
        ARRIVED: lambda: with_arrivals_swapped(deal, ledger, seat, rng),
        LAID_ASIDE: lambda: with_discard_swapped(deal, ledger, seat, rng),
    }
    for name, make in makers.items():
        for _ in range(TRIES[name] if len(unseen) > 1 or name in (ARRIVED, LAID_ASIDE) else 0):
            twin = make()
            if twin is not None and differs(twin, deal):
                yield name, twin
                break


# --- the checks --------------------------------------------------------------------------------


def check_no_leak(deal: Deal, ledger: Ledger, seat: int, rng: Random) -> set[str]:
    """What the seat cannot know may change, its view may not; returns what was changed."""
    seen, told = look(deal, seat)
    tried = set()
    for name, twin in twins(deal, ledger, seat, rng):
        other, told_then = look(twin, seat)
        assert other == seen, difference(seen, other)
        assert told_then == told
        tried.add(name)
    return tried


def difference(one: View, other: View) -> str:
    """The fields in which two views differ."""
    names = [name for name in one.__slots__ if getattr(one, name) != getattr(other, name)]
    return f"seat {one.seat} of {one.game} can tell by {', '.join(names)}"


def faces(value: object) -> Iterator[Card]:
    """Every card that stands anywhere in a JSON value, keys of objects included."""
    if isinstance(value, str) and (match := FACE.match(value)):
        yield parse_card(match.group(1))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from (*faces(key), *faces(item))
    elif isinstance(value, list):
        for item in value:
            yield from faces(item)


def check_faces(deal: Deal, ledger: Ledger, seat: int) -> None:
    """The cards that stand in the view are those that the seat has seen: no more and no fewer."""
    _, told = look(deal, seat)
    shown = set(faces(json.loads(told)))
    known = ledger.known_to(seat)
    assert shown == known, f"too many: {shown - known}, forgotten: {known - shown}"


def check_memory(deal: Deal, ledger: Ledger, seat: int, rng: Random) -> set[str]:
    """Had the seat seen another card, its view would be another; returns whether it was tried."""
    known, unseen = sorted(ledger.known_to(seat)), ledger.unseen_by(seat)
    if not known or not unseen:
        return set()
    seen = rng.choice(known)
    alike = [card for card in unseen if card.suit == seen.suit]
    swap = _pair(seen, rng.choice(alike or unseen))
    deck = [swap.get(card, card) for card in deal.deck]
    actions = [renamed(action, swap, (Kind.CARD, Kind.DISCARD)) for action in deal.actions]
    other = replayed(deal, deck, actions)
    if other is None:
        return set()
    one, two = look(deal, seat), look(other, seat)
    assert one[0] != two[0]
    assert one[1] != two[1]
    return {REMEMBERED}


def check_closure(deal: Deal, seat: int, rng: Random) -> None:
    """A world made from the view alone, its replay legal, gives that view again."""
    seen = views.view(deal, seat)
    world = sample(seen, rng)
    assert replayed(world, list(world.deck), list(world.actions)) is not None
    assert views.view(world, seat) == seen, difference(seen, views.view(world, seat))


def check_choices(deal: Deal, seat: int) -> None:
    """Only the seat to act is told what it may do, and it is told all of it."""
    seen = views.view(deal, seat)
    assert seen.legal == (deal.legal if seat == deal.to_act else ())
    if seat != deal.to_act:
        assert seen.forbidden == ()


def check_all(deal: Deal, ledger: Ledger, seat: int, rng: Random) -> set[str]:
    """Every check; returns what could be changed to compare."""
    check_choices(deal, seat)
    check_faces(deal, ledger, seat)
    check_closure(deal, seat, rng)
    return check_no_leak(deal, ledger, seat, rng) | check_memory(deal, ledger, seat, rng)
