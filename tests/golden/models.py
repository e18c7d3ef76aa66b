"""The same counts from models that share nothing with the engine: numbers, lists and texts."""

from collections import Counter
from functools import cache

BIDS = 35


@cache
def calls(
    depth: int,
    players: int,
    closing: int,
    opening: int,
    bids: int = 0,
    doubles: int = 0,
    turns_since_bid: int = 0,
    passes: int = 0,
) -> tuple[int, int]:
    """Sequences of ``depth`` calls and how many of them end the auction.

    ``bids`` of the 35 can no longer be made, ``doubles`` is 0, 1 or 2 for the highest bid,
    which was made ``turns_since_bid`` turns ago; ``passes`` came last.
    """
    over = passes == (closing if bids else opening)
    if depth == 0 or over:
        return (1, int(over)) if depth == 0 else (0, 0)
    rules = (players, closing, opening)
    turn = turns_since_bid + 1
    following = [calls(depth - 1, *rules, bids, doubles, turn, passes + 1)]
    following += [calls(depth - 1, *rules, bid, 0, 1, 0) for bid in range(bids + 1, BIDS + 1)]
    is_own_bid = turns_since_bid % players == 0
    may_double = doubles == 0 and not is_own_bid
    may_redouble = doubles == 1 and is_own_bid
    if bids and (may_double or may_redouble):
        following.append(calls(depth - 1, *rules, bids, doubles + 1, turn, 0))
    return sum(count for count, _ in following), sum(ended for _, ended in following)


RANKS = "23456789TJQKA"


class Table:
    """Hands as lists of texts in the order of play; ``players`` says who plays each hand."""

    def __init__(self, hands: list[list[str]], players: list[int], trump: str | None) -> None:
        self.hands = hands
        self.players = players
        self.trump = trump
        self.plies: Counter[int] = Counter()
        self.ends: Counter[tuple[int, ...]] = Counter()

    def play_out(self, turn: int, trick: list[str], winners: list[int], played: int = 0) -> None:
        """Try every card that may be played, and take it back."""
        if len(trick) == len(self.hands):
            return self.finish_trick(turn, trick, winners, played)
        hand = self.hands[turn]
        for card in self.playable(hand, trick):
            hand.remove(card)
            self.plies[played + 1] += 1
            self.play_out((turn + 1) % len(self.hands), [*trick, card], winners, played + 1)
            hand.append(card)
        return None

    def finish_trick(self, leader: int, trick: list[str], winners: list[int], played: int) -> None:
        """After a whole trick the turn is the leader's again; the winner leads to the next."""
        strongest = max(trick, key=lambda card: self.strength(card, trick[0]))
        winner = (leader + trick.index(strongest)) % len(self.hands)
        won = [*winners, self.players[winner]]
        if any(self.hands):
            self.play_out(winner, [], won, played)
        else:
            self.ends[tuple(won.count(seat) for seat in sorted(set(self.players)))] += 1

    @staticmethod
    def playable(hand: list[str], trick: list[str]) -> list[str]:
        """Cards of the suit led, else any."""
        return [card for card in hand if trick and card[0] == trick[0][0]] or hand[:]

    def strength(self, card: str, led: str) -> int:
        """Trumps beat the suit led, which beats everything else."""
        kind = 2 if card[0] == self.trump else int(card[0] == led[0])
        return kind * len(RANKS) + (RANKS.index(card[1]) if kind else 0)


@cache
def pick_ups(cards: int, side_offer: bool, turn_of_non_dealer: bool = True) -> dict[int, int]:
    """Histories of so many turned cards, by how many of the turns are the non-dealer's (B-31).

    A card can be taken in 13 ways, one for each older card that is laid aside.
    """
    if cards == 0:
        return {0: 1}
    total: Counter[int] = Counter()
    mine, other = turn_of_non_dealer, not turn_of_non_dealer
    # Whose turn follows when the card is taken, taken by the other after a refusal, or dead.
    for following, ways in ((other, 13), (other if side_offer else mine, 13), (other, 1)):
        for turns, count in pick_ups(cards - 1, side_offer, following).items():
            total[turns + mine] += count * ways
    return dict(total)
