"""The conversation at a served table: what is typed, heard and printed, without a network."""

from __future__ import annotations

import json
from dataclasses import replace

import msgspec
import pytest

from honeymoon.cli import remote_session as session_of
from honeymoon.cli.play_page import Page
from honeymoon.cli.receipt_text import deal_lines
from honeymoon.cli.remote_state import Told, Wish
from honeymoon.cli.sheet_text import sheet_lines
from honeymoon.locales import Texts
from honeymoon.protocol.client import Client
from honeymoon.protocol.commands import Leave
from honeymoon.protocol.messages import PROTOCOL, Err, Here, Welcome
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.server.views import table_view
from tests.cli.at_a_served_table import TIPS, Served, asked, planless, without_session
from tests.cli.calling import LANGUAGES, english_words
from tests.rules.helpers import BI, DD, GAMES, PL, PU, TH, phase_of
from tests.scale import FULL

LANGUAGE_OF = dict(zip(VARIANTS, ("es", "en", "pt", "it", "es", "pt", "it"), strict=True))


def page_of(served: Served, seat: int) -> Page:
    """How the seat's terminal writes."""
    session = served.at[seat].session
    assert session is not None
    return session.page


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_each_game_is_played_by_terminals(game: str) -> None:
    """Each prints the receipt and the sheet of the match, and asks for the next deal."""
    served = Served(game, lang=LANGUAGE_OF[game])
    served.play_deal()
    match = served.log.table.match
    for seat in served.at:
        page = page_of(served, seat)
        lines = [*deal_lines(page, 1, match.scored[0]), "", *sheet_lines(page, match)]
        assert served.printed[seat][-len(lines) :] == lines
        assert asked(served.at[seat]) == page.say("ask-next")
    served.play_on(lambda: served.log.table.match.deal is not None)
    assert not served.status


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_one_language(lang: str) -> None:
    """Seats, pauses, claims, what is taken back, a lost line, hints and reasons."""
    texts = Texts(lang)
    served = Served(PL, lang=lang, hints=True)
    word = {wish: texts(f"word-{wish.value}").split(",")[0] for wish in Wish}
    served.cut(1)
    served.connect(1)
    for seats in ((0, 1), (0,), (0, 1)):
        served.tell(0, Here(seats))
    served.say(0, word[Wish.PAUSE], word[Wish.CLAIM], "")
    at_play(served)
    for wish in (Wish.CLAIM, Wish.CONCEDE):
        served.say(0, word[wish])
        served.say(1, word[Wish.NO])
    seat = acting(served)
    hint = texts("word-hint").split(",")[0]
    undo = texts("word-undo").split(",")[0]
    served.say(seat, hint, hint, "1", undo)
    served.say(1 - seat, word[Wish.YES])
    served.say(0, texts("word-help"), texts("word-why").split(",")[0])
    served.say(0, texts("word-quit").split(",")[0])
    assert served.status == {0: 0}
    printed = "\n".join([*served.printed[0], *served.printed[1]])
    assert lang == "en" or not english_words(printed)
    for key in ("cut", "again", "paused", "resumed", "claim-declined", "seat-kept"):
        assert texts(f"remote-{key}") in printed
    for key in ("person-away", "person-back"):
        assert texts(f"remote-{key}", name="Ana1") in served.printed[0]


def test_who_is_away_is_told_once_and_who_is_back() -> None:
    """At the first view, and when it changes; never of oneself, or of a seat without a person."""
    served = Served(BI, TIPS, "person", "person")
    texts = served.at[1].texts
    away, back = (texts(f"remote-person-{key}", name="Ana2") for key in ("away", "back"))
    for seats in ((1, 2), (1,), (1,), (), (0, 1, 2), (0, 1, 2, 9)):
        served.tell(1, Here(seats))
    assert [line for line in served.printed[1] if line in (away, back)] == [away, back]
    again = without_session(served.at[1])
    for frame in (Welcome(PROTOCOL, (1,)), Here((1,)), table_view(served.log.table, 1)):
        said = session_of.heard(again, msgspec.json.encode(frame).decode(), "k")
        again = said.at
    assert (said.lines.count(away), said.status) == (1, None)
    served.log.do(Leave(2))
    served.show(1)
    count = len(served.printed[1])
    for seats in ((1,), (1, 2)):
        served.tell(1, Here(seats))
    assert served.printed[1][count:] == []


def acting(served: Served) -> int:
    """The seat to act."""
    seat = served.log.table.to_act
    assert seat is not None
    return seat


def at_play(served: Served, cards: int = 0) -> None:
    """To the play of a deal, one bid and passes, with so many cards played."""
    served.say(acting(served), "1nt" if served.at[0].texts.language == "en" else "1n")

    def is_there() -> bool:
        deal = served.log.table.match.deal
        assert deal is not None
        return deal.contract is not None and len(deal.events) > cards and acting(served) == 0

    served.play_on(is_there)


