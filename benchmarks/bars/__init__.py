"""What the computer players have to reach: one module for each sort of bar."""
