"""Which actions of a puzzle are good, found without the computer players.

All worlds that fit the view are laid open and solved exactly, and what the tricks are worth is
added up, once with every world as likely as any other and once with honours kept more often than
not, as they are in a draw. A good action is best, or as good as the best, both times; every other
is worse by a margin that no small error of judgment covers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from operator import add
from random import Random

from honeymoon.rules.actions import BID, DOUBLE, PASS, REDOUBLE, Action
from honeymoon.rules.calls import STRAINS, Bid
from honeymoon.rules.cards import FULL_DECK, Card, CardSet, Rank, parse_card
from honeymoon.rules.contract import Contract, Doubling, QuotaContract
from honeymoon.rules.scoring.entry import DealResult, Outcome
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.view import View
from honeymoon.search import open_hands, solving
from honeymoon.search.imagination import Imagination, World
from honeymoon.search.sides_reference import OpenHands
from tests.players.blind_play import BlindPlayer, Plan, Turn
from tests.players.puzzle_book import Puzzle

MOST_WORLDS, SAMPLE = 10_000, 600
"""More worlds than these are sampled, so many of them."""
MARGIN = 4.0
"""Points, of the order of a fifth of the cheapest trick, by which a bad action is worse."""
NEAR, NEAR_CALLS = 1.0, 15.0
"""Points of difference that are none: in the play, and where a call decides on hundreds."""
POINT = 100.0
"""What a trick of Bismarck is worth beside the points of a rubber."""
GAME_BONUS = {False: 300, True: 500}
PART_SCORE_BONUS = 50
"""What a game, by vulnerability, and a part-score are worth beside their points."""
CALLS = {str(action): action for action in (PASS, DOUBLE, REDOUBLE, *BID)}
Odds = Callable[[CardSet], float]
Values = dict[str, float]
"""By action the points expected."""


def even(hand: CardSet) -> float:
    """Every hand is as likely as any other."""
    return 1.0


def honours_kept(hand: CardSet) -> float:
    """A hand of a draw, by the odds that a card of its rank was kept if it was seen."""
    likely = 1.0
    for card in hand:
        likely *= 4.9 if card.rank >= Rank.QUEEN else {Rank.JACK: 1.8}.get(card.rank, 0.65)
    return likely


def good_actions(puzzle: Puzzle) -> tuple[set[str], float]:
    """The actions that are best by some belief, and by how many points the others never are."""
    near = NEAR_CALLS if puzzle.proof.endswith("calls") else NEAR
    return best_by_any(PROOFS[puzzle.proof](puzzle.view()), near)


def best_by_any(found: list[Values], near: float) -> tuple[set[str], float]:
    """The actions that are within so many points of the best, and how far the others are off."""
    good = {action for each in found for action in each if _behind(each, action) < near}
    worse = [_behind(each, action) for each in found for action in each if action not in good]
    return good, min(worse, default=0.0)


def _behind(values: Values, action: str) -> float:
    return max(values.values()) - values[action]


def points_by_tricks(view: View) -> list[float]:
    """What the seat gains on the other side by the tricks of its own side."""
    contract = view.contract
    assert isinstance(contract, Contract)
    total, declares = view.total_tricks, view.seat == contract.declarer
    gains = [declarers_gain(view.sheet, contract, tricks, total) for tricks in range(total + 1)]
    return gains if declares else [-gain for gain in reversed(gains)]


def declarers_gain(sheet: Sheet, contract: Contract, tricks: int, total: int) -> float:
    """Points, and a bonus for a game or a part-score, of declarer over the others' mean."""
    seats, declarer = len(sheet.totals), contract.declarer
    won = tuple(tricks if seat == declarer else 0 for seat in range(seats))
    rest = (declarer + 1) % seats
    won = tuple(total - tricks if seat == rest else own for seat, own in enumerate(won))
    _, after = sheet.after(DealResult(Outcome.PLAYED, contract, won))
    gains = [late - early for late, early in zip(after.totals, sheet.totals, strict=True)]
    others = (sum(gains) - gains[declarer]) / (seats - 1)
    return gains[declarer] - others + _bonus(sheet, after, declarer)


def _bonus(before: Sheet, after: Sheet, declarer: int) -> float:
    assert isinstance(before, RubberSheet)
    assert isinstance(after, RubberSheet)
    if after.games[declarer] > before.games[declarer]:
        return 0.0 if after.finished else GAME_BONUS[before.vulnerable[declarer]]
    more = after.part_scores[declarer] > before.part_scores[declarer]
    return PART_SCORE_BONUS if more else 0.0


def the_worlds(view: View) -> list[World]:
    """All that fit the view, or a sample of too many."""
    imagined = Imagination(view)
    if imagined.count() <= MOST_WORLDS:
        return list(islice(imagined.every(), MOST_WORLDS))
    return imagined.draw(SAMPLE, Random(11))


