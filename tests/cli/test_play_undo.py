"""Taking back: how far it goes, what it takes with it, and when the match becomes practice."""

import pytest

from honeymoon.cli.play_match import NOBODY, Wait
from honeymoon.rules.variants.catalogue import VARIANTS
from tests.cli.at_the_table import actions_of, planless, say, sit, text, view_of


@pytest.mark.parametrize("game", VARIANTS)
def test_undo_goes_back_to_the_first_decision_of_the_deal(game: str) -> None:
    """Against computer players one action of the person at a time, theirs after it included."""
    reply = sit(game, seed="undo")
    start = reply
    stations = [reply.session.sitting]
    while len(stations) < 12:
        reply = say(reply, planless(reply))
        stations.append(reply.session.sitting)
    for station in reversed(stations[:-1]):
        reply = say(reply, "undo")
        assert reply.session.sitting.match == station.match
        assert reply.save
    assert view_of(reply) == view_of(start)
    refused = say(reply, "undo")
    assert "nothing to take back" in text(refused)
    assert not refused.save


def test_the_same_action_again_gets_the_same_answer() -> None:
    """What the computer player does depends on the place in the match, not on the attempts."""
    reply = sit("pick-up", seed="again")
    once = say(reply, "take", "1", "refuse")
    again = say(once, "undo", "undo", "undo", "take", "1", "refuse")
    assert actions_of(again) == actions_of(once)


def test_a_finished_deal_can_still_be_taken_back() -> None:
    """Until the next one is dealt; its score goes with it."""
    reply = sit("plain", seed="finished")
    while reply.session.sitting.wait is not Wait.NEXT_DEAL:
        reply = say(reply, planless(reply))
    assert len(reply.session.sitting.match.scored) == 1
    back = say(reply, "undo")
    assert back.session.sitting.match.scored == ()
    assert back.session.sitting.wait is Wait.DECISION
    following = say(reply, "")
    assert "nothing to take back" in text(say(following, "undo"))


def test_undo_past_a_card_that_was_seen_makes_it_practice() -> None:
    """A kept card's neighbour was hidden, and has been seen."""
    reply = say(sit(), "keep", "undo")
    assert reply.session.sitting.practice
    assert "counts as practice" in text(reply)
    assert "counts as practice" not in text(say(reply, "keep", "undo"))


def test_undo_of_what_told_nothing_is_no_practice() -> None:
    """A card that lay open was taken, and nothing else has happened since."""
    reply = say(sit("pick-up", dealer=1), "take", "undo")
    assert not reply.session.sitting.practice
    assert text(reply).startswith("Taken back.\n")


def test_undo_past_an_opponents_call_makes_it_practice() -> None:
    """What the opponent said would not be known without the call taken back."""
    reply = say(sit("plain", dealer=1), "1c", "undo")
    assert reply.session.sitting.practice


def test_discards_of_ones_own_can_be_taken_back_freely() -> None:
    """The first three of four discards tell their player nothing."""
    game = next(name for name, variant in VARIANTS.items() if "forgotten_discard" in
                {option.name for option in variant.options})  # fmt: skip
    reply = say(sit(game, dealer=2, options={"forgotten_discard": "strict"}), "1", "1", "1")
    assert view_of(reply).phase == "exchange"
    reply = say(reply, "undo", "undo")
    assert not reply.session.sitting.practice
    assert len(view_of(reply).hand) == 20
    assert say(reply, "undo").session.sitting.practice


def test_between_persons_undo_is_free_until_the_next_one_has_looked() -> None:
    """After the hand-over key it is refused, before it the cards go back to whoever acted."""
    reply = sit("plain", seats="person,person", dealer=1)
    reply = say(reply, "", "1c")
    assert reply.session.sitting.shown == NOBODY
    back = say(reply, "undo")
    assert actions_of(back) == []
    assert back.session.sitting.wait is Wait.HAND_OVER
    assert back.session.sitting.acting == 0
    assert not back.session.sitting.practice
    looked = say(reply, "", "undo")
    assert actions_of(looked) == ["1C"]
    assert "somebody else has looked" in text(looked)


def test_undo_never_reaches_behind_a_look_by_another_way() -> None:
    """Two in a row on the covered screen do not take back what the first player did before."""
    reply = sit("plain", seats="person,person", dealer=1)
    reply = say(reply, "", "1c", "", "1d")
    once = say(reply, "undo")
    assert actions_of(once) == ["1C"]
    twice = say(once, "undo")
    assert actions_of(twice) == ["1C"]
    assert "somebody else has looked" in text(twice)


def test_a_match_taken_up_by_several_persons_starts_with_nothing_to_take_back() -> None:
    """Nobody knows any more who has looked since the last action."""
    from honeymoon.cli.play_match import sit_down

    reply = say(sit("plain", seats="person,person", dealer=1), "", "1c")
    old = reply.session.sitting
    taken_up = sit_down(old.match, old.seats, old.chance)
    assert taken_up.floor == 1
    alone = sit("plain", dealer=1)
    acted = say(alone, "1c").session.sitting
    assert sit_down(acted.match, acted.seats, acted.chance).past == acted.past
