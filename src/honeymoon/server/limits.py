"""How much of everything one client can have, in one place so that tests can have less."""

from __future__ import annotations

from typing import NamedTuple

from honeymoon.server.rates import Rate


class Limits(NamedTuple):
    """Times in seconds, sizes in bytes.

    ``hello`` is how long a new connection may be silent, ``last_words`` how long a slow reader
    has for what is still sent before it is cut off, ``recheck`` how often a connection looks
    whether another process gave its places away. ``grace`` is how long a seat whose last
    connection is gone still counts as here, ``absent`` after how long without one another
    person may hand it to the stand-in. ``waiting`` are the messages that wait for one
    connection, ``refusals`` what it may send in vain, one after the other, before it is closed.
    """

    frame: int = 8 * 1024
    body: int = 8 * 1024
    record: int = 64 * 1024
    hello: float = 10.0
    last_words: float = 5.0
    recheck: float = 30.0
    grace: float = 5.0
    absent: float = 60.0
    waiting: int = 64
    refusals: int = 20
    sockets: int = 4000
    sockets_of_address: int = 64
    sockets_of_table: int = 64
    seats_of_connection: int = 64
    commands_of_seat: Rate = Rate(20, 5.0)
    commands_of_table: Rate = Rate(80, 20.0)
    questions_of_seat: Rate = Rate(5, 0.2)
    phrases_of_seat: Rate = Rate(3, 0.2)
    frames_of_connection: Rate = Rate(60, 20.0)
    posts_of_address: Rate = Rate(30, 0.5)
    requests_of_address: Rate = Rate(200, 20.0)
    hellos_of_address: Rate = Rate(60, 2.0)
    tables_of_address: Rate = Rate(10, 1 / 60)
    tables: Rate = Rate(200, 2.0)
