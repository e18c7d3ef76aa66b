"""The commands of honeymoon in the terminal: one file for each, and the text they share."""
