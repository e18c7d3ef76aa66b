"""Random play by guided players: whole matches that reach every kind of deal."""
