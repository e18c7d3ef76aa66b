"""Databases that this program has written, one for each version: they open in every later one.

``VERSION.sql`` is the database as SQLite dumps it, ``VERSION.json`` what its tables had come to.
Those of earlier versions are never changed.
"""
