"""What goes over the wire between a table and those who sit at it."""
