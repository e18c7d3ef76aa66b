"""The client without a socket: one effect each, the newest view, whatever the line does."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import msgspec
import pytest

from honeymoon.protocol import client as clients
from honeymoon.protocol.client import (
    Answered,
    Client,
    Later,
    NotUnderstood,
    Refusal,
    Step,
    asked,
    asked_again,
    connected,
    heard,
    lost,
    read_frame,
)
from honeymoon.protocol.commands import Act, Next, Pause
from honeymoon.protocol.messages import (
    PROTOCOL,
    Ack,
    Do,
    Err,
    FromClient,
    FromServer,
    Hello,
    Hint,
    Sync,
    TableView,
    Welcome,
)
from honeymoon.server.errors import TableRefusal
from honeymoon.server.views import table_view
from tests.rules.helpers import PL
from tests.scale import deals
from tests.server.tables import Log, table_for

VIEW = table_view(table_for(PL).table, 0)
NEXT = Do("k", Next(0))


def welcome(client: Client) -> Client:
    """The client on a connection of which the server has said hello."""
    return heard(connected(client).client, Welcome(PROTOCOL, (0,))).client


def numbered(number: int, seat: int | None = 0) -> TableView:
    """A view of that number."""
    return msgspec.structs.replace(VIEW, n=number, seat=seat)


def test_a_connection_begins_with_hello_and_sends_what_waits_once_it_is_welcome() -> None:
    """Nothing before."""
    client = asked(Client(0), NEXT).client
    hello = connected(client)
    assert hello.send == (Hello(PROTOCOL),)
    assert asked(hello.client, Hint("h", 0, 1)).send == ()
    assert heard(hello.client, Welcome(PROTOCOL, (0,))).send == (NEXT,)


def test_an_answer_ends_the_waiting_and_a_second_one_is_passed_over() -> None:
    """An error is an answer, unless it says to try again."""
    client = asked(welcome(Client(0)), NEXT).client
    later = heard(client, Err("unavailable", "k", retry=True))
    assert later == Step(client, (), Later(NEXT, "unavailable"))
    assert asked_again(later.client, NEXT).send == (NEXT,)
    for answer in (Ack("k", 3), Err("not-now", "k")):
        done = heard(client, answer)
        assert done.news == Answered(NEXT, answer)
        assert done.client.waiting == ()
        assert heard(done.client, answer) == Step(done.client)
        assert asked_again(done.client, NEXT).send == ()


def test_only_newer_views_are_shown_and_a_gap_is_asked_about() -> None:
    """On a new connection the first view counts, whatever its number."""
    first = heard(welcome(Client(0)), numbered(5))
    assert first.news == numbered(5)
    for old in (4, 5):
        assert heard(first.client, numbered(old)) == Step(first.client)
    assert heard(first.client, numbered(6)).send == ()
    gap = heard(first.client, numbered(8))
    assert (gap.send, gap.news) == ((Sync(0),), numbered(8))
    again = heard(welcome(lost(gap.client).client), numbered(2))
    assert (again.send, again.news) == ((), numbered(2))
    assert heard(first.client, numbered(6, seat=1)) == Step(first.client)


def test_a_refusal_of_the_connection_is_told() -> None:
    """It answers no request."""
    assert heard(Client(0), Err("version")).news == Refusal("version")


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", "1", '{"t":[]}', '{"t":"ack"}', '{"t":"ack","key":1,"n":1}', "[" * 9999],
)
def test_what_no_server_says_is_not_understood(text: str) -> None:
    """One kind of error, whatever it is."""
    with pytest.raises(NotUnderstood):
        read_frame(text)


def test_what_is_new_is_passed_over() -> None:
    """Fields and kinds of a later server."""
    sent = {"t": "ack", "key": "k", "n": 3, "later": [1]}
    assert read_frame(json.dumps(sent)) == Ack("k", 3)
    assert read_frame('{"t":"song"}') is None
    frames = (Welcome(1, (0,)), VIEW, Err("stale", "k"))
    assert [read_frame(msgspec.json.encode(frame).decode()) for frame in frames] == list(frames)


class Line:
    """A server of one table, and a line that loses, repeats and cuts; the client's side of it."""

    def __init__(self, rng: Random) -> None:
        self.log: Log = table_for(PL)
        self.client = Client(0)
        self.rng = rng
        self.answers: dict[str, Ack | Err] = {}
        self.effects: list[str] = []
        self.lines = 0

    def step(self, step: Step) -> None:
        """What is to be sent arrives, or the line is cut."""
        self.client, line = step.client, self.lines
        for frame in step.send:
            if self.rng.random() < 0.25:
                self.cut()
            for _ in range(self.rng.choice((1, 1, 2))):
                if line == self.lines:
                    self.arrive(frame)

    def cut(self) -> None:
        """The line is gone, and there is another."""
        self.lines += 1
        self.client = lost(self.client).client
        self.step(connected(self.client))

    def arrive(self, frame: FromClient) -> None:
        """The server does it and answers; the answer may be lost with the line."""
        line, told = self.lines, self.done(frame) if isinstance(frame, Do) else None
        answers: list[FromServer | None] = [table_view(self.log.table, 0), told]
        if isinstance(frame, Hello):
            answers.insert(0, Welcome(PROTOCOL, (0,)))
        for answer in answers:
            if line == self.lines and self.rng.random() < 0.1:
                self.cut()
            if line == self.lines and answer is not None:
                self.step(heard(self.client, answer))

    def done(self, frame: Do) -> Ack | Err:
        """Once for each key."""
        if frame.key not in self.answers:
            self.log.do(frame.command)
            self.effects.append(frame.key)
            self.answers[frame.key] = Ack(frame.key, self.log.table.view_number(0))
        return self.answers[frame.key]


def test_each_request_has_one_effect_whatever_the_line_does() -> None:
    """And in the end the client's view is the server's, with nothing left to wait for."""
    for seed in range(deals(20, 400)):
        line = Line(Random(seed))
        line.step(connected(line.client))
        keys = [str(number) for number in range(12)]
        for number, key in enumerate(keys):
            line.step(asked(line.client, Do(key, Pause(0, number % 2 == 0))))
            while line.client.waiting or not line.client.is_shown:
                line.cut()
        assert line.effects == keys
        assert line.client.view == table_view(line.log.table, 0)


def test_the_check_of_the_line_finds_a_client_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that does not send again what was not answered."""

    def forgetful(client: Client) -> Step:
        return Step(replace(clients.lost(client).client, waiting=()))

    monkeypatch.setitem(globals(), "lost", forgetful)
    with pytest.raises((AssertionError, TableRefusal)):
        test_each_request_has_one_effect_whatever_the_line_does()


def test_an_act_names_the_view_that_it_answers_also_when_it_is_sent_again() -> None:
    """So that nothing is done on a view that the person did not see."""
    act = Do("a", Act(0, "pass", 5))
    client = asked(welcome(Client(0)), act).client
    assert heard(connected(client).client, Welcome(PROTOCOL, (0,))).send == (act,)
