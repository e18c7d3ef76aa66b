"""One file of data per game; ``catalogue`` lists them."""