def by_hands(view: View) -> list[Values]:
    """A card where the other hand is hidden."""
    assert view.contract is not None
    worth, led = _further(view), _led(view)
    ask = solving.asker(view.hand, view.contract.trump, led)
    solved = [(hand, ask(hand)) for hand in other_hands(view)]
    return [
        {
            str(action): _mean((odds(hand), worth[tricks[action.card]]) for hand, tricks in solved)
            for action in view.legal
        }
        for odds in _beliefs(view)
    ]


def by_plans(view: View) -> list[Values]:
    """The same where the seat does not see the other hand, but that one sees the seat's."""
    assert view.contract is not None
    worth, led, hands = _further(view), _led(view), other_hands(view)
    player, worlds = BlindPlayer(view.contract.trump), tuple(enumerate(hands))
    plans: dict[str, list[Plan]] = {}
    for action in view.legal:
        if led is None:
            found = player.leading(Turn(True, view.hand, worlds), action.card)
        else:
            found = player.following(view.hand, worlds, led, action.card)
        plans[str(action)] = found
    return [
        {
            action: max(
                _mean((odds(hand), worth[plan[number]]) for number, hand in worlds)
                for plan in found
            )
            for action, found in plans.items()
        }
        for odds in _beliefs(view)
    ]


def other_hands(view: View) -> list[CardSet]:
    """What the one opponent may hold."""
    return [world.hands[1 - view.seat] for world in the_worlds(view)]


def _beliefs(view: View) -> tuple[Odds, ...]:
    return (even, honours_kept) if view.game == "draw-and-discard" else (even,)


def _further(view: View) -> list[float]:
    """Points by the tricks that the seat still takes."""
    return points_by_tricks(view)[view.tricks[view.seat] :]


def _led(view: View) -> Card | None:
    trick = _tokens(view)
    return parse_card(str(trick[0])) if trick else None


def _mean(weighed: Iterable[tuple[float, float]]) -> float:
    pairs = list(weighed)
    return sum(weight * value for weight, value in pairs) / sum(weight for weight, _ in pairs)


def _tokens(view: View) -> Sequence[object]:
    trick = view.fact("trick")
    assert isinstance(trick, tuple)
    return trick


def by_sides(view: View) -> list[Values]:
    """A card where three or four hands play in two sides."""
    contract = view.contract
    assert isinstance(contract, Contract)
    worth, declares = points_by_tricks(view), view.seat == contract.declarer
    won = view.tricks[contract.declarer]
    won = won if declares else sum(view.tricks) - won
    every = the_worlds(view)
    sums = {str(action): 0.0 for action in view.legal}
    for world in every:
        values = open_hands.card_values(open_position(view, world))
        for card, tricks in values.items():
            sums[str(card)] += worth[won + tricks] / len(every)
    return [sums]


def open_position(view: View, world: World) -> OpenHands:
    """The hands of a world in the order of play, the seat's side first to be asked for."""
    order, leader, contract = view.fact("order"), view.fact("leader"), view.contract
    assert isinstance(order, tuple)
    assert contract is not None
    owners = [view.hands[int(str(hand))].owner for hand in order]
    declares = view.seat == contract.declarer
    ours = tuple((owner == contract.declarer) is declares for owner in owners)
    hands = tuple(world.hands[int(str(hand))] for hand in order)
    trick = tuple(parse_card(str(token)) for token in _tokens(view))
    return OpenHands(hands, ours, contract.trump, order.index(leader), trick)


def by_selfish(view: View) -> list[Values]:
    """A card where each plays for itself: others' ties fall for one action, against the rest."""
    every = the_worlds(view)
    kind, unkind = (_selfish_values(view, every, kindly) for kindly in (1, -1))
    return [{**unkind, favoured: kind[favoured]} for favoured in kind]


def _selfish_values(view: View, every: list[World], kindly: int) -> Values:
    contract, found = view.contract, {str(action): 0.0 for action in view.legal}
    assert isinstance(contract, QuotaContract)
    for world in every:
        position = open_position(view, world)
        for action in view.legal:
            tricks = _after(position, action.card, view.seat, contract.avoid, kindly)[view.seat]
            found[str(action)] += POINT * (-tricks if contract.avoid else tricks) / len(every)
    return found


Tricks = tuple[int, ...]


def _after(position: OpenHands, card: Card, seat: int, avoid: bool, kindly: int) -> Tricks:
    """The tricks of every place from here on, if this card is played."""
    following, winner = position.after(card)
    own = tuple(int(place == winner) for place in range(len(position.hands)))
    rest = _best(following, seat, avoid, kindly)
    return tuple(map(add, own, rest))