def test_a_whole_match_and_another_one() -> None:
    """To the winner, and Enter of both begins the next with an empty sheet."""
    served = Served(PL, options={} if FULL else {"match": "single-game"})
    while not served.log.table.match.is_over:
        served.play_on(lambda: served.log.table.match.deal is not None)
        served.say(acting(served), "3nt")
        served.play_deal()
    table = served.log.table
    again = served.at[0].texts("remote-ask-again")
    assert [asked(served.at[seat]) for seat in (0, 1)] == [again, again]
    last = sheet_lines(page_of(served, 0), table.match)
    assert served.printed[0][-len(last) :] == last
    served.play_on(lambda: len(served.log.table.past) == 1)
    for seat in served.at:
        assert any(line.startswith("Hand 1.") for line in served.printed[seat][-12:])
        assert served.say(seat, "score")[-1] == served.at[seat].texts("match-unfinished")


def test_who_wants_to_go_on_waits_for_the_other() -> None:
    """Enter once more deals nothing."""
    served = Served(PL)
    served.play_deal()
    served.say(0, "")
    assert page_of(served, 0).names[1] in asked(served.at[0])
    assert served.say(0, "") == [served.at[0].texts("play-not-now")]
    assert served.log.table.match.deal is None
    served.say(1, "")
    assert served.log.table.match.deal is not None


def test_several_discards_on_one_line_go_one_after_the_other() -> None:
    """As at one terminal, and nothing is sent that is not legal."""
    served = Served(TH)
    served.say(acting(served), "1c")
    served.play_on(lambda: phase_of(served.log.table.match) == "exchange")
    seat = acting(served)
    before = len(served.log.table.match.deal.actions)  # type: ignore[union-attr]
    served.say(seat, "1 2 3 4")
    deal = served.log.table.match.deal
    assert deal is not None
    assert len(deal.actions) == before + 4
    assert deal.phase is not None
    assert deal.phase.name == "play"
    assert served.at[seat].queued == ()


@pytest.mark.parametrize("game", [PL, DD, PU, BI])
def test_what_is_typed_out_of_turn_changes_nothing(game: str) -> None:
    """It is answered, and not sent."""
    served = Served(game)
    other = next(seat for seat in served.at if seat != acting(served))
    for line in ("1", "pass", "k", "c2", "1nt", "", "?", "hint", "nonsense", "yes", "no"):
        events = len(served.log.events)
        assert served.say(other, line), line
        assert len(served.log.events) == events, line


def test_what_the_rules_forbid_is_told_here_and_not_sent() -> None:
    """With the sentence of local play."""
    served = Served(PL)
    events = len(served.log.events)
    (told,) = served.say(acting(served), "x")
    assert "DD-" in told or "HM-" in told
    assert len(served.log.events) == events


def test_a_lost_line_is_told_once_and_what_was_asked_is_done_once() -> None:
    """The answer comes on the next connection."""
    served = Served(PL)
    seat = acting(served)
    served.heard.discard(seat)
    served.take(seat, session_of.cut(served.at[seat]))
    served.take(seat, session_of.cut(served.at[seat]))
    cut = served.at[seat].texts("remote-cut")
    assert served.printed[seat].count(cut) == 1
    served.say(seat, "1nt")
    assert asked(served.at[seat]) == ""
    actions = served.log.table.match.deal.actions  # type: ignore[union-attr]
    assert actions == ()
    served.connect(seat)
    assert served.printed[seat].count(served.at[seat].texts("remote-again")) == 1
    assert [str(action) for action in served.log.table.match.deal.actions] == ["1NT"]  # type: ignore[union-attr]


def test_a_terminal_that_was_started_anew_goes_on() -> None:
    """It shows where the deal stands, not all that has happened."""
    served = Served(PL, TIPS, "person")
    served.play_on(lambda: len(served.log.table.match.scored) == 1)
    served.play_on(lambda: served.log.table.match.deal is not None)
    served.say(1, "1nt")
    served.at[1], served.printed[1] = without_session(served.at[1]), []
    served.connect(1)
    assert any(line.startswith("Hand 2.") for line in served.printed[1])
    assert not any("1NT" in line and line.startswith("You:") for line in served.printed[1])
    assert asked(served.at[1]) != ""


def test_taking_back_is_asked_for_and_answered() -> None:
    """No leaves it; yes takes it back for both; a call nobody has followed needs no asking."""
    served = Served(PL)
    seat = acting(served)
    other = 1 - seat
    served.say(seat, "1nt", "undo")
    assert served.printed[other].count("Taken back.") == 1
    served.say(seat, "1nt")
    served.say(other, "pass")
    for answer, key in (("no", "remote-back-refused"), ("yes", "play-undone")):
        served.say(seat, "undo")
        assert asked(served.at[other]) == served.at[other].texts("remote-ask-back")
        served.say(other, answer)
        for one in (seat, other):
            assert served.at[one].texts(key) in served.printed[one][-12:]
    assert served.log.table.match.deal.actions == ()  # type: ignore[union-attr]
    assert served.say(other, "undo") == [
        served.at[other].texts("remote-refused-nothing-to-take-back")
    ]


