"""The commands, as people and programs call them."""
