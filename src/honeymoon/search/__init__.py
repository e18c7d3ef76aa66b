"""What a seat can imagine, and later what it can compute."""
