"""Two persons draw on one terminal: all turns of each in a row, the record in strict order."""

from honeymoon.cli.play_match import NOBODY, Wait
from honeymoon.cli.play_state import Reply
from honeymoon.rules.events import EventKind
from honeymoon.rules.writing import record_of
from tests.cli.at_the_table import actions_of, say, sit, text, view_of

GAME = "draw-and-discard"
TWO = "person:Ana,person:Ben"
FIRST = ("keep", "reject", "reject", "keep", "keep", "reject", "keep")
CHOICES = (EventKind.KEPT, EventKind.REJECTED)
SECOND = ("reject", "reject", "keep", "reject", "keep")


def turns(pattern: tuple[str, ...]) -> list[str]:
    """Thirteen choices."""
    return [pattern[number % len(pattern)] for number in range(13)]


def first_done() -> Reply:
    """Ana has made all her turns and still has the screen."""
    return say(sit(GAME, seats=TWO, dealer=1), "", *turns(FIRST))


def both_done() -> Reply:
    """Ben has made his as well."""
    return say(first_done(), "", "", *turns(SECOND))


def test_each_person_draws_thirteen_times_in_a_row() -> None:
    """The screen is handed over twice in the draw, and once more for the auction."""
    reply = sit(GAME, seats=TWO, dealer=1)
    seen = []
    for line in ("", *turns(FIRST), "", "", *turns(SECOND), "", ""):
        reply = say(reply, line)
        seen.append(reply.session.sitting.shown)
    assert seen == [0] * 14 + [NOBODY] + [1] * 14 + [NOBODY, 0]
    assert view_of(reply).phase == "auction"


def test_what_was_chosen_ahead_is_played_in_the_order_of_the_rules() -> None:
    """As if the screen had been handed over after every turn."""
    alternating = [
        choice for pair in zip(turns(FIRST), turns(SECOND), strict=True) for choice in pair
    ]
    assert actions_of(both_done()) == alternating


def test_the_cards_do_not_depend_on_the_other_persons_choices() -> None:
    """Each card that Ana was shown is the one she has in the end."""
    shown = view_of(first_done()).hand
    done = say(both_done(), "", "")
    assert done.session.sitting.shown == 0
    assert view_of(done).hand == shown


def test_nobody_is_told_of_a_choice_before_it_is_made() -> None:
    """Ana hears nothing of Ben, and Ben of each turn of hers only before the same turn of his."""
    reply = sit(GAME, seats=TWO, dealer=1)
    for line in ("", *turns(FIRST)):
        reply = say(reply, line)
        assert "Ben kept" not in text(reply)
        assert "Ben rejected" not in text(reply)
    reply = say(reply, "", "")
    for number, line in enumerate(turns(SECOND), 1):
        told = [e for e in view_of(reply).events if e.seat == 0 and e.kind in CHOICES]
        assert len(told) == number
        reply = say(reply, line)


def test_the_record_holds_only_what_was_played_in_order() -> None:
    """Nothing while Ana draws; her first turn then, and two turns with each of Ben's."""
    reply = say(sit(GAME, seats=TWO, dealer=1), "")
    sizes = []
    for line in (*turns(FIRST), "", "", *turns(SECOND)):
        reply = say(reply, line)
        record = record_of(reply.session.sitting.recorded, ["Ana", "Ben"], ["person"] * 2)
        sizes.append(len(record["deals"][0]["actions"]))
    assert sizes == [*[0] * 13, 1, 1, *range(3, 27, 2), 26]


def test_taking_back_goes_on_working_for_whoever_has_the_screen() -> None:
    """One's own turns one by one, never those of the other."""
    reply = first_done()
    assert reply.session.sitting.wait is Wait.HIDE
    back = say(reply, "undo", "undo")
    assert str(view_of(back).fact("turn")) == "12"
    assert view_of(say(back, *turns(FIRST)[11:])).hand == view_of(reply).hand
    second = say(reply, "", "", *turns(SECOND)[:5])
    back = say(second, "undo", "undo")
    assert str(view_of(back).fact("turn")) == "4"
    assert actions_of(say(back, *turns(SECOND)[3:])) == actions_of(both_done())
    for _ in range(4):
        back = say(back, "undo")
    assert "nothing to take back" in text(back)
    assert actions_of(back) == ["keep"]


def test_after_the_draw_nobody_hears_his_own_turns_again() -> None:
    """Though Ben has taken some of his back."""
    done = say(both_done(), "undo", turns(SECOND)[12], "", "")
    assert view_of(done).phase == "auction"
    assert "You kept" not in text(done)
    assert "You must" not in text(done)
