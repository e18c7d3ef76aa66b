"""The table at which people and computer players sit: a value, folded from a log of events."""