def test_a_claim_shows_the_cards_and_is_answered() -> None:
    """Who is asked sees them; accepted, the deal comes to its receipt."""
    served = Served(PL)
    at_play(served)
    served.say(0, "concede")
    assert "concedes you the rest" in "\n".join(served.printed[1])
    assert any(line.startswith("Cards shown:") for line in served.printed[1])
    assert asked(served.at[1]) == served.at[1].texts("remote-ask-claim")
    assert "Waiting for" in asked(served.at[0])
    served.say(1, "no")
    assert served.printed[0].count(served.at[0].texts("remote-claim-declined")) == 1
    served.say(0, "concede")
    served.say(1, "yes")
    deal = served.log.table.match.deal
    assert deal is None or served.printed[1][-1] == "No legal play leads to that."


def test_hint_and_why_come_over_the_wire() -> None:
    """First the principle, then the action; of the other no more than is public."""
    served = Served(DD, "person", TIPS, hints=True, dealer=1)
    served.computers()
    first = served.say(0, "hint")
    assert first[-1] == served.at[0].texts("hint-again")
    second = served.say(0, "hint")
    assert second[0].startswith("expert-1")
    nobody = served.say(0, "why")
    assert nobody == [served.at[0].texts("why-nobody")]
    served.say(0, "k")
    told = served.say(0, "why")
    assert told[-1] == served.at[0].texts("why-later")
    served.play_deal()
    assert served.say(0, "why 26")[-1] == served.at[0].texts("remote-why-hidden")


def test_after_a_deal_of_open_hands_why_tells_everything() -> None:
    """All cards have been seen as they came."""
    served = Served(PL, "person", TIPS)
    served.say(0, "1nt")
    served.play_deal()
    told = served.say(0, "why")
    assert served.at[0].texts("why-later") not in told
    assert [line for line in told if line.startswith("It held") or "seen" in line], told


@pytest.mark.parametrize("text", ["", "{}", '{"t":"view"}', '{"t":"ack"}', "[]"])
def test_nonsense_ends_the_program_with_a_sentence(text: str) -> None:
    """Not with a traceback."""
    served = Served(PL)
    said = session_of.heard(served.at[0], text, "k")
    assert (said.status, said.lines) == (1, (served.at[0].texts("remote-nonsense"),))


@pytest.mark.parametrize("key", ["game", "options", "places", "deal", "scored", "dealer"])
def test_a_view_that_is_none_ends_the_program_with_a_sentence(key: str) -> None:
    """Whatever is wrong with it."""
    served = Served(PL)
    form = json.loads(msgspec.json.encode(table_view(served.log.table, 0)))
    odd = {"game": "chess", "options": {"a": "b"}, "places": [], "dealer": 0}
    form |= {"n": form["n"] + 1, key: odd.get(key, {"view": 9} if key == "deal" else [{}])}
    if key == "dealer":
        form["deal"]["dealer"] = 7
    said = session_of.heard(served.at[0], json.dumps(form), "k")
    assert said.status == 1


def test_a_refusal_that_has_no_sentence_is_told_by_its_code() -> None:
    """Nothing is silent."""
    served = Served(PL)
    served.heard.clear()
    seat = acting(served)
    step = session_of.typed(served.at[seat], "pass", "k")
    text = json.dumps({"t": "err", "code": "key-used", "key": "k"})
    said = session_of.heard(step.at, text, "other")
    assert said.lines == (served.at[seat].texts("remote-refused", code="key-used"),)
    assert Err("key-used").code in said.lines[0]


def test_the_end_of_the_input_leaves_the_seat_as_it_is() -> None:
    """Nothing is sent."""
    served = Served(PL)
    events = len(served.log.events)
    served.say(0, None)
    assert served.status == {0: 0}
    assert len(served.log.events) == events


@pytest.mark.parametrize("game", [DD, TH])
def test_who_watches_sees_what_is_public_and_can_do_nothing(game: str) -> None:
    """The story of a deal and its receipt, and no card of a hand that is not open."""
    served = Served(game)
    watching = replace(served.at[0], client=Client(None), session=None, told=Told())
    printed: list[str] = []
    while served.log.table.match.deal is not None:
        for frame in (Welcome(PROTOCOL, ()), table_view(served.log.table, SPECTATOR)):
            text = msgspec.json.encode(frame).decode()
            said = session_of.heard(watching, text, "k")
            watching, printed = said.at, [*printed, *said.lines]
            assert said.status is None
        for line in ("1", "keep", "", "undo", "hint", "why", "claim", "pause", "yes", "hand"):
            said = session_of.typed(watching, line, "k")
            assert (said.send, said.status) == ((), None), line
        seat = acting(served)
        served.say(seat, planless(served.at[seat]))
    assert any("Hand 1." in line for line in printed)
    assert not any("You" in line for line in printed if "Your" not in line)