@lru_cache(maxsize=1 << 18)
def _best(position: OpenHands, seat: int, avoid: bool, kindly: int) -> Tricks:
    """What follows where each takes what is best for it."""
    if not position.left:
        return (0,) * len(position.hands)
    at, sign = position.to_play, -1 if avoid else 1
    each = [_after(position, card, seat, avoid, kindly) for card in position.legal]
    return max(each, key=lambda tricks: (sign * tricks[at], sign * kindly * tricks[seat]))


def by_calls(view: View) -> list[Values]:
    """A call as if it were the last; a bid that fails is doubled."""
    return [_called(view, _trick_tables(view))]


def by_sound_calls(view: View) -> list[Values]:
    """The same where the other side makes what it has bid."""
    standing = _standing(view)
    assert standing is not None
    return [_called(view, [each for each in _trick_tables(view) if _makes(standing, each)])]


Tables = tuple[tuple[int, ...], tuple[int, ...]]
"""By strain the tricks of the seat, and those of the other one, as declarer."""


def _trick_tables(view: View) -> list[Tables]:
    mine = view.hand
    hands = [world.hands[1 - view.seat] for world in the_worlds(view)]
    found = []
    for theirs in hands:
        own = [13 - solving.solve(theirs, mine, strain.trump) for strain in STRAINS]
        others = [13 - solving.solve(mine, theirs, strain.trump) for strain in STRAINS]
        found.append((tuple(own), tuple(others)))
    return found


def _standing(view: View) -> Contract | None:
    """The highest bid as a contract of its bidder, doubled as it is."""
    contract: Contract | None = None
    for event in view.events:
        action = CALLS.get(event.token)
        if action is None or action is PASS:
            continue
        if action in (DOUBLE, REDOUBLE):
            assert contract is not None
            doubling = Doubling.DOUBLED if action is DOUBLE else Doubling.REDOUBLED
            contract = replace(contract, doubling=doubling)
        else:
            contract = _contract(action, event.seat)
    return contract


def _contract(action: Action, seat: int) -> Contract:
    bid = action.call
    assert isinstance(bid, Bid)
    return Contract(bid.level, bid.strain, Doubling.UNDOUBLED, seat)


def _makes(contract: Contract, table: Tables) -> bool:
    return table[1][contract.strain] >= contract.target


def _called(view: View, tables: list[Tables]) -> Values:
    found = {}
    for action in view.legal:
        ended = _ended(view, action)
        each = [0.0 if ended is None else _worth(view, ended, table) for table in tables]
        found[str(action)] = sum(each) / len(each)
    return found


def _ended(view: View, action: Action) -> Contract | None:
    standing = _standing(view)
    if action is PASS:
        return standing
    if action in (DOUBLE, REDOUBLE):
        assert standing is not None
        doubling = Doubling.DOUBLED if action is DOUBLE else Doubling.REDOUBLED
        return replace(standing, doubling=doubling)
    return _contract(action, view.seat)


def _worth(view: View, contract: Contract, table: Tables) -> float:
    """The points of the seat; a contract that fails is doubled, unless it is the standing one."""
    own = contract.declarer == view.seat
    tricks = table[0 if own else 1][contract.strain]
    fails, new = tricks < contract.target, contract != _standing(view)
    if fails and new and contract.doubling is Doubling.UNDOUBLED:
        contract = replace(contract, doubling=Doubling.DOUBLED)
    gain = _gain(view.sheet, contract, tricks)
    return gain if own else -gain


@lru_cache(maxsize=1 << 14)
def _gain(sheet: Sheet, contract: Contract, tricks: int) -> float:
    return declarers_gain(sheet, contract, tricks, 13)


def by_next_card(view: View) -> list[Values]:
    """Keep or reject, take or refuse: how many unseen cards are lower, less those higher."""
    card = parse_card(str(view.fact("card")))
    unseen = FULL_DECK - view.hand - CardSet.of([card])
    lead = sum((card.rank > each.rank) - (card.rank < each.rank) for each in unseen)
    yes, no = map(str, view.legal)
    return [{yes: POINT * lead / len(unseen), no: 0.0}]


def by_rank(view: View) -> list[Values]:
    """A card to bury where all are alike but in rank: low ones, high ones if tricks are bad."""
    sign = 1 if isinstance(view.contract, QuotaContract) and view.contract.avoid else -1
    return [{str(action): POINT * sign * action.card.rank for action in view.legal}]


Proof = Callable[[View], list[Values]]
PROOFS: dict[str, Proof] = {
    "hands": by_hands,
    "sides": by_sides,
    "selfish": by_selfish,
    "calls": by_calls,
    "sound calls": by_sound_calls,
    "next card": by_next_card,
    "rank": by_rank,
}
