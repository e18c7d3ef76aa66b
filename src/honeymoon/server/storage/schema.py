"""The tables of the database, the same for SQLite and PostgreSQL.

``events`` is the truth; everything else can be told from it, or is about who may speak for a
seat. Its two keys decide all races: one event for each place in a log, and one answer to each
key that a client made.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
NAME = String(64)

TABLES = Table(
    "tables",
    METADATA,
    Column("table_id", NAME, primary_key=True),
    Column("epoch", BigInteger, nullable=False, default=0),
    Column("owner", NAME, nullable=False, default=""),
    Column("created_at", DateTime(timezone=True), nullable=False),
)
"""``owner`` is the worker that has the table; whoever takes it over counts ``epoch`` up."""

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.table_id), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("idem_key", NAME, nullable=True),
    Column("digest", LargeBinary(32), nullable=True),
    Column("answer", LargeBinary, nullable=True),
    Column("payload", LargeBinary, nullable=False),
    Column("prev_hash", LargeBinary(32), nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "seat", "idem_key"),
)
"""The first event of a request has its key, what was asked (``digest``), and the answer."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.table_id), nullable=False),
    Column("place", Integer, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("link", LargeBinary(32), nullable=True),
    Column("token", LargeBinary(32), nullable=True),
    Column("code", LargeBinary(32), nullable=True),
    PrimaryKeyConstraint("table_id", "place"),
    UniqueConstraint("link"),
    UniqueConstraint("token"),
    UniqueConstraint("code"),
)
"""Places of a table, the seats and those that are none, and the hashes of what opens them.

``link`` can be claimed once, ``token`` speaks for the place, ``code`` moves it elsewhere.
``epoch`` counts the holders.
"""

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.table_id), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("worker", NAME, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "worker"),
)
"""Until when a worker says that somebody is connected for a seat, of several on one PostgreSQL.

It says so again and again. A row of the past tells when somebody was there last.
"""
