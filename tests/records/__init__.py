"""Reading, replaying, writing and sealing records."""
