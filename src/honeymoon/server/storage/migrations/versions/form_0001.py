"""The first form: tables, their events, and who may speak for which place."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
NAME = sa.String(64)
HASH = sa.LargeBinary(32)


def upgrade() -> None:
    """Make the three tables."""
    _tables()
    _events()
    _seats()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("owner", NAME, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_tables"),
    )


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("idem_key", NAME, nullable=True),
        sa.Column("digest", HASH, nullable=True),
        sa.Column("answer", sa.LargeBinary, nullable=True),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("prev_hash", HASH, nullable=False),
        sa.Column("hash", HASH, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_events_table_id"),
        sa.UniqueConstraint(
            "table_id", "seat", "idem_key", name="uq_events_table_id_seat_idem_key"
        ),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("link", HASH, nullable=True),
        sa.Column("token", HASH, nullable=True),
        sa.Column("code", HASH, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "place", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_seats_table_id"),
        sa.UniqueConstraint("link", name="uq_seats_link"),
        sa.UniqueConstraint("token", name="uq_seats_token"),
        sa.UniqueConstraint("code", name="uq_seats_code"),
    )
