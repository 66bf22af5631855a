"""Go Goa: an arcade-style client for the roll-and-write game."""

__version__ = "0.1.0"
