"""Frozen facts about the engine as text files: counts, the action table, playthroughs."""
