"""Short ways to build matches, deals and cards for the tests of the law.

Seat 0 always acts first unless a test says otherwise: the default first dealer sits on its right.
Cards are written by suit: ``SAKQ HT9`` are three spades and two hearts, in that order. Hands are
numbered as in a position: the seats first, then the dummies (semi-exposed: 2 the dealer's, 3 the
non-dealer's; exposed: 2 the shared dummy, 3 the fourth hand).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pytest

from honeymoon.rules.actions import ACTION_COUNT, ACTIONS, parse_action
from honeymoon.rules.cards import CARDS, Card, parse_card
from honeymoon.rules.contract import Contract
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.events import EventKind, SeenEvent
from honeymoon.rules.match import Match, ScoredDeal
from honeymoon.rules.scoring.entry import Entry
from honeymoon.rules.scoring.rubber import RubberSheet

DD, PU, PL, SE, ED = "draw-and-discard", "pick-up", "plain", "semi-exposed", "exposed"
TH, BI = "three-handed", "bismarck"
GAMES = (DD, PU, PL, SE, ED, TH, BI)
BRIDGE = (DD, PU, PL, SE, ED, TH)
FOR_TWO = (DD, PU, PL, SE, ED)
FAMILY_FOR_TWO = (PU, PL, SE, ED)
FOR_THREE = (TH, BI)

Hands = Mapping[int, str]


def seats_of(game: str) -> int:
    """How many play the game."""
    return 3 if game in FOR_THREE else 2


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text by suits: ``SAKQ HT9``."""
    return tuple(parse_card(word[0] + rank) for word in text.split() for rank in word[1:])


def card(text: str) -> Card:
    """One card."""
    (only,) = cards(text)
    return only


# --- decks -------------------------------------------------------------------------------------


def dealing_order(game: str, dealer: int) -> tuple[int, ...]:
    """The hands in the order in which they get their cards, as the page on records tells it."""
    if game in FOR_THREE:
        return (dealer + 1) % 3, (dealer + 2) % 3, dealer
    if game in (SE, ED):
        return 1 - dealer, 2, 3, dealer
    return 1 - dealer, dealer


def deck_of(game: str, dealer: int, hands: Hands | None = None, top: str = "") -> tuple[Card, ...]:
    """A deck that gives these hands, filled up with whatever is left, lowest clubs first.

    ``top`` begins what is not dealt: the stock, or Bismarck's open cards. In draw-and-discard
    the hands are those of players who always keep, and ``top`` are the cards that they discard.
    """
    given = {hand: cards(text) for hand, text in (hands or {}).items()}
    stock = cards(top)
    taken = {*stock, *(one for held in given.values() for one in held)}
    rest = iter([one for one in CARDS if one not in taken])
    order = dealing_order(game, dealer)
    each = 16 if game in FOR_THREE else 13
    rows = [filled(given.get(hand, ()), each, rest) for hand in order]
    left = filled(stock, 52 - each * len(order), rest)
    dealt = [held[turn] for turn in range(each) for held in rows]
    if game == DD:
        return tuple(one for pair in zip(dealt, left, strict=True) for one in pair)
    return (*left, *dealt) if game == BI else (*dealt, *left)


def filled(held: tuple[Card, ...], size: int, rest: Iterable[Card]) -> tuple[Card, ...]:
    """These cards and as many others as are missing."""
    source = iter(rest)
    return (*held, *(next(source) for _ in range(size - len(held))))


def deck_from(top: str) -> tuple[Card, ...]:
    """A deck that begins with these cards."""
    first = cards(top)
    return (*first, *(one for one in CARDS if one not in first))


# --- matches and deals -------------------------------------------------------------------------


def new_match(game: str, dealer: int | None = None, **options: object) -> Match:
    """A new match; without a dealer the last seat deals, so that seat 0 acts first."""
    return Match.start(game, options, seats_of(game) - 1 if dealer is None else dealer)


def dealt(match: Match, hands: Hands | None = None, top: str = "") -> Match:
    """The match with a deal begun in which the hands are these."""
    return match.deal_out(deck_of(match.variant.name, match.dealer, hands, top))


def after_draw(match: Match) -> Match:
    """The match after a draw in which everybody keeps every first card and refuses every offer."""
    while phase_of(match) in ("draw", "pick-up"):
        match = play(match, "keep" if phase_of(match) == "draw" else "refuse")
    return match


def at_auction(
    game: str, hands: Hands | None = None, *, dealer: int | None = None, **options: object
) -> Match:
    """A bridge form at the first call, with these hands."""
    return after_draw(dealt(new_match(game, dealer, **options), hands))


def bid_to(match: Match, contract: str, declarer: int = 0) -> Match:
    """The auction of a match until it has ended in this contract by this seat."""
    bid, doubles = contract.rstrip("X"), contract.count("X")
    match = play_while(match, "pass", lambda now: to_act(now) != declarer)
    match = play(match, bid)
    if doubles:
        match = play(match, "X")
    if doubles == 2:
        match = play(play_while(match, "pass", lambda now: to_act(now) != declarer), "XX")
    return play_while(match, "pass", lambda now: phase_of(now) == "auction")


