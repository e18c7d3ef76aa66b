"""The player ``tips-1``: the advice of the games' own texts, made definite.

Frozen under its name as the yardstick for stronger players: a change of any decision is a new
version. Nothing here draws on chance.
"""
