"""The tests of honeymoon; the folders mirror src/honeymoon."""
