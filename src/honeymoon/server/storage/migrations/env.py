"""How Alembic runs the steps: over the connection, and in the transaction, of whoever asks."""

from __future__ import annotations

from alembic import context

from honeymoon.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
