"""Whatever guided random players do, the rules of every game hold; and they do everything."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from honeymoon.rules.actions import ACTIONS, DOUBLE, HIDDEN_DISCARD, REDOUBLE, Action, Kind
from honeymoon.rules.cards import FULL_DECK, SUIT_MASKS, CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import NotationError, RuleViolation, Violation
from honeymoon.rules.events import Event, EventKind
from honeymoon.rules.match import Match
from honeymoon.rules.phases.exchange import Exchanging
from honeymoon.rules.phases.pick_up import Discarding
from honeymoon.rules.phases.play import Playing
from honeymoon.rules.record import read_record
from honeymoon.rules.replay import replay
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.writing import record_of
from tests.random_play import cells
from tests.random_play.guided import guided_matches
from tests.scale import deals

PARTS = 4
"""Tests per game, so that they can run side by side; each of them reaches every kind of deal."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", VARIANTS)
def test_random_matches_keep_the_rules_and_reach_every_kind_of_deal(game: str, part: int) -> None:
    """2,000 deals of every game, 20,000 at full size."""
    rng = random.Random(f"{game} {part}")
    seen: Counter[cells.Kind] = Counter()
    for guided in guided_matches(game, rng, deals(2_000, 20_000) // PARTS):
        for moments in guided.moments:
            check_deal(moments, rng)
        assert round_trips(guided.match)
        seen.update(kind for scored in guided.match.scored for kind in cells.reached(scored))
    assert set(seen) == set(cells.required(game))


def check_deal(moments: tuple[Deal, ...], rng: random.Random) -> None:
    """All that must hold in one deal."""
    check_legal(moments)
    check_cards(moments)
    check_every_action(rng.choice(moments[:-1]))


def check_legal(moments: tuple[Deal, ...]) -> None:
    """Until the end somebody can do something, afterwards nobody (DD-33)."""
    for deal in moments[:-1]:
        assert deal.legal
        assert not deal.is_over
        assert deal.to_act in range(deal.variant.seats)
        assert list(deal.legal) == sorted(set(deal.legal))
    assert moments[-1].is_over
    assert moments[-1].legal == ()
    assert moments[-1].to_act is None


def check_cards(moments: tuple[Deal, ...]) -> None:
    """At every moment each of the 52 cards lies in one place."""
    played = CardSet(0)
    for before, deal in pairwise((None, *moments)):
        assert deal is not None
        new = deal.events[len(before.events) if before else 0 :]
        played |= CardSet.of(played_cards(new))
        position = deal.position
        piles = (*position.hands, *position.discards, position.dead, played)
        piles += (CardSet.of(position.stock), CardSet.of(position.open_cards))
        union = 0
        for pile in piles:
            union |= pile
        assert union == FULL_DECK
        assert sum(map(int.bit_count, piles)) == 52


def played_cards(events: tuple[Event, ...]) -> Iterator[int]:
    """The cards that were played to tricks."""
    return (event.cards[0] for event in events if event.kind is EventKind.PLAYED)


def round_trips(match: Match) -> bool:
    """Whether the match's record, written as JSON and read again, replays to an equal match.

    Equal is every deal with each of its events, every entry of the score, and the sheet.
    """
    record = read_record(json.loads(json.dumps(record_of(match))))
    done = replay(record)
    return done.error is None and done.match == match


def check_every_action(deal: Deal) -> None:
    """Of all actions exactly the legal ones are accepted; the others leave the deal as it is."""
    before = hash(deal)
    for action in ACTIONS:
        if action in deal.legal:
            assert deal.play(action).actions == (*deal.actions, action)
            assert deal.why_not(action) is None
        else:
            check_refused(deal, action)
    for number in (-1, HIDDEN_DISCARD):
        with pytest.raises(NotationError):
            deal.play(number)
    assert hash(deal) == before


def check_refused(deal: Deal, action: Action) -> None:
    """The refusal says why, and asking says the same."""
    refused = refusal(deal, action)
    assert refused is not None, f"{action} was accepted, legal are {deal.legal}"
    asked = deal.why_not(action)
    assert asked is not None
    assert asked.args == refused.args
    assert refused.violation is expected_violation(deal, action)


def refusal(deal: Deal, action: Action) -> RuleViolation | None:
    """The reason why the action cannot be played, None if it can."""
    try:
        deal.play(action)
    except RuleViolation as violation:
        return violation
    return None


def expected_violation(deal: Deal, action: Action) -> Violation:
    """The reason that a reader of the rules would give for an action that is not legal."""
    assert deal.phase is not None
    if action.kind not in deal.phase.kinds:
        return WRONG_KIND[deal.phase.name]
    if action.kind is Kind.CALL:
        doubles = {DOUBLE: Violation.CANNOT_DOUBLE, REDOUBLE: Violation.CANNOT_REDOUBLE}
        return doubles.get(action, Violation.BID_TOO_LOW)
    if action.kind is Kind.CONTRACT:
        return Violation.CONTRACT_USED
    return _violation_of_card(deal, action)


WRONG_KIND = {
    "draw": Violation.NOT_A_CHOICE,
    "pick-up": Violation.NOT_A_CHOICE,
    "pick-up-discard": Violation.MUST_DISCARD,
    "choose-contract": Violation.NOT_A_CONTRACT,
    "exchange": Violation.NOT_A_DISCARD,
    "auction": Violation.NOT_A_CALL,
    "play": Violation.NOT_A_CARD,
}


def _violation_of_card(deal: Deal, action: Action) -> Violation:
    phase = deal.phase
    if isinstance(phase, Discarding) and action.card == phase.taken:
        return Violation.JUST_TAKEN
    if isinstance(phase, Playing) and action.card in deal.position.hands[phase.hand]:
        led = phase.trick[0].suit
        assert deal.position.hands[phase.hand] & SUIT_MASKS[led], "a void hand may play anything"
        return Violation.MUST_FOLLOW_SUIT
    assert isinstance(phase, Discarding | Playing | Exchanging)
    return Violation.NOT_HELD
