"""Where tables are kept: a log that is only ever added to, in SQLite or PostgreSQL."""
