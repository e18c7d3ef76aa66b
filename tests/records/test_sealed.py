"""Sealed records: secrets left out, the rest checked as far as it can be."""

from __future__ import annotations

from typing import Any

import pytest

from honeymoon.rules.record import RecordError, read_record
from honeymoon.rules.replay import ReplayError, replay
from honeymoon.rules.result import result_of
from honeymoon.rules.writing import record_of
from tests.records.samples import GAMES, lines, short_record


def _sealed(record: dict[str, Any]) -> dict[str, Any]:
    return record_of(replay(read_record(record)).match, sealed=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_sealed_match_has_the_same_result(game: str) -> None:
    """Every deal and entry; a list of legal actions is the same, or says that it is unknown."""
    for line in lines(game)[:12]:
        whole = replay(read_record(line["record"]))
        sealed = replay(read_record(_sealed(line["record"])))
        assert result_of(sealed) == result_of(whole)
        for (actor, guess), (seat, truth) in zip(sealed.legal, whole.legal, strict=True):
            assert actor == seat
            assert guess in (truth, None)


@pytest.mark.rule("DD-17", "PL-02")
@pytest.mark.parametrize(("game", "hidden"), [("draw-and-discard", 26), ("plain", 26)])
def test_a_sealed_deal_leaves_out_the_cards_that_stay_secret(game: str, hidden: int) -> None:
    """26 rejects, or the 26 cards set aside, in a deal that was played."""
    deal = _sealed(short_record(game))["deals"][0]
    assert deal["deck"].count("??") == hidden


@pytest.mark.rule("PU-05", "BI-09", "3H-03")
@pytest.mark.parametrize("game", ["pick-up", "three-handed", "bismarck"])
def test_a_sealed_deal_leaves_out_what_was_buried(game: str) -> None:
    """Each face-down discard is "-??" and no other action changes."""
    record = short_record(game)
    before, after = record["deals"][0]["actions"], _sealed(record)["deals"][0]["actions"]
    assert [token if token[0] != "-" else "-??" for token in before] == after


def test_only_lists_of_a_hand_with_secrets_are_unknown() -> None:
    """In draw-and-discard all is known once the deal is played out; discards of pick-up not."""
    everything = replay(read_record(_sealed(short_record("draw-and-discard")))).legal
    assert all(tokens is not None for _, tokens in everything)
    record = _sealed(short_record("pick-up"))
    tokens = record["deals"][0]["actions"]
    legal = replay(read_record(record)).legal
    assert {legal[n][1] is None for n, token in enumerate(tokens) if token == "-??"} == {True}
    assert all(legal[n][1] for n, token in enumerate(tokens) if not token.startswith("-"))


def test_a_revoke_that_the_known_cards_prove_is_found() -> None:
    """A played-out hand shows what it held: to swap two cards so that it revokes is seen."""
    record = _sealed(short_record("draw-and-discard"))
    actions = record["deals"][0]["actions"]
    cards = [n for n, token in enumerate(actions) if len(token) == 2 and token[0] in "CDHS"]
    errors = set()
    for first, second in zip(cards[1::2], cards[3::2], strict=False):
        changed = list(actions)
        changed[first], changed[second] = changed[second], changed[first]
        result = replay(
            read_record({**record, "deals": [{**record["deals"][0], "actions": changed}]})
        )
        if isinstance(result.error, ReplayError):
            errors.add(result.error.error.code)
    assert errors & {"play.must-follow-suit", "play.not-held"}


@pytest.mark.parametrize("token", ["??", "-??"])
def test_an_open_record_hides_nothing(token: str) -> None:
    """Without "sealed" an unknown card is no card and an unknown discard no action."""
    record = short_record("pick-up")
    deal = record["deals"][0]
    if token == "??":
        deck = ["??", *deal["deck"][1:]]
        with pytest.raises(RecordError) as caught:
            read_record({**record, "deals": [{**deal, "deck": deck}]})
        assert (caught.value.code, caught.value.path) == ("record.card", "deals[0].deck[0]")
    else:
        actions = ["take", token]
        result = replay(read_record({**record, "deals": [{**deal, "actions": actions}]}))
        assert isinstance(result.error, ReplayError)
        assert (result.error.action, result.error.error.code) == (1, "notation.hidden")


def test_known_cards_of_a_sealed_deck_must_differ() -> None:
    """Two equal cards are an error with their place."""
    record = _sealed(short_record("semi-exposed"))
    deck = record["deals"][0]["deck"]
    record["deals"][0]["deck"] = [deck[1], *deck[1:]]
    with pytest.raises(RecordError) as caught:
        read_record(record)
    assert (caught.value.code, caught.value.path) == ("record.duplicate-card", "deals[0].deck[1]")


def test_a_card_that_was_played_cannot_be_somebody_elses() -> None:
    """A known place of the pack contradicts the play: the action is refused there."""
    record = _sealed(short_record("plain"))
    deal = record["deals"][0]
    deck = deal["deck"]
    swapped = [deck[1], deck[0], *deck[2:]]
    result = replay(read_record({**record, "deals": [{**deal, "deck": swapped}]}))
    assert isinstance(result.error, ReplayError)
    assert result.error.error.code in ("play.not-held", "play.must-follow-suit")