def bury(match: Match, tokens: str = "") -> Match:
    """The exchange: these cards are buried, without any the four that were taken."""
    if tokens:
        return play(match, tokens)
    took = [event for event in running(match).events if event.kind is EventKind.TOOK_STOCK]
    return play(match, " ".join(f"-{one}" for one in took[-1].cards))


def at_play(
    game: str,
    contract: str,
    hands: Hands | None = None,
    *,
    declarer: int = 0,
    dealer: int | None = None,
    top: str = "",
    **options: object,
) -> Match:
    """A match at the opening lead; where four cards are taken, the same four are buried."""
    match = after_draw(dealt(new_match(game, dealer, **options), hands, top))
    match = play(match, contract) if game == BI else bid_to(match, contract, declarer)
    return bury(match) if phase_of(match) == "exchange" else match


# --- acting and asking -------------------------------------------------------------------------


def running(match: Match) -> Deal:
    """The running deal."""
    assert match.deal is not None, "no deal is running"
    return match.deal


def phase_of(match: Match) -> str:
    """The name of the running phase, empty between deals."""
    phase = match.deal.phase if match.deal else None
    return phase.name if phase else ""


def to_act(match: Match) -> int:
    """The seat to act."""
    seat = running(match).to_act
    assert seat is not None
    return seat


def play(match: Match, tokens: str) -> Match:
    """The match after these actions."""
    for token in tokens.split():
        phase = running(match).phase
        match = match.play(parse_action(token, phase.kinds if phase else ()))
    return match


def play_while(match: Match, token: str, condition: Callable[[Match], bool]) -> Match:
    """The match after this action again and again, as long as the condition holds."""
    while condition(match):
        match = play(match, token)
    return match


def legal(match: Match) -> set[str]:
    """The tokens of all legal actions."""
    return {str(action) for action in running(match).legal}


def refusal(match: Match, token: str) -> str:
    """The code with which an illegal action is refused; the match must be as it was."""
    deal = running(match)
    assert deal.phase is not None
    action = parse_action(token, deal.phase.kinds)
    before = (deal, deal.legal, deal.position)
    with pytest.raises(RuleViolation) as caught:
        match.play(action)
    assert (match.deal, deal.legal, deal.position) == before
    reason = deal.why_not(action)
    assert reason is not None
    assert reason.code == caught.value.code
    return reason.code


def accepts_exactly_the_legal(deal: Deal) -> bool:
    """Whether `play` takes each action of the legal set and no other of the action space."""
    return {action for action in ACTIONS if accepted(deal, action)} == set(deal.legal)


def accepted(deal: Deal, action: int) -> bool:
    """Whether the deal plays this action."""
    assert 0 <= action < ACTION_COUNT
    try:
        deal.play(action)
    except RuleViolation:
        return False
    return True


def play_out(match: Match, prefer: Callable[[Match], str] | None = None) -> Match:
    """The match after the running deal; without a preference the lowest legal card is played."""
    while match.deal is not None:
        match = play(match, prefer(match) if prefer else str(match.deal.legal[0]))
    return match


# --- what was seen and what came of it ---------------------------------------------------------


def seen(match: Match, seat: int, kind: EventKind | None = None) -> list[SeenEvent]:
    """The events of the last deal as a seat saw them, of one kind or all."""
    events = last_deal(match).events
    return [event.seen_by(seat) for event in events if kind in (None, event.kind)]


def known_cards(match: Match, seat: int) -> set[Card]:
    """All faces that a seat has seen in the last deal."""
    return {one for event in seen(match, seat) for one in event.cards if one is not None}


def last_deal(match: Match) -> Deal:
    """The running deal, else the last one that was scored."""
    return match.deal if match.deal is not None else match.scored[-1].deal


def hand_of(match: Match, hand: int) -> set[str]:
    """The cards of a hand."""
    return {str(one) for one in last_deal(match).position.hands[hand]}


def contract_of(match: Match) -> tuple[str, int] | None:
    """The contract of the last deal and its declarer, None where there is none."""
    contract = last_deal(match).contract
    return None if contract is None else (str(contract), contract.declarer)


def bridge_contract(match: Match) -> Contract:
    """The contract of the last deal, which must be one of bridge."""
    contract = last_deal(match).contract
    assert isinstance(contract, Contract)
    return contract


def rubber_of(match: Match) -> RubberSheet:
    """The score sheet of a bridge form."""
    assert isinstance(match.sheet, RubberSheet)
    return match.sheet


def amounts(entries: Sequence[Entry]) -> list[tuple[int, str, str, int]]:
    """Entries as player, line, kind and points."""
    return [(entry.player, entry.line.value, entry.kind.value, entry.points) for entry in entries]


def last_amounts(match: Match) -> list[tuple[int, str, str, int]]:
    """The entries of the last scored deal."""
    last: ScoredDeal = match.scored[-1]
    return amounts(last.entries)
