"""Helpers of ./play and ./test; standard library only, never shipped."""
