"""Measurements: ratios against a named peer, in the same run. None of them is a test."""
