"""The second form: who is connected, as the workers on one PostgreSQL tell each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
NAME = sa.String(64)


def upgrade() -> None:
    """Make one more table."""
    op.create_table(
        "presence",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("worker", NAME, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "worker", name="pk_presence"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_presence_table_id"),
    )
