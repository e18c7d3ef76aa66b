"""Computer players: each sees a View, the time it has, and a source of chance."""
