"""What a seat can compute."""
