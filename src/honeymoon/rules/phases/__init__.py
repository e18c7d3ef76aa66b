"""The phases that plans are made of; none imports another."""
