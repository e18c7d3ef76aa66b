"""What stands on the screens: each thing once, and what a decision needs."""

import pytest

from honeymoon.cli.play_screen import choices
from honeymoon.cli.play_state import Reply
from honeymoon.rules.cards import parse_card
from honeymoon.rules.events import EventKind
from tests.cli.at_the_table import actions_of, planless, say, sit, text, view_of

EXCHANGES = ("bismarck", "three-handed")


def at_phase(reply: Reply, phase: str) -> Reply:
    """The first decision in that phase."""
    while view_of(reply).phase != phase:
        reply = say(reply, planless(reply))
    return reply


def exchanging(game: str) -> Reply:
    """A person with four cards too many."""
    reply = sit(game, dealer=2, seed="exchange")
    return say(reply, "7nt" if view_of(reply).phase == "auction" else "1")


@pytest.mark.parametrize("game", EXCHANGES)
def test_four_cards_are_discarded_on_one_line(game: str) -> None:
    """The numbers are those of the list that is shown, whatever has been named before."""
    reply = exchanging(game)
    listed = choices(view_of(reply))
    after = say(reply, f"1, 2 {reply.session.page.card(listed[7].card)} 20")
    laid_aside = [str(action) for action in (listed[0], listed[1], listed[7], listed[19])]
    assert [a for a in actions_of(after) if a in laid_aside] == laid_aside


def test_of_several_discards_all_are_made_or_none() -> None:
    """One card named twice, or one too many, leaves the hand as it was."""
    reply = exchanging("bismarck")
    for line in ("1 2 3 3", "1 2 3 4 5"):
        refused = say(reply, line)
        assert actions_of(refused) == actions_of(reply)
        assert "rule" in text(refused)


def test_enter_plays_the_only_card_that_can_be_played() -> None:
    """Where there is a choice, Enter shows it once more and plays nothing."""
    reply = at_phase(sit("plain"), "play")
    seen = set()
    while view_of(reply).phase == "play":
        is_forced = len(choices(view_of(reply))) == 1
        after = say(reply, "")
        assert (actions_of(after) != actions_of(reply)) is is_forced
        seen.add(is_forced)
        reply = after if is_forced else say(reply, "1")
    assert seen == {True, False}


def test_in_the_auction_everybody_sees_who_is_vulnerable_and_has_a_part_score() -> None:
    """A part-score is named once there is one."""
    reply = at_phase(sit("plain"), "auction")
    assert "you: 0 (not vulnerable)" in text(say(reply, "turn"))
    part = 0
    while not part:
        reply = say(reply, planless(reply))
        if reply.is_over:
            reply = sit("plain", seed="another")
        points = view_of(reply).sheet.facts()["part_scores"]
        assert isinstance(points, list)
        part = max(int(str(amount)) for amount in points)
    shown = text(say(at_phase(reply, "auction"), "turn"))
    assert f"part-score {part}, " in shown


def test_the_contract_stands_above_every_card_to_be_played() -> None:
    """With its declarer, and what each side needs."""
    reply = at_phase(sit("plain"), "play")
    contract = view_of(reply).contract
    assert contract is not None
    while view_of(reply).phase == "play":
        assert reply.session.page.contract(contract) in text(say(reply, "turn"))
        reply = say(reply, "1")


def test_a_finished_trick_is_one_line_and_the_running_one_is_another() -> None:
    """No card of the running trick is told twice."""
    reply = at_phase(sit("plain"), "play")
    for _ in range(6):
        led = [event for event in view_of(reply).events if event.kind is EventKind.PLAYED][-1:]
        if view_of(reply).fact("trick"):
            card = reply.session.page.card(led[0].cards[0])
            assert text(reply).count(card) == 1
        reply = say(reply, "1")
        assert text(reply).count("Trick ") == 1


def test_how_drawing_works_is_said_at_the_first_turn_and_when_asked() -> None:
    """Not thirteen times."""
    first = sit("draw-and-discard")
    second = say(first, "keep")
    how = first.session.page.say("draw-how")[:50]
    assert how in text(first)
    assert how not in text(second)
    assert how in text(say(second, "?"))


def test_a_refusal_is_told_once() -> None:
    """By the offer of the card, or by the line that it is out of the deal."""
    reply, offers = sit("pick-up"), 0
    while view_of(reply).phase == "pick-up":
        after = say(reply, "refuse")
        if view_of(reply).fact("offered"):
            offers += 1
            card = str(view_of(reply).fact("card"))
            shown = reply.session.page.card(parse_card(card))
            assert text(reply).count("tips-1 refused") == 1
            assert f"Both refused {shown}" in text(after)
            assert f"You refused {shown}" not in text(after)
        reply = after
    assert offers


def test_how_picking_up_works_is_said_at_the_first_turn_and_when_asked() -> None:
    """And not where the question says it."""
    first = sit("pick-up", dealer=1)
    how = first.session.page.say("pick-how", other="tips-1")
    assert how in text(first)
    later = say(first, "refuse", "refuse", "refuse", "refuse")
    assert how not in text(later)
    assert (how in text(say(later, "?"))) is not view_of(later).fact("offered")
