"""Scoring: what a played deal is worth, and the score sheets of a rubber and of Bismarck."""
