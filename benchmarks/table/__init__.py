"""What the table has to keep to: one module for each guarantee.

A module has ``BAR``, what is wanted; ``FULL``, its full size; and ``measure(size, database)``,
which gives a Row and calls ``told`` as it goes on. ``DATABASES`` says in which databases it is
measured, if not only in the one that a server has unless it is told otherwise.
"""
