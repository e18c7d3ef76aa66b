"""The table and what stands around it."""
